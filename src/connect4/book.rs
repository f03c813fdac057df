//! The book: the exact values of all positions after a fixed number of discs.
//!
//! The positions themselves are not stored. Both the maker and the reader list them in the same order, so a
//! value is found by its number. Listed are the quiet positions, where nobody can complete a four with the next
//! disc, and then those that the others are forced into; of two mirror images only one.

use crate::connect4::board::{Board, Calm, board_of_key};
use crate::search::coder::{Answers, Decoder, Encoder, Odds};

/// The keys of all positions after so many discs in which nobody has a four, in ascending order.
fn everything(discs: u32) -> Vec<u64> {
    let mut keys = vec![Board { own: 0, occupied: 0 }.mirror_key()];
    for _ in 0..discs {
        let mut next = Vec::with_capacity(keys.len() * 4);
        for board in keys.iter().map(|&key| board_of_key(key)) {
            let mut cells = board.landings() & !board.wins();
            while cells != 0 {
                let cell = cells & cells.wrapping_neg();
                cells ^= cell;
                next.push(board.after(cell).mirror_key());
            }
        }
        next.sort_unstable();
        next.dedup();
        keys = next;
    }
    keys
}

/// The keys of the quiet positions after so many discs, in ascending order.
pub fn layer(discs: u32) -> Vec<u64> {
    let mut keys = everything(discs);
    keys.retain(|&key| is_quiet(&board_of_key(key)));
    keys
}

/// The keys of the positions that the others of a layer are forced into, in ascending order.
pub fn forced(discs: u32) -> Vec<u64> {
    let boards = everything(discs).into_iter().map(board_of_key);
    let restless = boards.filter(|board| !is_quiet(board) && board.wins() & board.landings() == 0);
    let mut keys: Vec<u64> = restless
        .filter_map(|board| match board.calmed(discs) {
            Calm::Open(quiet) => Some(quiet.board.mirror_key()),
            Calm::Known(_) => None,
        })
        .collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// Whether nobody can complete a four with the next disc.
pub fn is_quiet(board: &Board) -> bool {
    (board.wins() | board.menaces()) & board.landings() == 0
}

/// The layer that is made and checked when none is named.
pub const DISCS: u32 = 8;
/// The deepest layer that can be made.
pub const MOST_DISCS: u32 = 12;

/// In the first byte of a packed book, beside the number of discs: the forced positions are in it as well.
const WITH_FORCED: u8 = 0x80;

/// The exact values of one layer.
pub struct Book {
    discs: u32,
    /// Every listed position in ascending order, with its value.
    values: Vec<(u64, i8)>,
}

impl Book {
    /// Reads a packed book; nothing when it is damaged.
    pub fn unpack(bytes: &[u8]) -> Option<Book> {
        let (&head, bytes) = bytes.split_first()?;
        let discs = u32::from(head & !WITH_FORCED);
        if !(1..=MOST_DISCS).contains(&discs) {
            return None;
        }
        let keys = if head & WITH_FORCED != 0 { listed(discs) } else { layer(discs) };
        let values = unpack_values(bytes, keys.len())?;
        let mut values: Vec<_> = keys.into_iter().zip(values).collect();
        values.sort_unstable();
        Some(Book { discs, values })
    }

    /// How many discs the positions of the book have.
    pub fn discs(&self) -> u32 {
        self.discs
    }

    /// The positions whose value it has, in ascending order.
    pub fn keys(&self) -> Vec<u64> {
        self.values.iter().map(|&(key, _)| key).collect()
    }

    /// The exact value of a position of the layer for the side to move, unless it wins at once.
    pub fn value(&self, board: &Board) -> Option<i32> {
        if is_quiet(board) {
            return self.find(board);
        }
        match board.calmed(board.count()) {
            Calm::Known(value) => Some(value),
            Calm::Open(quiet) => {
                self.find(&quiet.board).map(|value| if quiet.turned { -value } else { value })
            }
        }
    }

    fn find(&self, board: &Board) -> Option<i32> {
        let place = self.values.binary_search_by_key(&board.mirror_key(), |&(key, _)| key).ok()?;
        Some(self.values[place].1.into())
    }
}

/// Every position whose value is stored, in the order of the values.
pub fn listed(discs: u32) -> Vec<u64> {
    let mut keys = layer(discs);
    keys.extend(forced(discs));
    keys
}

/// Packs the values of a layer in the order in which it is listed: of its quiet positions, or of all.
pub fn pack(discs: u32, values: &[i8]) -> Vec<u8> {
    let (mut encoder, mut model) = (Encoder::default(), Model::default());
    for &value in values {
        model.code(value, &mut encoder);
    }
    let is_whole = values.len() > layer(discs).len();
    let mut bytes = vec![discs as u8 | if is_whole { WITH_FORCED } else { 0 }];
    bytes.extend(encoder.finish());
    bytes
}

fn unpack_values(bytes: &[u8], count: usize) -> Option<Vec<i8>> {
    let (mut decoder, mut model) = (Decoder::new(bytes), Model::default());
    let values = (0..count).map(|_| model.code(0, &mut decoder)).collect();
    decoder.complete().then_some(values)
}

/// What is expected of a value: neighbours in the order of the keys have much in common.
struct Model {
    /// The last two values.
    before: [i8; 2],
    /// Whether it is a draw, and who wins, by the results of the last two.
    result: [[Odds; 2]; 9],
    /// Whether it is greater than each number, by the result and by the last value where that was the same.
    size: [[[Odds; 32]; 4]; 2],
}

impl Default for Model {
    fn default() -> Model {
        let odds = Odds::default();
        Model { before: [0, 0], result: [[odds; 2]; 9], size: [[[odds; 32]; 4]; 2] }
    }
}

impl Model {
    /// Writes the value, or reads it, whatever was given.
    fn code(&mut self, value: i8, answers: &mut impl Answers) -> i8 {
        let [last, earlier] = self.before.map(|value| (value.signum() + 1) as usize);
        let [decided, won] = &mut self.result[3 * last + earlier];
        let mut coded = 0;
        if answers.answer(decided, value != 0) {
            let won = answers.answer(won, value > 0);
            let sign = if won { 1 } else { -1 };
            let last = (self.before[0] * sign).max(0);
            let sizes = &mut self.size[usize::from(won)][match last {
                0 => 0,
                1..=4 => 1,
                5..=10 => 2,
                _ => 3,
            }];
            coded = 1;
            while coded < 21 && answers.answer(&mut sizes[coded as usize], value.abs() > coded) {
                coded += 1;
            }
            coded *= sign;
        }
        self.before = [coded, self.before[0]];
        coded
    }
}
