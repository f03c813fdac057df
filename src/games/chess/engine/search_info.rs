//! Reports of a search: its current best variations.

use super::score::{MATE, MIN_MATE};
use super::search::Search;
use crate::core::bound::Bound;
use crate::core::player::Score;
use crate::games::chess::moves::Move;
use crate::search::budget::Budget;

/// A principal variation with its statistics, as in the `info` line of UCI.
#[derive(Clone, Debug)]
pub struct SearchInfo {
    /// Rank among several variations, from 0.
    pub pv_index: usize,
    /// Value for the side to move.
    pub value: i32,
    /// Whether the value is exact or a bound.
    pub bound: Bound,
    /// Depth of the iteration.
    pub depth: u32,
    /// Deepest ply reached.
    pub seldepth: u32,
    /// Moves of the variation.
    pub pv: Vec<Move>,
    /// Nodes searched.
    pub nodes: u32,
    /// Used share of the transposition table, in permille.
    pub hashfull: usize,
}

/// Receives the reports of a search, and may end it through its budget.
pub type InfoSink<'s, 'w> = dyn FnMut(&SearchInfo, &mut Budget<'w, Move>) + 's;

impl SearchInfo {
    /// Reports the root move at an index.
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

/// Converts a search value to the score that players report.
pub(super) fn score_of(value: i32) -> Score {
    if value >= MIN_MATE {
        Score::Win((MATE - value).unsigned_abs())
    } else if value <= -MIN_MATE {
        Score::Loss((MATE + value).unsigned_abs())
    } else {
        Score::Pawns { hundredths: value }
    }
}
