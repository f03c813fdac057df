//! Imported texts of other programs: numbered lists, lists with tags, SGF, addresses, names of players.

use stratege::core::import::ImportOptions;
use stratege::registry::formats::{self, ImportedMatch};

fn import(game: &str, text: &str) -> Vec<Result<ImportedMatch, String>> {
    let options = ImportOptions::default();
    let found = formats::import(game, text, &options).unwrap();
    found.map(|(found, _)| found.map_err(|error| error.to_string())).collect()
}

/// The record text of the only match, or its error.
fn record(game: &str, text: &str) -> Result<String, String> {
    let mut found = import(game, text);
    assert_eq!(found.len(), 1, "{text}");
    found.remove(0).map(|found| found.record)
}

#[test]
fn lists_may_be_numbered() {
    for (game, text, wanted) in [
        ("reversi", "1. f5 d6 2. c3 d3 3. c4", "reversi:diagonal-mole:f5d6c3d3c4"),
        ("reversi", "1.f5 d6\n2.c3 d3\n3.c4 1-0", "reversi:diagonal-mole:f5d6c3d3c4"),
        ("gobang", "1. h8 i9 2. h9 j7 *", "gobang:16-first-five-120:h8i9h9j7"),
        ("gobang", "1) 7,7 8,8 2) 7,8", "gobang:16-first-five-120:h8i9h9"),
        ("qubic", "1. 111 444\n2. 122", "qubic:first:111444122"),
        ("connect4", "1. 4 4 2. 5 3", "connect4:first:4453"),
        ("connect4", "1.4 4\n2.5 3", "connect4:first:4453"),
    ] {
        assert_eq!(record(game, text), Ok(wanted.to_string()), "{text}");
    }
    let error = record("reversi", "1. f5 d6\n2. f5").unwrap_err();
    assert!(error.starts_with("line 2, column 4: move 3: f5"), "{error}");
}

const PLAYOK: &str = "\u{feff}[Event \"?\"]
[Site \"PlayOK\"]
[Date \"2021.03.05\"]
[Black \"anna\"]
[White \"bert\"]
[Result \"1-0\"]

1. h8 i9 2. g7 a1 1-0

[Event \"Cup\"]
[Black \"carla\"]
[White \"?\"]

1. h8 h8 *
";

#[test]
fn playok_counts_rows_from_the_bottom() {
    let found = import("gobang", PLAYOK);
    let [Ok(first), Err(error)] = &found[..] else { panic!("two games") };
    assert_eq!(first.record, "gobang:15-first-five-full:h8i7g9a15");
    assert_eq!(first.header.players, ["anna", "bert"]);
    assert_eq!((first.header.result.as_str(), first.header.date.as_str()), ("1-0", "2021.03.05"));
    assert!(error.starts_with("line 14, column 7: move 2"), "{error}");
}

#[test]
fn black_is_the_player_who_begins() {
    let text = "[Black \"anna\"]\n[White \"bert\"]\n\n1. f5 d6 2. c3";
    let found = import("reversi", text);
    let Ok(found) = &found[0] else { panic!("a match") };
    assert_eq!(found.record, "reversi:diagonal-mole:f5d6c3");
    // The second player begins.
    assert_eq!(found.header.players, ["bert", "anna"]);
}

const LITTLE_GOLEM: &str =
    "(;FF[4]EV[gomoku.mc.2019.feb.1.5]PB[Anna \\[1\\]]PW[Bert]SZ[19]SO[http://www.littlegolem.com]
;B[jj];W[kk](;B[ji];W[ki])(;B[aa]))
(;GM[4]SZ[15]PB[Carla]PW[Dora]RE[B+R];B[hh];W[ig];B[hh])";

#[test]
fn sgf_has_the_main_line_and_the_names() {
    let found = import("gobang", LITTLE_GOLEM);
    let [Ok(first), Err(error)] = &found[..] else { panic!("two games") };
    assert_eq!(first.record, "gobang:19-first-five-full:j10k11j9k9");
    assert_eq!(first.header.players, ["Anna [1]", "Bert"]);
    assert!(error.starts_with("line 3, column 53: move 3: h8 is not allowed here"), "{error}");
    for (text, part) in [
        ("(;GM[4]SZ[13];B[aa])", "the board has 15"),
        ("(;GM[4]SZ[15];B[aa];B[bb])", "whose turn it is not"),
        ("(;GM[4]SZ[15]AB[aa][bb];B[cc])", "stones on the board"),
    ] {
        let error = record("gobang", text).unwrap_err();
        assert!(error.contains(part), "{text}: {error}");
    }
    assert_eq!(
        record("reversi", "(;GM[2]SZ[8];B[fe];W[df];B[cc])"),
        Ok("reversi:diagonal-mole:f5d6c3".into())
    );
    assert_eq!(record("reversi", "(;GM[2];B[f5];W[d6])"), Ok("reversi:diagonal-mole:f5d6".into()));
}

#[test]
fn ggf_and_piskvork_have_names() {
    let ggf = "(;GM[Othello]PB[anna]PW[bert]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5];)";
    let found = import("reversi", ggf);
    assert_eq!(
        found[0].as_ref().map(|found| found.header.players.clone()),
        Ok(["anna".into(), "bert".into()])
    );
    let gomocup =
        "Piskvorky 20x20, 11:11, 1\n10,10,0\n11,11,35\nC:\\players\\pbrain-one.zip\npbrain-two.exe\n-1\n";
    let found = import("gobang", gomocup);
    let players = found[0].as_ref().map(|found| found.header.players.clone());
    assert_eq!(players, Ok(["pbrain-one".into(), "pbrain-two".into()]));
}

#[test]
fn addresses_are_read_without_the_network() {
    let found = record("connect4", "https://connect4.gamesolver.org/?pos=4453");
    assert_eq!(found, Ok("connect4:first:4453".into()));
    let localised = record("connect4", "https://connect4.gamesolver.org/en/?pos=44534");
    assert_eq!(localised, Ok("connect4:first:44534".into()));
    let error = record("connect4", "https://connect4.gamesolver.org/").unwrap_err();
    assert!(error.contains("nothing is fetched"), "{error}");
}

#[test]
fn broken_positions_have_a_reason_and_a_place() {
    let error = record("reversi", &format!("{}Z {}", "-".repeat(40), "-".repeat(22))).unwrap_err();
    assert!(error.contains("is wrong at character 41"), "{error}");
    let error = record("connect4", "38X3_X").unwrap_err();
    assert!(error.contains("take turns"), "{error}");
}

/// Every match is read once: the reader never goes back.
#[test]
fn progress_never_decreases() {
    let lines = "4453\n44x\n".repeat(300);
    let options = ImportOptions::default();
    let mut last = 0;
    let mut count = 0;
    for (_, end) in formats::import("connect4", &lines, &options).unwrap() {
        assert!(end > last);
        last = end;
        count += 1;
    }
    assert_eq!((count, last), (600, lines.len() - 1));
}

#[test]
fn overlong_texts_are_refused_before_they_are_split() {
    let error = record("connect4", &"4".repeat(1_000_000)).unwrap_err();
    assert!(error.contains("longer than any match"), "{error}");
}
