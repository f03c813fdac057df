//! Reads PGN: [`read`] and [`read_all`] iterate over the games; a malformed one is an error with line and column, and
//! reading continues with the next `[Event …`.

use crate::core::error::{Error, Reason};
use crate::core::rules::Rules;
use crate::games::chess::fen;
use crate::games::chess::formats::pgn::{GameResult, PgnMove, SUFFIX_ANNOTATIONS, Sheet, Variation};
use crate::games::chess::notation::{is_result, without_number};
use crate::games::chess::rules::Position;
use crate::games::chess::start::Start;

const BAD_TAG: Reason = Reason::new("pgn-tag", "a tag reads [Name \"value\"]");
const OPEN_COMMENT: Reason = Reason::new("pgn-open-comment", "this comment has no closing brace");
const OPEN_VARIATION: Reason = Reason::new("pgn-open-variation", "this variation has no closing bracket");
const NO_VARIATION: Reason = Reason::new("pgn-no-variation", "a bracket closes here that was never opened");
const BAD_NAG: Reason = Reason::new("pgn-mark", "behind $ stands a number from 0 to 255");
const STRAY: Reason = Reason::new("pgn-stray", "this character has no meaning here");
const EMPTY_VARIATION: Reason = Reason::new("pgn-empty-variation", "this variation has no move");
const TOO_DEEP: Reason = Reason::new("pgn-deep", "variations lie in one another more than fifty deep");

/// The deepest nesting of variations.
const MAX_DEPTH: usize = 50;

/// Reads the games of a text, without their variations.
pub fn read(text: &str) -> Sheets<'_> {
    Sheets { text, at: 0, keeps_variations: false, known: (0, 1) }
}

/// Reads the games of a text with their variations, whose moves have to be legal as well.
pub fn read_all(text: &str) -> Sheets<'_> {
    Sheets { keeps_variations: true, ..read(text) }
}

/// An iterator over the games of a text.
pub struct Sheets<'a> {
    text: &'a str,
    /// How many bytes are read.
    at: usize,
    keeps_variations: bool,
    /// Where some line begins and its number: from there on lines are counted.
    known: (usize, usize),
}

/// What is wrong, and at which byte.
type Fault = (usize, Error);

fn damaged(at: usize, why: Reason) -> Fault {
    (at, Error::DamagedRecord { why })
}

impl Iterator for Sheets<'_> {
    type Item = Result<Sheet, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        self.skip_blanks();
        if self.rest().is_empty() {
            return None;
        }
        Some(self.sheet().map_err(|(at, error)| {
            let complaint = self.with_place(at, error);
            self.skip_to_next_sheet();
            complaint
        }))
    }
}

