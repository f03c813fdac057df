//! Addresses of other sites that contain the moves or the position. Nothing is fetched from the network.

use super::Imported;
use crate::core::error::{Error, Reason};
use crate::core::record::Record;
use crate::core::rules::Rules;

const NO_MOVES: Reason = Reason::new(
    "address",
    "the address itself contains no moves of this game, and nothing is fetched from the network",
);

/// Maximum length of an address in bytes.
const MAX_LENGTH: usize = 20_000;

/// Whether a text is an address: one word with a scheme or the name of a host.
pub fn is_address(text: &str) -> bool {
    let text = text.trim();
    let host = text.split(['/', '?', '#']).next().unwrap_or_default();
    let has_host =
        host.contains('.') && !host.starts_with(|c: char| c.is_ascii_digit()) && text.contains('/');
    let is_word = !text.contains(char::is_whitespace) && text.len() <= MAX_LENGTH;
    is_word && (text.starts_with("https://") || text.starts_with("http://") || has_host)
}

/// Reads the match in the fragment, the query or the path of an address.
pub fn address<G: Rules>(
    text: &str,
    read: impl Fn(&str) -> Result<Record<G>, Error>,
) -> Result<Imported<G>, Error> {
    let text = text.trim();
    let text = text.split_once("://").map_or(text, |(_, rest)| rest);
    let (text, fragment) = text.split_once('#').unwrap_or((text, ""));
    let (path, query) = text.split_once('?').unwrap_or((text, ""));
    let values = query.split('&').filter_map(|pair| Some(pair.split_once('=')?.1));
    // The path from each of its folders to its end: positions contain slashes.
    let folders = path.match_indices('/').map(|(at, _)| &path[at + 1..]);
    let mut wrong = None;
    for part in [fragment].into_iter().chain(values).chain(folders).filter(|part| !part.is_empty()) {
        let plain = decoded(part);
        for spelled in [plain.clone(), plain.replace(['_', '+'], " ")] {
            match read(&spelled) {
                Ok(record) if !record.moves().is_empty() || *record.start() != G::Start::default() => {
                    return Ok(record.into());
                }
                Err(error @ Error::BadPosition { .. }) => wrong = wrong.or(Some(error)),
                _ => {}
            }
        }
    }
    Err(wrong.unwrap_or(Error::DamagedRecord { why: NO_MOVES }))
}

/// Decodes `%20` and the like.
fn decoded(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let code = (bytes[at] == b'%').then(|| text.get(at + 1..at + 3)).flatten();
        match code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) => {
                decoded.push(byte);
                at += 3;
            }
            None => {
                decoded.push(bytes[at]);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&decoded).into_owned()
}
