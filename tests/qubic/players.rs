//! Modern players of Qubic: wins, defences, limits and determinism.

use stratege::core::game::Game;
use stratege::core::parameters::Parameters;
use stratege::core::player::{Choice, Limits, NoObserver, Player, Report, Score, SearchObserver};
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games::qubic::{Move, Position};
use stratege::search::random::Random;

use crate::classic::choose_as;
use crate::collected_values::CollectedValues;

type Match = Record<Position>;

fn player(id: &str, seed: u64) -> Box<dyn Player<Position>> {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == id).unwrap();
    (entry.new_player.unwrap())(&Parameters::with_changes(&entry.parameters, &[]).unwrap(), seed)
}

fn play(mut record: Match, players: [&str; 2], seed: u64) -> Match {
    let mut players = players.map(|id| player(id, seed));
    while record.outcome().is_none() {
        let side = record.position().side_to_move().index();
        let choice = players[side].choose(&record, &Limits::default(), &mut NoObserver);
        record.play(choice.chosen).unwrap();
    }
    record
}

fn with_random_moves(random: &mut Random, plies: usize) -> Match {
    let mut record = Match::new(Position::starts()[random.below(2)]);
    for _ in 0..plies {
        let legal = record.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        record.play(legal[random.below(legal.len())]).unwrap();
    }
    record
}

#[test]
fn prover_wins_every_game_as_first_player() {
    let roster = Position::roster();
    for entry in &roster {
        for seed in 0..3 {
            let game = play(Match::new(Position::starts()[0]), ["prover", entry.id], seed);
            assert_eq!(game.outcome().unwrap().winner, Some(Side::First), "{} {game}", entry.id);
        }
    }
    let mut prover = player("prover", 1);
    for seed in 0..300 {
        let mut random = Random::new(seed);
        let mut record = Match::new(Position::starts()[seed as usize % 2]);
        let begins = record.position().side_to_move();
        while record.outcome().is_none() {
            let own = record.position().side_to_move() == begins;
            let chosen = if own {
                let choice = prover.choose(&record, &Limits::default(), &mut NoObserver);
                assert!(matches!(choice.report.score, Some(Score::Win(_))), "{record} {choice:?}");
                choice.chosen
            } else {
                let legal = record.position().legal_moves();
                legal[random.below(legal.len())]
            };
            record.play(chosen).unwrap();
        }
        assert_eq!(record.outcome().unwrap().winner, Some(begins), "{record}");
    }
}

#[test]
fn claimed_wins_are_realised_along_the_pv() {
    let mut random = Random::new(8);
    let mut prover = player("prover", 1);
    let mut claimed = 0;
    for round in 0..120 {
        let record = with_random_moves(&mut random, 8 + round % 20);
        if record.outcome().is_some() {
            continue;
        }
        let mover = record.position().side_to_move();
        let choice = prover.choose(&record, &Limits::default(), &mut NoObserver);
        let (winner, plies) = match choice.report.score {
            Some(Score::Win(plies)) => (mover, plies),
            Some(Score::Loss(plies)) => (mover.other(), plies),
            _ => continue,
        };
        claimed += 1;
        let mut played = record.clone();
        choice.report.pv.iter().for_each(|&chosen| played.play(chosen).unwrap());
        assert_eq!(played.ply() - record.ply(), plies as usize);
        assert_eq!(played.outcome().map(|outcome| outcome.winner), Some(Some(winner)), "{record} {choice:?}");
    }
    assert!(claimed > 40, "{claimed}");
}

#[test]
fn all_moves_have_values_and_exact_ones_are_realised() {
    let mut random = Random::new(21);
    let mut prover = player("prover", 1);
    let mut certain = [0, 0];
    for round in 0..40 {
        let record = with_random_moves(&mut random, 4 + round % 24);
        if record.outcome().is_some() {
            continue;
        }
        let mut values = CollectedValues::default();
        let limits = Limits { nodes: Some(60_000), ..Limits::default() };
        let complete = prover.analyse(&record, &limits, &mut values);
        let legal = record.position().legal_moves();
        assert!(!complete || values.0.len() == legal.len(), "{record}");
        let mover = record.position().side_to_move();
        for value in values.0 {
            let (winner, plies) = match value.score {
                Score::Win(plies) => (mover, plies),
                Score::Loss(plies) => (mover.other(), plies),
                _ => continue,
            };
            assert!(value.exact);
            certain[usize::from(winner == mover)] += 1;
            let mut played = record.clone();
            value.pv.iter().for_each(|&chosen| played.play(chosen).unwrap());
            assert_eq!((value.pv[0], value.pv.len()), (value.chosen, plies as usize));
            assert_eq!(
                played.outcome().map(|outcome| outcome.winner),
                Some(Some(winner)),
                "{record} {value:?}"
            );
        }
    }
    assert!(certain.iter().all(|&number| number > 20), "{certain:?}");
}

#[test]
fn only_defence_is_found() {
    // The second player has three in a row: the prover and every level that sees all rows block it.
    for player in ["ttt3d", "level-5", "prover"] {
        assert_eq!(choose_as(player, "111 411 112 412 222 413", &[]).chosen.code(), 414, "{player}");
    }
}

#[test]
fn limited_searches_are_deterministic() {
    let mut random = Random::new(2);
    for entry in Position::roster() {
        for round in 0..6 {
            let record = with_random_moves(&mut random, 3 + 4 * round);
            if record.outcome().is_some() {
                continue;
            }
            for nodes in [0, 1, 100, 30_000] {
                let limits = Limits { nodes: Some(nodes), ..Limits::default() };
                let choose = || player(entry.id, 5).choose(&record, &limits, &mut NoObserver);
                let once = choose();
                assert_eq!(once, choose(), "{} {record}", entry.id);
                assert!(record.position().legal_moves().contains(&once.chosen));
            }
        }
    }
}

#[test]
fn stop_request_returns_a_legal_move() {
    struct Stop(u32);
    impl SearchObserver<Move> for Stop {
        fn report(&mut self, _: &Report<Move>) {}
        fn should_continue(&mut self) -> bool {
            self.0 += 1;
            false
        }
    }
    let mut record: Match = "qubic:second:222111441144".parse().unwrap();
    record.undo();
    let limits = Limits { time: Some(60_000), ..Limits::default() };
    let choice: Choice<Move> = player("prover", 0).choose(&record, &limits, &mut Stop(0));
    record.play(choice.chosen).unwrap();
}
