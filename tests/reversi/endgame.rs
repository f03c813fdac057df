//! Exact scores compared with plain minimax and with published scores.

use stratege::core::rules::Rules;
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::context::SearchContext;
use stratege::games::reversi::engine::endgame::EndgameSolver;
use stratege::games::reversi::engine::search::solve_wld;
use stratege::games::reversi::position::Position;
use stratege::search::bits::Bits;
use stratege::search::node_limit::{LimitReached, NodeLimit, Unlimited};
use stratege::search::random::Random;

/// Score by plain minimax.
fn minimax(board: Board) -> i32 {
    let moves = board.moves();
    if moves == 0 {
        return if board.opponent_moves() == 0 { board.final_score() } else { -minimax(board.passed()) };
    }
    Bits(moves).map(|square| -minimax(board.play(square))).max().unwrap_or_default()
}

/// Positions of random games with this number of empty squares.
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

/// Solves `count` positions of each number of empty squares, with null windows around the score.
fn compare(count: impl Fn(u32) -> usize) -> usize {
    let mut solver = EndgameSolver::new(14);
    let mut compared = 0;
    for empty in 1..=10 {
        for board in positions(empty).take(count(empty)) {
            let expected = minimax(board);
            for bound in [expected - 1, expected, -1, 0, expected - 7, expected + 8] {
                let value = solver.null_window(board, bound, &mut Unlimited).unwrap();
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
fn endgames_agree_with_minimax() {
    assert_eq!(compare(|empty| if empty <= 8 { 60 } else { 4 }), 488);
}

#[test]
fn solve_wld_agrees_with_minimax() {
    let mut context = SearchContext::new(12);
    for empty in 2..=9 {
        for board in positions(empty).filter(|board| board.moves() != 0).take(25) {
            context.clear();
            let (result, chosen) = solve_wld(&mut context, board, &mut Unlimited).unwrap();
            assert_eq!(result, minimax(board).cmp(&0), "{board:?}");
            assert_eq!(minimax(board.play(chosen.unwrap())).cmp(&0), result.reverse(), "{board:?}");
        }
    }
}

/// `cargo test --release --test reversi -- --ignored ten_thousand`
#[test]
#[ignore = "takes minutes"]
fn ten_thousand_endgames_agree_with_minimax() {
    assert_eq!(compare(|_| 1000), 10_000);
}

#[test]
fn node_limit_ends_the_search() {
    struct Few(u64);
    impl NodeLimit for Few {
        fn spend_many(&mut self, nodes: u64) -> bool {
            self.0 = self.0.saturating_sub(nodes);
            self.0 > 0
        }
    }
    let mut solver = EndgameSolver::new(10);
    let board = positions(16).next().unwrap();
    assert_eq!(solver.null_window(board, 0, &mut Few(3000)), Err(LimitReached));
    assert!((3000..6000).contains(&solver.nodes()), "{}", solver.nodes());
}
