//! The end of every line: captures, promotions and answers to check until the position is quiet enough to be
//! judged.

use super::evaluator::Evaluator;
use super::line::{BEYOND, LEAST_MATE, MATE, MOST_PLIES, NONE};
use super::picker::{Favourites, Picker, taken};
use super::search::Search;
use super::table::{Bound, Entry, UNKNOWN};
use crate::chess::board::Board;
use crate::chess::exchange::exchange_reaches;
use crate::chess::squares::Piece;

/// What a capture may win beyond the taken piece, in position.
const BONUS: i32 = 160;
const TAKEN: [i32; 6] = [110, 340, 350, 530, 1000, 0];

impl<E: Evaluator> Search<'_, '_, E> {
    /// The value of a board for the side to move when only captures and answers to check are looked at.
    pub(super) fn quiet_value(&mut self, board: &Board, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        let expected = beta - alpha > 1;
        self.lines[ply].clear();
        if !self.budget.spend() {
            return 0;
        }
        if expected {
            self.furthest = self.furthest.max(ply as u32);
        }
        if self.is_drawn(board) {
            return self.draw();
        }
        let in_check = board.in_check();
        if ply >= MOST_PLIES - 2 {
            return if in_check { 0 } else { self.judge(board) };
        }
        let known = self.mind.table.get(board.hash(), ply as i32);
        if let Some(entry) = known
            && !expected
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            }
        {
            return entry.value;
        }
        let before = self.before(ply);
        let mut raw = UNKNOWN;
        let mut best = -BEYOND;
        let mut floor = -BEYOND;
        if !in_check {
            raw = match known {
                Some(entry) if entry.judgement != UNKNOWN => entry.judgement,
                _ => self.judge(board),
            };
            best = self.corrected(board, raw, before);
            if let Some(entry) = known
                && match entry.bound {
                    Bound::Exact => true,
                    Bound::Lower => entry.value > best,
                    Bound::Upper => entry.value < best,
                }
            {
                best = entry.value;
            }
            // Nobody has to take: a quiet move is hardly worse than none.
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
            floor = best + BONUS;
        }
        let alpha_at_first = alpha;
        let mut best_move = NONE;
        let remembered = known.map_or(NONE, |entry| entry.chosen);
        let usable =
            remembered != NONE && board.is_legal(remembered) && (in_check || board.is_noisy(remembered));
        let remembered = if usable { remembered } else { NONE };
        let favourites = Favourites { answer: self.mind.histories.answer(before), ..Favourites::NONE };
        let mut picker = if in_check { Picker::all(remembered) } else { Picker::noisy(remembered, 0) };
        let mut count = 0;
        while let Some(chosen) = picker.next(board, &self.mind.histories, before, &favourites) {
            if !in_check && self.blindness.as_ref().is_some_and(|blindness| blindness.hides(board, chosen)) {
                continue;
            }
            count += 1;
            if best > -LEAST_MATE {
                if in_check {
                    // One answer is enough to see that the check does not mate.
                    if count > 2 && !board.is_noisy(chosen) {
                        break;
                    }
                } else if chosen.promotion().is_none() {
                    let gain = taken(board, chosen).map_or(0, |piece| TAKEN[piece as usize]);
                    if floor + gain <= alpha {
                        best = best.max(floor + gain);
                        continue;
                    }
                    if floor <= alpha && !exchange_reaches(board, chosen, 1) {
                        best = best.max(floor);
                        continue;
                    }
                    if count > 3
                        && gain <= TAKEN[Piece::Knight as usize]
                        && !expected
                        && floor - BONUS + gain < alpha
                    {
                        continue;
                    }
                }
            }
            let next = self.step(board, chosen, ply);
            let value = -self.quiet_value(&next, -beta, -alpha, ply + 1);
            self.back();
            if self.budget.exhausted() {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = chosen;
                    if expected {
                        let (above, below) = self.lines.split_at_mut(ply + 1);
                        above[ply].set(chosen, &below[0]);
                    }
                    if value >= beta {
                        break;
                    }
                    alpha = value;
                }
            }
        }
        if in_check && count == 0 {
            return ply as i32 - MATE;
        }
        let bound = match best {
            best if best >= beta => Bound::Lower,
            best if best > alpha_at_first && expected => Bound::Exact,
            _ => Bound::Upper,
        };
        let entry = Entry { chosen: best_move, value: best, judgement: raw, depth: 0, bound, expected };
        self.mind.table.put(board.hash(), ply as i32, entry);
        best
    }
}
