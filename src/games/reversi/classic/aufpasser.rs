//! Ramscher and Aufpasser: the strategy of each phase and the choice at the root.

use super::evaluation::Evaluation;
use super::minimax::{INFINITY, Minimax, Node, cell};
use super::parameters::{CLOSING, CLOSING_BY, DEPTH, MIDDLE_BY, OPENING, OPENING_BY};
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

/// Strategies in the source's order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Strategy {
    Doofie,
    KlauWasteKannz,
    Ramscher,
    Aufpasser,
}

impl Strategy {
    /// The strategy with this number, from 1 on.
    fn numbered(number: i32) -> Strategy {
        match number {
            1 => Strategy::Doofie,
            2 => Strategy::KlauWasteKannz,
            3 => Strategy::Ramscher,
            _ => Strategy::Aufpasser,
        }
    }
}

/// The strategy of each phase of a match. The source plays Ramscher in the opening and at the end.
struct Phases {
    /// Discs placed before the middle phase.
    opening: i32,
    /// The end begins when more than `closing - depth` discs are placed, which are at most 59.
    closing: i32,
    /// For opening, middle and end.
    strategies: [Strategy; 3],
}

impl Phases {
    fn new(numbers: &Parameters) -> Phases {
        let strategy = |name| Strategy::numbered(numbers.number(name));
        Phases {
            opening: numbers.number(OPENING),
            closing: numbers.number(CLOSING),
            strategies: [OPENING_BY, MIDDLE_BY, CLOSING_BY].map(strategy),
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

/// Ramscher (without phases) and Aufpasser: the source's `getopt` and `getmax`.
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
    /// Values every legal move.
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

    /// The source's minimax searches every branch; `cut` marks those that alpha-beta would skip.
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

/// The moves of a strategy without search as leaves; KlauWasteKannz's have the number of
/// flipped discs as value.
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
    /// Creates Ramscher with these parameters.
    pub(super) fn ramscher(numbers: &Parameters) -> Aufpasser {
        Aufpasser { evaluation: Evaluation::new(numbers), depth: 1, phases: None, seed: 0 }
    }

    /// Creates Aufpasser with these parameters; the seed is used in phases played by Doofie.
    pub(super) fn new(numbers: &Parameters, seed: u64) -> Aufpasser {
        Aufpasser {
            evaluation: Evaluation::new(numbers),
            depth: numbers.number(DEPTH) as u32,
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

    /// Search depth in this phase.
    fn depth_at(&self, position: &Position, limits: &Limits) -> u32 {
        let looks_ahead = self.strategy_at(position, limits) == Strategy::Aufpasser;
        if looks_ahead { self.full_depth(limits) } else { 1 }
    }

    /// Chooses a move and records the trace.
    pub(super) fn choose_recorded(
        &mut self,
        record: &Record<Position>,
        recorder: &mut Recorder,
    ) -> Choice<Move> {
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
        search.trace_begin(position, depth, [-INFINITY, INFINITY]);
        search.budget.report_thought(|| Thought::Depth { depth });
        for &chosen in &moves {
            // A full window for every root move gives exactly the source's values.
            let Some(square) = chosen.square() else { break };
            search.trace_move(position, square, depth);
            if depth > 1 {
                search.report_try(square, depth, [-INFINITY, INFINITY]);
            }
            let Some((value, pv)) = search.value_of_move(position, square, depth) else { break };
            search.trace_comparison(position, square, (depth, None), value, value >= highest);
            search.report_value(square, depth, [value, -INFINITY, INFINITY], value >= highest);
            if value >= highest {
                highest = value;
                best.score = Some(Score::Points(value));
                best.pv = pv;
                best.nodes = search.budget.nodes();
                search.budget.report(&best);
            }
        }
        best.nodes = search.budget.nodes();
        search.trace_return(depth, highest, cell(best.pv[0]));
        Choice { chosen: best.pv[0], report: best, stopped: search.budget.stopped() }
    }
}
