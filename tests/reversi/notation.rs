//! Records, transcripts and boards of Reversi as text, and their errors.

use stratege::core::board_view::BoardView;
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games::reversi::Position;
use stratege::registry;
use stratege::search::random::Random;

type Match = Record<Position>;

fn error_of(text: &str) -> (String, &'static str) {
    let error = text.parse::<Match>().unwrap_err();
    (error.to_string(), error.code())
}

#[test]
fn record_text_round_trips_at_every_ply() {
    for game in 0..50u64 {
        let mut random = Random::new(game);
        let mut record = Match::new(Position::starts()[game as usize % 4].clone());
        while record.outcome().is_none() {
            let moves = record.position().legal_moves();
            record.play(moves[random.below(moves.len())]).unwrap();
        }
        for ply in 0..=record.moves().len() {
            record.goto(ply).unwrap();
            let again: Match = record.to_string().parse().unwrap();
            assert_eq!(again, record);
        }
    }
}

#[test]
fn undo_and_redo_work_and_a_new_move_discards_the_rest() {
    let mut record: Match = "reversi:diagonal-tomato:f4d3c2".parse().unwrap();
    assert!(record.undo() && record.undo());
    assert_eq!(record.to_string(), "reversi:diagonal-tomato:f4!d3c2");
    assert!(record.redo());
    assert_eq!(record.to_string(), "reversi:diagonal-tomato:f4d3!c2");
    record.play("c2".parse().unwrap()).unwrap();
    assert_eq!(record.to_string(), "reversi:diagonal-tomato:f4d3c2");
    record.goto(1).unwrap();
    record.play("f5".parse().unwrap()).unwrap();
    assert_eq!(record.to_string(), "reversi:diagonal-tomato:f4f5");
    record.goto(0).unwrap();
    assert!(!record.undo());
    assert_eq!(record.goto(3).unwrap_err().to_string(), "there is no ply 3; the last one is 2");
}

#[test]
fn transcripts_imply_their_start() {
    let start = |text: &str| text.parse::<Match>().unwrap().start().to_string();
    assert_eq!(start("f4d3c2"), "diagonal-tomato");
    // Othello transcripts: Black's discs are on the mole's squares of the source.
    assert_eq!(start("F5 d6 C3"), "diagonal-mole");
    assert_eq!(start("f5,d6,c3,d3,c4"), "diagonal-mole");
    assert_eq!(start(""), "diagonal-tomato");
}

#[test]
fn omitted_passes_are_added() {
    let mut left_out = 0;
    for game in 0..200u64 {
        let mut random = Random::new(game);
        let mut record = Match::new(Position::starts()[1].clone());
        while record.outcome().is_none() {
            let moves = record.position().legal_moves();
            record.play(moves[random.below(moves.len())]).unwrap();
        }
        let text = record.to_string();
        let bare = text.replace("pa", "");
        left_out += usize::from(bare != text);
        assert_eq!(bare.parse::<Match>().unwrap(), record);
    }
    assert!(left_out > 50);
}

#[test]
fn positions_are_read_and_written_as_obf() {
    let board = format!("-OX{}O", "-".repeat(60));
    for line in
        [format!("{board} X"), format!("{board} X;"), format!("{board} X; A1:+10;"), format!("{board}_x")]
    {
        let record: Match = line.parse().unwrap();
        assert_eq!(record.to_string(), format!("reversi:{board}_X:"));
        assert_eq!(record.position().side_to_move(), Side::First);
    }
    let record: Match = format!("reversi:{board}_X:a1").parse().unwrap();
    assert_eq!(record.position().score(), [3, 1]); // a1, b1, c1 against h8
}

#[test]
fn record_errors_carry_their_position() {
    for (text, sentence, code) in [
        (
            "reversi:diagonal-tomato",
            "the record is damaged: it should read game:start:moves",
            "damaged-record",
        ),
        (
            "reversi:diagonal-tomato:f4!d3!c2",
            "the record is damaged: it has more than one \"!\"",
            "damaged-record",
        ),
        (
            "reversi:diagonal:f4",
            "unknown start \"diagonal\"; the starts are diagonal-tomato, diagonal-mole, \
             parallel-tomato, parallel-mole",
            "unknown-start",
        ),
        ("reversi:diagonal-tomato:f4d", "move 2: \"d\" is not a move", "unreadable-move"),
        ("reversi:diagonal-tomato:f4z9", "move 2: \"z9\" is not a move", "unreadable-move"),
        ("reversi:diagonal-tomato:f4é3", "move 2: \"é3\" is not a move", "unreadable-move"),
        (
            "reversi:diagonal-tomato:f4f4",
            "move 2: f4 is not allowed here: there is a stone already",
            "illegal-move",
        ),
        ("reversi:diagonal-tomato:a1", "move 1: a1 is not allowed here: it turns no stone", "illegal-move"),
        (
            "reversi:diagonal-tomato:f4pa",
            "move 2: pa is not allowed here: you may pass only when no square is possible",
            "illegal-move",
        ),
        ("f5d6a1", "move 3: a1 is not allowed here: it turns no stone", "illegal-move"),
    ] {
        assert_eq!(error_of(text), (sentence.to_string(), code), "{text}");
    }
    let unknown = registry::read("halma:x:y").err().unwrap().to_string();
    assert!(unknown.starts_with("there is no game called \"halma\"; the games are reversi"), "{unknown}");
}

