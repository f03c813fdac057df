use stratege::game::Game;
use stratege::qubic::Position;
use stratege::qubic::solver::{Solver, Value};
use stratege::record::Record;
use stratege::search::random::Random;

/// The winner by trying everything: 1 for the side to move, 0 for a draw, -1 for the other.
fn worth(position: &Position) -> i32 {
    if let Some(outcome) = position.outcome() {
        return if outcome.winner.is_some() { -1 } else { 0 };
    }
    let mut best = -1;
    for chosen in position.legal_moves() {
        let mut after = *position;
        after.play(chosen).unwrap();
        best = best.max(-worth(&after));
        if best == 1 {
            break;
        }
    }
    best
}

/// The sign of a value, where it has one.
fn sign(value: Value) -> Option<i32> {
    match value {
        Value::Win(_) => Some(1),
        Value::Draw => Some(0),
        Value::Loss(_) => Some(-1),
        Value::Unknown => None,
    }
}

#[test]
fn what_is_proved_near_the_end_is_what_trying_everything_finds() {
    let mut solver = Solver::new(100_000, true);
    let (mut won_later, mut lost) = (0, 0);
    for game in 0..150 {
        let mut random = Random::new(game);
        let mut record = Record::<Position>::new(Position::starts()[game as usize % 2]);
        for _ in 0..56 {
            let legal = record.position().legal_moves();
            record.play(legal[random.below(legal.len())]).unwrap();
            if record.outcome().is_some() {
                // Another move may let the game go on.
                record.undo();
            }
        }
        let (value, moves) = solver.values(record.position());
        let truth = worth(record.position());
        assert!(sign(value).is_none_or(|sign| sign == truth), "{record} {value:?}");
        for (chosen, value) in moves {
            let mut after = *record.position();
            after.play(chosen).unwrap();
            assert!(sign(value).is_none_or(|sign| sign == -worth(&after)), "{record} {chosen} {value:?}");
            lost += i32::from(matches!(value, Value::Loss(_)));
            won_later += i32::from(matches!(value, Value::Win(2..)));
        }
    }
    assert!(won_later >= 1 && lost >= 1000, "{won_later} {lost}");
}

#[test]
fn the_game_is_won_for_the_one_who_begins_whatever_is_answered() {
    let mut solver = Solver::new(0, true);
    let (value, moves) = solver.values(Record::<Position>::new(Position::starts()[0]).position());
    assert!(matches!(value, Value::Win(_)), "{value:?}");
    // Sixteen cells are turnings of the book's first, and nothing is claimed of the others.
    let winning: Vec<u16> = moves
        .iter()
        .filter(|(_, value)| matches!(value, Value::Win(_)))
        .map(|(chosen, _)| chosen.code())
        .collect();
    assert_eq!(winning.len(), 16, "{winning:?}");
    assert!([111, 114, 222, 333, 444].iter().all(|code| winning.contains(code)), "{winning:?}");
}
