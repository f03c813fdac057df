//! One module per command.

pub mod bench;
pub mod best;
pub mod games;
pub mod ladder;
pub mod matches;
pub mod mistakes;
mod move_times;
pub mod order;
pub mod perft;
pub mod play;
pub mod scale;
pub mod solve;
pub mod spsa;
pub mod tune;
