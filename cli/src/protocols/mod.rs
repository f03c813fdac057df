//! Engine protocols: how GUIs and match managers drive an engine.

pub mod gtp;
pub mod nboard;
pub mod piskvork;
pub mod serve;
pub mod uci;

use std::io::BufRead;

/// Returns the lines of an input up to its end or a read error. Bytes that are not UTF-8 become the replacement
/// character.
fn lines_of(mut input: impl BufRead) -> impl Iterator<Item = String> {
    std::iter::from_fn(move || {
        let mut line = Vec::new();
        let read = input.read_until(b'\n', &mut line);
        matches!(read, Ok(1..)).then(|| String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).into())
    })
}

/// Input quoted in an error message: truncated, without control characters.
fn shown(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_with_the_input_and_need_not_be_text() {
        let lines: Vec<_> = lines_of(&b"one\r\n\xff\n\nlast"[..]).collect();
        assert_eq!(lines, ["one", "\u{fffd}", "", "last"]);
    }

    #[test]
    fn an_input_that_cannot_be_read_is_at_its_end() {
        struct Broken;
        impl std::io::Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
                Err(std::io::ErrorKind::IsADirectory.into())
            }
        }
        assert_eq!(lines_of(std::io::BufReader::new(Broken)).next(), None);
    }
}
