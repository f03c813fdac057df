//! The tree below the root.

use super::order::{GREATEST, Moves};
use super::{INFINITE, SURE, Search, Spent, WIN, from_here};
use crate::gobang::cells::Cells;
use crate::gobang::defence::defences;
use crate::gobang::fours::Verdict;
use crate::gobang::memory::{Bound, Known};
use crate::gobang::threat::Threat;

/// The values that matter: what one side is sure of and what the other allows.
type Window = (i32, i32);

/// Hundredths of a ply by which a move with a threat is looked at more deeply than another late one.
const LOUD: i32 = 150;
/// Points by which a late move promises less than the best one; whoever promises still less is looked at less deeply.
const EVEN_GAP: i32 = 200;
/// With so many plies left a position of which no move is remembered is looked at less deeply.
const UNKNOWN_FROM: i32 = 4;

/// A move that is not the first.
#[derive(Clone, Copy)]
struct Late {
    cell: usize,
    /// How many came before.
    at: usize,
    /// Whether it threatens and prevents nothing.
    quiet: bool,
    /// Whether it only matters on which side of the window its value is.
    narrow: bool,
    /// How much less it promises than the most promising one.
    gap: i32,
}

/// A position on the way.
struct Here {
    depth: i32,
    ply: i32,
    /// Its worth without looking ahead.
    judged: i32,
    /// Whether that is more than two plies ago.
    improving: bool,
    /// Whether some move is expected to be too good for the other side.
    cut: bool,
    /// Where the other side would win by fours: all moves that may stand against it.
    threatened: Option<Cells>,
    known: Option<Known>,
}

impl<M> Search<'_, '_, M> {
    /// The value for the side whose turn it is, or a bound of it outside the window.
    pub(super) fn look(
        &mut self,
        (mut alpha, mut beta): Window,
        depth: i32,
        ply: i32,
        cut: bool,
    ) -> Result<i32, Spent> {
        if !self.budget.spend() {
            return Err(Spent);
        }
        let room = self.board.room();
        if room == 0 {
            return Ok(0);
        }
        let (own, other) = (self.board.turn(), 1 - self.board.turn());
        if !self.board.fives(own).is_empty() {
            return Ok(WIN - ply - 1);
        }
        let menace = self.board.fives(other).first();
        if let Some(cell) = menace {
            if self.board.fives(other).len() > 1 && room > 1 {
                return Ok(ply + 2 - WIN);
            }
            self.judged[ply as usize] = -self.judged[ply as usize - 1];
            // A single reply costs no depth.
            self.board.play(cell);
            let value = self.look((-beta, -alpha), depth, ply + 1, !cut && beta - alpha == 1);
            self.board.undo();
            return value.map(|value| -value);
        }
        if self.board.count(own, Threat::TwoFours) > 0 && room > 2 {
            return Ok(WIN - ply - 3);
        }
        // Whatever happens here, it cannot be better than a win or worse than a loss so soon.
        alpha = alpha.max(ply + 4 - WIN);
        beta = beta.min(WIN - ply - 5);
        if alpha >= beta {
            return Ok(alpha);
        }
        let narrow = beta - alpha == 1;
        let known = self.memory.get(self.board.key());
        let known = known.map(|known| Known { value: from_here(known.value, ply), ..known });
        if let Some(known) = known.filter(|known| narrow && known.depth >= depth.max(0)) {
            match known.bound {
                Bound::Exact => return Ok(known.value),
                Bound::Least if known.value >= beta => return Ok(known.value),
                Bound::Most if known.value <= alpha => return Ok(known.value),
                _ => {}
            }
        }
        if !self.board.fours(own).is_empty() {
            let most = if depth > 0 { self.habits.inner_fours } else { self.habits.leaf_fours };
            let budget = &mut *self.budget;
            let (verdict, line) = self.fours.line(self.board, most, &mut || budget.spend());
            if verdict == Verdict::Won {
                let value = WIN - ply - 2 - line.len() as i32;
                self.keep(value, Bound::Exact, 127, Some(line[0]), ply);
                return Ok(value);
            }
        }
        let judged = self.judge();
        if depth <= 0 || ply as usize + 1 >= self.judged.len() {
            return Ok(judged);
        }
        self.judged[ply as usize] = judged;
        let improving = ply < 2 || judged > self.judged[ply as usize - 2];
        let threatened = self.threatened(other);
        if narrow && threatened.is_none() && beta.abs() < SURE {
            // What was found out before says more than a glance.
            let worth = match known {
                Some(Known { bound: Bound::Least, value, .. }) => value.max(judged),
                Some(Known { bound: Bound::Most, value, .. }) => value.min(judged),
                Some(Known { bound: Bound::Exact, value, .. }) => value,
                None => judged,
            };
            let margin = self.habits.margin * (depth - i32::from(improving)).max(0);
            if depth <= self.habits.shallow && worth < SURE && worth - margin >= beta {
                return Ok(worth - margin);
            }
            if depth <= 2 && judged + 2 * self.habits.margin * depth <= alpha {
                return Ok(judged + 2 * self.habits.margin * depth);
            }
        }
        let unknown = known.is_none_or(|known| known.cell.is_none());
        let depth = if unknown && depth >= UNKNOWN_FROM { depth - 1 } else { depth };
        let here = Here { depth, ply, judged, improving, cut, threatened, known };
        self.look_at_moves((alpha, beta), &here)
    }

