//! The search where nothing is proved: alpha-beta over quiet moves and threes, with chains of threes found in
//! every position, forced replies free of depth, and open rows weighed at the leaves.
//!
//! It looks at the most promising moves only, so what it finds is advice, not proof.

use crate::qubic::geometry::cells;
use crate::qubic::threats::{ANY_LENGTH, Chain, Spent, Stones, Threats, key, still_wins};

/// Beyond every weight of rows; less the plies to the end.
pub const WON: i32 = 30_000;

/// Moves looked at where no chain has to be met.
const WIDTH: usize = 16;

/// Plies beyond the depth as long as a chain has to be met.
const BEYOND: i32 = 4;

/// Room for 2^16 positions.
const BITS: u32 = 16;

/// How a kept value is to be read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Least,
    Exact,
    Most,
}

/// What is kept of a position.
#[derive(Clone, Copy)]
struct Kept {
    key: u64,
    value: i32,
    depth: i32,
    bound: Bound,
    best: u8,
}

/// The search with its memory.
pub struct Search<'a> {
    threats: &'a mut Threats,
    table: &'a mut Table,
}

/// The memory of a search, empty at first.
pub struct Table(Vec<Option<Kept>>);

impl Default for Table {
    fn default() -> Self {
        Table(vec![None; 1 << BITS])
    }
}

impl Table {
    fn slot(&mut self, key: u64) -> &mut Option<Kept> {
        let place = (key >> 20) as usize & (self.0.len() - 1);
        &mut self.0[place]
    }
}

/// Both sides' stones, the side to move first.
#[derive(Clone, Copy)]
struct Board {
    own: Stones,
    other: Stones,
}

impl Board {
    fn after(&self, cell: u8) -> Board {
        Board { own: self.other, other: self.own.with(cell) }
    }

    fn empty(&self) -> u64 {
        !(self.own.cells | self.other.cells)
    }
}

impl<'a> Search<'a> {
    /// A search with a memory that may have been filled by an earlier turn.
    pub fn new(threats: &'a mut Threats, table: &'a mut Table) -> Self {
        Search { threats, table }
    }

    /// Sorts the moves, best first, after a look so many plies ahead. Chains and rows of the side to move
    /// are not looked for at the root.
    pub fn rank(
        &mut self,
        own: &Stones,
        other: &Stones,
        moves: &mut [u8],
        depth: i32,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<i32, Spent> {
        let board = Board { own: *own, other: *other };
        let (mut alpha, mut best) = (-WON, 0);
        for (place, &cell) in moves.iter().enumerate() {
            let value = -self.value(&board.after(cell), depth - 1, -WON, -alpha, 1, spend)?;
            if value > alpha {
                (alpha, best) = (value, place);
            }
        }
        moves[..=best].rotate_right(1);
        Ok(alpha)
    }

    /// The value for the side to move.
    fn value(
        &mut self,
        board: &Board,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: i32,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<i32, Spent> {
        if !spend() {
            return Err(Spent);
        }
        let Board { own, other } = board;
        if own.threes(other) != 0 {
            return Ok(WON - ply - 1);
        }
        let threatened = other.winning(own);
        if threatened.count_ones() > 1 {
            return Ok(ply + 2 - WON);
        }
        let key = key(own.cells, other.cells);
        let kept = self.table.slot(key).filter(|kept| kept.key == key);
        if let Some(Kept { value, depth: kept_depth, bound, .. }) = kept
            && kept_depth >= depth
            && match bound {
                Bound::Exact => true,
                Bound::Least => value >= beta,
                Bound::Most => value <= alpha,
            }
        {
            return Ok(value);
        }
        if let Some(chain) = self.threats.find(own, other, ANY_LENGTH, spend)? {
            return Ok(WON - ply - chain.len() as i32 - 2);
        }
        if threatened != 0 {
            let reply = board.after(threatened.trailing_zeros() as u8);
            return Ok(-self.value(&reply, depth, -beta, -alpha, ply + 1, spend)?);
        }
        let menace = self.threats.find(other, own, ANY_LENGTH, spend)?;
        if depth <= 0 && (menace.is_none() || depth <= -BEYOND) {
            return Ok(weigh(own, other));
        }
        let first = kept.map(|kept| kept.best);
        let (bottom, mut best, mut best_cell) = (alpha, -WON, 64);
        for cell in candidates(board, menace.as_ref(), first) {
            let value = -self.value(&board.after(cell), depth - 1, -beta, -alpha, ply + 1, spend)?;
            if value > best {
                (best, best_cell) = (value, cell);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        let bound = if best >= beta {
            Bound::Least
        } else if best > bottom {
            Bound::Exact
        } else {
            Bound::Most
        };
        if best_cell == 64 {
            // Every move leaves the chain as it is.
            let plies = menace.map_or(0, |chain| chain.len() as i32);
            return Ok(if plies > 0 { ply + plies + 3 - WON } else { 0 });
        }
        *self.table.slot(key) = Some(Kept { key, value: best, depth, bound, best: best_cell });
        Ok(best)
    }
}

/// The moves that are looked at, the most promising first: all that meet a chain if there is one.
fn candidates(board: &Board, menace: Option<&Chain>, first: Option<u8>) -> impl Iterator<Item = u8> {
    let Board { own, other } = board;
    let meets = |&cell: &u8| menace.is_none_or(|chain| !still_wins(chain, *other, own.with(cell)));
    let ranked = cells(board.empty()).filter(meets).map(|cell| {
        let promise = if Some(cell) == first { WON } else { promise(own, other, cell) };
        (-promise, cell)
    });
    let mut moves: Vec<(i32, u8)> = ranked.collect();
    moves.sort_unstable();
    if menace.is_none() {
        moves.truncate(WIDTH);
    }
    moves.into_iter().map(|(_, cell)| cell)
}

/// What a move does to the open rows through its cell.
fn promise(own: &Stones, other: &Stones, cell: u8) -> i32 {
    let after = own.with(cell);
    weigh(&after, other) - weigh(other, &after)
}

/// What the open rows promise the side to move.
fn weigh(own: &Stones, other: &Stones) -> i32 {
    let rows = |one: &Stones, two: &Stones| {
        2 * one.ones(two).count_ones() as i32 + 7 * one.twos(two).count_ones() as i32
    };
    rows(own, other) - rows(other, own) + 4
}
