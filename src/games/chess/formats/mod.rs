//! File formats of whole games.

pub mod pgn;
