//! The rules of Gobang: five stones or more in a row win, or exactly five.

use crate::core::board_view::{BoardView, MoveCells, MoveEffect};
use crate::core::error::Error;
use crate::core::rules::{Outcome, Rules, Side};
use crate::games::gobang::effects::{self, Stone};
use crate::games::gobang::notation;
use crate::games::gobang::position::{Ending, MAX_SIZE, Move, Position, SIZES, Start, winning_rows};

impl Rules for Position {
    const ID: &'static str = "gobang";

    type Start = Start;
    type Move = Move;

    fn starts() -> Vec<Start> {
        let mut all = Vec::new();
        for size in SIZES {
            for begins in [Side::First, Side::Second] {
                for exact in [false, true] {
                    all.extend([true, false].map(|ends_early| Start {
                        size,
                        begins,
                        exact,
                        ends_early,
                        ..Start::default()
                    }));
                }
            }
        }
        all
    }

    fn begin(start: &Start) -> Position {
        Position::of(start)
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn legal_moves(&self) -> Vec<Move> {
        match self.ending {
            Some(_) => Vec::new(),
            None => self.empty_cells().map(|cell| self.move_on(cell)).collect(),
        }
    }

    fn play(&mut self, chosen: Move) -> Result<(), Error> {
        if self.ending.is_some() {
            return Err(Error::GameOver);
        }
        self.check(chosen)?;
        self.stones[self.side.index()][chosen.row()] |= 1 << chosen.column();
        self.count += 1;
        self.ending = self.ending_for(self.side);
        self.side = self.side.other();
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| match ending {
            Ending::Five(side) => Outcome { winner: Some(side), ending: "five" },
            Ending::LongGame => Outcome { winner: None, ending: "long-game" },
            Ending::BoardFull => Outcome { winner: None, ending: "board-full" },
        })
    }

    fn split_moves(text: &str) -> Vec<&str> {
        notation::split_moves(text)
    }
}

impl BoardView for Position {
    fn shape(&self) -> (usize, usize) {
        (self.size(), self.size())
    }

    fn cells(&self) -> String {
        let letter = |cell| match self.stone(cell) {
            Some(Side::First) => 'x',
            Some(Side::Second) => 'o',
            None => '.',
        };
        (0..self.area()).map(letter).collect()
    }

    fn cell_name(&self, cell: usize) -> String {
        self.move_on(cell).to_string()
    }

    fn position_text(&self, cells: &str, side: Side) -> String {
        let mut stones = [[0; MAX_SIZE]; 2];
        for (index, cell) in cells.bytes().enumerate() {
            let (column, row) = (index % self.size(), index / self.size());
            let owner = [b'x', b'o'].iter().position(|&stone| stone == cell);
            if let Some(owner) = owner {
                stones[owner][row] |= 1 << column;
            }
        }
        let Position { exact, ends_early, .. } = *self;
        Start { size: self.size(), begins: side, exact, ends_early, stones }.to_string()
    }

    fn move_effects(&self, chosen: Move) -> Vec<MoveEffect> {
        let (side, mut next) = (self.side, *self);
        if next.play(chosen).is_err() {
            return Vec::new();
        }
        if next.outcome().is_some_and(|outcome| outcome.winner == Some(side)) {
            return vec![MoveEffect::one("five")];
        }
        let (before, after) = (self.cells(), next.cells());
        let (before, after) = (before.as_bytes(), after.as_bytes());
        effects::effects(&Stone { before, after, size: self.size(), cell: self.cell(chosen), side })
    }

    fn move_cells(&self, chosen: Move) -> MoveCells {
        MoveCells { from: None, to: Some(self.cell(chosen)) }
    }

    fn winning_row(&self) -> Vec<usize> {
        match self.ending {
            Some(Ending::Five(side)) => self.cells_of(winning_rows(self.rows(side), self.exact)).collect(),
            _ => Vec::new(),
        }
    }
}
