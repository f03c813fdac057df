//! What several engines share; nothing here knows any game.

pub mod book;
pub mod budget;
pub mod coder;
pub mod random;
pub mod sort;
pub mod table;
