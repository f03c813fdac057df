//! Places of errors in a text: lines and columns, counted from 1.
//!
//! ```
//! use stratege::core::error::Error;
//! use stratege::core::place::at_byte;
//!
//! let error = at_byte("first\nsecond", 6, Error::GameOver);
//! assert!(matches!(error, Error::AtPlace { line: 2, column: 1, .. }));
//! ```

use crate::core::error::Error;

/// Byte offset of a slice in the text that it was taken from.
pub fn offset(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize).min(text.len())
}

/// Adds the line and column of a byte to an error.
pub fn at_byte(text: &str, byte: usize, error: Error) -> Error {
    let before = text.get(..byte).unwrap_or(text);
    let line = 1 + before.matches('\n').count();
    let column = 1 + before.rsplit('\n').next().unwrap_or_default().chars().count();
    Error::AtPlace { line, column, error: Box::new(error) }
}

/// Line and column of bytes that are located in ascending order.
pub struct Places<'a> {
    text: &'a str,
    /// Byte offset and number of a line, from which later lines are counted.
    known: (usize, usize),
}

impl<'a> Places<'a> {
    /// Places in a text.
    pub fn of(text: &'a str) -> Self {
        Places { text, known: (0, 1) }
    }

    /// Adds the line and column of a byte to an error.
    pub fn at(&mut self, byte: usize, error: Error) -> Error {
        let (begin, number) = self.known;
        let since = self.text.get(begin..byte).unwrap_or_default();
        let line = number + since.bytes().filter(|&byte| byte == b'\n').count();
        self.known = (since.rfind('\n').map_or(begin, |newline| begin + newline + 1), line);
        let column = 1 + self.text.get(self.known.0..byte).unwrap_or_default().chars().count();
        Error::AtPlace { line, column, error: Box::new(error) }
    }
}
