//! Starts, moves and positions of Reversi, on one bitboard per side; bit 0 is a1, bit 7 h1, bit 63 h8.
//!
//! ```
//! use stratege::core::rules::{Rules, Side};
//! use stratege::games::reversi::{Position, Start};
//!
//! let position = Position::begin(&Start::default());
//! assert_eq!(position.discs(Side::First).count_ones(), 2);
//! assert_eq!(position.legal_squares().count_ones(), 4);
//! ```

use crate::core::rules::Side;

/// Layout of the first four discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Each side's discs are on a diagonal: the standard start.
    Diagonal,
    /// Each side's discs are next to each other.
    Parallel,
}

/// Start of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// One of the two layouts, and the side that begins.
    Named(Layout, Side),
    /// Any position.
    Set(Position),
}

impl Default for Start {
    fn default() -> Self {
        Start::Named(Layout::Diagonal, Side::First)
    }
}

/// A disc on a square, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move(u8);

impl Move {
    /// Pass, legal only without other moves.
    pub const PASS: Move = Move(64);

    /// A disc on the square with this number, a1 = 0, b1 = 1, h8 = 63.
    pub fn on(square: u8) -> Move {
        assert!(square < 64, "a Reversi board has 64 squares");
        Move(square)
    }

    /// Number of the square, `None` for a pass.
    pub fn square(self) -> Option<u8> {
        (self != Move::PASS).then_some(self.0)
    }
}

/// The discs of both sides and the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) discs: [u64; 2],
    pub(super) side: Side,
}

impl Position {
    /// Creates a position from the discs of both sides, which must not overlap, and the side to move.
    pub fn new(discs: [u64; 2], side: Side) -> Self {
        assert!(discs[0] & discs[1] == 0, "a square holds one disc");
        Position { discs, side }
    }

    /// The discs of one side.
    pub fn discs(&self, side: Side) -> u64 {
        self.discs[side.index()]
    }

    /// Legal squares of the side to move.
    pub fn legal_squares(&self) -> u64 {
        legal_squares(self.discs(self.side), self.discs(self.side.other()))
    }

    /// The position after a legal move on `square`, and the flipped discs.
    pub fn after(&self, square: u8) -> (Position, u64) {
        let flips = flips(self.discs(self.side), self.discs(self.side.other()), square);
        let mut next = *self;
        next.discs[self.side.index()] |= flips | 1 << square;
        next.discs[self.side.other().index()] &= !flips;
        next.side = self.side.other();
        (next, flips)
    }

    /// The position after a pass.
    pub fn passed(&self) -> Position {
        Position { discs: self.discs, side: self.side.other() }
    }

    /// Number of discs placed since the start, which the source's program counts as moves.
    pub fn discs_placed(&self) -> i32 {
        (self.discs[0] | self.discs[1]).count_ones() as i32 - 4
    }
}

/// The four lines through a square as shifts, each with the squares on which a step forwards and a step
/// backwards may end: a step to the right never ends on the a-file, one to the left never on the h-file.
const LINES: [(u32, u64, u64); 4] = [
    (1, 0xfefe_fefe_fefe_fefe, 0x7f7f_7f7f_7f7f_7f7f),
    (8, !0, !0),
    (9, 0xfefe_fefe_fefe_fefe, 0x7f7f_7f7f_7f7f_7f7f),
    (7, 0x7f7f_7f7f_7f7f_7f7f, 0xfefe_fefe_fefe_fefe),
];

/// Legal squares of the owner of `own`.
fn legal_squares(own: u64, opponent: u64) -> u64 {
    let mut found = 0;
    for (shift, up, down) in LINES {
        let mut run = (own << shift) & up & opponent;
        (0..5).for_each(|_| run |= (run << shift) & up & opponent);
        found |= (run << shift) & up;
        run = (own >> shift) & down & opponent;
        (0..5).for_each(|_| run |= (run >> shift) & down & opponent);
        found |= (run >> shift) & down;
    }
    found & !(own | opponent)
}

/// Discs of `opponent` flipped by a move of the owner of `own` on `square`.
fn flips(own: u64, opponent: u64, square: u8) -> u64 {
    let disc = 1u64 << square;
    let mut all = 0;
    for (shift, up, down) in LINES {
        let mut run = 0;
        let mut step = (disc << shift) & up;
        while step & opponent != 0 {
            run |= step;
            step = (step << shift) & up;
        }
        if step & own != 0 {
            all |= run;
        }
        run = 0;
        step = (disc >> shift) & down;
        while step & opponent != 0 {
            run |= step;
            step = (step >> shift) & down;
        }
        if step & own != 0 {
            all |= run;
        }
    }
    all
}
