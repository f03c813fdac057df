//! Which squares a side can move to, all eight directions at once.

/// The files a stone can be turned on by a move along a row or a diagonal.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The squares on which the owner of `own` can set a stone.
#[inline]
pub fn moves(own: u64, other: u64) -> u64 {
    let inner = other & INNER;
    (along::<1>(own, inner) | along::<8>(own, other) | along::<7>(own, inner) | along::<9>(own, inner))
        & !(own | other)
}

/// Runs of the other's stones that begin beside an own one, both ways along a line; the squares behind them.
///
/// The run doubles its reach twice, so six steps take three.
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
