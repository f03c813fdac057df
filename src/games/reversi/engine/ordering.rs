//! The moves of a node, sorted by how good they promise to be.

use super::board::Board;

/// More moves than any position has.
pub const MAX_MOVES: usize = 34;

/// Less than any score.
const TAKEN: i32 = i32::MIN;

/// A move, the board after it, and its score for ordering.
#[derive(Clone, Copy, Default)]
pub struct ScoredMove<Info> {
    /// The board after the move.
    pub next: Board,
    /// What scoring found out about that board: its legal moves in the endgame, else its static evaluation.
    pub info: Info,
    /// The square of the move.
    pub square: u8,
    /// The greater, the sooner it is searched.
    pub score: i32,
}

/// The moves of a node, at most `CAPACITY`.
pub struct MoveList<Info, const CAPACITY: usize = MAX_MOVES> {
    moves: [ScoredMove<Info>; CAPACITY],
    count: usize,
}

impl<Info: Copy + Default, const CAPACITY: usize> MoveList<Info, CAPACITY> {
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

    /// The best of the moves that have not been taken yet, of equal ones the first. Nodes where the first move fails high
    /// need no sorting.
    #[inline(always)]
    pub fn take_best(&mut self) -> Option<ScoredMove<Info>> {
        let (mut best, mut score) = (0, TAKEN);
        for (index, one) in self.moves[..self.count].iter().enumerate() {
            if one.score > score {
                (best, score) = (index, one.score);
            }
        }
        if score == TAKEN {
            return None;
        }
        self.moves[best].score = TAKEN;
        Some(self.moves[best])
    }

    /// The moves.
    #[inline(always)]
    pub fn as_slice(&self) -> &[ScoredMove<Info>] {
        &self.moves[..self.count]
    }

    /// The moves, to be scored.
    #[inline(always)]
    pub fn as_mut_slice(&mut self) -> &mut [ScoredMove<Info>] {
        &mut self.moves[..self.count]
    }
}

impl<Info: Copy + Default, const CAPACITY: usize> Default for MoveList<Info, CAPACITY> {
    fn default() -> Self {
        MoveList::new()
    }
}
