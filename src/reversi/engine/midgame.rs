//! The search above the last dozen squares: principal variation search with a table, cut short where a shallow
//! search foretells the result. A search as deep as there are empty squares goes to the end of the game.
//!
//! Values are in the evaluation's unit. Where a value lies between the bounds it is exact (as far as the level of
//! surety goes); else it is a bound itself.

use super::board::{Board, squares};
use super::endgame::{Allowance, Endgame};
use super::evaluation::{DISC, Evaluation};
use super::patterns::View;
use super::probcut;
use super::table::{Found, NO_MOVE, Table};

/// Beyond every value.
pub const BEYOND: i32 = 65 * DISC;

/// With so few empty squares a search to the end is left to the endgame's own.
pub const ENDGAME: u32 = 12;

/// Searches not deeper than this need no table.
const SHALLOW: u32 = 2;

/// What an answer that a move leaves takes from its promise, and more where the search goes to the end.
const ANSWER: i32 = DISC / 4;
const ANSWER_AT_THE_END: i32 = DISC;

/// Moves further beyond the bounds than this need not be told apart.
const WORTH_A_LOOK: i32 = 8 * DISC;

const CORNERS: u64 = 0x8100_0000_0000_0081;
const X_SQUARES: u64 = 0x0042_0000_0000_4200;

/// What is kept from search to search.
pub struct Memory {
    /// Positions above the endgame.
    pub table: Table,
    /// The endgame's solver with its own table.
    pub endgame: Endgame,
    /// The eyes.
    pub evaluation: Evaluation,
}

impl Memory {
    /// With tables of 2^`bits` entries of 32 bytes each.
    pub fn new(bits: u32) -> Memory {
        Memory { table: Table::new(bits), endgame: Endgame::new(bits), evaluation: Evaluation::learnt() }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.clear();
        self.endgame.clear();
    }

    /// The positions to come follow from this one.
    pub fn advance_to(&mut self, board: &Board) {
        self.table.advance_to(board);
        self.endgame.advance_to(board);
    }
}

/// One search with one level of surety.
pub struct Search<'a, A> {
    /// What is known from before.
    pub memory: &'a mut Memory,
    /// Who pays.
    pub allowance: &'a mut A,
    /// The level of surety, up to [`probcut::EXACT`].
    pub surety: u32,
    /// Searches that foretell are not cut short themselves more than once.
    pub foretelling: u32,
}

/// A move that waits for its turn.
#[derive(Clone, Copy, Default)]
struct Step {
    next: Board,
    square: u32,
    promise: i32,
}

