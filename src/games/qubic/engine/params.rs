//! Constants of the searches.

/// Initial proof numbers of unexpanded nodes, and the moves that proof-number search tries.
#[derive(Clone, Copy, Debug)]
pub struct InitialNumbers {
    /// Proof number of a position.
    pub position: u32,
    /// Proof number of a quiet move that threatens a threat sequence.
    pub threat: u32,
    /// Proof number of a quiet move without a threat.
    pub quiet: u32,
    /// Maximum number of the attacker's stones at which any quiet move is tried.
    pub max_stones_for_quiet: u32,
}

// Playing

/// Minimum node limit of a move without limits; levels with proof search may have a higher one.
pub const MIN_DEFAULT_NODES: u32 = 1_000_000;

/// Nodes spent on the own proof before switching to the opponent's, and vice versa.
pub const PROOF_SLICE: u32 = 20_000;

/// Node limit of an analysis, as a multiple of a move's. It is limited because the proof graph grows with it.
pub const ANALYSIS_FACTOR: u32 = 4;

/// Log2 of the transposition table's size for threat sequences, for levels that follow long
/// sequences and for the others.
pub const PLAYER_TABLE_BITS: u32 = 16;
pub const WEAK_PLAYER_TABLE_BITS: u32 = 8;

/// Maximum number of attacks of levels with the smaller table.
pub const WEAK_PLAYER_ATTACKS: u32 = 3;

/// Log2 of the table's size for threat sequences in a player's proof search.
pub const PLAYER_PROOF_TABLE_BITS: u32 = 15;

// Evaluation

/// Value of an open row with two stones, in open rows with one.
pub const TWO_VALUE: i32 = 4;

/// Steps of noise per point of the evaluation.
pub const NOISE_STEPS: usize = 8;

// Proof-number search

/// Initial proof numbers with which the game was proved.
pub const FULL_PROOF: InitialNumbers =
    InitialNumbers { position: 1, threat: 4, quiet: 60, max_stones_for_quiet: 2 };

/// Tries only moves that make a three or threaten a threat sequence.
pub const THREATS_ONLY: InitialNumbers = InitialNumbers { max_stones_for_quiet: 0, ..FULL_PROOF };

/// 1 + ε trick: divisor of the margin by which a move's proof threshold exceeds the second-best number, so
/// that the search does not jump between similar moves.
pub const THRESHOLD_EPSILON_DIVISOR: u32 = 4;

// Solving single positions

/// Log2 of the solver's table size for threat sequences.
pub const SOLVER_TABLE_BITS: u32 = 16;

// Building the book

/// Nodes of the threat search in one slice of a class of replies.
pub const BUILDER_SLICE: u64 = 8_000_000;

/// Nodes of the builder between stop checks.
pub const BUILDER_STEP_NODES: u64 = 4096;

/// Log2 of the builder's table size for threat sequences.
pub const BUILDER_TABLE_BITS: u32 = 20;

/// Positions that one call of the minimiser examines.
pub const MINIMISE_STEPS: usize = 16;
