//! Every margin and constant of the search. Depths are in plies, evaluations in centipawns, reductions in 1024ths of a
//! ply; the numbers were tuned by matches.

use crate::games::tunable::tunable_params;

tunable_params! {
    /// The numbers of the search that can be tuned.
    SearchParams {
        aspiration_delta "aspiration" "half the width of the first aspiration window" 14 4 60;
        razoring_margin "razoring" "razoring: margin below alpha per ply" 260 80 600;
        rfp_margin "rfp" "reverse futility pruning: margin above beta per ply; an improving position saves one ply" 75 20 200;
        nmp_eval_margin "nmp-eval" "null-move pruning: the static evaluation may be so far below beta" 120 0 400;
        nmp_eval_divisor "nmp-divisor" "null-move pruning: evaluation above beta for another ply of reduction" 180 60 500;
        probcut_margin "probcut" "ProbCut: margin above beta" 190 60 400;
        singular_margin "singular" "singular extensions: margin below the table's value, in sixteenths of a centipawn per ply" 10 0 80;
        double_extension_margin "double" "singular extensions: margin below that for one ply, for two plies" 18 0 80;
        history_pruning_margin "history-pruning" "history pruning: least history per ply" -3600 -12000 -500;
        futility_margin "futility" "futility pruning: margin below alpha" 110 20 300;
        futility_margin_per_ply "futility-ply" "futility pruning: more margin per ply" 85 20 250;
        see_noisy_margin "see-noisy" "SEE pruning: the most that captures and checks may lose per ply" -95 -250 -20;
        see_quiet_margin "see-quiet" "SEE pruning: the most that quiet moves may lose per squared ply" -24 -90 -4;
        lmr_offset "lmr" "late move reductions: added to every one" 0 -1500 1500;
        lmr_pv "lmr-pv" "late move reductions: less in PV nodes" 900 0 2500;
        lmr_cut_node "lmr-cut-node" "late move reductions: more in expected cut nodes" 1100 0 3000;
        lmr_not_improving "lmr-not-improving" "late move reductions: more if not improving" 500 0 2000;
        lmr_noisy_tt_move "lmr-noisy-tt-move" "late move reductions: more if the table's move is noisy" 700 0 2000;
        lmr_check "lmr-check" "late move reductions: less for checks" 900 0 2500;
        lmr_cutoffs "lmr-cutoffs" "late move reductions: more if the children have often failed high" 700 0 2500;
        lmr_refutation "lmr-refutation" "late move reductions: less for killer and counter moves" 900 0 2500;
        lmr_noisy "lmr-noisy" "late move reductions: less for noisy moves" 900 0 2500;
        lmr_history_divisor "lmr-history" "late move reductions: history for a 1024th of a ply less" 10 2 40;
        lmr_deeper_margin "lmr-deeper" "late move reductions: value above the best one for a deeper re-search, besides two per ply of depth" 40 5 150;
        history_bonus_per_ply "history-bonus" "history bonus per ply of depth" 170 50 500;
        history_malus_percent "history-malus" "history malus, in percent of the bonus" 150 50 300;
        delta_margin "delta" "delta pruning: the most that a capture gains beyond the captured piece" 160 40 400;
    }
}

// Piece values, from pawn to king, one set for each use: they were tuned apart.

/// Static exchange evaluation; the king outweighs everything.
pub const SEE_VALUES: [i32; 6] = [100, 300, 300, 500, 900, 20_000];
/// Most valuable victim in move ordering.
pub const MVV_VALUES: [i32; 6] = [100, 320, 330, 500, 950, 0];
/// The most that a capture can gain, in delta pruning.
pub const DELTA_VALUES: [i32; 6] = [110, 340, 350, 530, 1000, 0];

// Evaluation

/// The evaluation is scaled down towards a draw as the halfmove clock runs, by `(SPAN - clock) / SPAN`.
pub const CLOCK_SCALE_SPAN: i32 = 220;
/// The clock counts no further than this in that scaling.
pub const CLOCK_SCALE_MAX: i32 = 200;

// Known endings, in centipawns for the side that wins

