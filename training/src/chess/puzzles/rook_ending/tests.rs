//! Tests with pawn and queen against rook; the tables with two rooks take minutes.

use stratege::core::rules::Side;
use stratege::games::chess::board::Board;
use stratege::games::chess::fen;
use stratege::games::chess::moves::Piece;
use stratege::search::random::Random;

use super::plain::Value;
use super::{RookEndings, after_all, is_won, legal_board};

/// Random positions of each test.
const POSITIONS: usize = 2000;

/// A random position of this piece on its square against a rook; `None` if it is not legal.
fn random_board(random: &mut Random, piece: Piece, square: u8) -> Option<Board> {
    let [king, weak_king, rook] = [(); 3].map(|()| random.below(64) as u8);
    let side = [Side::First, Side::Second][random.below(2)];
    let pieces = [
        (king, Piece::King, Side::First),
        (square, piece, Side::First),
        (weak_king, Piece::King, Side::Second),
        (rook, Piece::Rook, Side::Second),
    ];
    legal_board(&pieces, side)
}

/// Values by both tables.
fn values(endings: &mut RookEndings, board: &Board) -> [bool; 2] {
    let plain = endings.plain.value(board, Side::First).unwrap();
    assert!(matches!(plain, Value::Won | Value::Held), "{plain:?}");
    [is_won(&mut endings.tables, board, Side::First).unwrap(), plain == Value::Won]
}

#[test]
#[ignore = "takes half a minute"]
fn both_tables_follow_the_rules() {
    let mut endings = RookEndings::default();
    values_follow_from_those_after_each_move(&mut endings);
    saavedra_position_is_won_by_a_promotion_to_a_rook(&mut endings);
}

fn values_follow_from_those_after_each_move(endings: &mut RookEndings) {
    let mut random = Random::new(3);
    let mut won = 0;
    for number in 0..POSITIONS {
        let (piece, square) = [(Piece::Pawn, 50), (Piece::Queen, 28)][number % 2];
        let Some(board) = random_board(&mut random, piece, square) else { continue };
        let next = after_all(&board);
        let wins: Vec<bool> = next.iter().map(|(_, next)| values(endings, next)[0]).collect();
        let expected = match board.side_to_move() {
            Side::First => wins.contains(&true),
            Side::Second => !wins.contains(&false) && (!next.is_empty() || board.in_check()),
        };
        assert_eq!(values(endings, &board), [expected; 2], "{board:?}");
        won += usize::from(expected);
    }
    assert!(won > POSITIONS / 10, "{won}");
}

fn saavedra_position_is_won_by_a_promotion_to_a_rook(endings: &mut RookEndings) {
    let start = fen::read("8/8/1KP5/3r4/8/8/8/k7 w - - 0 1").unwrap();
    assert_eq!(values(endings, &start), [true; 2]);
    let board = fen::read("8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1").unwrap();
    for (mv, next) in after_all(&board).into_iter().filter(|(mv, _)| mv.promotion().is_some()) {
        assert_eq!(values(endings, &next), [mv.to_string() == "c7c8r"; 2], "{mv}");
    }
}
