//! By how much less deeply late moves are looked at before they have proved anything.

use std::sync::LazyLock;

/// By how much less deeply the n-th move of a node is looked at, in 1024ths of a ply.
static LESS: LazyLock<Vec<i32>> = LazyLock::new(|| {
    let thousand = |number: usize| logarithm(number.max(1) as u64);
    let entry = |index: usize| {
        let (depth, count) = (index / 64, index % 64);
        (900 + (thousand(depth) * thousand(count) / 1024) * 46 / 100) as i32
    };
    (0..64 * 64).map(entry).map(|less| if less <= 900 { 0 } else { less }).collect()
});

/// The natural logarithm in 1024ths, by whole numbers alone, so that it is the same everywhere.
fn logarithm(number: u64) -> u64 {
    let whole = number.ilog2();
    // Between powers of two, squaring doubles the logarithm bit by bit.
    let (mut mantissa, mut bits) = ((number << 32) >> whole, u64::from(whole));
    for _ in 0..16 {
        mantissa = ((u128::from(mantissa) * u128::from(mantissa)) >> 32) as u64;
        bits <<= 1;
        if mantissa >= 2 << 32 {
            mantissa >>= 1;
            bits |= 1;
        }
    }
    (bits * 710) >> 16
}

/// By how much less deeply the n-th move of a node of this depth is looked at, in 1024ths of a ply.
#[inline]
pub fn less(depth: i32, count: usize) -> i32 {
    LESS[depth.clamp(0, 63) as usize * 64 + count.min(63)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_those_of_the_book() {
        for number in 1..64 {
            let exact = (number as f64).ln() * 1024.0;
            assert!((logarithm(number) as f64 - exact).abs() < 4.0, "{number}");
        }
        assert!(less(20, 40) > less(10, 40) && less(10, 40) > less(10, 5) && less(10, 1) == 0);
    }
}
