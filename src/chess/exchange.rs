//! What a capture is worth when both sides go on taking on its square as long as it pays: the swap algorithm.
//!
//! Pieces behind others join in as the way opens; pins are not looked at, and promotions only for the first
//! move.

use crate::chess::attacks;
use crate::chess::board::Board;
use crate::chess::squares::{Move, Piece, bit};

/// Values of the pieces from pawn to king; the king's is beyond everything that can be taken for it.
const VALUES: [i32; 6] = [100, 300, 300, 500, 900, 20_000];

/// There are at most 32 pieces.
const LONGEST: usize = 32;

/// The value of a legal move for the side that makes it, counting only what happens on its last square.
pub fn exchange(board: &Board, chosen: Move) -> i32 {
    let (from, to) = (chosen.from(), chosen.to());
    let (Some(piece), None) = (board.piece(from), board.castles(chosen)) else { return 0 };
    let mut occupied = board.occupied() & !bit(from);
    let in_passing = piece == Piece::Pawn && board.en_passant() == Some(to);
    let taken = if in_passing { Some(Piece::Pawn) } else { board.piece(to) };
    if in_passing {
        occupied &= !bit(to ^ 8);
    }
    let arrived = chosen.promotion().unwrap_or(piece);
    // What the side that takes has won after each capture, if the other side then stops.
    let mut won = [0; LONGEST];
    won[0] = taken.map_or(0, value) + value(arrived) - value(piece);
    let mut on_square = value(arrived);
    let mut side = board.side().other();
    let mut last = 0;
    let straight = board.all(Piece::Rook) | board.all(Piece::Queen);
    let aslant = board.all(Piece::Bishop) | board.all(Piece::Queen);
    let mut attackers = board.attackers(to, occupied) & occupied;
    while let Some((taker, square)) = least_of(board, attackers & board.owned(side)) {
        // A king takes only what nobody protects.
        if taker == Piece::King && attackers & board.owned(side.other()) != 0 || last + 1 == LONGEST {
            break;
        }
        last += 1;
        won[last] = on_square - won[last - 1];
        on_square = value(taker);
        occupied &= !bit(square);
        attackers |= attacks::rook(to, occupied) & straight | attacks::bishop(to, occupied) & aslant;
        attackers &= occupied;
        side = side.other();
    }
    // From the end: nobody makes a capture that loses more than stopping.
    for index in (1..=last).rev() {
        won[index - 1] = -won[index].max(-won[index - 1]);
    }
    won[0]
}

/// Whether a legal move is worth at least so much on its last square; stops as soon as that is certain.
pub fn exchange_reaches(board: &Board, chosen: Move, least: i32) -> bool {
    let (from, to) = (chosen.from(), chosen.to());
    let (Some(piece), None) = (board.piece(from), board.castles(chosen)) else { return least <= 0 };
    let in_passing = piece == Piece::Pawn && board.en_passant() == Some(to);
    let taken = if in_passing { Some(Piece::Pawn) } else { board.piece(to) };
    let arrived = chosen.promotion().unwrap_or(piece);
    // What is won beyond `least` for the side to move if the other side stops here.
    let mut beyond = taken.map_or(0, value) + value(arrived) - value(piece) - least;
    if beyond < 0 {
        return false;
    }
    beyond -= value(arrived);
    if beyond >= 0 {
        return true;
    }
    let mut occupied = board.occupied() & !bit(from) | bit(to);
    if in_passing {
        occupied &= !bit(to ^ 8);
    }
    let straight = board.all(Piece::Rook) | board.all(Piece::Queen);
    let aslant = board.all(Piece::Bishop) | board.all(Piece::Queen);
    let mut attackers = board.attackers(to, occupied) & occupied;
    let mut side = board.side().other();
    loop {
        attackers &= occupied;
        let Some((taker, square)) = least_of(board, attackers & board.owned(side)) else { break };
        // A king takes only what nobody protects.
        if taker == Piece::King && attackers & board.owned(side.other()) != 0 {
            break;
        }
        side = side.other();
        beyond = -beyond - 1 - value(taker);
        if beyond >= 0 {
            break;
        }
        occupied &= !bit(square);
        attackers |= attacks::rook(to, occupied) & straight | attacks::bishop(to, occupied) & aslant;
    }
    // Whoever has to move and does not has lost the exchange.
    side != board.side()
}

fn value(piece: Piece) -> i32 {
    VALUES[piece as usize]
}

/// The cheapest piece of a set and its square.
fn least_of(board: &Board, set: u64) -> Option<(Piece, u8)> {
    let own = |piece: &Piece| board.all(*piece) & set != 0;
    let piece = Piece::ALL.into_iter().find(own)?;
    Some((piece, (board.all(piece) & set).trailing_zeros() as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::fen;
    use crate::search::random::Random;

    /// The same by trying every capture on the square in turn, cheapest first, with real moves.
    fn by_playing(board: &Board, chosen: Move) -> i32 {
        let moved = board.piece(chosen.from()).map_or(0, value);
        let in_passing = moved == 100 && board.en_passant() == Some(chosen.to());
        let taken = if in_passing { 100 } else { board.piece(chosen.to()).map_or(0, value) };
        let gain = taken + chosen.promotion().map_or(0, |piece| value(piece) - 100);
        let mut next = *board;
        next.make(chosen);
        let answers = next.legal_moves();
        let answers = answers.iter().filter(|one| one.to() == chosen.to() && next.castles(**one).is_none());
        let cheapest = answers.min_by_key(|one| next.piece(one.from()).map_or(0, value));
        gain - cheapest.map_or(0, |&one| by_playing(&next, one).max(0))
    }

    #[test]
    fn captures_are_worth_what_playing_them_out_gives() {
        for (text, chosen, worth) in [
            // A pawn that nobody protects; one that a pawn protects; a rook for it.
            ("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100),
            ("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100 - 500),
            // The second rook stands behind the first.
            ("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100),
            ("3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100 - 500),
            // The queen behind the bishop joins in.
            ("4k3/8/5n2/3p4/8/5B2/6Q1/4K3 w - - 0 1", "f3d5", 100),
            // A king may not take what is protected.
            ("8/8/3k4/3p4/8/3R4/3R4/4K3 w - - 0 1", "d3d5", 100),
            ("8/8/3k4/3p4/8/3R4/8/4K3 w - - 0 1", "d3d5", 100 - 500),
            // In passing, and a queen for a pawn.
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100),
            ("4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 0),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 800),
            ("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", -100),
            // A quiet move to an attacked square.
            ("4k3/8/4p3/8/8/2N5/8/4K3 w - - 0 1", "c3d5", -300),
        ] {
            let (board, chosen) = (fen::read(text).unwrap(), chosen.parse().unwrap());
            assert_eq!(exchange(&board, chosen), worth, "{text}");
            assert_eq!(by_playing(&board, chosen), worth, "{text}");
        }
    }

    #[test]
    fn the_quick_answer_agrees_with_the_value() {
        for number in 0..200 {
            let mut random = Random::new(number);
            let mut board = fen::read(fen::STANDARD).unwrap();
            for _ in 0..80 {
                let legal = board.legal_moves();
                for &chosen in legal.iter() {
                    let worth = exchange(&board, chosen);
                    for least in [worth - 100, worth, worth + 1, worth + 100, 0] {
                        let said = exchange_reaches(&board, chosen, least);
                        assert_eq!(said, worth >= least, "{board} {chosen} {worth} {least}");
                    }
                }
                let Some(&chosen) = legal.get(random.below(legal.len().max(1))) else { break };
                board.make(chosen);
            }
        }
    }
}
