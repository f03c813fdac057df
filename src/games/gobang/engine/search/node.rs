//! A node of the tree, as its pruning and its moves see it.

use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::transposition_table::TtEntry;

/// A node whose moves are searched.
pub(super) struct Node {
    pub depth: i32,
    pub ply: i32,
    /// Whether the window is open; else it is a null window.
    pub is_pv: bool,
    /// Whether the node is expected to fail high.
    pub cut_node: bool,
    pub static_eval: i32,
    /// Whether the static evaluation is better than two plies ago.
    pub improving: bool,
    pub tt_entry: Option<TtEntry>,
    /// Whether a four-three or an open four of the opponent stands.
    pub threatened: bool,
    /// The moves that may defend, where the opponent has a VCF.
    pub defences: Option<Bitboard>,
    /// The move that is left out, in a search that asks whether it is singular.
    pub excluded: Option<usize>,
}

impl Node {
    /// The table's move.
    pub fn tt_move(&self) -> Option<usize> {
        self.tt_entry.and_then(|entry| entry.best_move)
    }
}

/// What a search without the table's move has found.
pub(super) enum Singular {
    /// By how many plies the table's move is extended.
    Extension(i32),
    /// Several moves fail high: a value that ends the node.
    MultiCut(i32),
}
