//! Games in GGF, the form in which NBoard hands them over: `(;GM[Othello]…BO[8 board side]B[F5]W[D6/1.5/2];)`.
//!
//! Black's stones are `*` there and the first player's with us.

use super::Failure;
use crate::game::{Game, Side};
use crate::record::Record;
use crate::reversi::rules::Start;
use crate::reversi::{Move, Position};

/// Whether the side to move has the stones that GGF calls Black's.
pub fn is_black(position: &Position) -> bool {
    position.side_to_move() == Side::First
}

/// A move with value and time behind it, which do not matter here.
pub fn read_move(text: &str) -> Result<Move, Failure> {
    let word = text.split(['/', ' ']).next().unwrap_or_default();
    // GGF writes a pass as PA or PASS.
    let word = if word.eq_ignore_ascii_case("pass") { "pa" } else { word };
    Ok(word.parse()?)
}

/// The game with all its moves.
pub fn read_game(text: &str) -> Result<Record<Position>, Failure> {
    let mut record: Option<Record<Position>> = None;
    let mut rest = text;
    while let Some((name, value, behind)) = next_property(rest) {
        rest = behind;
        match name {
            "BO" => {
                let board =
                    value.trim().strip_prefix('8').ok_or_else(|| wrong("its board is not of eight rows"))?;
                record = Some(Record::new(board.trim().parse::<Start>()?));
            }
            "B" | "W" => {
                let record = record.as_mut().ok_or_else(|| wrong("a move stands before the board, BO[…]"))?;
                play(record, read_move(value)?, name)?;
            }
            _ => {}
        }
    }
    record.ok_or_else(|| wrong("it has no board, BO[…]"))
}

/// Plays a move of the side that is named, with a pass that was left out before it.
fn play(record: &mut Record<Position>, chosen: Move, side: &str) -> Result<(), Failure> {
    if is_black(record.position()) != (side == "B")
        && let Some(pass) = record.position().unwritten_move()
    {
        record.play(pass)?;
    }
    if is_black(record.position()) != (side == "B") {
        return Err(wrong(&format!("{chosen} is a move of the side whose turn it is not")));
    }
    Ok(record.play(chosen)?)
}

/// The next `NAME[value]` and what stands behind it.
fn next_property(text: &str) -> Option<(&str, &str, &str)> {
    let (before, behind) = text.split_once('[')?;
    let (value, rest) = behind.split_once(']')?;
    let begin = before.rfind(|c: char| !c.is_ascii_alphabetic()).map_or(0, |index| index + 1);
    Some((before.get(begin..).unwrap_or_default(), value, rest))
}

fn wrong(why: &str) -> Failure {
    Failure::Input(format!("the game cannot be read: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: &str = "BO[8 ---------------------------O*------*O--------------------------- *]";

    #[test]
    fn games_come_with_or_without_passes_and_complaints_name_the_fault() {
        let game =
            format!("(;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TI[15:00]TY[8]{BOARD}B[F5]W[F6/1.5/2]B[D3];)");
        let record = read_game(&game).unwrap_or_else(|_| panic!("it can be read"));
        assert_eq!(record.ply(), 3);
        assert!(!is_black(record.position()));
        for (game, fault) in [
            ("(;GM[Othello];)".to_string(), "the game cannot be read: it has no board, BO[…]"),
            (
                format!("(;{BOARD}W[F5];)"),
                "the game cannot be read: f5 is a move of the side whose turn it is not",
            ),
            (format!("(;{BOARD}B[A1];)"), "a1 is not allowed here: it turns no stone"),
            (format!("(;B[F5]{BOARD};)"), "the game cannot be read: a move stands before the board, BO[…]"),
        ] {
            let Err(Failure::Input(sentence)) = read_game(&game) else { panic!("{game} has a fault") };
            assert_eq!(sentence, fault);
        }
        let wipe = "(;BO[8 *-------------------------------------------------------------O* *]W[PASS];)";
        assert!(read_game(wipe).is_err());
    }
}
