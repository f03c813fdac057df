//! Exports of the engine modules: analysis, experiments, formats and shared searches, for workers and for tools that
//! are loaded on demand.

mod analysis;
#[cfg(feature = "gobang-engine")]
mod defeat_search;
mod explainer;
mod formats;
mod lab;
#[cfg(feature = "chess-engine")]
mod pgn;
#[cfg(feature = "qubic-engine")]
mod proof;
mod shared_search;
mod thoughts;
#[cfg(feature = "reversi-engine")]
mod wthor;

pub use thoughts::Thoughts;
