//! The view of a position for a board on the page: cells, names and effects of moves.
//!
//! ```
//! use stratege::core::board_view::BoardView;
//! use stratege::core::rules::Rules;
//! use stratege::games::reversi::{Position, Start};
//!
//! let position = Position::begin(&Start::default());
//! assert_eq!(position.shape(), (8, 8));
//! assert_eq!(position.cell_name(63), "h8");
//! assert_eq!(position.score(), [2, 2]);
//! ```

use serde::Serialize;

use super::rules::{Rules, Side};

/// Cells of a move that the board highlights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveCells {
    /// Origin, in games with moving pieces.
    pub from: Option<usize>,
    /// Destination.
    pub to: Option<usize>,
}

/// An effect of a move, which the page describes in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MoveEffect {
    /// Stable identifier defined by the game.
    pub effect: &'static str,
    /// Number of times the move has this effect.
    pub count: usize,
}

impl MoveEffect {
    /// An effect that occurs once.
    pub const fn one(effect: &'static str) -> MoveEffect {
        MoveEffect { effect, count: 1 }
    }
}

/// A position as a board shows it.
pub trait BoardView: Rules {
    /// Columns and rows of the board.
    fn shape(&self) -> (usize, usize);

    /// One character per cell, row by row from the top left: `.` empty, `x` and `o` the stones of the first
    /// and the second player, or the letters of the game's pieces.
    fn cells(&self) -> String;

    /// The name of a cell in the game's notation.
    fn cell_name(&self, cell: usize) -> String;

    /// The cells that a move of this position touches.
    fn move_cells(&self, chosen: Self::Move) -> MoveCells;

    /// Writes a position with these cells, as in [`BoardView::cells`], and this side to move; all other state
    /// is taken from this position. The result may be illegal while a board is being set up.
    fn position_text(&self, cells: &str, side: Side) -> String;

    /// The effects of a legal move, the most important first; empty in games whose page derives them.
    fn move_effects(&self, _chosen: Self::Move) -> Vec<MoveEffect> {
        Vec::new()
    }

    /// The cells of the winning row; empty if there is none.
    fn winning_row(&self) -> Vec<usize> {
        Vec::new()
    }

    /// The points of both players; zero in games without points.
    fn score(&self) -> [i32; 2] {
        [0, 0]
    }

    /// The points of both players after a game with this winner, in games where the end changes them.
    fn final_score(&self, _winner: Option<Side>) -> [i32; 2] {
        self.score()
    }
}
