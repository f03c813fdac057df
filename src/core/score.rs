//! Scores of positions and moves.
//!
//! ```
//! use stratege::core::score::Score;
//!
//! let score = Score::Pawns { hundredths: 35 };
//! assert_ne!(score, Score::Win(1));
//! ```

use serde::Serialize;

/// Value of a position or move, in the unit of the player that found it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "value", rename_all = "lowercase")]
pub enum Score {
    /// Points of a classic program, on its own scale.
    Points(i32),
    /// A result in a classic program's own terms, which its game puts into words.
    Custom {
        /// Key of the result in the game's texts.
        code: &'static str,
        /// Numbers of its sentence, as the program prints them.
        numbers: [i32; 2],
    },
    /// Proven win: plies to the end along the principal variation.
    Win(u32),
    /// Proven loss: plies to the end along the principal variation.
    Loss(u32),
    /// Proven number of discs that the winner has left, positive if the side to move wins, 0 for a draw.
    Left(i32),
    /// The player resigns; the move that comes with it is a legal fallback.
    Resigns,
    /// The player declares a draw; the move that comes with it is played if the game continues.
    Draws,
    /// Estimate, negative if the side to move is worse.
    Pawns {
        /// Hundredths of a pawn.
        hundredths: i32,
    },
    /// Disc difference at the end, negative if the side to move loses.
    Discs {
        /// Hundredths of a disc.
        hundredths: i32,
        /// 100 if exact, 0 for an estimate; in between, the confidence in per cent of a selective search to
        /// the end.
        percent: u8,
    },
}
