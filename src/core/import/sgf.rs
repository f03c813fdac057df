//! SGF, the Smart Game Format of Go servers, for games whose moves are squares: `(;GM[4]SZ[15]PB[Anna];B[hh];W[ig])`.
//! Only the main line is read. A square is two letters, column and row from the top left, or the game's own notation.

use super::{Header, Imported, Matches};
use crate::core::error::{Error, Reason};
use crate::core::place::{Places, offset};
use crate::core::record::Record;
use crate::core::rules::Rules;

const SET_UP: Reason = Reason::new("sgf-set-up", "the game begins with stones on the board");
const TURN: Reason = Reason::new("sgf-turn", "this is a move of the side whose turn it is not");

/// Whether a text begins with a game in SGF.
pub fn is_sgf(text: &str) -> bool {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    text.strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';'))
}

/// Reads all games of a text. `frame` returns the record text before the moves for the value of `SZ`; `passes` is
/// whether a side may move twice in a row because the other one passes.
pub fn sgf<'a, G: Rules>(
    text: &'a str,
    passes: bool,
    frame: impl Fn(&str) -> Result<String, Reason> + 'a,
) -> Matches<'a, G> {
    let mut rest = text;
    let mut places = Places::of(text);
    Box::new(std::iter::from_fn(move || {
        let (properties, after) = next_game(rest)?;
        rest = after;
        let found = read(&properties, passes, &frame);
        let end = text.len() - after.len();
        Some((found.map_err(|(value, error)| places.at(offset(text, value), error)), end))
    }))
}

/// Names and values of properties in their order.
type Properties<'a> = Vec<(&'a str, &'a str)>;

/// The main line of the next game, and the text after it.
fn next_game(text: &str) -> Option<(Properties<'_>, &str)> {
    let mut properties = Vec::new();
    let (mut depth, mut is_main, mut name) = (0usize, true, "");
    let mut rest = &text[text.find('(')?..];
    while let Some(first) = rest.chars().next() {
        rest = &rest[first.len_utf8()..];
        match first {
            '(' => depth += 1,
            ')' => {
                // The main line ends where its first branch does.
                is_main = false;
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    break;
                }
            }
            '[' => {
                let length = value_length(rest);
                if is_main {
                    properties.push((name, &rest[..length]));
                }
                rest = rest.get(length + 1..).unwrap_or_default();
            }
            'A'..='Z' => {
                let length = rest.bytes().take_while(u8::is_ascii_uppercase).count();
                let begin = text.len() - rest.len() - 1;
                name = &text[begin..begin + 1 + length];
                rest = &rest[length..];
            }
            _ => {}
        }
    }
    Some((properties, rest))
}

/// Bytes up to the closing bracket.
fn value_length(text: &str) -> usize {
    let mut is_escaped = false;
    let end = text.char_indices().find(|&(_, letter)| {
        let ends = letter == ']' && !is_escaped;
        is_escaped = letter == '\\' && !is_escaped;
        ends
    });
    end.map_or(text.len(), |(at, _)| at)
}

/// The match of a game, or an error with the faulty value.
fn read<'a, G: Rules>(
    properties: &Properties<'a>,
    passes: bool,
    frame: &impl Fn(&str) -> Result<String, Reason>,
) -> Result<Imported<G>, (&'a str, Error)> {
    let damaged = |value, why| (value, Error::DamagedRecord { why });
    let value = |name: &str| properties.iter().find(|(own, _)| *own == name).map(|(_, value)| *value);
    let (_, start) = properties.first().copied().unwrap_or_default();
    if let Some(stones) = value("AB").or(value("AW")) {
        return Err(damaged(stones, SET_UP));
    }
    let size = value("SZ").unwrap_or_default();
    let mut line = frame(size).map_err(|why| damaged(if size.is_empty() { start } else { size }, why))?;
    let moves: Properties<'a> =
        properties.iter().copied().filter(|(name, _)| ["B", "W"].contains(name)).collect();
    if let Some([_, (_, second)]) = moves.windows(2).find(|pair| !passes && pair[0].0 == pair[1].0) {
        return Err(damaged(second, TURN));
    }
    let placed: Vec<&str> = moves.iter().map(|(_, value)| *value).filter(|value| !is_pass(value)).collect();
    placed.iter().for_each(|value| line.push_str(&format!("{} ", square(value))));
    let record: Record<G> = line.parse().map_err(|error| match &error {
        Error::AtMove { number, .. } => (placed.get(number - 1).copied().unwrap_or(start), error),
        _ => (start, error),
    })?;
    let text = |name| value(name).unwrap_or_default().replace('\\', "");
    let header = Header { result: text("RE"), event: text("EV"), date: text("DT"), ..Header::default() };
    let white_begins = moves.first().is_some_and(|(name, _)| *name == "W");
    let players = if white_begins { ["PW", "PB"] } else { ["PB", "PW"] };
    Ok(Imported::with_players(record, players.map(text), header))
}

fn is_pass(value: &str) -> bool {
    value.is_empty() || value == "tt" || value.eq_ignore_ascii_case("pass")
}

/// A square in the notation of the games: a column letter and a row number.
fn square(value: &str) -> String {
    match value.as_bytes() {
        &[column @ b'a'..=b'z', row @ b'a'..=b'z'] => format!("{}{}", char::from(column), row - b'a' + 1),
        _ => value.split_whitespace().collect(),
    }
}
