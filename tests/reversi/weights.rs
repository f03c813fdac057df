//! The evaluation's weights: symmetric, consistent between computations, and rejected if damaged.

use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::board::CORNERS;
use stratege::games::reversi::engine::endgame::EndgameSolver;
use stratege::games::reversi::engine::patterns::PatternIndices;
use stratege::games::reversi::engine::weights::Weights;
use stratege::search::bits::Bits;
use stratege::search::node_limit::Unlimited;
use stratege::search::random::Random;

const FILE: &[u8] = include_bytes!("../../data/reversi/weights.bin");

fn committed() -> Weights {
    Weights::unpack(FILE).expect("the file is whole")
}

/// Positions of random games in which the side to move has a move.
fn positions(games: u64) -> impl Iterator<Item = Board> {
    (0..games).flat_map(|seed| {
        let mut random = Random::new(seed);
        let (mut board, mut all) =
            (Board { own: 1 << 28 | 1 << 35, opponent: 1 << 27 | 1 << 36 }, Vec::new());
        while !board.is_over() {
            let moves: Vec<u8> = Bits(board.moves()).collect();
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

/// Images of a set of squares under the eight symmetries.
fn images(set: u64) -> [u64; 8] {
    std::array::from_fn(|symmetry| {
        Bits(set).fold(0, |all, square| {
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
fn evaluation_is_symmetric() {
    let weights = committed();
    let mut values = Vec::new();
    for board in positions(40) {
        let value = weights.evaluate(&board);
        for (own, opponent) in images(board.own).into_iter().zip(images(board.opponent)) {
            assert_eq!(weights.evaluate(&Board { own, opponent }), value, "{board:?}");
        }
        values.push(value);
    }
    values.sort_unstable();
    values.dedup();
    assert!(values.len() > 1000, "{}", values.len());
}

#[test]
fn updated_pattern_indices_agree_with_the_board() {
    let mut carried = 0;
    for board in positions(100) {
        let patterns = PatternIndices::of(&board);
        assert_eq!(patterns.passed(), PatternIndices::of(&board.passed()));
        for square in Bits(board.moves()) {
            let turned = board.flips(square);
            let next = patterns.after(square, turned);
            assert_eq!(next, PatternIndices::of(&board.after(square, turned)), "{square} in {board:?}");
            carried += 1;
        }
        assert_eq!(patterns, PatternIndices::of(&board), "no move left a trace");
    }
    assert!(carried > 20_000, "{carried}");
}

#[test]
fn pattern_indices_updated_through_games_agree_with_the_board() {
    for seed in 0..100 {
        let mut random = Random::new(seed);
        let mut board = Board { own: 1 << 28 | 1 << 35, opponent: 1 << 27 | 1 << 36 };
        let mut patterns = PatternIndices::of(&board);
        while !board.is_over() {
            let moves: Vec<u8> = Bits(board.moves()).collect();
            if moves.is_empty() {
                (board, patterns) = (board.passed(), patterns.passed());
                continue;
            }
            let square = moves[random.below(moves.len())];
            let turned = board.flips(square);
            (board, patterns) = (board.after(square, turned), patterns.after(square, turned));
        }
        assert_eq!(patterns, PatternIndices::of(&board), "game {seed}");
    }
}

#[test]
fn damaged_files_are_rejected() {
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
fn committed_file_is_canonical_and_small() {
    assert!(committed().pack() == FILE, "packing the weights again gives another file");
    assert!(FILE.len() <= 200_000, "{} bytes", FILE.len());
}

#[test]
fn more_corners_evaluate_higher() {
    let weights = committed();
    let (mut sum, mut count) = (0, 0);
    for board in positions(400).filter(|board| (14..40).contains(&board.empty_count())) {
        let corners = |set: u64| (set & CORNERS).count_ones() as i32;
        let more = corners(board.own) - corners(board.opponent);
        sum += more.signum() * weights.evaluate(&board);
        count += more.abs().min(1);
    }
    let discs = sum / count / 128;
    assert!(count > 1000 && (5..40).contains(&discs), "{count} positions, {discs} discs");
}

#[test]
fn sign_of_the_value_predicts_most_winners() {
    let (weights, mut solver) = (committed(), EndgameSolver::new(14));
    let (mut right, mut count) = (0, 0);
    for board in positions(400).filter(|board| board.empty_count() == 11) {
        let wins = solver.null_window(board, 0, &mut Unlimited).unwrap() > 0;
        right += usize::from(wins == (weights.evaluate(&board) > 0));
        count += 1;
    }
    assert!(count > 300 && right * 100 > count * 80, "{right} of {count}");
}
