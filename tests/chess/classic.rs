//! Schach C 64: order of moves, values, resignation and its peculiarities.

use std::collections::HashMap;

use stratege::core::game::Game;
use stratege::core::insight::Explained;
use stratege::core::parameters::{Changes, Parameter, ParameterKind, Parameters};
use stratege::core::player::{Limits, NoObserver, Score};
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::chess::Position;
use stratege::lab::Genes;
use stratege::search::random::Random;

const CORRECTED: &str = "schach-c64";
const AS_PRINTED: &str = "schach-c64-listing";

fn all_parameters(player: &str) -> Vec<Parameter> {
    Position::roster().into_iter().find(|entry| entry.id == player).unwrap().parameters
}

/// The move, its "Wert" and the number of valued moves.
fn answer(record: &str, changes: &[(&str, i32)], seed: u64) -> (String, Option<Score>, u32) {
    answer_of(CORRECTED, record, changes, seed)
}

fn answer_of(player: &str, record: &str, changes: &[(&str, i32)], seed: u64) -> (String, Option<Score>, u32) {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == player).unwrap();
    let changes: Vec<_> = changes.iter().map(|&(name, number)| (name.to_string(), vec![number])).collect();
    let changes: &Changes = &changes;
    let parameters = Parameters::with_changes(&entry.parameters, changes).unwrap();
    let record: Record<Position> = record.parse().unwrap();
    let choice =
        (entry.new_player.unwrap())(&parameters, seed).choose(&record, &Limits::default(), &mut NoObserver);
    assert!(record.position().legal_moves().contains(&choice.chosen));
    (choice.chosen.to_string(), choice.report.score, choice.report.nodes)
}

/// Moves with a chance of 0 and of 100 to replace the best move by a later equal one, and their value.
fn first_and_last(record: &str, more: &[(&str, i32)]) -> (String, String, i32) {
    let with = |chance: i32| answer(record, &[more, &[("chance", chance)]].concat(), 1);
    let ((first, value, _), (last, same_value, _)) = (with(0), with(100));
    assert_eq!(value, same_value);
    let Some(Score::Points(value)) = value else { panic!("{record}: {value:?}") };
    (first, last, value)
}

fn found(first: &str, last: &str, value: i32) -> (String, String, i32) {
    (first.into(), last.into(), value)
}

#[test]
fn moves_are_scanned_in_the_listings_order() {
    // Pawns before pieces: a7 comes first and has no double step; g8 comes last, and -21 is its last leap.
    assert_eq!(first_and_last("e2e4", &[]), found("a7a6", "g8f6", 0));
    assert_eq!(first_and_last("e2e4", &[("a-pawn", 1)]), found("a7a5", "g8f6", 0));
    // For White the board is turned.
    assert_eq!(first_and_last("", &[]), found("a2a3", "g1f3", 0));
    // All moves except the a-pawn's double step.
    assert_eq!(answer("", &[], 1).2, 19);
    // A king's steps begin with +1, a rook's with +10, a bishop's with +11; a queen moves like a bishop
    // first.
    assert_eq!(first_and_last("3k4/7p/8/8/8/8/8/K7 w - - 0 1", &[]), found("a1b1", "a1a2", 0));
    let alone = |piece: &str| format!("8/8/8/8/3{piece}4/8/7P/k6K b - - 0 1");
    for (piece, last) in [("r", "d4a4"), ("b", "d4g1"), ("q", "d4a4")] {
        // The king on a1 comes first: to b1.
        assert_eq!(first_and_last(&alone(piece), &[]), found("a1b1", last, 0), "{piece}");
    }
}

#[test]
fn values_agree_with_manual_computation() {
    // The pawn on e5 attacks the knight: 2 for every escape, h5 first and e4 last.
    let attacked = "rnbqkb1r/pppppppp/5n2/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";
    assert_eq!(first_and_last(attacked, &[]), found("f6h5", "f6e4", 2));
    // Both captures: 1 for the pawn, 1 because the other pawn attacked; -9 is tried before -11.
    let two_pawns = "4k3/8/3p4/2P1P3/8/8/8/4K3 b - - 0 1";
    assert_eq!(first_and_last(two_pawns, &[]), found("d6e5", "d6c5", 2));
    // Capturing the attacker gives no bonus for leaving: 1 each, by leaving or by capturing.
    let one_pawn = "4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1";
    assert_eq!(first_and_last(one_pawn, &[]), found("d6d5", "d6e5", 1));
    // The queen captures a protected rook: 4 - 5. Any other move is better.
    let protected = "7k/8/8/q7/3R4/4P3/8/6K1 b - - 0 1";
    assert_eq!(first_and_last(protected, &[]).2, 0);
    let forced = "7k/p4Q2/8/1P6/8/8/8/4K3 b - - 0 1";
    assert_eq!(first_and_last(forced, &[]), found("a7a6", "a7a6", -1));
    // A king leaves a pawn's check: 6, more than the pawn itself.
    assert_eq!(first_and_last("4k3/3P4/8/8/8/8/8/K7 b - - 0 1", &[]), found("e8f8", "e8e7", 6));
    // The values are the same for White.
    let for_white = "4k3/8/8/8/2p1p3/3P4/8/4K3 w - - 0 1";
    assert_eq!(first_and_last(for_white, &[]), found("d3e4", "d3c4", 2));
}

