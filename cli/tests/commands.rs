//! The binary `stratege` as users run it: results on standard output, errors on standard error.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use stratege_training::result_file::ResultFile;

fn stratege(arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stratege"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_ref()).unwrap();
    child.wait_with_output().unwrap()
}

fn answer(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let output = stratege(arguments, input);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn games_lists_games_starts_and_players() {
    assert!(answer(&["games"], "").starts_with("reversi: 4 starts, 18 players\n"));
    let reversi = answer(&["games", "reversi"], "");
    for word in ["diagonal-tomato", "KlauWasteKannz", "aufpasser-6", "2002"] {
        assert!(reversi.contains(word), "{word} in {reversi}");
    }
    let json: Value = serde_json::from_str(&answer(&["games", "--json"], "")).unwrap();
    assert_eq!(json[0]["players"].as_array().unwrap().len(), 18);
}

#[test]
fn licenses_are_printed_with_those_of_the_components() {
    let text = answer(&["--licenses"], "");
    for words in
        ["The Stratege authors", "TERMS AND CONDITIONS FOR USE", "serde_json 1.", "Rust standard library: "]
    {
        assert!(text.contains(words), "{words}");
    }
    assert!(answer(&["--help"], "").contains("--licenses"));
}

#[test]
fn perft_counts_from_the_start_and_from_a_position() {
    assert_eq!(answer(&["perft", "reversi", "4"], ""), "1 4\n2 12\n3 56\n4 244\n");
    let nearly_full = format!("-OX{}", "X".repeat(61));
    assert_eq!(answer(&["perft", "reversi", "1", &format!("{nearly_full} X")], ""), "1 1\n");
    assert_eq!(answer(&["perft", "chess", "3", "standard"], ""), "1 20\n2 400\n3 8902\n");
}

#[test]
fn perft_checks_a_suite() {
    let path = std::env::temp_dir().join(format!("stratege-suite-{}", std::process::id()));
    let file = path.to_str().unwrap();
    std::fs::write(&path, "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66 ;D6 764643\n").unwrap();
    let checked = answer(&["perft", "chess", "--suite", file, "--nodes", "100"], "");
    assert!(checked.starts_with("2 counts agree: 81 paths in "), "{checked}");
    std::fs::write(&path, "\n4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 67\n").unwrap();
    let wrong = stratege(&["perft", "chess", "--suite", file], "");
    let error = String::from_utf8(wrong.stderr).unwrap();
    assert_eq!(error, format!("stratege: {file}, line 2: depth 2 has 66 paths, not 67\n"));
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn chess_moves_are_parsed_in_san() {
    let best = |record: &str| answer(&["best", "chess", record, "--player", "schach-c64:chance=0"], "");
    assert_eq!(best("E2E4"), "a7a6  0 points, depth 1, 19 nodes, expects a7a6\n");
    let sheet = "[Event \"x\"]\n\n1. e4 {best} d5 2. Nc3 (2. exd5) *\n";
    assert_eq!(best(sheet), best("e4 d5 Nc3"));
    let resigns =
        ["best", "chess", "7k/p4Q2/8/1P6/8/8/8/4K3 b - - 0 1", "--player", "schach-c64:listing-target=1"];
    assert!(answer(&resigns, "").contains("resigns"));
    let mut play = vec!["play", "chess", "--first", "schach-c64", "--second", "schach-c64:listing-target=1"];
    play.extend(["--start", "7k/p4Q2/8/1P6/8/8/8/4K3 b - - 0 1", "--games", "1"]);
    let result = "schach-c64 against schach-c64:listing-target=1: 1 won, 0 drawn, 0 lost\n";
    assert!(answer(&play, "").starts_with(result));
}

#[test]
fn best_answers_one_record_or_many() {
    let one = answer(&["best", "reversi", "", "--player", "ramscher"], "");
    assert_eq!(one, "d6  1200 points, depth 1, 4 nodes, expects d6\n");
    let many = answer(&["best", "reversi", "-", "--player", "ramscher", "--json"], "f5\nf5d6\n");
    let moves: Vec<Value> = many.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(moves.len(), 2);
    assert!(moves.iter().all(|choice| choice["move"].is_string() && choice["score"]["kind"] == "points"));
}

#[test]
fn play_is_repeatable_and_its_records_replay() {
    let arguments =
        ["play", "reversi", "--first", "aufpasser-2", "--second", "doofie", "--games", "6", "--json"];
    let once = answer(&arguments, "");
    assert_eq!(once, answer(&arguments, ""));
    for (index, line) in once.lines().enumerate() {
        let game: Value = serde_json::from_str(line).unwrap();
        assert_eq!(game["first"], if index % 2 == 0 { "aufpasser-2" } else { "doofie" });
        let refusal =
            stratege(&["best", "reversi", game["record"].as_str().unwrap(), "--player", "doofie"], "");
        assert_eq!(
            String::from_utf8_lossy(&refusal.stderr),
            "stratege: the game is over, no move can follow\n"
        );
    }
}

#[test]
fn sides_can_be_fixed_and_first_moves_randomised() {
    let arguments = |seed| {
        let mut words = vec!["play", "reversi", "--first", "ramscher", "--second", "doofie", "--games", "4"];
        words.extend(["--fixed-sides", "--second-random", "2", "--seed", seed, "--json"]);
        answer(&words, "")
    };
    let once = arguments("1");
    assert_eq!(once, arguments("1"));
    let games: Vec<Value> = once.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(games.iter().all(|game| game["first"] == "ramscher"));
    // Ramscher's first move is always the same; the replies differ.
    let begun = |length: usize| {
        let records = games.iter().map(|game| game["record"].as_str().unwrap().rsplit(':').next().unwrap());
        records.map(|moves| moves[..length].to_string()).collect::<std::collections::BTreeSet<_>>().len()
    };
    assert!(begun(2) == 1 && begun(8) > 1, "{once}");
}

#[test]
fn solve_gives_exact_values_of_positions_and_columns() {
    // Without the last words: nodes and time.
    let words = |text: &str| {
        let word = |line: &str| line.split(" nodes").next().unwrap().rsplit_once(' ').unwrap().0.to_string();
        text.lines().map(word).collect::<Vec<_>>()
    };
    let record = "2252576253462244111563365343671351441";
    assert_eq!(words(&answer(&["solve", "connect4", record], "")), [format!("{record} -1")]);
    let columns = answer(&["solve", "connect4", record, "--moves", "--no-book"], "");
    assert!(columns.starts_with(&format!("{record} -1 [")) && columns.contains(" - "), "{columns}");
    let many = answer(&["solve", "connect4", "-"], "5554224333234511764415115 4\n52753311433677442422121\n");
    assert_eq!(words(&many), ["5554224333234511764415115 4", "52753311433677442422121 8"]);
}

#[test]
fn solve_proves_wins_and_losses_in_qubic() {
    // Without the nodes and the time.
    let values = |arguments: &[&str], input: &str| {
        let text = answer(&[&["solve", "qubic"], arguments].concat(), input);
        let known = |line: &str| line.split(" nodes").next().unwrap().rsplit_once(' ').unwrap().0.to_string();
        text.lines().map(known).collect::<Vec<_>>()
    };
    // Three against three with the first player to move, then the second; a position without threes.
    let many = "111 211 112 212 113 213\n111411112412222413311\n111211\n222\n";
    let solved = values(&["-"], many);
    assert_eq!(solved[..2], ["111211112212113213 win:1", "111411112412222413311 win:1"]);
    assert!(solved[2].starts_with("111211 win:"), "{solved:?}");
    // The book covers every reply of the second player.
    assert!(solved[3].starts_with("222 loss:"), "{solved:?}");
    let list = &values(&["111411112412222413", "--moves"], "")[0];
    // 414 must be blocked; every other move loses in two plies.
    assert!(list.contains("114=loss:2") && !list.contains("414=loss:2"), "{list}");
    assert_eq!(list.matches('=').count(), 58);
    let unknown = values(&["222233", "--no-book", "--nodes", "1000"], "");
    assert_eq!(unknown, ["222233 unknown"]);
    let wrong = stratege(&["solve", "qubic", "-"], "111\n111111\n");
    let error = String::from_utf8(wrong.stderr).unwrap();
    assert_eq!(error, "stratege: line 2: move 2: 111 is not allowed here: there is a stone already\n");
}

#[test]
fn solve_gives_exact_reversi_results_of_every_move() {
    let facts = include_str!("../../tests/data/reversi/fforum-1-19.obf");
    // Without the nodes and the time.
    let found = |text: &str| {
        let words = |line: &str| {
            let words: Vec<&str> = line.split_whitespace().collect();
            words[..words.len() - 4].join(" ")
        };
        text.lines().map(words).collect::<Vec<_>>()
    };
    let solved = found(&answer(&["solve", "reversi", "-", "--table-bits", "16"], facts));
    assert_eq!(solved.len(), 19);
    for (line, solved) in facts.lines().zip(&solved) {
        let known: Vec<&str> = line.split(&[';', ':'][..]).map(str::trim).collect();
        let words: Vec<&str> = solved.split(' ').collect();
        assert_eq!(words[..2].join(" "), known[0]);
        assert_eq!(words[2].parse::<i32>(), known[2].parse::<i32>(), "{line}");
    }
    let first = facts.lines().next().unwrap();
    let moves = found(&answer(&["solve", "reversi", first, "--moves", "--table-bits", "16"], ""));
    assert!(moves[0].ends_with("+18 g8 [g8:+18 h1:+12 a2:+6 h7:+6 a3:+4 b1:-4 a4:-22 g2:-24]"), "{moves:?}");
    let winners = found(&answer(&["solve", "reversi", "-", "--winner", "--table-bits", "16"], facts));
    for (solved, winner) in solved.iter().zip(&winners) {
        let (discs, word) = (solved.split(' ').nth(2), winner.split(' ').nth(2));
        let expected = match discs.and_then(|discs| discs.parse::<i32>().ok()).map(i32::signum) {
            Some(1) => "win",
            Some(0) => "draw",
            _ => "loss",
        };
        assert_eq!(word, Some(expected), "{solved}");
    }
    let both = stratege(&["solve", "reversi", first, "--moves", "--winner"], "");
    assert!(String::from_utf8_lossy(&both.stderr).contains("give only one of them"));
    // A side that must pass, and one that wins all discs.
    let pass = format!("-O{} O", "X".repeat(62));
    assert!(found(&answer(&["solve", "reversi", &pass], ""))[0].ends_with("O -64 pa"));
    assert!(found(&answer(&["solve", "reversi", &pass, "--winner"], ""))[0].ends_with("O loss pa"));
}

#[test]
fn book_is_made_and_verified() {
    let folder = std::env::temp_dir().join(format!("stratege-book-{}", std::process::id()));
    let place = ["--discs", "1", "--folder", folder.to_str().unwrap()];
    let verify = |place: &[&str]| stratege(&[&["verify", "connect4-book"], place].concat(), "");
    assert_eq!(verify(&place).status.code(), Some(2));
    std::fs::create_dir_all(&folder).unwrap();
    // All four values of the first layer are known, so that only packing is left.
    let options = json!({ "game": "connect4", "discs": 1, "positions": "quiet" });
    let part = folder.join("layer-1.part");
    let (mut known, _) = ResultFile::open::<Value>(&part, "make connect4-book", &options).unwrap();
    known.append(&json!({ "bytes": "3f404142" })).unwrap();
    drop(known);
    let made = answer(&[&["make", "connect4-book"], &place[..], &["--table-bits", "10"]].concat(), "");
    assert!(made.contains("4 of them known") && made.contains("layer-1.book"), "{made}");
    assert_eq!(verify(&[&place[..], &["--samples", "0"]].concat()).status.code(), Some(0));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn only_verified_moves_of_an_opening_book_are_counted() {
    let book = std::env::temp_dir().join(format!("stratege-empty-book-{}", std::process::id()));
    let samples = |number| [book.to_str().unwrap(), "--samples", number];
    answer(&[&["make", "chess-book"], &samples("0")[..]].concat(), "");
    let verified = answer(&[&["verify", "chess-book"], &samples("5")[..]].concat(), "");
    assert!(verified.starts_with("0 moves: "), "{verified}");
    [&book, &book.with_extension("part")].into_iter().for_each(|file| drop(std::fs::remove_file(file)));
}

#[test]
fn changed_parameters_reach_the_player() {
    let plain = answer(&["best", "reversi", "", "--player", "ramscher:bonus=0"], "");
    assert_eq!(plain, "d6  200 points, depth 1, 4 nodes, expects d6\n");
}

#[test]
fn bench_nodes_are_repeatable() {
    bench_is_repeatable("qubic", 11);
}

#[test]
#[ignore = "takes minutes"]
fn bench_nodes_of_every_game_are_repeatable() {
    // Reversi also has the endgames.
    for (game, lines) in [("reversi", 19), ("gobang", 12), ("chess", 14), ("qubic", 11), ("connect4", 15)] {
        bench_is_repeatable(game, lines);
    }
}

/// `lines` is the number of players, plus one for Reversi's endgames.
fn bench_is_repeatable(game: &str, lines: usize) {
    let nodes = |text: String| {
        let counts = text.lines().map(|line| line.split_whitespace().nth(2).unwrap().to_string());
        counts.collect::<Vec<_>>()
    };
    let once = nodes(answer(&["bench", game], ""));
    assert_eq!(once, nodes(answer(&["bench", game], "")));
    assert_eq!(once.len(), lines);
}

#[test]
fn invalid_input_is_one_line_on_standard_error_and_status_2() {
    for (arguments, sentence) in [
        (&["fly"][..], "there is no command \"fly\"; \"stratege help\" lists them"),
        (&["games", "halma"], "there is no game called \"halma\"; the games are reversi, gobang, "),
        (&["perft", "reversi", "deep"], "invalid value 'deep' for '[DEPTH]'"),
        (&["perft", "reversi"], "the following required arguments were not provided: <DEPTH>"),
        (&["best", "reversi", "f5"], "the following required arguments were not provided: --player <PLAYER>"),
        (
            &["best", "reversi", "f5f5", "--player", "doofie"],
            "move 2: f5 is not allowed here: there is a stone already",
        ),
        (&["best", "reversi", "f5\nx", "--player", "doofie"], "move 2: \"x\" is not a move"),
        (
            &["best", "reversi", "f5", "--player", "ramscher:bonus=5000"],
            "parameter \"bonus\": number 1 is 5000, allowed are -1000 to 1000",
        ),
        (
            &["best", "reversi", "f5", "--player", "doofie", "--nodes", "many"],
            "invalid value 'many' for '--nodes <N>'",
        ),
        (
            &["best", "reversi", "f5", "--player", "doofie", "--games", "2"],
            "unexpected argument '--games' found",
        ),
        (&["bench", "reversi", "twice"], "unexpected argument 'twice' found"),
        (
            &["play", "reversi", "--first", "doofie", "--second", "doofie", "--openings", "/no/such/file"],
            "cannot read",
        ),
        (
            &["solve", "chess", "e2e4"],
            "there is no command \"solve chess\"; \"stratege help solve\" lists them",
        ),
        (
            &["solve", "qubic", "111222511"],
            "move 3: 511 is not allowed here: level, row and column are digits from 1 to 4",
        ),
        (&["solve", "qubic", "111 222 11"], "move 3: 11 is not allowed here: a code has three digits"),
        (&["solve", "qubic", "111222111"], "move 3: 111 is not allowed here: there is a stone already"),
        (&["solve", "qubic", "111211112212113213114311"], "move 8: the game is over, no move can follow"),
        (&["solve", "qubic", "111211112212113213114"], "the game is over, no move can follow"),
        (&["solve", "reversi", "f5f5"], "move 2: f5 is not allowed here: there is a stone already"),
        (&["solve", "reversi", "f5", "--no-book"], "unexpected argument '--no-book' found"),
        (&["solve", "connect4", "448"], "move 3: 8 is not allowed here: the columns are 1 to 7"),
        (&["make", "bread"], "there is no command \"make bread\"; \"stratege help make\" lists them"),
        (&["make"], "'stratege make' requires a subcommand but one was not provided"),
        (
            &["make", "connect4-book", "--discs", "13"],
            "invalid value '13' for '--discs <N>': 13 is not in 1..=12",
        ),
        (&["solve", "reversi", "--no-book"], "invalid value '--no-book' for '<RECORD>'"),
        (&["--loud"], "unexpected argument '--loud' found"),
    ] {
        let output = stratege(arguments, "");
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        assert_eq!(error.lines().count(), 1, "{error}");
        assert!(error.starts_with(&format!("stratege: {sentence}")), "{error}");
    }
}

#[test]
fn errors_of_makers_name_the_file() {
    for (arguments, sentence) in [
        (["make", "gobang-weights", "/", "--folder", "/dev/null/x"], "cannot read /: "),
        (["make", "connect4-moves", "--discs=1", "--folder", "/dev/null/x"], "cannot create /dev/null/x: "),
    ] {
        let output = stratege(&arguments, "");
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(error.starts_with(&format!("stratege: {sentence}")), "{error}");
    }
}

#[test]
fn help_lists_the_commands_and_explains_each() {
    let overview = answer(&[], "");
    assert_eq!(overview, answer(&["help"], ""));
    for command in
        ["games", "play", "best", "solve", "perft", "bench", "ladder", "tune", "order", "make", "verify"]
    {
        assert!(overview.contains(&format!("\n  {command} ")), "{command} in {overview}");
        let help = answer(&["help", command], "");
        assert!(help.contains(&format!("Usage: stratege {command} ")), "{help}");
        assert_eq!(answer(&[command, "--help"], ""), help);
    }
}

#[test]
fn errors_name_the_input_line() {
    let output = stratege(&["best", "reversi", "-", "--player", "doofie"], "f5\nf5f5\n");
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error, "stratege: line 2: move 2: f5 is not allowed here: there is a stone already\n");
}

#[test]
fn invalid_utf8_is_an_error() {
    for command in [&["best", "reversi", "-", "--player", "doofie"][..], &["solve", "reversi", "-"]] {
        let output = stratege(command, b"\xff\xfe\n");
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(error.starts_with("stratege: line 1: "), "{error}");
    }
    let served = answer(&["serve", "reversi"], b"\xff\nhello\n");
    assert!(served.starts_with("error ") && served.contains("\nstratege-protocol 1 "), "{served}");
}

#[test]
fn openings_that_end_every_game_are_rejected() {
    for (game, player, plies) in
        [("reversi", "doofie", "70"), ("reversi", "doofie", "4294967295"), ("connect4", "level-1", "42")]
    {
        let output =
            stratege(&["play", game, "--first", player, "--second", player, "--random-plies", plies], "");
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(error, format!("stratege: {plies} random moves end every game of {game}\n"));
    }
}
