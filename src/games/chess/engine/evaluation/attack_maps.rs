//! What each side attacks.

use crate::core::rules::Side;
use crate::games::chess::attacks;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Piece;

use super::geometry::SIDES;

/// Attack maps, by side.
#[derive(Default)]
pub struct AttackMaps {
    /// By any piece.
    pub all: [u64; 2],
    /// By two pieces or more.
    pub twice: [u64; 2],
    /// By each piece, from pawn to king.
    pub by_piece: [[u64; 6]; 2],
    /// The pressure on the surroundings of the side's king.
    pub king_pressure: [i32; 2],
}

impl AttackMaps {
    /// Of kings and pawns; the other pieces come with their mobility.
    pub fn of_kings_and_pawns(board: &Board) -> AttackMaps {
        let mut maps = AttackMaps::default();
        for us in SIDES {
            maps.add(us, Piece::King, attacks::king(board.king(us)));
            maps.add(us, Piece::Pawn, attacks::pawns(board.pieces_of(Piece::Pawn, us), us));
        }
        maps
    }

    /// Adds the attacks of a piece.
    pub fn add(&mut self, side: Side, piece: Piece, attacked: u64) {
        let index = side.index();
        self.twice[index] |= self.all[index] & attacked;
        self.all[index] |= attacked;
        self.by_piece[index][piece as usize] |= attacked;
    }

    /// What the pawns of a side attack.
    pub fn by_pawns(&self, side: Side) -> u64 {
        self.by_piece[side.index()][Piece::Pawn as usize]
    }
}