#[test]
fn equal_moves_replace_the_best_with_probability_0_3() {
    // Two equal moves: the second one is chosen with probability 0.3.
    let two_pawns = "4k3/8/3p4/2P1P3/8/8/8/4K3 b - - 0 1";
    let later = (0..2000).filter(|&seed| answer(two_pawns, &[], seed).0 == "d6c5").count();
    assert!((540..660).contains(&later), "{later} of 2000");
    let often = (0..2000).filter(|&seed| answer(two_pawns, &[("chance", 80)], seed).0 == "d6c5").count();
    assert!((1540..1660).contains(&often), "{often} of 2000");
}

#[test]
fn queen_moves_as_in_the_article_or_as_in_the_listing() {
    let far_pawn = "4k3/8/8/8/q6P/8/8/4K3 b - - 0 1";
    assert_eq!(first_and_last(far_pawn, &[]), found("a4h4", "a4h4", 1));
    let (first, last, value) = first_and_last(far_pawn, &[("listing-queen", 1)]);
    assert_eq!((first.as_str(), last.as_str(), value), ("a4b4", "e8d7", 0));
    let near_pawn = "4k3/8/8/8/qP6/8/8/4K3 b - - 0 1";
    assert_eq!(first_and_last(near_pawn, &[("listing-queen", 1)]), found("a4b4", "a4b4", 1));
}

#[test]
fn program_resigns_if_no_move_exceeds_minus_fifty() {
    // The listing's missing brackets make a7a6 worth -1 - 256; it does not know a7a5.
    let forced = "7k/p4Q2/8/1P6/8/8/8/4K3 b - - 0 1";
    assert_eq!(answer(forced, &[("listing-target", 1)], 1).1, Some(Score::Resigns));
    assert_eq!(answer(forced, &[("listing-target", 1), ("resign-at", -300)], 1).1, Some(Score::Points(-257)));
    // The queen that moves like a king would have only moves to neighbouring squares.
    let cornered = "q6k/1P3Q2/8/8/8/8/8/4K3 b - - 0 1";
    assert!(matches!(answer(cornered, &[], 1).1, Some(Score::Points(_))));
    // A value at the limit does not exceed it.
    assert_eq!(answer(forced, &[("resign-at", -1)], 1).1, Some(Score::Resigns));
    assert_eq!(answer(forced, &[("resign-at", -2)], 1).1, Some(Score::Points(-1)));
}

#[test]
fn en_passant_is_only_played_if_forced() {
    let only = "7k/5Q2/8/8/3Pp3/4P3/8/4K3 b - d3 0 1";
    assert_eq!(answer(only, &[], 1), ("e4d3".into(), None, 0));
    let not_only = "7k/8/8/8/3Pp3/8/8/4K3 b - d3 0 1";
    let seen: Vec<_> = (0..50).map(|seed| answer(not_only, &[], seed).0).collect();
    assert!(!seen.contains(&"e4d3".to_string()) && seen.contains(&"e4e3".to_string()), "{seen:?}");
}

#[test]
fn pawns_promote_to_queens_and_castling_is_unknown() {
    assert_eq!(first_and_last("4k3/8/8/8/8/8/p7/4K3 b - - 0 1", &[]).0, "a2a1q");
    assert_eq!(first_and_last("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", &[]).0, "a7a8q");
    let castling = "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1";
    assert!((0..50).all(|seed| !["e8g8", "e8c8"].contains(&answer(castling, &[], seed).0.as_str())));
}

