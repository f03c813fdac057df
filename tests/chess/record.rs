//! A match as the page sees it: record text, view, moves typed in several notations.

use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::chess::Position;
use stratege::registry;
use stratege::search::random::Random;

#[test]
fn record_text_round_trips() {
    for number in 0..40u64 {
        let mut random = Random::new(number);
        let start = if number % 2 == 0 { "standard".into() } else { format!("chess960-{}", number * 23) };
        let mut record = Record::<Position>::new(start.parse().unwrap());
        while record.outcome().is_none() && record.ply() < 300 {
            let legal = record.position().legal_moves();
            record.play(legal[random.below(legal.len())]).unwrap();
        }
        record.goto(record.ply() / 2).unwrap();
        let line = record.to_string();
        assert_eq!(line.parse::<Record<Position>>().unwrap(), record);
        assert!(line.bytes().all(|c| c.is_ascii_alphanumeric() || b":-/_!".contains(&c)), "{line}");
        let written = record.written_moves().join(" ");
        let again: Record<Position> =
            format!("chess:{start}:{written}").parse().unwrap_or_else(|error| panic!("{error}: {written}"));
        assert_eq!(again.moves(), record.moves());
    }
}

#[test]
fn view_shows_moves_in_san() {
    let mut table = registry::game("chess").unwrap().read("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5").unwrap();
    for typed in ["E1G1", "g8f6", "Ng5", "0-0", "nxf7"] {
        assert_eq!(table.play(typed).is_ok(), typed != "nxf7", "{typed}");
    }
    table.play("Nxf7").unwrap();
    let view = table.view();
    assert_eq!(view.moves[6..], ["O-O", "Nf6", "Ng5", "O-O", "Nxf7"]);
    assert_eq!((view.columns, view.rows, view.names[0].as_str()), (8, 8, "a8"));
    assert!(view.cells.starts_with("r.bq.rk.pppp.Npp"), "{}", view.cells);
    let last = view.last.unwrap();
    assert_eq!((last.text.as_str(), last.cell, last.changed), ("Nxf7", Some(13), vec![13]));
    let takes = view.legal.iter().find(|one| one.text == "Rxf7").unwrap();
    assert_eq!((takes.from, takes.to), (Some(5), Some(13)));
    assert!(table.record_text().ends_with("e1g1g8f6f3g5e8g8g5f7"));
}

#[test]
fn promotions_have_distinct_texts() {
    let table = registry::game("chess").unwrap().begin("4k3/P7/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    let view = table.view();
    let to_a8: Vec<_> =
        view.legal.iter().filter(|one| one.to == Some(0)).map(|one| one.text.as_str()).collect();
    assert_eq!(to_a8, ["a8=Q+", "a8=R+", "a8=B", "a8=N"]);
}

#[test]
fn record_errors_are_explained() {
    let error_of = |text: &str| text.parse::<Record<Position>>().unwrap_err().to_string();
    assert_eq!(error_of("e4 e5 Ke3"), "move 3: Ke3 is not allowed here: no piece of this kind can go there");
    assert_eq!(error_of("e2e4e7e5e1e3"), "move 3: e1e3 is not allowed here: that piece cannot go there");
    assert_eq!(
        error_of("chess:somewhere:e4"),
        "unknown start \"somewhere\"; the starts are standard, chess960-0 to chess960-959, or a \
         position as FEN"
    );
    assert_eq!(
        error_of("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        "the position \"rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQK…\" is wrong at character 19, row 6: pieces: a \
         piece is one of the letters KQRBNP and kqrbnp"
    );
}
