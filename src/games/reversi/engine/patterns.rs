//! Patterns: groups of squares with a weight for every configuration of their discs.
//!
//! A configuration is a number in balanced ternary: own discs are +1, the opponent's -1, empty squares 0. The
//! opponent sees the negative number, and a placed or flipped disc adds a constant, so indices are updated
//! incrementally from move to move.

use super::board::Board;
use crate::search::bits::Bits;

/// Squares of a shape in the order of their powers of three.
type Shape = &'static [u8];

/// Corner blocks, edges, lines and diagonals. The patterns are their images under the symmetries of the
/// board; all images of a shape share its weights.
#[rustfmt::skip]
const SHAPES: [Shape; 12] = [
    &[0, 1, 8, 9, 2, 16, 10, 17, 18],       // a1 to c3
    &[0, 7, 9, 14, 1, 6, 2, 5, 3, 4],       // the edge a1 to h1 with b2 and g2
    &[0, 1, 8, 9, 2, 16, 10, 17, 3, 24],    // the triangle a1, d1, a4
    &[0, 7, 2, 5, 3, 4, 10, 13, 11, 12],    // a1, h1 and the block c1 to f2
    &[8, 15, 9, 14, 10, 13, 11, 12],        // the second row
    &[16, 23, 17, 22, 18, 21, 19, 20],      // the third
    &[24, 31, 25, 30, 26, 29, 27, 28],      // the fourth
    &[0, 63, 9, 54, 18, 45, 27, 36],        // the long diagonal
    &[1, 55, 10, 46, 19, 37, 28], // the diagonals parallel to it, ever shorter
    &[2, 47, 11, 38, 20, 29],
    &[3, 39, 12, 30, 21],
    &[4, 31, 13, 22],
];

/// Number of shapes.
pub const SHAPE_COUNT: usize = SHAPES.len();

/// Number of patterns.
pub const PATTERN_COUNT: usize = 46;

/// Number of indices, rounded up to vectors of eight lanes; the last lanes stay zero.
const LANES: usize = 48;

/// Number of configurations of all shapes.
pub const CONFIGURATION_COUNT: usize = shape_offsets()[SHAPE_COUNT];

/// Offset of each shape's configurations; the last element is their total.
pub const SHAPE_OFFSETS: [usize; SHAPE_COUNT + 1] = shape_offsets();

/// Offset of each shape's weights in a search table; the last element is the table's size. Each shape
/// has a power of two of places, more than configurations, so the last bits of a pattern's number
/// index it without a check.
const TABLE_OFFSETS: [usize; SHAPE_COUNT + 1] = table_offsets();

/// Size of a search table.
pub const TABLE_SIZE: usize = TABLE_OFFSETS[SHAPE_COUNT];

/// By pattern: index of the configuration with all squares empty.
const CENTRES: [i32; PATTERN_COUNT] = layout().0;

/// First pattern of each shape; the last element is the number of patterns.
const FIRST_PATTERNS: [usize; SHAPE_COUNT + 1] = first_patterns();

/// By square: difference that an own disc makes to each pattern's configuration.
static DISC_DELTAS: [[i16; LANES]; 64] = layout().1;

const fn shape_offsets() -> [usize; SHAPE_COUNT + 1] {
    let mut offsets = [0; SHAPE_COUNT + 1];
    let mut shape = 0;
    while shape < SHAPE_COUNT {
        offsets[shape + 1] = offsets[shape] + 3usize.pow(SHAPES[shape].len() as u32);
        shape += 1;
    }
    offsets
}

const fn table_offsets() -> [usize; SHAPE_COUNT + 1] {
    let mut offsets = [0; SHAPE_COUNT + 1];
    let mut shape = 0;
    while shape < SHAPE_COUNT {
        offsets[shape + 1] = offsets[shape] + 3usize.pow(SHAPES[shape].len() as u32).next_power_of_two();
        shape += 1;
    }
    offsets
}

/// Place of each configuration in a search table.
pub fn table_places() -> impl Iterator<Item = usize> {
    (0..SHAPE_COUNT).flat_map(|shape| {
        let count = (SHAPE_OFFSETS[shape + 1] - SHAPE_OFFSETS[shape]) as isize;
        let places = TABLE_OFFSETS[shape + 1] - TABLE_OFFSETS[shape];
        // The last bits of negative numbers follow those of the positive ones.
        (0..count).map(move |index| TABLE_OFFSETS[shape] + ((index - count / 2) as usize & (places - 1)))
    })
}