#[test]
fn self_play_games_are_legal() {
    for seed in 0..20 {
        let mut record = Record::<Position>::new(Default::default());
        while record.outcome().is_none() && record.ply() < 200 {
            let (chosen, _, _) = answer(&record.to_string(), &[], seed);
            record.play(chosen.parse().unwrap()).unwrap();
        }
    }
}

/// Positions of random games.
fn positions(games: u64) -> Vec<Record<Position>> {
    let mut all = Vec::new();
    for game in 0..games {
        let mut random = Random::new(70 + game);
        let mut record = Record::<Position>::new(Default::default());
        while record.outcome().is_none() && record.ply() < 120 {
            let moves = record.position().legal_moves();
            record.play(moves[random.below(moves.len())]).unwrap();
            if record.ply().is_multiple_of(7) && record.outcome().is_none() {
                all.push(record.clone());
            }
        }
    }
    all
}

#[test]
fn printed_program_equals_the_corrected_one_with_the_listings_errors() {
    let slips = [("listing-queen", 1), ("listing-target", 1), ("a-pawn", 0)];
    let mends = [("listing-queen", 0), ("listing-target", 0)];
    let mut others = 0;
    for (seed, record) in (0..).zip(positions(12)) {
        let text = record.to_string();
        let printed = answer_of(AS_PRINTED, &text, &[], seed);
        assert_eq!(printed, answer(&text, &slips, seed), "{text}");
        let mended = answer(&text, &[], seed);
        assert_eq!(answer_of(AS_PRINTED, &text, &mends, seed), mended, "{text}");
        others += usize::from(printed != mended);
    }
    assert!(others > 20, "errors make a difference: {others}");
}

#[test]
fn every_error_of_the_listing_changes_moves() {
    let far_pawn = "4k3/8/8/8/q6P/8/8/4K3 b - - 0 1";
    // A queen that moves like a king has five moves here in addition to the king's five, and
    // cannot reach the pawn.
    assert_eq!(answer_of(AS_PRINTED, far_pawn, &[], 1).1, Some(Score::Points(0)));
    assert_eq!(answer_of(AS_PRINTED, far_pawn, &[], 1).2, 5 + 5);
    assert_eq!(answer_of(AS_PRINTED, far_pawn, &[("listing-queen", 0)], 1).0, "a4h4");
    // The only move is to a square that a pawn attacks: -1 - 256 is below the resignation limit.
    let forced = "7k/p4Q2/8/1P6/8/8/8/4K3 b - - 0 1";
    assert_eq!(answer_of(AS_PRINTED, forced, &[], 1).1, Some(Score::Resigns));
    assert_eq!(answer_of(AS_PRINTED, forced, &[("listing-target", 0)], 1).1, Some(Score::Points(-1)));
    // All moves except the a-pawn's double step.
    assert_eq!(answer_of(AS_PRINTED, "e2e4", &[], 1).2, 19);
    assert_eq!(answer_of(AS_PRINTED, "e2e4", &[("a-pawn", 1)], 1).2, 20);
}

/// The summands of each move's value, by move.
fn parts(record: &str, changes: &Changes) -> HashMap<String, HashMap<&'static str, i32>> {
    let numbers = Parameters::with_changes(&all_parameters(CORRECTED), changes).unwrap();
    let mut explainer = Position::explainer(CORRECTED, &numbers, 1).unwrap();
    let record = record.parse().unwrap();
    let insight = explainer.insight(&record, &Limits::default(), &mut NoObserver).unwrap();
    let parts_by_move = insight.candidates.into_iter().map(|candidate| {
        let parts: HashMap<_, _> = candidate.parts.iter().map(|part| (part.name, part.value)).collect();
        assert_eq!(parts.values().sum::<i32>(), candidate.value, "{} of {record}", candidate.chosen);
        (candidate.chosen.to_string(), parts)
    });
    parts_by_move.collect()
}

