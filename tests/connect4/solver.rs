//! Exact values against known ones and against a plain search; the book against both.

use stratege::connect4::analyst::Analyst;
use stratege::connect4::board::{Board, Calm, board_of_key};
use stratege::connect4::shelf::Books;
use stratege::connect4::solver::{Allowance, Solver, Unlimited};
use stratege::connect4::{Position, board};
use stratege::game::{Game, Side};
use stratege::record::Record;
use stratege::search::random::Random;

type Match = Record<Position>;

fn board(record: &Match) -> Board {
    Board::from(record.position())
}

/// The value by nothing but the rules, for boards that are nearly full.
fn plain(position: &Position, low: i32, high: i32) -> i32 {
    let left = position.cells().matches('.').count() as i32;
    if let Some(outcome) = position.outcome() {
        // The winner has just moved: his last disc counts among those that are left.
        return if outcome.winner.is_some() { -(left + 2) / 2 } else { 0 };
    }
    let mut best = low;
    for chosen in position.legal_moves() {
        let mut next = *position;
        next.play(chosen).unwrap();
        best = best.max(-plain(&next, -high, -best));
        if best >= high {
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

/// Positions with so many discs of random games in which nobody sets a four, or lets one be set if possible.
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
fn known_scores_come_out() {
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
fn late_positions_have_the_value_of_the_plain_search() {
    let mut solver = Solver::new(16);
    let mut checked = 0;
    for discs in 28..42 {
        for record in positions(40, discs) {
            let value = solver.value(board(&record), &mut Unlimited).unwrap();
            assert_eq!(value, plain(record.position(), -21, 21), "{record}");
            for bound in -3..3 {
                let within = solver.value_within(board(&record), (bound, bound + 1), &mut Unlimited);
                assert_eq!(within, Some(value.clamp(bound, bound + 1)), "{record}");
            }
            checked += 1;
        }
    }
    assert!(checked > 200, "{checked}");
}

#[test]
fn what_is_certain_without_search_is_true() {
    let (mut solver, mut tight) = (Solver::new(18), 0);
    for discs in 16..40 {
        for record in positions(80, discs) {
            let board = board(&record);
            if board.wins() & board.landings() != 0 {
                continue;
            }
            let value = solver.value(board, &mut Unlimited).unwrap();
            match board.calmed(board.count()) {
                Calm::Known(known) => assert_eq!(known, value, "{record}"),
                Calm::Open(quiet) => {
                    let value = if quiet.turned { -value } else { value };
                    let bounds = quiet.bounds();
                    assert!((bounds.low..=bounds.high).contains(&value), "{record}: {value} in {bounds:?}");
                    tight += usize::from(bounds.high <= 0 || bounds.low >= 0);
                }
            }
        }
    }
    assert!(tight > 100, "{tight}");
}

#[test]
fn mirror_images_and_keys_come_back() {
    for record in positions(200, 15) {
        let here = board(&record);
        assert_eq!(board_of_key(here.key()), here);
        let mirror: String = record.moves().iter().map(|one| (8 - (one.column() + 1)).to_string()).collect();
        let start = if record.start().begins == Side::First { "first" } else { "second" };
        let mirrored = board(&format!("connect4:{start}:{mirror}").parse().unwrap());
        assert_eq!((mirrored.mirror_key(), board::mirrored(mirrored.key())), (here.mirror_key(), here.key()));
    }
}

#[test]
fn an_allowance_that_runs_out_ends_the_search() {
    struct Few(u32);
    impl Allowance for Few {
        fn spend(&mut self) -> bool {
            self.0 = self.0.saturating_sub(1);
            self.0 > 0
        }
    }
    let mut solver = Solver::new(16);
    let record: Match = "4453".parse().unwrap();
    assert_eq!(solver.value(board(&record), &mut Few(1000)), None);
    assert!(solver.nodes() <= 1000);
}

#[test]
fn every_column_has_its_score() {
    let mut analyst = Analyst::new(16, Books::NONE);
    let record: Match = "2252576253462244111563365343671351".parse().unwrap();
    let scores = analyst.scores(board(&record), &mut Unlimited).unwrap();
    for (column, score) in scores.into_iter().enumerate() {
        let mut next = *record.position();
        let played = next.play(stratege::connect4::Move::into_column(column));
        assert_eq!(score, played.ok().map(|()| -plain(&next, -21, 21)), "column {}", column + 1);
    }
}
