//! File formats: every example in docs/formats.md round-trips, and errors carry their position in the text.

use stratege::registry::{GAMES, formats};

const DOCUMENT: &str = include_str!("../docs/formats.md");

/// The text of a table cell without backticks and with line breaks for `⏎`.
fn example(cell: &str) -> String {
    cell.trim().trim_matches('`').replace('⏎', "\n")
}

#[test]
fn examples_of_the_document_round_trip() {
    let (formats_section, _protocol) = DOCUMENT.split_once("\n## ").unwrap();
    let rows: Vec<Vec<&str>> = formats_section
        .lines()
        .filter(|line| line.starts_with("| ") && line.contains("`"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    for row in &rows {
        let [game, format, ending, text] = row[..] else { panic!("{row:?}") };
        let text = example(text);
        let info = formats::formats(game).unwrap().into_iter().find(|info| info.name == format).unwrap();
        assert_eq!(info.ending, example(ending));
        let found = formats::read_matches(game, format, &text).unwrap();
        let [Ok(line)] = &found[..] else { panic!("{text}: {found:?}") };
        assert_eq!(formats::write_match(game, format, line).unwrap(), text);
    }
    let offered: usize = GAMES.iter().map(|game| formats::formats(game.id()).unwrap().len()).sum();
    assert_eq!(rows.len(), offered, "every format has an example");
}

#[test]
fn errors_carry_their_position_and_the_rest_is_parsed() {
    for (game, format, text, fault) in [
        ("reversi", "f5d6c3", "f5d6\n\nf5 d6 a1", "line 3, column 7: move 3: a1 is not allowed here"),
        ("reversi", "OBF", &format!("{} X\nX-", "-".repeat(64)), "line 2, column"),
        ("gobang", "x,y", "7,7 8,8 7,7", "line 1, column 9: move 3: h8 is not allowed here"),
        ("gobang", "h8i9j7", "h8h8", "line 1, column 3: move 2: h8 is not allowed here"),
        ("gobang", "Piskvork", "Piskvorky 15x15, 0\n1,1,0\n1,1,0\n", "line 3, column 1: move 2: a1 is not"),
        (
            "gobang",
            "Piskvork",
            "Piskvorky 15x15, 0\n1,1\n",
            "line 2, column 1: the record is damaged: a move reads",
        ),
        (
            "gobang",
            "Piskvork",
            "Piskvorky 9x9, 0\n",
            "line 1, column 10: the record is damaged: the board has",
        ),
        ("gobang", "Piskvork", "h8", "line 1, column 1: the record is damaged: a Piskvork file begins"),
        ("qubic", "111 444", "111 444\n111 445", "line 2, column 5: move 2: 445 is not allowed here"),
        ("connect4", "4453", "44x", "line 1, column 3: move 3: \"x\" is not a move"),
    ] {
        let found = formats::read_matches(game, format, text).unwrap();
        let faults: Vec<String> =
            found.iter().filter_map(|one| one.as_ref().err()).map(ToString::to_string).collect();
        assert!(faults.iter().any(|error| error.starts_with(fault)), "{text}: {faults:?}");
    }
    let both = formats::read_matches("connect4", "4453", "44\n55555555\n66").unwrap();
    assert_eq!(both.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    assert!(formats::read_matches("qubic", "PGN", "").is_err());
}

#[test]
fn piskvork_tournament_files_are_parsed_with_their_trailers() {
    let text = "Piskvorky 15x15, 11:11, 0\r\n8,8,120\r\n9,9,35\r\nengine-a.zip\r\nengine-b.zip\r\n1\r\n";
    let found = formats::read_matches("gobang", "Piskvork", text).unwrap();
    assert_eq!(found, [Ok("gobang:15-first-five-full:h8i9".to_string())]);
}
