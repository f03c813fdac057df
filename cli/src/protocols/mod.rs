//! The protocols by which other programs drive an engine.

pub mod gtp;
pub mod nboard;
pub mod piskvork;
pub mod serve;
pub mod uci;
