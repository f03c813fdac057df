//! History heuristic and counter moves: success of moves elsewhere in the tree.

use crate::games::gobang::engine::board::Board;
use crate::games::gobang::engine::params::HISTORY_MAX;
use crate::games::gobang::position::MAX_SIZE;

/// Marks a missing move.
const NO_MOVE: u16 = u16::MAX;

/// History and counter moves by side and cell.
pub struct History {
    /// History heuristic: rises with beta cutoffs of a move, falls otherwise. Quiet moves (0) and moves that
    /// make at least an open three (1) have separate tables.
    history: Box<[[[i32; MAX_SIZE * MAX_SIZE]; 2]; 2]>,
    /// The last reply to each move that caused a beta cutoff.
    counter_moves: Box<[[u16; MAX_SIZE * MAX_SIZE]; 2]>,
}

impl History {
    /// Creates empty tables.
    pub fn new() -> History {
        History {
            history: Box::new([[[0; MAX_SIZE * MAX_SIZE]; 2]; 2]),
            counter_moves: Box::new([[NO_MOVE; MAX_SIZE * MAX_SIZE]; 2]),
        }
    }

    /// Clears all tables.
    pub fn clear(&mut self) {
        *self = History::new();
    }

    /// Halves every value, for the search of another position.
    pub fn age(&mut self) {
        self.history.iter_mut().flatten().flatten().for_each(|value| *value /= 2);
    }

    /// History of a move of the side to move, within ±`HISTORY_MAX`.
    #[inline]
    pub fn of(&self, board: &Board, cell: usize) -> i32 {
        let side = board.side_to_move();
        self.history[attacks(board, cell)][side][cell]
    }

    /// Counter move to the last move.
    #[inline]
    pub fn counter_move(&self, board: &Board) -> Option<usize> {
        let counter_move = self.counter_moves[board.side_to_move()][board.last_move()?];
        if counter_move == NO_MOVE { None } else { Some(counter_move.into()) }
    }

    /// Rewards the move of a beta cutoff and penalises those searched before it.
    pub fn update(&mut self, board: &Board, best: usize, before: impl Iterator<Item = usize>, depth: i32) {
        let side = board.side_to_move();
        let weight = (depth * depth).min(HISTORY_MAX / 2);
        // History gravity: the further a value is from 0, the less it grows.
        let mut add = |cell: usize, bonus: i32| {
            let history = &mut self.history[attacks(board, cell)][side][cell];
            *history += bonus - *history * weight / HISTORY_MAX;
        };
        add(best, weight);
        before.for_each(|cell| add(cell, -weight));
        if let Some(last) = board.last_move() {
            self.counter_moves[side][last] = best as u16;
        }
    }
}

impl Default for History {
    fn default() -> History {
        History::new()
    }
}

/// Index of a move's table: 1 if it makes at least an open three.
#[inline]
fn attacks(board: &Board, cell: usize) -> usize {
    usize::from(board.strong_threat(board.side_to_move(), cell) > 0)
}
