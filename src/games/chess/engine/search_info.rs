//! What a search has found so far.

use super::score::{MATE, MIN_MATE};
use super::search::Search;
use crate::core::bound::Bound;
use crate::core::player::Score;
use crate::games::chess::moves::Move;
use crate::search::budget::Budget;

/// A principal variation, as in the `info` line of UCI.
#[derive(Clone, Debug)]
pub struct SearchInfo {
    /// The place among several variations, the best first, from 0.
    pub pv_index: usize,
    /// The value for the side to move.
    pub value: i32,
    /// How the value relates to the true one.
    pub bound: Bound,
    /// The depth of the iteration.
    pub depth: u32,
    /// The deepest ply reached.
    pub seldepth: u32,
    /// The moves.
    pub pv: Vec<Move>,
    /// Nodes searched.
    pub nodes: u32,
    /// The permille of the transposition table in use.
    pub hashfull: usize,
}

/// Whoever is told what a search finds, and may end it by its budget.
pub type InfoSink<'s, 'w> = dyn FnMut(&SearchInfo, &mut Budget<'w, Move>) + 's;

impl SearchInfo {
    /// What a search knows of the root move at an index.
    pub(super) fn of<E>(search: &Search<'_, '_, E>, pv_index: usize, depth: i32) -> SearchInfo {
        let root = &search.root_moves[pv_index];
        SearchInfo {
            pv_index,
            value: root.value,
            bound: Bound::Exact,
            depth: depth as u32,
            seldepth: root.seldepth.max(depth as u32),
            pv: root.pv.moves().to_vec(),
            nodes: search.budget.nodes(),
            hashfull: search.state.transposition_table.hashfull(),
        }
    }

    /// The value as players report it.
    pub fn score(&self) -> Score {
        score_of(self.value)
    }
}

/// A value as players report it.
pub(super) fn score_of(value: i32) -> Score {
    if value >= MIN_MATE {
        Score::Win((MATE - value).unsigned_abs())
    } else if value <= -MIN_MATE {
        Score::Loss((MATE + value).unsigned_abs())
    } else {
        Score::Pawns { hundredths: value }
    }
}
