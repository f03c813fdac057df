//! The source's `getopt` over its `getmax`, by alpha-beta.

use super::evaluation::Evaluation;
use crate::core::board_view::BoardView;
use crate::core::bound::Bound;
use crate::core::insight::Branch;
use crate::core::player::Score;
use crate::core::rules::Rules;
use crate::core::thought::{TOLD_PLIES, Thought};
use crate::core::trace::Tracer;
use crate::games::reversi::position::{Move, Position};
use crate::search::bits::Bits;
use crate::search::budget::Budget;

/// Greater than every value.
pub(super) const INFINITY: i32 = i32::MAX - 1;

/// Where the source lets `max` begin; the trace shows it for an open window.
const UNBOUNDED: i32 = 999_999;

/// An opened node of the search tree, with the window that alpha-beta would have there.
pub(super) struct Node {
    position: Position,
    depth: u32,
    alpha: i32,
    beta: i32,
    /// Whether alpha-beta would not visit it at all.
    is_pruned: bool,
    /// 1 where the program moves, -1 where its opponent does.
    sign: i32,
}

impl Node {
    pub(super) fn root(position: &Position, depth: u32) -> Node {
        Node { position: *position, depth, alpha: -INFINITY, beta: INFINITY, is_pruned: false, sign: 1 }
    }
}

/// The recursion of `getopt` with alpha-beta, which skips only what cannot change the value at the root.
pub(super) struct Minimax<'a, T> {
    evaluation: &'a Evaluation,
    pub(super) budget: Budget<'a, Move>,
    tracer: T,
    /// The depth at the root.
    depth: u32,
}

/// What is told of a node, by the lines of `getopt`, and of `getmax` where it is the last.
impl<T: Tracer> Minimax<'_, T> {
    /// The line of `getopt`, or the one of `getmax` with the same meaning.
    fn line(depth: u32, getopt: u8, getmax: u8) -> u8 {
        if depth == 1 { getmax } else { getopt }
    }

    pub(super) fn begin(&mut self, position: &Position, depth: u32, [alpha, beta]: [i32; 2]) {
        if depth > 1 {
            let window = [alpha, beta].map(|bound| bound.clamp(-UNBOUNDED, UNBOUNDED));
            let changed = [("tiefe", depth as i32), ("alpha", window[0]), ("beta", window[1])];
            self.tracer.step(2, None, &changed);
        }
        self.tracer.board(|| position.cells());
        self.tracer.step(Self::line(depth, 3, 12), None, &[("tiefe", depth as i32), ("max", -UNBOUNDED)]);
    }

    pub(super) fn make(&mut self, position: &Position, square: u8, depth: u32) {
        if !T::WATCHES {
            return;
        }
        let cell = Some(usize::from(square));
        self.tracer.step(Self::line(depth, 4, 13), cell, &[("tiefe", depth as i32), ("i", number(cell))]);
        self.tracer.board(|| position.after(square).0.cells());
        self.tracer.step(Self::line(depth, 5, 14), cell, &[]);
    }

    /// A value has been found for a move, which raises alpha where there is one.
    pub(super) fn compare(
        &mut self,
        position: &Position,
        square: u8,
        (depth, alpha): (u32, Option<i32>),
        value: i32,
        leads: bool,
    ) {
        if !T::WATCHES {
            return;
        }
        let cell = Some(usize::from(square));
        if depth > 1 {
            self.tracer.step(6, cell, &[("tiefe", depth as i32), ("sum", value)]);
        }
        self.tracer.step(Self::line(depth, 7, 20), cell, &[]);
        if leads {
            let raised = alpha.map(|alpha| ("alpha", alpha.max(value - 1)));
            let changed: Vec<_> = [("max", value), ("zug", number(cell))].into_iter().chain(raised).collect();
            self.tracer.step(Self::line(depth, 8, 21), cell, &changed);
        }
        self.tracer.board(|| position.cells());
        self.tracer.step(Self::line(depth, 9, 22), cell, &[]);
    }

    /// The moves after this one cannot change the choice at the root.
    fn leave(&mut self, square: u8, beta: i32) {
        self.tracer.step(10, Some(square.into()), &[("beta", beta)]);
    }

    pub(super) fn hand_up(&mut self, depth: u32, value: i32, cell: Option<usize>) {
        let changed = [("tiefe", depth as i32), ("max", value), ("zug", number(cell))];
        self.tracer.step(Self::line(depth, 11, 23), cell, &changed);
    }
}

/// What is told to an observer, in values for the program.
impl<T> Minimax<'_, T> {
    /// How many moves come before those of a node, and 1 where the program makes them, -1 where its opponent does;
    /// nothing where nobody is told of them.
    fn told(&self, depth: u32) -> Option<(u32, i32)> {
        let ply = self.depth - depth;
        (ply < TOLD_PLIES).then(|| (ply, if ply.is_multiple_of(2) { 1 } else { -1 }))
    }

    /// A move is made in the window `[alpha, beta]`.
    pub(super) fn tell_try(&mut self, square: u8, depth: u32, window: [i32; 2]) {
        let Some((ply, sign)) = self.told(depth) else { return };
        let [alpha, beta] = (if sign > 0 { window } else { [-window[1], -window[0]] }).map(finite);
        self.budget.tell(|| Thought::Try { ply, chosen: Move::on(square), alpha, beta });
    }

    /// A move has a value, found in the window that comes with it.
    pub(super) fn tell_value(&mut self, square: u8, depth: u32, found: [i32; 3], leads: bool) {
        let Some((ply, sign)) = self.told(depth) else { return };
        let [value, alpha, beta] = found;
        let [alpha, beta] = if sign > 0 { [alpha, beta] } else { [-beta, -alpha] };
        let known = Bound::of(sign * value, alpha, beta);
        let score = Score::Points(sign * value);
        self.budget.tell(|| Thought::Value { ply, chosen: Move::on(square), score, known, leads });
    }

    /// The squares after the one that was enough are left out.
    fn tell_cut(&mut self, squares: u64, depth: u32, value: i32, bound: i32) {
        let Some((ply, sign)) = self.told(depth).filter(|_| squares != 0) else { return };
        let moves = || Bits(squares).map(Move::on).collect();
        self.budget.tell(|| Thought::Cut { ply, moves: moves(), value: sign * value, bound: sign * bound });
    }
}

