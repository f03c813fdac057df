//! What a value means.

use serde::Serialize;

/// What a value means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "value", rename_all = "lowercase")]
pub enum Score {
    /// Points of a classic program's own making.
    Points(i32),
    /// A finding in a classic program's own terms, which its game puts into words.
    Custom {
        /// A stable word of the program's own.
        code: &'static str,
        /// What belongs to it, as the program prints it.
        numbers: [i32; 2],
    },
    /// A proven win: plies to its end along the line.
    Win(u32),
    /// A proven loss: plies to its end along the line.
    Loss(u32),
    /// Exact: the discs that the winner has left, positive where the side to move wins, 0 for a draw.
    Left(i32),
    /// The player gives the game up; the move that comes with it is one that it could still make.
    Resigns,
    /// An estimate in hundredths of a pawn, negative where the side to move stands worse.
    Pawns {
        /// Hundredths of a pawn.
        hundredths: i32,
    },
    /// The discs by which the side to move wins, negative where it loses.
    Discs {
        /// Hundredths of a disc.
        hundredths: i32,
        /// 100 where it is exact, 0 where it is an estimate; between them the game has been searched to its end,
        /// and so often in a hundred the result is right.
        percent: u8,
    },
}
