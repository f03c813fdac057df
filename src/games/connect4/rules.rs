//! The rules of Connect Four.

use crate::core::board_text;
use crate::core::board_view::{BoardView, MoveCells, MoveEffect};
use crate::core::error::{Error, Reason};
use crate::core::rules::{Outcome, Rules, Side};
use crate::games::connect4::geometry::{
    COLUMNS, FULL_BOARD, ROWS, cell_at_index, cell_index, discs_in_fours,
};
use crate::games::connect4::notation;
use crate::games::connect4::position::{Move, Position, Start};
use crate::games::rows;

const COLUMN_FULL: Reason = Reason::new("column-full", "the column is full");

impl Rules for Position {
    const ID: &'static str = "connect4";

    type Start = Start;
    type Move = Move;

    fn starts() -> Vec<Start> {
        vec![Start::empty(Side::First), Start::empty(Side::Second)]
    }

    fn begin(start: &Start) -> Position {
        Position { discs: start.discs, side: start.begins }
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn legal_moves(&self) -> Vec<Move> {
        match self.winner() {
            Some(_) => Vec::new(),
            None => (0..COLUMNS)
                .filter(|&column| self.playable_cell(column).is_some())
                .map(Move::into_column)
                .collect(),
        }
    }

    fn play(&mut self, chosen: Move) -> Result<(), Error> {
        if self.outcome().is_some() {
            return Err(Error::GameOver);
        }
        let Some(cell) = self.playable_cell(chosen.column()) else {
            return Err(Error::IllegalMove { text: chosen.to_string(), why: COLUMN_FULL });
        };
        self.discs[self.side.index()] |= cell;
        self.side = self.side.other();
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if let winner @ Some(_) = self.winner() {
            return Some(Outcome { winner, ending: "four" });
        }
        (self.occupied() == FULL_BOARD).then_some(Outcome { winner: None, ending: "board-full" })
    }

    fn split_moves(text: &str) -> Vec<&str> {
        notation::split_moves(text)
    }
}

impl BoardView for Position {
    fn shape(&self) -> (usize, usize) {
        (COLUMNS, ROWS)
    }

    fn cells(&self) -> String {
        let [first, second] = self.discs;
        let cell = |index| match cell_at_index(index) {
            cell if first & cell != 0 => 'x',
            cell if second & cell != 0 => 'o',
            _ => '.',
        };
        (0..COLUMNS * ROWS).map(cell).collect()
    }

    fn cell_name(&self, cell: usize) -> String {
        notation::cell_name(cell)
    }

    fn position_text(&self, cells: &str, side: Side) -> String {
        board_text::from_cells(cells, side)
    }

    fn move_cells(&self, chosen: Move) -> MoveCells {
        MoveCells { from: None, to: self.playable_cell(chosen.column()).map(cell_index) }
    }

    fn move_effects(&self, chosen: Move) -> Vec<MoveEffect> {
        let Some(cell) = self.move_cells(chosen).to else { return Vec::new() };
        rows::effects(
            self.cells().as_bytes(),
            &rows::straight_rows(COLUMNS, ROWS, 4),
            cell,
            self.side_to_move(),
        )
    }

    fn winning_row(&self) -> Vec<usize> {
        let row = discs_in_fours(self.discs[0]) | discs_in_fours(self.discs[1]);
        (0..COLUMNS * ROWS).filter(|&index| row & cell_at_index(index) != 0).collect()
    }
}
