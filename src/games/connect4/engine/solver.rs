//! The exact value of any Connect Four position, by a series of null-window searches.
//!
//! A null-window search tests whether the value exceeds a number. At every node the children are first
//! resolved and bounded without search, then looked up in the transposition table, and only then searched,
//! most promising first.

use super::board::Board;
use super::bounds::ValueBounds;
use super::forced_moves::{QuietPosition, Resolved};
use super::ordering::History;
use super::params::{SYMMETRY_BELOW, TABLE_BELOW};
use super::transposition_table::{Bucket, TranspositionTable, TtEntry};
use crate::games::connect4::geometry::{CELLS, COLUMNS, cells};
use crate::search::node_limit::NodeLimit;

/// The solver with its table and history; reusable for any number of positions.
pub struct Solver {
    table: TranspositionTable,
    history: History,
    nodes: u64,
}

/// A move whose value is not certain without search, and the position that it leads to.
#[derive(Clone, Copy)]
struct Child {
    position: QuietPosition,
    cell: u64,
    key: u64,
    ordering_score: i32,
    tt_entry: Option<TtEntry>,
}

impl Child {
    const PLACEHOLDER: Child =
        Child { position: QuietPosition::PLACEHOLDER, cell: 0, key: 0, ordering_score: 0, tt_entry: None };

    /// Bounds of the move by an entry of its position.
    fn bounds_of(&self, entry: TtEntry) -> ValueBounds {
        entry.bounds.for_parent(self.position.side_flipped)
    }
}

/// The open children of a node, and the best value of the others.
struct Children {
    list: [Child; COLUMNS],
    len: usize,
    best: i32,
}

impl Children {
    fn new() -> Children {
        Children { list: [Child::PLACEHOLDER; COLUMNS], len: 0, best: -(CELLS as i32) }
    }

    /// Lists the children; returns a value above alpha if one is certain to have it.
    fn generate(&mut self, parent: &QuietPosition, alpha: i32) -> Option<i32> {
        for cell in cells(parent.moves) {
            let position = match parent.board.after(cell).resolve_forced(parent.disc_count + 1) {
                Resolved::Decided(value) if -value > alpha => return Some(-value),
                Resolved::Decided(value) => {
                    self.best = self.best.max(-value);
                    continue;
                }
                Resolved::Quiet(position) => position,
            };
            let bounds = position.static_bounds().for_parent(position.side_flipped);
            if bounds.lower > alpha {
                return Some(bounds.lower);
            }
            if bounds.upper <= alpha {
                self.best = self.best.max(bounds.upper);
                continue;
            }
            self.list[self.len] = Child { position, cell, key: table_key(&position), ..Child::PLACEHOLDER };
            self.len += 1;
        }
        None
    }

    /// Inserts a child among the first `len` ones, which are sorted by ordering score.
    fn insert_sorted(&mut self, child: Child, len: usize) {
        let mut index = len;
        while index > 0 && self.list[index - 1].ordering_score < child.ordering_score {
            self.list[index] = self.list[index - 1];
            index -= 1;
        }
        self.list[index] = child;
    }
}

impl Solver {
    /// Creates a solver with a table of 2^`bits` entries of 8 bytes.
    pub fn new(bits: u32) -> Solver {
        Solver { table: TranspositionTable::new(bits), history: History::EMPTY, nodes: 0 }
    }

