//! The modern players: seven levels that play like people, and one that plays as well as it can.
//!
//! A level looks so many moves ahead, misjudges every move a little, is fond of turning stones as beginners are,
//! and counts the end of the game out when few squares are left.

use super::board::Board;
use super::book::Book;
use super::evaluation::DISC;
use super::midgame::Memory;
use super::thinker::{Aim, Finding, think, weigh};
use crate::game::Game;
use crate::parameters::Parameters;
use crate::player::{Choice, Entry, Limits, MoveValue, Player, PlayerInfo, Report, Score, Watch};
use crate::record::Record;
use crate::reversi::modern;
use crate::reversi::rules::{Move, Position};
use crate::search::budget::Budget;
use crate::search::random::Random;

/// The champion's tables: 2^20 entries, 32 MiB each.
const CHAMPION_TABLE_BITS: u32 = 20;

/// A level's tables.
const LEVEL_TABLE_BITS: u32 = 14;

/// Every modern player, from the weakest to the strongest.
pub fn roster() -> Vec<Entry<Position>> {
    let entry = |player: PlayerInfo| {
        let seat: fn(&Parameters, u64) -> Box<dyn Player<Position>> = match player.id {
            modern::CHAMPION => |numbers, seed| Box::new(Champion::new(numbers, seed)),
            _ => |numbers, seed| Box::new(Level::new(numbers, seed)),
        };
        player.seated(seat)
    };
    modern::players().into_iter().map(entry).collect()
}

impl Finding {
    /// The finding as a player reports it.
    pub fn report(&self, nodes: u32) -> Report<Move> {
        let line = self.line.iter().copied().map(move_on).collect();
        Report { score: Some(self.score()), depth: self.depth, nodes, line }
    }

    /// The finding as the value of its first move.
    pub fn value_of_move(&self) -> MoveValue<Move> {
        MoveValue {
            chosen: move_on(self.line[0]),
            score: self.score(),
            exact: self.is_exact(),
            depth: self.depth,
            line: self.line.iter().copied().map(move_on).collect(),
        }
    }

    fn score(&self) -> Score {
        let hundredths = (self.value * 100 + self.value.signum() * DISC / 2) / DISC;
        Score::Discs { hundredths, percent: self.percent }
    }
}

fn move_on(square: Option<u32>) -> Move {
    square.map_or(Move::PASS, |square| Move::on(square as u8))
}

/// The move that needs no thought: a pass, or the first of all where there was no time for one.
fn unreasoned(record: &Record<Position>, budget: &Budget<'_, Move>) -> Choice<Move> {
    let chosen = record.position().legal_moves()[0];
    let report = Report { score: None, depth: 0, nodes: budget.nodes(), line: vec![chosen] };
    Choice { chosen, report, stopped: budget.stopped() }
}

/// A player like a person.
struct Level {
    memory: Memory,
    aim: Aim,
    doubt: usize,
    greed: i32,
    seed: u64,
}

impl Level {
    fn new(numbers: &Parameters, seed: u64) -> Level {
        let tenths = |name| numbers.number(name) * DISC / 10;
        Level {
            memory: Memory::new(LEVEL_TABLE_BITS),
            aim: aim(numbers),
            doubt: tenths("doubt") as usize,
            greed: tenths("greed"),
            seed,
        }
    }
}

fn aim(numbers: &Parameters) -> Aim {
    Aim { depth: numbers.number("depth") as u32, solve_from: numbers.number("end") as u32 }
}

impl Player<Position> for Level {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Choice<Move> {
        let board = Board::from(record.position());
        let mut budget = Budget::new(limits, watch);
        let aim = Aim { depth: self.aim.depth.min(limits.depth.unwrap_or(u32::MAX)).max(1), ..self.aim };
        let findings = weigh(&mut self.memory, board, aim, &mut budget, |_, _| {});
        let mut random = Random::for_occasion(self.seed, record.ply() as u64);
        let mut seems = |finding: &Finding| {
            let turned = finding.line[0].map_or(0, |square| board.flips(square).count_ones()) as i32;
            // Two draws make small misjudgements likelier than great ones.
            let doubt = random.below(self.doubt + 1) as i32 - random.below(self.doubt + 1) as i32;
            finding.value + doubt + turned * self.greed
        };
        let best = findings
            .iter()
            .map(|finding| (seems(finding), finding))
            .reduce(|best, next| if next.0 > best.0 { next } else { best });
        let Some((_, finding)) = best else { return unreasoned(record, &budget) };
        let report = finding.report(budget.nodes());
        Choice { chosen: report.line[0], report, stopped: budget.stopped() }
    }
}

/// The strongest; its tables are made when they are first needed, and live through the game.
struct Champion {
    memory: Option<Memory>,
    aim: Aim,
    /// Plies from the beginning of the match within which it plays from its book.
    book: usize,
    seed: u64,
}

impl Champion {
    fn new(numbers: &Parameters, seed: u64) -> Champion {
        Champion { memory: None, aim: aim(numbers), book: numbers.number("book") as usize, seed }
    }

    /// A move from the book: any of those that it keeps, so that no two games need be alike.
    fn remembered(&self, ply: usize, board: &Board) -> Option<Choice<Move>> {
        let book = (ply < self.book).then(Book::made)?;
        let seed = Random::for_occasion(self.seed, ply as u64).bits();
        let (chosen, hundredths) = book.answer(board, seed)?;
        let score = Some(Score::Discs { hundredths, percent: 0 });
        let report = Report { score, depth: 0, nodes: 0, line: vec![chosen] };
        Some(Choice { chosen, report, stopped: false })
    }

    fn prepare(&mut self, limits: &Limits) -> (Aim, &mut Memory) {
        let aim = match limits.depth {
            Some(depth) => Aim { depth: depth.max(1), solve_from: 0 },
            None => self.aim,
        };
        (aim, self.memory.get_or_insert_with(|| Memory::new(CHAMPION_TABLE_BITS)))
    }
}

impl Player<Position> for Champion {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Choice<Move> {
        let board = Board::from(record.position());
        let mut budget = Budget::new(limits, watch);
        if board.mobility() == 0 {
            return unreasoned(record, &budget);
        }
        if let Some(choice) = self.remembered(record.ply(), &board) {
            return choice;
        }
        let (aim, memory) = self.prepare(limits);
        let found = think(memory, board, aim, &mut budget, |finding, budget: &mut Budget<'_, Move>| {
            let report = finding.report(budget.nodes());
            budget.report(&report);
        });
        let Some(finding) = found else { return unreasoned(record, &budget) };
        let report = finding.report(budget.nodes());
        Choice { chosen: report.line[0], report, stopped: budget.stopped() }
    }

    /// Goes on until it knows as much of every move as it would of its own.
    fn analyse(&mut self, record: &Record<Position>, limits: &Limits, watch: &mut dyn Watch<Move>) -> bool {
        let board = Board::from(record.position());
        let mut budget = Budget::new(limits, watch);
        let (aim, memory) = self.prepare(limits);
        let findings = weigh(memory, board, aim, &mut budget, |finding, budget: &mut Budget<'_, Move>| {
            budget.report(&finding.report(budget.nodes()));
            budget.value(&finding.value_of_move());
        });
        !budget.exhausted() && findings.iter().all(Finding::is_exact)
    }
}
