//! stub
use crate::player::Entry;
use crate::qubic::rules::Position;
/// stub
pub fn roster() -> Vec<Entry<Position>> { vec![] }
