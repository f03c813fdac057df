//! WTHOR, the game database of the Othello federation: `.wtb` files of games, `.jou` and `.trn` files of
//! player and tournament names.
//!
//! A file of games has a header of 16 bytes, then 68 bytes per game: tournament and players (six bytes),
//! Black's discs at the end and with perfect play from a certain move on, and up to 60 squares as ten
//! times the row plus the column. Passes are not stored. A file of names has a header of 16 bytes, then
//! names of 20 or 26 bytes.
//!
//! ```
//! use stratege::games::reversi::formats::wthor;
//!
//! assert!(wthor::read(b"no database").is_err());
//! ```

use crate::core::error::{Error, Reason};
use crate::core::record::Record;
use crate::core::rules::{Rules as _, Side};
use crate::games::reversi::position::{Layout, Move, Position, Start};

const HEADER_BYTES: usize = 16;
const RECORD_BYTES: usize = 68;
const SQUARES_OFFSET: usize = 8;

const NO_FILE: Reason =
    Reason::new("wthor-none", "a WTHOR file begins with 16 bytes about games on 8x8 squares");
const CUT: Reason = Reason::new("wthor-cut", "the file ends within this game");
const MISSING: Reason = Reason::new("wthor-missing", "the file promises this game and does not have it");
const NO_SQUARE: Reason = Reason::new("wthor-square", "this is no square");
const NO_NAMES: Reason = Reason::new("wthor-names", "this is no file of names");

const fn damaged(why: Reason) -> Error {
    Error::DamagedRecord { why }
}

/// A file of games.
pub struct File {
    /// Year of the games; 0 if there are several.
    pub year: u16,
    /// Number of empty squares from which perfect play was computed.
    pub theory_from: u32,
    /// Games in file order, or their errors.
    pub games: Vec<Result<Game, Error>>,
}

/// One game.
pub struct Game {
    /// Number of its tournament in the file of names.
    pub tournament: u16,
    /// Numbers of the players, Black first.
    pub players: [u16; 2],
    /// Black's discs at the end, and with perfect play.
    pub discs: [u8; 2],
    /// The game as a record.
    pub record: Record<Position>,
}

/// Reads a file of games.
pub fn read(bytes: &[u8]) -> Result<File, Error> {
    let (header, records) = bytes.split_at_checked(HEADER_BYTES).ok_or(damaged(NO_FILE))?;
    // The date is century, year, month, day; byte 13 marks files of puzzles.
    if !matches!(header[12], 0 | 8) || header[13] > 1 || header[2] > 12 || header[3] > 31 {
        return Err(damaged(NO_FILE));
    }
    let promised = u32::from_le_bytes([header[4], header[5], header[6], header[7]]) as usize;
    let chunks = records.chunks(RECORD_BYTES);
    let found = chunks.len();
    let mut games: Vec<_> = chunks.map(game).collect();
    if found < promised {
        games.push(Err(damaged(MISSING)));
    }
    let year = u16::from_le_bytes([header[10], header[11]]);
    Ok(File { year, theory_from: header[14].into(), games })
}

fn game(bytes: &[u8]) -> Result<Game, Error> {
    if bytes.len() < RECORD_BYTES {
        return Err(damaged(CUT));
    }
    let number = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
    let record = replay(&bytes[SQUARES_OFFSET..])?;
    Ok(Game { tournament: number(0), players: [number(2), number(4)], discs: [bytes[6], bytes[7]], record })
}

/// Plays the squares up to the first 0.
fn replay(squares: &[u8]) -> Result<Record<Position>, Error> {
    // Othello's start: Black has e4 and d5, and begins.
    let mut record = Record::<Position>::new(Start::Named(Layout::Diagonal, Side::Second));
    for (number, &square) in (1..).zip(squares.iter().take_while(|&&square| square > 0)) {
        let (row, column) = (square / 10, square % 10);
        if !(1..=8).contains(&row) || !(1..=8).contains(&column) {
            return Err(damaged(NO_SQUARE).at_move(number));
        }
        let passed = record.position().implied_move().map_or(Ok(()), |pass| record.play(pass));
        passed
            .and_then(|()| record.play(Move::on(8 * (row - 1) + column - 1)))
            .map_err(|error| error.at_move(number))?;
    }
    Ok(record)
}

/// Names in a file of players or tournaments, by number.
pub fn names(bytes: &[u8]) -> Result<Vec<String>, Error> {
    let (header, names) = bytes.split_at_checked(HEADER_BYTES).ok_or(damaged(NO_NAMES))?;
    let count = usize::from(u16::from_le_bytes([header[8], header[9]]));
    let length = names.len().checked_div(count).filter(|length| matches!(length, 20 | 26));
    let length = length.filter(|length| length * count == names.len()).ok_or(damaged(NO_NAMES))?;
    let letters =
        |name: &[u8]| name.iter().take_while(|&&byte| byte > 0).map(|&byte| char::from(byte)).collect();
    Ok(names.chunks(length).map(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file with games of these squares.
    fn file(promised: u8, games: &[&[u8]]) -> Vec<u8> {
        let mut bytes = vec![20, 15, 9, 30, promised, 0, 0, 0, 0, 0, 185, 7, 8, 0, 24, 0];
        for squares in games {
            bytes.extend([1, 0, 90, 1, 75, 3, 34, 41]);
            bytes.extend_from_slice(squares);
            bytes.resize(bytes.len() + 60 - squares.len(), 0);
        }
        bytes
    }

    #[test]
    fn games_are_replayed_with_passes_and_errors_carry_the_move() {
        // f5 d6 c3 d3 c4; then an invalid square, a move without flips, and a truncated game.
        let mut bytes = file(5, &[&[56, 64, 33, 34, 43], &[56, 99], &[56, 11], &[65, 46, 35, 64]]);
        bytes.truncate(bytes.len() - 4);
        let read = read(&bytes).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((read.year, read.theory_from), (1977, 24));
        let said: Vec<String> = read
            .games
            .iter()
            .map(|game| match game {
                Ok(game) => game.record.to_string(),
                Err(error) => error.to_string(),
            })
            .collect();
        assert_eq!(
            said,
            [
                "reversi:diagonal-mole:f5d6c3d3c4",
                "move 2: the record is damaged: this is no square",
                "move 2: a1 is not allowed here: it turns no stone",
                "the record is damaged: the file ends within this game",
                "the record is damaged: the file promises this game and does not have it",
            ]
        );
        let game = read.games[0].as_ref().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((game.tournament, game.players, game.discs), (1, [346, 843], [34, 41]));
    }

    #[test]
    fn other_files_are_rejected_and_names_are_read_in_order() {
        for wrong in [&b"f5d6c3"[..], b"(;GM[Othello]PC[NBoard];)", &[0; 15], &file(0, &[])[..12]] {
            assert!(read(wrong).is_err());
        }
        let mut players = vec![20, 26, 2, 16, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0];
        for name in [&b"???"[..], b"Ren\xe9"] {
            players.extend_from_slice(name);
            players.resize(players.len() + 20 - name.len(), 0);
        }
        assert_eq!(names(&players), Ok(vec!["???".to_string(), "René".to_string()]));
        assert!(names(&players[..50]).is_err());
    }
}
