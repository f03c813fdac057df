//! Engine protocols over which GUIs and match managers drive an engine.

pub mod gtp;
mod lag;
pub mod nboard;
pub mod piskvork;
pub mod serve;
#[cfg(test)]
mod simulated_games;
pub mod uci;

use std::io::BufRead;

/// The lines of an input up to its end or a read error. Invalid UTF-8 becomes the replacement character.
fn lines_of(mut input: impl BufRead) -> impl Iterator<Item = String> {
    std::iter::from_fn(move || {
        let mut line = Vec::new();
        let read = input.read_until(b'\n', &mut line);
        matches!(read, Ok(1..)).then(|| String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).into())
    })
}

/// Moves of a side that still need time in a game of Reversi; the last ones are solved instantly.
fn reversi_moves_left(empty_squares: u32) -> u32 {
    (empty_squares / 2).saturating_sub(4).max(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_may_be_invalid_utf8_and_end_with_the_input() {
        let lines: Vec<_> = lines_of(&b"one\r\n\xff\n\nlast"[..]).collect();
        assert_eq!(lines, ["one", "\u{fffd}", "", "last"]);
    }

    #[test]
    fn unreadable_input_has_no_lines() {
        struct Broken;
        impl std::io::Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
                Err(std::io::ErrorKind::IsADirectory.into())
            }
        }
        assert_eq!(lines_of(std::io::BufReader::new(Broken)).next(), None);
    }
}
