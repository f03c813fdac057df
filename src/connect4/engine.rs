//! The modern players: six levels that look ahead like people, and one that is never wrong.
//!
//! A level sees so many moves ahead, overlooks slanting rows now and then, and takes its second choice at a
//! set rate. The perfect player knows the exact value of every move; `best.rs` says how it chooses among equals.

use crate::connect4::analyst::Analyst;
use crate::connect4::best::{Best, EASY, FOR_CHOICE, Hints, Purse, best_move};
use crate::connect4::board::{Board, move_to};
use crate::connect4::rules::{CELLS, Move, Position};
use crate::connect4::shelf::Books;
use crate::connect4::sight::{Sight, Weighed, outwards};
use crate::parameters::{Parameter, Parameters};
use crate::player::{Choice, Entry, Limits, MoveValue, Player, Report, Score, Watch};
use crate::record::Record;
use crate::search::budget::Budget;
use crate::search::random::Random;

/// The perfect player's table: 2^22 entries, 32 MiB.
const TABLE_BITS: u32 = 22;

/// How far the perfect player looks first, for a move to fall back on.
const FALLBACK_DEPTH: u32 = 6;

/// Every modern player, from the weakest to the strongest.
pub fn roster() -> Vec<Entry<Position>> {
    const LEVELS: [(&str, &str, &str, [i32; 3]); 6] = [
        ("level-1", "Level 1", "sees its own fours and little else", [1, 80, 30]),
        ("level-2", "Level 2", "looks two moves ahead and often past slanting rows", [2, 45, 20]),
        ("level-3", "Level 3", "looks three moves ahead", [3, 12, 10]),
        ("level-4", "Level 4", "looks four moves ahead", [4, 3, 5]),
        ("level-5", "Level 5", "looks seven moves ahead", [7, 0, 3]),
        ("level-6", "Level 6", "looks ten moves ahead and slips rarely", [10, 0, 1]),
    ];
    let level = |(id, name, line, [depth, blind, slips]): (_, _, _, [i32; 3])| Entry {
        id,
        name,
        year: 2026,
        line,
        parameters: vec![
            Parameter::number("depth", "moves looked ahead", depth, 1, 20),
            Parameter::number("blind", "moves in a hundred with slanting rows overlooked", blind, 0, 100),
            Parameter::number("slips", "moves in a hundred that are the second choice", slips, 0, 100),
        ],
        seat: |numbers, seed| Box::new(Level::new(numbers, seed)),
    };
    let solver = Entry {
        id: "solver",
        name: "Solver",
        year: 2026,
        line: "plays perfectly and makes it hard for you to do so",
        parameters: vec![],
        seat: |_, seed| Box::new(Perfect { analyst: None, seed, expected: None }),
    };
    LEVELS.into_iter().map(level).chain([solver]).collect()
}

/// A player like a person.
struct Level {
    depth: u32,
    blind: usize,
    slips: usize,
    seed: u64,
}

impl Level {
    fn new(numbers: &Parameters, seed: u64) -> Level {
        let number = |name| numbers.number(name) as u32;
        Level {
            depth: number("depth"),
            blind: number("blind") as usize,
            slips: number("slips") as usize,
            seed,
        }
    }
}

impl Player<Position> for Level {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Choice<Move> {
        let mut random = Random::for_occasion(self.seed, record.ply() as u64);
        let mut chance = |percent: usize| random.below(100) < percent;
        let (blind, slips) = (chance(self.blind), chance(self.slips));
        let depth = self.depth.min(limits.depth.unwrap_or(u32::MAX)).max(1);
        let board = Board::from(record.position());
        let mut budget = Budget::new(limits, watch);
        let weighed = Sight { depth, slanting: !blind }.weigh(&board, &mut budget);
        // Nobody takes a second choice when a four can be set or must be kept from being set.
        let pressing = !blind && (board.wins() | board.menaces()) & board.landings() != 0;
        let taken = take(&weighed, slips && !pressing, &mut random);
        let (cell, score) = match taken {
            Some((cell, value)) => (cell, Some(Score::Points(value))),
            None => (first_cell(&board), None),
        };
        let chosen = move_to(cell);
        let report = Report { score, depth, nodes: budget.nodes(), line: vec![chosen] };
        Choice { chosen, report, stopped: budget.stopped() }
    }
}

