//! Layer books: exact values of all positions with a given number of discs.
//!
//! Positions are not stored. The command that makes a book and the program that reads it list them in
//! the same order, so that only the values are stored: first the quiet positions, in which neither side
//! can complete a four with the next disc, then the positions that the others are forced into; only one
//! of two mirror images.

use super::board::Board;
use super::forced_moves::Resolved;
use crate::games::connect4::geometry::cells;
use crate::search::range_coder::{BitCoder, BitModel, Decoder, Encoder};

/// Layer that is made and checked by default.
pub const DEFAULT_LAYER: u32 = 8;
/// Deepest supported layer.
pub const MAX_LAYER: u32 = 12;

/// Flag in the first byte of a packed book: the forced positions are stored, too.
const WITH_FORCED: u8 = 0x80;

/// The exact values of one layer.
pub struct LayerBook {
    disc_count: u32,
    /// Canonical key and value of every position, in ascending order.
    values: Vec<(u64, i8)>,
}

impl LayerBook {
    /// Reads a packed book; `None` if it is damaged.
    pub fn unpack(bytes: &[u8]) -> Option<LayerBook> {
        let (&head, bytes) = bytes.split_first()?;
        let disc_count = u32::from(head & !WITH_FORCED);
        if !(1..=MAX_LAYER).contains(&disc_count) {
            return None;
        }
        let keys = if head & WITH_FORCED != 0 { stored_keys(disc_count) } else { quiet_keys(disc_count) };
        let values = unpack_values(bytes, keys.len())?;
        let mut values: Vec<_> = keys.into_iter().zip(values).collect();
        values.sort_unstable();
        Some(LayerBook { disc_count, values })
    }

    /// Number of discs of its quiet positions.
    pub fn disc_count(&self) -> u32 {
        self.disc_count
    }

    /// Keys of the stored positions, in ascending order.
    pub fn keys(&self) -> Vec<u64> {
        self.values.iter().map(|&(key, _)| key).collect()
    }

    /// Exact value of a position of the layer for the side to move, unless it wins at once.
    pub fn value(&self, board: &Board) -> Option<i32> {
        if board.is_quiet() {
            return self.find(board);
        }
        match board.resolve_forced(board.disc_count()) {
            Resolved::Decided(value) => Some(value),
            Resolved::Quiet(position) => {
                let value = self.find(&position.board)?;
                Some(if position.side_flipped { -value } else { value })
            }
        }
    }

    fn find(&self, board: &Board) -> Option<i32> {
        let index = self.values.binary_search_by_key(&board.canonical_key(), |&(key, _)| key).ok()?;
        Some(self.values[index].1.into())
    }
}

/// Canonical keys of all positions with `disc_count` discs and without a four, in ascending order.
fn all_keys(disc_count: u32) -> Vec<u64> {
    let mut keys = vec![Board::EMPTY.canonical_key()];
    for _ in 0..disc_count {
        let mut next = Vec::with_capacity(keys.len() * 4);
        for board in keys.iter().map(|&key| Board::from_key(key)) {
            let moves = board.playable() & !board.threats();
            next.extend(cells(moves).map(|cell| board.after(cell).canonical_key()));
        }
        sort_and_dedup(&mut next);
        keys = next;
    }
    keys
}

/// Canonical keys of the quiet positions with `disc_count` discs, in ascending order.
pub fn quiet_keys(disc_count: u32) -> Vec<u64> {
    let mut keys = all_keys(disc_count);
    keys.retain(|&key| Board::from_key(key).is_quiet());
    keys
}

/// Canonical keys of the positions that the others of a layer are forced into, in ascending order.
pub fn forced_keys(disc_count: u32) -> Vec<u64> {
    let boards = all_keys(disc_count).into_iter().map(Board::from_key);
    let with_threats = boards.filter(|board| !board.is_quiet() && !board.can_win_now());
    let mut keys: Vec<u64> = with_threats
        .filter_map(|board| match board.resolve_forced(disc_count) {
            Resolved::Quiet(position) => Some(position.board.canonical_key()),
            Resolved::Decided(_) => None,
        })
        .collect();
    sort_and_dedup(&mut keys);
    keys
}

/// Keys of all stored positions, in the order of the values.
pub fn stored_keys(disc_count: u32) -> Vec<u64> {
    let mut keys = quiet_keys(disc_count);
    keys.extend(forced_keys(disc_count));
    keys
}

fn sort_and_dedup(keys: &mut Vec<u64>) {
    keys.sort_unstable();
    keys.dedup();
}

/// Packs the values of a layer in the order of its keys: of its quiet positions, or of all.
pub fn pack(disc_count: u32, values: &[i8]) -> Vec<u8> {
    let (mut encoder, mut model) = (Encoder::default(), ValueModel::default());
    for &value in values {
        model.code(value, &mut encoder);
    }
    let with_forced = values.len() > quiet_keys(disc_count).len();
    let mut bytes = vec![disc_count as u8 | if with_forced { WITH_FORCED } else { 0 }];
    bytes.extend(encoder.finish());
    bytes
}

fn unpack_values(bytes: &[u8], count: usize) -> Option<Vec<i8>> {
    let (mut decoder, mut model) = (Decoder::new(bytes), ValueModel::default());
    let values = (0..count).map(|_| model.code(0, &mut decoder)).collect();
    decoder.is_complete().then_some(values)
}

/// Context model of the range coder: neighbours in key order have similar values.
struct ValueModel {
    /// The last value and the one before it.
    previous: [i8; 2],
    /// Whether it is not a draw, and whether it is a win, by the last two results.
    result: [[BitModel; 2]; 9],
    /// Whether it exceeds each number, by the result, and by the last value if that had the same result.
    size: [[[BitModel; 32]; 4]; 2],
}

impl Default for ValueModel {
    fn default() -> ValueModel {
        let bit = BitModel::default();
        ValueModel { previous: [0, 0], result: [[bit; 2]; 9], size: [[[bit; 32]; 4]; 2] }
    }
}

impl ValueModel {
    /// Encodes or decodes a value, and returns it.
    fn code(&mut self, value: i8, coder: &mut impl BitCoder) -> i8 {
        let [last, earlier] = self.previous.map(|value| (value.signum() + 1) as usize);
        let [decided, won] = &mut self.result[3 * last + earlier];
        let mut coded = 0;
        if coder.code(decided, value != 0) {
            let is_win = coder.code(won, value > 0);
            let sign = if is_win { 1 } else { -1 };
            let size_of_last = match (self.previous[0] * sign).max(0) {
                0 => 0,
                1..=4 => 1,
                5..=10 => 2,
                _ => 3,
            };
            let sizes = &mut self.size[usize::from(is_win)][size_of_last];
            coded = 1;
            while coded < 21 && coder.code(&mut sizes[coded as usize], value.abs() > coded) {
                coded += 1;
            }
            coded *= sign;
        }
        self.previous = [coded, self.previous[0]];
        coded
    }
}
