//! Engine protocols: how GUIs and match managers drive an engine.

pub mod gtp;
pub mod nboard;
pub mod piskvork;
pub mod serve;
pub mod uci;
