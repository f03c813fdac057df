//! Lists with tags, as PlayOK and other servers write them: lines `[Black "Anna"]`, then numbered moves.

use super::{Header, Imported, Matches, locate_error};
use crate::core::error::Error;
use crate::core::record::Record;
use crate::core::rules::Rules;

/// Whether a text begins with a tag.
pub fn is_tagged(text: &str) -> bool {
    text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}').starts_with('[')
}

/// Reads all games of a text; `read` parses the moves of one.
pub fn tagged<'a, G: Rules>(
    text: &'a str,
    read: impl Fn(&str) -> Result<Record<G>, Error> + 'a,
) -> Matches<'a, G> {
    let (mut at, mut line) = (0, 1);
    Box::new(std::iter::from_fn(move || {
        let game = Game::first(&text[at..])?;
        at += game.length;
        let first_line = line + game.tag_lines;
        line = first_line + game.moves.matches('\n').count();
        let found = read(game.moves).map(|record| game.imported(record));
        Some((found.map_err(|error| locate_error::<G>(game.moves, error, first_line)), at))
    }))
}

/// A game of a text.
struct Game<'a> {
    tags: Vec<(&'a str, &'a str)>,
    /// Number of lines before the moves.
    tag_lines: usize,
    moves: &'a str,
    /// Bytes up to the next game.
    length: usize,
}

impl<'a> Game<'a> {
    /// The first game of a text; `None` if the rest is blank.
    fn first(text: &'a str) -> Option<Game<'a>> {
        let is_tag = |line: &str| line.trim_start_matches(['\u{feff}', ' ', '\t']).starts_with('[');
        let mut game = Game { tags: Vec::new(), tag_lines: 0, moves: "", length: 0 };
        let mut begin = None;
        for line in text.split_inclusive('\n') {
            if is_tag(line) && begin.is_some() {
                break;
            }
            if is_tag(line) {
                game.tags.extend(tag(line));
            } else if !line.trim().is_empty() {
                begin.get_or_insert(game.length);
            }
            game.tag_lines += usize::from(begin.is_none());
            game.length += line.len();
        }
        game.moves = &text[begin.unwrap_or(game.length)..game.length];
        (begin.is_some() || !game.tags.is_empty()).then_some(game)
    }

    fn value(&self, name: &str) -> String {
        let value = self.tags.iter().find(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| *value);
        value.filter(|value| !value.trim_matches(['?', '.', '-']).is_empty()).unwrap_or_default().into()
    }

    /// Black begins, as on every server with such lists.
    fn imported<G: Rules>(&self, record: Record<G>) -> Imported<G> {
        let header = Header {
            result: self.value("Result"),
            event: self.value("Event"),
            date: self.value("Date"),
            ..Header::default()
        };
        Imported::with_players(record, ["Black", "White"].map(|name| self.value(name)), header)
    }
}

/// Name and value of a line `[Name "value"]`.
fn tag(line: &str) -> Option<(&str, &str)> {
    let (name, rest) = line.split_once('[')?.1.split_once('"')?;
    Some((name.trim(), rest.rsplit_once('"')?.0))
}
