//! Ramscher and Aufpasser: an evaluation by a table of square values, and alpha-beta over it.

use super::{Doofie, KlauWasteKannz, flips};
use crate::core::insight::{Branch, Candidate, Explain, Insight};
use crate::core::parameters::Parameters;
use crate::core::player::{Choice, Limits, Player, Report, Score, SearchObserver};
use crate::core::record::Record;
use crate::core::rules::{Rules, Side};
use crate::games::reversi::position::{Move, Position};
use crate::search::bits::Bits;
use crate::search::budget::Budget;

/// Greater than every value.
const INFINITY: i32 = i32::MAX - 1;

/// The evaluation of Ramscher and Aufpasser.
#[derive(Clone)]
struct Evaluation {
    /// The sum of the table's values for each row's 256 sets of discs: a position takes 16 look-ups.
    rows: Box<[[i32; 256]; 8]>,
    /// What the square of a move adds.
    bonus: [i32; 64],
    stuck: i32,
}

impl Evaluation {
    fn new(numbers: &Parameters) -> Evaluation {
        let table = numbers.table("table");
        let mut rows = Box::new([[0; 256]; 8]);
        for (row, sums) in rows.iter_mut().enumerate() {
            for (set, sum) in sums.iter_mut().enumerate() {
                *sum = (0..8)
                    .filter(|column| set >> column & 1 != 0)
                    .map(|column| table[8 * row + column])
                    .sum();
            }
        }
        let (factor, threshold) = (numbers.number("bonus"), numbers.number("threshold"));
        let bonus = |square: usize| if table[square] > threshold { factor * table[square] } else { 0 };
        Evaluation {
            rows,
            bonus: std::array::from_fn(bonus),
            stuck: if numbers.has("stuck") { numbers.number("stuck") } else { 0 },
        }
    }

    /// The source's `bewerten`: own values less the opponent's.
    fn evaluate(&self, position: &Position, side: Side) -> i32 {
        let sum = |discs: u64| -> i32 {
            discs.to_le_bytes().iter().zip(self.rows.iter()).map(|(&set, row)| row[usize::from(set)]).sum()
        };
        sum(position.discs(side)) - sum(position.discs(side.other()))
    }

    /// The source's `getmax` for one move.
    fn evaluate_move(&self, position: &Position, square: u8) -> i32 {
        self.evaluate(&position.after(square).0, position.side_to_move()) + self.bonus[usize::from(square)]
    }
}

/// The strategies of the source, in its order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Strategy {
    Doofie,
    KlauWasteKannz,
    Ramscher,
    Aufpasser,
}

impl Strategy {
    /// By its number from 1 on.
    fn numbered(number: i32) -> Strategy {
        match number {
            1 => Strategy::Doofie,
            2 => Strategy::KlauWasteKannz,
            3 => Strategy::Ramscher,
            _ => Strategy::Aufpasser,
        }
    }
}

/// Which strategy plays in which phase of a match. The source switches to Ramscher at both ends.
struct Phases {
    /// So many discs are set before the middle begins.
    opening: i32,
    /// From this many discs, less the depth, it is over.
    closing: i32,
    /// In the opening, the middle and the end.
    strategies: [Strategy; 3],
}

impl Phases {
    fn new(numbers: &Parameters) -> Phases {
        let strategy = |name| Strategy::numbered(numbers.number(name));
        Phases {
            opening: numbers.number("opening"),
            closing: numbers.number("closing"),
            strategies: ["opening-by", "middle-by", "closing-by"].map(strategy),
        }
    }

    fn strategy(&self, discs: i32, depth: u32) -> Strategy {
        let [opening, middle, closing] = self.strategies;
        if discs < self.opening {
            opening
        } else if discs > self.closing - depth as i32 {
            closing
        } else {
            middle
        }
    }
}

/// Ramscher (without phases) and Aufpasser: the source's `getopt` over its `getmax`.
pub(super) struct Aufpasser {
    evaluation: Evaluation,
    depth: u32,
    phases: Option<Phases>,
    seed: u64,
}

impl Player<Position> for Aufpasser {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        match self.strategy_at(record.position(), limits) {
            Strategy::Doofie => Doofie { seed: self.seed }.choose(record, limits, observer),
            Strategy::KlauWasteKannz => KlauWasteKannz.choose(record, limits, observer),
            Strategy::Ramscher | Strategy::Aufpasser => self.search(record, limits, observer),
        }
    }
}

