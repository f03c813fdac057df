//! Updates the history tables after a beta cutoff.

use super::history::history_bonus;
use crate::games::chess::engine::evaluator::Evaluator;
use crate::games::chess::engine::node::Node;
use crate::games::chess::engine::search::Search;
use crate::games::chess::moves::{Move, Piece};

impl<E: Evaluator> Search<'_, '_, E> {
    /// Rewards the best move of a beta cutoff and penalises the moves tried before it.
    pub(in crate::games::chess::engine) fn update_histories(
        &mut self,
        node: &Node<'_>,
        best_move: Move,
        quiets: &[Move],
        noisies: &[Move],
    ) {
        let Node { board, ply, previous, .. } = *node;
        let us = board.side_to_move();
        let bonus = history_bonus(self.params(), node.depth);
        let malus = bonus * self.params().history_malus_percent / 100;
        let histories = &mut self.state.histories;
        let mut update_capture = |mv: Move, bonus: i32| {
            let captured = board.captured_piece(mv).unwrap_or(Piece::Pawn);
            histories.update_capture(node.moving_piece(mv), mv.to(), captured, bonus);
        };
        let is_noisy = board.is_noisy(best_move);
        if is_noisy {
            update_capture(best_move, bonus);
        }
        noisies.iter().for_each(|&mv| update_capture(mv, -malus));
        if is_noisy {
            return;
        }
        histories.update_quiet(us, node.moving_piece(best_move), best_move, previous, bonus);
        for &mv in quiets {
            histories.update_quiet(us, node.moving_piece(mv), mv, previous, -malus);
        }
        histories.set_counter_move(previous, best_move);
        let killers = &mut self.entry(ply).killers;
        if killers[0] != best_move {
            *killers = [best_move, killers[0]];
        }
    }
}
