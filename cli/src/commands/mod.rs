//! One module per command.

pub mod bench;
pub mod best;
pub mod games;
pub mod ladder;
pub mod matches;
mod move_times;
pub mod perft;
pub mod play;
pub mod solve;
pub mod tune;
