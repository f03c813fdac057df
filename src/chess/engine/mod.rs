//! The modern engine: alpha-beta search with everything that today's programs know about leaving moves out.
//!
//! `thinker` is the way in; `search`, `node` and `quiescence` are one search, `picker` its order of moves, and
//! whoever implements `evaluator` judges positions.

pub mod blindness;
pub mod book;
pub mod evaluator;
pub mod hand;
pub mod histories;
pub mod judging;
pub mod line;
mod node;
mod picker;
pub mod players;
mod quiescence;
mod reductions;
pub mod search;
pub mod strength;
pub mod table;
pub mod thinker;
