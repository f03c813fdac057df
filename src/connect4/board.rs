//! The position as the solver sees it: the discs of the side to move and all discs, in the bits of the rules.
//!
//! Here live the things that are certain without any search: threats, forced moves, and what a side reaches
//! by answering every move in the same column.

use crate::connect4::rules::{BOARD, BOTTOM, CELLS, COLUMN_BITS, COLUMNS, cell_at, has_four};
use crate::connect4::{Move, Position};
use crate::game::Game;

/// The discs of the side to move, and those of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The discs of the side to move.
    pub own: u64,
    /// The discs of both sides.
    pub occupied: u64,
}

/// The first, third and fifth row from below.
pub const ODD_ROWS: u64 = BOTTOM * 0b010101;
/// The second, fourth and sixth row from below.
pub const EVEN_ROWS: u64 = BOTTOM * 0b101010;

/// What is known of a position before any search: its value lies from `low` to `high`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The least value that it can have.
    pub low: i32,
    /// The greatest.
    pub high: i32,
}

/// A position after the moves that nobody would think about.
#[derive(Clone, Copy, Debug)]
pub struct Quiet {
    /// The position.
    pub board: Board,
    /// The discs on it.
    pub count: u32,
    /// The moves that do not lose at once, at least two of them.
    pub moves: u64,
    /// Whether the other side is to move than before the forced moves.
    pub turned: bool,
    /// The empty cells that would complete a four of the side that is not to move.
    pub menaces: u64,
}

/// What the forced moves lead to.
pub enum Calm {
    /// A value that is certain, for the side to move before them.
    Known(i32),
    /// A position with a choice.
    Open(Quiet),
}

impl Board {
    /// Discs on the board.
    pub fn count(&self) -> u32 {
        self.occupied.count_ones()
    }

    /// The discs of the side that is not to move.
    pub fn other(&self) -> u64 {
        self.own ^ self.occupied
    }

    /// The lowest empty cell of every column that has one.
    pub fn landings(&self) -> u64 {
        (self.occupied + BOTTOM) & BOARD
    }

    /// The position after a disc on the cell, which must be a landing.
    pub fn after(&self, cell: u64) -> Board {
        Board { own: self.other(), occupied: self.occupied | cell }
    }

    /// A number that no other position has.
    pub fn key(&self) -> u64 {
        self.own + self.occupied
    }

    /// The number that a position shares with its mirror image alone.
    pub fn mirror_key(&self) -> u64 {
        let key = self.key();
        key.min(mirrored(key))
    }

    /// The empty cells that complete a four of the side to move.
    pub fn wins(&self) -> u64 {
        completing(self.own, self.occupied)
    }

    /// The empty cells that complete a four of the side that is not to move.
    pub fn menaces(&self) -> u64 {
        completing(self.other(), self.occupied)
    }

    /// The value when the side to move completes a four now: the discs that it has left, this one included.
    pub fn win_now(&self) -> i32 {
        (CELLS + 1 - self.count()) as i32 / 2
    }

    /// The moves that do not lose at once. The side to move must not have a win at once.
    pub fn careful(&self) -> u64 {
        let menaces = self.menaces();
        let mut moves = self.landings();
        let forced = moves & menaces;
        if forced != 0 {
            // With two of them the other side wins next.
            moves = if forced & (forced - 1) == 0 { forced } else { 0 };
        }
        moves & !(menaces >> 1)
    }

    /// Plays the moves that are forced. The side to move must not have a win at once.
    pub fn calmed(self, mut count: u32) -> Calm {
        let mut board = self;
        let mut sign = 1;
        loop {
            let menaces = board.menaces();
            let mut moves = board.landings();
            let forced = moves & menaces;
            if forced != 0 {
                // With two of them the other side wins next.
                moves = if forced & (forced - 1) == 0 { forced } else { 0 };
            }
            moves &= !(menaces >> 1);
            if moves == 0 {
                return Calm::Known(-sign * ((CELLS - count) as i32 / 2));
            }
            if count >= CELLS - 2 {
                return Calm::Known(0);
            }
            if moves & (moves - 1) != 0 {
                return Calm::Open(Quiet { board, count, moves, turned: sign < 0, menaces });
            }
            board = board.after(moves);
            count += 1;
            sign = -sign;
        }
    }
}

impl Bounds {
    /// The same bounds for the side whose move led to the position: its own where the turn came back to it.
    pub fn for_mover(self, turned: bool) -> (i32, i32) {
        if turned { (self.low, self.high) } else { (-self.high, -self.low) }
    }
}

impl Quiet {
    /// A place holder.
    pub const NONE: Quiet =
        Quiet { board: Board { own: 0, occupied: 0 }, count: 0, moves: 0, turned: false, menaces: 0 };

    /// What is certain for the side to move.
    pub fn bounds(&self) -> Bounds {
        let Quiet { board, count, menaces, .. } = *self;
        let left = (CELLS - count) as i32;
        // Nobody wins with the next disc, nor the other side with the one after it.
        let mut bounds = Bounds { low: -((left - 2) / 2), high: (left - 1) / 2 };
        let empty = BOARD & !board.occupied;
        if !has_four(board.own | empty) {
            bounds.high = 0;
        }
        if !has_four(board.other() | empty) {
            bounds.low = bounds.low.max(0);
        } else {
            bounds.high = bounds.high.min(follower(&board, count, menaces));
        }
        bounds
    }
}

