//! The rules of Qubic: four in a row win; the game ends in a draw when neither side can complete a row.

use crate::core::board_text;
use crate::core::board_view::{BoardView, MoveCells, MoveEffect};
use crate::core::error::{Error, Reason};
use crate::core::rules::{Outcome, Rules, Side};
use crate::games::qubic::geometry::ROWS;
use crate::games::qubic::notation;
use crate::games::qubic::position::{Move, Position, Start};
use crate::games::rows;
use crate::search::bits::Bits;

impl Rules for Position {
    const ID: &'static str = "qubic";

    type Start = Start;
    type Move = Move;

    fn starts() -> Vec<Start> {
        [Side::First, Side::Second].map(Start::empty).into()
    }

    fn begin(start: &Start) -> Position {
        Position { stones: start.stones, side: start.begins }
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.outcome().is_some() { Vec::new() } else { Bits(self.empty()).map(Move::on).collect() }
    }

    fn play(&mut self, chosen: Move) -> Result<(), Error> {
        if self.outcome().is_some() {
            return Err(Error::GameOver);
        }
        if self.empty() >> chosen.cell() & 1 == 0 {
            return Err(Error::IllegalMove { text: chosen.to_string(), why: Reason::OCCUPIED });
        }
        self.stones[self.side.index()] |= 1 << chosen.cell();
        self.side = self.side.other();
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some((_, side)) = self.complete_row() {
            Some(Outcome { winner: Some(side), ending: "four-in-a-row" })
        } else if self.has_open_row() {
            None
        } else {
            Some(Outcome { winner: None, ending: "no-row-left" })
        }
    }

    fn split_moves(text: &str) -> Vec<&str> {
        notation::split_moves(text)
    }
}

impl BoardView for Position {
    /// The four levels one below the other.
    fn shape(&self) -> (usize, usize) {
        (4, 16)
    }

    fn cells(&self) -> String {
        let owner = |cell: u8| match self.stones.map(|set| set >> cell & 1 != 0) {
            [true, _] => 'x',
            [_, true] => 'o',
            _ => '.',
        };
        (0..64).map(owner).collect()
    }

    fn cell_name(&self, cell: usize) -> String {
        Move::on(cell as u8).to_string()
    }

    fn position_text(&self, cells: &str, side: Side) -> String {
        board_text::from_cells(cells, side)
    }

    fn move_cells(&self, chosen: Move) -> MoveCells {
        MoveCells { from: None, to: Some(chosen.cell().into()) }
    }

    fn move_effects(&self, chosen: Move) -> Vec<MoveEffect> {
        let Some(cell) = self.move_cells(chosen).to else { return Vec::new() };
        rows::effects(
            self.cells().as_bytes(),
            &ROWS.map(|row| row.map(usize::from).to_vec()),
            cell,
            self.side_to_move(),
        )
    }

    fn winning_row(&self) -> Vec<usize> {
        self.complete_row().map_or(Vec::new(), |(row, _)| ROWS[row].map(usize::from).into())
    }
}
