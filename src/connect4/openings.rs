//! The book of the perfect player's own moves, for positions in which it would have to think for long.
//!
//! Again nothing but answers is stored. From the empty board the book follows its own moves and all answers to
//! them, so reader and maker come to the same positions in the same order; where the player finds a move
//! quickly by itself, the book says so and follows no further.

use std::collections::BTreeMap;

use crate::connect4::board::{Board, Calm, Quiet, board_of_key, mirrored};
use crate::connect4::rules::{CELLS, COLUMN_BITS, COLUMNS};
use crate::connect4::sight::{Sight, outwards};
use crate::connect4::solver::Unlimited;
use crate::search::coder::{Answers, Decoder, Encoder, Odds};

/// The player's position of this key, if there is anything to decide for it.
type Listing = BTreeMap<u32, Vec<u64>>;

/// The positions of the book in the order of their discs, found from those before them.
pub struct Walk {
    open: Listing,
}

impl Default for Walk {
    fn default() -> Walk {
        let mut walk = Walk { open: Listing::new() };
        let empty = Board { own: 0, occupied: 0 };
        walk.reach(empty, true);
        walk.reach(empty, false);
        walk
    }
}

impl Walk {
    /// The keys of the positions with the fewest discs that have not been taken yet, in ascending order.
    pub fn take(&mut self) -> Option<(u32, Vec<u64>)> {
        let (discs, mut keys) = self.open.pop_first()?;
        keys.sort_unstable();
        keys.dedup();
        Some((discs, keys))
    }

    /// Goes on after the player's move.
    pub fn follow(&mut self, key: u64, column: usize) {
        let board = board_of_key(key);
        if let Some(cell) = outwards(board.landings()).find(|&cell| column_of(cell) == column) {
            self.reach(board.after(cell), false);
        }
    }

    /// Lists what comes of a position when everything forced is played.
    fn reach(&mut self, board: Board, player_moves: bool) {
        if board.wins() & board.landings() != 0 {
            return;
        }
        let Calm::Open(quiet) = board.calmed(board.count()) else { return };
        if player_moves != quiet.turned {
            self.open.entry(quiet.count).or_default().push(quiet.board.mirror_key());
            return;
        }
        // Every other answer loses at once.
        for cell in outwards(quiet.moves) {
            self.reach(quiet.board.after(cell), true);
        }
    }
}

fn column_of(cell: u64) -> usize {
    (cell.trailing_zeros() / COLUMN_BITS) as usize
}

/// The player's own moves.
pub struct Openings {
    /// Keys in ascending order, each with the column that is played.
    moves: Vec<(u64, u8)>,
}

impl Openings {
    /// Reads a packed book; nothing when it is damaged.
    pub fn unpack(bytes: &[u8]) -> Option<Openings> {
        let (&most_discs, bytes) = bytes.split_first()?;
        let (mut decoder, mut model) = (Decoder::new(bytes), Model::default());
        let (mut walk, mut moves) = (Walk::default(), Vec::new());
        while let Some((discs, keys)) = walk.take() {
            if discs > most_discs.into() {
                break;
            }
            for key in keys {
                if let Some(column) = model.code(key, None, &mut decoder) {
                    walk.follow(key, column);
                    moves.push((key, column as u8));
                }
            }
        }
        moves.sort_unstable();
        decoder.complete().then_some(Openings { moves })
    }

    /// Where the player's disc lands in this position, if the book says so.
    pub fn find(&self, board: &Board) -> Option<u64> {
        let key = board.mirror_key();
        let place = self.moves.binary_search_by_key(&key, |&(key, _)| key).ok()?;
        let column = usize::from(self.moves[place].1);
        let column = if key == board.key() { column } else { COLUMNS - 1 - column };
        outwards(board.landings()).find(|&cell| column_of(cell) == column)
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Every position with its move.
    pub fn iter(&self) -> impl Iterator<Item = (u64, usize)> {
        self.moves.iter().map(|&(key, column)| (key, column.into()))
    }
}

/// Packs the answers to all positions with at most so many discs, in the order of the walk: a column, or nothing
/// where the player finds a move itself.
pub fn pack(most_discs: u32, mut answers: impl FnMut(u64) -> Option<usize>) -> Vec<u8> {
    let (mut encoder, mut model) = (Encoder::default(), Model::default());
    let mut walk = Walk::default();
    while let Some((discs, keys)) = walk.take() {
        if discs > most_discs {
            break;
        }
        for key in keys {
            let answer = answers(key);
            model.code(key, Some(answer), &mut encoder);
            if let Some(column) = answer {
                walk.follow(key, column);
            }
        }
    }
    let mut bytes = vec![most_discs as u8];
    bytes.extend(encoder.finish());
    bytes
}

/// What is expected of an answer.
struct Model {
    /// Whether there is a move, by the number of discs.
    present: [Odds; CELLS as usize],
    /// Whether it is the next of the moves in the order of a short look, by side and place.
    next: [[Odds; COLUMNS]; 2],
}

impl Default for Model {
    fn default() -> Model {
        let odds = Odds::default();
        Model { present: [odds; CELLS as usize], next: [[odds; COLUMNS]; 2] }
    }
}

impl Model {
    /// Writes the answer that is given, or reads one.
    fn code(&mut self, key: u64, given: Option<Option<usize>>, answers: &mut impl Answers) -> Option<usize> {
        let board = board_of_key(key);
        let discs = board.count() as usize;
        let given = given.unwrap_or_default();
        if !answers.answer(&mut self.present[discs], given.is_some()) {
            return None;
        }
        let moves = candidates(&board);
        let (&last, others) = moves.split_last()?;
        let next = &mut self.next[discs & 1];
        for (&column, odds) in others.iter().zip(next) {
            if answers.answer(odds, given == Some(column)) {
                return Some(column);
            }
        }
        Some(last)
    }
}

/// The columns that do not lose at once, in the order of a short look.
fn candidates(board: &Board) -> Vec<usize> {
    let Calm::Open(Quiet { moves, .. }) = board.calmed(board.count()) else { return Vec::new() };
    let weighed = Sight { depth: 1, slanting: true }.weigh(board, &mut Unlimited);
    weighed.into_iter().filter(|&(cell, _)| cell & moves != 0).map(|(cell, _)| column_of(cell)).collect()
}

/// The column in the position of the key for a cell in the position that is at hand.
pub fn column_in_key(board: &Board, cell: u64) -> usize {
    column_of(if board.key() == board.mirror_key() { cell } else { mirrored(cell) })
}
