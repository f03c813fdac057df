//! The moves of a node, sorted by how good they promise to be.

use super::board::Board;

/// More than any position has.
const MAX_MOVES: usize = 34;

/// A move, the board after it, and its score for ordering.
#[derive(Clone, Copy, Default)]
pub struct ScoredMove {
    /// The board after the move.
    pub next: Board,
    /// The square of the move.
    pub square: u8,
    /// The greater, the sooner it is searched.
    pub score: i32,
}

/// The moves of a node.
pub struct MoveList {
    moves: [ScoredMove; MAX_MOVES],
    count: usize,
}

impl MoveList {
    /// No moves yet.
    #[inline(always)]
    pub fn new() -> MoveList {
        MoveList { moves: [ScoredMove::default(); MAX_MOVES], count: 0 }
    }

    /// Appends a move without a score.
    #[inline(always)]
    pub fn push(&mut self, next: Board, square: u8) {
        self.moves[self.count] = ScoredMove { next, square, score: 0 };
        self.count += 1;
    }

    /// Inserts a move behind all those that have at least its score.
    #[inline(always)]
    pub fn insert(&mut self, next: Board, square: u8, score: i32) {
        let mut place = self.count;
        while place > 0 && self.moves[place - 1].score < score {
            self.moves[place] = self.moves[place - 1];
            place -= 1;
        }
        self.moves[place] = ScoredMove { next, square, score };
        self.count += 1;
    }

    /// The moves.
    #[inline(always)]
    pub fn as_slice(&self) -> &[ScoredMove] {
        &self.moves[..self.count]
    }

    /// The moves, to be scored.
    pub fn as_mut_slice(&mut self) -> &mut [ScoredMove] {
        &mut self.moves[..self.count]
    }

    /// Sorts by score; equal ones stay in their order.
    pub fn sort(&mut self) {
        self.as_mut_slice().sort_by_key(|one| std::cmp::Reverse(one.score));
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}
