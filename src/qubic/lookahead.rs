//! Looking ahead over the most promising moves, with chains of threes seen at every step, to put quiet moves
//! in order where nothing can be proved.

use crate::qubic::geometry::cells;
use crate::qubic::threats::{ANY_LENGTH, Spent, Stones, Threats};

/// More than all rows together are worth.
const WON: i32 = 100_000;

/// How many moves are looked at in a position.
const PROMISING: usize = 12;

/// What the rows promise: those of its own less the opponent's, by the stones in them.
pub fn worth(own: &Stones, other: &Stones) -> i32 {
    let rows = |one: &Stones, two: &Stones| {
        one.ones(two).count_ones() as i32 + 4 * one.twos(two).count_ones() as i32
    };
    rows(own, other) - rows(other, own)
}

/// What the rows promise after a move.
pub fn worth_of_move(own: &Stones, other: &Stones, cell: u8) -> i32 {
    let mut after = own.with(cell);
    let mut others = *other;
    // A three is closed at once.
    if let Some(reply) = cells(after.winning(other)).next() {
        others = others.with(reply);
        if let Some(forced) = cells(others.winning(&after)).next() {
            after = after.with(forced);
        }
    }
    worth(&after, &others)
}

/// Puts ranked moves into the order of their values some moves deeper; nothing when the budget is spent.
pub fn reorder(
    ranked: &[u8],
    own: &Stones,
    other: &Stones,
    depth: u32,
    threats: &mut Threats,
    spend: &mut impl FnMut() -> bool,
) -> Result<Vec<u8>, Spent> {
    let mut search = Lookahead { threats, spend };
    let mut valued = Vec::new();
    let mut best = -2 * WON;
    for &cell in ranked {
        let value = -search.value(other, &own.with(cell), depth - 1, -2 * WON, -best)?;
        best = best.max(value);
        valued.push((value, cell));
    }
    // Moves that were cut off have at most their value: they stay behind the best, in the order they had.
    valued.sort_by_key(|&(value, _)| -value);
    Ok(valued.into_iter().map(|(_, cell)| cell).collect())
}

struct Lookahead<'a, S> {
    threats: &'a mut Threats,
    spend: &'a mut S,
}

impl<S: FnMut() -> bool> Lookahead<'_, S> {
    fn value(&mut self, own: &Stones, other: &Stones, depth: u32, lower: i32, upper: i32) -> Result<i32, Spent> {
        if self.threats.find(own, other, ANY_LENGTH, self.spend)?.is_some() {
            return Ok(WON + depth as i32);
        }
        let empty = !(own.cells | other.cells);
        let threatened = other.winning(own);
        if threatened.count_ones() > 1 {
            return Ok(-WON - depth as i32);
        }
        if empty == 0 || depth == 0 && threatened == 0 {
            return Ok(worth(own, other));
        }
        if threatened != 0 {
            // A forced move costs no depth.
            let next = own.with(threatened.trailing_zeros() as u8);
            return Ok(-self.value(other, &next, depth, -upper, -lower)?);
        }
        let mut moves: Vec<(i32, u8)> =
            cells(empty).map(|cell| (-worth_of_move(own, other, cell), cell)).collect();
        moves.sort_unstable();
        let mut best = -2 * WON;
        for &(_, cell) in moves.iter().take(PROMISING) {
            let value = -self.value(other, &own.with(cell), depth - 1, -upper, -lower.max(best))?;
            best = best.max(value);
            if best >= upper {
                break;
            }
        }
        Ok(best)
    }
}
