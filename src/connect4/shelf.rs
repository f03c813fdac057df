//! The books that are part of the program. A book that has been made comes in by its line here, natively and in
//! the page alike; without one, the program does the same and takes longer.

/// Packed books.
#[derive(Clone, Copy, Debug, Default)]
pub struct Books {
    /// The exact values of some layers, see `book.rs`.
    pub layers: &'static [&'static [u8]],
    /// The perfect player's own moves, see `openings.rs`.
    pub moves: Option<&'static [u8]>,
}

impl Books {
    /// No books.
    pub const NONE: Books = Books { layers: &[], moves: None };

    /// What lies in `data/connect4`.
    pub const SHELF: Books = Books {
        layers: &[
            include_bytes!("../../data/connect4/layer-4.book"),
            include_bytes!("../../data/connect4/layer-8.book"),
        ],
        moves: Some(include_bytes!("../../data/connect4/moves.book")),
    };
}
