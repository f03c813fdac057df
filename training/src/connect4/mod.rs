//! Makes and verifies the books of Connect Four.

pub mod layer_book_maker;
pub mod move_book_maker;
pub mod plain_search;
mod puzzle_themes;
pub mod puzzles;
