//! Constants of the search. The numbers that ProbCut was fitted with are in [`super::probcut`].
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

// Iterative deepening at the root.

/// Selectivity of searches that do not reach the end of the game; their margin is a parameter.
pub const MIDGAME_SELECTIVITY: u32 = 1;
/// Percentage of the empty squares that is searched iteratively before the first search to the end of the game.
pub const ENDGAME_START_PERCENT: u32 = 60;
/// Iterations go on at least until they are so many plies short of the end, since the time may not be enough for more.
pub const ENDGAME_START_PLIES: u32 = 10;
/// Up to this many empty squares the first search to the end is exact.
pub const EXACT_ONLY_EMPTIES: u32 = ENDGAME_EMPTIES + 2;
/// Up to this many one selective search to the end orders the moves for the exact one.
pub const ONE_SELECTIVE_PASS_EMPTIES: u32 = 21;
/// Up to this many two do; beyond it, a more selective one comes before them.
pub const TWO_SELECTIVE_PASSES_EMPTIES: u32 = 26;
/// Selectivity of that one, the presearch: 31 %.
pub const PRESEARCH_SELECTIVITY: u32 = 0;
/// Selectivity of the first of the two: 60 %.
pub const FIRST_PASS_SELECTIVITY: u32 = MIDGAME_SELECTIVITY;
/// Selectivity of the second: 95 %.
pub const SECOND_PASS_SELECTIVITY: u32 = 3;
/// The window's half grows by this factor each time a search fails.
pub const ASPIRATION_GROWTH: i32 = 3;
/// Shallower searches begin with the full window.
pub const ASPIRATION_MIN_DEPTH: u32 = 5;

// PV splitting of an exact search.

/// With fewer empty squares it is over before others could help.
pub const SPLIT_MIN_EMPTIES: u32 = 22;
/// So many moves of the principal variation leave their siblings as tasks.
pub const SPLIT_MAX_PLIES: usize = 4;

// Midgame search.

/// With so many empty squares or fewer a search to the end is the endgame solver's.
pub const ENDGAME_EMPTIES: u32 = 11;
/// Searches up to this depth use neither the transposition table nor move ordering.
pub const SHALLOW_DEPTH: u32 = 2;
/// Internal iterative deepening (IID): least depth.
pub const IID_MIN_DEPTH: u32 = 9;
/// IID: how much shallower its search is.
pub const IID_REDUCTION: u32 = 4;
/// Enhanced transposition cutoff (ETC): least depth.
pub const ETC_MIN_DEPTH: u32 = 5;
/// ProbCut's own searches may use ProbCut up to this nesting.
pub const PROBCUT_MAX_NESTING: u32 = 1;

// Move ordering in the midgame.

/// What each reply that a move leaves costs its score in searches to the end of the game (fastest first).
pub const ENDGAME_REPLY_PENALTY: i32 = 3 * DISC;
/// The same for each empty square beside a disc of the mover's (potential mobility).
pub const ENDGAME_FRONTIER_PENALTY: i32 = DISC;

// Endgame solver.

/// Up to this many empty squares each number has a function of its own in [`super::endgame::few_empties`].
pub const FEW_EMPTIES: u32 = 4;
/// Up to this many no move ordering but parity pays.
pub const PARITY_ONLY_EMPTIES: u32 = FEW_EMPTIES + 1;
/// Up to this many no table pays, and replies and parity alone order the moves.
pub const NO_TABLE_EMPTIES: u32 = 6;
/// Enhanced transposition cutoff (ETC): from this many empty squares on.
pub const ENDGAME_ETC_EMPTIES: u32 = 9;
/// The endgame solver's main table has at most 2^16 entries, two megabytes: in a greater one it waits for memory longer than
/// it saves.
pub const ENDGAME_TABLE_BITS: u32 = 16;
/// Up to this many positions go to a small table that stays in the processor's cache: most are never probed again,
/// and waiting for the main table takes longer than searching some of them twice.
pub const SMALL_TABLE_EMPTIES: u32 = 10;
/// The small table has at most 2^14 entries: half a megabyte.
pub const SMALL_TABLE_BITS: u32 = 14;

// Move ordering in the endgame.

/// Each reply that a move leaves, and each of them that is a corner (fastest first).
pub const REPLY_SCORE: i32 = -16;
/// A move into a quadrant with an odd number of empty squares.
pub const ODD_QUADRANT_SCORE: i32 = 3;
/// A corner.
pub const CORNER_SCORE: i32 = 6;
/// A square diagonally next to a corner.
pub const X_SQUARE_SCORE: i32 = -4;
/// The table's best move, which comes first.
pub const TT_MOVE_SCORE: i32 = 1 << 20;
/// The move that was the table's best before it.
pub const SECOND_TT_MOVE_SCORE: i32 = 64;

// Players.

/// The champion's table: 2^20 entries, 32 MiB.
pub const CHAMPION_TABLE_BITS: u32 = 20;
/// A level's table.
pub const LEVEL_TABLE_BITS: u32 = 14;