#[test]
fn board_errors_carry_their_position() {
    let board = "-".repeat(63);
    for (text, sentence, code) in [
        (
            format!("{board} X").as_str(),
            "the position \"----------------------------------------…\" is wrong at character 64: \
             a square is X, O or -",
            "bad-position",
        ),
        (
            &format!("{board}X"),
            "the position \"----------------------------------------…\" is wrong at character 65: \
             the side to move is X or O",
            "bad-position",
        ),
        (
            &format!("{board}- Q"),
            "the position \"----------------------------------------…\" is wrong at character 66: \
             the side to move is X or O",
            "bad-position",
        ),
        (
            &format!("{board}- X X"),
            "the position \"----------------------------------------…\" is wrong at character 68: \
             a board has 64 squares, then the side to move",
            "bad-position",
        ),
        (
            board.as_str(),
            "the position \"----------------------------------------…\" is wrong at character 64: \
             a board has 64 squares, then the side to move",
            "bad-position",
        ),
        (
            &board[33..],
            "the position \"------------------------------\" is wrong at character 31: \
             a board has 64 squares, then the side to move",
            "bad-position",
        ),
        (
            &format!("reversi:{}:", &board[34..]),
            "unknown start \"-----------------------------\"; the starts are diagonal-tomato, \
             diagonal-mole, parallel-tomato, parallel-mole",
            "unknown-start",
        ),
    ] {
        assert_eq!(error_of(text), (sentence.to_string(), code), "{text}");
    }
}

#[test]
fn moves_after_the_end_are_errors() {
    // The shortest game: the first player loses all discs on the ninth move.
    let line = "reversi:diagonal-mole:e6f4e3f6g5d6e7f5c5";
    let mut record: Match = line.parse().unwrap();
    assert_eq!(record.position().score(), [0, 13]);
    assert_eq!(record.outcome().unwrap().ending, "wiped-out");
    assert_eq!(record.outcome().unwrap().winner, Some(Side::Second));
    assert_eq!(
        record.play("a1".parse().unwrap()).unwrap_err().to_string(),
        "the game is over, no move can follow"
    );
    assert_eq!(error_of(&format!("{line}a1")).0, "move 10: the game is over, no move can follow");
}

#[test]
fn view_shows_the_effects_of_the_last_move() {
    let mut table = registry::read("reversi:diagonal-tomato:f4d3c2").unwrap();
    let view = table.view();
    let last = view.last.unwrap();
    assert_eq!((last.text.as_str(), last.cell, last.side), ("c2", Some(10), Side::First));
    assert_eq!(last.changed.iter().map(|&cell| view.names[cell].as_str()).collect::<Vec<_>>(), ["d3"]);
    assert_eq!((view.columns, view.rows, view.cells.len(), view.ply), (8, 8, 64, 3));
    assert_eq!(view.score, [5, 2]);
    table.goto(0).unwrap();
    assert!(table.view().last.is_none());
    assert_eq!(table.view().moves, ["f4", "d3", "c2"]);
}

#[test]
fn arbitrary_text_does_not_panic() {
    // Pieces of valid record texts, mixed with invalid ones.
    const PIECES: [&str; 22] = [
        "reversi",
        ":",
        "::",
        "diagonal-tomato",
        "parallel-mole",
        "f4",
        "f5d6",
        "pa",
        "!",
        "a",
        "9",
        "é",
        "…",
        " ",
        "\n",
        "\0",
        ",",
        ";",
        "-OX-XXOO--------",
        "X",
        "_",
        "XXXXXXXXOOOOOOOO",
    ];
    let (mut read, mut refused) = (0, 0);
    for seed in 0..200_000 {
        let mut random = Random::new(seed);
        let text: String = (0..random.below(9)).map(|_| PIECES[random.below(PIECES.len())]).collect();
        match text.parse::<Match>() {
            Ok(record) => {
                assert_eq!(record.to_string().parse::<Match>().as_ref(), Ok(&record), "{text:?}");
                read += 1;
            }
            Err(error) => {
                assert!(!error.to_string().contains('\n'), "{text:?}");
                refused += 1;
            }
        }
        let _ = registry::read(&text);
    }
    assert!(read > 1000 && refused > 1000, "{read} read, {refused} refused");
}

#[test]
fn chooser_is_the_side_with_a_choice() {
    let mut passed = 0;
    for game in 0..60u64 {
        let mut random = Random::new(game);
        let mut record = Match::new(Position::starts()[game as usize % 4].clone());
        while record.outcome().is_none() {
            let moves = record.position().legal_moves();
            let passes = moves.iter().all(|chosen| chosen.to_string() == "pa");
            let side = record.position().side_to_move();
            assert_eq!(record.chooser(record.ply()), (!passes).then_some(side), "{record}");
            passed += u32::from(passes);
            record.play(moves[random.below(moves.len())]).unwrap();
        }
        assert_eq!(record.chooser(record.ply()), None);
        assert_eq!(record.chooser(record.ply() + 1), None);
    }
    assert!(passed > 10, "{passed}");
}
