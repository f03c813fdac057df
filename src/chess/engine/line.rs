//! Small things that every part of the search speaks of: values of mates, no move, and lines of moves.

use crate::chess::squares::Move;

/// A mate here and now; one in so many plies is worth so much less.
pub const MATE: i32 = 31_000;
/// Beyond every value.
pub const BEYOND: i32 = 32_000;
/// Values from here on are mates.
pub const LEAST_MATE: i32 = MATE - 1000;
/// No search goes further from its root.
pub const MOST_PLIES: usize = 120;

/// In the place of a move where there is none: nothing goes from a1 to a1.
pub const NONE: Move = Move::new(0, 0);

/// The moves expected from some ply on.
#[derive(Clone, Copy)]
pub struct Line {
    moves: [Move; MOST_PLIES],
    length: usize,
}

impl Default for Line {
    fn default() -> Line {
        Line { moves: [NONE; MOST_PLIES], length: 0 }
    }
}

impl Line {
    /// Makes it empty.
    pub fn clear(&mut self) {
        self.length = 0;
    }

    /// A move, and what is expected after it.
    pub fn set(&mut self, first: Move, rest: &Line) {
        let length = rest.length.min(MOST_PLIES - 1);
        self.moves[0] = first;
        self.moves[1..=length].copy_from_slice(&rest.moves[..length]);
        self.length = length + 1;
    }

    /// Its moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.length]
    }
}
