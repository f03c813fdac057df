//! Time management: decides whether another iteration is worth starting.

use std::time::Duration;

use super::params::{
    TIME_FALLING_RANGE, TIME_MAX_STABILITY, TIME_MIN_NODES_PERCENT, TIME_NODES_PERCENT, TIME_PERCENT,
    TIME_PERCENT_RANGE, TIME_STABILITY_PERCENT,
};
use super::request::SearchRequest;
use super::score::{MATE, MIN_MATE, is_mate};
use super::search::{RootMove, Search};

/// Whether to stop after an iteration. `stability` is the number of iterations that have
/// confirmed the best move.
pub(super) fn is_done<E>(
    search: &Search<'_, '_, E>,
    request: &SearchRequest<'_>,
    depth: i32,
    stability: i32,
    elapsed: Duration,
) -> bool {
    let Some(best) = search.root_moves.first() else { return true };
    if let Some(moves) = request.mate
        && best.value >= MIN_MATE
        && (MATE - best.value + 1) / 2 <= moves as i32
    {
        return true;
    }
    // A mate searched three times as deep will not get shorter.
    if is_mate(best.value) && depth > 3 * (MATE - best.value.abs()) + 4 {
        return true;
    }
    let Some(soft_limit) = request.soft_limit.and_then(|soft_limit| soft_limit()) else { return false };
    if search.root_moves.len() == 1 && depth >= 4 {
        return true;
    }
    elapsed * 100 >= soft_limit * time_percent(best, search.budget.nodes(), stability)
}

/// Percentage of the planned time to use: less for a stable best move with most of the nodes,
/// more for a falling value.
fn time_percent(best: &RootMove, nodes: u32, stability: i32) -> u32 {
    let node_share = (best.nodes * 100 / u64::from(nodes.max(1))) as i32;
    let falling = (best.previous_value - best.value).clamp(TIME_FALLING_RANGE.0, TIME_FALLING_RANGE.1);
    let by_stability = TIME_PERCENT - TIME_STABILITY_PERCENT * stability.min(TIME_MAX_STABILITY);
    let by_nodes = (TIME_NODES_PERCENT - node_share).max(TIME_MIN_NODES_PERCENT);
    let percent = by_stability * by_nodes / 100 * (100 + falling) / 100;
    percent.clamp(TIME_PERCENT_RANGE.0, TIME_PERCENT_RANGE.1) as u32
}
