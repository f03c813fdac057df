//! Plain search of Reversi endgames, to prove puzzles independently of the engine: null-window alpha-beta to the
//! last square on the rules' positions, without tables, parity or stable discs.
//!
//! A side may have a free pass, for counterfactual searches.

use stratege::core::rules::{Rules, Side};
use stratege::games::reversi::Position;
use stratege::search::bits::Bits;

/// Number of empty squares from which moves are sorted by the opponent's replies.
const SORTED_EMPTIES: u32 = 5;

/// A search with a limit of visited positions.
pub struct PlainSearch {
    nodes_left: u64,
}

impl PlainSearch {
    /// A search of at most `nodes` positions.
    pub fn new(nodes: u64) -> PlainSearch {
        PlainSearch { nodes_left: nodes }
    }

    /// Whether a legal move leads to more than `points` for its side; `None` at the node limit.
    pub fn move_exceeds(
        &mut self,
        position: &Position,
        square: u8,
        points: i32,
        free_pass: Option<Side>,
    ) -> Option<bool> {
        let (next, _) = position.after(square);
        Some(!self.exceeds(&next, -points - 1, free_pass)?)
    }

    /// Whether the side to move gets more than `points`; `free_pass` may pass once without need.
    fn exceeds(&mut self, position: &Position, points: i32, free_pass: Option<Side>) -> Option<bool> {
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        let side = position.side_to_move();
        let moves = position.legal_squares();
        if moves == 0 {
            let passed = position.passed();
            if passed.legal_squares() == 0 {
                return Some(final_points(position) > points);
            }
            return Some(!self.exceeds(&passed, -points - 1, free_pass)?);
        }
        let empties = 64 - (position.discs(side) | position.discs(side.other())).count_ones();
        let mut next: Vec<Position> = Bits(moves).map(|square| position.after(square).0).collect();
        if empties >= SORTED_EMPTIES {
            next.sort_by_cached_key(|next| next.legal_squares().count_ones());
        }
        for next in &next {
            if !self.exceeds(next, -points - 1, free_pass)? {
                return Some(true);
            }
        }
        if free_pass == Some(side) {
            return Some(!self.exceeds(&position.passed(), -points - 1, None)?);
        }
        Some(false)
    }
}

/// Difference of discs for the side to move; empty squares count for the winner.
fn final_points(position: &Position) -> i32 {
    let side = position.side_to_move();
    let [own, other] = [side, side.other()].map(|side| position.discs(side).count_ones() as i32);
    (own - other) + (own - other).signum() * (64 - own - other)
}

#[cfg(test)]
mod tests {
    use stratege::core::rules::Rules;
    use stratege::games::reversi::engine::Board;
    use stratege::games::reversi::engine::endgame::EndgameSolver;
    use stratege::search::node_limit::Unlimited;
    use stratege::search::random::Random;

    use super::*;

    /// A position of a random game with this number of empty squares and a move.
    fn random_position(random: &mut Random, empties: u32) -> Position {
        loop {
            let mut position = Position::begin(&Default::default());
            while Board::from(&position).empty_count() > empties && position.outcome().is_none() {
                let moves = position.legal_moves();
                position.play(moves[random.below(moves.len())]).unwrap();
            }
            if Board::from(&position).empty_count() == empties && position.legal_squares() != 0 {
                return position;
            }
        }
    }

    #[test]
    fn results_agree_with_the_endgame_solver() {
        let mut random = Random::new(5);
        let mut solver = EndgameSolver::new(12);
        for _ in 0..60 {
            let position = random_position(&mut random, 9);
            let board = Board::from(&position);
            solver.set_root(&board);
            for points in [-20, -1, 0, 20] {
                let exact = solver.null_window(board, points, &mut Unlimited).unwrap() > points;
                let mut search = PlainSearch::new(10_000_000);
                let moves = Bits(position.legal_squares());
                let plain = moves
                    .map(|square| search.move_exceeds(&position, square, points, None).unwrap())
                    .collect::<Vec<_>>();
                assert_eq!(plain.contains(&true), exact, "{board:?} {points}");
            }
        }
    }

    #[test]
    fn free_pass_never_harms_its_owner() {
        let mut random = Random::new(6);
        for _ in 0..40 {
            let position = random_position(&mut random, 8);
            let opponent = position.side_to_move().other();
            for square in Bits(position.legal_squares()) {
                let exceeds =
                    |pass| PlainSearch::new(10_000_000).move_exceeds(&position, square, 0, pass).unwrap();
                assert!(exceeds(None) || !exceeds(Some(opponent)));
            }
        }
    }
}
