//! Margins, limits and constants of the search, tuned by matches.
//!
//! Evaluations are in points, of which some twenty are a tempo; policy scores are in hundredths of a natural
//! logarithm of likelihood; reductions are in hundredths of a ply.

use crate::games::gobang::engine::threats::{THREATS, Threat};
use crate::games::tunable::tunable_params;

tunable_params! {
    /// Margins and limits of alpha-beta.
    SearchParams {
        leaf_vcf_attacks "leaf-fours" "VCF attacks at a leaf" 60 0 10000;
        inner_vcf_attacks "inner-fours" "VCF attacks at an inner node" 200 0 10000;
        leaf_delta "leaf-delta" "points below alpha from which a leaf is not asked for a VCF" 361 0 30000;
        own_vcf_depth "own-fours-depth" "least depth of inner nodes that are asked for an own VCF" 3 1 99;
        opponent_vcf_depth "opponent-fours-depth" "least depth of inner nodes that are asked for the opponent's VCF where his last stone has made a new four possible; where a four-three or an open four of his stands every node is" 3 1 99;
        rfp_margin "rfp" "margin of reverse futility pruning, points a ply" 21 0 500;
        futility_margin "futility" "margin of futility pruning, points a ply" 8 0 500;
        futility_depth "futility-depth" "depth up to which both and policy pruning are tried" 10 0 99;
        razoring_margin "razoring" "margin of razoring, points a ply" 38 0 1000;
        razoring_depth "razoring-depth" "depth up to which razoring is tried" 2 0 99;
        iir_depth "iir-depth" "internal iterative reduction from this depth on" 4 1 99;
        iir_gap "iir-gap" "plies by which a table entry is shallower to count as none" 99 0 99;
        iir_pv "iir-pv" "reduction of PV nodes whose table entry is shallower, hundredths of a ply for each ply" 39 0 100;
        fail_high_margin "fail-high" "points above beta from which a cut node is reduced" 82 0 10000;
        fail_high_depth "fail-high-depth" "fail-high reduction from this depth on" 4 1 99;
        singular_depth "singular-depth" "singular extension from this depth on" 99 4 99;
        singular_margin "singular" "its margin, sixteenths of a point a ply" 48 0 1000;
        lmp_base "lmp-base" "quiet moves that late move pruning spares at depth 0" 4 0 100;
        lmp_scale "lmp-scale" "percent of depth^1.5 by which they grow" 132 0 1000;
        lmr_scale "lmr-scale" "percent of the product of logarithms" 134 10 300;
        lmr_base "lmr-base" "late move reductions: added to every reduction" 0 -300 300;
        lmr_pv "lmr-pv" "less at PV nodes" 47 -200 400;
        lmr_not_improving "lmr-not-improving" "more where the static evaluation is no better than two plies ago" 82 -200 400;
        lmr_cut_node "lmr-cut-node" "more at cut nodes, for all but the counter move" 93 -200 400;
        lmr_threat "lmr-threat" "less for moves that make or prevent a threat" 101 -200 500;
        lmr_history "lmr-history" "less for the best history, more for the worst" 145 0 600;
        lmr_policy_gap "lmr-policy-gap" "more for moves whose policy score is further than this below the best one, less for others" 189 0 1000;
        lmr_policy_slope "lmr-policy-slope" "so much for a hundred points" 39 0 400;
        policy_pruning_base "policy-pruning" "quiet moves are left out whose policy score is further than this below the best one" 487 0 9999;
        policy_pruning_slope "policy-pruning-slope" "more for each ply of depth" 38 -200 400;
        policy_weight "policy-weight" "ordering weight of the policy score, where history has 100" 142 0 2000;
        counter_bonus "counter" "ordering bonus of a counter move" 178 0 5000;
        aspiration_delta "aspiration" "half the first aspiration window" 10 4 500;
    }
}

// Board

/// Maximum distance of candidate moves from a stone along lines; one cell less elsewhere.
pub const CANDIDATE_RANGE: i32 = 3;

// The move as a whole

/// Maximum search depth.
pub const MAX_DEPTH: u32 = 64;
/// Number of stones below which the engine considers only a random subset of the candidates, by the seed:
/// many moves are equally good then, and a game won against it must not be repeatable with the same moves.
pub const VARIED_STONES: usize = 4;
/// One candidate in this many is considered then.
pub const VARIED_SHARE: usize = 3;
/// The transposition table has 2^19 entries.
pub const TT_BITS: u32 = 19;
/// The table of the VCF solver has 2^17 entries.
pub const VCF_BITS: u32 = 17;
/// Maximum size of the VCT solver's tree: 2^19 nodes.
pub const VCT_BITS: u32 = 19;

