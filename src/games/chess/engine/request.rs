//! Options of a search.

use std::time::Duration;

use super::handicap::Handicap;
use crate::games::chess::moves::Move;

/// Options of a search, named as in UCI.
#[derive(Default)]
pub struct SearchRequest<'r> {
    /// Maximum depth.
    pub depth: Option<u32>,
    /// Root moves to search; all if empty.
    pub search_moves: Vec<Move>,
    /// Number of principal variations; 0 counts as 1.
    pub multi_pv: usize,
    /// Stops at a mate in at most this number of moves.
    pub mate: Option<u32>,
    /// Time after which no iteration starts, scaled by how settled the best move is. Queried
    /// after each iteration.
    pub soft_limit: Option<&'r dyn Fn() -> Option<Duration>>,
    /// Continues even if the result can no longer change.
    pub infinite: bool,
    /// Handicap of a weak level.
    pub handicap: Option<Handicap>,
}
