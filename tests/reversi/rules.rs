//! Rules of Reversi: perft, start positions, random games against a reference.

use stratege::core::board_view::BoardView;
use stratege::core::rules::{Rules, Side, perft};
use stratege::games::reversi::{Move, Position, Start};
use stratege::search::random::Random;

use crate::boards::expect_boards;
use crate::reference::Plain;

/// Perft counts from the diagonal start, as published for Othello.
const PUBLISHED: [u64; 9] = [4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288];

#[test]
fn perft_agrees_with_published_counts() {
    for begins in ["diagonal-tomato", "diagonal-mole"] {
        let position = Position::begin(&begins.parse().unwrap());
        for (depth, count) in (1..).zip(PUBLISHED) {
            assert_eq!(perft(&position, depth), count, "{begins}, depth {depth}");
        }
    }
}

#[test]
fn start_positions_agree_with_the_source() {
    let middle = |start: &str| {
        let cells = Position::begin(&start.parse().unwrap()).cells();
        [27, 28, 35, 36].map(|square| cells.as_bytes()[square] as char).iter().collect::<String>()
    };
    assert_eq!(middle("diagonal-tomato"), "xoox");
    assert_eq!(middle("diagonal-mole"), "xoox");
    assert_eq!(middle("parallel-tomato"), "xoxo");
    assert_eq!(middle("parallel-mole"), "xoxo");
}

#[test]
fn random_games_agree_with_the_reference() {
    compare(600);
}

#[test]
#[ignore = "takes minutes"]
fn many_random_games_agree_with_the_reference() {
    compare(20_000);
}

fn compare(games: u64) {
    let mut endings = std::collections::BTreeMap::new();
    let mut passes = 0;
    for game in 0..games {
        let mut random = Random::new(game);
        let start: Start = Position::starts()[game as usize % 4].clone();
        let mut fast = Position::begin(&start);
        let mut slow = Plain::new(game % 4 >= 2, fast.side_to_move());
        loop {
            assert_eq!(fast.cells(), slow.cells());
            assert_eq!(fast.side_to_move() as i32, slow.dran);
            let empty = fast.cells().matches('.').count() as i32;
            assert_eq!(fast.discs_placed(), 60 - empty);
            let moves = fast.legal_moves();
            let squares: Vec<usize> = moves.iter().filter_map(|m| m.square().map(usize::from)).collect();
            assert_eq!(squares, slow.moves(slow.dran));
            assert_eq!(fast.outcome().is_some(), slow.over());
            assert_eq!(moves.is_empty(), slow.over());
            assert_other_moves_are_rejected(&fast, &moves);
            if moves.is_empty() {
                break;
            }
            let chosen = moves[random.below(moves.len())];
            match chosen.square() {
                Some(square) => slow.set(slow.dran, square.into()),
                None => passes += 1,
            }
            slow.dran = 1 - slow.dran;
            fast.play(chosen).unwrap();
        }
        let outcome = fast.outcome().unwrap();
        let [tomato, mole] =
            [0, 1].map(|player| slow.f.iter().filter(|&&owner| owner == player).count() as i32);
        assert_eq!(fast.score(), [tomato, mole]);
        let winner = match tomato - mole {
            0 => None,
            1.. => Some(Side::First),
            _ => Some(Side::Second),
        };
        assert_eq!(outcome.winner, winner);
        let free = 64 - tomato - mole;
        assert_eq!(
            fast.final_score(winner),
            match winner {
                Some(Side::First) => [tomato + free, mole],
                Some(Side::Second) => [tomato, mole + free],
                None => [tomato, mole],
            }
        );
        assert_eq!(outcome.ending == "board-full", tomato + mole == 64);
        *endings.entry(outcome.ending).or_insert(0) += 1;
    }
    assert!(passes > games / 4, "the games should show passes, they showed {passes}");
    // Only some samples include a wipe-out.
    endings.remove("wiped-out");
    assert_eq!(endings.keys().copied().collect::<Vec<_>>(), ["board-full", "nobody-can-move"]);
}

fn assert_other_moves_are_rejected(position: &Position, legal: &[Move]) {
    for chosen in (0..64).map(Move::on).chain([Move::PASS]) {
        let mut after = *position;
        let result = after.play(chosen);
        assert_eq!(result.is_ok(), legal.contains(&chosen));
        assert!(result.is_ok() || after == *position, "a rejected move changes the position");
    }
}

#[test]
fn positions_are_restored_from_their_cells() {
    expect_boards::<Position>(&[(8, 8)]);
}
