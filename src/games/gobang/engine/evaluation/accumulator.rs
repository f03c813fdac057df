//! The accumulators: sums over all empty cells, brought up to date only where a position is evaluated.
//!
//! Each keeps the pattern codes that it is made of and for another position takes only the cells that differ, so that
//! moves that nobody evaluates, such as those of a VCF, cost nothing here.

use crate::games::gobang::engine::evaluation::network::WIDTH;
use crate::games::gobang::engine::evaluation::weights::Weights;
use crate::games::gobang::engine::threats::{PatternCode, ThreatTable};

/// The pattern codes of both sides on a cell, that of side 1 in the upper half.
pub type CellCodes = u32;

/// The codes of a cell that is occupied, hidden or off the board.
pub const NO_CELL: CellCodes = CellCodes::MAX;

/// Cells that are compared at a time.
const CHUNK: usize = 16;

/// The code of one side.
#[inline]
pub fn code_of(codes: CellCodes, side: usize) -> PatternCode {
    (codes >> (16 * side)) as PatternCode
}

/// The sums from the perspective of one side.
pub struct Accumulator {
    side: usize,
    /// The cells that are in the sums.
    codes: Vec<CellCodes>,
    /// What each of them has in the sums.
    combinations: Vec<[u16; 2]>,
    /// What the cells weigh, the own patterns less the opponent's.
    pub linear: i32,
    /// The vectors of all cells.
    pub sums: [u16; WIDTH],
}

impl Accumulator {
    /// Of a board of so many cells without any.
    pub fn new(side: usize, cells: usize) -> Accumulator {
        Accumulator {
            side,
            codes: vec![NO_CELL; cells],
            combinations: vec![[0; 2]; cells],
            linear: 0,
            sums: [0; WIDTH],
        }
    }

    /// Brings the sums up to date.
    #[inline]
    pub fn update(&mut self, codes: &[CellCodes], weights: &Weights, table: &ThreatTable) {
        let (mut linear, mut sums) = (self.linear, self.sums);
        let cells =
            self.codes.chunks_mut(CHUNK).zip(self.combinations.chunks_mut(CHUNK)).zip(codes.chunks(CHUNK));
        for ((old, combinations), new) in cells {
            if old.iter().zip(new).fold(0, |differ, (old, new)| differ | (old ^ new)) == 0 {
                continue;
            }
            for ((old, combinations), &new) in old.iter_mut().zip(combinations).zip(new) {
                if *old == new {
                    continue;
                }
                if *old != NO_CELL {
                    let (points, vector) = weights.cell(*combinations);
                    linear -= points;
                    sums.iter_mut().zip(vector).for_each(|(sum, x)| *sum = sum.wrapping_sub(x as u16));
                }
                if new != NO_CELL {
                    let index = |side: usize| table.index(code_of(new, side));
                    *combinations = [self.side, 1 - self.side].map(|side| weights.combination(index(side)));
                    let (points, vector) = weights.cell(*combinations);
                    linear += points;
                    sums.iter_mut().zip(vector).for_each(|(sum, x)| *sum = sum.wrapping_add(x as u16));
                }
                *old = new;
            }
        }
        (self.linear, self.sums) = (linear, sums);
    }
}
