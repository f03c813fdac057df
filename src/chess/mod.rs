//! Chess, with the Schach C 64 of a home computer magazine.

pub mod attacks;
pub mod board;
pub mod classic;
#[cfg(feature = "chess-engine")]
pub mod engine;
pub mod exchange;
pub mod fen;
pub mod modern;
pub mod moves;
#[cfg(feature = "chess-engine")]
pub mod net;
pub mod notation;
#[cfg(feature = "pgn")]
pub mod pgn;
pub mod rules;
pub mod san;
pub mod squares;
pub mod start;

pub use rules::{Claim, Position};
pub use squares::Move;
pub use start::Start;
