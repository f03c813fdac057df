//! The accumulators: sums over all empty cells, brought up to date only where a position is evaluated.
//!
//! Each keeps the classes of cells that it is made of and for another position takes only the cells that differ, so that
//! moves that nobody evaluates, such as those of a VCF, cost nothing here.

use crate::games::gobang::engine::cell_table::{CellClass, NO_CELL, combination_of};
use crate::games::gobang::engine::evaluation::network::{Vector, WIDTH};
use crate::games::gobang::engine::evaluation::weights::Weights;
use crate::search::bits::Bits;
use crate::search::simd::differing;

/// Cells that are compared at a time.
const CHUNK: usize = 16;

/// The sums from the perspective of one side.
pub struct Accumulator {
    side: usize,
    /// The cells that are in the sums.
    classes: Vec<CellClass>,
    /// What each of them adds.
    terms: Vec<(i32, Vector)>,
    /// What the cells weigh, the own patterns less the opponent's.
    pub linear: i32,
    /// The vectors of all cells.
    pub sums: [u16; WIDTH],
}

impl Accumulator {
    /// Of a board of so many cells without any.
    pub fn new(side: usize, cells: usize) -> Accumulator {
        // A cell that is none adds nothing, so chunks may reach beyond the board.
        let cells = cells.next_multiple_of(CHUNK);
        let (classes, terms) = (vec![NO_CELL; cells], vec![(0, [0; WIDTH]); cells]);
        Accumulator { side, classes, terms, linear: 0, sums: [0; WIDTH] }
    }

    /// Brings the sums up to date.
    #[inline]
    pub fn update(&mut self, classes: &[CellClass], weights: &Weights) {
        let (mut linear, mut sums) = (self.linear, self.sums);
        let cells = self.classes.as_chunks_mut::<CHUNK>().0.iter_mut().zip(classes.as_chunks::<CHUNK>().0);
        for ((old, new), terms) in cells.zip(self.terms.as_chunks_mut::<CHUNK>().0) {
            for at in Bits(differing(old, new).into()) {
                let at = usize::from(at) % CHUNK;
                let class = new[at];
                let term = weights.cell([self.side, 1 - self.side].map(|side| combination_of(class, side)));
                linear += term.0 - terms[at].0;
                for ((sum, new), old) in sums.iter_mut().zip(term.1).zip(terms[at].1) {
                    *sum = sum.wrapping_add(new as u16).wrapping_sub(old as u16);
                }
                (old[at], terms[at]) = (class, term);
            }
        }
        (self.linear, self.sums) = (linear, sums);
    }
}
