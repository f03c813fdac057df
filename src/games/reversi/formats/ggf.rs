//! GGF, the format of the game servers and of NBoard: `(;GM[Othello]…BO[8 board side]B[F5]W[D6/1.5/2];)`.
//!
//! Black (`*`) is the first player. Values and times after a move are ignored.
//!
//! ```
//! use stratege::games::reversi::formats::ggf;
//!
//! let record = ggf::read("(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)")
//!     .remove(0)?;
//! assert_eq!(record.ply(), 2);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use crate::core::board_view::BoardView;
use crate::core::error::{Error, Reason};
use crate::core::import::{Header, Imported, Matches};
use crate::core::place::{Places, at_byte, offset};
use crate::core::record::Record;
use crate::core::rules::{Rules, Side};
use crate::games::reversi::notation::cells;
use crate::games::reversi::position::Start;
use crate::games::reversi::{Move, Position};

const NO_GAME: Reason = Reason::new("ggf-none", "a game begins with (; and ends with ;)");
const NO_BOARD: Reason = Reason::new("ggf-board", "it has no board, BO[…]");
const ROWS: Reason = Reason::new("ggf-rows", "its board is not of eight rows");
const EARLY: Reason = Reason::new("ggf-early", "a move stands before the board, BO[…]");
const TURN: Reason = Reason::new("ggf-turn", "this is a move of the side whose turn it is not");

const fn damaged(why: Reason) -> Error {
    Error::DamagedRecord { why }
}

/// Reads all games of a text.
pub fn read(text: &str) -> Vec<Result<Record<Position>, Error>> {
    let games: Vec<&str> = text.split("(;").skip(1).collect();
    if games.is_empty() {
        return vec![Err(at_byte(text, 0, damaged(NO_GAME)))];
    }
    let one = |game: &&str| read_game(game).map_err(|(part, error)| at_byte(text, offset(text, part), error));
    games.iter().map(one).collect()
}

/// Iterates over the games of a text, with the names of their players.
pub fn import(text: &str) -> Matches<'_, Position> {
    let mut places = Places::of(text);
    Box::new(text.split("(;").skip(1).map(move |game| {
        let found = read_game(game).map_err(|(part, error)| places.at(offset(text, part), error));
        let value = |wanted: &str| {
            let mut rest = game;
            std::iter::from_fn(|| {
                let (name, value, after) = next_property(rest)?;
                rest = after;
                Some((name, value))
            })
            .find(|(name, _)| *name == wanted)
            .map_or(String::new(), |(_, value)| value.trim().into())
        };
        let players = ["PB", "PW"].map(value);
        let header = Header { players, event: value("EV"), date: value("DT"), ..Header::default() };
        (found.map(|record| Imported { record, header }), offset(text, game) + game.len())
    }))
}

/// Reads one game with all its moves; an error comes with the part of the text that is wrong.
pub fn read_game(text: &str) -> Result<Record<Position>, (&str, Error)> {
    let mut record: Option<Record<Position>> = None;
    let mut rest = text;
    while let Some((name, value, after)) = next_property(rest) {
        rest = after;
        match name {
            "BO" => {
                let board = value.trim().strip_prefix('8').ok_or((value, damaged(ROWS)))?;
                let start = board.trim().parse::<Start>().map_err(|error| (value, error))?;
                record = Some(Record::new(named(start)));
            }
            "B" | "W" => {
                let record = record.as_mut().ok_or((value, damaged(EARLY)))?;
                play(record, value, name).map_err(|error| (value, error.at_move(record.ply() + 1)))?;
            }
            _ => {}
        }
    }
    record.ok_or((text, damaged(NO_BOARD)))
}

/// Parses a move; ignores value and time after it.
pub fn read_move(text: &str) -> Result<Move, Error> {
    let word = text.split(['/', ' ']).next().unwrap_or_default();
    // GGF writes a pass as PA or PASS.
    if word.eq_ignore_ascii_case("pass") { Ok(Move::PASS) } else { word.parse() }
}

