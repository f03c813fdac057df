//! Forced moves: if all moves but one lose at once, that one is played without search.

use super::board::{Board, non_losing};
use crate::games::connect4::geometry::CELLS;

/// A position with a choice: at least two moves do not lose at once, and neither side can win with the next
/// disc.
#[derive(Clone, Copy, Debug)]
pub struct QuietPosition {
    /// The position.
    pub board: Board,
    /// Number of discs.
    pub disc_count: u32,
    /// Moves that do not lose at once.
    pub moves: u64,
    /// Whether an odd number of forced moves led here, so that the other side is to move.
    pub side_flipped: bool,
    /// Threats of the side that is not to move.
    pub opponent_threats: u64,
}

impl QuietPosition {
    /// Initial value of arrays.
    pub const PLACEHOLDER: QuietPosition = QuietPosition {
        board: Board::EMPTY,
        disc_count: 0,
        moves: 0,
        side_flipped: false,
        opponent_threats: 0,
    };
}

/// Result of forced moves.
pub enum Resolved {
    /// The game is over, or a loss is unavoidable: the value for the side to move before them.
    Decided(i32),
    /// A position with a choice.
    Quiet(QuietPosition),
}

impl Board {
    /// Plays forced moves until there is a choice. The side to move must not have an immediate win;
    /// `disc_count` is the board's number of discs.
    pub fn resolve_forced(self, mut disc_count: u32) -> Resolved {
        let mut board = self;
        let mut sign = 1;
        loop {
            let opponent_threats = board.opponent_threats();
            let moves = non_losing(board.playable(), opponent_threats);
            if moves == 0 {
                return Resolved::Decided(-sign * ((CELLS - disc_count) as i32 / 2));
            }
            if disc_count >= CELLS - 2 {
                return Resolved::Decided(0);
            }
            if !moves.is_power_of_two() {
                let side_flipped = sign < 0;
                return Resolved::Quiet(QuietPosition {
                    board,
                    disc_count,
                    moves,
                    side_flipped,
                    opponent_threats,
                });
            }
            board = board.after(moves);
            disc_count += 1;
            sign = -sign;
        }
    }
}
