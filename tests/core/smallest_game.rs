//! The defaults of `Rules` and `BoardView`, on a minimal game: players take one or two of five counters;
//! taking the last one wins.

use std::fmt;
use std::str::FromStr;

use stratege::core::board_view::BoardView;
use stratege::core::board_view::MoveCells;
use stratege::core::error::Error;
use stratege::core::record::Record;
use stratege::core::rules::{Outcome, Rules, Side, perft};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Start;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Take(u8);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Counters {
    left: u8,
    side: Side,
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("five")
    }
}

impl FromStr for Start {
    type Err = Error;

    fn from_str(text: &str) -> Result<Start, Error> {
        let unknown = || Error::UnknownStart { text: text.into(), known: "five".into() };
        (text == "five").then_some(Start).ok_or_else(unknown)
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Take {
    type Err = Error;

    fn from_str(text: &str) -> Result<Take, Error> {
        text.parse().map(Take).map_err(|_| Error::UnreadableMove { text: text.into() })
    }
}

impl Rules for Counters {
    const ID: &'static str = "counters";

    type Start = Start;
    type Move = Take;

    fn starts() -> Vec<Start> {
        vec![Start]
    }

    fn begin(_: &Start) -> Counters {
        Counters { left: 5, side: Side::First }
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn legal_moves(&self) -> Vec<Take> {
        (1..=self.left.min(2)).map(Take).collect()
    }

    fn play(&mut self, Take(count): Take) -> Result<(), Error> {
        if !(1..=self.left.min(2)).contains(&count) {
            return Err(Error::GameOver);
        }
        self.left -= count;
        self.side = self.side.other();
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.left == 0).then_some(Outcome { winner: Some(self.side.other()), ending: "last" })
    }
}

impl BoardView for Counters {
    fn shape(&self) -> (usize, usize) {
        (5, 1)
    }

    fn cells(&self) -> String {
        (0..5).map(|cell| if cell < self.left { 'x' } else { '.' }).collect()
    }

    fn cell_name(&self, cell: usize) -> String {
        cell.to_string()
    }

    fn move_cells(&self, _: Take) -> MoveCells {
        MoveCells::default()
    }

    fn position_text(&self, _: &str, _: Side) -> String {
        "five".into()
    }
}

#[test]
fn perft_counts_move_paths() {
    let position = Counters::begin(&Start);
    // 5 = 1+1+1+1+1 and so on: of the eight sequences of three moves, 2+2+2 takes too many.
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|depth| position.perft(depth)), [1, 2, 4, 7, 5, 1, 0]);
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|depth| perft(&position, depth)), [1, 2, 4, 7, 5, 1, 0]);
}

#[test]
fn moves_are_separated_words() {
    assert_eq!(Counters::split_moves(" 1,2, 2\n1 "), ["1", "2", "2", "1"]);
    let position = Counters::begin(&Start);
    assert_eq!(position.read_move("2"), Ok(Take(2)));
    assert_eq!(position.write_move(Take(2)), "2");
    let record: Record<Counters> = "1 2".parse().unwrap();
    assert_eq!(record.moves(), [Take(1), Take(2)]);
}

#[test]
fn optional_methods_have_empty_defaults() {
    let position = Counters::begin(&Start);
    assert_eq!(position.claimable_draw(), None);
    assert_eq!(position.checked_cell(), None);
    assert_eq!(position.implied_move(), None);
    assert_eq!(position.move_effects(Take(1)), []);
    assert_eq!(position.winning_row(), []);
    assert_eq!(position.score(), [0, 0]);
}
