//! Ramscher and Aufpasser: which strategy plays in which phase, and the choice at the root.

use super::evaluation::Evaluation;
use super::minimax::{INFINITY, Minimax, Node, cell};
use super::{Doofie, KlauWasteKannz, flips};
use crate::core::insight::{Branch, Candidate, Explain, Insight};
use crate::core::parameters::Parameters;
use crate::core::player::{Choice, Limits, NoObserver, Player, Report, Score, SearchObserver};
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::core::thought::Thought;
use crate::core::trace::{NoTracer, Recorder, Tracer};
use crate::games::reversi::position::{Move, Position};
use crate::search::bits::Bits;
use crate::search::budget::Budget;

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
            Strategy::Ramscher | Strategy::Aufpasser => self.search(record, limits, observer, &mut NoTracer),
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
        let mut search = Minimax::new(&self.evaluation, Budget::new(limits, observer), NoTracer, depth);
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
        let depth = self.depth_at(record.position(), limits);
        let mut node = Node::root(record.position(), depth);
        let mut search = Minimax::new(&self.evaluation, Budget::new(limits, observer), NoTracer, depth);
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

    /// The choice with everything that leads to it told to a recorder.
    pub(super) fn watched(&mut self, record: &Record<Position>, recorder: &mut Recorder) -> Choice<Move> {
        let limits = Limits::default();
        let position = record.position();
        if self.phases.is_some() {
            let (count, depth) = (position.discs_placed(), self.full_depth(&limits) as i32);
            recorder.step(1, None, &[("count", count), ("tiefe", depth)]);
        }
        self.search(record, &limits, &mut NoObserver, recorder)
    }

    fn search<T: Tracer>(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
        tracer: &mut T,
    ) -> Choice<Move> {
        let position = record.position();
        let depth = self.depth_at(position, limits);
        let moves = position.legal_moves();
        let mut search = Minimax::new(&self.evaluation, Budget::new(limits, observer), tracer, depth);
        let mut best = Report { score: None, depth, nodes: 0, pv: vec![moves[0]] };
        let mut highest = i32::MIN;
        search.begin(position, depth, [-INFINITY, INFINITY]);
        search.budget.tell(|| Thought::Depth { depth });
        for &chosen in &moves {
            // Every root move is searched with a full window, so that its value is exactly the source's.
            let Some(square) = chosen.square() else { break };
            search.make(position, square, depth);
            if depth > 1 {
                search.tell_try(square, depth, [-INFINITY, INFINITY]);
            }
            let Some((value, pv)) = search.value_of_move(position, square, depth) else { break };
            search.compare(position, square, (depth, None), value, value >= highest);
            search.tell_value(square, depth, [value, -INFINITY, INFINITY], value >= highest);
            if value >= highest {
                highest = value;
                best.score = Some(Score::Points(value));
                best.pv = pv;
                best.nodes = search.budget.nodes();
                search.budget.report(&best);
            }
        }
        best.nodes = search.budget.nodes();
        search.hand_up(depth, highest, cell(best.pv[0]));
        Choice { chosen: best.pv[0], report: best, stopped: search.budget.stopped() }
    }
}
