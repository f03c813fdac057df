//! Records of other programs: lists of squares, the `x,y` of the protocols, the `.psq` files of Piskvork and Gomocup,
//! SGF, and the lists of PlayOK.
//!
//! A `.psq` file has a line `Piskvorky 15x15, …`, a line for each move, `x,y,milliseconds` counted from 1,
//! and the names of the players; other text after the moves is ignored. PlayOK counts rows from the bottom, on a
//! board of 15 rows.
//!
//! ```
//! use stratege::core::format::Formats;
//! use stratege::core::import::ImportOptions;
//! use stratege::games::gobang::Position;
//!
//! let options = ImportOptions::default();
//! let (found, _) = Position::import("1. h8 i9", &options).next().expect("there is a match");
//! assert_eq!(found?.record.ply(), 2);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use crate::core::error::{Error, Reason};
use crate::core::format::{Format, FormatInfo, Formats, read_lines, write_moves};
use crate::core::import::{self, Header, ImportOptions, Imported, Matches};
use crate::core::place::{at_byte, offset};
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::games::gobang::position::{Move, Position, SIZES, Start};

const HEADER: Reason = Reason::new("psq-header", "a Piskvork file begins with Piskvorky 15x15");
const SIZE: Reason = Reason::new("psq-size", "the board has 15, 16, 19 or 20 rows and as many columns");
const MOVE: Reason = Reason::new("psq-move", "a move reads x,y,time, counted from 1");

impl Formats for Position {
    fn formats() -> Vec<Format<Position>> {
        vec![
            Format {
                info: FormatInfo { name: "h8i9j7", ending: ".txt" },
                read: read_lines,
                write: |record| write_moves(record, ""),
            },
            Format { info: FormatInfo { name: "x,y", ending: ".txt" }, read: read_lines, write: write_pairs },
            Format {
                info: FormatInfo { name: "Piskvork", ending: ".psq" },
                read: |text| vec![read(text)],
                write,
            },
            Format::LINE,
        ]
    }

    fn import<'a>(text: &'a str, _options: &'a ImportOptions) -> Matches<'a, Position> {
        if text.trim_start().starts_with("Piskvorky") {
            import::one(text, read(text).map(|record| named(record, text)))
        } else if import::is_sgf(text) {
            import::sgf(text, false, |size| {
                let size = if size.is_empty() { Some(SGF_SIZE) } else { number(size) };
                let size = size.filter(|size| SIZES.contains(size)).ok_or(SIZE)?;
                Ok(format!("gobang:{size}-first-five-full:"))
            })
        } else if import::is_tagged(text) {
            import::tagged(text, read_from_bottom)
        } else {
            import::lists(text)
        }
    }
}

/// Default board size of SGF files.
const SGF_SIZE: usize = 15;

/// Rows of PlayOK's board.
const PLAYOK_SIZE: usize = 15;

/// Reads a list on PlayOK's board, whose first row is at the bottom.
fn read_from_bottom(text: &str) -> Result<Record<Position>, Error> {
    let mut record = Record::new(Start { size: PLAYOK_SIZE, ends_early: false, ..Start::default() });
    for (number, word) in (1..).zip(Position::split_moves(text)) {
        let placed = word.parse::<Move>().and_then(|square| {
            // A row beyond the board stays beyond it.
            let row = (PLAYOK_SIZE - 1).checked_sub(square.row()).unwrap_or(square.row());
            record.play(Move::on(square.column(), row))
        });
        placed.map_err(|error| error.at_move(number))?;
    }
    Ok(record)
}

/// A match with the names after the moves of a Piskvork file.
fn named(record: Record<Position>, text: &str) -> Imported<Position> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut names = lines.skip(1 + record.moves().len()).filter(|line| line.contains(char::is_alphabetic));
    // A program is named by the path of its file.
    let mut name = || {
        let file = names.next().unwrap_or_default().rsplit(['/', '\\']).next().unwrap_or_default();
        [".zip", ".exe", ".ZIP", ".EXE"]
            .iter()
            .fold(file, |name, ending| name.trim_end_matches(ending))
            .into()
    };
    let players = [name(), name()];
    Imported { record, header: Header { players, ..Header::default() } }
}

fn write_pairs(record: &Record<Position>) -> String {
    let pairs = record.moves().iter().map(|square| format!("{},{}", square.column(), square.row()));
    pairs.collect::<Vec<_>>().join(" ")
}

fn read(text: &str) -> Result<Record<Position>, Error> {
    let wrong = |part: &str, why| at_byte(text, offset(text, part), Error::DamagedRecord { why });
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let header = lines.next().unwrap_or(text);
    let sizes = header.trim().strip_prefix("Piskvorky").ok_or_else(|| wrong(header, HEADER))?;
    let (columns, rows) = sizes.split(',').next().and_then(|board| board.split_once('x')).unwrap_or_default();
    let size = number(columns).filter(|size| Some(*size) == number(rows) && SIZES.contains(size));
    let size = size.ok_or_else(|| wrong(sizes, SIZE))?;
    let mut record = Record::new(Start { size, ends_early: false, ..Start::default() });
    for line in lines.take_while(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit())) {
        let mut numbers = line.split(',').map(number);
        let (Some(Some(x @ 1..)), Some(Some(y @ 1..)), Some(Some(_)), None) =
            (numbers.next(), numbers.next(), numbers.next(), numbers.next())
        else {
            // After the moves and the names, a line may be a single number.
            if !line.contains(',') {
                break;
            }
            return Err(wrong(line, MOVE));
        };
        if x > size || y > size {
            return Err(wrong(line, MOVE));
        }
        let count = record.ply() + 1;
        let placed = |error: Error| at_byte(text, offset(text, line), error.at_move(count));
        record.play(Move::on(x - 1, y - 1)).map_err(placed)?;
    }
    Ok(record)
}

fn number(text: &str) -> Option<usize> {
    text.trim().parse().ok()
}

fn write(record: &Record<Position>) -> String {
    let size = record.start().size;
    let mut text = format!("Piskvorky {size}x{size}, 11:11, 0\n");
    for square in record.moves() {
        text.push_str(&format!("{},{},0\n", square.column() + 1, square.row() + 1));
    }
    text
}
