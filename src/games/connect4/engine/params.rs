//! Constants of the engine: table sizes, node limits, and the weights of evaluation and move ordering.

/// Size of the solver player's transposition table: 2^22 entries, 32 MiB.
pub const TABLE_BITS: u32 = 22;

/// Depth of the heuristic search that gives the solver player a fallback move when it is stopped.
pub const FALLBACK_DEPTH: u32 = 6;

/// Depth of the heuristic search that orders the root moves for the solver.
pub const ROOT_ORDERING_DEPTH: u32 = 6;

/// Maximum nodes of a search whose position needs no book move.
pub const EASY_NODES: u64 = 100_000;

/// Maximum nodes for choosing among moves of equal value.
pub const TIE_BREAK_NODES: u64 = 25_000;

/// Number of discs below which a position shares its table entry with its mirror image.
pub const SYMMETRY_BELOW: u32 = 20;

/// Number of discs from which searching is faster than a table look-up.
pub const TABLE_BELOW: u32 = 34;

/// Weights of the solver's move ordering.
pub mod ordering {
    /// Score of a threat.
    pub const THREAT: i32 = 32;
    /// Bonus of a threat in a row of good parity.
    pub const GOOD_PARITY: i32 = 16;
    /// Divisor of the opponent's threats.
    pub const OPPONENT_DIVISOR: i32 = 4;
    /// Score of a move that forces the reply, so that the mover has the next choice.
    pub const FORCING: i32 = 32;
    /// Score per column towards the centre.
    pub const CENTRE: i32 = 8;
    /// Maximum weight of a cell's history.
    pub const HISTORY: i32 = 16;
    /// Limit of history scores.
    pub const HISTORY_LIMIT: i32 = 512;
}

/// Weights of the levels' evaluation.
pub mod evaluation {
    /// Value of a threat.
    pub const THREAT: i32 = 30;
    /// Bonus of a threat in a row of good parity.
    pub const GOOD_PARITY: i32 = 30;
    /// Value per step of a disc towards the centre.
    pub const CENTRE: i32 = 3;
}
