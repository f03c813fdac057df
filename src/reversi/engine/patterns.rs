//! Patterns: small groups of squares whose stones are looked at together, and which configuration each shows.
//!
//! A configuration is a number in balanced ternary: own stones count +1, the other's -1, empty squares 0, so
//! the other side sees the same number with the opposite sign. A stone set or turned adds a fixed amount to each
//! number, which is how a view is carried from move to move.

use super::board::{Board, squares};

/// A shape: its squares in the order of their powers of three.
type Shape = &'static [u8];

/// The shapes: corner blocks, edges, lines and diagonals. Their images under the board's symmetries are the
/// patterns, and all images of a shape share its weights.
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
    &[1, 55, 10, 46, 19, 37, 28],           // the diagonals beside it, shorter and shorter
    &[2, 47, 11, 38, 20, 29],
    &[3, 39, 12, 30, 21],
    &[4, 31, 13, 22],
];

/// How many shapes there are.
pub const SHAPE_COUNT: usize = SHAPES.len();

/// How many patterns there are.
pub const PATTERNS: usize = 46;

/// The patterns' numbers lie in vectors of eight; the last places stay zero.
const LANES: usize = 48;

/// The configurations of all shapes together.
pub const CONFIGURATIONS: usize = starts()[SHAPE_COUNT];

/// Where the configurations of each shape begin; behind the last one, how many there are.
pub const STARTS: [usize; SHAPE_COUNT + 1] = starts();

/// By pattern: where its configuration zero, all squares empty, lies among the configurations of all shapes.
static CENTRES: [i32; PATTERNS] = layout().0;

/// By square: what an own stone on it adds to each pattern's number.
static STONES: [[i16; LANES]; 64] = layout().1;

const fn starts() -> [usize; SHAPE_COUNT + 1] {
    let mut starts = [0; SHAPE_COUNT + 1];
    let mut shape = 0;
    while shape < SHAPE_COUNT {
        starts[shape + 1] = starts[shape] + 3usize.pow(SHAPES[shape].len() as u32);
        shape += 1;
    }
    starts
}

/// The image of a square under one of the eight symmetries of the board.
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

/// The set of the images of a shape's squares.
const fn image_set(shape: Shape, symmetry: u8) -> u64 {
    let (mut set, mut place) = (0, 0);
    while place < shape.len() {
        set |= 1 << image(shape[place], symmetry);
        place += 1;
    }
    set
}

/// Whether an earlier symmetry gives the same squares.
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

/// The patterns: all different images of all shapes.
const fn layout() -> ([i32; PATTERNS], [[i16; LANES]; 64]) {
    let (mut centres, mut stones) = ([0; PATTERNS], [[0; LANES]; 64]);
    let (mut pattern, mut index) = (0, 0);
    while index < SHAPE_COUNT {
        let shape = SHAPES[index];
        let mut symmetry = 0;
        while symmetry < 8 {
            if !is_repeated(shape, symmetry) {
                centres[pattern] = ((starts()[index] + starts()[index + 1]) / 2) as i32;
                let mut place = 0;
                while place < shape.len() {
                    stones[image(shape[place], symmetry) as usize][pattern] = 3i16.pow(place as u32);
                    place += 1;
                }
                pattern += 1;
            }
            symmetry += 1;
        }
        index += 1;
    }
    assert!(pattern == PATTERNS, "PATTERNS says how many there are");
    (centres, stones)
}

/// For each configuration of all shapes the least of those that look the same in a mirror: itself or another.
pub fn mirrors() -> Vec<u32> {
    let mut mirrors: Vec<u32> = (0..CONFIGURATIONS as u32).collect();
    for (shape, start) in SHAPES.iter().zip(STARTS) {
        let Some(symmetry) = (1..8).find(|&symmetry| image_set(shape, symmetry) == image_set(shape, 0))
        else {
            continue;
        };
        let seat = |square| shape.iter().position(|&other| other == image(square, symmetry)).unwrap_or(0);
        let powers: Vec<usize> = shape.iter().map(|&square| 3usize.pow(seat(square) as u32)).collect();
        for number in 0..3usize.pow(shape.len() as u32) {
            let mut rest = number;
            let mut mirrored = 0;
            for power in &powers {
                mirrored += rest % 3 * power;
                rest /= 3;
            }
            mirrors[start + number] = (start + number.min(mirrored)) as u32;
        }
    }
    mirrors
}

/// The configurations of all patterns on one board, as the side to move sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View([i16; LANES]);

impl View {
    /// Of any board.
    pub fn of(board: &Board) -> View {
        let mut view = View([0; LANES]);
        squares(board.own).for_each(|square| view.add(square, 1));
        squares(board.other).for_each(|square| view.add(square, -1));
        view
    }

    /// After a stone on the square has turned these stones; the other side is to move.
    #[inline]
    pub fn after(&self, square: u32, turned: u64) -> View {
        // The other side's view is the negative; so what is added is negative too.
        let mut view = self.passed();
        view.add(square, -1);
        squares(turned).for_each(|square| view.add(square, -2));
        view
    }

    /// With the other side to move.
    #[inline]
    pub fn passed(&self) -> View {
        View(self.0.map(|number| -number))
    }

    #[inline]
    fn add(&mut self, square: u32, times: i16) {
        for (number, one) in self.0.iter_mut().zip(&STONES[square as usize & 63]) {
            // On the way to a board a number may leave the range; on any board it is back.
            *number = number.wrapping_add(one.wrapping_mul(times));
        }
    }

    /// Each pattern's place among the configurations of all shapes.
    #[inline]
    pub fn places(&self) -> impl Iterator<Item = usize> {
        CENTRES.iter().zip(&self.0).map(|(&centre, &number)| (centre + i32::from(number)) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_seen_by_patterns_of_its_own_kind() {
        let seen: Vec<usize> =
            STONES.iter().map(|stones| stones.iter().filter(|&&stone| stone != 0).count()).collect();
        for square in 0..64u8 {
            for symmetry in 0..8 {
                assert_eq!(seen[usize::from(square)], seen[usize::from(image(square, symmetry))]);
            }
        }
        assert!(seen.iter().all(|&count| count >= 4), "{seen:?}");
    }

    #[test]
    fn places_stay_within_their_shapes() {
        for board in [Board { own: !0, other: 0 }, Board { own: 0, other: !0 }, Board::default()] {
            for (place, centre) in View::of(&board).places().zip(CENTRES) {
                let shape = STARTS.iter().rposition(|&start| start <= centre as usize).unwrap();
                assert!((STARTS[shape]..STARTS[shape + 1]).contains(&place));
            }
        }
    }

    #[test]
    fn mirrors_agree_with_mirrored_boards() {
        let mirrors = mirrors();
        let board = Board { own: 0x0102_8408_1030_2041, other: 0x4010_0810_0840_0802 };
        let turned = |set: u64, symmetry| {
            squares(set).fold(0, |all, square| all | 1u64 << image(square as u8, symmetry))
        };
        let seen = |board: &Board| {
            let mut all: Vec<u32> = View::of(board).places().map(|place| mirrors[place]).collect();
            all.sort_unstable();
            all
        };
        for symmetry in 1..8 {
            let other = Board { own: turned(board.own, symmetry), other: turned(board.other, symmetry) };
            assert_ne!(board, other);
            assert_eq!(seen(&board), seen(&other), "symmetry {symmetry}");
        }
    }
}
