//! Puzzles of Connect Four: the only winning or drawing column, and wins in a few moves.

use stratege::core::record::Record;
use stratege::games::connect4::Position;
use stratege::games::connect4::engine::analysis::Analyser;
use stratege::games::connect4::engine::board::{Board, move_to};
use stratege::games::connect4::engine::embedded_books::Books;
use stratege::games::connect4::geometry::{COLUMNS, cells, centre_first, column_of};
use stratege::search::node_limit::{AtMost, Unlimited};

use super::plain_search::{PlainBoard, PlainSearch};
use super::puzzle_themes;
use crate::puzzles::PuzzleGame;
use crate::puzzles::puzzle::{Goal, Solution};

/// Numbers of discs of a puzzle: later positions have few choices.
const DISCS: std::ops::RangeInclusive<u32> = 7..=34;

/// Minimum number of discs from which the plain search reaches the end of the game.
const PLAIN_DISCS: u32 = 14;

/// Maximum number of own moves of a win whose length is part of the task.
const COUNTED_MOVES: u32 = 5;

/// Maximum number of right moves.
const MAX_ANSWERS: usize = 2;

/// Nodes of the solver per position.
const SOLVER_NODES: u64 = 3_000_000;

/// Nodes of the plain search per puzzle.
const PLAIN_NODES: u64 = 3_000_000;

/// Plies of a principal variation that does not end the game.
const LINE: usize = 5;

/// The maker's part for Connect Four.
pub struct Connect4Puzzles {
    analyser: Analyser,
}

impl Default for Connect4Puzzles {
    fn default() -> Self {
        Connect4Puzzles { analyser: Analyser::new(22, Books::EMBEDDED) }
    }
}

impl Connect4Puzzles {
    fn values(&mut self, board: Board) -> Option<[Option<i32>; COLUMNS]> {
        let mut limit = AtMost { limit: &mut Unlimited, left: SOLVER_NODES };
        self.analyser.column_values(board, &mut limit)
    }

    /// Best play by exact values from a first move.
    fn line(&mut self, board: Board, first: u64, plies: usize) -> Option<Vec<String>> {
        let mut line = vec![move_to(first).to_string()];
        let (mut board, mut last) = (board, first);
        while line.len() < plies && board.value_of_last_move(last).is_none() {
            board = board.after(last);
            let values = self.values(board)?;
            let best = values.iter().flatten().max()?;
            let value = |cell: &u64| values[column_of(*cell)];
            last = centre_first(board.playable()).find(|cell| value(cell) == Some(*best))?;
            line.push(move_to(last).to_string());
        }
        Some(line)
    }
}

impl PuzzleGame for Connect4Puzzles {
    type Position = Position;

    const PLAYERS: &'static [&'static str] = &["level-1", "level-2", "level-3", "level-4", "level-5"];
    const STRONGER: &'static [&'static str] = &["level-6"];
    const RANDOM_PLIES: (usize, usize) = (1, 4);
    const GAP: usize = 4;

    fn solve(&mut self, record: &Record<Position>) -> Option<Solution> {
        let board = Board::from(record.position());
        if !DISCS.contains(&board.disc_count()) || board.can_win_now() {
            return None;
        }
        let values = self.values(board)?;
        let best = values.iter().flatten().copied().max().filter(|&best| best >= 0)?;
        let own_discs = board.own.count_ones() as i32;
        let moves = (best > 0).then_some((22 - best - own_discs) as u32);
        let counted = moves.filter(|&moves| moves <= COUNTED_MOVES);
        let goal = if best == 0 { Goal::Draw } else { Goal::Win(counted) };
        if counted.is_none() && board.disc_count() < PLAIN_DISCS {
            return None;
        }
        let is_right =
            |value: i32| if counted.is_some() { value == best } else { value.signum() == best.signum() };
        let right = |column: usize| values[column].is_some_and(is_right);
        let answers: Vec<u64> =
            centre_first(board.playable()).filter(|&cell| right(column_of(cell))).collect();
        let wrong = values.iter().flatten().filter(|&&value| !is_right(value)).count();
        let safe = board.non_losing_moves();
        let is_obvious = safe.count_ones() < 2 && board.opponent_threats() & board.playable() != 0;
        if answers.len() > MAX_ANSWERS || wrong < 2 || goal == Goal::Draw && is_obvious {
            return None;
        }
        let plies = counted.map_or(LINE, |moves| 2 * moves as usize - 1);
        let line = self.line(board, answers[0], plies)?;
        let themes = puzzle_themes::find(&board, goal, &answers, PLAIN_NODES);
        let answers = answers.iter().map(|&cell| move_to(cell).to_string()).collect();
        Some(Solution { goal, answers, line, themes })
    }

    fn confirm(&mut self, position: &Position, solution: &Solution) -> Option<bool> {
        let board = Board::from(position);
        let plain = PlainBoard::new(&board);
        let mut search = PlainSearch::new(PLAIN_NODES);
        if let Goal::Win(Some(moves)) = solution.goal
            && search.wins_within(plain, moves - 1)?
        {
            return Some(false);
        }
        for cell in cells(board.playable()) {
            let is_answer = solution.answers.contains(&move_to(cell).to_string());
            if search.reaches_goal(plain, cell, solution.goal)? != is_answer {
                return Some(false);
            }
        }
        Some(true)
    }

    fn symmetry_hash(position: &Position) -> u64 {
        Board::from(position).canonical_key().wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}
