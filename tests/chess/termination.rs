//! Declared ends of a match: in the record, its text and its sheet, and errors of damaged ones.

use stratege::core::error::Error;
use stratege::core::record::Record;
use stratege::core::rules::{Outcome, Side};
use stratege::core::termination::Termination;
use stratege::games::chess::Position;
use stratege::games::chess::formats::pgn::{GameResult, Sheet};

fn read(line: &str) -> Record<Position> {
    line.parse().unwrap()
}

fn code(line: &str) -> String {
    match line.parse::<Record<Position>>() {
        Err(Error::DamagedRecord { why }) => why.code.into(),
        Err(error) => error.code().into(),
        Ok(record) => format!("read as {record}"),
    }
}

const DRAWN: Outcome = Outcome { winner: None, ending: "agreement" };

#[test]
fn declared_end_is_the_last_step() {
    let mut record = read("chess:standard:e2e4e7e5");
    record.finish(Termination::Agreed).unwrap();
    assert_eq!(record.to_string(), "chess:standard:e2e4e7e5:agreed");
    assert_eq!((record.outcome(), record.ply(), record.steps()), (Some(DRAWN), 2, 3));
    assert_eq!(record.play("g1f3".parse().unwrap()), Err(Error::GameOver));
    assert_eq!(record.finish(Termination::Agreed), Err(Error::GameOver));
    assert!(record.undo());
    assert_eq!(record.to_string(), "chess:standard:e2e4e7e5!:agreed");
    assert_eq!((record.outcome(), record.ply()), (None, 2));
    record.goto(1).unwrap();
    assert_eq!(record.to_string(), "chess:standard:e2e4!e7e5:agreed");
    assert!(record.redo() && record.redo() && !record.redo());
    assert_eq!(record.outcome(), Some(DRAWN));
    assert_eq!(record.goto(4), Err(Error::NoSuchPly { ply: 4, last: 3 }));
    // Playing on from an earlier position discards the end.
    record.undo();
    record.play("g1f3".parse().unwrap()).unwrap();
    assert_eq!((record.to_string().as_str(), record.steps()), ("chess:standard:e2e4e7e5g1f3", 3));
    record.goto(1).unwrap();
    record.finish(Termination::Resigned(Side::First)).unwrap();
    assert_eq!(record.to_string(), "chess:standard:e2e4:first-resigns");
    assert_eq!(record.outcome(), Some(Outcome { winner: Some(Side::Second), ending: "resignation" }));
}

#[test]
fn record_text_stores_the_end_and_the_current_ply() {
    let shuffle = "g1f3g8f6f3g1f6g8".repeat(2);
    for line in [
        "chess:standard::first-resigns",
        "chess:standard:!:second-resigns",
        "chess:standard:e2e4:second-resigns",
        "chess:standard:!e2e4:agreed",
        "chess:standard:e2e4!:agreed",
        &format!("chess:standard:{shuffle}:claimed"),
        "chess:7k/8/8/8/8/8/R7/7K_w_-_-_100_90::claimed",
    ] {
        assert_eq!(read(line).to_string(), line);
    }
    let claimed = read(&format!("chess:standard:{shuffle}:claimed"));
    assert_eq!(claimed.outcome().unwrap().ending, "threefold-repetition");
    let fifty = read("chess:7k/8/8/8/8/8/R7/7K_w_-_-_100_90::claimed");
    assert_eq!(fifty.outcome().unwrap().ending, "fifty-moves");
}

#[test]
fn damaged_ends_are_explained() {
    assert_eq!(code("chess:standard:e2e4:lost"), "unknown-end");
    assert_eq!(code("chess:standard:e2e4:"), "unknown-end");
    assert_eq!(code("chess:standard:e2e4:agreed:agreed"), "unknown-end");
    assert_eq!(code("chess:standard:e2e4:claimed"), "no-claim");
    assert_eq!(code("chess:standard:f2f3e7e5g2g4d8h4:agreed"), "ended-before");
    assert_eq!(code("chess:standard:e2e4:agreed!"), "unknown-end");
    assert_eq!(code("chess:standard:e2e5:agreed"), "illegal-move");
}

#[test]
fn declared_results_round_trip_through_pgn() {
    for (line, result) in [
        ("chess:standard:e2e4:first-resigns", GameResult::Black),
        ("chess:standard:e2e4:second-resigns", GameResult::White),
        ("chess:standard:e2e4:agreed", GameResult::Draw),
        ("chess:standard:e2e4", GameResult::Open),
        ("chess:7k/8/8/8/8/8/R7/7K_w_-_-_100_90::claimed", GameResult::Draw),
    ] {
        let record = read(line);
        let sheet = Sheet::from(&record);
        assert_eq!(sheet.result, result, "{line}");
        assert_eq!(sheet.record().unwrap(), record);
    }
    // The sheet has the end even if the record shows an earlier position.
    assert_eq!(Sheet::from(&read("chess:standard:!e2e4:agreed")).result, GameResult::Draw);
}