    /// Clears table and history.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history = History::EMPTY;
    }

    /// Nodes searched by this solver.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Exact value for the side to move of a game that is not over; `None` if the limit was reached.
    pub fn value(&mut self, board: Board, limit: &mut dyn NodeLimit) -> Option<i32> {
        self.value_within(board, ValueBounds::UNKNOWN, limit)
    }

    /// Value clamped to a window; `None` if the limit was reached.
    pub fn value_within(
        &mut self,
        board: Board,
        window: ValueBounds,
        limit: &mut dyn NodeLimit,
    ) -> Option<i32> {
        if board.can_win_now() {
            return Some(window.clamp(board.value_of_winning_now()));
        }
        let position = match board.resolve_forced(board.disc_count()) {
            Resolved::Decided(value) => return Some(window.clamp(value)),
            Resolved::Quiet(position) => position,
        };
        let (sign, window) = if position.side_flipped { (-1, window.negated()) } else { (1, window) };
        let bounds = position.static_bounds();
        let (mut lower, mut upper) = (window.clamp(bounds.lower), window.clamp(bounds.upper));
        // Bisection by null-window searches.
        while lower < upper {
            let alpha = next_alpha(lower, upper);
            let tt_entry = self.probe(&position);
            let value = self.null_window_search(&position, alpha, tt_entry, limit)?;
            if value <= alpha {
                upper = value.max(lower);
            } else {
                lower = value.min(upper);
            }
        }
        Some(sign * lower)
    }

    /// Fail-soft null-window search of (alpha, alpha + 1): an upper bound ≤ alpha, or a lower bound > alpha.
    /// `None` if the limit was reached.
    fn null_window_search(
        &mut self,
        position: &QuietPosition,
        alpha: i32,
        tt_entry: Option<TtEntry>,
        limit: &mut dyn NodeLimit,
    ) -> Option<i32> {
        if !limit.spend() {
            return None;
        }
        self.nodes += 1;
        let nodes_before = self.nodes;
        let mut children = Children::new();
        if let Some(value) = children.generate(position, alpha) {
            return Some(value);
        }
        if let Some(value) = self.probe_children(&mut children, position, alpha) {
            self.store(position, tt_entry, alpha, value, 0);
            return Some(value);
        }
        let best = self.search_children(&children, position, alpha, limit)?;
        let work = (self.nodes - nodes_before + 1).ilog2();
        self.store(position, tt_entry, alpha, best, work);
        Some(best)
    }

    /// Enhanced transposition cutoff (ETC): looks up all children, and returns a value above alpha if the
    /// table has one. Sorts those that remain open.
    fn probe_children(&self, children: &mut Children, parent: &QuietPosition, alpha: i32) -> Option<i32> {
        // All buckets are fetched before any is read, so that their memory latencies overlap.
        let mut buckets = [Bucket::default(); COLUMNS];
        for (child, bucket) in children.list[..children.len].iter().zip(&mut buckets) {
            if child.position.disc_count < TABLE_BELOW {
                *bucket = self.table.bucket(child.key);
            }
        }
        let mut open = 0;
        for (index, bucket) in buckets[..children.len].iter().enumerate() {
            let mut child = children.list[index];
            child.tt_entry = bucket.entry();
            if let Some(entry) = child.tt_entry {
                let bounds = child.bounds_of(entry);
                if bounds.lower > alpha {
                    return Some(bounds.lower);
                }
                if bounds.upper <= alpha {
                    children.best = children.best.max(bounds.upper);
                    continue;
                }
            }
            child.ordering_score = self.history.ordering_score(side(parent), child.cell, &child.position);
            children.insert_sorted(child, open);
            open += 1;
        }
        children.len = open;
        None
    }

    /// Searches the children in order until one has a value above alpha.
    fn search_children(
        &mut self,
        children: &Children,
        parent: &QuietPosition,
        alpha: i32,
        limit: &mut dyn NodeLimit,
    ) -> Option<i32> {
        let mut best = children.best;
        for (index, child) in children.list[..children.len].iter().enumerate() {
            // The search of an earlier child may have reached this one.
            let tt_entry = if index == 0 { child.tt_entry } else { self.probe(&child.position) };
            if let Some(bounds) = tt_entry.map(|entry| child.bounds_of(entry)) {
                if bounds.lower > alpha {
                    return Some(bounds.lower);
                }
                if bounds.upper <= alpha {
                    best = best.max(bounds.upper);
                    continue;
                }
            }
            // Negamax: the signs change with the side to move.
            let value = if child.position.side_flipped {
                self.null_window_search(&child.position, alpha, tt_entry, limit)?
            } else {
                -self.null_window_search(&child.position, -alpha - 1, tt_entry, limit)?
            };
            best = best.max(value);
            if value > alpha {
                let before = children.list[..index].iter().map(|child| child.cell);
                self.history.update(side(parent), parent.disc_count, child.cell, before);
                break;
            }
        }
        Some(best)
    }

    /// Returns the table's entry of a position; `None` for positions too late in the game to be stored.
    fn probe(&self, position: &QuietPosition) -> Option<TtEntry> {
        if position.disc_count < TABLE_BELOW { self.table.probe(table_key(position)) } else { None }
    }

    /// Merges the result of a null-window search into the table's entry.
    fn store(
        &mut self,
        position: &QuietPosition,
        tt_entry: Option<TtEntry>,
        alpha: i32,
        value: i32,
        work: u32,
    ) {
        if position.disc_count >= TABLE_BELOW {
            return;
        }
        let mut bounds = tt_entry.map_or(ValueBounds::UNKNOWN, |entry| entry.bounds);
        if value > alpha {
            bounds.lower = value;
        } else {
            bounds.upper = value;
        }
        self.table.store(table_key(position), TtEntry { bounds, work });
    }
}

/// The alpha that bisects the range of possible values. Most values are small: the first cut is in the middle, later
/// ones take a third off the end near 0.
fn next_alpha(lower: i32, upper: i32) -> i32 {
    if lower >= 0 {
        lower + (upper - lower) / 3
    } else if upper <= 0 {
        upper - 1 - (upper - lower) / 3
    } else {
        (-1).clamp(lower, upper - 1)
    }
}

/// 0 if the first player is to move, 1 for the second.
fn side(position: &QuietPosition) -> usize {
    position.disc_count as usize & 1
}

fn table_key(position: &QuietPosition) -> u64 {
    if position.disc_count < SYMMETRY_BELOW { position.board.canonical_key() } else { position.board.key() }
}
