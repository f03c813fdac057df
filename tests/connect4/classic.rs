//! The program of 1995 compared with a line-by-line reference of its `Bewertung` and plain minimax, and the
//! randomness that its text suggests.

use std::collections::HashSet;

use stratege::core::game::Game;
use stratege::core::insight::Explained;
use stratege::core::parameters::{ParameterKind, Parameters};
use stratege::core::player::{Choice, Limits, NoObserver, Score};
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games::connect4::classic::Evaluation;
use stratege::games::connect4::{Move, Position};
use stratege::search::random::Random;

use crate::classic_reference::{Numbers, TEXT, VERSION_1_5, bewertung, board, minmax};

type Match = Record<Position>;

fn begin_flag(record: &Match) -> i32 {
    i32::from(record.start().begins == record.position().side_to_move())
}

fn parameters(player: &str, changes: &[(&str, i32)]) -> Parameters {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == player).unwrap();
    let changes: Vec<_> = changes.iter().map(|&(name, value)| (name.to_string(), vec![value])).collect();
    Parameters::with_changes(&entry.parameters, &changes).unwrap()
}

fn choose(record: &Match, player: &str, changes: &[(&str, i32)]) -> Choice<Move> {
    choose_with_seed(record, player, changes, 1)
}

fn choose_with_seed(record: &Match, player: &str, changes: &[(&str, i32)], seed: u64) -> Choice<Move> {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == player).unwrap();
    let mut player = (entry.new_player.unwrap())(&parameters(player, changes), seed);
    player.choose(record, &Limits::default(), &mut NoObserver)
}

fn evaluate(record: &Match, player: &str, changes: &[(&str, i32)], left: i32) -> i32 {
    let position = record.position();
    let side = position.side_to_move();
    let discs = [side, side.other()].map(|side| position.discs(side));
    Evaluation::new(&parameters(player, changes)).evaluate(discs, begin_flag(record) == 1, left)
}

/// Unfinished positions of random games, with both sides beginning in turn.
fn positions(games: u64, every: usize) -> Vec<Match> {
    let mut all = Vec::new();
    for game in 0..games {
        let mut random = Random::new(500 + game);
        let mut record = Match::new(Position::starts()[game as usize % 2].clone());
        while record.outcome().is_none() {
            if (record.ply() + game as usize).is_multiple_of(every) {
                all.push(record.clone());
            }
            let moves = record.position().legal_moves();
            record.play(moves[random.below(moves.len())]).unwrap();
        }
    }
    all
}

#[test]
fn evaluations_agree_with_manual_computation() {
    // Discs added up by hand; the side to move is blue.
    for (player, two, three) in [("anfaenger", 7, 28), ("meister", 7, 28), ("4gewinnt-1.5", 8, 30)] {
        for (record, expected) in [
            // The empty board.
            ("", 0),
            // Red d1.
            ("4", -7),
            // Blue d1 7, red d2 10.
            ("44", 7 - 10),
            // Blue g1, g2: 7, and a vertical two. Red a1, b1, c1: 12, a-d three without a
            // bonus at the edge, b-e two.
            ("17273", 7 + two - 12 - three - two),
            // Blue b1, c1, d1: 16, a-d three, b-e three and, as blue began and the row starts in an even
            // column, three times that, c-f two. Red g1, g2, g3: 12, three from g1 upwards, two from g2.
            ("273747", 16 + three + three + 3 * three + two - 12 - three - two),
            // Blue did not begin: no bonus. Red's f1 blocks the row c-f and adds 4.
            ("connect4:second:6273747", 16 + three + three - 16 - three - two),
        ] {
            let record: Match = record.parse().unwrap();
            assert_eq!(evaluate(&record, player, &[], 0), expected, "{player}: {record}");
        }
    }
}

#[test]
fn evaluations_agree_with_the_reference() {
    for record in positions(300, 3) {
        let sm = board(record.position());
        let begin = begin_flag(&record);
        for (player, numbers) in [
            ("anfaenger", TEXT),
            ("fortgeschrittener", TEXT),
            ("experte", TEXT),
            ("meister", TEXT),
            ("4gewinnt-tiefe", TEXT),
            ("4gewinnt-gemeint", Numbers { meant: true, ..TEXT }),
            ("4gewinnt-1.5", VERSION_1_5),
        ] {
            let expected = bewertung(&sm, 3, begin, numbers);
            assert_eq!(evaluate(&record, player, &[], 3), expected, "{player} at {record}");
        }
    }
}

#[test]
fn moves_and_values_agree_with_plain_minimax() {
    for (index, record) in positions(24, 5).iter().enumerate() {
        let (mut sm, begin) = (board(record.position()), begin_flag(record));
        for (player, numbers) in [("4gewinnt-tiefe", TEXT), ("meister", TEXT), ("4gewinnt-1.5", VERSION_1_5)]
        {
            let depth = 1 + index as i32 % 5;
            let choice = choose(record, player, &[("depth", depth), ("growth", 0)]);
            let (column, value) = minmax(&mut sm, depth, true, i32::MAX, begin, numbers);
            assert_eq!(choice.chosen.column() + 1, column, "depth {depth} at {record}");
            assert_eq!(choice.report.score, Some(Score::Points(value)), "depth {depth} at {record}");
        }
    }
}

#[test]
fn depth_grows_with_full_columns() {
    let depth = |record: &str, player| choose(&record.parse().unwrap(), player, &[]).report.depth;
    // Column 1 gets its last disc from the second player, the user.
    let by_the_user = "111111";
    assert_eq!(depth(by_the_user, "anfaenger"), 5);
    assert_eq!(depth(by_the_user, "meister"), 7);
    // With a disc elsewhere in between, the last one in column 1 is the computer's.
    let by_the_computer = "1111121";
    let then = format!("{by_the_computer}2");
    assert_eq!((depth(&then, "anfaenger"), depth(&then, "experte")), (4, 6));
    // Undoing undoes the growth.
    let mut record: Match = by_the_user.parse().unwrap();
    record.undo();
    record.undo();
    assert_eq!(choose(&record, "meister", &[]).report.depth, 6);
}