/// Image of a square under one of the eight symmetries of the board.
const fn image(square: u8, symmetry: u8) -> u8 {
    let (mut file, mut row) = (square % 8, square / 8);
    if symmetry & 1 != 0 {
        file = 7 - file;
    }
    if symmetry & 2 != 0 {
        row = 7 - row;
    }
    if symmetry & 4 != 0 { 8 * file + row } else { 8 * row + file }
}

/// Image of a shape as a set.
const fn image_set(shape: Shape, symmetry: u8) -> u64 {
    let (mut set, mut place) = (0, 0);
    while place < shape.len() {
        set |= 1 << image(shape[place], symmetry);
        place += 1;
    }
    set
}

/// Whether an earlier symmetry gives the same set.
const fn is_repeated(shape: Shape, symmetry: u8) -> bool {
    let mut earlier = 0;
    while earlier < symmetry {
        if image_set(shape, earlier) == image_set(shape, symmetry) {
            return true;
        }
        earlier += 1;
    }
    false
}

const fn first_patterns() -> [usize; SHAPE_COUNT + 1] {
    let mut first = [0; SHAPE_COUNT + 1];
    let mut shape = 0;
    while shape < SHAPE_COUNT {
        first[shape + 1] = first[shape];
        let mut symmetry = 0;
        while symmetry < 8 {
            if !is_repeated(SHAPES[shape], symmetry) {
                first[shape + 1] += 1;
            }
            symmetry += 1;
        }
        shape += 1;
    }
    first
}

/// The patterns, i.e. all distinct images of all shapes: their centres, and the deltas of each square.
const fn layout() -> ([i32; PATTERN_COUNT], [[i16; LANES]; 64]) {
    let (mut centres, mut deltas) = ([0; PATTERN_COUNT], [[0; LANES]; 64]);
    let (mut pattern, mut index) = (0, 0);
    while index < SHAPE_COUNT {
        let shape = SHAPES[index];
        let mut symmetry = 0;
        while symmetry < 8 {
            if !is_repeated(shape, symmetry) {
                centres[pattern] = ((SHAPE_OFFSETS[index] + SHAPE_OFFSETS[index + 1]) / 2) as i32;
                let mut place = 0;
                while place < shape.len() {
                    deltas[image(shape[place], symmetry) as usize][pattern] = 3i16.pow(place as u32);
                    place += 1;
                }
                pattern += 1;
            }
            symmetry += 1;
        }
        index += 1;
    }
    assert!(pattern == PATTERN_COUNT, "PATTERN_COUNT is the number of patterns");
    (centres, deltas)
}

/// For each configuration the canonical one with which it shares its weight: the lesser of itself and its
/// mirror image within the shape.
pub fn canonical_configurations() -> Vec<u32> {
    let mut canonical: Vec<u32> = (0..CONFIGURATION_COUNT as u32).collect();
    for (shape, offset) in SHAPES.iter().zip(SHAPE_OFFSETS) {
        let Some(symmetry) = (1..8).find(|&symmetry| image_set(shape, symmetry) == image_set(shape, 0))
        else {
            continue;
        };
        let place_of_image =
            |square| shape.iter().position(|&other| other == image(square, symmetry)).unwrap_or(0);
        let powers: Vec<usize> =
            shape.iter().map(|&square| 3usize.pow(place_of_image(square) as u32)).collect();
        for number in 0..3usize.pow(shape.len() as u32) {
            let mut rest = number;
            let mut mirrored = 0;
            for power in &powers {
                mirrored += rest % 3 * power;
                rest /= 3;
            }
            canonical[offset + number] = (offset + number.min(mirrored)) as u32;
        }
    }
    canonical
}

/// Configurations of all patterns on a board, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PatternIndices([i16; LANES]);

impl PatternIndices {
    /// Computes the configurations of a board.
    pub fn of(board: &Board) -> PatternIndices {
        let mut indices = PatternIndices([0; LANES]);
        Bits(board.own).for_each(|square| indices.add(square, 1));
        Bits(board.opponent).for_each(|square| indices.add(square, -1));
        indices
    }

    /// The configurations after a move that flips these discs, for the opponent.
    #[inline]
    pub fn after(&self, square: u8, flips: u64) -> PatternIndices {
        // The opponent sees negative numbers, so the differences are negative, too.
        let mut indices = self.passed();
        indices.add(square, -1);
        Bits(flips).for_each(|square| indices.add(square, -2));
        indices
    }

