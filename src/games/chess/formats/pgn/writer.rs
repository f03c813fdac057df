//! Writes PGN's export format.

use std::fmt;

use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::games::chess::formats::pgn::{PgnMove, Sheet};
use crate::games::chess::san;
use crate::games::chess::start::Start;

/// The seven tag roster in order, with the values for missing tags.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Roster tags first; lines are shorter than 80 characters.
impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, unknown) in ROSTER {
            let value = if name == "Result" { self.result.text() } else { self.tag(name).unwrap_or(unknown) };
            write_tag(f, name, value)?;
        }
        let board = self.start.board();
        if self.start != Start::default() {
            write_tag(f, "SetUp", "1")?;
            write_tag(f, "FEN", &board.to_string())?;
        }
        let written = |name: &str| ["SetUp", "FEN"].contains(&name) || ROSTER.iter().any(|one| one.0 == name);
        for (name, value) in self.tags.iter().filter(|(name, _)| !written(name)) {
            write_tag(f, name, value)?;
        }
        f.write_str("\n")?;
        write_wrapped(f, &self.words(board))
    }
}

impl Sheet {
    /// Words of the movetext.
    fn words(&self, board: Board) -> Vec<String> {
        let mut words = Vec::new();
        write_comment(&mut words, &self.opening_comment);
        write_moves(&mut words, board, &self.moves);
        words.push(self.result.text().into());
        words
    }
}

fn write_comment(words: &mut Vec<String>, comment: &str) {
    if comment.is_empty() {
        return;
    }
    // A closing brace would end the comment.
    let text = format!("{{{}}}", comment.replace(['{', '}'], "'"));
    words.extend(text.split_whitespace().map(String::from));
}

fn write_moves(words: &mut Vec<String>, mut board: Board, moves: &[PgnMove]) {
    let mut number_needed = true;
    for entry in moves {
        if board.side_to_move() == Side::First {
            words.push(format!("{}.", board.fullmove_number()));
        } else if number_needed {
            words.push(format!("{}...", board.fullmove_number()));
        }
        words.push(san::write(&board, entry.mv));
        words.extend(entry.nags.iter().map(|nag| format!("${nag}")));
        write_comment(words, &entry.comment);
        for variation in &entry.variations {
            let begun = words.len();
            write_comment(words, &variation.opening_comment);
            write_moves(words, board, &variation.moves);
            words[begun].insert(0, '(');
            if let Some(last) = words.last_mut() {
                last.push(')');
            }
        }
        number_needed = !entry.comment.is_empty() || !entry.variations.is_empty();
        board.make_move(entry.mv);
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
    writeln!(f, "[{name} \"{value}\"]")
}

fn write_wrapped(f: &mut fmt::Formatter<'_>, words: &[String]) -> fmt::Result {
    const MAX_WIDTH: usize = 79;
    let mut column = 0;
    for word in words {
        let length = word.chars().count();
        if column > 0 {
            let fits = column + 1 + length <= MAX_WIDTH;
            f.write_str(if fits { " " } else { "\n" })?;
            column = if fits { column + 1 } else { 0 };
        }
        f.write_str(word)?;
        column += length;
    }
    f.write_str("\n")
}
