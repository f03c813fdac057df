//! Books compiled into the program. Without them it plays the same moves, only more slowly.

/// Packed books.
#[derive(Clone, Copy, Debug, Default)]
pub struct Books {
    /// Layer books, see [`book`](super::book).
    pub layers: &'static [&'static [u8]],
    /// The solver's opening moves, see [`openings`](super::openings).
    pub moves: Option<&'static [u8]>,
}

impl Books {
    /// No books.
    pub const NONE: Books = Books { layers: &[], moves: None };

    /// The books in `data/connect4`.
    pub const EMBEDDED: Books = Books {
        layers: &[
            include_bytes!("../../../../data/connect4/layer-4.book"),
            include_bytes!("../../../../data/connect4/layer-8.book"),
        ],
        moves: Some(include_bytes!("../../../../data/connect4/moves.book")),
    };
}
