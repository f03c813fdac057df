//! The levels and the champion: legal, deterministic, exact near the end, and quick to stop.

use stratege::core::board_view::BoardView;
use stratege::core::game::Game;
use stratege::core::parameters::Parameters;
use stratege::core::player::{Choice, Limits, MoveValue, NoObserver, Player, Report, Score, SearchObserver};
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::reversi::{Move, Position, levels};
use stratege::search::random::Random;

use crate::collected_values::CollectedValues;

pub fn new_player(player: &str) -> Box<dyn Player<Position>> {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == player).unwrap();
    let numbers = Parameters::with_changes(&entry.parameters, &[]).unwrap();
    (entry.new_player.unwrap())(&numbers, 5)
}

fn choose(
    record: &Record<Position>,
    player: &str,
    limits: Limits,
    observer: &mut dyn SearchObserver<Move>,
) -> Choice<Move> {
    new_player(player).choose(record, &limits, observer)
}

/// Records of random games after `plies` moves.
fn records(plies: usize) -> impl Iterator<Item = Record<Position>> {
    (0..).filter_map(move |seed| {
        let mut random = Random::for_occasion(seed, plies as u64);
        let mut record: Record<Position> = "reversi:diagonal-tomato:".parse().unwrap();
        while record.ply() < plies && record.outcome().is_none() {
            let legal = record.position().legal_moves();
            record.play(legal[random.below(legal.len())]).unwrap();
        }
        record.outcome().is_none().then_some(record)
    })
}

#[test]
fn players_are_deterministic_per_limit() {
    let limits = Limits { nodes: Some(3000), ..Limits::default() };
    for plies in [0, 7, 20, 41, 55, 59] {
        for record in records(plies).take(3) {
            for player in levels::roster() {
                let once = choose(&record, player.id, limits, &mut NoObserver);
                assert_eq!(
                    once,
                    choose(&record, player.id, limits, &mut NoObserver),
                    "{} {record}",
                    player.id
                );
                assert!(record.position().legal_moves().contains(&once.chosen));
                assert!(once.report.nodes < 8000, "{}", once.report.nodes);
            }
        }
    }
}

#[test]
fn champion_solves_late_positions() {
    for record in records(48).take(10) {
        let choice = choose(&record, levels::CHAMPION, Limits::default(), &mut NoObserver);
        if choice.chosen != Move::PASS {
            let Some(Score::Discs { hundredths, percent: 100 }) = choice.report.score else {
                panic!("{record}: {:?}", choice.report)
            };
            assert_eq!(hundredths % 200, 0);
        }
    }
}

#[test]
fn stop_request_ends_the_search() {
    struct Stop;
    impl SearchObserver<Move> for Stop {
        fn report(&mut self, _: &Report<Move>) {}
        fn should_continue(&mut self) -> bool {
            false
        }
    }
    for record in records(14).take(2) {
        let choice = choose(&record, levels::CHAMPION, Limits::default(), &mut Stop);
        assert!(choice.stopped);
        assert!(record.position().legal_moves().contains(&choice.chosen));
    }
}

fn analyse(record: &Record<Position>, limits: Limits) -> (bool, Vec<MoveValue<Move>>) {
    let mut values = CollectedValues::default();
    let complete = new_player(Position::ANALYST.unwrap()).analyse(record, &limits, &mut values);
    (complete, values.0)
}

/// Regression: a move valued at nearly all discs led to a window that began below every score.
#[test]
fn champion_is_exact_when_it_expects_to_win_all_discs() {
    let moves = "c5e6f3c3d3e3d2c4c2d1f5b4e2f2b5e1f7c1b1c6a4a3b6a1d7a6g1g2a5g3f1e7f6g8h3g5b3c7g7h8a2h2c8h1a7h4b2d6b7b8";
    let record = format!("reversi:diagonal-tomato:{moves}h7a8g6h6h5").parse().unwrap();
    let choice = choose(&record, levels::CHAMPION, Limits::default(), &mut NoObserver);
    assert_eq!(choice.report.score, Some(Score::Discs { hundredths: 5600, percent: 100 }));
}

#[test]
fn analysis_near_the_end_is_exact() {
    assert_exact(10);
}

#[test]
#[ignore = "takes minutes"]
fn analysis_near_the_end_of_many_games_is_exact() {
    assert_exact(200);
}

/// Plays out every move of `positions` positions, with both sides at full strength, and compares the results.
fn assert_exact(positions: usize) {
    let mut champion = new_player(levels::CHAMPION);
    for record in records(50).take(positions) {
        let (complete, values) = analyse(&record, Limits::default());
        assert!(complete);
        for chosen in record.position().legal_moves().into_iter().filter(|chosen| *chosen != Move::PASS) {
            let value = values.iter().find(|value| value.chosen == chosen).unwrap();
            assert!(value.exact);
            let Score::Discs { hundredths, percent: 100 } = value.score else { panic!("{value:?}") };
            let mut after = record.clone();
            after.play(chosen).unwrap();
            while after.outcome().is_none() {
                let best = champion.choose(&after, &Limits::default(), &mut NoObserver).chosen;
                after.play(best).unwrap();
            }
            let (score, side) = (after.position().score(), record.position().side_to_move());
            let (own, other) = (score[side.index()], score[side.other().index()]);
            let winners = (64 - own - other) * (own - other).signum();
            assert_eq!(hundredths, 100 * (own - other + winners), "{chosen} in {record}");
        }
    }
}

#[test]
fn early_values_are_estimates_within_limits() {
    let limits = Limits { depth: Some(3), ..Limits::default() };
    for record in records(12).take(3) {
        let (complete, values) = analyse(&record, limits);
        assert!(!complete);
        assert_eq!(values.len(), record.position().legal_moves().len());
        assert!(values.iter().all(|value| !value.exact));
    }
    let none = Limits { nodes: Some(0), ..Limits::default() };
    let (complete, values) = analyse(&records(50).next().unwrap(), none);
    assert!(!complete && values.is_empty());
}
