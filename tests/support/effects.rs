//! Effects of moves.

use stratege::core::board_view::BoardView;
use stratege::core::record::Record;

/// Effects of a move after these moves, with their counts.
pub fn effects<G: BoardView>(moves: &str, chosen: &str) -> Vec<(&'static str, usize)> {
    let record: Record<G> = moves.parse().unwrap();
    let position = record.position();
    let chosen = position.read_move(chosen).unwrap();
    position.move_effects(chosen).into_iter().map(|found| (found.effect, found.count)).collect()
}