/// Whether the side to move is GGF's Black.
pub fn is_black(position: &Position) -> bool {
    position.side_to_move() == Side::First
}

/// Plays a move of the named side, inserting an omitted pass.
fn play(record: &mut Record<Position>, text: &str, side: &str) -> Result<(), Error> {
    let chosen = read_move(text)?;
    if is_black(record.position()) != (side == "B")
        && let Some(pass) = record.position().implied_move()
    {
        record.play(pass)?;
    }
    if is_black(record.position()) != (side == "B") {
        return Err(damaged(TURN));
    }
    record.play(chosen)
}

/// Replaces a start position by its name, if it has one.
fn named(start: Start) -> Start {
    let position = Position::begin(&start);
    Position::starts().into_iter().find(|other| Position::begin(other) == position).unwrap_or(start)
}

/// The next `NAME[value]` and the text after it.
fn next_property(text: &str) -> Option<(&str, &str, &str)> {
    let (before, after) = text.split_once('[')?;
    let (value, rest) = after.split_once(']')?;
    let begin = before.rfind(|c: char| !c.is_ascii_alphabetic()).map_or(0, |index| index + 1);
    Some((before.get(begin..).unwrap_or_default(), value, rest))
}

/// Writes a game with its board and moves and, once it is over, the discs by which Black has won.
pub fn write(record: &Record<Position>) -> String {
    let start = Position::begin(record.start());
    let letters = ['*', 'O', '-'];
    let letter = |position: &Position| if is_black(position) { '*' } else { 'O' };
    let mut text = format!("(;GM[Othello]PC[Stratege]TY[8]RE[{}]", result(record));
    text.push_str(&format!("BO[8 {} {}]", cells(&start, letters), letter(&start)));
    for (position, &chosen) in record.positions().zip(record.moves()) {
        let side = if is_black(position) { 'B' } else { 'W' };
        let word = if chosen == Move::PASS { "PASS".into() } else { chosen.to_string().to_ascii_uppercase() };
        text.push_str(&format!("{side}[{word}]"));
    }
    text + ";)"
}

/// Black's discs minus White's, with empty squares for the winner; `?` before the end.
fn result(record: &Record<Position>) -> String {
    let Some(last) = record.positions().last().filter(|position| position.outcome().is_some()) else {
        return "?".into();
    };
    let [black, white] = last.score();
    let empty = 64 - black - white;
    let difference = black - white;
    format!("{:+}", difference + empty * difference.signum())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: &str = "BO[8 ---------------------------O*------*O--------------------------- *]";

    #[test]
    fn passes_may_be_omitted_and_errors_carry_their_position() {
        let game = format!("(;GM[Othello]PB[a]PW[b]TI[15:00]TY[8]{BOARD}B[F5]W[F6/1.5/2]B[D3];)");
        let both = read(&format!("{game}\n{game}"));
        assert_eq!(both.len(), 2);
        assert!(both.iter().all(|game| game.as_ref().is_ok_and(|record| record.ply() == 3)));
        for (game, fault) in [
            ("f5d6", "line 1, column 1: the record is damaged: a game begins with (; and ends with ;)".into()),
            (
                "(;GM[Othello];)",
                "line 1, column 3: the record is damaged: it has no board, BO[…]".to_string(),
            ),
            (
                &format!("\n(;{BOARD}W[F5];)"),
                "line 2, column 77: move 1: the record is damaged: this is a move of the side whose turn it is not"
                    .into(),
            ),
            (
                &format!("(;{BOARD}B[A1];)"),
                "line 1, column 77: move 1: a1 is not allowed here: it turns no stone".into(),
            ),
            (
                &format!("(;B[F5]{BOARD};)"),
                "line 1, column 5: the record is damaged: a move stands before the board, BO[…]".into(),
            ),
        ] {
            let Err(error) = &read(game)[0] else { panic!("{game} has a fault") };
            assert_eq!(error.to_string(), fault);
        }
    }
}
