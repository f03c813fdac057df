//! Trains the weights of Gobang's evaluation and policy on self-play games.

mod evaluation;
mod factored_weights;
mod games;
mod policy;
mod samples;
pub mod weights;
