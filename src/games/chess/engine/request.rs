//! What a search is asked for.

use std::time::Duration;

use super::handicap::Handicap;
use crate::games::chess::moves::Move;

/// The options of a search, named as in UCI.
#[derive(Default)]
pub struct SearchRequest<'r> {
    /// Maximum depth.
    pub depth: Option<u32>,
    /// The moves to be searched at the root; all if empty.
    pub search_moves: Vec<Move>,
    /// The number of principal variations; 0 counts as 1.
    pub multi_pv: usize,
    /// Stop at a mate in so many moves.
    pub mate: Option<u32>,
    /// The time after which no iteration is started, scaled by how settled the best move is; asked after each
    /// iteration.
    pub soft_limit: Option<&'r dyn Fn() -> Option<Duration>>,
    /// Whether the search goes on when nothing can be gained any more.
    pub infinite: bool,
    /// The handicap of a weak level.
    pub handicap: Option<Handicap>,
}
