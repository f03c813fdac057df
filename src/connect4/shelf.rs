//! The books that are part of the program. A book that has been made comes in by its line here, natively and in
//! the page alike; without one, the program does the same and takes longer.

/// Packed books.
#[derive(Clone, Copy, Debug, Default)]
pub struct Books {
    /// The exact values of one layer, see `book.rs`.
    pub layer: Option<&'static [u8]>,
    /// The perfect player's own moves, see `openings.rs`.
    pub moves: Option<&'static [u8]>,
}

impl Books {
    /// No books.
    pub const NONE: Books = Books { layer: None, moves: None };

    /// What lies in `data/connect4`.
    pub const SHELF: Books =
        Books { layer: Some(include_bytes!("../../data/connect4/layer-8.book")), moves: None };
}
