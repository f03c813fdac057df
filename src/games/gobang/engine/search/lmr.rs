//! Late move reductions (LMR) and late move pruning (LMP): later moves are searched less
//! deeply, or not at all.

use crate::games::gobang::engine::params::{
    HISTORY_MAX, LMR_NOT_IMPROVING_FROM, LMR_POLICY_RANGE, LMR_ROOT, SearchParams,
};
use crate::search::integer_log::ln_1024;

/// Table size; greater depths and move numbers use the last entry.
const TABLE_SIZE: usize = 128;

/// A move that is not the first of its node.
#[derive(Clone, Copy)]
pub struct LateMove {
    /// Remaining depth of the node, in plies.
    pub depth: i32,
    /// Number of moves searched before.
    pub index: usize,
    /// Whether the node's window is open.
    pub is_pv: bool,
    /// Whether the node is expected to fail high.
    pub cut_node: bool,
    /// Whether the static evaluation exceeds that of two plies ago.
    pub improving: bool,
    /// Whether the move neither makes nor prevents a threat.
    pub quiet: bool,
    /// Whether it is the counter move to the last move.
    pub counter_move: bool,
    /// History of the move.
    pub history: i32,
    /// Difference of its policy score from the best one.
    pub policy_gap: i32,
}

/// Tables by depth and move number.
pub struct Reductions {
    /// Natural logarithms in hundredths.
    logarithms: [i32; TABLE_SIZE],
    /// Late move pruning: number of moves searched before quiet ones are skipped, by depth.
    lmp_move_limits: [i32; TABLE_SIZE],
}

impl Reductions {
    /// Builds the tables.
    pub fn new(params: &SearchParams) -> Reductions {
        let logarithms = std::array::from_fn(|number| (ln_1024(number.max(1) as u64) * 100 / 1024) as i32);
        let grown = |depth: usize| depth.pow(3).isqrt() as i32 * params.lmp_scale / 100;
        let lmp_move_limits = std::array::from_fn(|depth| params.lmp_base + grown(depth));
        Reductions { logarithms, lmp_move_limits }
    }

    /// Base reduction in hundredths of a ply: the product of the logarithms of depth and move number.
    fn base(&self, depth: i32, index: usize) -> i32 {
        let depth = self.logarithms[(depth as usize).min(TABLE_SIZE - 1)];
        let number = self.logarithms[(index + 1).min(TABLE_SIZE - 1)];
        depth * number / 100
    }

    /// Reduction of a root move in plies.
    pub fn at_root(&self, depth: i32, index: usize) -> i32 {
        ((self.base(depth, index) - LMR_ROOT) / 100).clamp(0, depth - 2)
    }

    /// Reduction of a late move in plies.
    pub fn of(&self, late: &LateMove, params: &SearchParams) -> i32 {
        let mut reduction = params.lmr_base + self.base(late.depth, late.index) * params.lmr_scale / 100;
        if late.is_pv {
            reduction -= params.lmr_pv;
        } else {
            if !late.improving && reduction > LMR_NOT_IMPROVING_FROM {
                reduction += params.lmr_not_improving;
            }
            if late.cut_node && !late.counter_move {
                reduction += params.lmr_cut_node;
            }
        }
        if !late.quiet {
            reduction -= params.lmr_threat;
        }
        let (min, max) = LMR_POLICY_RANGE;
        let beyond = (late.policy_gap - params.lmr_policy_gap) * params.lmr_policy_slope / 100;
        reduction += beyond.clamp(min, max);
        reduction -= late.history * params.lmr_history / HISTORY_MAX;
        ((reduction + 50) / 100).clamp(0, late.depth - 2)
    }

    /// Late move pruning: number of moves of a node searched before quiet ones are skipped.
    pub fn lmp_move_limit(&self, depth: i32, improving: bool) -> usize {
        let lmp_move_limits = self.lmp_move_limits[(depth as usize).min(TABLE_SIZE - 1)];
        (if improving { lmp_move_limits } else { lmp_move_limits / 2 + 1 }) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reductions_grow_with_depth_and_move_number() {
        let reductions = Reductions::new(&SearchParams::default());
        for depth in 2..40 {
            for index in 1..200 {
                let base = reductions.base(depth, index);
                assert!(
                    base <= reductions.base(depth, index + 1) && base <= reductions.base(depth + 1, index)
                );
                assert!((0..=depth - 2).contains(&reductions.at_root(depth, index)));
            }
        }
        assert_eq!((reductions.base(8, 7), reductions.base(8, 0)), (432, 0));
    }

    #[test]
    fn late_move_pruning_searches_more_moves_if_improving() {
        let reductions =
            Reductions::new(&SearchParams { lmp_base: 4, lmp_scale: 100, ..SearchParams::default() });
        assert_eq!([1, 2, 4, 9].map(|depth| reductions.lmp_move_limit(depth, true)), [5, 6, 12, 31]);
        assert_eq!([1, 2, 4, 9].map(|depth| reductions.lmp_move_limit(depth, false)), [3, 4, 7, 16]);
    }
}
