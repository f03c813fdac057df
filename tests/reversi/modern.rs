//! The modern players of Reversi: legal, repeatable, exact near the end, and quick to stop.

use stratege::game::Game;
use stratege::parameters::Parameters;
use stratege::player::{Choice, Limits, Report, Score, Unwatched, Watch};
use stratege::record::Record;
use stratege::reversi::{Move, Position, modern};
use stratege::search::random::Random;

fn choose(
    record: &Record<Position>,
    player: &str,
    limits: Limits,
    watch: &mut dyn Watch<Move>,
) -> Choice<Move> {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == player).unwrap();
    let numbers = Parameters::with_changes(&entry.parameters, &[]).unwrap();
    (entry.seat)(&numbers, 5).choose(record, &limits, watch)
}

/// Records of random games after so many moves.
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
fn every_player_plays_the_same_legal_move_at_the_same_limit() {
    let limits = Limits { nodes: Some(3000), ..Limits::default() };
    for plies in [0, 7, 20, 41, 55, 59] {
        for record in records(plies).take(3) {
            for player in modern::players() {
                let once = choose(&record, player.id, limits, &mut Unwatched);
                assert_eq!(
                    once,
                    choose(&record, player.id, limits, &mut Unwatched),
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
fn the_champion_counts_late_positions_out() {
    for record in records(48).take(10) {
        let choice = choose(&record, modern::CHAMPION, Limits::default(), &mut Unwatched);
        if choice.chosen != Move::PASS {
            let Some(Score::Discs { hundredths, percent: 100 }) = choice.report.score else {
                panic!("{record}: {:?}", choice.report)
            };
            assert_eq!(hundredths % 200, 0);
        }
    }
}

#[test]
fn a_stop_is_heeded_at_once() {
    struct Stop;
    impl Watch<Move> for Stop {
        fn report(&mut self, _: &Report<Move>) {}
        fn go_on(&mut self) -> bool {
            false
        }
    }
    for record in records(14).take(2) {
        let choice = choose(&record, modern::CHAMPION, Limits::default(), &mut Stop);
        assert!(choice.stopped);
        assert!(record.position().legal_moves().contains(&choice.chosen));
    }
}
