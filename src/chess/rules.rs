//! The rules of chess around the board: how a game ends, which draws may be claimed, and why a move is
//! refused.
//!
//! A game ends by itself by mate, stalemate, a dead position, the fifth repetition and the 75th move without
//! capture or pawn move. The third repetition and the 50th such move are only claims, see [`Position::claim`].

use crate::chess::board::Board;
#[cfg(feature = "pgn")]
use crate::chess::pgn;
use crate::chess::squares::{Move, Piece, bit, square_name};
use crate::chess::start::Start;
use crate::chess::{classic, fen, notation, san};
use crate::error::{Error, Reason};
use crate::game::{Game, Outcome, Side, Touch};
use crate::player::Entry;

/// Plies without capture or pawn move after which a draw may be claimed.
const FIFTY_MOVES: u16 = 100;
/// Plies without capture or pawn move after which the game is drawn.
const SEVENTY_FIVE_MOVES: u16 = 150;

/// A board, and the earlier positions that could come up again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    /// The hashes of the positions since the last capture or pawn move, this one not among them.
    earlier: Vec<u64>,
}

/// A draw that the side to move may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The position is there for the third time.
    Threefold,
    /// Fifty moves of each side without capture or pawn move.
    FiftyMoves,
}

impl Claim {
    /// A stable word for it, as an ending's.
    pub fn ending(self) -> &'static str {
        match self {
            Claim::Threefold => "threefold-repetition",
            Claim::FiftyMoves => "fifty-moves",
        }
    }
}

const EMPTY_SQUARE: Reason = Reason::new("empty-square", "there is no piece on that square");
const NOT_YOURS: Reason = Reason::new("not-yours", "that piece is the opponent's");
const OWN_PIECE: Reason = Reason::new("own-piece", "a piece of your own stands there");
const NO_PROMOTION: Reason =
    Reason::new("no-promotion", "only a pawn that arrives at the last row becomes another piece");
pub(super) const PROMOTION_MISSING: Reason =
    Reason::new("promotion-missing", "the pawn becomes q, r, b or n, and the move must say which");
pub(super) const KING_IN_CHECK: Reason = Reason::new("king-in-check", "the king would be in check");
pub(super) const CANNOT_CASTLE: Reason = Reason::new("cannot-castle", "castling is not possible now");
const CANNOT_GO: Reason = Reason::new("cannot-go", "that piece cannot go there");

impl From<Board> for Position {
    fn from(board: Board) -> Position {
        Position { board, earlier: Vec::new() }
    }
}

impl Position {
    /// The pieces and everything else but what has been before.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The hashes of the positions since the last capture or pawn move, this one not among them.
    pub fn earlier(&self) -> &[u64] {
        &self.earlier
    }

    /// How often this position has been there, this time included.
    pub fn repetitions(&self) -> usize {
        1 + self.earlier.iter().filter(|&&hash| hash == self.board.hash()).count()
    }

    /// The draw that the side to move may claim, while the game goes on.
    pub fn claim(&self) -> Option<Claim> {
        let claim = if self.repetitions() >= 3 {
            Some(Claim::Threefold)
        } else {
            (self.board.clock() >= FIFTY_MOVES).then_some(Claim::FiftyMoves)
        };
        claim.filter(|_| self.outcome().is_none())
    }

    /// The legal move that is meant: castling may be given as "king takes rook" always.
    pub fn meant(&self, chosen: Move) -> Option<Move> {
        let chosen = match self.board.castles(chosen) {
            Some(castling) if chosen.promotion().is_none() => castling.as_move(),
            _ => chosen,
        };
        self.board.legal_moves().contains(&chosen).then_some(chosen)
    }

