//! The rules of chess: positions with their history, the end of a game, and claimable draws.
//!
//! Checkmate, stalemate, a dead position, fivefold repetition and the 75-move rule end the game. Threefold
//! repetition and the 50-move rule are claims, see [`Position::claimable_draw`].
//!
//! ```
//! use stratege::core::record::Record;
//! use stratege::games::chess::{Claim, Position};
//!
//! let record: Record<Position> = "chess:standard:g1f3g8f6f3g1f6g8g1f3g8f6f3g1f6g8".parse()?;
//! assert_eq!(record.position().repetitions(), 3);
//! assert_eq!(record.position().claimable_draw(), Some(Claim::Threefold));
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use crate::core::board_view::{BoardView, MoveCells};
use crate::core::error::Error;
use crate::core::rules::{Outcome, Rules, Side};
use crate::games::chess::board::Board;
use crate::games::chess::moves::Move;
use crate::games::chess::squares::square_name;
use crate::games::chess::start::Start;
use crate::games::chess::{fen, illegal_move, notation, san};

/// Plies without capture or pawn move after which a draw may be claimed.
const FIFTY_MOVES: u16 = 100;
/// Plies without capture or pawn move after which the game is drawn.
const SEVENTY_FIVE_MOVES: u16 = 150;

/// A board with the earlier positions that can still be repeated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    /// Zobrist hashes of the positions since the last capture or pawn move, without the current one.
    previous_hashes: Vec<u64>,
}

/// A draw that the side to move may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Threefold repetition.
    Threefold,
    /// Fifty moves by each side without capture or pawn move.
    FiftyMoves,
}

impl Claim {
    /// Stable code, like [`Outcome::ending`].
    pub fn ending(self) -> &'static str {
        match self {
            Claim::Threefold => "threefold-repetition",
            Claim::FiftyMoves => "fifty-moves",
        }
    }
}

impl From<Board> for Position {
    fn from(board: Board) -> Position {
        Position { board, previous_hashes: Vec::new() }
    }
}

impl Position {
    /// The position without its history.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Zobrist hashes of the positions since the last capture or pawn move, without the current one.
    pub fn previous_hashes(&self) -> &[u64] {
        &self.previous_hashes
    }

    /// Number of occurrences of this position, including the current one.
    pub fn repetitions(&self) -> usize {
        1 + self.previous_hashes.iter().filter(|&&hash| hash == self.board.zobrist()).count()
    }

    /// The draw that the side to move may claim, as long as the game is not over.
    pub fn claimable_draw(&self) -> Option<Claim> {
        let claim = if self.repetitions() >= 3 {
            Some(Claim::Threefold)
        } else {
            (self.board.halfmove_clock() >= FIFTY_MOVES).then_some(Claim::FiftyMoves)
        };
        claim.filter(|_| self.outcome().is_none())
    }

    /// Returns the legal move that `mv` encodes; castling is also accepted as "king takes rook".
    pub fn resolve(&self, mv: Move) -> Option<Move> {
        let mv = match self.board.as_castling(mv) {
            Some(castling) if mv.promotion().is_none() => castling.as_move(),
            _ => mv,
        };
        self.board.legal_moves().contains(&mv).then_some(mv)
    }

    fn illegal_move_error(&self, mv: Move) -> Error {
        if self.outcome().is_some() {
            return Error::GameOver;
        }
        Error::IllegalMove { text: mv.to_string(), why: illegal_move::reason(&self.board, mv) }
    }
}

impl Rules for Position {
    const ID: &'static str = "chess";

    type Start = Start;
    type Move = Move;

    fn starts() -> Vec<Start> {
        vec![Start::default()]
    }

    fn begin(start: &Start) -> Position {
        start.board().into()
    }

    fn side_to_move(&self) -> Side {
        self.board.side_to_move()
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.outcome().is_some() { Vec::new() } else { self.board.legal_moves().to_vec() }
    }

    fn play(&mut self, mv: Move) -> Result<(), Error> {
        let legal = self.resolve(mv).filter(|_| self.outcome().is_none());
        let legal = legal.ok_or_else(|| self.illegal_move_error(mv))?;
        self.previous_hashes.push(self.board.zobrist());
        self.board.make_move(legal);
        if self.board.halfmove_clock() == 0 {
            self.previous_hashes.clear();
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let board = &self.board;
        let drawn = |ending| Some(Outcome { winner: None, ending });
        if board.count_legal_moves() == 0 {
            if board.in_check() {
                return Some(Outcome { winner: Some(board.side_to_move().other()), ending: "checkmate" });
            }
            return drawn("stalemate");
        }
        if board.is_dead() {
            drawn("dead-position")
        } else if self.repetitions() >= 5 {
            drawn("fivefold-repetition")
        } else if board.halfmove_clock() >= SEVENTY_FIVE_MOVES {
            drawn("seventy-five-moves")
        } else {
            None
        }
    }

    fn claimable_draw(&self) -> Option<&'static str> {
        Position::claimable_draw(self).map(Claim::ending)
    }

    fn checked_cell(&self) -> Option<usize> {
        self.board.in_check().then(|| cell_of(self.board.king(self.board.side_to_move())))
    }

    fn write_move(&self, mv: Move) -> String {
        san::write(&self.board, mv)
    }

    fn read_move(&self, text: &str) -> Result<Move, Error> {
        match text.parse() {
            Ok(mv) => Ok(self.resolve(mv).unwrap_or(mv)),
            Err(_) => san::read(&self.board, text),
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        self.board.perft(depth)
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
        fen::cells(&self.board)
    }

    fn cell_name(&self, cell: usize) -> String {
        square_name(cell_of(cell as u8) as u8)
    }

    fn position_text(&self, cells: &str, side: Side) -> String {
        fen::of_cells(cells, side)
    }

    fn move_cells(&self, mv: Move) -> MoveCells {
        MoveCells { from: Some(cell_of(mv.from())), to: Some(cell_of(mv.to())) }
    }
}

/// Converts a square to a cell and vice versa: cells are counted from a8.
fn cell_of(square: u8) -> usize {
    usize::from(square ^ 56)
}
