//! Makes what Reversi's engine reads: the opening book, the weights of the evaluation, the spread of ProbCut.

pub mod book_maker;
mod fit;
mod positions;
pub mod probcut;
mod sample;
mod trial;
pub mod weights;
mod wthor;
