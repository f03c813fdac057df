//! The solver compared with brute force.

use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::qubic::Position;
use stratege::games::qubic::engine::solver::{Solver, Value};
use stratege::search::random::Random;

/// Value by brute force: 1 if the side to move wins, 0 for a draw, -1 if it loses.
fn brute_force(position: &Position) -> i32 {
    if let Some(outcome) = position.outcome() {
        return if outcome.winner.is_some() { -1 } else { 0 };
    }
    let mut best = -1;
    for chosen in position.legal_moves() {
        let mut after = *position;
        after.play(chosen).unwrap();
        best = best.max(-brute_force(&after));
        if best == 1 {
            break;
        }
    }
    best
}

/// Sign of a proved value.
fn sign(value: Value) -> Option<i32> {
    match value {
        Value::Win(_) => Some(1),
        Value::Draw => Some(0),
        Value::Loss(_) => Some(-1),
        Value::Unknown => None,
    }
}

#[test]
fn proofs_near_the_end_agree_with_brute_force() {
    let mut solver = Solver::new(100_000, true);
    let (mut won_later, mut lost) = (0, 0);
    for game in 0..150 {
        let mut random = Random::new(game);
        let mut record = Record::<Position>::new(Position::starts()[game as usize % 2]);
        for _ in 0..56 {
            let legal = record.position().legal_moves();
            record.play(legal[random.below(legal.len())]).unwrap();
            if record.outcome().is_some() {
                // Another move may continue the game.
                record.undo();
            }
        }
        let (value, moves) = solver.values(record.position());
        let truth = brute_force(record.position());
        assert!(sign(value).is_none_or(|sign| sign == truth), "{record} {value:?}");
        for (chosen, value) in moves {
            let mut after = *record.position();
            after.play(chosen).unwrap();
            assert!(
                sign(value).is_none_or(|sign| sign == -brute_force(&after)),
                "{record} {chosen} {value:?}"
            );
            lost += i32::from(matches!(value, Value::Loss(_)));
            won_later += i32::from(matches!(value, Value::Win(2..)));
        }
    }
    assert!(won_later >= 1 && lost >= 1000, "{won_later} {lost}");
}

#[test]
fn first_player_wins() {
    let mut solver = Solver::new(0, true);
    let (value, moves) = solver.values(Record::<Position>::new(Position::starts()[0]).position());
    assert!(matches!(value, Value::Win(_)), "{value:?}");
    // Sixteen cells are symmetric to the book's first move; nothing is proved about the others.
    let winning: Vec<u16> = moves
        .iter()
        .filter(|(_, value)| matches!(value, Value::Win(_)))
        .map(|(chosen, _)| chosen.code())
        .collect();
    assert_eq!(winning.len(), 16, "{winning:?}");
    assert!([111, 114, 222, 333, 444].iter().all(|code| winning.contains(code)), "{winning:?}");
}
