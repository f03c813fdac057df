//! A principal variation from some ply on, stored without allocation.

use super::score::MAX_PLY;
use crate::games::chess::moves::Move;

/// Sequence of moves of fixed capacity.
#[derive(Clone, Copy)]
pub struct PrincipalVariation {
    moves: [Move; MAX_PLY],
    length: usize,
}

impl Default for PrincipalVariation {
    fn default() -> PrincipalVariation {
        PrincipalVariation { moves: [Move::NONE; MAX_PLY], length: 0 }
    }
}

impl PrincipalVariation {
    /// Creates a variation of one move.
    pub fn of(mv: Move) -> PrincipalVariation {
        let mut moves = [Move::NONE; MAX_PLY];
        moves[0] = mv;
        PrincipalVariation { moves, length: 1 }
    }

    /// Removes all moves.
    pub fn clear(&mut self) {
        self.length = 0;
    }

    /// Sets it to a move followed by the child's variation.
    pub fn set(&mut self, first: Move, rest: &PrincipalVariation) {
        let length = rest.length.min(MAX_PLY - 1);
        self.moves[0] = first;
        self.moves[1..=length].copy_from_slice(&rest.moves[..length]);
        self.length = length + 1;
    }

    /// The moves of the variation.
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.length]
    }
}
