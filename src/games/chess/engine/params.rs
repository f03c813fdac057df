//! Margins and constants of the chess search, tuned by matches. Depths are in plies, evaluations in
//! centipawns, reductions in 1024ths of a ply.

use crate::games::tunable::tunable_params;

tunable_params! {
    /// Tunable margins of the search.
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

// Piece values, from pawn to king; each use has a separately tuned set.

/// Values in static exchange evaluation; the king outweighs everything.
pub const SEE_VALUES: [i32; 6] = [100, 300, 300, 500, 900, 20_000];
/// Values of most valuable victim (MVV) in move ordering.
pub const MVV_VALUES: [i32; 6] = [100, 320, 330, 500, 950, 0];
/// Maximum gain of a capture in delta pruning.
pub const DELTA_VALUES: [i32; 6] = [110, 340, 350, 530, 1000, 0];

// Evaluation

/// The evaluation fades towards a draw with the halfmove clock, by `(SPAN - clock) / SPAN`.
pub const CLOCK_SCALE_SPAN: i32 = 220;
/// Maximum clock in that scaling.
pub const CLOCK_SCALE_MAX: i32 = 200;

// Known endings, in centipawns for the winning side

/// Maximum number of pieces of a known ending; the network evaluates larger ones.
pub const ENDING_MAX_PIECES: u32 = 5;
/// Value of a win against a bare king.
pub const ENDING_WIN: i32 = 2000;
/// Material added to `ENDING_WIN`, from pawn to king.
pub const ENDING_MATERIAL: [i32; 6] = [100, 320, 330, 500, 950, 0];
/// Queen against one piece, whose material is subtracted.
pub const QUEEN_ENDING_WIN: i32 = 1500;
/// Won ending of king and pawn against king.
pub const PAWN_ENDING_WIN: i32 = 700;
/// Bonus per rank of the pawn (0 to 7) in a won pawn ending.
pub const PAWN_ENDING_RANK: i32 = 40;
/// Mop-up: malus per squared distance of the weak king from the edges, in half centipawns.
pub const MOP_UP_EDGE_SQUARE: i32 = 14;
/// Mop-up: malus per step between the kings.
pub const MOP_UP_CLOSE: i32 = 20;
/// Bishop and knight: bonus per step of the weak king towards a corner of the bishop's colour.
pub const KBNK_CORNER: i32 = 100;
/// Bishop and knight: malus per step of king and knight from the weak king, in addition to mop-up.
pub const KBNK_CLOSE: i32 = 20;

// Iterative deepening and aspiration windows

/// Minimum depth; shallower iterations search the full window.
pub const ASPIRATION_MIN_DEPTH: i32 = 4;
/// The window widens by the squared previous value divided by this.
pub const ASPIRATION_VALUE_DIVISOR: i32 = 12_000;
/// Half width beyond which the window opens fully.
pub const ASPIRATION_MAX_DELTA: i32 = 600;
/// Maximum reduction after repeated fail highs.
pub const ASPIRATION_MAX_REDUCTION: i32 = 3;
/// Minimum nodes before bounds are reported.
pub const BOUND_REPORT_MIN_NODES: u32 = 200_000;

// Time management: percentage of the planned time after which no iteration starts

/// Percentage if the best move has just changed.
pub const TIME_PERCENT: i32 = 150;
/// Reduction per iteration that has confirmed the best move.
pub const TIME_STABILITY_PERCENT: i32 = 7;
/// Maximum number of such iterations.
pub const TIME_MAX_STABILITY: i32 = 8;
/// The result is scaled by this minus the best move's share of the nodes, in percent.
pub const TIME_NODES_PERCENT: i32 = 180;
/// Minimum of that factor, in percent.
pub const TIME_MIN_NODES_PERCENT: i32 = 60;
/// Increase for a falling value, in percent: the centipawns lost, clamped to this range.
pub const TIME_FALLING_RANGE: (i32, i32) = (-20, 60);
/// Range of the result.
pub const TIME_PERCENT_RANGE: (i32, i32) = (25, 260);

// Transposition table

/// Maximum halfmove clock for table cutoffs: stored values ignore the approaching draw.
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
/// Reduces `nmp_eval_margin` per ply of depth.
pub const NMP_EVAL_MARGIN_PER_PLY: i32 = 20;
/// Base reduction.
pub const NMP_REDUCTION: i32 = 4;
/// Plies of depth per additional ply of reduction. Each `nmp_eval_divisor` above beta adds another, up to
/// `NMP_MAX_EVAL_REDUCTION`.
pub const NMP_DEPTH_DIVISOR: i32 = 3;
/// Maximum additional reduction for an evaluation above beta.
pub const NMP_MAX_EVAL_REDUCTION: i32 = 3;
/// Minimum depth at which a verification search must confirm the cutoff.
pub const NMP_VERIFICATION_MIN_DEPTH: i32 = 12;

// ProbCut

/// Minimum depth.
pub const PROBCUT_MIN_DEPTH: i32 = 5;
/// Reduces the margin in an improving position.
pub const PROBCUT_IMPROVING: i32 = 50;
/// Depth reduction of the verifying search; its result is stored one ply deeper.
pub const PROBCUT_REDUCTION: i32 = 4;

// Internal iterative reduction (IIR)

/// Minimum depth.
pub const IIR_MIN_DEPTH: i32 = 4;

// Singular extensions

/// Minimum depth; one more if the entry was stored by a PV node.
pub const SINGULAR_MIN_DEPTH: i32 = 6;
/// Maximum depth deficit of the table entry.
pub const SINGULAR_TT_DEPTH: i32 = 3;
/// Maximum number of double extensions on a line.
pub const MAX_DOUBLE_EXTENSIONS: i32 = 6;

// Late move pruning (LMP)

/// Quiet moves searched at depth 0. The squared depth is added; the sum is halved if not improving.
pub const LMP_BASE: i32 = 4;

// History pruning

/// Maximum depth.
pub const HISTORY_PRUNING_MAX_DEPTH: i32 = 5;

// Futility pruning, by the depth after reduction

/// Maximum depth.
pub const FUTILITY_MAX_DEPTH: i32 = 8;
/// Divisor of the history that is added to the margin.
pub const FUTILITY_HISTORY_DIVISOR: i32 = 128;

// SEE pruning

/// Maximum depth for captures and checks.
pub const SEE_PRUNING_MAX_DEPTH: i32 = 7;
/// Divisor of the capture history that lowers the threshold.
pub const SEE_HISTORY_DIVISOR: i32 = 64;
/// Maximum reduced depth for quiet moves.
pub const SEE_QUIET_MAX_DEPTH: i32 = 8;

// Late move reductions (LMR), in 1024ths of a ply

/// One ply.
pub const LMR_UNIT: i32 = 1024;
/// Base of the table, which adds `ln(depth) * ln(move number)` times [`LMR_LOG_PERCENT`].
pub const LMR_BASE: usize = 900;
/// Percentage of the logarithmic term.
pub const LMR_LOG_PERCENT: usize = 46;
/// Minimum depth.
pub const LMR_MIN_DEPTH: i32 = 2;
/// Reduces the reduction at the root.
pub const LMR_ROOT: i32 = 1024;
/// Child fail highs above which `lmr_cutoffs` is added.
pub const LMR_MAX_CUTOFFS: i32 = 3;
/// Maximum adjustment by history, in either direction.
pub const LMR_MAX_HISTORY: i32 = 2200;

// History heuristics

/// Maximum absolute history value.
pub const MAX_HISTORY: i32 = 16_384;
/// Added to `history_bonus_per_ply * depth`.
pub const HISTORY_BONUS: i32 = -60;
/// Maximum bonus.
pub const MAX_HISTORY_BONUS: i32 = 1700;
/// Maximum absolute correction history value.
pub const MAX_CORRECTION: i32 = 1024;
/// Divides the sum of the correction histories to get centipawns.
pub const CORRECTION_DIVISOR: i32 = 32;
/// Divides error times depth to get a correction.
pub const CORRECTION_DEPTH_DIVISOR: i32 = 8;

// Move ordering

/// Weight of captured and promoted pieces relative to capture history.
pub const MVV_FACTOR: i32 = 16;
/// Divisor of capture history.
pub const CAPTURE_HISTORY_DIVISOR: i32 = 4;
/// Bonus of a promotion to a queen.
pub const QUEEN_PROMOTION: i32 = 800;
/// Malus of an underpromotion.
pub const UNDERPROMOTION: i32 = -1000;
/// Bonus of a killer move.
pub const KILLER_BONUS: i32 = 20_000;
/// Bonus of the counter move.
pub const COUNTER_MOVE_BONUS: i32 = 12_000;
/// Bonus of a check.
pub const CHECK_BONUS: i32 = 14_000;
/// Minimum SEE value for the check bonus.
pub const CHECK_SEE_MARGIN: i32 = -75;
/// Multiplies a piece's value: bonus for leaving a pawn's attack, malus for entering one.
pub const PAWN_THREAT_FACTOR: i32 = 12;

// Quiescence search

/// Number of captures after which only those of more than a minor piece are tried, unless the
/// evaluation is near alpha.
pub const QSEARCH_MAX_MINOR_CAPTURES: usize = 3;
/// Maximum move number at which quiet evasions are tried.
pub const QSEARCH_MAX_EVASIONS: usize = 2;