/// Endings of more pieces are left to the network.
pub const ENDING_MAX_PIECES: u32 = 5;
/// The win against a bare king.
pub const ENDING_WIN: i32 = 2000;
/// The material added to that, from pawn to king.
pub const ENDING_MATERIAL: [i32; 6] = [100, 320, 330, 500, 950, 0];
/// A queen against one piece, whose material is subtracted.
pub const QUEEN_ENDING_WIN: i32 = 1500;
/// A won ending of king and pawn against king ...
pub const PAWN_ENDING_WIN: i32 = 700;
/// ... and more for each rank of the pawn, from 0 to 7.
pub const PAWN_ENDING_RANK: i32 = 40;
/// Mop-up: twice what the square of each of the weak king's distances from the edges costs.
pub const MOP_UP_EDGE_SQUARE: i32 = 14;
/// Mop-up: what each step between the kings costs.
pub const MOP_UP_CLOSE: i32 = 20;
/// Bishop and knight: a step of the weak king towards a corner of the bishop's colour.
pub const KBNK_CORNER: i32 = 100;
/// Bishop and knight: what each step of king and knight from the weak king costs in addition to mop-up.
pub const KBNK_CLOSE: i32 = 20;

// Iterative deepening and aspiration windows

/// Shallower iterations search the full window.
pub const ASPIRATION_MIN_DEPTH: i32 = 4;
/// The window is wider by the square of the previous value divided by this.
pub const ASPIRATION_VALUE_DIVISOR: i32 = 12_000;
/// Beyond this half width the window is opened fully.
pub const ASPIRATION_MAX_DELTA: i32 = 600;
/// Repeated fail highs reduce the depth by up to this.
pub const ASPIRATION_MAX_REDUCTION: i32 = 3;
/// Bounds are reported only after so many nodes.
pub const BOUND_REPORT_MIN_NODES: u32 = 200_000;

// Time management: the percentage of the planned time after which no iteration is started

/// For a best move that has just changed.
pub const TIME_PERCENT: i32 = 150;
/// Less for each iteration that has confirmed the best move ...
pub const TIME_STABILITY_PERCENT: i32 = 7;
/// ... up to this many.
pub const TIME_MAX_STABILITY: i32 = 8;
/// Scaled by this less the best move's share of the nodes, in percent ...
pub const TIME_NODES_PERCENT: i32 = 180;
/// ... but no less than this.
pub const TIME_MIN_NODES_PERCENT: i32 = 60;
/// More, in percent, for a value that falls, by the centipawns lost within this range.
pub const TIME_FALLING_RANGE: (i32, i32) = (-20, 60);
/// The range of the result.
pub const TIME_PERCENT_RANGE: (i32, i32) = (25, 260);

// Transposition table

/// Above this halfmove clock the table causes no cutoffs: its values ignore the approaching draw.
pub const TT_CUTOFF_MAX_CLOCK: u16 = 90;

// Razoring

/// Maximum depth.
pub const RAZORING_MAX_DEPTH: i32 = 4;

// Reverse futility pruning (RFP)

/// Maximum depth.
pub const RFP_MAX_DEPTH: i32 = 7;

// Null-move pruning (NMP)

/// Minimum depth.
pub const NMP_MIN_DEPTH: i32 = 3;
/// The static evaluation may fall below beta by this per ply, less `nmp_eval_margin`.
pub const NMP_EVAL_MARGIN_PER_PLY: i32 = 20;
/// Base reduction.
pub const NMP_REDUCTION: i32 = 4;
/// One more ply of reduction for so much depth, and one for each `nmp_eval_divisor` above beta ...
pub const NMP_DEPTH_DIVISOR: i32 = 3;
/// ... up to this.
pub const NMP_MAX_EVAL_REDUCTION: i32 = 3;
/// From this depth on a verification search has to confirm the cutoff.
pub const NMP_VERIFICATION_MIN_DEPTH: i32 = 12;

// ProbCut

/// Minimum depth.
pub const PROBCUT_MIN_DEPTH: i32 = 5;
/// Its margin is smaller by this in an improving position.
pub const PROBCUT_IMPROVING: i32 = 50;
/// Depth reduction of the verifying search; its result counts as one ply deeper.
pub const PROBCUT_REDUCTION: i32 = 4;

