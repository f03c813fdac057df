//! Iterative deepening: the entry point of the search.

use web_time::Instant;

use super::aspiration::{aspiration_search, sort_root_moves};
use super::evaluator::Evaluator;
use super::request::SearchRequest;
use super::score::{INFINITY, MAX_PLY};
use super::search::{RootMove, Search, SearchState};
use super::search_info::{InfoSink, SearchInfo};
use super::time_management::is_done;
use crate::core::thought::Thought;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Move;
use crate::search::budget::Budget;

/// Searches a board that has a legal move. `previous_hashes` are the Zobrist hashes of the positions that can
/// be repeated. Returns the best variation and the rest of the budget.
pub fn think<'w, E: Evaluator>(
    state: &mut SearchState<E>,
    board: &Board,
    previous_hashes: &[u64],
    request: &SearchRequest<'_>,
    budget: Budget<'w, Move>,
    on_info: &mut InfoSink<'_, 'w>,
) -> (SearchInfo, Budget<'w, Move>) {
    let begun = Instant::now();
    state.transposition_table.new_search();
    let mut search = Search::new(state, budget, previous_hashes);
    search.handicap = request.handicap.clone();
    search.root_moves = root_moves(board, request);
    let multi_pv = request.multi_pv.clamp(1, search.root_moves.len().max(1));
    let max_depth = request.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32 - 10) as i32;
    let mut best = SearchInfo { value: 0, ..SearchInfo::of(&search, 0, 0) };
    let mut reported_move = None;
    let mut report = |info: &SearchInfo, budget: &mut Budget<'w, Move>| {
        if info.pv_index == 0 {
            reported_move = info.pv.first().copied();
        }
        on_info(info, budget);
    };
    let mut stability = 0;
    for depth in 1..=max_depth {
        let previous_best = best_root_move(&search);
        if !search_iteration(&mut search, board, depth, multi_pv, &mut best, &mut report) {
            break;
        }
        stability = if best_root_move(&search) == previous_best { stability + 1 } else { 0 };
        if !request.infinite && is_done(&search, request, depth, stability, begun.elapsed()) {
            break;
        }
    }
    best.nodes = search.budget.nodes();
    // An unfinished iteration may have found a better move.
    if reported_move != best.pv.first().copied() {
        on_info(&best, &mut search.budget);
    }
    (best, search.budget)
}

fn best_root_move<E>(search: &Search<'_, '_, E>) -> Option<Move> {
    search.root_moves.first().map(|root| root.mv)
}

/// The requested legal moves that the handicap does not miss. Falls back to all legal or all requested moves
/// if a filter leaves none.
fn root_moves(board: &Board, request: &SearchRequest<'_>) -> Vec<RootMove> {
    let legal = board.legal_moves();
    let is_requested = |mv: &Move| request.search_moves.is_empty() || request.search_moves.contains(mv);
    let mut moves: Vec<Move> = legal.iter().copied().filter(is_requested).collect();
    if moves.is_empty() {
        moves = legal.to_vec();
    }
    if let Some(handicap) = &request.handicap
        && !board.in_check()
    {
        let seen: Vec<Move> = moves.iter().copied().filter(|&mv| !handicap.misses(board, mv)).collect();
        if !seen.is_empty() {
            moves = seen;
        }
    }
    moves.into_iter().map(RootMove::new).collect()
}

/// Searches all principal variations to one depth and reports them; returns false once the budget is
/// exhausted.
fn search_iteration<'w, E: Evaluator>(
    search: &mut Search<'_, 'w, E>,
    board: &Board,
    depth: i32,
    multi_pv: usize,
    best: &mut SearchInfo,
    report: &mut InfoSink<'_, 'w>,
) -> bool {
    search.root_depth = depth;
    search.budget.report_thought(|| Thought::Depth { depth: depth as u32 });
    for root in &mut search.root_moves {
        root.previous_value = root.value;
        root.value = -INFINITY;
    }
    for pv_index in 0..multi_pv {
        search.pv_index = pv_index;
        search.seldepth = 0;
        let is_complete = aspiration_search(search, board, depth, report);
        if pv_index == 0 && search.root_moves[0].value > -INFINITY {
            let known_depth = if is_complete { depth } else { best.depth.max(1) as i32 };
            *best = SearchInfo::of(search, 0, known_depth);
        }
        if !is_complete {
            return false;
        }
    }
    if search.budget.exhausted() {
        return false;
    }
    // A variation found later may be better.
    sort_root_moves(&mut search.root_moves[..multi_pv]);
    *best = SearchInfo::of(search, 0, depth);
    for pv_index in 0..multi_pv {
        let info = SearchInfo::of(search, pv_index, depth);
        report(&info, &mut search.budget);
    }
    !search.budget.exhausted()
}