impl<A: Allowance> Search<'_, A> {
    /// The value of a position so many moves ahead; nothing when the allowance ran out.
    pub fn value(&mut self, board: Board, low: i32, high: i32, depth: u32) -> Option<i32> {
        let empty = board.empty_count();
        if depth >= empty && empty <= ENDGAME {
            return self.exact(board, low, high);
        }
        if depth <= SHALLOW {
            return self.shallow(board, low, high, depth);
        }
        self.allowance.spend(1).then_some(())?;
        let moves = board.mobility();
        if moves == 0 {
            if board.their_mobility() == 0 {
                return Some(board.final_score() * DISC);
            }
            return Some(-self.value(board.passed(), -high, -low, depth)?);
        }
        let depth = depth.min(empty);
        if let Some(most) = self.memory.endgame.kept_by_them(&board, low / DISC, empty) {
            return Some(most * DISC);
        }
        let mut known = [NO_MOVE; 2];
        if let Some(entry) = self.memory.table.get(&board) {
            known = entry.moves;
            let (least, most) = (i32::from(entry.low), i32::from(entry.high));
            if self.answers(entry.depth, entry.surety, depth, empty) {
                if least >= high || least == most {
                    return Some(least);
                }
                if most <= low {
                    return Some(most);
                }
            }
        }
        let null_window = high - low == 1;
        if null_window && let Some(value) = self.foretold(&board, low, depth, empty)? {
            return Some(value);
        }
        if known[0] == NO_MOVE && depth > 6 && !null_window {
            self.value(board, low, high, depth - 4)?;
            known = self.memory.table.get(&board).map_or(known, |entry| entry.moves);
        }

        let mut steps = [Step::default(); 34];
        let mut count = 0;
        for square in squares(moves) {
            let turned = board.flips(square);
            if board.other & !turned == 0 {
                return Some(64 * DISC);
            }
            let next = board.after(square, turned);
            if null_window
                && depth > 4
                && let Some(entry) = self.memory.table.get(&next)
                && self.answers(entry.depth, entry.surety, depth - 1, empty - 1)
                && -i32::from(entry.high) > low
            {
                return Some(-i32::from(entry.high));
            }
            steps[count] = Step { next, square, promise: 0 };
            count += 1;
        }
        let steps = &mut steps[..count];
        self.order(&board, steps, known, low, high, depth)?;

        let (mut best, mut best_move) = (-BEYOND, NO_MOVE);
        for step in steps.iter() {
            let floor = low.max(best);
            let mut value = if best == -BEYOND || null_window {
                -self.value(step.next, -high, -floor, depth - 1)?
            } else {
                -self.value(step.next, -floor - 1, -floor, depth - 1)?
            };
            if !null_window && best > -BEYOND && value > floor && value < high {
                value = -self.value(step.next, -high, -floor, depth - 1)?;
            }
            if value > best {
                (best, best_move) = (value, step.square as u8);
                if best >= high {
                    break;
                }
            }
        }
        let found = Found { window: (low, high), value: best, depth, surety: self.surety, best: best_move };
        self.memory.table.put(&board, found);
        Some(best)
    }

    /// Whether what a search found answers for one of this depth.
    fn answers(&self, depth: u8, surety: u8, wanted: u32, empty: u32) -> bool {
        let depth = u32::from(depth);
        let to_the_end = wanted >= empty;
        depth >= wanted && u32::from(surety) >= self.surety && (!to_the_end || depth >= empty)
    }

    /// Exact values of the last squares, where a search to the end asks for them.
    fn exact(&mut self, board: Board, low: i32, high: i32) -> Option<i32> {
        // A whole number of discs is above `low` exactly when it is above `low` rounded down.
        let mut bound = low.div_euclid(DISC);
        loop {
            let value = self.memory.endgame.above(board, bound, self.allowance)?;
            if value <= bound || value * DISC >= high {
                return Some(value * DISC);
            }
            bound = value;
        }
    }

    /// Few moves ahead, with neither table nor order.
    fn shallow(&mut self, board: Board, low: i32, high: i32, depth: u32) -> Option<i32> {
        self.shallow_seen(board, &View::of(&board), low, high, depth)
    }

    /// The same; the view goes along from move to move, which is cheaper than to look anew.
    fn shallow_seen(&mut self, board: Board, view: &View, low: i32, high: i32, depth: u32) -> Option<i32> {
        self.allowance.spend(1).then_some(())?;
        if depth == 0 {
            return Some(self.memory.evaluation.value_seen(&board, view).clamp(-64 * DISC, 64 * DISC));
        }
        let moves = board.mobility();
        if moves == 0 {
            if board.their_mobility() == 0 {
                return Some(board.final_score() * DISC);
            }
            return Some(-self.shallow_seen(board.passed(), &view.passed(), -high, -low, depth)?);
        }
        let mut best = -BEYOND;
        for set in [moves & CORNERS, moves & !(CORNERS | X_SQUARES), moves & X_SQUARES] {
            for square in squares(set) {
                let turned = board.flips(square);
                let (next, seen) = (board.after(square, turned), view.after(square, turned));
                best = best.max(-self.shallow_seen(next, &seen, -high, -low.max(best), depth - 1)?);
                if best >= high {
                    return Some(best);
                }
            }
        }
        Some(best)
    }

    /// The bound itself, or the next value above it, where a shallow search foretells it.
    fn foretold(&mut self, board: &Board, bound: i32, depth: u32, empty: u32) -> Option<Option<i32>> {
        let (multiple, _) = probcut::LEVELS[self.surety as usize];
        if multiple == 0 || depth < probcut::LEAST_DEPTH || self.foretelling > 1 {
            return Some(None);
        }
        let shallow = probcut::shallow_depth(depth);
        let margin = multiple * probcut::spread(empty, depth, shallow) / 100;
        let doubt = multiple * probcut::spread(empty, depth, 0) / 100;
        let glance = self.memory.evaluation.value_seen(board, &View::of(board));
        self.foretelling += 1;
        let mut answer = None;
        let (above, below) = (bound + 1 + margin, bound - margin);
        if glance > bound - (doubt - margin) / 2 && above < 64 * DISC {
            let value = self.value(*board, above - 1, above, shallow)?;
            if value >= above {
                answer = Some(bound + 1);
            }
        }
        if answer.is_none() && glance < bound + (doubt - margin) / 2 && below > -64 * DISC {
            let value = self.value(*board, below, below + 1, shallow)?;
            if value <= below {
                answer = Some(bound);
            }
        }
        self.foretelling -= 1;
        Some(answer)
    }

    /// The most promising first: what was best before, then by a shallow search and by how few answers are left.
    fn order(
        &mut self,
        board: &Board,
        steps: &mut [Step],
        known: [u8; 2],
        low: i32,
        high: i32,
        depth: u32,
    ) -> Option<()> {
        let by_answer = if depth >= board.empty_count() { ANSWER_AT_THE_END } else { ANSWER };
        let look = match depth {
            ..=9 => 0,
            10..=15 => 1,
            _ => 2,
        };
        let view = View::of(board);
        let (low, high) = (low - WORTH_A_LOOK, high + WORTH_A_LOOK);
        for step in steps.iter_mut() {
            step.promise = if step.square == u32::from(known[0]) {
                2 * BEYOND
            } else if step.square == u32::from(known[1]) {
                2 * BEYOND - 1
            } else {
                let answers = step.next.mobility().count_ones() as i32;
                let seen = view.after(step.square, board.flips(step.square));
                -self.shallow_seen(step.next, &seen, -high, -low, look)? - by_answer * answers
            };
        }
        steps.sort_by_key(|step| std::cmp::Reverse(step.promise));
        Some(())
    }
}
