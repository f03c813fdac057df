//! What moves have done elsewhere in the tree: the history heuristic and counter moves.

use crate::games::gobang::engine::board::Board;
use crate::games::gobang::engine::params::HISTORY_MAX;
use crate::games::gobang::position::LARGEST;

/// Stands for no move.
const NO_MOVE: u16 = u16::MAX;

/// History and counter moves by side and cell.
pub struct History {
    /// History heuristic: how often a move caused a beta cutoff, less how often it did not. Attacks (0 are quiet moves,
    /// 1 those that make at least an open three) and quiet moves have tables of their own.
    history: Box<[[[i32; LARGEST * LARGEST]; 2]; 2]>,
    /// The last reply to each move that caused a beta cutoff.
    counter_moves: Box<[[u16; LARGEST * LARGEST]; 2]>,
}

impl History {
    /// An empty one.
    pub fn new() -> History {
        History {
            history: Box::new([[[0; LARGEST * LARGEST]; 2]; 2]),
            counter_moves: Box::new([[NO_MOVE; LARGEST * LARGEST]; 2]),
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = History::new();
    }

    /// Halves every value: what happened in the search of another position counts less.
    pub fn age(&mut self) {
        self.history.iter_mut().flatten().flatten().for_each(|value| *value /= 2);
    }

    /// The history of a move of the side to move, from `-HISTORY_MAX` to `HISTORY_MAX`.
    #[inline]
    pub fn of(&self, board: &Board, cell: usize) -> i32 {
        let side = board.side_to_move();
        self.history[attacks(board, cell)][side][cell]
    }

    /// The counter move against the last move.
    #[inline]
    pub fn counter_move(&self, board: &Board) -> Option<usize> {
        let counter_move = self.counter_moves[board.side_to_move()][board.last_move()?];
        if counter_move == NO_MOVE { None } else { Some(counter_move.into()) }
    }

    /// A move has caused a beta cutoff; those searched before it have not.
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

/// Whether a move of the side to move makes at least an open three: the number of its table.
#[inline]
fn attacks(board: &Board, cell: usize) -> usize {
    usize::from(board.strong_threat(board.side_to_move(), cell) > 0)
}
