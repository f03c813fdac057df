//! Looking ahead: alpha-beta with a null window, deeper and deeper, over moves that the patterns suggest.
//!
//! Wins by fours are found by themselves at every position, for both sides: the own one ends the search there,
//! the other's leaves only the moves that stand against it.

use crate::gobang::board::Board;
use crate::gobang::cells::Cells;
use crate::gobang::defence::defences;
use crate::gobang::fours::{Fours, Verdict};
use crate::gobang::memory::{Bound, Known, Memory};
use crate::gobang::rules::LARGEST;
use crate::gobang::threat::Threat;
use crate::search::budget::Budget;

/// The value of a win, less one for every ply to the five.
pub const WIN: i32 = 30_000;
/// Values beyond this are wins.
pub const SURE: i32 = WIN - 1_000;
/// More than any value.
const INFINITE: i32 = WIN + 1;
/// Moves of one position that are put in order.
const MOST_MOVES: usize = LARGEST * LARGEST;

/// The limits ran out.
pub struct Spent;

/// What the search is made of, besides the weights: numbers that were found by matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habits {
    /// Attacks of a look for wins by fours at a leaf.
    pub leaf_fours: u32,
    /// The same inside the tree.
    pub inner_fours: u32,
    /// Points a ply by which a leaf may be hopeless, or good enough, before it is given up.
    pub margin: i32,
    /// Plies ahead up to which that is asked.
    pub shallow: i32,
    /// Moves that are looked at with little depth left.
    pub width: usize,
}

/// The habits that the engine plays with.
pub const HABITS: Habits = Habits { leaf_fours: 60, inner_fours: 200, margin: 35, shallow: 7, width: 8 };

/// One search.
pub struct Search<'a, 'b, M> {
    /// The position; the same again after every search.
    pub board: &'a mut Board,
    /// What is remembered of positions.
    pub memory: &'a mut Memory,
    /// The look for wins by fours.
    pub fours: &'a mut Fours,
    /// What is left of the limits.
    pub budget: &'a mut Budget<'b, M>,
    /// How it goes about it.
    pub habits: Habits,
    /// What makes one game different from the next: a few points of every judgement hang on it.
    pub whim: u64,
    /// How many different points chance may add.
    pub whims: i32,
    history: Box<[[i32; LARGEST * LARGEST]; 2]>,
}

/// What a search of the root has found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The value for the side whose turn it is.
    pub value: i32,
    /// Plies looked ahead.
    pub depth: i32,
    /// The moves expected; the first is the one to be made.
    pub line: Vec<usize>,
}

impl<'a, 'b, M> Search<'a, 'b, M> {
    /// A search of this position.
    pub fn new(
        board: &'a mut Board,
        memory: &'a mut Memory,
        fours: &'a mut Fours,
        budget: &'a mut Budget<'b, M>,
        whim: (u64, i32),
    ) -> Self {
        Search {
            board,
            memory,
            fours,
            budget,
            habits: HABITS,
            whim: whim.0,
            whims: whim.1,
            history: Box::new([[0; LARGEST * LARGEST]; 2]),
        }
    }

