//! Learns the weights of Gobang's evaluation from games of the engine with itself.

mod choice;
mod fit;
mod games;
mod samples;
pub mod weights;
