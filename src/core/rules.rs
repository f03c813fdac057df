//! What a game is.
//!
//! A `Rules` is a position that is cheap to copy, with its rules and its notation. Nothing outside a
//! game's own folder decides whether a move is legal, who has won or how a move is written.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;

use crate::core::error::Error;

/// One of the two players. `First` owns the first kind of stone, whoever begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The player of the first kind of stone.
    First,
    /// The player of the second kind of stone.
    Second,
}

impl Side {
    /// The other player.
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first player, 1 for the second: the place in a pair that is kept by side.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Outcome {
    /// Who has won; nobody in a draw.
    pub winner: Option<Side>,
    /// By what the game has ended: a stable word of the game's own.
    pub ending: &'static str,
}

/// Where a move shows on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveCells {
    /// The cell that a piece leaves.
    pub from: Option<usize>,
    /// The cell that a piece or stone arrives at.
    pub to: Option<usize>,
}

/// Something that a move does, for a sentence about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct MoveEffect {
    /// What it is: a stable word of the game's own.
    pub effect: &'static str,
    /// How many of them.
    pub count: usize,
}

impl MoveEffect {
    /// One of these.
    pub const fn one(effect: &'static str) -> MoveEffect {
        MoveEffect { effect, count: 1 }
    }
}

/// A position of one game, with its rules and its notation.
pub trait Rules: Clone + Eq + Debug + 'static {
    /// The name of the game in records and commands.
    const ID: &'static str;

    /// How a match can begin: a named option or a position, each with its text.
    type Start: Clone + Eq + Debug + Default + Display + FromStr<Err = Error>;

    /// A move, with its text in the game's own notation.
    type Move: Copy + Eq + Debug + Display + FromStr<Err = Error>;

    /// The starts that have a name, the usual one first.
    fn starts() -> Vec<Self::Start>;

    /// The position in which a match begins.
    fn begin(start: &Self::Start) -> Self;

    /// Whose turn it is.
    fn side_to_move(&self) -> Side;

    /// Every legal move; none exactly when the game is over.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// Makes a move, or says which rule speaks against it and leaves the position as it was.
    fn play(&mut self, chosen: Self::Move) -> Result<(), Error>;

    /// How the game has ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The draw that the side to move may claim while the game goes on: the word of its ending.
    fn claimable_draw(&self) -> Option<&'static str> {
        None
    }

    /// The cell of a piece that must not stay attacked, where it is: a king in check.
    fn checked_cell(&self) -> Option<usize> {
        None
    }

    /// A move of this position as the game's players write it; by itself its plain text.
    fn write_move(&self, chosen: Self::Move) -> String {
        chosen.to_string()
    }

    /// Reads a move as a player may write it in this position, legal or not.
    fn read_move(&self, text: &str) -> Result<Self::Move, Error> {
        text.parse()
    }

    /// The number of different move paths of a given length.
    fn perft(&self, depth: u32) -> u64 {
        perft(self, depth)
    }

    /// A move that the rules force here and that the notation of the field leaves out.
    fn implied_move(&self) -> Option<Self::Move> {
        None
    }

    /// Cuts a text of many moves into the texts of single moves.
    fn split_moves(text: &str) -> Vec<&str> {
        text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect()
    }

    /// Columns and rows of the board.
    fn shape(&self) -> (usize, usize);

    /// One character a cell, row by row from the top left: `.` empty, `x` and `o` the stones of the
    /// first and the second player, or the letters of the game's pieces.
    fn cells(&self) -> String;

    /// The name of a cell in the game's notation.
    fn cell_name(&self, cell: usize) -> String;

    /// Where a move of this position shows on the board.
    fn move_cells(&self, chosen: Self::Move) -> MoveCells;

    /// The text of the position with these cells, written as [`Rules::cells`] does, and this side to move; whatever
    /// cells do not say stays as it is here. For a board that is set up by hand, so the position may be illegal.
    fn position_text(&self, cells: &str, side: Side) -> String;

    /// What a legal move does, the most telling first; nothing in games in which the page sees it for itself.
    fn move_effects(&self, _chosen: Self::Move) -> Vec<MoveEffect> {
        Vec::new()
    }

    /// The cells of the row that has won.
    fn winning_row(&self) -> Vec<usize> {
        Vec::new()
    }

    /// The points of both players, in games that count points.
    fn score(&self) -> [i32; 2] {
        [0, 0]
    }
}

/// The number of different move paths of a given length: the classic proof of a move generator.
pub fn perft<G: Rules>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|chosen| {
            let mut next = position.clone();
            match next.play(chosen) {
                Ok(()) => perft(&next, depth - 1),
                Err(_) => unreachable!("a listed move is legal"),
            }
        })
        .sum()
}
