//! The constants of the searches.

/// The proof numbers of what proof-number search has not expanded, and which moves it tries.
#[derive(Clone, Copy, Debug)]
pub struct InitialNumbers {
    /// A position.
    pub position: u32,
    /// A quiet move that threatens a threat sequence.
    pub threat: u32,
    /// A quiet move that threatens nothing yet.
    pub quiet: u32,
    /// The attacker may make any quiet move while he has no more stones than this.
    pub max_stones_for_quiet: u32,
}

// Playing.

/// Nodes for a move where nothing limits it and the level searches for few proofs or none.
pub const MIN_DEFAULT_NODES: u32 = 1_000_000;

/// Nodes that a player spends on its own proof before it turns to the opponent's, and the other way round.
pub const PROOF_SLICE: u32 = 20_000;

/// An analysis may spend this many times the nodes of a move. It is limited because the proof graph grows with it.
pub const ANALYSIS_FACTOR: u32 = 4;

/// Log2 of the transposition table for threat sequences, for levels that follow long sequences and for the others.
pub const PLAYER_TABLE_BITS: u32 = 16;
pub const WEAK_PLAYER_TABLE_BITS: u32 = 8;

/// Levels with more attacks than this have the larger table.
pub const WEAK_PLAYER_ATTACKS: u32 = 3;

/// Log2 of the table that a player's proof search has for its threat sequences.
pub const PLAYER_PROOF_TABLE_BITS: u32 = 15;

// Evaluation.

/// An open row with two stones, counted in open rows with one.
pub const TWO_VALUE: i32 = 4;

/// Steps of noise in one point of the evaluation.
pub const NOISE_STEPS: usize = 8;

// Proof-number search.

/// The initial proof numbers with which the game was proved.
pub const FULL_PROOF: InitialNumbers =
    InitialNumbers { position: 1, threat: 4, quiet: 60, max_stones_for_quiet: 2 };

/// Only moves that make a three or threaten a threat sequence.
pub const THREATS_ONLY: InitialNumbers = InitialNumbers { max_stones_for_quiet: 0, ..FULL_PROOF };

/// The 1 + epsilon trick: a move's proof threshold exceeds the second-best move's number by a fourth, so that the
/// search does not jump between moves that are nearly alike.
pub const THRESHOLD_EPSILON_DIVISOR: u32 = 4;

// Solving single positions.

/// Log2 of the solver's table for threat sequences.
pub const SOLVER_TABLE_BITS: u32 = 16;

// Building the book.

/// Nodes of the threat search that one class of replies gets before the next has its turn.
pub const BUILDER_SLICE: u64 = 8_000_000;

/// Steps of the builder between two checks whether to go on.
pub const BUILDER_STEP_NODES: u64 = 4096;

/// Log2 of the builder's table for threat sequences.
pub const BUILDER_TABLE_BITS: u32 = 20;

/// Positions that one call of the minimiser looks at.
pub const MINIMISE_STEPS: usize = 16;