    /// The configurations after a pass, for the opponent.
    #[inline]
    pub fn passed(&self) -> PatternIndices {
        let mut indices = *self;
        indices.0.iter_mut().for_each(|number| *number = number.wrapping_neg());
        indices
    }

    #[inline]
    fn add(&mut self, square: u8, times: i16) {
        for (number, delta) in self.0.iter_mut().zip(&DISC_DELTAS[square as usize & 63]) {
            // Intermediate sums may overflow; the final one is in range.
            *number = number.wrapping_add(delta.wrapping_mul(times));
        }
    }

    /// Index of each pattern's configuration among those of all shapes.
    #[inline]
    pub fn indices(&self) -> impl Iterator<Item = usize> {
        CENTRES.into_iter().zip(&self.0).map(|(centre, &number)| (centre + i32::from(number)) as usize)
    }

    /// Sum of the weights of all patterns in a search table: one loop per shape, which the compiler unrolls.
    #[inline(always)]
    pub fn sum<const SIZE: usize>(&self, table: &[i8; SIZE]) -> i32 {
        const { assert!(SHAPE_COUNT == 12, "one loop per shape below") };
        self.sum_of_shape::<0, SIZE>(table)
            + self.sum_of_shape::<1, SIZE>(table)
            + self.sum_of_shape::<2, SIZE>(table)
            + self.sum_of_shape::<3, SIZE>(table)
            + self.sum_of_shape::<4, SIZE>(table)
            + self.sum_of_shape::<5, SIZE>(table)
            + self.sum_of_shape::<6, SIZE>(table)
            + self.sum_of_shape::<7, SIZE>(table)
            + self.sum_of_shape::<8, SIZE>(table)
            + self.sum_of_shape::<9, SIZE>(table)
            + self.sum_of_shape::<10, SIZE>(table)
            + self.sum_of_shape::<11, SIZE>(table)
    }

    #[inline(always)]
    fn sum_of_shape<const SHAPE: usize, const SIZE: usize>(&self, table: &[i8; SIZE]) -> i32 {
        let offset = const { TABLE_OFFSETS[SHAPE] };
        let mask = const { TABLE_OFFSETS[SHAPE + 1] - TABLE_OFFSETS[SHAPE] - 1 };
        let numbers = &self.0[const { FIRST_PATTERNS[SHAPE] }..const { FIRST_PATTERNS[SHAPE + 1] }];
        numbers.iter().map(|&number| i32::from(table[offset + (usize::from(number as u16) & mask)])).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetric_squares_are_in_equally_many_patterns() {
        let seen: Vec<usize> =
            DISC_DELTAS.iter().map(|deltas| deltas.iter().filter(|&&delta| delta != 0).count()).collect();
        for square in 0..64u8 {
            for symmetry in 0..8 {
                assert_eq!(seen[usize::from(square)], seen[usize::from(image(square, symmetry))]);
            }
        }
        assert!(seen.iter().all(|&count| count >= 4), "{seen:?}");
    }

    #[test]
    fn indices_stay_within_their_shapes() {
        for board in [Board { own: !0, opponent: 0 }, Board { own: 0, opponent: !0 }, Board::default()] {
            for (index, centre) in PatternIndices::of(&board).indices().zip(CENTRES) {
                let shape = SHAPE_OFFSETS.iter().rposition(|&offset| offset <= centre as usize).unwrap();
                assert!((SHAPE_OFFSETS[shape]..SHAPE_OFFSETS[shape + 1]).contains(&index));
            }
        }
    }

    #[test]
    fn canonical_configurations_agree_with_mirrored_boards() {
        let canonical = canonical_configurations();
        let board = Board { own: 0x0102_8408_1030_2041, opponent: 0x4010_0810_0840_0802 };
        let mirrored =
            |set: u64, symmetry| Bits(set).fold(0, |all, square| all | 1u64 << image(square, symmetry));
        let seen = |board: &Board| {
            let mut all: Vec<u32> =
                PatternIndices::of(board).indices().map(|index| canonical[index]).collect();
            all.sort_unstable();
            all
        };
        for symmetry in 1..8 {
            let other =
                Board { own: mirrored(board.own, symmetry), opponent: mirrored(board.opponent, symmetry) };
            assert_ne!(board, other);
            assert_eq!(seen(&board), seen(&other), "symmetry {symmetry}");
        }
    }
}
