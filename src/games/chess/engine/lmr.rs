//! The table of late move reductions (LMR).

use std::sync::LazyLock;

use super::params::{LMR_BASE, LMR_LOG_PERCENT};
use crate::search::integer_log::ln_1024;

/// Reductions in 1024ths of a ply, by depth and move number.
static REDUCTIONS: LazyLock<Vec<i32>> = LazyLock::new(|| {
    let ln = |number: usize| ln_1024(number.max(1) as u64) as usize;
    let reduction = |index: usize| {
        let growth = ln(index / 64) * ln(index % 64) / 1024 * LMR_LOG_PERCENT / 100;
        if growth == 0 { 0 } else { (LMR_BASE + growth) as i32 }
    };
    (0..64 * 64).map(reduction).collect()
});

/// Base reduction of the `move_count`-th move of a node, in 1024ths of a ply.
#[inline]
pub fn base_reduction(depth: i32, move_count: usize) -> i32 {
    REDUCTIONS[depth.clamp(0, 63) as usize * 64 + move_count.min(63)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reductions_grow_with_depth_and_move_number() {
        assert!(base_reduction(20, 40) > base_reduction(10, 40));
        assert!(base_reduction(10, 40) > base_reduction(10, 5) && base_reduction(10, 1) == 0);
    }
}