// Internal iterative reduction (IIR)

/// Minimum depth.
pub const IIR_MIN_DEPTH: i32 = 4;

// Singular extensions

/// Minimum depth; one more for an entry that was a PV node when it was stored.
pub const SINGULAR_MIN_DEPTH: i32 = 6;
/// The table's entry may be so much shallower.
pub const SINGULAR_TT_DEPTH: i32 = 3;
/// Maximum number of double extensions on a line.
pub const MAX_DOUBLE_EXTENSIONS: i32 = 6;

// Late move pruning (LMP)

/// The quiet moves searched at depth 0; the square of the depth is added, and all is halved if not improving.
pub const LMP_BASE: i32 = 4;

// History pruning

/// Maximum depth.
pub const HISTORY_PRUNING_MAX_DEPTH: i32 = 5;

// Futility pruning, by the depth after reduction

/// Maximum depth.
pub const FUTILITY_MAX_DEPTH: i32 = 8;
/// The history divided by this is added to the margin.
pub const FUTILITY_HISTORY_DIVISOR: i32 = 128;

// SEE pruning

/// Maximum depth for captures and checks.
pub const SEE_PRUNING_MAX_DEPTH: i32 = 7;
/// Captures may lose their history divided by this in addition.
pub const SEE_HISTORY_DIVISOR: i32 = 64;
/// Maximum depth after reduction for quiet moves.
pub const SEE_QUIET_MAX_DEPTH: i32 = 8;

// Late move reductions (LMR), in 1024ths of a ply

/// One ply.
pub const LMR_UNIT: i32 = 1024;
/// Base; the table adds ln(depth) * ln(move number) ...
pub const LMR_BASE: usize = 900;
/// ... times this percentage.
pub const LMR_LOG_PERCENT: usize = 46;
/// Minimum depth.
pub const LMR_MIN_DEPTH: i32 = 2;
/// Less at the root.
pub const LMR_ROOT: i32 = 1024;
/// More (`lmr_cutoffs`) if the children have failed high more often than this.
pub const LMR_MAX_CUTOFFS: i32 = 3;
/// No more or less than this by history.
pub const LMR_MAX_HISTORY: i32 = 2200;

// History heuristics

/// No history exceeds this.
pub const MAX_HISTORY: i32 = 16_384;
/// The bonus is `history_bonus_per_ply` times the depth plus this ...
pub const HISTORY_BONUS: i32 = -60;
/// ... but no more than this.
pub const MAX_HISTORY_BONUS: i32 = 1700;
/// No correction history exceeds this.
pub const MAX_CORRECTION: i32 = 1024;
/// The sum of the correction histories divided by this is in centipawns.
pub const CORRECTION_DIVISOR: i32 = 32;
/// A correction is the error times the depth divided by this.
pub const CORRECTION_DEPTH_DIVISOR: i32 = 8;

// Move ordering

/// Captured pieces and promotions weigh so much more than capture history.
pub const MVV_FACTOR: i32 = 16;
/// Capture history is divided by this.
pub const CAPTURE_HISTORY_DIVISOR: i32 = 4;
/// Promotion to a queen.
pub const QUEEN_PROMOTION: i32 = 800;
/// Underpromotions.
pub const UNDERPROMOTION: i32 = -1000;
/// Killer moves.
pub const KILLER_BONUS: i32 = 20_000;
/// The counter move.
pub const COUNTER_MOVE_BONUS: i32 = 12_000;
/// Checks ...
pub const CHECK_BONUS: i32 = 14_000;
/// ... that lose no more than this.
pub const CHECK_SEE_MARGIN: i32 = -75;
/// For moving a piece out of a pawn's attack, times its value; the same against moving it into one.
pub const PAWN_THREAT_FACTOR: i32 = 12;

// Quiescence search

/// From this capture on only those of more than a minor piece are tried, unless the evaluation is near alpha.
pub const QSEARCH_MAX_MINOR_CAPTURES: usize = 3;
/// Quiet evasions are tried only among so many first moves.
pub const QSEARCH_MAX_EVASIONS: usize = 2;
