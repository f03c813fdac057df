//! A match of any game behind one face: what a table shows of it, as text and cells.

use serde::Serialize;

use super::ErasedMatch;
#[cfg(feature = "engine")]
use super::traces::{place_candidate, place_trace};
use crate::core::board_view::{BoardView, MoveCells, MoveEffect};
use crate::core::error::Error;
use crate::core::record::Record;
use crate::core::rules::{Outcome, Side};
#[cfg(feature = "engine")]
use crate::core::thought::Thought;

/// A move and where it shows on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlacedMove {
    /// The move in the game's notation.
    pub text: String,
    /// The cell that a piece leaves.
    pub from: Option<usize>,
    /// The cell that a piece or stone arrives at.
    pub to: Option<usize>,
}

/// The move that led to a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastMove {
    /// The move in the game's notation.
    pub text: String,
    /// The cell that a piece left.
    pub from: Option<usize>,
    /// The cell that a piece or stone arrived at.
    pub cell: Option<usize>,
    /// Who made it.
    pub side: Side,
    /// The other cells whose piece it changed.
    pub changed: Vec<usize>,
}

/// Everything that a table shows of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The name of the game.
    pub game: &'static str,
    /// How the match began.
    pub start: String,
    /// How many cells stand side by side.
    pub columns: usize,
    /// How many rows of cells there are.
    pub rows: usize,
    /// One character a cell, row by row from the top left: `.`, `x`, `o`, or the letters of the pieces.
    pub cells: String,
    /// The name of each cell.
    pub names: Vec<String>,
    /// Whose turn it is.
    pub side: Side,
    /// How many moves have been made.
    pub ply: usize,
    /// How many steps there are: all moves, and the end that the players have declared after them.
    pub steps: usize,
    /// All moves, also the ones taken back.
    pub moves: Vec<String>,
    /// Every legal move.
    pub legal: Vec<PlacedMove>,
    /// The move that led here.
    pub last: Option<LastMove>,
    /// The cells of the row that has won.
    pub winning_row: Vec<usize>,
    /// The points of both players.
    pub score: [i32; 2],
    /// The same as the end changes them, if the game has ended.
    pub final_score: [i32; 2],
    /// How the game has ended, if it has.
    pub outcome: Option<Outcome>,
    /// The draw that the side to move may claim: the code of its termination.
    pub claim: Option<&'static str>,
    /// The cell of a king in check.
    pub checked_cell: Option<usize>,
}

impl<G: BoardView> ErasedMatch for Record<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn view(&self) -> View {
        let position = self.position();
        let (columns, rows) = position.shape();
        let cells = position.cells();
        let outcome = self.outcome();
        let legal = position.legal_moves().into_iter().filter(|_| outcome.is_none()).map(|chosen| {
            let MoveCells { from, to } = position.move_cells(chosen);
            PlacedMove { text: position.write_move(chosen), from, to }
        });
        let last = self.last().map(|(chosen, before)| {
            let MoveCells { from, to } = before.move_cells(chosen);
            let changed = changed(&before.cells(), &cells);
            LastMove { text: before.write_move(chosen), from, cell: to, side: before.side_to_move(), changed }
        });
        View {
            game: G::ID,
            start: self.start().to_string(),
            columns,
            rows,
            names: (0..columns * rows).map(|cell| position.cell_name(cell)).collect(),
            side: position.side_to_move(),
            ply: self.ply(),
            steps: self.steps(),
            moves: self.written_moves(),
            legal: legal.collect(),
            last,
            winning_row: position.winning_row(),
            score: position.score(),
            final_score: position.final_score(outcome.and_then(|outcome| outcome.winner)),
            outcome,
            claim: self.claimable_draw(),
            checked_cell: position.checked_cell(),
            cells,
        }
    }

    #[cfg(feature = "engine")]
    fn place_move(&self, text: &str) -> PlacedMove {
        place_candidate(self.position(), text)
    }

    #[cfg(feature = "engine")]
    fn place_trace(&self, trace: &[Thought<String>]) -> Vec<Thought<PlacedMove>> {
        place_trace(self.position(), trace)
    }

    fn play(&mut self, text: &str) -> Result<(), Error> {
        Record::play(self, self.position().read_move(text)?)
    }

    fn finish(&mut self, end: &str) -> Result<(), Error> {
        Record::finish(self, end.parse()?)
    }

    fn position_text(&self, cells: &str, side: Side) -> String {
        self.position().position_text(cells, side)
    }

    fn move_effects(&self, text: &str) -> Result<Vec<MoveEffect>, Error> {
        let position = self.position();
        Ok(position.move_effects(position.read_move(text)?))
    }

    fn undo(&mut self) -> bool {
        Record::undo(self)
    }

    fn redo(&mut self) -> bool {
        Record::redo(self)
    }

    fn goto(&mut self, step: usize) -> Result<(), Error> {
        Record::goto(self, step)
    }

    fn record_text(&self) -> String {
        self.to_string()
    }

    fn side_to_move(&self) -> Side {
        self.position().side_to_move()
    }

    fn chooser(&self, ply: usize) -> Option<Side> {
        Record::chooser(self, ply)
    }

    fn outcome(&self) -> Option<Outcome> {
        Record::outcome(self)
    }

    fn claimable_draw(&self) -> Option<&'static str> {
        self.position().claimable_draw().filter(|_| Record::outcome(self).is_none())
    }

    fn ply(&self) -> usize {
        Record::ply(self)
    }

    fn score(&self) -> [i32; 2] {
        self.position().score()
    }

    fn perft(&self, depth: u32) -> u64 {
        self.position().perft(depth)
    }
}

/// The cells in which one piece has taken the place of another.
fn changed(before: &str, after: &str) -> Vec<usize> {
    let pairs = before.bytes().zip(after.bytes()).enumerate();
    pairs.filter(|&(_, (old, new))| old != new && old != b'.' && new != b'.').map(|(cell, _)| cell).collect()
}
