//! State of one search: its stack, its hash history, and the functions that all kinds of nodes use.
//!
//! `alpha_beta.rs` searches interior nodes, `move_loop.rs` their moves, `qsearch.rs` the leaves.

use super::endings;
use super::evaluator::Evaluator;
use super::handicap::Handicap;
use super::ordering::history::{Histories, NO_PIECE_TO, PreviousMoves, piece_to};
use super::ordering::move_ordering::MoveStack;
use super::params::SearchParams;
use super::params::{CLOCK_SCALE_MAX, CLOCK_SCALE_SPAN};
use super::principal_variation::PrincipalVariation;
use super::score::{INFINITY, MAX_PLY, MIN_MATE, NO_EVAL};
use super::transposition_table::{TranspositionTable, TtEntry};
use crate::games::chess::board::Board;
use crate::games::chess::movegen::MAX_MOVES;
use crate::games::chess::moves::{Move, Piece};
use crate::search::budget::Budget;

/// State that persists between the searches of a game.
pub struct SearchState<E> {
    /// Results of searched positions.
    pub transposition_table: TranspositionTable,
    /// The history tables.
    pub histories: Histories,
    /// The static evaluation.
    pub evaluator: E,
    /// Margins and limits.
    pub params: SearchParams,
}

impl<E> SearchState<E> {
    /// Creates a state with a transposition table of `kilobytes`.
    pub fn new(evaluator: E, kilobytes: usize) -> SearchState<E> {
        SearchState {
            transposition_table: TranspositionTable::new(kilobytes),
            histories: Histories::default(),
            evaluator,
            params: Default::default(),
        }
    }

    /// Clears the transposition table and the histories.
    pub fn clear(&mut self) {
        self.transposition_table.clear();
        self.histories.clear();
    }
}

/// Data of a node that other nodes on its line read.
#[derive(Clone, Copy)]
pub(super) struct StackEntry {
    /// Static evaluation, or [`NO_EVAL`] in check.
    pub static_eval: i32,
    /// Index of the move being searched, for continuation history.
    pub piece_to: usize,
    /// Move excluded by a singular search.
    pub excluded: Move,
    /// Killer moves.
    pub killers: [Move; 2],
    /// Number of children that failed high.
    pub cutoff_count: i32,
    /// Number of double extensions on the line.
    pub double_extensions: i32,
}

const EMPTY_ENTRY: StackEntry = StackEntry {
    static_eval: NO_EVAL,
    piece_to: NO_PIECE_TO,
    excluded: Move::NONE,
    killers: [Move::NONE; 2],
    cutoff_count: 0,
    double_extensions: 0,
};

/// Empty entries above the root, so that looking back needs no bounds check.
const STACK_OFFSET: usize = 4;

/// A legal move of the root with its results.
#[derive(Clone)]
pub struct RootMove {
    /// The move.
    pub mv: Move,
    /// Value, or minus infinity if the move is only known to be no better than another.
    pub value: i32,
    /// Value in the previous iteration.
    pub previous_value: i32,
    /// Principal variation.
    pub pv: PrincipalVariation,
    /// Deepest ply reached.
    pub seldepth: u32,
    /// Nodes spent on the move.
    pub nodes: u64,
}

impl RootMove {
    /// Creates a root move without results.
    pub fn new(mv: Move) -> RootMove {
        let pv = PrincipalVariation::of(mv);
        RootMove { mv, value: -INFINITY, previous_value: 0, pv, seldepth: 0, nodes: 0 }
    }
}

/// One search.
pub struct Search<'a, 'w, E> {
    /// State that outlives the search.
    pub state: &'a mut SearchState<E>,
    /// Limits and node count.
    pub budget: Budget<'w, Move>,
    /// Root moves, best first.
    pub root_moves: Vec<RootMove>,
    /// MultiPV: number of root moves already final in this iteration.
    pub pv_index: usize,
    /// Depth of this iteration.
    pub root_depth: i32,
    /// Deepest ply of a PV node.
    pub seldepth: u32,
    /// Handicap of a weak level.
    pub handicap: Option<Handicap>,
    pub(super) stack: Vec<StackEntry>,
    pub(super) pv_table: Vec<PrincipalVariation>,
    /// Zobrist hashes of the game and of the current line, without the current position.
    hash_history: Vec<u64>,
    /// Number of hashes that belong to the game.
    game_hashes: usize,
    /// Generated moves of the nodes on the current line.
    pub(super) move_stack: MoveStack,
    /// Minimum ply for null moves, set during a verification search.
    pub(super) nmp_min_ply: usize,
}

impl<'a, 'w, E: Evaluator> Search<'a, 'w, E> {
    /// Creates a search. `previous_hashes` are those of the positions that can be repeated.
    pub fn new(state: &'a mut SearchState<E>, budget: Budget<'w, Move>, previous_hashes: &[u64]) -> Self {
        Search {
            state,
            budget,
            root_moves: Vec::new(),
            pv_index: 0,
            root_depth: 0,
            seldepth: 0,
            handicap: None,
            stack: vec![EMPTY_ENTRY; MAX_PLY + STACK_OFFSET + 4],
            pv_table: vec![PrincipalVariation::default(); MAX_PLY + 4],
            hash_history: previous_hashes.to_vec(),
            game_hashes: previous_hashes.len(),
            move_stack: MoveStack::with_capacity(4 * MAX_MOVES),
            nmp_min_ply: 0,
        }
    }

    /// Margins and limits; `stratege spsa` tunes them.
    #[inline]
    pub(super) fn params(&self) -> &SearchParams {
        &self.state.params
    }

    pub(super) fn entry(&mut self, ply: usize) -> &mut StackEntry {
        &mut self.stack[ply + STACK_OFFSET]
    }