impl Explain<Position> for Aufpasser {
    /// The value of each move.
    fn insight(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Option<Insight<Move>> {
        let position = record.position();
        let strategy = self.strategy_at(position, limits);
        let depth = self.depth_at(position, limits);
        let mut search = Minimax { evaluation: &self.evaluation, budget: Budget::new(limits, observer) };
        let mut candidates = Vec::new();
        for square in Bits(position.legal_squares()) {
            let chosen = Move::on(square);
            let (value, pv) = match strategy {
                Strategy::Doofie => return None,
                Strategy::KlauWasteKannz => (flips(position, chosen), vec![chosen]),
                Strategy::Ramscher | Strategy::Aufpasser => search.value_of_move(position, square, depth)?,
            };
            candidates.push(Candidate { chosen, value, pv, parts: Vec::new() });
        }
        Some(Insight { candidates, ..Insight::default() })
    }

    /// The source's minimax searches every branch; `cut` are those that alpha-beta would not.
    fn branches(
        &mut self,
        record: &Record<Position>,
        path: &[Move],
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Option<Vec<Branch<Move>>> {
        let strategy = self.strategy_at(record.position(), limits);
        if matches!(strategy, Strategy::Doofie | Strategy::KlauWasteKannz) {
            return Some(unsearched_branches(record.position(), strategy));
        }
        let mut node = Node::root(record.position(), self.depth_at(record.position(), limits));
        let mut search = Minimax { evaluation: &self.evaluation, budget: Budget::new(limits, observer) };
        for &chosen in path {
            node = search.branches(&node)?.into_iter().find(|(branch, _)| branch.chosen == chosen)?.1?;
        }
        Some(search.branches(&node)?.into_iter().map(|(branch, _)| branch).collect())
    }
}

/// The moves of a strategy that does not search: leaves, for KlauWasteKannz with the discs that they flip.
fn unsearched_branches(position: &Position, strategy: Strategy) -> Vec<Branch<Move>> {
    let mut best = -1;
    let branch = |square| {
        let chosen = Move::on(square);
        let value = (strategy == Strategy::KlauWasteKannz).then(|| flips(position, chosen));
        let leads = value.is_some_and(|value| value > best);
        best = best.max(value.unwrap_or(best));
        Branch { chosen, value, leads, cut: false, leaf: true }
    };
    Bits(position.legal_squares()).map(branch).collect()
}

impl Aufpasser {
    /// Ramscher with these parameters.
    pub(super) fn ramscher(numbers: &Parameters) -> Aufpasser {
        Aufpasser { evaluation: Evaluation::new(numbers), depth: 1, phases: None, seed: 0 }
    }

    /// Aufpasser with these parameters; the seed is for where it plays like Doofie.
    pub(super) fn new(numbers: &Parameters, seed: u64) -> Aufpasser {
        Aufpasser {
            evaluation: Evaluation::new(numbers),
            depth: numbers.number("depth") as u32,
            phases: Some(Phases::new(numbers)),
            seed,
        }
    }

    fn full_depth(&self, limits: &Limits) -> u32 {
        self.depth.min(limits.depth.unwrap_or(u32::MAX)).max(1)
    }

    fn strategy_at(&self, position: &Position, limits: &Limits) -> Strategy {
        let depth = self.full_depth(limits);
        let strategy = |phases: &Phases| phases.strategy(position.discs_placed(), depth);
        self.phases.as_ref().map_or(Strategy::Ramscher, strategy)
    }

    /// The depth of its search here.
    fn depth_at(&self, position: &Position, limits: &Limits) -> u32 {
        let looks_ahead = self.strategy_at(position, limits) == Strategy::Aufpasser;
        if looks_ahead { self.full_depth(limits) } else { 1 }
    }

    fn search(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        let position = record.position();
        let depth = self.depth_at(position, limits);
        let moves = position.legal_moves();
        let mut search = Minimax { evaluation: &self.evaluation, budget: Budget::new(limits, observer) };
        let mut best = Report { score: None, depth, nodes: 0, pv: vec![moves[0]] };
        let mut highest = i32::MIN;
        for &chosen in &moves {
            // Every root move is searched with a full window, so that its value is exactly the source's.
            let Some(square) = chosen.square() else { break };
            let Some((value, pv)) = search.value_of_move(position, square, depth) else { break };
            if value >= highest {
                highest = value;
                best.score = Some(Score::Points(value));
                best.pv = pv;
                best.nodes = search.budget.nodes();
                search.budget.report(&best);
            }
        }
        best.nodes = search.budget.nodes();
        Choice { chosen: best.pv[0], report: best, stopped: search.budget.stopped() }
    }
}

/// An opened node of the search tree, with the window that alpha-beta would have there.
struct Node {
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
    fn root(position: &Position, depth: u32) -> Node {
        Node { position: *position, depth, alpha: -INFINITY, beta: INFINITY, is_pruned: false, sign: 1 }
    }
}

/// The recursion of `getopt` with alpha-beta, which skips only what cannot change the value at the root.
struct Minimax<'a> {
    evaluation: &'a Evaluation,
    budget: Budget<'a, Move>,
}

impl Minimax<'_> {
    /// The value of a move for the side that makes it, and the principal variation.
    fn value_of_move(&mut self, position: &Position, square: u8, depth: u32) -> Option<(i32, Vec<Move>)> {
        let mut pv = vec![Move::on(square)];
        if depth == 1 {
            if !self.budget.spend() {
                return None;
            }
            return Some((self.evaluation.evaluate_move(position, square), pv));
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
        let legal = position.legal_squares();
        if legal == 0 {
            let side = position.side_to_move();
            let value =
                if depth == 1 { self.evaluation.evaluate(position, side) } else { self.evaluation.stuck };
            return Some((value, Vec::new()));
        }
        if depth == 1 {
            let best = Bits(legal)
                .map(|square| (self.evaluation.evaluate_move(position, square), square))
                .max_by_key(|&(value, _)| value)
                .expect("there is a possible square");
            return Some((best.0, vec![Move::on(best.1)]));
        }
        let mut best = (-INFINITY, Vec::new());
        for square in Bits(legal) {
            let next = position.after(square).0;
            // Alpha is one below the best so far, so that a later move of equal value is recognised and kept.
            let (value, replies) = self.search(&next, depth - 1, -beta, -alpha.max(best.0 - 1))?;
            if -value >= best.0 {
                best = (-value, std::iter::once(Move::on(square)).chain(replies).collect());
            }
            if best.0 >= beta {
                break;
            }
        }
        Some(best)
    }

    /// The branches of a node with their minimax values, each with the node that it leads to unless it is a leaf.
    fn branches(&mut self, node: &Node) -> Option<Vec<(Branch<Move>, Option<Node>)>> {
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
