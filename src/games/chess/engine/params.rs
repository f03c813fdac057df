//! Every margin and constant of the search. Depths are in plies, evaluations in centipawns; the numbers were tuned by
//! matches. [`super::margins`] has those that `stratege spsa` tunes.

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

/// Half the width of the first window.
pub const ASPIRATION_DELTA: i32 = 14;
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
/// Margin below alpha per ply.
pub const RAZORING_MARGIN: i32 = 260;

// Reverse futility pruning (RFP)

/// Maximum depth.
pub const RFP_MAX_DEPTH: i32 = 7;
/// Margin above beta per ply; an improving position saves one ply.
pub const RFP_MARGIN: i32 = 75;

// Null-move pruning (NMP)

/// Minimum depth.
pub const NMP_MIN_DEPTH: i32 = 3;
/// The static evaluation may fall below beta by this per ply ...
pub const NMP_EVAL_MARGIN_PER_PLY: i32 = 20;
/// ... less this.
pub const NMP_EVAL_MARGIN: i32 = 120;
/// Base reduction.
pub const NMP_REDUCTION: i32 = 4;
/// One more ply of reduction for so much depth ...
pub const NMP_DEPTH_DIVISOR: i32 = 3;
/// ... and one for so much evaluation above beta ...
pub const NMP_EVAL_DIVISOR: i32 = 180;
/// ... up to this.
pub const NMP_MAX_EVAL_REDUCTION: i32 = 3;
/// From this depth on a verification search has to confirm the cutoff.
pub const NMP_VERIFICATION_MIN_DEPTH: i32 = 12;

// ProbCut

/// Minimum depth.
pub const PROBCUT_MIN_DEPTH: i32 = 5;
/// Margin above beta.
pub const PROBCUT_MARGIN: i32 = 190;
/// That margin is smaller by this in an improving position.
pub const PROBCUT_IMPROVING: i32 = 50;
/// Depth reduction of the verifying search; its result counts as one ply deeper.
pub const PROBCUT_REDUCTION: i32 = 4;

// Internal iterative reduction (IIR)

/// Minimum depth.
pub const IIR_MIN_DEPTH: i32 = 4;

// Singular extensions

/// Minimum depth; one more for an entry of a former PV node.
pub const SINGULAR_MIN_DEPTH: i32 = 6;
/// The table's entry may be so much shallower.
pub const SINGULAR_TT_DEPTH: i32 = 3;
/// Twice the margin below the table's value, per ply.
pub const SINGULAR_MARGIN_HALVES: i32 = 3;
/// Margin below that for a double extension.
pub const DOUBLE_EXTENSION_MARGIN: i32 = 18;
/// Maximum number of double extensions on a line.
pub const MAX_DOUBLE_EXTENSIONS: i32 = 6;

// Late move pruning (LMP)

/// The quiet moves searched at depth 0; the square of the depth is added, and all is halved if not improving.
pub const LMP_BASE: i32 = 4;

// History pruning

/// Maximum depth.
pub const HISTORY_PRUNING_MAX_DEPTH: i32 = 5;
/// Minimum history per ply.
pub const HISTORY_PRUNING_MARGIN: i32 = -3600;

// Futility pruning, by the depth after reduction

/// Maximum depth.
pub const FUTILITY_MAX_DEPTH: i32 = 8;
/// Margin below alpha ...
pub const FUTILITY_MARGIN: i32 = 110;
/// ... and more per ply.
pub const FUTILITY_MARGIN_PER_PLY: i32 = 85;
/// The history divided by this is added.
pub const FUTILITY_HISTORY_DIVISOR: i32 = 128;

// SEE pruning

/// Maximum depth for captures and checks.
pub const SEE_PRUNING_MAX_DEPTH: i32 = 7;
/// The most that captures and checks may lose per ply.
pub const SEE_NOISY_MARGIN: i32 = -95;
/// Captures may lose their history divided by this in addition.
pub const SEE_HISTORY_DIVISOR: i32 = 64;
/// Maximum depth after reduction for quiet moves.
pub const SEE_QUIET_MAX_DEPTH: i32 = 8;
/// The most that quiet moves may lose per squared ply.
pub const SEE_QUIET_MARGIN: i32 = -24;

// Late move reductions (LMR), in 1024ths of a ply

/// One ply.
pub const LMR_UNIT: i32 = 1024;
/// Base; the table adds ln(depth) * ln(move number) ...
pub const LMR_BASE: usize = 900;
/// ... times this percentage.
pub const LMR_LOG_PERCENT: usize = 46;
/// Added to every reduction.
pub const LMR_OFFSET: i32 = 0;
/// Minimum depth.
pub const LMR_MIN_DEPTH: i32 = 2;
/// Less in PV nodes.
pub const LMR_PV: i32 = 900;
/// More in expected cut nodes.
pub const LMR_CUT_NODE: i32 = 1100;
/// More if not improving.
pub const LMR_NOT_IMPROVING: i32 = 500;
/// More if the table's move is noisy.
pub const LMR_NOISY_TT_MOVE: i32 = 700;
/// Less for checks.
pub const LMR_CHECK: i32 = 900;
/// Less at the root.
pub const LMR_ROOT: i32 = 1024;
/// More if the children have failed high more often than this ...
pub const LMR_MAX_CUTOFFS: i32 = 3;
/// ... by this.
pub const LMR_CUTOFFS: i32 = 700;
/// Less for killer and counter moves.
pub const LMR_REFUTATION: i32 = 900;
/// Less for noisy moves.
pub const LMR_NOISY: i32 = 900;
/// Less by the history divided by this ...
pub const LMR_HISTORY_DIVISOR: i32 = 10;
/// ... within this, for quiet moves.
pub const LMR_MAX_HISTORY: i32 = 2200;
/// The re-search is one ply deeper if the value exceeds the best one by this plus two per ply of depth.
pub const LMR_DEEPER_MARGIN: i32 = 40;

// History heuristics

/// No history exceeds this.
pub const MAX_HISTORY: i32 = 16_384;
/// Bonus per ply of depth ...
pub const HISTORY_BONUS_PER_PLY: i32 = 170;
/// ... plus this ...
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

/// Delta pruning: the most that a capture gains beyond the captured piece.
pub const DELTA_MARGIN: i32 = 160;
/// From this capture on only those of more than a minor piece are tried, unless the evaluation is near alpha.
pub const QSEARCH_MAX_MINOR_CAPTURES: usize = 3;
/// Quiet evasions are tried only among so many first moves.
pub const QSEARCH_MAX_EVASIONS: usize = 2;
