//! The learnt evaluation: fair to all sides of the board, the same by every way, and never half read.

use stratege::reversi::engine::Board;
use stratege::reversi::engine::board::squares;
use stratege::reversi::engine::endgame::{Endgame, Unlimited};
use stratege::reversi::engine::patterns::View;
use stratege::reversi::engine::weights::Weights;
use stratege::search::random::Random;

const FILE: &[u8] = include_bytes!("../../data/reversi/weights.bin");

const CORNERS: u64 = 0x8100_0000_0000_0081;

fn committed() -> Weights {
    Weights::unpack(FILE).expect("the file is whole")
}

/// The positions of random games in which the side to move can set a stone.
fn positions(games: u64) -> impl Iterator<Item = Board> {
    (0..games).flat_map(|seed| {
        let mut random = Random::new(seed);
        let (mut board, mut all) = (Board { own: 1 << 28 | 1 << 35, other: 1 << 27 | 1 << 36 }, Vec::new());
        while !board.is_over() {
            let moves: Vec<u32> = squares(board.mobility()).collect();
            if moves.is_empty() {
                board = board.passed();
                continue;
            }
            all.push(board);
            board = board.play(moves[random.below(moves.len())]);
        }
        all
    })
}

/// The eight ways to lay a set of squares.
fn images(set: u64) -> [u64; 8] {
    std::array::from_fn(|symmetry| {
        squares(set).fold(0, |all, square| {
            let (mut file, mut row) = (square % 8, square / 8);
            if symmetry & 1 != 0 {
                file = 7 - file;
            }
            if symmetry & 2 != 0 {
                row = 7 - row;
            }
            all | 1u64 << if symmetry & 4 != 0 { 8 * file + row } else { 8 * row + file }
        })
    })
}

#[test]
fn a_turned_or_mirrored_position_has_the_same_value() {
    let weights = committed();
    let mut values = Vec::new();
    for board in positions(40) {
        let value = weights.value_of(&board);
        for (own, other) in images(board.own).into_iter().zip(images(board.other)) {
            assert_eq!(weights.value_of(&Board { own, other }), value, "{board:?}");
        }
        values.push(value);
    }
    values.sort_unstable();
    values.dedup();
    assert!(values.len() > 1000, "{}", values.len());
}

#[test]
fn a_view_carried_along_every_move_and_back_is_the_view_of_the_board() {
    let mut carried = 0;
    for board in positions(100) {
        let view = View::of(&board);
        assert_eq!(view.passed(), View::of(&board.passed()));
        for square in squares(board.mobility()) {
            let turned = board.flips(square);
            let next = view.after(square, turned);
            assert_eq!(next, View::of(&board.after(square, turned)), "{square} in {board:?}");
            carried += 1;
        }
        assert_eq!(view, View::of(&board), "no move left a trace");
    }
    assert!(carried > 20_000, "{carried}");
}

#[test]
fn a_view_carried_through_whole_games_loses_nothing() {
    for seed in 0..100 {
        let mut random = Random::new(seed);
        let mut board = Board { own: 1 << 28 | 1 << 35, other: 1 << 27 | 1 << 36 };
        let mut view = View::of(&board);
        while !board.is_over() {
            let moves: Vec<u32> = squares(board.mobility()).collect();
            if moves.is_empty() {
                (board, view) = (board.passed(), view.passed());
                continue;
            }
            let square = moves[random.below(moves.len())];
            let turned = board.flips(square);
            (board, view) = (board.after(square, turned), view.after(square, turned));
        }
        assert_eq!(view, View::of(&board), "game {seed}");
    }
}

#[test]
fn a_file_with_any_damage_is_refused() {
    assert!(Weights::unpack(&[]).is_none());
    assert!(Weights::unpack(&FILE[..FILE.len() - 1]).is_none());
    assert!(Weights::unpack(&[FILE, &[0]].concat()).is_none());
    for place in (0..FILE.len()).step_by(FILE.len() / 97) {
        let mut bytes = FILE.to_vec();
        bytes[place] ^= 1 << (place % 8);
        assert!(Weights::unpack(&bytes).is_none(), "byte {place}");
    }
}

#[test]
fn the_committed_file_is_what_its_weights_pack_to_and_small_enough() {
    assert!(committed().pack() == FILE, "packing the weights again gives another file");
    assert!(FILE.len() <= 200_000, "{} bytes", FILE.len());
}

#[test]
fn whoever_has_the_corners_is_thought_to_stand_better() {
    let weights = committed();
    let (mut sum, mut count) = (0, 0);
    for board in positions(400).filter(|board| (14..40).contains(&board.empty_count())) {
        let corners = |set: u64| (set & CORNERS).count_ones() as i32;
        let more = corners(board.own) - corners(board.other);
        sum += more.signum() * weights.value_of(&board);
        count += more.abs().min(1);
    }
    let discs = sum / count / 128;
    assert!(count > 1000 && (5..40).contains(&discs), "{count} positions, {discs} discs");
}

#[test]
fn the_sign_of_the_value_mostly_foretells_who_wins() {
    let (weights, mut endgame) = (committed(), Endgame::new(14));
    let (mut right, mut count) = (0, 0);
    for board in positions(400).filter(|board| board.empty_count() == 11) {
        let wins = endgame.above(board, 0, &mut Unlimited).unwrap() > 0;
        right += usize::from(wins == (weights.value_of(&board) > 0));
        count += 1;
    }
    assert!(count > 300 && right * 100 > count * 80, "{right} of {count}");
}
