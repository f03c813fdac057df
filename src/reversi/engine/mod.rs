//! The modern engine: what a position of Reversi is worth, estimated or exactly.
//!
//! | file | what is in it |
//! |---|---|
//! | [`board`] | a position as the side to move sees it |
//! | [`flips`], [`mobility`] | which stones a move turns, which moves there are |

pub mod board;
pub mod endgame;
pub mod evaluation;
pub mod flips;
pub mod last;
pub mod midgame;
pub mod mobility;
pub mod patterns;
pub mod probcut;
pub mod stability;
pub mod table;
pub mod thinker;
pub mod weights;

pub use board::Board;
