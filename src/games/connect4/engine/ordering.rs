//! Move ordering of the solver: threats, forcing moves, history and centre.

use super::board::{GOOD_PARITY_ROWS, threats};
use super::forced_moves::QuietPosition;
use super::params::ordering::{
    CENTRE, FORCING, GOOD_PARITY, HISTORY, HISTORY_LIMIT, OPPONENT_DIVISOR, THREAT,
};
use crate::games::connect4::geometry::{CELLS, column_of};

/// History heuristic: cutoffs by discs on each cell, for the first and the second player.
pub struct History([[i32; 64]; 2]);

impl History {
    /// Empty tables.
    pub const EMPTY: History = History([[0; 64]; 2]);

    /// Rewards the move that caused a cutoff and penalises those searched before it.
    pub fn update(&mut self, side: usize, disc_count: u32, cutoff: u64, before: impl Iterator<Item = u64>) {
        // A cutoff counts more the larger the tree that it saves.
        let bonus = (CELLS - disc_count) as i32;
        before.for_each(|cell| self.adjust(side, cell, -bonus));
        self.adjust(side, cutoff, bonus);
    }

    /// History gravity: the closer a score is to its limit, the smaller the change towards it.
    fn adjust(&mut self, side: usize, cell: u64, bonus: i32) {
        let score = &mut self.0[side][cell.trailing_zeros() as usize];
        *score += bonus - *score * bonus.abs() / HISTORY_LIMIT;
    }

    fn score(&self, side: usize, cell: u64) -> i32 {
        self.0[side][cell.trailing_zeros() as usize] * HISTORY / HISTORY_LIMIT
    }

    /// Ordering score of the move to a cell that leads to this child; `side` is 0 for the first player.
    pub fn ordering_score(&self, side: usize, cell: u64, child: &QuietPosition) -> i32 {
        let to_move = threats(child.board.own, child.board.occupied);
        let (own, opponent) = if child.side_flipped {
            (to_move, child.opponent_threats)
        } else {
            (child.opponent_threats, to_move)
        };
        let distance_from_centre = (column_of(cell) as i32 - 3).abs();
        threat_score(own, side) - threat_score(opponent, 1 - side) / OPPONENT_DIVISOR
            + (3 - distance_from_centre) * CENTRE
            + self.score(side, cell)
            + if child.side_flipped { FORCING } else { 0 }
    }
}

fn threat_score(threats: u64, side: usize) -> i32 {
    let good = threats & GOOD_PARITY_ROWS[side];
    threats.count_ones() as i32 * THREAT + good.count_ones() as i32 * GOOD_PARITY
}
