//! What a player tells of its thinking while it chooses a move: the moves that it tries, what they turn out to be
//! worth, and what it leaves out. Told by the very search that chooses, in its order; nothing is worked out for it.

use serde::Serialize;

use crate::core::bound::Bound;
use crate::core::score::Score;

/// So many moves ahead are told of: the candidates, the replies, and the replies to those.
pub const TOLD_PLIES: u32 = 3;

/// One thing that happens while a player thinks. Values are those for the player, whoever makes the move; `ply` is 0 for
/// a candidate and 1 for a reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Thought<M> {
    /// It looks so many moves ahead from here on.
    Depth {
        /// Moves ahead.
        depth: u32,
    },
    /// It makes a move in its mind and looks what comes of it.
    Try {
        /// How many moves come before it.
        ply: u32,
        /// The move.
        #[serde(rename = "move")]
        chosen: M,
        /// Alpha: what the player has for certain elsewhere.
        alpha: Option<i32>,
        /// Beta: what its opponent can hold it down to elsewhere.
        beta: Option<i32>,
    },
    /// It knows what a move is worth.
    Value {
        /// How many moves come before it.
        ply: u32,
        /// The move.
        #[serde(rename = "move")]
        chosen: M,
        /// Its value.
        score: Score,
        /// How exactly.
        known: Bound,
        /// Whether it is the best of its position so far.
        leads: bool,
    },
    /// It leaves out the other moves of a position: alpha-beta.
    Cut {
        /// How many moves come before them.
        ply: u32,
        /// The moves.
        moves: Vec<M>,
        /// What the position is worth already, or beyond it.
        value: i32,
        /// What that had to stay within to matter.
        bound: i32,
    },
    /// A candidate turns out to lose by force.
    Refuted {
        /// The move.
        #[serde(rename = "move")]
        chosen: M,
    },
    /// The values from here on include the noise of a weaker level.
    Noise,
    /// A step in a program's own terms, which its game puts into words.
    Custom {
        /// A stable word of the program's own.
        code: &'static str,
        /// The cells it looks at.
        cells: Vec<usize>,
        /// What else belongs to it.
        numbers: Vec<i32>,
    },
}

impl<M> Thought<M> {
    /// A value of a classic program for one of its candidates.
    pub fn points(chosen: M, value: i32, leads: bool) -> Thought<M> {
        Thought::Value { ply: 0, chosen, score: Score::Points(value), known: Bound::Exact, leads }
    }

    /// How many moves come before those that it is about.
    pub fn ply(&self) -> u32 {
        match self {
            Thought::Try { ply, .. } | Thought::Value { ply, .. } | Thought::Cut { ply, .. } => *ply,
            _ => 0,
        }
    }

    /// The same about other moves.
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