    /// Stack entry of the ancestor `plies_up` plies above `ply`; entries above the root are empty.
    pub(super) fn ancestor(&self, ply: usize, plies_up: usize) -> &StackEntry {
        &self.stack[ply + STACK_OFFSET - plies_up]
    }

    pub(super) fn previous_moves(&self, ply: usize) -> PreviousMoves {
        PreviousMoves { last: self.ancestor(ply, 1).piece_to, second_last: self.ancestor(ply, 2).piece_to }
    }

    /// Counts a node and clears its principal variation; returns false once the budget is exhausted.
    pub(super) fn enter_node(&mut self, ply: usize, is_pv: bool, seldepth: u32) -> bool {
        self.pv_table[ply].clear();
        if !self.budget.spend() {
            return false;
        }
        if is_pv {
            self.seldepth = self.seldepth.max(seldepth);
        }
        true
    }

    /// The value of a drawn position, or the evaluation at the maximum ply.
    pub(super) fn terminal_value(&mut self, board: &Board, ply: usize) -> Option<i32> {
        if self.is_draw(board) {
            return Some(self.draw_value());
        }
        if ply < MAX_PLY - 2 {
            return None;
        }
        Some(if board.in_check() { 0 } else { self.evaluate(board, ply) })
    }

    /// Whether the position is a draw by the 50-move rule, repetition or insufficient material.
    fn is_draw(&self, board: &Board) -> bool {
        if board.halfmove_clock() >= 100 {
            return !board.in_check() || board.count_legal_moves() > 0;
        }
        self.is_repetition(board) || board.is_dead()
    }

    /// Within the search one repetition is a draw; positions of the game must occur twice before.
    fn is_repetition(&self, board: &Board) -> bool {
        let reach = usize::from(board.halfmove_clock()).min(self.hash_history.len());
        let mut game_repetitions = 0;
        for plies_back in (4..=reach).step_by(2) {
            let index = self.hash_history.len() - plies_back;
            if self.hash_history[index] != board.zobrist() {
                continue;
            }
            game_repetitions += 1;
            if index >= self.game_hashes || game_repetitions >= 2 {
                return true;
            }
        }
        false
    }

    /// The value of a draw: ±1 as noise around zero, so that the search distinguishes drawing lines.
    fn draw_value(&self) -> i32 {
        1 - (self.budget.nodes() as i32 & 2)
    }

    /// The uncorrected static evaluation, scaled by the halfmove clock.
    fn evaluate(&mut self, board: &Board, ply: usize) -> i32 {
        let value = self.known_ending(board).unwrap_or_else(|| {
            let value = self.state.evaluator.evaluate(board, ply);
            // The advantage shrinks as the 50-move rule approaches.
            let clock = i32::from(board.halfmove_clock()).min(CLOCK_SCALE_MAX);
            value * (CLOCK_SCALE_SPAN - clock) / CLOCK_SCALE_SPAN
        });
        self.handicap.as_ref().map_or(value, |handicap| value + handicap.noise(board))
    }

    /// The value of a known ending, not scaled by the halfmove clock; `None` for levels that miss moves.
    fn known_ending(&self, board: &Board) -> Option<i32> {
        let misses_moves = self.handicap.as_ref().is_some_and(|handicap| handicap.miss_rate > 0);
        if misses_moves { None } else { endings::value(board) }
    }

    /// The uncorrected static evaluation, from the table entry if it has one.
    pub(super) fn raw_eval(&mut self, board: &Board, ply: usize, tt_entry: Option<TtEntry>) -> i32 {
        match tt_entry {
            Some(entry) if entry.eval != NO_EVAL => entry.eval,
            _ => self.evaluate(board, ply),
        }
    }

    /// The static evaluation with correction history applied.
    pub(super) fn corrected_eval(&self, board: &Board, raw_eval: i32, previous: PreviousMoves) -> i32 {
        let corrected = raw_eval + self.state.histories.correction(board, previous);
        corrected.clamp(1 - MIN_MATE, MIN_MATE - 1)
    }

    /// Whether the handicap misses this move.
    pub(super) fn misses(&self, board: &Board, mv: Move) -> bool {
        self.handicap.as_ref().is_some_and(|handicap| handicap.misses(board, mv))
    }

    /// Prefetches the table cluster of the position after a move, while the move is still being considered.
    #[inline]
    pub(super) fn prefetch(&self, board: &Board, mv: Move) {
        self.state.transposition_table.prefetch(board.zobrist_after(mv));
    }

    /// Returns the position after a move and records both on the stack.
    pub(super) fn make_move(&mut self, board: &Board, mv: Move, ply: usize) -> Board {
        let mut child = *board;
        child.make_move(mv);
        let piece = board.piece_on(mv.from()).unwrap_or(Piece::Pawn);
        self.entry(ply).piece_to = piece_to(board.side_to_move(), piece, mv.to());
        self.hash_history.push(board.zobrist());
        child
    }

    /// Returns the position after a null move and records it on the stack.
    pub(super) fn make_null_move(&mut self, board: &Board, ply: usize) -> Board {
        let mut child = *board;
        child.make_null_move();
        self.state.transposition_table.prefetch(child.zobrist());
        self.entry(ply).piece_to = NO_PIECE_TO;
        self.hash_history.push(board.zobrist());
        child
    }

    pub(super) fn unmake_move(&mut self) {
        self.hash_history.pop();
    }

    /// Sets the principal variation to this move followed by that of its child.
    pub(super) fn update_pv(&mut self, mv: Move, ply: usize) {
        let (above, below) = self.pv_table.split_at_mut(ply + 1);
        above[ply].set(mv, &below[0]);
    }
}