    /// Looks deeper and deeper among these moves, until the limits or the depth are reached, beginning with what
    /// was found before. The moves are put in the order of what is found; `tell` hears of every depth.
    pub fn deepen(
        &mut self,
        moves: &mut [usize],
        most: i32,
        mut found: Found,
        tell: &mut dyn FnMut(&mut Budget<'b, M>, &Found),
    ) -> Found {
        for depth in found.depth + 1..=most {
            let Ok(value) = self.root(moves, depth, &mut found) else { break };
            found.value = value;
            found.depth = depth;
            found.line = self.expected(moves[0]);
            tell(self.budget, &found);
            if value.abs() > SURE || moves.len() == 1 && depth > 6 {
                break;
            }
        }
        found.line = if found.line.first() == Some(&moves[0]) { found.line } else { vec![moves[0]] };
        found
    }

    /// What a move is worth to the side that makes it, looked at so many plies ahead, with the moves expected. It
    /// must not make five.
    pub fn weigh(&mut self, cell: usize, depth: i32) -> Option<Found> {
        self.board.play(cell);
        let value = self.look(-INFINITE, INFINITE, depth - 1, 1).map(|value| -value);
        self.board.undo();
        let value = value.ok()?;
        Some(Found { value, depth, line: self.expected(cell) })
    }

    /// One depth at the root; the best move comes to the front as soon as it is known to be better.
    fn root(&mut self, moves: &mut [usize], depth: i32, found: &mut Found) -> Result<i32, Spent> {
        let mut best = -INFINITE;
        for at in 0..moves.len() {
            let cell = moves[at];
            let reduction = if at >= 4 && depth >= 3 { reduction(depth, at) } else { 0 };
            self.board.play(cell);
            let mut value = Ok(0);
            if at > 0 {
                value = self.look(-best - 1, -best, depth - 1 - reduction, 1).map(|value| -value);
            }
            if at == 0 || matches!(value, Ok(value) if value > best) {
                value = self.look(-INFINITE, -best, depth - 1, 1).map(|value| -value);
            }
            self.board.undo();
            let value = value?;
            if value > best {
                best = value;
                moves[..=at].rotate_right(1);
                found.value = value;
            }
        }
        Ok(best)
    }

    /// The value for the side whose turn it is, or a bound of it outside `alpha` to `beta`.
    fn look(&mut self, mut alpha: i32, mut beta: i32, depth: i32, ply: i32) -> Result<i32, Spent> {
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
            // A single reply costs no depth.
            self.board.play(cell);
            let value = self.look(-beta, -alpha, depth, ply + 1);
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
        if let Some(known) = known.filter(|known| narrow && known.depth >= depth.max(0)) {
            let value = from_here(known.value, ply);
            match known.bound {
                Bound::Exact => return Ok(value),
                Bound::Least if value >= beta => return Ok(value),
                Bound::Most if value <= alpha => return Ok(value),
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
        if depth <= 0 {
            return Ok(judged);
        }
        let threatened = self.threatened(other);
        if narrow && threatened.is_none() && depth <= self.habits.shallow && beta.abs() < SURE {
            let margin = self.habits.margin * depth;
            if judged - margin >= beta {
                return Ok(judged - margin);
            }
            if depth <= 2 && judged + 2 * margin <= alpha {
                return Ok(judged + 2 * margin);
            }
        }
        self.look_at_moves((alpha, beta), depth, ply, judged, threatened, known)
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

    fn look_at_moves(
        &mut self,
        (mut alpha, beta): (i32, i32),
        depth: i32,
        ply: i32,
        judged: i32,
        threatened: Option<Cells>,
        known: Option<Known>,
    ) -> Result<i32, Spent> {
        let (own, other) = (self.board.turn(), 1 - self.board.turn());
        let narrow = beta - alpha == 1;
        let mut moves = [(0, 0u16); MOST_MOVES];
        let count = self.moves(&mut moves, threatened.as_ref(), known.and_then(|known| known.cell));
        if count == 0 {
            // Nothing helps: a four, a reply and the five are left.
            return Ok(if threatened.is_some() { ply + 4 - WIN } else { judged });
        }
        let (mut best, mut best_cell, first_alpha) = (-INFINITE, None, alpha);
        for at in 0..count {
            let strongest = (at..count).max_by_key(|&index| moves[index].0).unwrap_or(at);
            moves.swap(at, strongest);
            let cell = usize::from(moves[at].1);
            let quiet = self.board.threat(own, cell) < Threat::Three
                && self.board.threat(other, cell) < Threat::Four
                && threatened.is_none();
            if narrow && quiet && best > -SURE {
                let most = self.habits.width + (4 * depth * depth) as usize;
                if at >= most {
                    break;
                }
                if depth <= self.habits.shallow
                    && at >= 4
                    && judged + self.habits.margin * (depth + 1) < alpha
                {
                    continue;
                }
            }
            let reduction = if at >= 2 && depth >= 2 && quiet { reduction(depth, at) } else { 0 };
            self.board.play(cell);
            let result = self.look_at_move((alpha, beta), depth - 1, reduction, ply + 1, at == 0);
            self.board.undo();
            let value = result?;
            if value > best {
                best = value;
                best_cell = Some(cell);
                if value >= beta {
                    let history = &mut self.history[own][cell];
                    *history += depth * depth - *history * (depth * depth).min(256) / 512;
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

    /// The value of the move just made: a null window first, the whole one where that is not enough.
    fn look_at_move(
        &mut self,
        (alpha, beta): (i32, i32),
        depth: i32,
        reduction: i32,
        ply: i32,
        first: bool,
    ) -> Result<i32, Spent> {
        if !first {
            let mut value = -self.look(-alpha - 1, -alpha, depth - reduction, ply)?;
            if value > alpha && reduction > 0 {
                value = -self.look(-alpha - 1, -alpha, depth, ply)?;
            }
            if value <= alpha || value >= beta {
                return Ok(value);
            }
        }
        Ok(-self.look(-beta, -alpha, depth, ply)?)
    }

    /// The moves worth a look with how promising each is; how many there are.
    fn moves(
        &self,
        moves: &mut [(i32, u16); MOST_MOVES],
        threatened: Option<&Cells>,
        remembered: Option<usize>,
    ) -> usize {
        let own = self.board.turn();
        let mut count = 0;
        let mut add = |cell: usize| {
            let weight = match remembered == Some(cell) {
                true => i32::MAX,
                false => promise(self.board, cell) * 8 + self.history[own][cell].min(400),
            };
            moves[count] = (weight, cell as u16);
            count += 1;
        };
        match threatened {
            Some(cells) => cells.iter().filter(|&cell| self.board.is_open(cell)).for_each(&mut add),
            None => self.board.near().for_each(&mut add),
        }
        count
    }

    /// What the position is worth to the side whose turn it is, as far as can be seen without looking ahead.
    fn judge(&self) -> i32 {
        let mixed = (self.board.key() ^ self.whim).wrapping_mul(0xd1b5_4a32_d192_ed03) >> 40;
        let whim = if self.whims > 0 { (mixed % self.whims as u64) as i32 - self.whims / 2 } else { 0 };
        (self.board.worth() + whim).clamp(-SURE / 2, SURE / 2)
    }

    fn keep(&mut self, value: i32, bound: Bound, depth: i32, cell: Option<usize>, ply: i32) {
        let value = match value {
            SURE.. => value + ply,
            ..=NEVER => value - ply,
            _ => value,
        };
        self.memory.put(self.board.key(), Known { value, bound, depth, cell });
    }

    /// The line that the memory holds after a move.
    fn expected(&mut self, first: usize) -> Vec<usize> {
        let mut line = Vec::new();
        let mut next = Some(first);
        while let Some(cell) = next.filter(|&cell| line.len() < 24 && self.board.is_empty(cell)) {
            line.push(cell);
            self.board.play(cell);
            let (own, other) = (self.board.turn(), 1 - self.board.turn());
            let five = self.board.fives(own).first().or(self.board.fives(other).first());
            next = if self.board.room() == 0 || self.over() {
                None
            } else {
                five.or_else(|| self.memory.get(self.board.key()).and_then(|known| known.cell))
            };
        }
        line.iter().for_each(|_| self.board.undo());
        line
    }

    /// Whether the last move has made five.
    fn over(&mut self) -> bool {
        let Some(last) = self.board.last() else { return false };
        let mover = 1 - self.board.turn();
        self.board.undo();
        let five = self.board.fives(mover).has(last);
        self.board.play(last);
        five
    }
}

/// Values below this are losses.
const NEVER: i32 = -SURE;

/// A kept value seen from a ply of this search.
fn from_here(value: i32, ply: i32) -> i32 {
    match value {
        SURE.. => value - ply,
        ..=NEVER => value + ply,
        _ => value,
    }
}

/// How promising a move looks: what it makes, and what it keeps the other side from making.
pub fn promise(board: &Board, cell: usize) -> i32 {
    let (own, other) = (board.turn(), 1 - board.turn());
    let urgent = match (board.threat(own, cell), board.threat(other, cell)) {
        (Threat::FourAndThree, _) => 100,
        (_, Threat::TwoFours) => 80,
        (Threat::TwoThrees, _) => 50,
        (_, Threat::FourAndThree) => 40,
        _ => 0,
    };
    3 * board.promise(own, cell) + 2 * board.promise(other, cell) + 3 * urgent
}

/// By how many plies a late move is looked at less deeply.
fn reduction(depth: i32, at: usize) -> i32 {
    let logarithm = |number: u32| (32 - number.leading_zeros()) as i32;
    let reduction = logarithm(depth as u32) * logarithm(at as u32 + 1) / 4;
    reduction.clamp(0, depth - 1)
}
