//! State of a node of the alpha-beta search: depth, window, table entry, threats.

use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::transposition_table::TtEntry;

/// A node whose moves are searched.
pub(super) struct Node {
    pub depth: i32,
    pub ply: i32,
    /// Whether the window is open.
    pub is_pv: bool,
    /// Whether the node is expected to fail high.
    pub cut_node: bool,
    pub static_eval: i32,
    /// Whether the static evaluation exceeds that of two plies ago.
    pub improving: bool,
    pub tt_entry: Option<TtEntry>,
    /// Whether the opponent threatens a four-three or an open four.
    pub threatened: bool,
    /// Moves that may defend, if the opponent has a VCF.
    pub defences: Option<Bitboard>,
    /// Move excluded by a singular search.
    pub excluded: Option<usize>,
}

impl Node {
    /// Move of the table entry.
    pub fn tt_move(&self) -> Option<usize> {
        self.tt_entry.and_then(|entry| entry.best_move)
    }
}

/// Result of a search without the table move.
pub(super) enum Singular {
    /// Extension of the table move in plies.
    Extension(i32),
    /// Multi-cut: several moves fail high; the value of the node.
    MultiCut(i32),
}
