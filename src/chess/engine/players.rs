//! The modern players: levels that overlook as people do, and one that plays as well as it can.

use super::blindness::Blindness;
use super::book::Book;
use super::judging::{OurMind, new_mind};
use super::table::Bound;
use super::thinker::{Finding, Question, think};
use crate::chess::board::Board;
use crate::chess::modern;
use crate::chess::rules::Position;
use crate::chess::squares::Move;
use crate::parameters::Parameters;
use crate::player::{Choice, Entry, Limits, MoveValue, Player, PlayerInfo, Report, Score, Watch};
use crate::record::Record;
use crate::search::budget::Budget;
use crate::search::random::Random;

/// Plies from the beginning of the match within which judgements waver a little, so that no game is played twice.
const OPENING: usize = 16;

/// So many of the best moves are weighed in an analysis.
const WEIGHED: usize = 3;

/// Positions looked at where nothing else is limited.
const USUAL: u32 = 1_000_000;

/// Every modern player, from the weakest to the strongest.
pub fn roster() -> Vec<Entry<Position>> {
    let entry = |player: PlayerInfo| player.seated(|numbers, seed| Box::new(Engine::new(numbers, seed)));
    modern::players().into_iter().map(entry).collect()
}

/// A modern player with what it remembers; its memory is made when it is first needed.
pub struct Engine {
    nodes: Option<u32>,
    blindness: Blindness,
    kilobytes: usize,
    seed: u64,
    /// Plies from the beginning of the match within which it plays from its book.
    book: usize,
    mind: Option<OurMind>,
}

impl Engine {
    /// With the numbers of a level.
    pub fn new(numbers: &Parameters, seed: u64) -> Engine {
        let number = |name| numbers.number(name).unsigned_abs();
        Engine {
            nodes: Some(number("tens") * 10).filter(|&nodes| nodes > 0),
            blindness: Blindness { seed, overlook: number("overlook"), whim: numbers.number("whim") },
            kilobytes: number("memory") as usize,
            seed,
            book: number("book") as usize,
            mind: None,
        }
    }

    /// A move from the book: any of those that it keeps, so that no two games need be alike.
    fn remembered(&self, ply: usize, board: &Board) -> Option<Choice<Move>> {
        let book = (ply < self.book).then(Book::made)?;
        let chosen = book.choose(board, Random::for_occasion(self.seed, ply as u64).bits())?;
        let score = book.find(board).map(|page| Score::Pawns { hundredths: page.value });
        let report = Report { score, depth: 0, nodes: 0, line: vec![chosen] };
        Some(Choice { chosen, report, stopped: false })
    }
}

impl Player<Position> for Engine {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Choice<Move> {
        let position = record.position();
        if let Some(choice) = self.remembered(record.ply(), position.board()) {
            return choice;
        }
        let mut limits = *limits;
        limits.nodes = match (limits.nodes, self.nodes) {
            (Some(asked), Some(own)) => Some(asked.min(own)),
            (None, None) if limits == Limits::default() => Some(USUAL),
            (asked, own) => asked.or(own),
        };
        let weak = self.blindness.overlook > 0 || self.blindness.whim > 0;
        let blindness = Blindness {
            seed: Random::for_occasion(self.seed, record.ply() as u64).bits(),
            ..self.blindness.clone()
        };
        let mind = self.mind.get_or_insert_with(|| new_mind(self.kilobytes));
        let blindness = if weak {
            // What one thought has overlooked the next may see.
            mind.clear();
            Some(blindness)
        } else {
            (record.ply() < OPENING).then_some(Blindness { seed: self.seed, overlook: 0, whim: 6 })
        };
        let question = Question { depth: limits.depth, blindness, ..Question::default() };
        let budget = Budget::new(&limits, watch);
        let (found, budget) =
            think(mind, position.board(), position.earlier(), &question, budget, &mut |finding, budget| {
                budget.report(&Report {
                    score: Some(finding.score()),
                    depth: finding.depth,
                    nodes: finding.nodes,
                    line: finding.line.clone(),
                });
            });
        let score = (found.depth > 0).then(|| found.score());
        let report = Report { score, depth: found.depth, nodes: found.nodes, line: found.line };
        Choice { chosen: report.line[0], report, stopped: budget.stopped() }
    }

    /// Weighs the best moves alone: every other one would cost as much as all of them together.
    fn analyse(&mut self, record: &Record<Position>, limits: &Limits, watch: &mut dyn Watch<Move>) -> bool {
        let mut limits = *limits;
        if limits == Limits::default() {
            limits.nodes = Some(USUAL);
        }
        let position = record.position();
        let mind = self.mind.get_or_insert_with(|| new_mind(self.kilobytes));
        let question = Question { depth: limits.depth, lines: WEIGHED, ..Question::default() };
        let budget = Budget::new(&limits, watch);
        let (board, earlier) = (position.board(), position.earlier());
        let (_, budget) = think(mind, board, earlier, &question, budget, &mut |finding, budget| {
            let Finding { depth, nodes, ref line, .. } = *finding;
            let (score, line) = (finding.score(), line.clone());
            budget.report(&Report { score: Some(score), depth, nodes, line: line.clone() });
            if finding.bound == Bound::Exact {
                let exact = matches!(score, Score::Win(_) | Score::Loss(_));
                budget.value(&MoveValue { chosen: line[0], score, exact, depth, line });
            }
        });
        !budget.exhausted()
    }
}
