//! The source's `getopt` and `getmax`, as alpha-beta.

use super::evaluation::Evaluation;
use crate::core::board_view::BoardView;
use crate::core::bound::Bound;
use crate::core::insight::Branch;
use crate::core::player::Score;
use crate::core::rules::Rules;
use crate::core::thought::{TRACED_PLIES, Thought};
use crate::core::trace::Tracer;
use crate::games::reversi::position::{Move, Position};
use crate::search::bits::Bits;
use crate::search::budget::Budget;

/// Greater than every value.
pub(super) const INFINITY: i32 = i32::MAX - 1;

/// Initial value of the source's `max`, which the trace shows for an open window.
const UNBOUNDED: i32 = 999_999;

/// An expanded node of the search tree, with its alpha-beta window.
pub(super) struct Node {
    position: Position,
    depth: u32,
    alpha: i32,
    beta: i32,
    /// Whether alpha-beta would skip the node.
    is_pruned: bool,
    /// 1 if the program is to move, -1 if its opponent is.
    sign: i32,
}

impl Node {
    pub(super) fn root(position: &Position, depth: u32) -> Node {
        Node { position: *position, depth, alpha: -INFINITY, beta: INFINITY, is_pruned: false, sign: 1 }
    }
}

/// The recursion of `getopt` with alpha-beta, which skips only branches that cannot change the root's value.
pub(super) struct Minimax<'a, T> {
    evaluation: &'a Evaluation,
    pub(super) budget: Budget<'a, Move>,
    tracer: T,
    /// Depth of the root.
    depth: u32,
}

/// Trace steps, by the lines of `getopt`, or of `getmax` at the last ply.
impl<T: Tracer> Minimax<'_, T> {
    /// Line of `getopt`, or of `getmax` at the last ply.
    fn line(depth: u32, getopt: u8, getmax: u8) -> u8 {
        if depth == 1 { getmax } else { getopt }
    }

    pub(super) fn trace_begin(&mut self, position: &Position, depth: u32, [alpha, beta]: [i32; 2]) {
        if depth > 1 {
            let window = [alpha, beta].map(|bound| bound.clamp(-UNBOUNDED, UNBOUNDED));
            let changed = [("tiefe", depth as i32), ("alpha", window[0]), ("beta", window[1])];
            self.tracer.step(2, None, &changed);
        }
        self.tracer.board(|| position.cells());
        self.tracer.step(Self::line(depth, 3, 12), None, &[("tiefe", depth as i32), ("max", -UNBOUNDED)]);
    }

    pub(super) fn trace_move(&mut self, position: &Position, square: u8, depth: u32) {
        if !T::ENABLED {
            return;
        }
        let cell = Some(usize::from(square));
        self.tracer.step(Self::line(depth, 4, 13), cell, &[("tiefe", depth as i32), ("i", number(cell))]);
        self.tracer.board(|| position.after(square).0.cells());
        self.tracer.step(Self::line(depth, 5, 14), cell, &[]);
    }

    /// Traces the comparison of a move's value with the best, and with alpha if there is a window.
    pub(super) fn trace_comparison(
        &mut self,
        position: &Position,
        square: u8,
        (depth, alpha): (u32, Option<i32>),
        value: i32,
        leads: bool,
    ) {
        if !T::ENABLED {
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

    /// Traces a cutoff: the remaining moves cannot change the choice at the root.
    fn trace_cutoff(&mut self, square: u8, beta: i32) {
        self.tracer.step(10, Some(square.into()), &[("beta", beta)]);
    }

    pub(super) fn trace_return(&mut self, depth: u32, value: i32, cell: Option<usize>) {
        let changed = [("tiefe", depth as i32), ("max", value), ("zug", number(cell))];
        self.tracer.step(Self::line(depth, 11, 23), cell, &changed);
    }
}

/// Reports to the observer, with values from the program's side.
impl<T> Minimax<'_, T> {
    /// Ply and sign (1 if the program moves, -1 if its opponent does) of a node; `None` beyond the reported
    /// plies.
    fn reported_ply(&self, depth: u32) -> Option<(u32, i32)> {
        let ply = self.depth - depth;
        (ply < TRACED_PLIES).then(|| (ply, if ply.is_multiple_of(2) { 1 } else { -1 }))
    }

    /// Reports that a move is searched in the window `[alpha, beta]`.
    pub(super) fn report_try(&mut self, square: u8, depth: u32, window: [i32; 2]) {
        let Some((ply, sign)) = self.reported_ply(depth) else { return };
        let [alpha, beta] = (if sign > 0 { window } else { [-window[1], -window[0]] }).map(finite);
        self.budget.report_thought(|| Thought::Try { ply, chosen: Move::on(square), alpha, beta });
    }

    /// Reports the value of a move with the window in which it was found.
    pub(super) fn report_value(&mut self, square: u8, depth: u32, found: [i32; 3], leads: bool) {
        let Some((ply, sign)) = self.reported_ply(depth) else { return };
        let [value, alpha, beta] = found;
        let [alpha, beta] = if sign > 0 { [alpha, beta] } else { [-beta, -alpha] };
        let known = Bound::of(sign * value, alpha, beta);
        let score = Score::Points(sign * value);
        self.budget.report_thought(|| Thought::Value { ply, chosen: Move::on(square), score, known, leads });
    }

    /// Reports the moves skipped by a cutoff.
    fn report_cut(&mut self, squares: u64, depth: u32, value: i32, bound: i32) {
        let Some((ply, sign)) = self.reported_ply(depth).filter(|_| squares != 0) else { return };
        let moves = || Bits(squares).map(Move::on).collect();
        self.budget.report_thought(|| Thought::Cut {
            ply,
            moves: moves(),
            value: sign * value,
            bound: sign * bound,
        });
    }
}

