//! Makes the opening book, trains the weights of the evaluation, and fits the sigma of ProbCut.

pub mod book_maker;
pub mod calibration;
mod fit;
mod match_play;
pub mod plain_search;
mod positions;
pub mod probcut;
pub mod puzzles;
mod sample;
pub mod weights;
mod wthor;
