//! Makes the opening book, trains the weights of the evaluation, and fits the sigma of ProbCut.

pub mod book_maker;
pub mod calibration;
mod fit;
mod match_play;
mod positions;
pub mod probcut;
mod sample;
pub mod weights;
mod wthor;