#[test]
fn players_finish_games_and_see_fours() {
    for entry in Position::roster() {
        let mut players = [1, 2].map(|seed| {
            (entry.new_player.unwrap())(&Parameters::with_changes(&entry.parameters, &[]).unwrap(), seed)
        });
        let mut record = Match::new(Position::starts()[0].clone());
        while record.outcome().is_none() {
            let player = &mut players[record.ply() % 2];
            let limits = Limits { nodes: Some(20_000), ..Limits::default() };
            let choice = player.choose(&record, &limits, &mut NoObserver);
            record.play(choice.chosen).unwrap();
        }
    }
    for player in ["anfaenger", "meister", "4gewinnt-gemeint", "4gewinnt-1.5"] {
        // Three in the bottom row: the fourth is placed or blocked.
        assert_eq!(choose(&"172737".parse().unwrap(), player, &[]).chosen.to_string(), "4");
        assert_eq!(choose(&"17273".parse().unwrap(), player, &[]).chosen.to_string(), "4");
    }
}

/// Evolution must not change weights without effect.
#[test]
fn every_weight_has_an_effect() {
    let mut ended = positions(40, 3);
    for record in ended.iter_mut() {
        let mut random = Random::new(record.ply() as u64);
        while record.outcome().is_none() {
            let moves = record.position().legal_moves();
            record.play(moves[random.below(moves.len())]).unwrap();
        }
    }
    let records: Vec<_> = positions(40, 3).into_iter().chain(ended).collect();
    for entry in Position::roster().iter().filter(|entry| entry.year == 1995) {
        let mut names = HashSet::new();
        for parameter in &entry.parameters {
            assert!(names.insert(parameter.name), "{} twice", parameter.name);
            if parameter.kind != ParameterKind::Weight {
                continue;
            }
            for place in 0..parameter.default.len() {
                let mut changed = parameter.default.clone();
                changed[place] += if changed[place] < parameter.max { 1 } else { -1 };
                let changes = [(parameter.name.to_string(), changed)];
                let numbers = Parameters::with_changes(&entry.parameters, &changes).unwrap();
                let evaluation = Evaluation::new(&numbers);
                let original = Evaluation::new(&parameters(entry.id, &[]));
                let counts = records.iter().any(|record| {
                    let [first, second] =
                        [Side::First, Side::Second].map(|side| record.position().discs(side));
                    [[first, second], [second, first]]
                        .into_iter()
                        .any(|discs| evaluation.evaluate(discs, true, 1) != original.evaluate(discs, true, 1))
                });
                assert!(counts, "{}: {} {}", entry.id, parameter.name, place + 1);
            }
        }
    }
}

/// A whole game of the beginner's level against itself.
fn game(changes: &[(&str, i32)], seed: u64) -> String {
    let mut record = Match::new(Position::starts()[0].clone());
    while record.outcome().is_none() {
        let chosen = choose_with_seed(&record, "anfaenger", changes, seed).chosen;
        record.play(chosen).unwrap();
    }
    record.to_string()
}

#[test]
fn games_vary_only_with_chance() {
    let games =
        |changes: &[(&str, i32)]| (0..12).map(|seed| game(changes, seed)).collect::<HashSet<_>>().len();
    assert_eq!(games(&[]), 1);
    assert!(games(&[("variability", 8)]) >= 11);
    assert_eq!(
        game(&[("variability", 8), ("chance", 30)], 5),
        game(&[("variability", 8), ("chance", 30)], 5)
    );
}

#[test]
fn value_errors_are_bounded_and_fours_are_exact() {
    let insight = |record: &Match, changes: &[(&str, i32)], seed| {
        let numbers = parameters("4gewinnt-tiefe", changes);
        let mut explainer = Position::explainer("4gewinnt-tiefe", &numbers, seed).unwrap();
        explainer.insight(record, &Limits::default(), &mut NoObserver).unwrap().candidates
    };
    let mut errors = HashSet::new();
    for record in positions(40, 5) {
        let plain = insight(&record, &[("depth", 1)], 0);
        for seed in 0..5 {
            let varied = insight(&record, &[("depth", 1), ("variability", 3)], seed);
            for (plain, varied) in plain.iter().zip(&varied) {
                assert_eq!(varied.parts.iter().map(|part| part.value).sum::<i32>(), varied.value);
                let mut after = record.clone();
                after.play(varied.chosen).unwrap();
                let has_won = after.outcome().is_some_and(|outcome| outcome.winner.is_some());
                let error = varied.value - plain.value;
                assert!(!has_won || error == 0, "{record}");
                errors.insert(error);
            }
        }
    }
    assert_eq!(errors, HashSet::from_iter(-3..=3));
}

#[test]
fn equal_columns_replace_the_best_at_the_given_rate() {
    // With the middle column full, columns 3 and 5 are equally good; 3 is tried first.
    let record: Match = "444444".parse().unwrap();
    let with = |chance: i32, seed: u64| {
        let changes = [("depth", 1), ("chance", chance)];
        choose_with_seed(&record, "4gewinnt-tiefe", &changes, seed).chosen.to_string()
    };
    assert_eq!([with(0, 3), with(100, 3)], ["3", "5"]);
    let later = (0..2000).filter(|&seed| with(30, seed) == "5").count();
    assert!((540..660).contains(&later), "{later} of 2000");
}
