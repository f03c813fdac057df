//! The engine's position: discs of the side to move, and all discs.
//!
//! A *threat* is an empty cell that would complete a four. It is *playable* if the cell below it is filled.

use crate::core::rules::Rules;
use crate::games::connect4::geometry::{
    BOTTOM_ROW, CELLS, COLUMN_BITS, COLUMNS, EVEN_ROWS, FULL_BOARD, ODD_ROWS, column_cells, column_of,
    has_four, mirror,
};
use crate::games::connect4::{Move, Position};

/// Odd and even threats: rows in which a threat favours the first and the second player.
///
/// When only one column is left, the first player gets its odd rows and the second player its even ones.
pub const GOOD_PARITY_ROWS: [u64; 2] = [ODD_ROWS, EVEN_ROWS];

/// Discs of the side to move, and of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Discs of the side to move.
    pub own: u64,
    /// Discs of both sides.
    pub occupied: u64,
}

impl Board {
    /// The empty board.
    pub const EMPTY: Board = Board { own: 0, occupied: 0 };

    /// Number of discs on the board.
    pub fn disc_count(&self) -> u32 {
        self.occupied.count_ones()
    }

    /// Discs of the opponent.
    pub fn opponent(&self) -> u64 {
        self.own ^ self.occupied
    }

    /// Lowest empty cell of every column that is not full.
    pub fn playable(&self) -> u64 {
        (self.occupied + BOTTOM_ROW) & FULL_BOARD
    }

    /// Lowest empty cell of a column; `None` if it is full.
    pub fn playable_in(&self, column: usize) -> Option<u64> {
        let cell = self.playable() & column_cells(column);
        (cell != 0).then_some(cell)
    }

    /// The position after a disc in a playable cell.
    pub fn after(&self, cell: u64) -> Board {
        Board { own: self.opponent(), occupied: self.occupied | cell }
    }

    /// Unique key of the position.
    pub fn key(&self) -> u64 {
        self.own + self.occupied
    }

    /// Key shared by the position and its mirror image: the lesser of both keys.
    pub fn canonical_key(&self) -> u64 {
        let key = self.key();
        key.min(mirror(key))
    }

    /// Reconstructs the position of a key.
    pub fn from_key(key: u64) -> Board {
        let mut board = Board::EMPTY;
        for shift in (0..COLUMNS as u32).map(|column| column * COLUMN_BITS) {
            // A column with h discs holds the own ones plus 2^h - 1 for all of them.
            let column_key = (key >> shift & 0x7f) + 1;
            let height = column_key.ilog2();
            board.own |= (column_key - (1 << height)) << shift;
            board.occupied |= ((1 << height) - 1) << shift;
        }
        board
    }

    /// Threats of the side to move.
    pub fn threats(&self) -> u64 {
        threats(self.own, self.occupied)
    }

    /// Threats of the opponent.
    pub fn opponent_threats(&self) -> u64 {
        threats(self.opponent(), self.occupied)
    }

    /// Whether the side to move completes a four with its next disc.
    pub fn can_win_now(&self) -> bool {
        self.threats() & self.playable() != 0
    }

    /// Whether neither side could complete a four with the next disc.
    pub fn is_quiet(&self) -> bool {
        (self.threats() | self.opponent_threats()) & self.playable() == 0
    }

    /// Value if the side to move completes a four now: its remaining discs, including this one.
    pub fn value_of_winning_now(&self) -> i32 {
        (CELLS + 1 - self.disc_count()) as i32 / 2
    }

    /// Value of a move that ends the game; `None` if the game continues.
    pub fn value_of_last_move(&self, cell: u64) -> Option<i32> {
        if has_four(self.own | cell) {
            return Some(self.value_of_winning_now());
        }
        (self.occupied | cell == FULL_BOARD).then_some(0)
    }

    /// Moves after which the opponent cannot win at once. The side to move must not have a win itself.
    pub fn non_losing_moves(&self) -> u64 {
        non_losing(self.playable(), self.opponent_threats())
    }
}

/// Playable cells that leave the opponent no win with the next disc.
pub(super) fn non_losing(playable: u64, opponent_threats: u64) -> u64 {
    let to_block = playable & opponent_threats;
    // Two threats at once cannot both be blocked.
    let moves = match to_block {
        0 => playable,
        _ if to_block & (to_block - 1) == 0 => to_block,
        _ => 0,
    };
    // A disc below a threat lets the opponent complete the four.
    moves & !(opponent_threats >> 1)
}

/// Empty cells that complete a four of these discs.
pub fn threats(discs: u64, occupied: u64) -> u64 {
    // A vertical four can only be completed at its top.
    let mut cells = (discs << 1) & (discs << 2) & (discs << 3);
    for step in [COLUMN_BITS, COLUMN_BITS - 1, COLUMN_BITS + 1] {
        let up = (discs << step) & (discs << (2 * step));
        let down = (discs >> step) & (discs >> (2 * step));
        cells |= up & (discs << (3 * step));
        cells |= up & (discs >> step);
        cells |= down & (discs << step);
        cells |= down & (discs >> (3 * step));
    }
    cells & FULL_BOARD & !occupied
}

/// Empty cells that complete a four of these discs in the given directions.
pub fn threats_along(directions: &[u32], discs: u64, occupied: u64) -> u64 {
    let mut cells = 0;
    for &step in directions {
        let up = (discs << step) & (discs << (2 * step));
        let down = (discs >> step) & (discs >> (2 * step));
        cells |= up & (discs << (3 * step) | discs >> step);
        cells |= down & (discs << step | discs >> (3 * step));
    }
    cells & FULL_BOARD & !occupied
}

impl From<&Position> for Board {
    fn from(position: &Position) -> Board {
        Board { own: position.discs(position.side_to_move()), occupied: position.occupied() }
    }
}

/// The move that drops a disc to this cell.
pub fn move_to(cell: u64) -> Move {
    Move::into_column(column_of(cell))
}