    /// Where the other side would win by fours: all moves that may stand against it.
    fn threatened(&mut self, other: usize) -> Option<Cells> {
        if self.board.fours(other).is_empty() {
            return None;
        }
        self.board.pass();
        let budget = &mut *self.budget;
        let most = self.habits.inner_fours;
        let (verdict, line) = self.fours.line(self.board, most, &mut || budget.spend());
        let moves = (verdict == Verdict::Won).then(|| defences(self.board, &line));
        self.board.pass();
        moves
    }

    fn look_at_moves(&mut self, (mut alpha, beta): Window, here: &Here) -> Result<i32, Spent> {
        let &Here { depth, ply, judged, .. } = here;
        let (own, other) = (self.board.turn(), 1 - self.board.turn());
        let narrow = beta - alpha == 1;
        let remembered = here.known.and_then(|known| known.cell);
        let against = here.threatened.as_ref();
        let mut moves = Moves::of(self.board, against, remembered, &self.experience);
        if moves.is_empty() {
            // Nothing helps: a four, a reply and the five are left.
            return Ok(if against.is_some() { ply + 4 - WIN } else { judged });
        }
        let (mut best, mut best_cell, first_alpha) = (-INFINITE, None, alpha);
        let width = self.lateness.width(depth, here.improving);
        let mut at = 0;
        while let Some(cell) = moves.next() {
            let quiet = self.board.threat(own, cell) < Threat::Three
                && self.board.threat(other, cell) < Threat::Four
                && against.is_none();
            if narrow && quiet && best > -SURE {
                if at >= width {
                    break;
                }
                if depth <= self.habits.shallow
                    && at >= 4
                    && judged + self.habits.margin * (depth + 1) < alpha
                {
                    at += 1;
                    continue;
                }
            }
            let reduction = match at {
                1.. if depth >= 2 => self.reduction(here, Late { cell, at, quiet, narrow, gap: moves.gap() }),
                _ => 0,
            };
            self.board.play(cell);
            let result = self.look_at_move((alpha, beta), depth - 1, reduction, here, at == 0);
            self.board.undo();
            let value = result?;
            at += 1;
            if value > best {
                best = value;
                best_cell = Some(cell);
                if value >= beta {
                    self.experience.learn(self.board, cell, moves.before(), depth);
                    break;
                }
                alpha = alpha.max(value);
            }
        }
        let bound = match () {
            _ if best >= beta => Bound::Least,
            _ if best > first_alpha => Bound::Exact,
            _ => Bound::Most,
        };
        self.keep(best, bound, depth, best_cell, ply);
        Ok(best)
    }

    /// By how many plies a late move is looked at less deeply.
    fn reduction(&self, here: &Here, late: Late) -> i32 {
        let mut hundredths = self.lateness.hundredths(here.depth, late.at);
        if late.narrow {
            if !here.improving && hundredths > 100 {
                hundredths += 100;
            }
            if here.cut && !self.experience.answers(self.board, late.cell) {
                hundredths += 100;
            }
        } else {
            hundredths -= 100;
        }
        if !late.quiet {
            hundredths -= LOUD;
        }
        hundredths += ((late.gap - EVEN_GAP) * 2 / 5).clamp(-100, 300);
        hundredths -= self.experience.with(self.board.turn(), late.cell) * 100 / GREATEST;
        ((hundredths + 50) / 100).clamp(0, here.depth - 2)
    }

    /// The value of the move just made: a null window first, the whole one where that is not enough.
    fn look_at_move(
        &mut self,
        (alpha, beta): Window,
        depth: i32,
        reduction: i32,
        here: &Here,
        first: bool,
    ) -> Result<i32, Spent> {
        let ply = here.ply + 1;
        let narrow = beta - alpha == 1;
        if !first {
            let mut value = -self.look((-alpha - 1, -alpha), depth - reduction, ply, true)?;
            if value > alpha && reduction > 0 {
                value = -self.look((-alpha - 1, -alpha), depth, ply, !here.cut)?;
            }
            if value <= alpha || value >= beta {
                return Ok(value);
            }
        }
        Ok(-self.look((-beta, -alpha), depth, ply, narrow && !here.cut)?)
    }
}
