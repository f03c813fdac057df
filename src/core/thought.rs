//! Thoughts: events of a search in progress, reported by the search that chooses the move, in its order.
//! Replayed over the board by the page's `thought/`.
//!
//! ```
//! use stratege::core::thought::Thought;
//!
//! let thought = Thought::points("d4", 12, true);
//! assert_eq!(thought.ply(), 0);
//! ```

use serde::Serialize;

use crate::core::bound::Bound;
use crate::core::score::Score;

/// Plies whose moves are reported: candidates, replies, and replies to those.
pub const TRACED_PLIES: u32 = 3;

/// An event of a search. Values are from the player's side, also for replies; `ply` is 0 for candidates, 1 for
/// replies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Thought<M> {
    /// Starts an iteration of iterative deepening.
    Depth {
        /// Depth in plies.
        depth: u32,
    },
    /// Starts searching a move.
    Try {
        /// Number of moves before it.
        ply: u32,
        /// Serialised as `move`.
        #[serde(rename = "move")]
        chosen: M,
        /// Alpha: the value that the player has secured elsewhere.
        alpha: Option<i32>,
        /// Beta: the value to which the opponent can limit the player elsewhere.
        beta: Option<i32>,
    },
    /// Completes the search of a move.
    Value {
        /// Number of moves before it.
        ply: u32,
        /// Serialised as `move`.
        #[serde(rename = "move")]
        chosen: M,
        /// Value of the move.
        score: Score,
        /// Whether the value is exact or a bound.
        known: Bound,
        /// Whether it is the best move of its position so far.
        leads: bool,
    },
    /// Skips the remaining moves of a position (alpha-beta cutoff).
    Cut {
        /// Number of moves before them.
        ply: u32,
        /// The skipped moves.
        moves: Vec<M>,
        /// Value, or bound of the value, of the position.
        value: i32,
        /// The alpha or beta that the value passes.
        bound: i32,
    },
    /// Finds that a candidate loses by force.
    Refuted {
        /// Serialised as `move`.
        #[serde(rename = "move")]
        chosen: M,
    },
    /// Adds the noise of a weaker level to all following values.
    Noise,
    /// A step in the program's own terms, which its game puts into words.
    Custom {
        /// Key of the step in the game's texts.
        code: &'static str,
        /// Cells to highlight.
        cells: Vec<usize>,
        /// Numbers of its sentence.
        numbers: Vec<i32>,
    },
}

impl<M> Thought<M> {
    /// The value of a candidate of a classic program.
    pub fn points(chosen: M, value: i32, leads: bool) -> Thought<M> {
        Thought::Value { ply: 0, chosen, score: Score::Points(value), known: Bound::Exact, leads }
    }

    /// Number of moves before the moves of this event.
    pub fn ply(&self) -> u32 {
        match self {
            Thought::Try { ply, .. } | Thought::Value { ply, .. } | Thought::Cut { ply, .. } => *ply,
            _ => 0,
        }
    }

    /// Converts the moves.
    pub fn map<N>(&self, mut with: impl FnMut(&M) -> N) -> Thought<N> {
        match self {
            Thought::Depth { depth } => Thought::Depth { depth: *depth },
            &Thought::Try { ply, ref chosen, alpha, beta } => {
                Thought::Try { ply, chosen: with(chosen), alpha, beta }
            }
            &Thought::Value { ply, ref chosen, score, known, leads } => {
                Thought::Value { ply, chosen: with(chosen), score, known, leads }
            }
            &Thought::Cut { ply, ref moves, value, bound } => {
                Thought::Cut { ply, moves: moves.iter().map(with).collect(), value, bound }
            }
            Thought::Refuted { chosen } => Thought::Refuted { chosen: with(chosen) },
            Thought::Noise => Thought::Noise,
            Thought::Custom { code, cells, numbers } => {
                Thought::Custom { code, cells: cells.clone(), numbers: numbers.clone() }
            }
        }
    }
}
