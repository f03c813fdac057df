//! Exact results against a plain minimax and against the published ones.

use stratege::game::Game;
use stratege::reversi::engine::Board;
use stratege::reversi::engine::board::squares;
use stratege::reversi::engine::endgame::{Allowance, Endgame, Unlimited};
use stratege::reversi::engine::midgame::Memory;
use stratege::reversi::engine::thinker::decide;
use stratege::reversi::rules::Position;
use stratege::search::random::Random;

/// The result by nothing but the rules.
fn plain(board: Board) -> i32 {
    let moves = board.mobility();
    if moves == 0 {
        return if board.their_mobility() == 0 { board.final_score() } else { -plain(board.passed()) };
    }
    squares(moves).map(|square| -plain(board.play(square))).max().unwrap_or_default()
}

/// Positions of random games with this many empty squares.
fn positions(empty: u32) -> impl Iterator<Item = Board> {
    (0..).filter_map(move |seed| {
        let mut random = Random::for_occasion(empty.into(), seed);
        let mut position = Position::begin(&Default::default());
        while position.outcome().is_none() {
            let board = Board::from(&position);
            if board.empty_count() == empty {
                return Some(board);
            }
            let legal = position.legal_moves();
            position.play(legal[random.below(legal.len())]).unwrap();
        }
        None
    })
}

/// Solves so many positions of each number of empty squares, and asks for wins and losses alone.
fn compare(count: impl Fn(u32) -> usize) -> usize {
    let mut solver = Endgame::new(14);
    let mut compared = 0;
    for empty in 1..=10 {
        for board in positions(empty).take(count(empty)) {
            let expected = plain(board);
            for bound in [expected - 1, expected, -1, 0, expected - 7, expected + 8] {
                let value = solver.above(board, bound, &mut Unlimited).unwrap();
                let right = if expected > bound {
                    bound < value && value <= expected
                } else {
                    expected <= value && value <= bound
                };
                assert!(right, "{board:?} is worth {expected}, not {value} with the bound {bound}");
            }
            compared += 1;
        }
    }
    compared
}

#[test]
fn endgames_have_the_result_of_the_plain_search() {
    assert_eq!(compare(|empty| if empty <= 8 { 60 } else { 4 }), 488);
}

#[test]
fn who_wins_is_what_the_plain_search_says_and_so_is_the_move() {
    let mut memory = Memory::new(12);
    for empty in 2..=9 {
        for board in positions(empty).filter(|board| board.mobility() != 0).take(25) {
            memory.clear();
            let (result, chosen) = decide(&mut memory, board, &mut Unlimited).unwrap();
            assert_eq!(result, plain(board).cmp(&0), "{board:?}");
            assert_eq!(plain(board.play(chosen.unwrap())).cmp(&0), result.reverse(), "{board:?}");
        }
    }
}

/// `cargo test --release --test reversi -- --ignored ten_thousand`
#[test]
#[ignore = "takes minutes"]
fn ten_thousand_endgames_have_the_result_of_the_plain_search() {
    assert_eq!(compare(|_| 1000), 10_000);
}

#[test]
fn an_allowance_that_runs_out_ends_the_search() {
    struct Few(u64);
    impl Allowance for Few {
        fn spend(&mut self, nodes: u64) -> bool {
            self.0 = self.0.saturating_sub(nodes);
            self.0 > 0
        }
    }
    let mut solver = Endgame::new(10);
    let board = positions(16).next().unwrap();
    assert_eq!(solver.above(board, 0, &mut Few(3000)), None);
    assert!((3000..6000).contains(&solver.nodes()), "{}", solver.nodes());
}
