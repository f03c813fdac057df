//! The evaluation of Ramscher and Aufpasser by a table of square values.

use super::parameters::{BONUS, STUCK, TABLE, THRESHOLD};
use crate::core::board_view::BoardView;
use crate::core::parameters::Parameters;
use crate::core::rules::{Rules, Side};
use crate::core::trace::Tracer;
use crate::games::reversi::position::Position;

/// Evaluates positions by square values.
#[derive(Clone)]
pub(super) struct Evaluation {
    /// Summed square values of each row's 256 sets of discs, so that a position takes 16 look-ups.
    rows: Box<[[i32; 256]; 8]>,
    /// Bonus for the square of a move.
    bonus: [i32; 64],
    pub(super) stuck: i32,
}

impl Evaluation {
    pub(super) fn new(numbers: &Parameters) -> Evaluation {
        let table = numbers.table(TABLE);
        let mut rows = Box::new([[0; 256]; 8]);
        for (row, sums) in rows.iter_mut().enumerate() {
            for (set, sum) in sums.iter_mut().enumerate() {
                *sum = (0..8)
                    .filter(|column| set >> column & 1 != 0)
                    .map(|column| table[8 * row + column])
                    .sum();
            }
        }
        let (factor, threshold) = (numbers.number(BONUS), numbers.number(THRESHOLD));
        let bonus = |square: usize| if table[square] > threshold { factor * table[square] } else { 0 };
        Evaluation {
            rows,
            bonus: std::array::from_fn(bonus),
            stuck: if numbers.has(STUCK) { numbers.number(STUCK) } else { 0 },
        }
    }

    /// The source's `bewerten`: own values minus the opponent's.
    pub(super) fn evaluate(&self, position: &Position, side: Side) -> i32 {
        let sum = |discs: u64| -> i32 {
            discs.to_le_bytes().iter().zip(self.rows.iter()).map(|(&set, row)| row[usize::from(set)]).sum()
        };
        sum(position.discs(side)) - sum(position.discs(side.other()))
    }

    /// The source's `getmax` for one move.
    pub(super) fn evaluate_move(&self, position: &Position, square: u8, tracer: &mut impl Tracer) -> i32 {
        let (after, side) = (position.after(square).0, position.side_to_move());
        let sum = self.evaluate(&after, side);
        self.trace_squares(&after, side, tracer);
        let bonus = self.bonus[usize::from(square)];
        tracer.step(19, Some(square.into()), &[("sum", sum + bonus)]);
        sum + bonus
    }

    /// Traces the same sum square by square, as the source computes it.
    fn trace_squares<T: Tracer>(&self, position: &Position, side: Side, tracer: &mut T) {
        if !T::ENABLED {
            return;
        }
        tracer.board(|| position.cells());
        let mut sum = 0;
        tracer.step(15, None, &[("sum", sum)]);
        for square in 0..64 {
            let value = self.rows[square / 8][1 << (square % 8)];
            let has = |side| position.discs(side) >> square & 1 != 0;
            tracer.step(16, Some(square), &[("w", value)]);
            if has(side) {
                sum += value;
                tracer.step(17, Some(square), &[("sum", sum)]);
            } else if has(side.other()) {
                sum -= value;
                tracer.step(18, Some(square), &[("sum", sum)]);
            }
        }
    }
}
