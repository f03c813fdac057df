//! The rules of Reversi.

use crate::core::board_view::{BoardView, MoveCells};
use crate::core::error::{Error, Reason};
use crate::core::rules::{Outcome, Rules, Side};
use crate::games::reversi::notation;
use crate::games::reversi::position::{Layout, Move, Position, Start};
use crate::search::bits::Bits;

const FLIPS_NOTHING: Reason = Reason::new("turns-nothing", "it turns no stone");
const MUST_PASS: Reason = Reason::new("must-pass", "no square is possible, you must pass");
const MAY_NOT_PASS: Reason = Reason::new("may-not-pass", "you may pass only when no square is possible");

impl Rules for Position {
    const ID: &'static str = "reversi";

    type Start = Start;
    type Move = Move;

    fn starts() -> Vec<Start> {
        let named = |layout| [Side::First, Side::Second].map(|side| Start::Named(layout, side));
        [Layout::Diagonal, Layout::Parallel].into_iter().flat_map(named).collect()
    }

    fn begin(start: &Start) -> Position {
        // The source places 27 and 28 (d4, e4), then 35 and 36 (d5, e5): the tomato always has d4.
        let (layout, side) = match start {
            Start::Named(layout, side) => (*layout, *side),
            Start::Set(position) => return *position,
        };
        let [d4, e4, d5, e5] = [27, 28, 35, 36].map(|square| 1u64 << square);
        let discs = match layout {
            Layout::Diagonal => [d4 | e5, e4 | d5],
            Layout::Parallel => [d4 | d5, e4 | e5],
        };
        Position { discs, side }
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn legal_moves(&self) -> Vec<Move> {
        let squares = self.legal_squares();
        if squares != 0 {
            Bits(squares).map(Move::on).collect()
        } else if self.passed().legal_squares() != 0 {
            vec![Move::PASS]
        } else {
            Vec::new()
        }
    }

    fn play(&mut self, chosen: Move) -> Result<(), Error> {
        let legal = self.legal_squares();
        let illegal = |why| Err(Error::IllegalMove { text: chosen.to_string(), why });
        if legal == 0 && self.passed().legal_squares() == 0 {
            return Err(Error::GameOver);
        }
        let Some(square) = chosen.square() else {
            if legal != 0 {
                return illegal(MAY_NOT_PASS);
            }
            *self = self.passed();
            return Ok(());
        };
        if (self.discs[0] | self.discs[1]) >> square & 1 != 0 {
            return illegal(Reason::OCCUPIED);
        }
        if legal >> square & 1 == 0 {
            return illegal(if legal == 0 { MUST_PASS } else { FLIPS_NOTHING });
        }
        (*self, _) = self.after(square);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.legal_squares() != 0 || self.passed().legal_squares() != 0 {
            return None;
        }
        let [first, second] = self.score();
        let winner = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Side::Second),
        };
        let ending = match (first, second) {
            (0, _) | (_, 0) => "wiped-out",
            _ if first + second == 64 => "board-full",
            _ => "nobody-can-move",
        };
        Some(Outcome { winner, ending })
    }

    fn implied_move(&self) -> Option<Move> {
        let must_pass = self.legal_squares() == 0 && self.passed().legal_squares() != 0;
        must_pass.then_some(Move::PASS)
    }

    fn split_moves(text: &str) -> Vec<&str> {
        notation::split_moves(text)
    }
}

impl BoardView for Position {
    fn shape(&self) -> (usize, usize) {
        (8, 8)
    }

    fn cells(&self) -> String {
        notation::cells(self, ['x', 'o', '.'])
    }

    fn cell_name(&self, cell: usize) -> String {
        Move::on(cell as u8).to_string()
    }

    fn position_text(&self, cells: &str, side: Side) -> String {
        let mut text = String::new();
        for cell in cells.bytes() {
            text.push(match cell {
                b'x' => 'X',
                b'o' => 'O',
                _ => '-',
            });
        }
        text.push('_');
        text.push(notation::side_letter(side));
        text
    }

    fn move_cells(&self, chosen: Move) -> MoveCells {
        MoveCells { from: None, to: chosen.square().map(usize::from) }
    }

    fn score(&self) -> [i32; 2] {
        self.discs.map(|set| set.count_ones() as i32)
    }

    /// Empty squares count for the winner.
    fn final_score(&self, winner: Option<Side>) -> [i32; 2] {
        let mut points = self.score();
        if let Some(winner) = winner {
            points[winner.index()] = 64 - points[winner.other().index()];
        }
        points
    }
}