/// A bound of a window; `None` if it is open.
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

    /// Value of a move for the side that makes it, and the principal variation.
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

    /// Fail-soft alpha-beta: value for the side to move and principal variation; `None` once
    /// the budget is exhausted.
    fn search(&mut self, position: &Position, depth: u32, alpha: i32, beta: i32) -> Option<(i32, Vec<Move>)> {
        if !self.budget.spend() {
            return None;
        }
        self.trace_begin(position, depth, [alpha, beta]);
        let legal = position.legal_squares();
        if legal == 0 {
            let side = position.side_to_move();
            let value =
                if depth == 1 { self.evaluation.evaluate(position, side) } else { self.evaluation.stuck };
            self.trace_return(depth, value, None);
            return Some((value, Vec::new()));
        }
        if depth == 1 {
            let best = self.best_of_leaves(position, legal);
            return Some((best.0, vec![Move::on(best.1)]));
        }
        let mut best = (-INFINITY, Vec::new());
        for square in Bits(legal) {
            let next = position.after(square).0;
            self.trace_move(position, square, depth);
            // Alpha is one below the best value, so that a later move of equal value is
            // recognised and preferred.
            let floor = alpha.max(best.0 - 1);
            self.report_try(square, depth, [floor, beta]);
            let (value, replies) = self.search(&next, depth - 1, -beta, -floor)?;
            self.trace_comparison(position, square, (depth, Some(alpha)), -value, -value >= best.0);
            self.report_value(square, depth, [-value, floor, beta], -value >= best.0);
            if -value >= best.0 {
                best = (-value, std::iter::once(Move::on(square)).chain(replies).collect());
            }
            if best.0 >= beta {
                self.trace_cutoff(square, beta);
                self.report_cut(legal & !(u64::MAX >> (63 - square)), depth, best.0, beta);
                break;
            }
        }
        self.trace_return(depth, best.0, cell(best.1[0]));
        Some(best)
    }

    /// Searches the last ply; of equal moves the last one wins.
    fn best_of_leaves(&mut self, position: &Position, legal: u64) -> (i32, u8) {
        let mut best = (i32::MIN, 0);
        for square in Bits(legal) {
            self.trace_move(position, square, 1);
            let value = self.evaluation.evaluate_move(position, square, &mut self.tracer);
            self.trace_comparison(position, square, (1, None), value, value >= best.0);
            self.report_value(square, 1, [value, -INFINITY, INFINITY], value >= best.0);
            if value >= best.0 {
                best = (value, square);
            }
        }
        self.trace_return(1, best.0, Some(best.1.into()));
        best
    }

    /// Branches of a node with minimax values; each has its child node unless it is a leaf.
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

/// Cell of a move, for the trace.
pub(super) fn cell(chosen: Move) -> Option<usize> {
    chosen.square().map(usize::from)
}

/// Cell as the value of a variable; -1 for none, as in the source.
pub(super) fn number(cell: Option<usize>) -> i32 {
    cell.map_or(-1, |cell| cell as i32)
}