// Shares of the remaining limits. The VCT solver searches few lines deeply, alpha-beta all lines less deeply,
// so alpha-beta gets most.

/// Percentage for the VCF solver.
pub const VCF_PERCENT: u32 = 30;
/// Percentage for the VCT solver.
pub const VCT_PERCENT: u32 = 10;
/// Percentage for the first alpha-beta search.
pub const FIRST_SEARCH_PERCENT: u32 = 75;
/// Percentage for each later alpha-beta search.
pub const LATER_SEARCH_PERCENT: u32 = 50;
/// Percentage for the opponent's VCT after the first best move.
pub const FIRST_VERIFICATION_PERCENT: u32 = 20;
/// Percentage for the opponent's VCT as long as every best move has been refuted.
pub const LATER_VERIFICATION_PERCENT: u32 = 30;
/// Maximum number of alpha-beta searches per move. A new one starts after a best move was refuted, or with
/// the rest of the limits.
pub const MAX_SEARCHES: usize = 16;
/// Number of plies before the reached depth at which the search resumes after a refutation.
pub const RESUMED_DEPTH: i32 = 2;
/// Minimum remaining time for another search, in milliseconds.
pub const MIN_TIME: u32 = 2;
/// Minimum remaining nodes for another search.
pub const MIN_NODES: u32 = 100;
/// Attacks of the VCF solver at the root, as a multiple of those of an inner node.
pub const ROOT_VCF_FACTOR: u32 = 200;
/// Minimum nodes of the VCT solver for a search without a possible open three.
pub const QUIET_VCT_NODES: u32 = 1000;

// Analysis of single moves

/// Maximum number of analysed moves.
pub const ANALYSED_MOVES: usize = 24;
/// Depth increment of a round; even, so that the same side moves last in each.
pub const ANALYSIS_STEP: i32 = 2;
/// Depth of the round after which the VCT solver searches the opponent's wins after each move.
pub const ANALYSIS_VCT_DEPTH: i32 = 4;
/// Nodes of each of these searches.
pub const ANALYSIS_VCT_NODES: u32 = 20_000;

// Alpha-beta

/// Maximum length of a searched line.
pub const MAX_PLY: usize = 512;
/// Maximum length of a principal variation.
pub const MAX_PV: usize = 24;
/// Maximum depth for a single root move.
pub const SINGLE_MOVE_DEPTH: i32 = 6;

/// Minimum depth of aspiration windows.
pub const ASPIRATION_DEPTH: i32 = 5;
/// Growth factor of a window after a fail.
pub const ASPIRATION_GROWTH: i32 = 3;
/// Half width in points beyond which the window opens fully.
pub const ASPIRATION_MAX_DELTA: i32 = 480;

/// Maximum reduction of a PV node with a shallow table entry, in plies.
pub const IIR_PV_MAX: i32 = 3;

/// Number of moves of a node exempt from futility pruning.
pub const FUTILITY_MOVES: usize = 4;

// Late move reductions (LMR)

/// Number of root moves that are never reduced.
pub const LMR_ROOT_MOVES: usize = 4;
/// Minimum depth of reductions at the root.
pub const LMR_ROOT_DEPTH: i32 = 3;
/// Minimum depth of reductions at other nodes.
pub const LMR_DEPTH: i32 = 2;
/// Reduces the reduction at the root.
pub const LMR_ROOT: i32 = 100;
/// Minimum base reduction for the increase at non-improving nodes.
pub const LMR_NOT_IMPROVING_FROM: i32 = 100;
/// Range of the adjustment by policy.
pub const LMR_POLICY_RANGE: (i32, i32) = (-100, 300);

// Move ordering

/// Maximum absolute value of the history heuristic.
pub const HISTORY_MAX: i32 = 512;

// VCT solver

/// Stages of the VCT solver; each runs if the previous one found a disproof.
pub const VCT_STAGES: [VctStage; 3] = [
    VctStage { min_threat: Threat::DoublePotential, vcf_attacks: 400 },
    VctStage { min_threat: Threat::DoublePotential, vcf_attacks: 8000 },
    VctStage { min_threat: Threat::Potential, vcf_attacks: 8000 },
];

/// Number of children visited by a VCT search that count as one node.
pub const VCT_CHILDREN_A_NODE: u32 = 512;

/// One stage of the VCT solver.
pub struct VctStage {
    /// Minimum threat of attacks.
    pub min_threat: Threat,
    /// Attacks of each VCF search.
    pub vcf_attacks: u32,
}

/// Initial proof number of an attack, by its threat: smaller for likelier wins.
pub const INITIAL_PROOF: [u32; THREATS] = [60, 45, 30, 4, 2, 1, 3, 2, 1, 1, 1];
