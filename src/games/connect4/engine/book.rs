//! Layer books: the exact values of all positions with a given number of discs.
//!
//! The positions themselves are not stored. The command that makes a book and the program that reads it list them in
//! the same order, so that only the values are stored. Listed are the quiet positions, where nobody can complete a
//! four with the next disc, and then the positions that the others are forced into; of two mirror images only one.

use super::board::Board;
use super::forced_moves::Resolved;
use crate::games::connect4::geometry::cells;
use crate::search::range_coder::{BitCoder, BitModel, Decoder, Encoder};

/// The layer that is made and checked when none is named.
pub const DEFAULT_LAYER: u32 = 8;
/// The deepest layer that can be made.
pub const DEEPEST_LAYER: u32 = 12;

/// In the first byte of a packed book, beside the number of discs: the forced positions are stored as well.
const WITH_FORCED: u8 = 0x80;

/// The exact values of one layer.
pub struct LayerBook {
    disc_count: u32,
    /// The canonical key of every position with its value, in ascending order.
    values: Vec<(u64, i8)>,
}

impl LayerBook {
    /// Reads a packed book; nothing when it is damaged.
    pub fn unpack(bytes: &[u8]) -> Option<LayerBook> {
        let (&head, bytes) = bytes.split_first()?;
        let disc_count = u32::from(head & !WITH_FORCED);
        if !(1..=DEEPEST_LAYER).contains(&disc_count) {
            return None;
        }
        let keys = if head & WITH_FORCED != 0 { stored_keys(disc_count) } else { quiet_keys(disc_count) };
        let values = unpack_values(bytes, keys.len())?;
        let mut values: Vec<_> = keys.into_iter().zip(values).collect();
        values.sort_unstable();
        Some(LayerBook { disc_count, values })
    }

    /// The number of discs of its quiet positions.
    pub fn disc_count(&self) -> u32 {
        self.disc_count
    }

    /// The positions whose values it has, in ascending order.
    pub fn keys(&self) -> Vec<u64> {
        self.values.iter().map(|&(key, _)| key).collect()
    }

    /// The exact value of a position of the layer for the side to move, unless it wins at once.
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

/// The canonical keys of all positions with so many discs in which nobody has a four, in ascending order.
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

/// The canonical keys of the quiet positions with so many discs, in ascending order.
pub fn quiet_keys(disc_count: u32) -> Vec<u64> {
    let mut keys = all_keys(disc_count);
    keys.retain(|&key| Board::from_key(key).is_quiet());
    keys
}

/// The canonical keys of the positions that the others of a layer are forced into, in ascending order.
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

/// Every position whose value is stored, in the order of the values.
pub fn stored_keys(disc_count: u32) -> Vec<u64> {
    let mut keys = quiet_keys(disc_count);
    keys.extend(forced_keys(disc_count));
    keys
}

fn sort_and_dedup(keys: &mut Vec<u64>) {
    keys.sort_unstable();
    keys.dedup();
}

/// Packs the values of a layer in the order of its keys: those of its quiet positions, or all.
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

/// The context model of the range coder: neighbours in the order of the keys have similar values.
struct ValueModel {
    /// The last value and the one before it.
    previous: [i8; 2],
    /// Whether it is no draw, and whether it is a win, by the results of the last two.
    result: [[BitModel; 2]; 9],
    /// Whether it is greater than each number, by the result, and by the last value where its result was the same.
    size: [[[BitModel; 32]; 4]; 2],
}

impl Default for ValueModel {
    fn default() -> ValueModel {
        let bit = BitModel::default();
        ValueModel { previous: [0, 0], result: [[bit; 2]; 9], size: [[[bit; 32]; 4]; 2] }
    }
}

impl ValueModel {
    /// Encodes the value; or decodes one, whatever was given.
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
