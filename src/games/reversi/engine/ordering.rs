//! Move list of a node, for move ordering.

use super::board::Board;

/// Upper limit of the number of moves of a position.
pub const MAX_MOVES: usize = 34;

/// Below every score; marks moves already taken.
const TAKEN: i32 = i32::MIN;

/// A move, the board after it, and its ordering score.
#[derive(Clone, Copy, Default)]
pub struct ScoredMove<Info> {
    /// The board after the move.
    pub next: Board,
    /// Data of that board found by scoring: legal moves in the endgame, otherwise the static evaluation.
    pub info: Info,
    /// The square of the move.
    pub square: u8,
    /// Moves with higher scores are searched first.
    pub score: i32,
}

/// Moves of a node, at most `CAPACITY`.
pub struct MoveList<Info, const CAPACITY: usize = MAX_MOVES> {
    moves: [ScoredMove<Info>; CAPACITY],
    count: usize,
}

impl<Info: Copy + Default, const CAPACITY: usize> MoveList<Info, CAPACITY> {
    /// Creates an empty list.
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

    /// Takes the remaining move with the highest score, the first of equals. A full sort would be wasted on
    /// nodes where the first move fails high.
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

    /// All moves.
    #[inline(always)]
    pub fn as_slice(&self) -> &[ScoredMove<Info>] {
        &self.moves[..self.count]
    }

    /// All moves, for scoring.
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
