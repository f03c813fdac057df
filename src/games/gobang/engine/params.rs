//! Every margin, limit and constant of the search. All of them were tuned by matches.
//!
//! Evaluations are in points, of which some twenty are a tempo; policy scores are in hundredths of a natural
//! logarithm of likelihood; reductions are in hundredths of a ply.

use crate::games::gobang::engine::threats::{THREATS, Threat};

/// Parameters of the search that a caller may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchParams {
    /// VCF attacks at a leaf.
    pub leaf_vcf_attacks: u32,
    /// VCF attacks at an inner node.
    pub inner_vcf_attacks: u32,
    /// Margin of futility pruning, reverse futility pruning and razoring, in points a ply.
    pub futility_margin: i32,
    /// Depth up to which futility pruning and reverse futility pruning are tried.
    pub futility_depth: i32,
}

impl Default for SearchParams {
    fn default() -> SearchParams {
        SearchParams { leaf_vcf_attacks: 60, inner_vcf_attacks: 200, futility_margin: 35, futility_depth: 10 }
    }
}

// Board.

/// How far from a stone candidate moves lie: this far along lines, one cell less elsewhere.
pub const CANDIDATE_RANGE: i32 = 3;

// The move as a whole.

/// The node limit where nothing else is limited.
pub const DEFAULT_NODES: u32 = 1_000_000;
/// The deepest search.
pub const MAX_DEPTH: u32 = 64;
/// With fewer stones the engine considers one candidate in three, by the seed: many moves are equally good so early,
/// and a game won against it shall not be won again by the same moves.
pub const VARIED_STONES: usize = 4;
/// One candidate in so many is considered then.
pub const VARIED_SHARE: usize = 3;
/// The transposition table has 2^19 entries.
pub const TT_BITS: u32 = 19;
/// The table of the VCF solver has 2^17 entries.
pub const VCF_BITS: u32 = 17;
/// The tree of the VCT solver has at most 2^19 nodes.
pub const VCT_BITS: u32 = 19;

// Shares of what is left of the limits. The VCT solver sees far along few lines, alpha-beta less far along all of
// them, so alpha-beta gets most.

/// Percent for the VCF solver.
pub const VCF_PERCENT: u32 = 30;
/// Percent for the VCT solver.
pub const VCT_PERCENT: u32 = 10;
/// Percent for the first alpha-beta search.
pub const FIRST_SEARCH_PERCENT: u32 = 75;
/// Percent for each later one.
pub const LATER_SEARCH_PERCENT: u32 = 50;
/// Percent for the opponent's VCT after the first best move.
pub const FIRST_VERIFICATION_PERCENT: u32 = 20;
/// The same as long as every best move so far was refuted.
pub const LATER_VERIFICATION_PERCENT: u32 = 30;
/// Alpha-beta searches of one move, each after a best move was refuted or with what is left of the limits.
pub const MAX_SEARCHES: usize = 16;
/// With fewer milliseconds left no further search begins.
pub const MIN_TIME: u32 = 2;
/// With fewer nodes left no further search begins.
pub const MIN_NODES: u32 = 100;
/// At the root the VCF solver may take so many times the attacks of an inner node.
pub const ROOT_VCF_FACTOR: u32 = 200;
/// With fewer nodes for the VCT solver, it is only asked where there is an open three to be made.
pub const QUIET_VCT_NODES: u32 = 1000;

// Analysis of single moves.

/// Moves that are analysed, the likeliest.
pub const ANALYSED_MOVES: usize = 24;
/// Rounds deepen by two plies, so that the same side moves last in each of them.
pub const ANALYSIS_STEP: i32 = 2;
/// After the round of this depth the VCT solver looks for the opponent's wins after each move.
pub const ANALYSIS_VCT_DEPTH: i32 = 4;
/// Nodes of each of these searches.
pub const ANALYSIS_VCT_NODES: u32 = 20_000;

