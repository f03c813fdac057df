//! Constants of the search. ProbCut's fitted numbers are in [`super::probcut`].
//!
//! Values are 128ths of a disc ([`DISC`]); depths are plies.

use super::evaluation::DISC;
use crate::games::tunable::tunable_params;

tunable_params! {
    /// Margins of the midgame search.
    SearchParams {
        probcut_t "probcut-t" "ProbCut's margin before the end of the game, in hundredths of sigma" 85 30 400;
        probcut_slack "probcut-slack" "percent of ProbCut's two margins' difference within which the static evaluation has to be" 50 -100 300;
        static_probcut_t "static-probcut-t" "margin of ProbCut by the static evaluation alone, two plies before the leaves, in hundredths of sigma" 100 30 1000;
        aspiration_delta "aspiration" "half the first aspiration window, in 128ths of a disc" 384 16 2560;
        reply_penalty "reply-penalty" "what each reply costs a move in ordering (fastest first), in 128ths of a disc" 32 0 512;
    }
}

// Iterative deepening at the root

/// Selectivity of searches that do not reach the end of the game; their margin is a parameter.
pub const MIDGAME_SELECTIVITY: u32 = 1;
/// Percentage of the empty squares searched iteratively before the first search to the end of the game.
pub const ENDGAME_START_PERCENT: u32 = 60;
/// Maximum distance of the last iteration from the end: the time may not suffice for a complete search.
pub const ENDGAME_START_PLIES: u32 = 10;
/// Maximum number of empty squares with a single, exact pass to the end.
pub const EXACT_ONLY_EMPTIES: u32 = ENDGAME_EMPTIES + 2;
/// Maximum number of empty squares with one selective pass before the exact one, to order its moves.
pub const ONE_SELECTIVE_PASS_EMPTIES: u32 = 21;
/// Maximum number of empty squares with two selective passes; beyond it a presearch precedes them.
pub const TWO_SELECTIVE_PASSES_EMPTIES: u32 = 26;
/// Selectivity of the presearch: 31 %.
pub const PRESEARCH_SELECTIVITY: u32 = 0;
/// Selectivity of the first selective pass: 60 %.
pub const FIRST_PASS_SELECTIVITY: u32 = MIDGAME_SELECTIVITY;
/// Selectivity of the second selective pass: 95 %.
pub const SECOND_PASS_SELECTIVITY: u32 = 3;
/// Growth factor of the aspiration window after a fail.
pub const ASPIRATION_GROWTH: i32 = 3;
/// Minimum depth; shallower searches start with the full window.
pub const ASPIRATION_MIN_DEPTH: u32 = 5;

// PV splitting of an exact search

/// Minimum number of empty squares: smaller searches finish before helpers could contribute.
pub const SPLIT_MIN_EMPTIES: u32 = 22;
/// Maximum number of PV moves whose siblings become tasks.
pub const SPLIT_MAX_PLIES: usize = 4;

// Midgame search

/// Maximum number of empty squares for which the endgame solver searches to the end.
pub const ENDGAME_EMPTIES: u32 = 11;
/// Maximum depth of searches without transposition table and move ordering.
pub const SHALLOW_DEPTH: u32 = 2;
/// Internal iterative deepening (IID): minimum depth.
pub const IID_MIN_DEPTH: u32 = 9;
/// IID: depth reduction.
pub const IID_REDUCTION: u32 = 4;
/// Enhanced transposition cutoff (ETC): minimum depth.
pub const ETC_MIN_DEPTH: u32 = 5;
/// Maximum nesting of ProbCut in ProbCut's shallow searches.
pub const PROBCUT_MAX_NESTING: u32 = 1;

// Move ordering in the midgame

/// Malus per reply of the opponent in searches to the end of the game (fastest first).
pub const ENDGAME_REPLY_PENALTY: i32 = 3 * DISC;
/// Malus per empty square next to the mover's discs (potential mobility).
pub const ENDGAME_FRONTIER_PENALTY: i32 = DISC;

// Endgame solver

/// Maximum number of empty squares with specialised functions in [`super::endgame::few_empties`].
pub const FEW_EMPTIES: u32 = 4;
/// Maximum number of empty squares ordered by parity only.
pub const PARITY_ONLY_EMPTIES: u32 = FEW_EMPTIES + 1;
/// Maximum number of empty squares searched without table, ordered by replies and parity only.
pub const NO_TABLE_EMPTIES: u32 = 6;
/// Enhanced transposition cutoff (ETC): minimum number of empty squares.
pub const ENDGAME_ETC_EMPTIES: u32 = 9;
/// The main table has at most 2^16 entries, two megabytes: a larger one would cost more time in memory
/// accesses than it saves.
pub const ENDGAME_TABLE_BITS: u32 = 16;
/// Maximum number of empty squares of positions in the small table, which stays in the processor's
/// cache. Most of them are never probed again, and the main table's latency exceeds the cost of
/// searching some of them twice.
pub const SMALL_TABLE_EMPTIES: u32 = 10;
/// The small table has at most 2^14 entries, half a megabyte.
pub const SMALL_TABLE_BITS: u32 = 14;

// Move ordering in the endgame

/// Score per reply of the opponent; corners count twice (fastest first).
pub const REPLY_SCORE: i32 = -16;
/// Bonus of a move into a quadrant with an odd number of empty squares.
pub const ODD_QUADRANT_SCORE: i32 = 3;
/// Bonus of a corner.
pub const CORNER_SCORE: i32 = 6;
/// Malus of an X-square, diagonally next to a corner.
pub const X_SQUARE_SCORE: i32 = -4;
/// Bonus of the table's best move, which comes first.
pub const TT_MOVE_SCORE: i32 = 1 << 20;
/// Bonus of the table's previous best move.
pub const SECOND_TT_MOVE_SCORE: i32 = 64;

// Players

/// Size of the champion's table: 2^20 entries, 32 MiB.
pub const CHAMPION_TABLE_BITS: u32 = 20;
/// Size of a level's table: 2^14 entries.
pub const LEVEL_TABLE_BITS: u32 = 14;
