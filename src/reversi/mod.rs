//! Reversi on 8x8, with the start options and the players of the garden club's page of 2002.

pub mod classic;
#[cfg(feature = "reversi-engine")]
pub mod engine;
#[cfg(feature = "formats")]
pub mod formats;
#[cfg(feature = "formats")]
pub mod ggf;
pub mod modern;
pub mod notation;
pub mod rules;
#[cfg(feature = "formats")]
pub mod wthor;

pub use rules::{Layout, Move, Position, Start};
