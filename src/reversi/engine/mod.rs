//! The modern engine: what a position of Reversi is worth, estimated or exactly.
//!
//! | file | what is in it |
//! |---|---|
//! | [`board`] | a position as the side to move sees it |
//! | [`flips`], [`mobility`], [`stability`] | what a move turns, which moves there are, what can never be turned |
//! | [`last`], [`endgame`] | exact results of the last dozen squares |
//! | [`evaluation`], [`patterns`], [`counts`], [`weights`] | what a position looks worth, by what it was taught |
//! | [`midgame`], [`probcut`] | the search above the endgame, and what it takes for granted |
//! | [`table`] | what has been searched already |
//! | [`thinker`] | one thought: deeper and deeper, then to the end |
//! | [`book`] | what the champion knows by heart |
//! | [`players`] | the modern players |

pub mod board;
pub mod book;
pub mod counts;
pub mod endgame;
pub mod evaluation;
pub mod flips;
pub mod last;
pub mod midgame;
pub mod mobility;
pub mod patterns;
pub mod players;
pub mod probcut;
pub mod stability;
pub mod table;
pub mod thinker;
pub mod weights;

pub use board::Board;
