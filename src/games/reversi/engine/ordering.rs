//! The moves of a node, sorted by how good they promise to be.

use super::board::Board;

/// More moves than any position has.
pub const MAX_MOVES: usize = 34;

/// A move, the board after it, and its score for ordering.
#[derive(Clone, Copy, Default)]
pub struct ScoredMove {
    /// The board after the move.
    pub next: Board,
    /// The legal moves on that board, where they are at hand.
    pub replies: u64,
    /// The square of the move.
    pub square: u8,
    /// The greater, the sooner it is searched.
    pub score: i32,
}

/// The moves of a node, at most `CAPACITY`.
pub struct MoveList<const CAPACITY: usize = MAX_MOVES> {
    moves: [ScoredMove; CAPACITY],
    count: usize,
}

impl<const CAPACITY: usize> MoveList<CAPACITY> {
    /// No moves yet.
    #[inline(always)]
    pub fn new() -> Self {
        MoveList { moves: [ScoredMove::default(); CAPACITY], count: 0 }
    }

    /// Appends a move without a score.
    #[inline(always)]
    pub fn push(&mut self, next: Board, square: u8) {
        self.moves[self.count] = ScoredMove { next, square, ..ScoredMove::default() };
        self.count += 1;
    }

    /// Inserts a move behind all those that have at least its score.
    #[inline(always)]
    pub fn insert(&mut self, one: ScoredMove) {
        let mut place = self.count;
        while place > 0 && self.moves[place - 1].score < one.score {
            self.moves[place] = self.moves[place - 1];
            place -= 1;
        }
        self.moves[place] = one;
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

impl<const CAPACITY: usize> Default for MoveList<CAPACITY> {
    fn default() -> Self {
        MoveList::new()
    }
}
