//! Aspiration windows: searches the root in a narrow window around its previous value and
//! widens it after a fail.

use std::cmp::Reverse;

use super::evaluator::Evaluator;
use super::params::{
    ASPIRATION_MAX_DELTA, ASPIRATION_MAX_REDUCTION, ASPIRATION_MIN_DEPTH, ASPIRATION_VALUE_DIVISOR,
    BOUND_REPORT_MIN_NODES,
};
use super::score::{INFINITY, is_mate};
use super::search::{RootMove, Search};
use super::search_info::{InfoSink, SearchInfo};
use crate::core::bound::Bound;
use crate::games::chess::board::Board;
use crate::search::aspiration::{AspirationWindow, Failed};

/// Searches for the best root move from `pv_index` on; returns false once the budget is exhausted.
pub(super) fn aspiration_search<'w, E: Evaluator>(
    search: &mut Search<'_, 'w, E>,
    board: &Board,
    depth: i32,
    on_info: &mut InfoSink<'_, 'w>,
) -> bool {
    let pv_index = search.pv_index;
    let previous_value = search.root_moves[pv_index].previous_value;
    let mut delta = search.params().aspiration_delta;
    let mut window = AspirationWindow::full(INFINITY);
    if depth >= ASPIRATION_MIN_DEPTH && !is_mate(previous_value) {
        delta += previous_value * previous_value / ASPIRATION_VALUE_DIVISOR;
        window = AspirationWindow::around(previous_value, delta, INFINITY);
    }
    let mut reduction = 0;
    loop {
        let reduced_depth = (depth - reduction).max(1);
        let value = search.search(board, window.alpha, window.beta, reduced_depth, 0, false);
        sort_root_moves(&mut search.root_moves[pv_index..]);
        if search.budget.exhausted() {
            return false;
        }
        let Some(failed) = window.failed(value) else { return true };
        let bound = match failed {
            Failed::Low => {
                window.beta = (window.alpha + window.beta) / 2;
                reduction = 0;
                Bound::Upper
            }
            Failed::High => {
                reduction = (reduction + 1).min(ASPIRATION_MAX_REDUCTION);
                Bound::Lower
            }
        };
        window.widen(failed, value, delta);
        if search.budget.nodes() > BOUND_REPORT_MIN_NODES && pv_index == 0 {
            let info = SearchInfo { value, bound, ..SearchInfo::of(search, 0, depth) };
            on_info(&info, &mut search.budget);
        }
        delta += delta / 2;
        if delta > ASPIRATION_MAX_DELTA {
            window = AspirationWindow::full(INFINITY);
        }
    }
}

/// Stable sort by value, best first.
pub(super) fn sort_root_moves(root_moves: &mut [RootMove]) {
    root_moves.sort_by_key(|one| Reverse(one.value));
}