/// The most that the side to move can reach when the other side answers every move in the same column.
///
/// In a column with an even number of empty cells the follower takes every second one. Two columns with an
/// odd number make a pair: when the mover enters one, the follower enters the other, and then both are even.
/// A last odd column does no harm where the follower has a threat in it at a cell that following would give
/// him: the mover runs out of other moves and must play below it.
fn follower(board: &Board, count: u32, menaces: u64) -> i32 {
    const NOTHING: i32 = i32::MAX;
    let empty = BOARD & !board.occupied;
    let landings = board.landings();
    let odd = landings & EVEN_ROWS;
    // Nothing above a threat that the follower will come to is ever filled.
    let claimed = menaces & EVEN_ROWS & !odd;
    let mover = board.own | (empty & ODD_ROWS & !(claimed << 1 | claimed << 3));
    if count.is_multiple_of(2) {
        if safe_in_pairs(mover, odd) {
            let wins = has_four(board.other() | (empty & EVEN_ROWS & !odd));
            return if wins { -1 } else { 0 };
        }
        return NOTHING;
    }
    let threats = menaces & ODD_ROWS;
    let mut columns = odd & ((threats >> 1) | (threats >> 3));
    while columns != 0 {
        let landing = columns & columns.wrapping_neg();
        columns ^= landing;
        // From the landing to the cell below the threat every second cell is the mover's.
        let (below, height) =
            if threats & (landing << 1) != 0 { (landing, 1) } else { (landing | landing << 2, 3) };
        let threat = landing << height;
        let column = column_of(landing);
        let others = odd ^ landing;
        let mover = (mover & !(column & empty)) | below;
        if safe_in_pairs(mover, others) {
            // At the latest the threat falls when everything but the cells above it is full.
            let above = (column & !(threat | (threat - 1))).count_ones();
            let stones = CELLS - above;
            return -((CELLS + 2 - stones) as i32 / 2);
        }
    }
    NOTHING
}

/// Whether the follower can pair these landings so that the mover, who gets one cell of each pair, completes
/// no four.
fn safe_in_pairs(mover: u64, landings: u64) -> bool {
    if !has_four(mover | landings) {
        return true;
    }
    if has_four(mover) {
        return false;
    }
    let mut cells = [0; COLUMNS];
    let mut count = 0;
    let mut rest = landings;
    while rest != 0 {
        cells[count] = rest & rest.wrapping_neg();
        rest &= rest - 1;
        count += 1;
    }
    match cells {
        [a, b, ..] if count == 2 => one_each(mover, [[a, b], [0, 0]]),
        [a, b, c, d, ..] if count == 4 => [[[a, b], [c, d]], [[a, c], [b, d]], [[a, d], [b, c]]]
            .into_iter()
            .any(|pairs| one_each(mover, pairs)),
        _ => false,
    }
}

/// Whether the mover completes no four with one cell of each pair.
fn one_each(mover: u64, [first, second]: [[u64; 2]; 2]) -> bool {
    first.into_iter().all(|one| second.into_iter().all(|other| !has_four(mover | one | other)))
}

fn column_of(cell: u64) -> u64 {
    let column = cell.trailing_zeros() / COLUMN_BITS;
    ((1 << (COLUMN_BITS - 1)) - 1) << (column * COLUMN_BITS)
}

/// The empty cells that complete a four of these discs.
pub fn completing(stones: u64, occupied: u64) -> u64 {
    let mut cells = (stones << 1) & (stones << 2) & (stones << 3);
    for step in [COLUMN_BITS, COLUMN_BITS - 1, COLUMN_BITS + 1] {
        let up = (stones << step) & (stones << (2 * step));
        let down = (stones >> step) & (stones >> (2 * step));
        cells |= up & (stones << (3 * step));
        cells |= up & (stones >> step);
        cells |= down & (stones << step);
        cells |= down & (stones >> (3 * step));
    }
    cells & BOARD & !occupied
}

/// The empty cells that complete a four of these discs in some directions only.
pub fn completing_in(stones: u64, occupied: u64, directions: &[u32]) -> u64 {
    let mut cells = 0;
    for &step in directions {
        let up = (stones << step) & (stones << (2 * step));
        let down = (stones >> step) & (stones >> (2 * step));
        cells |= up & (stones << (3 * step) | stones >> step);
        cells |= down & (stones << step | stones >> (3 * step));
    }
    cells & BOARD & !occupied
}

/// A key, or a set of cells, with left and right exchanged.
pub fn mirrored(key: u64) -> u64 {
    const COLUMN: u64 = (1 << COLUMN_BITS) - 1;
    let outer = (key & COLUMN) << 42 | (key >> 42) & COLUMN;
    let second = (key & COLUMN << 7) << 28 | (key >> 28) & COLUMN << 7;
    let third = (key & COLUMN << 14) << 14 | (key >> 14) & COLUMN << 14;
    outer | second | third | key & COLUMN << 21
}

/// The position that has this key.
pub fn board_of_key(key: u64) -> Board {
    let mut board = Board { own: 0, occupied: 0 };
    for shift in (0..COLUMNS as u32).map(|column| column * COLUMN_BITS) {
        // A column of h discs holds the own ones and, from all of them, 2^h - 1.
        let held = (key >> shift & 0x7f) + 1;
        let height = held.ilog2();
        board.own |= (held - (1 << height)) << shift;
        board.occupied |= ((1 << height) - 1) << shift;
    }
    board
}

impl From<&Position> for Board {
    fn from(position: &Position) -> Board {
        Board { own: position.stones(position.side_to_move()), occupied: position.occupied() }
    }
}

/// The cell of a move, where the column has room.
pub fn landing(board: &Board, column: usize) -> Option<u64> {
    let cell = board.landings() & column_of(cell_at(column, 0));
    (cell != 0).then_some(cell)
}

/// The move that sets a disc on this cell.
pub fn move_to(cell: u64) -> Move {
    Move::into_column((cell.trailing_zeros() / COLUMN_BITS) as usize)
}
