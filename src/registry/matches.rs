//! Matches of any game as text and cells, for the page.

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

/// A move with its cells on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlacedMove {
    /// The move in the game's notation.
    pub text: String,
    /// Cell that a piece leaves.
    pub from: Option<usize>,
    /// Cell of the placed stone or the piece's destination.
    pub to: Option<usize>,
}

/// The last move before a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastMove {
    /// The move in the game's notation.
    pub text: String,
    /// Cell that a piece left.
    pub from: Option<usize>,
    /// Cell of the placed stone or the piece's destination.
    pub cell: Option<usize>,
    /// Side that moved.
    pub side: Side,
    /// Other cells whose piece changed owner or kind.
    pub changed: Vec<usize>,
}

/// State of a match at its current step, as the page displays it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Identifier of the game.
    pub game: &'static str,
    /// Start option or start position.
    pub start: String,
    /// Columns of the board.
    pub columns: usize,
    /// Rows of the board.
    pub rows: usize,
    /// One character per cell, row by row from the top left: `.`, `x`, `o`, or the letters of the pieces.
    pub cells: String,
    /// The name of each cell.
    pub names: Vec<String>,
    /// Side to move.
    pub side: Side,
    /// Number of moves before the current step.
    pub ply: usize,
    /// Number of steps: moves, and one for a declared end.
    pub steps: usize,
    /// All moves, including undone ones.
    pub moves: Vec<String>,
    /// All legal moves; empty after the end.
    pub legal: Vec<PlacedMove>,
    /// The last move before the current position.
    pub last: Option<LastMove>,
    /// Cells of the winning row.
    pub winning_row: Vec<usize>,
    /// Points of both players.
    pub score: [i32; 2],
    /// Points of both players as the end changes them.
    pub final_score: [i32; 2],
    /// Result, if the game is over.
    pub outcome: Option<Outcome>,
    /// Code of the draw that the side to move may claim.
    pub claim: Option<&'static str>,
    /// Cell of a king in check.
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

    fn summary(&self) -> String {
        let position = self.position();
        let outcome = self.outcome();
        let side = |side| if side == Side::First { "first" } else { "second" };
        let result = outcome.map_or("-", |outcome| outcome.winner.map_or("draw", side));
        let legal = position.legal_moves().into_iter().filter(|_| outcome.is_none());
        let moves: Vec<_> = legal.map(|chosen| position.write_move(chosen)).collect();
        let mut lines = [side(position.side_to_move()), result, &moves.join(" ")].join("\n");
        for (cell, piece) in position.cells().chars().enumerate() {
            if cell % position.shape().0 == 0 {
                lines.push('\n');
            }
            lines.push(piece);
        }
        lines
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

/// Cells whose piece was replaced by another.
fn changed(before: &str, after: &str) -> Vec<usize> {
    let pairs = before.bytes().zip(after.bytes()).enumerate();
    pairs.filter(|&(_, (old, new))| old != new && old != b'.' && new != b'.').map(|(cell, _)| cell).collect()
}