impl<'a> Sheets<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn with_place(&mut self, at: usize, error: Error) -> Error {
        let (begin, number) = self.known;
        let since = &self.text[begin..at];
        let line = number + since.bytes().filter(|&byte| byte == b'\n').count();
        self.known = (since.rfind('\n').map_or(begin, |newline| begin + newline + 1), line);
        let column = 1 + self.text[self.known.0..at].chars().count();
        Error::AtPlace { line, column, error: Box::new(error) }
    }

    /// To the end of the line before the next tag `Event`.
    fn skip_to_next_sheet(&mut self) {
        let next = self.rest().find("\n[Event ");
        self.at = next.map_or(self.text.len(), |offset| self.at + offset);
    }

    /// Blanks, a byte order mark, and lines escaped by `%`.
    fn skip_blanks(&mut self) {
        loop {
            let rest = self.rest();
            let line_begins = self.at == 0 || self.text[..self.at].ends_with(['\n', '\u{feff}']);
            if line_begins && rest.starts_with('%') {
                self.at += rest.find('\n').unwrap_or(rest.len());
                continue;
            }
            match rest.chars().next() {
                Some(c) if c.is_whitespace() || c == '\u{feff}' => self.at += c.len_utf8(),
                _ => return,
            }
        }
    }

    fn sheet(&mut self) -> Result<Sheet, Fault> {
        let mut sheet = Sheet::default();
        while self.peek() == Some('[') {
            let at = self.at;
            let (name, value) = self.tag()?;
            if name == "FEN" {
                let board = fen::read(&value).map_err(|error| (at, error))?;
                let usual = board == Start::default().board();
                sheet.start = if usual { Start::default() } else { Start::Set(board) };
            }
            sheet.tags.push((name, value));
            self.skip_blanks();
        }
        let (line, result) = self.line(&Position::begin(&sheet.start), 0)?;
        (sheet.opening_comment, sheet.moves) = (line.opening_comment, line.moves);
        let result = result.or(sheet.tag("Result").filter(|result| is_result(result)));
        sheet.result = result.map_or(GameResult::Open, GameResult::read);
        Ok(sheet)
    }

    /// The moves of a game up to its result, or those of a variation up to its closing bracket.
    fn line(&mut self, start: &Position, depth: usize) -> Result<(Variation, Option<&'a str>), Fault> {
        let mut line = Variation::default();
        let (mut before, mut position) = (start.clone(), start.clone());
        loop {
            self.skip_blanks();
            let at = self.at;
            match self.peek() {
                None => return Ok((line, None)),
                Some('[') if depth == 0 => return Ok((line, None)),
                Some('{' | ';') => {
                    let comment = self.comment()?;
                    let place = line.moves.last_mut().map_or(&mut line.opening_comment, |e| &mut e.comment);
                    if !place.is_empty() && !comment.is_empty() {
                        place.push(' ');
                    }
                    place.push_str(&comment);
                }
                Some('(') if !self.keeps_variations => self.skip_variation()?,
                Some('(') => {
                    let entry = line.moves.last_mut().ok_or(damaged(at, STRAY))?;
                    entry.variations.push(self.variation(&before, depth + 1)?);
                }
                Some(')') if depth > 0 => return Ok((line, None)),
                Some(')') => return Err(damaged(at, NO_VARIATION)),
                Some('$') => {
                    let nag = self.nag()?;
                    line.moves.last_mut().ok_or(damaged(at, STRAY))?.nags.push(nag);
                }
                Some(_) => {
                    let word = self.word();
                    if is_result(word) {
                        if depth == 0 {
                            return Ok((line, Some(word)));
                        }
                        continue;
                    }
                    if word.is_empty() {
                        return Err(damaged(at, STRAY));
                    }
                    let bare = without_number(word);
                    let only_number = bare.is_empty() || bare.bytes().all(|digit| digit.is_ascii_digit());
                    if !only_number {
                        let at = at + word.len() - bare.len();
                        before.clone_from(&position);
                        line.moves.push(entry(&mut position, bare).map_err(|error| (at, error))?);
                    }
                }
            }
        }
    }

    fn variation(&mut self, start: &Position, depth: usize) -> Result<Variation, Fault> {
        let begun = self.at;
        if depth > MAX_DEPTH {
            return Err(damaged(begun, TOO_DEEP));
        }
        self.at += 1;
        let (line, _) = self.line(start, depth)?;
        if self.peek() != Some(')') {
            return Err(damaged(begun, OPEN_VARIATION));
        }
        if line.moves.is_empty() {
            return Err(damaged(begun, EMPTY_VARIATION));
        }
        self.at += 1;
        Ok(line)
    }

    fn tag(&mut self) -> Result<(String, String), Fault> {
        let begun = self.at;
        let bad = || damaged(begun, BAD_TAG);
        self.at += 1;
        self.skip_blanks();
        let rest = self.rest();
        let length = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let name = rest[..length].to_string();
        self.at += length;
        self.skip_blanks();
        if name.is_empty() || self.peek() != Some('"') {
            return Err(bad());
        }
        self.at += 1;
        let mut value = String::new();
        let mut letters = self.rest().char_indices();
        let length = loop {
            match letters.next().ok_or_else(bad)? {
                (_, '\n') => return Err(bad()),
                (at, '"') => break at + 1,
                (_, '\\') => value.push(letters.next().ok_or_else(bad)?.1),
                (_, letter) => value.push(letter),
            }
        };
        self.at += length;
        self.skip_blanks();
        if self.peek() != Some(']') {
            return Err(bad());
        }
        self.at += 1;
        Ok((name, value))
    }

    /// A comment in braces or to the end of its line, in one line.
    fn comment(&mut self) -> Result<String, Fault> {
        let rest = self.rest();
        let (text, length) = if rest.starts_with('{') {
            let end = rest.find('}').ok_or(damaged(self.at, OPEN_COMMENT))?;
            (&rest[1..end], end + 1)
        } else {
            let end = rest.find('\n').unwrap_or(rest.len());
            (&rest[1..end], end)
        };
        self.at += length;
        Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    fn skip_variation(&mut self) -> Result<(), Fault> {
        let begun = self.at;
        let mut depth = 0usize;
        loop {
            match self.peek() {
                Some('(') => depth += 1,
                Some(')') => depth -= 1,
                Some('{' | ';') => {
                    self.comment()?;
                    continue;
                }
                Some(_) => {}
                None => return Err(damaged(begun, OPEN_VARIATION)),
            }
            self.at += self.peek().map_or(0, char::len_utf8);
            if depth == 0 {
                return Ok(());
            }
        }
    }

    fn nag(&mut self) -> Result<u8, Fault> {
        let begun = self.at;
        self.at += 1;
        let rest = self.rest();
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        self.at += length;
        rest[..length].parse().map_err(|_| damaged(begun, BAD_NAG))
    }

    /// Everything to the next blank, bracket, brace or `$`.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let ends = |c: char| c.is_whitespace() || matches!(c, '{' | '}' | ';' | '(' | ')' | '[' | ']' | '$');
        let end = |from: usize| rest[from..].find(ends).map_or(rest.len(), |offset| from + offset);
        let mut length = end(0);
        // "e8(Q)+" is a word.
        if rest[length..].starts_with('(') && rest.as_bytes().get(length + 2) == Some(&b')') {
            length = end(length + 3);
        }
        self.at += length;
        &rest[..length]
    }
}

/// Reads a move with its nags and makes it.
fn entry(position: &mut Position, word: &str) -> Result<PgnMove, Error> {
    let text = word.trim_end_matches(['!', '?']);
    let nag = (1..).zip(SUFFIX_ANNOTATIONS).find(|&(_, suffix)| suffix == &word[text.len()..]);
    let mv = position.read_move(text)?;
    position.play(mv)?;
    Ok(PgnMove { nags: nag.map(|(number, _)| number).into_iter().collect(), ..PgnMove::new(mv) })
}
