//! Move generation: the legal squares of a side, in all eight directions at once.

/// The files b to g: discs elsewhere cannot be flipped along a row or a diagonal.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The legal moves of the owner of `own`.
#[inline]
pub fn moves(own: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER;
    // To the right along a row an addition's carry runs through the opponent's discs to the square behind them.
    let right = (own << 1 & inner).wrapping_add(inner) & !inner;
    let mut left = inner & (own >> 1);
    left |= inner & (left >> 1);
    let pairs = inner & (inner >> 1);
    left |= pairs & (left >> 2);
    left |= pairs & (left >> 2);
    let lines = along::<8>(own, opponent) | along::<7>(own, inner) | along::<9>(own, inner);
    (right | left >> 1 | lines) & !(own | opponent)
}

/// The squares behind runs of the opponent's discs that begin beside an own one, both ways along a line.
///
/// Parallel prefix (Kogge-Stone): the run doubles its reach, so that six steps take four.
#[inline(always)]
fn along<const STEP: u32>(own: u64, opponent: u64) -> u64 {
    let mut up = opponent & (own << STEP);
    let mut down = opponent & (own >> STEP);
    up |= opponent & (up << STEP);
    down |= opponent & (down >> STEP);
    let pairs_up = opponent & (opponent << STEP);
    let pairs_down = pairs_up >> STEP;
    up |= pairs_up & (up << (2 * STEP));
    down |= pairs_down & (down >> (2 * STEP));
    up |= pairs_up & (up << (2 * STEP));
    down |= pairs_down & (down >> (2 * STEP));
    (up << STEP) | (down >> STEP)
}
