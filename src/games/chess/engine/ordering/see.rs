//! Static exchange evaluation (SEE): material balance of a move if both sides keep capturing on its
//! destination as long as that pays.
//!
//! Sees X-rays but not pins; counts promotions only for the first move.

use crate::games::chess::attacks;
use crate::games::chess::board::Board;
use crate::games::chess::engine::params::SEE_VALUES;
use crate::games::chess::moves::{Move, Piece};
use crate::games::chess::squares::bit;

/// Whether the SEE value of a legal move reaches the threshold; stops as soon as that is certain.
pub fn see_ge(board: &Board, mv: Move, threshold: i32) -> bool {
    let (from, to) = (mv.from(), mv.to());
    let (Some(piece), None) = (board.piece_on(from), board.as_castling(mv)) else { return threshold <= 0 };
    let arrived = mv.promotion().unwrap_or(piece);
    // Balance of the side to move relative to the threshold if the opponent stops here.
    let mut balance = board.captured_piece(mv).map_or(0, value) + value(arrived) - value(piece) - threshold;
    if balance < 0 {
        return false;
    }
    balance -= value(arrived);
    if balance >= 0 {
        return true;
    }
    let mut occupied = board.occupied() & !bit(from) | bit(to);
    if board.is_en_passant(mv) {
        occupied &= !bit(to ^ 8);
    }
    let orthogonal = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    let diagonal = board.pieces(Piece::Bishop) | board.pieces(Piece::Queen);
    let mut attackers = board.attackers_to(to, occupied) & occupied;
    let mut side = board.side_to_move().other();
    loop {
        attackers &= occupied;
        let Some((attacker, square)) = least_valuable(board, attackers & board.occupied_by(side)) else {
            break;
        };
        // A king cannot capture a defended piece.
        if attacker == Piece::King && attackers & board.occupied_by(side.other()) != 0 {
            break;
        }
        side = side.other();
        balance = -balance - 1 - value(attacker);
        if balance >= 0 {
            break;
        }
        occupied &= !bit(square);
        attackers |= attacks::rook(to, occupied) & orthogonal | attacks::bishop(to, occupied) & diagonal;
    }
    // The side that must capture but does not has lost the exchange.
    side != board.side_to_move()
}

fn value(piece: Piece) -> i32 {
    SEE_VALUES[piece as usize]
}

/// Least valuable piece of a set, and its square.
fn least_valuable(board: &Board, set: u64) -> Option<(Piece, u8)> {
    let piece = Piece::ALL.into_iter().find(|&piece| board.pieces(piece) & set != 0)?;
    Some((piece, (board.pieces(piece) & set).trailing_zeros() as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::fen;
    use crate::search::random::Random;

    /// Maximum length of an exchange.
    const MAX_CAPTURES: usize = 32;

    /// Computes the exact SEE value with a swap list.
    fn see(board: &Board, mv: Move) -> i32 {
        let (from, to) = (mv.from(), mv.to());
        let (Some(piece), None) = (board.piece_on(from), board.as_castling(mv)) else { return 0 };
        let mut occupied = board.occupied() & !bit(from);
        if board.is_en_passant(mv) {
            occupied &= !bit(to ^ 8);
        }
        let arrived = mv.promotion().unwrap_or(piece);
        // Swap list: balance of the capturing side after each capture if the exchange stops there.
        let mut gains = [0; MAX_CAPTURES];
        gains[0] = board.captured_piece(mv).map_or(0, value) + value(arrived) - value(piece);
        let mut on_square = value(arrived);
        let mut side = board.side_to_move().other();
        let mut last = 0;
        let orthogonal = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
        let diagonal = board.pieces(Piece::Bishop) | board.pieces(Piece::Queen);
        let mut attackers = board.attackers_to(to, occupied) & occupied;
        while let Some((attacker, square)) = least_valuable(board, attackers & board.occupied_by(side)) {
            // A king cannot capture a defended piece.
            let is_defended = attackers & board.occupied_by(side.other()) != 0;
            if attacker == Piece::King && is_defended || last + 1 == MAX_CAPTURES {
                break;
            }
            last += 1;
            gains[last] = on_square - gains[last - 1];
            on_square = value(attacker);
            occupied &= !bit(square);
            attackers |= attacks::rook(to, occupied) & orthogonal | attacks::bishop(to, occupied) & diagonal;
            attackers &= occupied;
            side = side.other();
        }
        // Backwards: neither side makes a capture that loses more than stopping.
        for index in (1..=last).rev() {
            gains[index - 1] = -gains[index].max(-gains[index - 1]);
        }
        gains[0]
    }

    /// Computes the SEE value by playing out every recapture, least valuable attacker first, with real moves.
    fn by_playing(board: &Board, mv: Move) -> i32 {
        let moved = board.piece_on(mv.from()).map_or(0, value);
        let is_en_passant = moved == 100 && board.en_passant() == Some(mv.to());
        let captured = if is_en_passant { 100 } else { board.piece_on(mv.to()).map_or(0, value) };
        let gain = captured + mv.promotion().map_or(0, |piece| value(piece) - 100);
        let mut next = *board;
        next.make_move(mv);
        let replies = next.legal_moves();
        let recaptures =
            replies.iter().filter(|one| one.to() == mv.to() && next.as_castling(**one).is_none());
        let cheapest = recaptures.min_by_key(|one| next.piece_on(one.from()).map_or(0, value));
        gain - cheapest.map_or(0, |&one| by_playing(&next, one).max(0))
    }

    #[test]
    fn see_agrees_with_playing_the_exchange_out() {
        for (text, mv, expected) in [
            // An undefended pawn; a rook for a defended one.
            ("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100),
            ("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100 - 500),
            // The second rook supports the first.
            ("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100),
            ("3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100 - 500),
            // The queen behind the bishop joins the exchange.
            ("4k3/8/5n2/3p4/8/5B2/6Q1/4K3 w - - 0 1", "f3d5", 100),
            // A king must not capture a defended pawn.
            ("8/8/3k4/3p4/8/3R4/3R4/4K3 w - - 0 1", "d3d5", 100),
            ("8/8/3k4/3p4/8/3R4/8/4K3 w - - 0 1", "d3d5", 100 - 500),
            // En passant, and a promotion.
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100),
            ("4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 0),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 800),
            ("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", -100),
            // A quiet move to an attacked square.
            ("4k3/8/4p3/8/8/2N5/8/4K3 w - - 0 1", "c3d5", -300),
        ] {
            let (board, mv) = (fen::read(text).unwrap(), mv.parse().unwrap());
            assert_eq!(see(&board, mv), expected, "{text}");
            assert_eq!(by_playing(&board, mv), expected, "{text}");
        }
    }

    #[test]
    fn see_ge_agrees_with_see() {
        for number in 0..200 {
            let mut random = Random::new(number);
            let mut board = fen::read(fen::STANDARD).unwrap();
            for _ in 0..80 {
                let legal = board.legal_moves();
                for &mv in legal.iter() {
                    let exact = see(&board, mv);
                    for threshold in [exact - 100, exact, exact + 1, exact + 100, 0] {
                        let reached = see_ge(&board, mv, threshold);
                        assert_eq!(reached, exact >= threshold, "{board} {mv} {exact} {threshold}");
                    }
                }
                let Some(&mv) = legal.get(random.below(legal.len().max(1))) else { break };
                board.make_move(mv);
            }
        }
    }
}
