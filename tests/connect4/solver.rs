//! Exact values compared with published ones and with plain negamax.

use stratege::core::board_view::BoardView;
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games::connect4::Position;
use stratege::games::connect4::engine::analysis::Analyser;
use stratege::games::connect4::engine::board::Board;
use stratege::games::connect4::engine::bounds::ValueBounds;
use stratege::games::connect4::engine::embedded_books::Books;
use stratege::games::connect4::engine::forced_moves::Resolved;
use stratege::games::connect4::engine::solver::Solver;
use stratege::games::connect4::geometry::mirror;
use stratege::search::node_limit::{AtMost, Unlimited};
use stratege::search::random::Random;

type Match = Record<Position>;

fn board(record: &Match) -> Board {
    Board::from(record.position())
}

/// Value by negamax with the rules alone, for boards that are nearly full.
fn plain_negamax(position: &Position, alpha: i32, beta: i32) -> i32 {
    let left = position.cells().matches('.').count() as i32;
    if let Some(outcome) = position.outcome() {
        // The winner has just moved: its last disc counts as remaining.
        return if outcome.winner.is_some() { -(left + 2) / 2 } else { 0 };
    }
    let mut best = alpha;
    for chosen in position.legal_moves() {
        let mut next = *position;
        next.play(chosen).unwrap();
        best = best.max(-plain_negamax(&next, -beta, -best));
        if best >= beta {
            break;
        }
    }
    best
}

/// Whether the side to move can complete a four.
fn can_win(position: &Position) -> bool {
    position.legal_moves().into_iter().any(|chosen| {
        let mut next = *position;
        next.play(chosen).unwrap();
        next.outcome().is_some_and(|outcome| outcome.winner.is_some())
    })
}

/// Positions with `discs` discs from random games in which neither side completes a four or
/// allows one if possible.
fn positions(games: u64, discs: usize) -> Vec<Match> {
    let game = |game| {
        let mut random = Random::new(9000 + game);
        let mut record = Match::new(Position::starts()[game as usize % 2].clone());
        while record.ply() < discs {
            let after = |chosen| {
                let mut next = *record.position();
                next.play(chosen).unwrap();
                next
            };
            let mut moves = record.position().legal_moves();
            moves.retain(|&chosen| after(chosen).outcome().is_none_or(|outcome| outcome.winner.is_none()));
            let safe: Vec<_> = moves.iter().copied().filter(|&chosen| !can_win(&after(chosen))).collect();
            let moves = if safe.is_empty() { moves } else { safe };
            if moves.is_empty() {
                return None;
            }
            record.play(moves[random.below(moves.len())]).unwrap();
        }
        record.outcome().is_none().then_some(record)
    };
    (0..games).filter_map(game).collect()
}

#[test]
fn values_agree_with_published_ones() {
    let facts = include_str!("../data/connect4/scores.txt");
    let mut solver = Solver::new(18);
    let mut count = 0;
    for line in facts.lines().filter(|line| !line.starts_with('#')) {
        let (moves, score) = line.split_once(' ').unwrap();
        let record: Match = moves.parse().unwrap();
        let value = solver.value(board(&record), &mut Unlimited).unwrap();
        assert_eq!(value, score.parse::<i32>().unwrap(), "{moves}");
        count += 1;
    }
    assert_eq!(count, 160);
}

#[test]
fn late_values_agree_with_plain_negamax() {
    let mut solver = Solver::new(16);
    let mut checked = 0;
    for discs in 28..42 {
        for record in positions(40, discs) {
            let value = solver.value(board(&record), &mut Unlimited).unwrap();
            assert_eq!(value, plain_negamax(record.position(), -21, 21), "{record}");
            for bound in -3..3 {
                let within =
                    solver.value_within(board(&record), ValueBounds::null_window(bound), &mut Unlimited);
                assert_eq!(within, Some(value.clamp(bound, bound + 1)), "{record}");
            }
            checked += 1;
        }
    }
    assert!(checked > 200, "{checked}");
}

#[test]
fn static_bounds_hold() {
    let (mut solver, mut tight) = (Solver::new(18), 0);
    for discs in 16..40 {
        for record in positions(80, discs) {
            let board = board(&record);
            if board.can_win_now() {
                continue;
            }
            let value = solver.value(board, &mut Unlimited).unwrap();
            match board.resolve_forced(board.disc_count()) {
                Resolved::Decided(known) => assert_eq!(known, value, "{record}"),
                Resolved::Quiet(position) => {
                    let value = if position.side_flipped { -value } else { value };
                    let bounds = position.static_bounds();
                    assert!(
                        (bounds.lower..=bounds.upper).contains(&value),
                        "{record}: {value} in {bounds:?}"
                    );
                    tight += usize::from(bounds.upper <= 0 || bounds.lower >= 0);
                }
            }
        }
    }
    assert!(tight > 100, "{tight}");
}

#[test]
fn keys_and_mirror_images_round_trip() {
    for record in positions(200, 15) {
        let here = board(&record);
        assert_eq!(Board::from_key(here.key()), here);
        let mirror_moves: String =
            record.moves().iter().map(|one| (8 - (one.column() + 1)).to_string()).collect();
        let start = if record.start().begins == Side::First { "first" } else { "second" };
        let mirrored = board(&format!("connect4:{start}:{mirror_moves}").parse().unwrap());
        assert_eq!((mirrored.canonical_key(), mirror(mirrored.key())), (here.canonical_key(), here.key()));
    }
}

#[test]
fn node_limit_ends_the_search() {
    let mut solver = Solver::new(16);
    let record: Match = "4453".parse().unwrap();
    assert_eq!(solver.value(board(&record), &mut AtMost { limit: &mut Unlimited, left: 1000 }), None);
    assert!(solver.nodes() <= 1000);
}

#[test]
fn column_values_agree_with_plain_negamax() {
    let mut analyser = Analyser::new(16, Books::NONE);
    let record: Match = "2252576253462244111563365343671351".parse().unwrap();
    let values = analyser.column_values(board(&record), &mut Unlimited).unwrap();
    for (column, value) in values.into_iter().enumerate() {
        let mut next = *record.position();
        let played = next.play(stratege::games::connect4::Move::into_column(column));
        assert_eq!(value, played.ok().map(|()| -plain_negamax(&next, -21, 21)), "column {}", column + 1);
    }
}
