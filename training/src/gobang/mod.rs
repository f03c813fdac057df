//! Trains the weights of Gobang's evaluation and policy on self-play games.

mod adam;
mod evaluation;
mod factored_table;
mod games;
mod hand_set;
mod network;
mod policy;
pub mod puzzles;
mod samples;
pub mod weights;