#[test]
fn kit_criteria_agree_with_their_descriptions() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let knight = "rnbqkb1r/pppppppp/5n2/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";
    let queen = "7k/8/8/8/q7/4P3/8/3R2K1 b - - 0 1";
    for (name, weights, position, chosen, expected) in [
        // The pawn stands on e4 and attacks d5; on d4 the queen defends it, too.
        ("centre", vec![6], start, "e2e4", 12),
        ("centre", vec![1], start, "d2d4", 3),
        ("centre", vec![1], start, "g1f3", 2),
        ("development", vec![1], start, "g1f3", 1),
        ("development", vec![1], start, "e2e4", 0),
        // Five squares for the bishop, four for the queen, one for the knight.
        ("mobility", vec![1], start, "e2e4", 10),
        ("shelter", vec![1], start, "e2e4", -1),
        ("shelter", vec![1], start, "a2a3", 0),
        ("advanced", vec![3], start, "e2e4", 6),
        ("advanced", vec![1], start, "e2e3", 1),
        ("check", vec![4], "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", 4),
        ("check", vec![4], "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a7", 0),
        ("doubled", vec![5], "4k3/8/8/8/2p5/3P4/2P5/4K3 w - - 0 1", "d3c4", -5),
        ("doubled", vec![5], "4k3/8/8/8/2p5/1P6/2P5/4K3 w - - 0 1", "b3b4", 0),
        // The knight escapes the pawn's attack, and loses the defence of two pawns.
        ("attacked", vec![0, 2, 0, 0, 0], knight, "f6d5", 2),
        ("defended", vec![0, 2, 0, 0, 0], knight, "f6d5", -2),
        ("attacking", vec![3, 0, 0, 0, 0], knight, "f6e4", 6),
        // The pawn or the rook would capture the queen; on d1 no piece would.
        ("exchanges", vec![1], queen, "a4d4", -5),
        ("exchanges", vec![2], queen, "a4d4", -10),
        ("exchanges", vec![1], queen, "a4d1", 0),
        // The attacked rook should leave unless the queen defends it.
        ("exchanges", vec![1], "4k3/8/8/3r4/8/8/8/3RK3 b - - 0 1", "d5a5", 4),
        ("exchanges", vec![1], "3qk3/8/8/3r4/8/8/8/3RK3 b - - 0 1", "d5a5", 0),
        // The king would recapture, but not before the queen.
        ("exchanges", vec![1], "4k3/8/8/3r4/8/8/8/3RK3 b - - 0 1", "d5d1", 0),
        ("exchanges", vec![1], "3qk3/8/8/3r4/8/8/8/3RK3 b - - 0 1", "d5d1", 0),
        ("exchanges", vec![1], "4k3/8/8/8/3r4/8/8/3RK3 b - - 0 1", "d4d2", 0),
    ] {
        let found = parts(position, &[(name.to_string(), weights)]);
        assert_eq!(found[chosen][name], expected, "{name}: {chosen} in {position}");
    }
}

#[test]
fn kit_is_symmetric_in_colours() {
    let all: Vec<_> = all_parameters(CORRECTED)
        .iter()
        .skip(6)
        .map(|one| (one.name.to_string(), (2..).take(one.default.len()).collect()))
        .collect();
    let white = parts("", &all);
    let black = parts("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", &all);
    for (one, other) in [("e2e4", "e7e5"), ("g1f3", "g8f6"), ("b1a3", "b8a6"), ("h2h3", "h7h6")] {
        assert_eq!(white[one], black[other], "{one} and {other}");
    }
}

#[test]
fn kit_weights_are_zero_by_default_and_each_can_change_moves() {
    for player in [CORRECTED, AS_PRINTED] {
        let parameters = all_parameters(player);
        let kit = &parameters[6..];
        let names: Vec<_> = kit.iter().map(|one| one.name).collect();
        let expected = "attacked defended attacking centre development mobility shelter check advanced doubled exchanges";
        assert_eq!(names.join(" "), expected);
        for one in kit {
            assert!(one.kind == ParameterKind::Weight && one.default.iter().all(|&weight| weight == 0));
        }
        assert_eq!(Genes::new(&parameters, &[], &[], false).unwrap().count(), 6 + 3 * 5 + 8);
    }
    let records: Vec<_> = positions(12).iter().map(|record| record.to_string()).collect();
    for one in &all_parameters(CORRECTED)[6..] {
        for place in 0..one.default.len() {
            let mut weights = one.default.clone();
            weights[place] = 1;
            let changes = [(one.name.to_string(), weights)];
            let counts = |record: &String| parts(record, &changes).values().any(|parts| parts[one.name] != 0);
            assert!(records.iter().any(counts), "{} {}", one.name, place + 1);
        }
    }
}

#[test]
fn changed_weights_apply_to_the_next_move() {
    let with = |changes: &[(&str, i32)]| answer("", changes, 3).0;
    let without = with(&[]);
    assert_eq!(with(&[("advanced", 1), ("chance", 0)]), "b2b4");
    assert_eq!(with(&[("centre", 6), ("chance", 0)]), "d2d4");
    assert_ne!(with(&[("centre", 6), ("chance", 0)]), without);
}
