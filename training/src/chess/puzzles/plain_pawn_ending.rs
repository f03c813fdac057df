//! King and pawn against king by plain retrograde analysis, to prove puzzles independently of the engine's
//! bitbase: one truth value per position, computed until nothing changes.

use std::sync::OnceLock;

use stratege::core::rules::Side;
use stratege::games::chess::board::Board;
use stratege::games::chess::moves::Piece;
use stratege::games::chess::squares::distance;

/// Won positions of the side with the pawn, which moves up the board, by [`State::index`].
struct Table(Vec<bool>);

#[derive(Clone, Copy)]
struct State {
    strong_to_move: bool,
    king: u8,
    pawn: u8,
    lone_king: u8,
}

impl State {
    fn index(self) -> usize {
        let squares = [self.king, self.pawn, self.lone_king];
        squares
            .iter()
            .fold(usize::from(self.strong_to_move), |index, &square| 64 * index + usize::from(square))
    }

    /// Whether the pawn attacks a square.
    fn pawn_attacks(self, square: u8) -> bool {
        square / 8 == self.pawn / 8 + 1 && (square % 8).abs_diff(self.pawn % 8) == 1
    }

    fn is_legal(self) -> bool {
        let State { king, pawn, lone_king, strong_to_move } = self;
        (1..=6).contains(&(pawn / 8))
            && king != pawn
            && lone_king != pawn
            && distance(king, lone_king) > 1
            && !(strong_to_move && self.pawn_attacks(lone_king))
    }

    fn is_won(self, table: &Table) -> bool {
        table.0[self.index()]
    }

    /// Whether the side with the pawn wins if it is to move.
    fn strong_wins(self, table: &Table) -> bool {
        let State { king, pawn, lone_king, .. } = self;
        let replied = |king: u8, pawn: u8| {
            let next = State { strong_to_move: false, king, pawn, lone_king };
            next.is_legal() && next.is_won(table)
        };
        if (0..64).any(|to| distance(king, to) == 1 && replied(to, pawn)) {
            return true;
        }
        let step = pawn + 8;
        if step == king || step == lone_king {
            return false;
        }
        if step >= 56 {
            return distance(lone_king, step) > 1 || distance(king, step) == 1;
        }
        let double = step + 8;
        replied(king, step) || pawn < 16 && double != king && double != lone_king && replied(king, double)
    }

    /// Whether the side with the pawn wins if the lone king is to move.
    fn weak_loses(self, table: &Table) -> bool {
        let mut moves = 0;
        for to in (0..64).filter(|&to| distance(self.lone_king, to) == 1) {
            let next = State { strong_to_move: true, lone_king: to, ..self };
            if distance(self.king, to) <= 1 || self.pawn_attacks(to) {
                continue;
            }
            // An undefended pawn is taken.
            if to == self.pawn || !next.is_won(table) {
                return false;
            }
            moves += 1;
        }
        // Without a move it is mate or stalemate.
        moves > 0 || self.pawn_attacks(self.lone_king)
    }
}

impl Table {
    fn new() -> Table {
        let mut table = Table(vec![false; 2 << 18]);
        loop {
            let mut changed = false;
            for index in 0..table.0.len() {
                let square = |shift: usize| (index >> shift & 63) as u8;
                let state = State {
                    strong_to_move: index >> 18 != 0,
                    king: square(12),
                    pawn: square(6),
                    lone_king: square(0),
                };
                if table.0[index] || !state.is_legal() {
                    continue;
                }
                let wins =
                    if state.strong_to_move { state.strong_wins(&table) } else { state.weak_loses(&table) };
                if wins {
                    table.0[index] = true;
                    changed = true;
                }
            }
            if !changed {
                return table;
            }
        }
    }
}

/// The side with the pawn in king and pawn against king.
pub fn strong_side(board: &Board) -> Option<Side> {
    let pawns = board.pieces(Piece::Pawn);
    if board.occupied().count_ones() != 3 || pawns.count_ones() != 1 {
        return None;
    }
    [Side::First, Side::Second].into_iter().find(|&side| pawns & board.occupied_by(side) != 0)
}

/// Whether the pawn wins; false in other positions.
pub fn is_won(board: &Board) -> bool {
    static TABLE: OnceLock<Table> = OnceLock::new();
    let Some(strong) = strong_side(board) else { return false };
    let flip = if strong == Side::First { 0 } else { 56 };
    let state = State {
        strong_to_move: board.side_to_move() == strong,
        king: board.king(strong) ^ flip,
        pawn: board.pieces(Piece::Pawn).trailing_zeros() as u8 ^ flip,
        lone_king: board.king(strong.other()) ^ flip,
    };
    state.is_won(TABLE.get_or_init(Table::new))
}

#[cfg(test)]
mod tests {
    use stratege::games::chess::fen;

    use super::*;

    #[test]
    fn known_positions_are_won_or_drawn() {
        let is_won = |text: &str| is_won(&fen::read(text).unwrap());
        assert!(is_won("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1") && is_won("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1"));
        assert!(is_won("8/8/8/4k3/8/4K3/4P3/8 b - - 0 1") && !is_won("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"));
        assert!(!is_won("8/8/8/8/k7/8/P7/K7 w - - 0 1") && !is_won("k7/8/K7/P7/8/8/8/8 w - - 0 1"));
        assert!(is_won("8/8/8/4p3/4k3/8/8/4K3 b - - 0 1") && !is_won("8/8/8/4p3/4k3/8/4K3/8 b - - 0 1"));
    }
}
