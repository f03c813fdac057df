//! Constants of the engine: table sizes, node limits, and the weights of evaluation and move ordering.

/// The solver player's transposition table: 2^22 entries, 32 MiB.
pub const TABLE_BITS: u32 = 22;

/// Depth of the heuristic search that gives the solver player a move to fall back on when it is stopped.
pub const FALLBACK_DEPTH: u32 = 6;

/// Depth of the heuristic search that orders the root moves for the solver.
pub const ROOT_ORDERING_DEPTH: u32 = 6;

/// Positions that need no book: the solver finds their best move within so many nodes.
pub const EASY_NODES: u64 = 100_000;

/// Nodes that the solver player spends on choosing among moves of equal value.
pub const TIE_BREAK_NODES: u64 = 25_000;

/// Positions with fewer discs share their table entry with their mirror image.
pub const SYMMETRY_BELOW: u32 = 20;

/// Positions with so many discs are quicker searched again than looked up.
pub const TABLE_BELOW: u32 = 34;

/// Weights of the solver's move ordering.
pub mod ordering {
    /// A threat.
    pub const THREAT: i32 = 32;
    /// A threat in a row of good parity, in addition.
    pub const GOOD_PARITY: i32 = 16;
    /// The opponent's threats are divided by this.
    pub const OPPONENT_DIVISOR: i32 = 4;
    /// A move that forces the opponent until it is one's own turn again.
    pub const FORCING: i32 = 32;
    /// Each column nearer to the centre.
    pub const CENTRE: i32 = 8;
    /// The most that the history of a cell counts.
    pub const HISTORY: i32 = 16;
    /// The history score that a cell approaches when it always causes a cutoff.
    pub const HISTORY_LIMIT: i32 = 512;
}

/// Weights of the levels' evaluation.
pub mod evaluation {
    /// A threat.
    pub const THREAT: i32 = 30;
    /// A threat in a row of good parity, in addition.
    pub const GOOD_PARITY: i32 = 30;
    /// Each step of a disc towards the centre of the board.
    pub const CENTRE: i32 = 3;
}
