//! Quiescence search: captures, promotions and evasions until the position is quiet enough to evaluate.

use super::evaluator::Evaluator;
use super::ordering::history::PreviousMoves;
use super::ordering::move_ordering::OrderingContext;
use super::ordering::move_picker::MovePicker;
use super::ordering::see::see_ge;
use super::params::{DELTA_VALUES, QSEARCH_MAX_EVASIONS, QSEARCH_MAX_MINOR_CAPTURES};
use super::score::{INFINITY, MIN_MATE, NO_EVAL, mated_in};
use super::search::Search;
use super::transposition_table::TtEntry;
use crate::core::bound::Bound;
use crate::games::chess::board::Board;
use crate::games::chess::moves::{Move, Piece};

/// A quiescence node before its moves are searched.
struct QNode<'b> {
    board: &'b Board,
    ply: usize,
    is_pv: bool,
    in_check: bool,
    /// Evaluation with which the side to move may stand pat, or minus infinity in check.
    stand_pat: i32,
    tt_move: Move,
    previous: PreviousMoves,
}

impl<E: Evaluator> Search<'_, '_, E> {
    /// The value of a position for the side to move, considering only captures, promotions and evasions.
    pub(super) fn qsearch(&mut self, board: &Board, alpha: i32, beta: i32, ply: usize) -> i32 {
        let is_pv = beta - alpha > 1;
        if !self.enter_node(ply, is_pv, ply as u32) {
            return 0;
        }
        if let Some(value) = self.terminal_value(board, ply) {
            return value;
        }
        let tt_entry = self.state.transposition_table.probe(board.zobrist(), ply);
        if !is_pv && let Some(value) = tt_entry.and_then(|entry| entry.cutoff(alpha, beta)) {
            return value;
        }

        let in_check = board.in_check();
        let previous = self.previous_moves(ply);
        let (mut raw_eval, mut stand_pat) = (NO_EVAL, -INFINITY);
        if !in_check {
            raw_eval = self.raw_eval(board, ply, tt_entry);
            let static_eval = self.corrected_eval(board, raw_eval, previous);
            stand_pat = tt_entry.map_or(static_eval, |entry| entry.refine(static_eval));
            // Stand pat: the side to move may decline all captures, as some quiet move is
            // hardly worse than passing.
            if stand_pat >= beta {
                return stand_pat;
            }
        }
        let alpha = alpha.max(stand_pat);
        let mv = tt_entry.map_or(Move::NONE, |entry| entry.mv);
        let is_usable = mv != Move::NONE && board.is_legal(mv) && (in_check || board.is_noisy(mv));
        let tt_move = if is_usable { mv } else { Move::NONE };
        let node = QNode { board, ply, is_pv, in_check, stand_pat, tt_move, previous };
        let (best, best_move) = self.qsearch_moves(&node, alpha, beta);
        if self.budget.exhausted() {
            return 0;
        }
        if best == -INFINITY {
            return mated_in(ply);
        }
        let bound = Bound::of(best, alpha, beta);
        let entry = TtEntry { mv: best_move, value: best, eval: raw_eval, depth: 0, bound, was_pv: is_pv };
        self.state.transposition_table.store(board.zobrist(), ply, entry);
        best
    }

    /// Searches the moves of a node; returns the best value, including standing pat, and the best
    /// move if it raises alpha.
    fn qsearch_moves(&mut self, node: &QNode<'_>, mut alpha: i32, beta: i32) -> (i32, Move) {
        let QNode { board, ply, in_check, previous, .. } = *node;
        let (mut best, mut best_move) = (node.stand_pat, Move::NONE);
        let counter_move = self.state.histories.counter_move(previous);
        let ordering = OrderingContext { counter_move, ..OrderingContext::NONE };
        let mut picker = if in_check {
            MovePicker::all(&self.move_stack, node.tt_move)
        } else {
            MovePicker::noisy(&self.move_stack, node.tt_move, 0)
        };
        let mut move_count = 0;
        while let Some(mv) =
            picker.next(&mut self.move_stack, board, &self.state.histories, previous, &ordering)
        {
            if !in_check && self.misses(board, mv) {
                continue;
            }
            self.prefetch(board, mv);
            move_count += 1;
            if best > -MIN_MATE {
                if in_check {
                    // One evasion is enough to rule out mate.
                    if move_count > QSEARCH_MAX_EVASIONS && !board.is_noisy(mv) {
                        break;
                    }
                } else if let Some(most) =
                    delta_pruning(node, mv, move_count, alpha, self.params().delta_margin)
                {
                    best = best.max(most);
                    continue;
                }
            }
            let child = self.make_move(board, mv, ply);
            let value = -self.qsearch(&child, -beta, -alpha, ply + 1);
            self.unmake_move();
            if self.budget.exhausted() {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = mv;
                    if node.is_pv {
                        self.update_pv(mv, ply);
                    }
                    if value >= beta {
                        break;
                    }
                    alpha = value;
                }
            }
        }
        (best, best_move)
    }
}

/// Delta pruning: returns an upper bound of a capture's value if it cannot raise alpha.
fn delta_pruning(node: &QNode<'_>, mv: Move, move_count: usize, alpha: i32, margin: i32) -> Option<i32> {
    if mv.promotion().is_some() {
        return None;
    }
    let gain = node.board.captured_piece(mv).map_or(0, |piece| DELTA_VALUES[piece as usize]);
    let base = node.stand_pat + margin;
    if base + gain <= alpha {
        return Some(base + gain);
    }
    // A capture that wins no material gains at most the margin.
    if base <= alpha && !see_ge(node.board, mv, 1) {
        return Some(base);
    }
    // Late captures of pawns and minor pieces.
    let is_late = move_count > QSEARCH_MAX_MINOR_CAPTURES
        && gain <= DELTA_VALUES[Piece::Knight as usize]
        && !node.is_pv
        && node.stand_pat + gain < alpha;
    if is_late { Some(node.stand_pat) } else { None }
}