/// A bound of a window; nothing where it is open.
fn finite(bound: i32) -> Option<i32> {
    (bound.abs() < INFINITY).then_some(bound)
}

impl<'a, T: Tracer> Minimax<'a, T> {
    pub(super) fn new(
        evaluation: &'a Evaluation,
        budget: Budget<'a, Move>,
        tracer: T,
        depth: u32,
    ) -> Minimax<'a, T> {
        Minimax { evaluation, budget, tracer, depth }
    }

    /// The value of a move for the side that makes it, and the principal variation.
    pub(super) fn value_of_move(
        &mut self,
        position: &Position,
        square: u8,
        depth: u32,
    ) -> Option<(i32, Vec<Move>)> {
        let mut pv = vec![Move::on(square)];
        if depth == 1 {
            if !self.budget.spend() {
                return None;
            }
            return Some((self.evaluation.evaluate_move(position, square, &mut self.tracer), pv));
        }
        let (value, replies) = self.search(&position.after(square).0, depth - 1, -INFINITY, INFINITY)?;
        pv.extend(replies);
        Some((-value, pv))
    }

    /// Alpha-beta, fail-soft: the value of a position for the side to move and the principal variation; nothing when the
    /// budget is spent.
    fn search(&mut self, position: &Position, depth: u32, alpha: i32, beta: i32) -> Option<(i32, Vec<Move>)> {
        if !self.budget.spend() {
            return None;
        }
        self.begin(position, depth, [alpha, beta]);
        let legal = position.legal_squares();
        if legal == 0 {
            let side = position.side_to_move();
            let value =
                if depth == 1 { self.evaluation.evaluate(position, side) } else { self.evaluation.stuck };
            self.hand_up(depth, value, None);
            return Some((value, Vec::new()));
        }
        if depth == 1 {
            let best = self.best_of_leaves(position, legal);
            return Some((best.0, vec![Move::on(best.1)]));
        }
        let mut best = (-INFINITY, Vec::new());
        for square in Bits(legal) {
            let next = position.after(square).0;
            self.make(position, square, depth);
            // Alpha is one below the best so far, so that a later move of equal value is recognised and kept.
            let floor = alpha.max(best.0 - 1);
            self.tell_try(square, depth, [floor, beta]);
            let (value, replies) = self.search(&next, depth - 1, -beta, -floor)?;
            self.compare(position, square, (depth, Some(alpha)), -value, -value >= best.0);
            self.tell_value(square, depth, [-value, floor, beta], -value >= best.0);
            if -value >= best.0 {
                best = (-value, std::iter::once(Move::on(square)).chain(replies).collect());
            }
            if best.0 >= beta {
                self.leave(square, beta);
                self.tell_cut(legal & !(u64::MAX >> (63 - square)), depth, best.0, beta);
                break;
            }
        }
        self.hand_up(depth, best.0, cell(best.1[0]));
        Some(best)
    }

    /// The last ply: of equal moves the last one counts.
    fn best_of_leaves(&mut self, position: &Position, legal: u64) -> (i32, u8) {
        let mut best = (i32::MIN, 0);
        for square in Bits(legal) {
            self.make(position, square, 1);
            let value = self.evaluation.evaluate_move(position, square, &mut self.tracer);
            self.compare(position, square, (1, None), value, value >= best.0);
            self.tell_value(square, 1, [value, -INFINITY, INFINITY], value >= best.0);
            if value >= best.0 {
                best = (value, square);
            }
        }
        self.hand_up(1, best.0, Some(best.1.into()));
        best
    }

    /// The branches of a node with their minimax values, each with the node that it leads to unless it is a leaf.
    pub(super) fn branches(&mut self, node: &Node) -> Option<Vec<(Branch<Move>, Option<Node>)>> {
        let Node { position, depth, alpha, beta, sign, .. } = *node;
        let mut cut = node.is_pruned;
        let mut best = -INFINITY;
        let mut branches = Vec::new();
        for square in Bits(position.legal_squares()) {
            let next = position.after(square).0;
            let (value, _) = self.value_of_move(&position, square, depth)?;
            let leaf = depth == 1 || next.legal_squares() == 0;
            let child = Node {
                position: next,
                depth: depth.saturating_sub(1),
                alpha: -beta,
                beta: -alpha.max(best - 1),
                is_pruned: cut,
                sign: -sign,
            };
            let leads = value >= best;
            let branch = Branch { chosen: Move::on(square), value: Some(sign * value), leads, cut, leaf };
            branches.push((branch, (!leaf).then_some(child)));
            best = best.max(value);
            cut |= best >= beta;
        }
        Some(branches)
    }
}

/// The cell of a move, for whoever watches.
pub(super) fn cell(chosen: Move) -> Option<usize> {
    chosen.square().map(usize::from)
}

/// A cell as the value of a variable; -1 for none, as in the source.
pub(super) fn number(cell: Option<usize>) -> i32 {
    cell.map_or(-1, |cell| cell as i32)
}