/// One of the best moves, or one of the best of the others.
fn take(weighed: &Weighed, second: bool, random: &mut Random) -> Option<(u64, i32)> {
    let best = weighed.first()?.1;
    let wanted = match weighed.iter().find(|&&(_, value)| value < best) {
        Some(&(_, value)) if second => value,
        _ => best,
    };
    let equal: Vec<_> = weighed.iter().filter(|&&(_, value)| value == wanted).collect();
    Some(*equal[random.below(equal.len())])
}

fn first_cell(board: &Board) -> u64 {
    outwards(board.landings()).next().expect("a player is asked only while the game goes on")
}

/// The player that is never wrong; its table is made when it is first needed, and lives through the game.
struct Perfect {
    analyst: Option<Analyst>,
    seed: u64,
    /// The position after its last move, and its own value then: whatever the answer, it has at least that.
    expected: Option<(Board, i32)>,
}

impl Player<Position> for Perfect {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Choice<Move> {
        let board = Board::from(record.position());
        let mut budget = Budget::new(limits, watch);
        if limits.depth.is_none()
            && let Some(cell) = self.analyst().opening(&board)
        {
            let chosen = move_to(cell);
            let report = Report { score: None, depth: 0, nodes: 0, line: vec![chosen] };
            return Choice { chosen, report, stopped: false };
        }
        let depth = limits.depth.unwrap_or(FALLBACK_DEPTH).clamp(1, CELLS);
        let weighed = Sight { depth, slanting: true }.weigh(&board, &mut budget);
        let mut cell = weighed.first().map_or(first_cell(&board), |&(cell, _)| cell);
        let mut report = Report {
            score: weighed.first().map(|&(_, value)| Score::Points(value)),
            depth,
            nodes: budget.nodes(),
            line: vec![move_to(cell)],
        };
        budget.report(&report);
        if limits.depth.is_none()
            && let Some(best) = self.best(record, &weighed, &mut budget)
        {
            cell = best.cell;
            report.score = Some(Score::Left(best.value));
            report.depth = CELLS - board.count();
        }
        let chosen = move_to(cell);
        report.nodes = budget.nodes();
        report.line = vec![chosen];
        Choice { chosen, report, stopped: budget.stopped() }
    }

    fn analyse(&mut self, record: &Record<Position>, limits: &Limits, watch: &mut dyn Watch<Move>) -> bool {
        let board = Board::from(record.position());
        let mut budget = Budget::new(limits, watch);
        for cell in Hints::new(&board).order {
            let Some(value) = self.analyst().value_of_move(board, cell, &mut budget) else { return false };
            let (score, depth, line) = (Score::Left(value), CELLS - board.count(), vec![move_to(cell)]);
            let report = Report { score: Some(score), depth, nodes: budget.nodes(), line: line.clone() };
            budget.report(&report);
            budget.value(&MoveValue { chosen: move_to(cell), score, exact: true, depth, line });
        }
        true
    }
}

impl Perfect {
    fn analyst(&mut self) -> &mut Analyst {
        self.analyst.get_or_insert_with(|| Analyst::new(TABLE_BITS, Books::SHELF))
    }

    /// A best move by its exact value, if that is found in time.
    fn best(
        &mut self,
        record: &Record<Position>,
        weighed: &Weighed,
        budget: &mut Budget<'_, Move>,
    ) -> Option<Best> {
        let board = Board::from(record.position());
        let before = record.last().map(|(_, before)| Board::from(before));
        let least = self.expected.filter(|&(after, _)| Some(after) == before).map(|(_, value)| value);
        let hints = Hints { order: in_order(&board, weighed), least, for_choice: FOR_CHOICE };
        let mut random = Random::for_occasion(self.seed, record.ply() as u64);
        let best = match only_one(&board) {
            // The move is certain: its value is told where it is easily found.
            Some(_) => {
                let mut purse = Purse { allowance: budget, left: EASY };
                best_move(self.analyst(), board, &hints, &mut purse, &mut random)
            }
            None => best_move(self.analyst(), board, &hints, budget, &mut random),
        };
        self.expected = best.map(|best| (board.after(best.cell), best.value));
        best
    }
}

/// All moves, those that a short look likes first.
fn in_order(board: &Board, weighed: &Weighed) -> Vec<u64> {
    let liked = weighed.iter().map(|&(cell, _)| cell);
    let others = outwards(board.landings()).filter(|&cell| weighed.iter().all(|&(known, _)| known != cell));
    liked.chain(others).collect()
}

/// The move, where every other one loses at once.
fn only_one(board: &Board) -> Option<u64> {
    let moves = board.careful();
    (moves.is_power_of_two() && board.wins() & board.landings() == 0).then_some(moves)
}
