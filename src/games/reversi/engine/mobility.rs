//! Move generation of Reversi: legal squares of a side, in all eight directions.

use super::lanes::Lanes;

/// Files b to g: discs elsewhere cannot be flipped along a row or a diagonal.
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// Legal moves of the owner of `own`.
#[inline]
pub fn moves(own: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER;
    // To the right, the carry of an addition runs through the opponent's discs to the square behind them.
    let right = (own << 1 & inner).wrapping_add(inner) & !inner;
    let mut left = inner & (own >> 1);
    left |= inner & (left >> 1);
    let pairs = inner & (inner >> 1);
    left |= pairs & (left >> 2);
    left |= pairs & (left >> 2);
    let lines = along::<8>(own, opponent) | along::<7>(own, inner) | along::<9>(own, inner);
    (right | left >> 1 | lines) & !(own | opponent)
}

/// Legal moves on two boards at once, of the owner of `own` on each.
#[inline(always)]
pub(super) fn moves_of_two(own: Lanes, opponent: Lanes) -> Lanes {
    let inner = opponent.and(Lanes::of([INNER; 2]));
    let right = own.up::<1>().and(inner).plus(inner).without(inner);
    let left = run_down::<1, 2>(own, inner, inner.and(inner.down::<1>()));
    let lines = lines_of_two::<8, 16>(own, opponent)
        .or(lines_of_two::<7, 14>(own, inner))
        .or(lines_of_two::<9, 18>(own, inner));
    right.or(left).or(lines).without(own.or(opponent))
}

/// [`along`] for two boards at once; `DOUBLE` is twice the step.
#[inline(always)]
fn lines_of_two<const STEP: i32, const DOUBLE: i32>(own: Lanes, opponent: Lanes) -> Lanes {
    let pairs_up = opponent.and(opponent.up::<STEP>());
    let mut up = opponent.and(own.up::<STEP>());
    up = up.or(opponent.and(up.up::<STEP>()));
    up = up.or(pairs_up.and(up.up::<DOUBLE>()));
    up = up.or(pairs_up.and(up.up::<DOUBLE>()));
    up.up::<STEP>().or(run_down::<STEP, DOUBLE>(own, opponent, pairs_up.down::<STEP>()))
}

/// The downward half of [`lines_of_two`]; `pairs` marks pairs of the opponent's discs.
#[inline(always)]
fn run_down<const STEP: i32, const DOUBLE: i32>(own: Lanes, opponent: Lanes, pairs: Lanes) -> Lanes {
    let mut down = opponent.and(own.down::<STEP>());
    down = down.or(opponent.and(down.down::<STEP>()));
    down = down.or(pairs.and(down.down::<DOUBLE>()));
    down = down.or(pairs.and(down.down::<DOUBLE>()));
    down.down::<STEP>()
}

/// Squares behind runs of the opponent's discs next to an own disc, in both directions of a line.
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
