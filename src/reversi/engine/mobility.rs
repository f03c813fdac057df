//! Which squares a side can move to, all eight directions at once.

/// The files on which a stone can be turned by a move along a row or a diagonal.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The squares on which the owner of `own` can set a stone.
#[inline]
pub fn moves(own: u64, other: u64) -> u64 {
    let inner = other & INNER;
    // To the right along a row an addition's carry runs through the other's stones to the square behind them.
    let right = (own << 1 & inner).wrapping_add(inner) & !inner;
    let mut left = inner & (own >> 1);
    left |= inner & (left >> 1);
    let pairs = inner & (inner >> 1);
    left |= pairs & (left >> 2);
    left |= pairs & (left >> 2);
    let lines = along::<8>(own, other) | along::<7>(own, inner) | along::<9>(own, inner);
    (right | left >> 1 | lines) & !(own | other)
}

/// Runs of the other's stones that begin beside an own one, both ways along a line; the squares behind them.
///
/// The run doubles its reach, so that six steps take four.
#[inline(always)]
fn along<const STEP: u32>(own: u64, other: u64) -> u64 {
    let mut up = other & (own << STEP);
    let mut down = other & (own >> STEP);
    up |= other & (up << STEP);
    down |= other & (down >> STEP);
    let pairs_up = other & (other << STEP);
    let pairs_down = pairs_up >> STEP;
    up |= pairs_up & (up << (2 * STEP));
    down |= pairs_down & (down >> (2 * STEP));
    up |= pairs_up & (up << (2 * STEP));
    down |= pairs_down & (down >> (2 * STEP));
    (up << STEP) | (down >> STEP)
}
