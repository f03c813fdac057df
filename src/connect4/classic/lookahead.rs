//! The source's minimax: the board as the program sees it, the columns that it tries, and where it stops.

use super::values::{Parts, Values, cells_of};
use crate::connect4::rules::{BOARD, COLUMNS, Move, Position, ROWS, cell_at};
use crate::game::{Game, Side};
#[cfg(feature = "laboratory")]
use crate::laboratory::Branch;
use crate::parameters::Parameters;
use crate::search::budget::Budget;

/// Beyond every value.
pub const OPEN: i32 = 10_000_000;

/// How far it looks, in which order, and where it stops.
pub struct Pace {
    depth: i32,
    growth: i32,
    decided: i32,
    pub order: [usize; COLUMNS],
}

impl Pace {
    pub fn new(numbers: &Parameters) -> Pace {
        Pace {
            depth: numbers.number("depth"),
            growth: numbers.number("growth"),
            decided: numbers.table("decided")[numbers.number("set") as usize - 1],
            order: std::array::from_fn(|index| numbers.table("order")[index] as usize - 1),
        }
    }

    /// The depth here, with the source's `Delta`.
    pub fn depth_at(&self, position: &Position) -> i32 {
        let you = position.side_to_move().other();
        let top = (0..COLUMNS).map(|column| cell_at(column, ROWS - 1));
        let counted = match self.growth {
            0 => 0,
            1 => position.stones(you),
            _ => position.occupied(),
        };
        self.depth + top.filter(|cell| counted & cell != 0).count() as i32
    }
}

/// The board as the program sees it.
#[derive(Clone, Copy)]
pub struct Seen {
    /// Blue's and red's discs.
    stones: [u64; 2],
    /// What the cells of the discs are worth together.
    placed: i32,
}

impl Seen {
    pub fn new(stones: [u64; 2], values: &Values) -> Seen {
        let placed = |stones| cells_of(stones).map(|cell| values.cells[cell as usize]).sum::<i32>();
        Seen { stones, placed: placed(stones[0]) - placed(stones[1]) }
    }

    /// The board after a disc of blue (`First`) or red; none where the column is full.
    pub fn with(&self, mover: Side, column: usize, values: &Values) -> Option<Seen> {
        let column_cells = crate::connect4::rules::column_cells(column);
        let occupied = self.stones[0] | self.stones[1];
        let cell = ((occupied & column_cells) + cell_at(column, 0)) & column_cells;
        let mut next = *self;
        next.stones[mover.index()] |= cell;
        let value = values.cells[cell.trailing_zeros() as usize & 63];
        next.placed += if mover == Side::First { value } else { -value };
        (cell != 0).then_some(next)
    }

    /// The boards after a disc in each column that has room, in this order.
    pub fn answers<'a>(
        &'a self,
        order: &'a [usize],
        values: &'a Values,
        mover: Side,
    ) -> impl Iterator<Item = (usize, Seen)> + 'a {
        order.iter().filter_map(move |&column| Some((column, self.with(mover, column, values)?)))
    }

    /// The board after moves of both sides in turn, blue's first.
    #[cfg(feature = "laboratory")]
    pub fn after(&self, moves: &[Move], values: &Values) -> Seen {
        let movers = [Side::First, Side::Second].into_iter().cycle();
        let play = |seen: Seen, (one, mover): (&Move, Side)| seen.with(mover, one.column(), values);
        moves.iter().zip(movers).fold(*self, |seen, step| play(seen, step).unwrap_or(seen))
    }
}

/// A column that has been tried.
pub struct Tried<'a> {
    column: usize,
    pub value: i32,
    /// Whether it is the best so far.
    pub leads: bool,
    /// The moves that are expected after it, last one first.
    answers: &'a [Move],
}

impl Tried<'_> {
    /// The moves that are expected from it on.
    pub fn expected(&self) -> Vec<Move> {
        let answers = self.answers.iter().rev().copied();
        std::iter::once(Move::into_column(self.column)).chain(answers).collect()
    }
}

/// Worse than every value, for blue (`First`) or for red.
pub const fn worst(mover: Side) -> i32 {
    match mover {
        Side::First => -OPEN,
        Side::Second => OPEN,
    }
}

/// The source's minimax with its shallow bound.
pub struct Lookahead<'a> {
    pub values: &'a Values,
    pub pace: &'a Pace,
    pub began: bool,
    pub budget: Budget<'a, Move>,
}

impl Lookahead<'_> {
    /// The value of a board for blue; `bound` is the parent's best so far. `line` gets the expected moves,
    /// last one first.
    pub fn value(
        &mut self,
        seen: &Seen,
        left: i32,
        mover: Side,
        bound: i32,
        line: &mut Vec<Move>,
    ) -> Option<i32> {
        self.budget.spend().then_some(())?;
        let value = self.weigh(seen, left).sum();
        if self.is_leaf(seen, left, value) {
            return Some(value);
        }
        let best = self.try_columns(seen, left, mover, bound, |_, tried| {
            if tried.leads {
                line.clear();
                line.extend(tried.answers);
                line.push(Move::into_column(tried.column));
            }
        })?;
        Some(best.unwrap_or(value))
    }

    /// The best value of the columns that have room, if there is one; tells of each as it has been tried.
    pub fn try_columns(
        &mut self,
        seen: &Seen,
        left: i32,
        mover: Side,
        bound: i32,
        mut tell: impl FnMut(&mut Budget<'_, Move>, &Tried),
    ) -> Option<Option<i32>> {
        let better = |one: i32, other: i32| if mover == Side::First { one > other } else { one < other };
        let (mut best, mut found) = (worst(mover), false);
        for (column, next) in seen.answers(&self.pace.order, self.values, mover) {
            let mut answers = Vec::new();
            let value = self.value(&next, left - 1, mover.other(), best, &mut answers)?;
            let leads = better(value, best);
            if leads {
                best = value;
                found = true;
            }
            tell(&mut self.budget, &Tried { column, value, leads, answers: &answers });
            if better(best, bound) {
                break;
            }
        }
        Some(found.then_some(best))
    }

    pub fn weigh(&self, seen: &Seen, left: i32) -> Parts {
        self.values.weigh_rows(seen.stones, self.began, left, seen.placed)
    }

    pub fn is_leaf(&self, seen: &Seen, left: i32, value: i32) -> bool {
        left <= 0 || value.abs() >= self.pace.decided || seen.stones[0] | seen.stones[1] == BOARD
    }

    /// All columns with room, those that are tried with their values.
    #[cfg(feature = "laboratory")]
    pub fn branches(&mut self, seen: &Seen, left: i32, mover: Side, bound: i32) -> Option<Vec<Branch<Move>>> {
        let mut branches: Vec<Branch<Move>> = Vec::new();
        for (column, next) in seen.answers(&self.pace.order, self.values, mover) {
            let leaf = self.is_leaf(&next, left - 1, self.weigh(&next, left - 1).sum());
            let chosen = Move::into_column(column);
            branches.push(Branch { chosen, value: None, leads: false, cut: true, leaf });
        }
        let mut tried = 0;
        self.try_columns(seen, left, mover, bound, |_, Tried { value, leads, .. }| {
            let branch = &mut branches[tried];
            (branch.value, branch.leads, branch.cut) = (Some(*value), *leads, false);
            tried += 1;
        })?;
        Some(branches)
    }
}