    /// Why a move that is not legal is none.
    fn why_not(&self, chosen: Move) -> Reason {
        let (board, us) = (&self.board, self.board.side());
        let Some((piece, side)) = board.at(chosen.from()) else { return EMPTY_SQUARE };
        if side != us {
            return NOT_YOURS;
        }
        if piece != Piece::Pawn && chosen.promotion().is_some() {
            return NO_PROMOTION;
        }
        if board.castles(chosen).is_some() {
            return CANNOT_CASTLE;
        }
        if board.owned(us) & bit(chosen.to()) != 0 {
            return OWN_PIECE;
        }
        let legal = board.legal_moves();
        let same_way = legal.iter().find(|one| (one.from(), one.to()) == (chosen.from(), chosen.to()));
        match (same_way, chosen.promotion()) {
            (Some(_), None) => PROMOTION_MISSING,
            (Some(_), Some(_)) => NO_PROMOTION,
            (None, _) if board.could_go(chosen) => KING_IN_CHECK,
            (None, _) => CANNOT_GO,
        }
    }

    fn refusal(&self, chosen: Move) -> Error {
        if self.outcome().is_some() {
            return Error::GameOver;
        }
        Error::IllegalMove { text: chosen.to_string(), why: self.why_not(chosen) }
    }
}

impl Game for Position {
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
        self.board.side()
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.outcome().is_some() { Vec::new() } else { self.board.legal_moves().to_vec() }
    }

    fn play(&mut self, chosen: Move) -> Result<(), Error> {
        let meant = self.meant(chosen).filter(|_| self.outcome().is_none());
        let meant = meant.ok_or_else(|| self.refusal(chosen))?;
        self.earlier.push(self.board.hash());
        self.board.make(meant);
        if self.board.clock() == 0 {
            self.earlier.clear();
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let board = &self.board;
        let drawn = |ending| Some(Outcome { winner: None, ending });
        if board.count_moves() == 0 {
            if board.in_check() {
                return Some(Outcome { winner: Some(board.side().other()), ending: "checkmate" });
            }
            return drawn("stalemate");
        }
        if board.is_dead() {
            drawn("dead-position")
        } else if self.repetitions() >= 5 {
            drawn("fivefold-repetition")
        } else if board.clock() >= SEVENTY_FIVE_MOVES {
            drawn("seventy-five-moves")
        } else {
            None
        }
    }

    fn claim(&self) -> Option<&'static str> {
        Position::claim(self).map(Claim::ending)
    }

    fn alarm(&self) -> Option<usize> {
        self.board.in_check().then(|| cell_of(self.board.king(self.board.side())))
    }

    fn write_move(&self, chosen: Move) -> String {
        san::write(&self.board, chosen)
    }

    fn read_move(&self, text: &str) -> Result<Move, Error> {
        match text.parse() {
            Ok(chosen) => Ok(self.meant(chosen).unwrap_or(chosen)),
            Err(_) => san::read(&self.board, text),
        }
    }

    fn count_paths(&self, depth: u32) -> u64 {
        self.board.perft(depth)
    }

    /// A sheet in PGN, the first one of the text.
    #[cfg(feature = "pgn")]
    fn read_match(text: &str) -> Option<Result<crate::record::Record<Position>, Error>> {
        let is_sheet = text.starts_with('[') || text.contains(['{', '(', ';', '$']);
        pgn::read(text).next().filter(|_| is_sheet).map(|sheet| sheet.and_then(|sheet| sheet.record()))
    }

    fn split_moves(text: &str) -> Vec<&str> {
        notation::split_moves(text)
    }

    fn shape(&self) -> (usize, usize) {
        (8, 8)
    }

    fn cells(&self) -> String {
        fen::cells(&self.board)
    }

    fn cell_name(&self, cell: usize) -> String {
        square_name(cell_of(cell as u8) as u8)
    }

    fn touch(&self, chosen: Move) -> Touch {
        Touch { from: Some(cell_of(chosen.from())), to: Some(cell_of(chosen.to())) }
    }

    fn roster() -> Vec<Entry<Position>> {
        #[cfg(feature = "chess-engine")]
        return classic::roster().into_iter().chain(super::engine::players::roster()).collect();
        #[cfg(not(feature = "chess-engine"))]
        classic::roster()
    }

    fn rating(player: &str) -> Option<u16> {
        super::modern::rating(player)
    }

    #[cfg(not(feature = "chess-engine"))]
    fn absent() -> Vec<crate::player::PlayerInfo> {
        super::modern::players()
    }
}

/// The cell of a square, or the square of a cell: cells are counted from a8.
fn cell_of(square: u8) -> usize {
    usize::from(square ^ 56)
}
