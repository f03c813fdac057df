//! Reads PGN: [`read`] and [`read_all`] iterate over the games. A malformed game is an error with line and
//! column; reading continues at the next `[Event …`. A game that cannot be read with English piece letters is
//! read again with those of other languages; the next game begins with the letters that were right.

use crate::core::error::{Error, Reason};
use crate::core::place::Places;
use crate::core::rules::Rules;
use crate::games::chess::fen;
use crate::games::chess::formats::pgn::{GameResult, PgnMove, SUFFIX_ANNOTATIONS, Sheet, Variation};
use crate::games::chess::notation::{is_result, without_number};
use crate::games::chess::piece_letters;
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

/// Beginning of the next game.
const NEXT_SHEET: &str = "\n[Event ";

/// Maximum nesting of variations.
const MAX_DEPTH: usize = 50;

/// Reads the games of a text without variations.
pub fn read(text: &str) -> Sheets<'_> {
    Sheets {
        text,
        at: 0,
        with_variations: false,
        places: Places::of(text),
        languages: &[],
        language: None,
        has_open_comment: false,
    }
}

/// Reads the games of a text with variations, whose moves must be legal, too.
pub fn read_all(text: &str) -> Sheets<'_> {
    Sheets { with_variations: true, ..read(text) }
}

/// Iterator over the games of a text.
pub struct Sheets<'a> {
    text: &'a str,
    /// Number of bytes read.
    at: usize,
    with_variations: bool,
    places: Places<'a>,
    /// Piece letters of other languages.
    languages: &'a [String],
    /// Index of the language of the current game; `None` for English.
    language: Option<usize>,
    /// Whether the rest of the text has no closing brace.
    has_open_comment: bool,
}

/// Byte offset and reason of an error.
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
        Some(self.sheet_in_any_language().map_err(|(at, error)| {
            let error = self.places.at(at, error);
            self.skip_to_next_sheet();
            error
        }))
    }
}

impl<'a> Sheets<'a> {
    /// Also tries the piece letters of other languages, in this order.
    pub fn in_languages(self, languages: &'a [String]) -> Self {
        Sheets { languages, ..self }
    }

    /// Number of bytes read.
    pub fn end(&self) -> usize {
        self.at
    }

    /// Reads a game with the letters of the previous one, then with English ones, then with others. The error is
    /// that of the first attempt or, if its letters are wrong, of the attempt that read furthest.
    fn sheet_in_any_language(&mut self) -> Result<Sheet, Fault> {
        let (begun, usual) = (self.at, self.language);
        let others = (0..self.languages.len()).map(Some);
        let mut failed: Option<Fault> = None;
        let mut end = begun;
        for language in [usual, None].into_iter().chain(others.filter(|one| *one != usual)) {
            if failed.is_some() && language == usual {
                continue;
            }
            (self.at, self.language) = (begun, language);
            let fault = match self.sheet() {
                Ok(sheet) => return Ok(sheet),
                Err(fault) => fault,
            };
            end = end.max(self.at);
            let is_move = matches!(fault.1, Error::UnreadableMove { .. } | Error::IllegalMove { .. });
            match &failed {
                None if is_move => failed = Some(fault),
                None => return Err(fault),
                Some((at, Error::UnreadableMove { .. })) if fault.0 > *at => failed = Some(fault),
                Some(_) => {}
            }
        }
        (self.at, self.language) = (end, usual);
        Err(failed.unwrap_or(damaged(begun, STRAY)))
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Skips to the end of the line before the next tag `Event`.
    fn skip_to_next_sheet(&mut self) {
        let next = self.rest().find(NEXT_SHEET);
        self.at = next.map_or(self.text.len(), |offset| self.at + offset);
    }

    /// Skips blanks, a byte order mark, and lines escaped by `%`.
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

    /// Reads the moves of a game up to its result, or of a variation up to its closing bracket.
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
                Some('(') if !self.with_variations => self.skip_variation()?,
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
                        line.moves.push(self.entry(&mut position, bare).map_err(|error| (at, error))?);
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

    /// Reads a comment in braces or up to the end of its line, joining its lines.
    fn comment(&mut self) -> Result<String, Fault> {
        let rest = self.rest();
        let (text, length) = if rest.starts_with('{') {
            let end = if self.has_open_comment { None } else { rest.find('}') };
            self.has_open_comment = end.is_none();
            let end = end.ok_or(damaged(self.at, OPEN_COMMENT))?;
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
            // A variation without an end is not searched for beyond its game.
            if self.rest().starts_with(NEXT_SHEET) {
                return Err(damaged(begun, OPEN_VARIATION));
            }
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

    /// Reads up to the next blank, bracket, brace or `$`.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let ends = |c: char| c.is_whitespace() || matches!(c, '{' | '}' | ';' | '(' | ')' | '[' | ']' | '$');
        let end = |from: usize| rest[from..].find(ends).map_or(rest.len(), |offset| from + offset);
        let mut length = end(0);
        // `e8(Q)+` is a single word.
        if rest[length..].starts_with('(') && rest.as_bytes().get(length + 2) == Some(&b')') {
            length = end(length + 3);
        }
        self.at += length;
        &rest[..length]
    }

    /// Reads a move with its glyphs and makes it.
    fn entry(&self, position: &mut Position, word: &str) -> Result<PgnMove, Error> {
        let text = word.trim_end_matches(['!', '?']);
        let nag = (1..).zip(SUFFIX_ANNOTATIONS).find(|&(_, suffix)| suffix == &word[text.len()..]);
        let unreadable = || Error::UnreadableMove { text: text.into() };
        let letters = self.language.map(|language| &self.languages[language]);
        let english =
            letters.map(|letters| piece_letters::read(text, letters).ok_or_else(unreadable)).transpose()?;
        let mv = position.read_move(english.as_deref().unwrap_or(text)).map_err(|error| match error {
            // Errors quote the text.
            Error::UnreadableMove { .. } => unreadable(),
            Error::IllegalMove { why, .. } => Error::IllegalMove { text: text.into(), why },
            error => error,
        })?;
        position.play(mv)?;
        Ok(PgnMove { nags: nag.map(|(number, _)| number).into_iter().collect(), ..PgnMove::new(mv) })
    }
}
