//! The material count: plays the first training games, and is the default opponent of a network.

use stratege::games::chess::board::Board;
use stratege::games::chess::engine::evaluator::Evaluator;
use stratege::games::chess::moves::Piece;

/// Values of pawn, knight, bishop, rook and queen in centipawns.
const VALUES: [i32; 5] = [100, 320, 330, 500, 950];

/// Evaluates by material only.
pub struct Material;

impl Evaluator for Material {
    fn evaluate(&mut self, board: &Board, _ply: usize) -> i32 {
        let us = board.side_to_move();
        let count = |piece, side| board.pieces_of(piece, side).count_ones() as i32;
        let values = Piece::ALL.into_iter().zip(VALUES);
        values.map(|(piece, value)| value * (count(piece, us) - count(piece, us.other()))).sum()
    }
}
