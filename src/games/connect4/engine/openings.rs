//! The opening book: the solver's moves in positions that it would have to search for long.
//!
//! As in the layer books, positions are not stored. From the empty board the book follows its moves and all
//! replies, so that the command that makes it and the program that reads it visit the same positions in the
//! same order. Where the solver finds a move quickly, the book says so and follows no further.

use std::collections::BTreeMap;

use super::board::Board;
use super::forced_moves::Resolved;
use super::heuristic::HeuristicSearch;
use crate::games::connect4::geometry::{CELLS, COLUMNS, centre_first, column_of, mirror};
use crate::search::node_limit::Unlimited;
use crate::search::range_coder::{BitCoder, BitModel, Decoder, Encoder};

/// Visits the positions of the book by number of discs, each found from the previous ones.
pub struct Traversal {
    /// Positions still to be visited, by number of discs.
    pending: BTreeMap<u32, Vec<u64>>,
}

impl Default for Traversal {
    fn default() -> Traversal {
        let mut traversal = Traversal { pending: BTreeMap::new() };
        traversal.add(Board::EMPTY, true);
        traversal.add(Board::EMPTY, false);
        traversal
    }
}

impl Traversal {
    /// The next number of discs, and the keys of the book's positions with that number, in ascending order.
    pub fn next_layer(&mut self) -> Option<(u32, Vec<u64>)> {
        let (disc_count, mut keys) = self.pending.pop_first()?;
        keys.sort_unstable();
        keys.dedup();
        Some((disc_count, keys))
    }

    /// Continues after the book's move.
    pub fn follow(&mut self, key: u64, column: usize) {
        let board = Board::from_key(key);
        if let Some(cell) = board.playable_in(column) {
            self.add(board.after(cell), false);
        }
    }

    /// Adds the positions in which the book must choose next, after all forced moves.
    fn add(&mut self, board: Board, book_moves: bool) {
        if board.can_win_now() {
            return;
        }
        let Resolved::Quiet(position) = board.resolve_forced(board.disc_count()) else { return };
        if book_moves != position.side_flipped {
            self.pending.entry(position.disc_count).or_default().push(position.board.canonical_key());
            return;
        }
        // All other replies lose at once.
        for cell in centre_first(position.moves) {
            self.add(position.board.after(cell), true);
        }
    }
}

/// The solver's opening moves.
pub struct MoveBook {
    /// Canonical keys in ascending order, each with the column to play.
    moves: Vec<(u64, u8)>,
}

impl MoveBook {
    /// Reads a packed book; `None` if it is damaged.
    pub fn unpack(bytes: &[u8]) -> Option<MoveBook> {
        let (&max_disc_count, bytes) = bytes.split_first()?;
        let (mut decoder, mut model) = (Decoder::new(bytes), MoveModel::default());
        let (mut traversal, mut moves) = (Traversal::default(), Vec::new());
        while let Some((disc_count, keys)) = traversal.next_layer() {
            if disc_count > max_disc_count.into() {
                break;
            }
            for key in keys {
                if let Some(column) = model.code(key, None, &mut decoder) {
                    traversal.follow(key, column);
                    moves.push((key, column as u8));
                }
            }
        }
        moves.sort_unstable();
        decoder.is_complete().then_some(MoveBook { moves })
    }

    /// Cell of the book's move in this position, if it has one.
    pub fn find(&self, board: &Board) -> Option<u64> {
        let key = board.canonical_key();
        let index = self.moves.binary_search_by_key(&key, |&(key, _)| key).ok()?;
        let column = usize::from(self.moves[index].1);
        let column = if key == board.key() { column } else { COLUMNS - 1 - column };
        board.playable_in(column)
    }

    /// Number of moves.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there are no moves.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Canonical key of every position with the column to play.
    pub fn iter(&self) -> impl Iterator<Item = (u64, usize)> {
        self.moves.iter().map(|&(key, column)| (key, column.into()))
    }
}

/// Packs the book's moves in positions with at most `max_disc_count` discs, in the order of the traversal: a
/// column, or `None` if the solver finds a move quickly.
pub fn pack(max_disc_count: u32, mut move_in: impl FnMut(u64) -> Option<usize>) -> Vec<u8> {
    let (mut encoder, mut model) = (Encoder::default(), MoveModel::default());
    let mut traversal = Traversal::default();
    while let Some((disc_count, keys)) = traversal.next_layer() {
        if disc_count > max_disc_count {
            break;
        }
        for key in keys {
            let column = move_in(key);
            model.code(key, Some(column), &mut encoder);
            if let Some(column) = column {
                traversal.follow(key, column);
            }
        }
    }
    let mut bytes = vec![max_disc_count as u8];
    bytes.extend(encoder.finish());
    bytes
}

/// Context model of the range coder.
struct MoveModel {
    /// Whether there is a move, by the number of discs.
    present: [BitModel; CELLS as usize],
    /// Whether it is the next candidate, by side to move and index of the candidate.
    next: [[BitModel; COLUMNS]; 2],
}

impl Default for MoveModel {
    fn default() -> MoveModel {
        let bit = BitModel::default();
        MoveModel { present: [bit; CELLS as usize], next: [[bit; COLUMNS]; 2] }
    }
}

impl MoveModel {
    /// Encodes the given move, or decodes one.
    fn code(&mut self, key: u64, given: Option<Option<usize>>, coder: &mut impl BitCoder) -> Option<usize> {
        let board = Board::from_key(key);
        let disc_count = board.disc_count() as usize;
        let given = given.unwrap_or_default();
        if !coder.code(&mut self.present[disc_count], given.is_some()) {
            return None;
        }
        let candidates = candidate_columns(&board);
        let (&last, others) = candidates.split_last()?;
        let next = &mut self.next[disc_count & 1];
        for (&column, bit) in others.iter().zip(next) {
            if coder.code(bit, given == Some(column)) {
                return Some(column);
            }
        }
        Some(last)
    }
}

/// Columns that do not lose at once, in the order of a heuristic search.
fn candidate_columns(board: &Board) -> Vec<usize> {
    let Resolved::Quiet(position) = board.resolve_forced(board.disc_count()) else { return Vec::new() };
    let scored = HeuristicSearch::new(1).score_moves(board, &mut Unlimited);
    let candidates = scored.into_iter().filter(|&(cell, _)| cell & position.moves != 0);
    candidates.map(|(cell, _)| column_of(cell)).collect()
}

/// Column of a cell in the mirror image that the canonical key stands for.
pub fn canonical_column(board: &Board, cell: u64) -> usize {
    column_of(if board.key() == board.canonical_key() { cell } else { mirror(cell) })
}
