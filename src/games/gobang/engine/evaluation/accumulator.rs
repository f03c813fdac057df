//! Accumulators: sums over all empty cells, updated lazily when a position is evaluated.
//!
//! An accumulator stores the cell classes that it sums, and for another position updates only cells that
//! differ. Moves without evaluation, such as those of a VCF, cost nothing here.

use crate::games::gobang::engine::cell_table::{CellClass, NO_CELL, combination_of};
use crate::games::gobang::engine::evaluation::network::{Vector, WIDTH};
use crate::games::gobang::engine::evaluation::weights::Weights;
use crate::search::bits::Bits;
use crate::search::simd::differing;

/// Number of cells compared at a time.
const CHUNK: usize = 16;

/// Sums from the perspective of one side.
pub struct Accumulator {
    side: usize,
    /// Cell classes that the sums represent.
    classes: Vec<CellClass>,
    /// Contribution of each cell.
    terms: Vec<(i32, Vector)>,
    /// Linear term: own patterns minus the opponent's.
    pub linear: i32,
    /// Sum of the vectors of all cells.
    pub sums: [u16; WIDTH],
}

impl Accumulator {
    /// Creates the accumulator of a board whose cells are all missing.
    pub fn new(side: usize, cells: usize) -> Accumulator {
        // A missing cell contributes nothing, so chunks may extend beyond the board.
        let cells = cells.next_multiple_of(CHUNK);
        let (classes, terms) = (vec![NO_CELL; cells], vec![(0, [0; WIDTH]); cells]);
        Accumulator { side, classes, terms, linear: 0, sums: [0; WIDTH] }
    }

    /// Updates the sums to these classes.
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
