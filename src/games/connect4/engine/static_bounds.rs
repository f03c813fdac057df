//! Bounds of a value that are certain without search: fours that can no longer be completed, and the
//! follow-up strategy, in which a side answers every move in the same column.

use super::board::Board;
use super::bounds::ValueBounds;
use super::forced_moves::QuietPosition;
use crate::games::connect4::geometry::{
    CELLS, COLUMNS, EVEN_ROWS, FULL_BOARD, ODD_ROWS, cells, column_cells, column_of, has_four,
};

impl QuietPosition {
    /// Certain bounds for the side to move.
    pub fn static_bounds(&self) -> ValueBounds {
        let board = &self.board;
        let empty_count = (CELLS - self.disc_count) as i32;
        // In a quiet position neither side wins with its next disc.
        let mut bounds = ValueBounds { lower: -((empty_count - 2) / 2), upper: (empty_count - 1) / 2 };
        let empty = FULL_BOARD & !board.occupied;
        // A side that could not complete a four with all empty cells cannot win.
        if !has_four(board.own | empty) {
            bounds.upper = 0;
        }
        if !has_four(board.opponent() | empty) {
            bounds.lower = bounds.lower.max(0);
        } else if let Some(upper) = FollowUp::new(self).upper_bound() {
            bounds.upper = bounds.upper.min(upper);
        }
        bounds
    }
}

/// Follow-up: the opponent of the side to move (the follower) answers every move in the same column.
///
/// **Claimeven**: in a column with an even number of empty cells the follower gets every second one, an even
/// row if it is the second player. **Baseinverse**: of two columns with an odd number of empty cells, the
/// follower plays the lowest cell of one when the side to move takes that of the other; then both are even.
struct FollowUp<'a> {
    board: &'a Board,
    empty: u64,
    /// Threats of the follower.
    threats: u64,
    /// Playable cells of columns with an odd number of empty cells.
    odd_columns: u64,
    /// Discs of the side to move, and all cells that it can get in columns that are or have become even.
    reachable: u64,
    follower_is_first: bool,
}

impl FollowUp<'_> {
    fn new(position: &QuietPosition) -> FollowUp<'_> {
        let QuietPosition { board, disc_count, opponent_threats: threats, .. } = position;
        let empty = FULL_BOARD & !board.occupied;
        let odd_columns = board.playable() & EVEN_ROWS;
        // The game ends when the follower reaches an own threat, so the cells above it are never filled.
        let claimed = threats & EVEN_ROWS & !odd_columns;
        let reachable = board.own | (empty & ODD_ROWS & !(claimed << 1 | claimed << 3));
        let follower_is_first = !disc_count.is_multiple_of(2);
        FollowUp { board, empty, threats: *threats, odd_columns, reachable, follower_is_first }
    }

    /// Upper bound for the side to move; `None` if following is not safe.
    fn upper_bound(&self) -> Option<i32> {
        if self.follower_is_first { self.upper_bound_by_zugzwang() } else { self.upper_bound_by_claimeven() }
    }

    /// The second player follows and gets all even rows.
    fn upper_bound_by_claimeven(&self) -> Option<i32> {
        if !pairs_are_safe(self.reachable, self.odd_columns) {
            return None;
        }
        let follower_wins = has_four(self.board.opponent() | (self.empty & EVEN_ROWS & !self.odd_columns));
        Some(if follower_wins { -1 } else { 0 })
    }

    /// The first player follows, with an odd threat in a separate column: when the rest of the board is full,
    /// the side to move is in zugzwang and must play below the threat.
    fn upper_bound_by_zugzwang(&self) -> Option<i32> {
        let odd_threats = self.threats & ODD_ROWS;
        cells(self.odd_columns & (odd_threats >> 1 | odd_threats >> 3)).find_map(|playable| {
            // Up to the cell below the threat, every second cell goes to the side to move.
            let (below, height) =
                if odd_threats & playable << 1 != 0 { (playable, 1) } else { (playable | playable << 2, 3) };
            let threat = playable << height;
            let column = column_cells(column_of(playable));
            let reachable = (self.reachable & !(column & self.empty)) | below;
            if !pairs_are_safe(reachable, self.odd_columns ^ playable) {
                return None;
            }
            // The four is completed at the latest when only the cells above the threat are empty.
            let cells_above = (column & !(threat | (threat - 1))).count_ones();
            let last_disc_count = CELLS - cells_above;
            Some(-((CELLS + 2 - last_disc_count) as i32 / 2))
        })
    }
}

/// Whether the follower can pair these cells so that the side to move, which gets one of each pair in
/// addition to `reachable`, completes no four.
fn pairs_are_safe(reachable: u64, to_pair: u64) -> bool {
    if !has_four(reachable | to_pair) {
        return true;
    }
    if has_four(reachable) {
        return false;
    }
    let mut list = [0; COLUMNS];
    let mut count = 0;
    for cell in cells(to_pair) {
        list[count] = cell;
        count += 1;
    }
    match list {
        [a, b, ..] if count == 2 => is_safe_pairing(reachable, [[a, b], [0, 0]]),
        [a, b, c, d, ..] if count == 4 => [[[a, b], [c, d]], [[a, c], [b, d]], [[a, d], [b, c]]]
            .into_iter()
            .any(|pairs| is_safe_pairing(reachable, pairs)),
        _ => false,
    }
}

/// Whether no choice of one cell from each pair completes a four.
fn is_safe_pairing(reachable: u64, [first, second]: [[u64; 2]; 2]) -> bool {
    first.into_iter().all(|a| second.into_iter().all(|b| !has_four(reachable | a | b)))
}