// Alpha-beta.

/// Plies of the longest line that is searched.
pub const MAX_PLY: usize = 512;
/// Moves of a principal variation.
pub const MAX_PV: usize = 24;
/// A single root move is searched no deeper.
pub const SINGLE_MOVE_DEPTH: i32 = 6;

/// Aspiration windows from this depth on.
pub const ASPIRATION_DEPTH: i32 = 5;
/// The first window reaches so many points to both sides.
pub const ASPIRATION_DELTA: i32 = 24;
/// A window that failed grows by this factor.
pub const ASPIRATION_GROWTH: i32 = 3;
/// A window beyond this opens altogether.
pub const ASPIRATION_MAX_DELTA: i32 = 20 * ASPIRATION_DELTA;

/// Razoring up to this depth.
pub const RAZORING_DEPTH: i32 = 2;
/// Its margin, in futility margins a ply.
pub const RAZORING_MARGINS: i32 = 2;
/// Internal iterative reduction (IIR) from this depth on.
pub const IIR_DEPTH: i32 = 4;
/// Futility pruning spares so many moves of a node.
pub const FUTILITY_MOVES: usize = 4;
/// Late move pruning (LMP): so many quiet moves are searched at depth 0; the number grows like depth^1.5.
pub const LMP_BASE: i32 = 4;

// Late move reductions (LMR).

/// Moves of the root that are never reduced.
pub const LMR_ROOT_MOVES: usize = 4;
/// Reductions at the root from this depth on.
pub const LMR_ROOT_DEPTH: i32 = 3;
/// Reductions at other nodes from this depth on.
pub const LMR_DEPTH: i32 = 2;
/// Less at the root.
pub const LMR_ROOT: i32 = 100;
/// Less at PV nodes.
pub const LMR_PV: i32 = 100;
/// More where the static evaluation is no better than two plies ago.
pub const LMR_NOT_IMPROVING: i32 = 100;
/// The same only where the table has more than this.
pub const LMR_NOT_IMPROVING_FROM: i32 = 100;
/// More at cut nodes, for all but the counter move.
pub const LMR_CUT_NODE: i32 = 100;
/// Less for moves that make or prevent a threat.
pub const LMR_THREAT: i32 = 150;
/// Less for the best history, more for the worst.
pub const LMR_HISTORY: i32 = 100;
/// More for moves whose policy score is further than this below the best one, less for others.
pub const LMR_POLICY_GAP: i32 = 200;
/// So much a point, as a fraction.
pub const LMR_POLICY_SLOPE: (i32, i32) = (2, 5);
/// At least and at most so much.
pub const LMR_POLICY_RANGE: (i32, i32) = (-100, 300);

// Move ordering.

/// The largest value of the history heuristic.
pub const HISTORY_MAX: i32 = 512;
/// The ordering bonus of a counter move.
pub const COUNTER_MOVE_BONUS: i32 = 150;
/// The ordering weight of the policy score, where history has weight 1.
pub const POLICY_WEIGHT: i32 = 4;

// VCT solver.

/// What the VCT solver tries in turn, as long as the one before was disproved.
pub const VCT_STAGES: [VctStage; 3] = [
    VctStage { min_threat: Threat::DoublePotential, vcf_attacks: 400 },
    VctStage { min_threat: Threat::DoublePotential, vcf_attacks: 8000 },
    VctStage { min_threat: Threat::Potential, vcf_attacks: 8000 },
];

/// One stage of the VCT solver.
pub struct VctStage {
    /// Attacks make at least this threat.
    pub min_threat: Threat,
    /// Attacks of each VCF search.
    pub vcf_attacks: u32,
}

/// The proof number that an attack starts with, by its threat: the likelier it wins, the smaller.
pub const INITIAL_PROOF: [u32; THREATS] = [60, 45, 30, 4, 2, 1, 3, 2, 1, 1, 1];
