//! The static evaluation of a move: the rows that both sides can still complete.

use super::params::TWO_VALUE;
use super::stones::Stones;
use crate::search::bits::Bits;

/// Weighted open rows of the side to move minus the opponent's after a move; more stones weigh more. A three
/// is evaluated after the replies that it forces.
pub fn evaluate_move(own: &Stones, other: &Stones, cell: u8) -> i32 {
    let mut own_after = own.with(cell);
    let mut other_after = *other;
    if let Some(reply) = Bits(own_after.winning_cells(other)).next() {
        other_after = other_after.with(reply);
        if let Some(forced) = Bits(other_after.winning_cells(&own_after)).next() {
            own_after = own_after.with(forced);
        }
    }
    open_rows(&own_after, &other_after) - open_rows(&other_after, &own_after)
}

fn open_rows(own: &Stones, other: &Stones) -> i32 {
    own.ones(other).count_ones() as i32 + TWO_VALUE * own.twos(other).count_ones() as i32
}
