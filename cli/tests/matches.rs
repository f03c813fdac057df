//! `stratege match`: our own programs in every game, every protocol, failing programs, interrupted matches,
//! and sequential tests.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const STRATEGE: &str = env!("CARGO_BIN_EXE_stratege");

/// A folder that is removed on drop.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("stratege-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().into()
    }

    /// A shell script that answers greetings, and requests for moves with the lines `go`.
    fn program(&self, name: &str, go: &str) -> String {
        let path = self.file(name);
        let text = format!(
            "while read -r word rest; do case $word in hello) echo 'stratege-protocol 1';; new) echo ready;; \
             go) {go};; esac; done"
        );
        std::fs::write(&path, text).unwrap();
        format!("serve:sh {path}")
    }
}

/// A Gobang shell script that puts its stones into the first row and ignores the two lines after each of its
/// moves.
const IGNORES_LINES_AFTER_MOVES: &str = r#"
deaf=0
while read -r line; do
    if [ $deaf -gt 0 ]; then deaf=$((deaf - 1)); continue; fi
    case $line in
        ABOUT) echo 'name="deaf", version="1.0"';;
        START*) echo OK;;
        INFO*) ;;
        BEGIN) echo 0,0; deaf=2;;
        BOARD)
            board=' '
            while read -r line && [ "$line" != DONE ]; do board="$board${line%,*} "; done
            column=0
            while case $board in *" $column,0 "*) true;; *) false;; esac; do column=$((column + 1)); done
            echo $column,0; deaf=2;;
        *) echo "ERROR unknown command $line";;
    esac
done
"#;

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).unwrap();
    }
}

fn run(arguments: &str, programs: [&str; 2]) -> Output {
    let mut words = arguments.split(' ');
    let game = words.next().unwrap();
    Command::new(STRATEGE).args(["match", game]).args(programs).args(words).output().unwrap()
}

fn summary(arguments: &str, programs: [&str; 2]) -> String {
    let output = run(arguments, programs);
    assert!(output.status.success(), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn error_of(arguments: &str, programs: [&str; 2]) -> String {
    let output = run(arguments, programs);
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8(output.stderr).unwrap()
}

/// The games of a file in the order of their numbers, without their usage.
fn games(path: &str) -> Vec<serde_json::Value> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut games: Vec<serde_json::Value> =
        text.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect();
    for game in &mut games {
        game["usage"] = serde_json::Value::Null;
        game["sum"] = serde_json::Value::Null;
    }
    games.sort_by_key(|game| game["game"].as_u64());
    games
}

/// The line of a summary with the number of games.
fn score(summary: &str) -> &str {
    summary.lines().nth(1).unwrap()
}

#[test]
fn own_programs_play_every_game() {
    let folder = Folder::new("games");
    for (game, a, b) in [
        ("reversi", "level-5", "ramscher"),
        ("gobang", "level-4", "cpc-gobang"),
        ("chess", "level-5", "level-2"),
        ("qubic", "level-4", "level-3"),
        ("connect4", "level-4", "level-2"),
    ] {
        let file = folder.file(game);
        let other = format!("{STRATEGE}@{b}");
        let arguments = format!("{game} --nodes 60 --games 4 --random-plies 4 --file {file}");
        let text = summary(&arguments, [a, &other]);
        assert!(
            text.starts_with(&format!("A {a} against B {other}, {game}, 60 nodes a move\n4 games: ")),
            "{text}"
        );
        let games = games(&file);
        let opening = |game: usize| {
            let record = games[game]["record"].as_str().unwrap();
            let table = stratege::registry::read(record).unwrap();
            table.view().moves[..4].to_vec()
        };
        assert_eq!(games.len(), 4);
        assert_eq!((opening(0), opening(2)), (opening(1), opening(3)), "a pair has one opening");
        assert_ne!(opening(0), opening(2));
        assert!(
            (0..4).all(|game| games[game]["first"] == ["a", "b"][game % 2] && games[game]["fault"].is_null())
        );
        for game in games.iter().filter(|game| game["ending"] == "rules") {
            let table = stratege::registry::read(game["record"].as_str().unwrap()).unwrap();
            let winner = table.outcome().unwrap().winner.map(|side| side.index() == 0);
            let expected = winner.map(|first| if first == (game["first"] == "a") { "a" } else { "b" });
            assert_eq!(game["winner"].as_str(), expected);
        }
    }
}

#[test]
fn every_protocol_plays() {
    let all = [
        ("chess --nodes 60 --random-plies 4", "level-5", "uci[Hash=1]", "uci"),
        ("reversi --depth 1 --random-plies 8", "level-3", "nboard", "nboard"),
        (
            "reversi --random-plies 30 --start diagonal-mole --b-time-ms 1000",
            "level-3",
            "gtp",
            "gtp --depth 1",
        ),
        ("gobang --random-plies 20 --b-time-ms 20", "level-4", "piskvork", "piskvork --seed 1"),
    ];
    for (arguments, own, protocol, command) in all {
        let text = summary(
            &format!("{arguments} --games 2 --margin-ms 100000"),
            [own, &format!("{protocol}:{STRATEGE} {command}")],
        );
        assert!(score(&text).starts_with("2 games: ") && !text.contains("malfunction"), "{text}");
    }
}

#[test]
fn every_protocol_with_a_clock_plays_a_whole_game_by_it() {
    for (arguments, protocol) in [
        ("chess --random-plies 30", "uci"),
        ("reversi --random-plies 30", "nboard"),
        ("reversi --random-plies 30 --start diagonal-mole", "gtp"),
        ("gobang --random-plies 20", "piskvork"),
    ] {
        let program = format!("{protocol}:{STRATEGE} {protocol}");
        let arguments = format!("{arguments} --clock 0.5+0.01 --games 2 --margin-ms 100000");
        let text = summary(&arguments, [&program, &program]);
        assert!(text.lines().next().unwrap().ends_with(", 0.5 s + 0.01 s a move"), "{text}");
        assert!(score(&text).starts_with("2 games: ") && !text.contains("malfunction"), "{text}");
    }
    let error = error_of("reversi --clock 1", ["ramscher", "ramscher"]);
    assert!(error.contains("has no clock of a game"), "{error}");
}

#[test]
fn unresponsive_piskvork_program_gets_about_again() {
    let folder = Folder::new("deaf");
    let path = folder.file("deaf");
    std::fs::write(&path, IGNORES_LINES_AFTER_MOVES).unwrap();
    let arguments = "gobang --games 4 --max-plies 16 --nodes 20 --b-time-ms 1000 --margin-ms 100000";
    let text = summary(arguments, ["level-1", &format!("piskvork:sh {path}")]);
    assert!(score(&text).starts_with("4 games: ") && !text.contains("malfunction"), "{text}");
}

#[test]
fn failing_programs_lose_with_a_reason() {
    let folder = Folder::new("faults");
    let all = [
        ("crash", "echo 'out of stones' >&2; exit 3", "its process ended, exit status: 3: out of stones"),
        ("illegal-move", "echo move a1", "a1 is not allowed here"),
        ("bad-answer", "echo I resign", "its answer was invalid: \"I resign\" does not begin with move"),
    ];
    for (ending, go, fault) in all {
        let (program, file) = (folder.program(ending, go), folder.file(&format!("{ending}.json")));
        let output = run(&format!("reversi --games 4 --file {file} --nodes 9"), ["ramscher", &program]);
        let (text, error) =
            (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        assert!(text.contains("4 games: 4 won, 0 drawn, 0 lost; pairs [0, 0, 0, 0, 2]"), "{text}");
        assert!(text.ends_with("games lost by malfunction: 0 by A, 4 by B\n"), "{text}");
        for game in games(&file) {
            assert_eq!((&game["winner"], &game["ending"]), (&"a".into(), &ending.into()));
            assert!(game["fault"].as_str().unwrap().contains(fault), "{game}");
            assert!(error.contains(game["record"].as_str().unwrap()) && error.contains(fault), "{error}");
        }
    }
}

#[test]
fn resignation_and_adjudication_end_games() {
    let folder = Folder::new("ends");
    let file = folder.file("resigns.json");
    let resigns = folder.program("resigns", "echo move resign");
    summary(&format!("chess --games 2 --nodes 9 --file {file}"), [&resigns, "level-1"]);
    let record = &games(&file)[0]["record"];
    assert_eq!(record, "chess:standard::first-resigns");
    let file = folder.file("length.json");
    let text =
        summary(&format!("chess --games 2 --nodes 9 --max-plies 6 --file {file}"), ["level-1", "level-1"]);
    assert!(text.contains("0 won, 2 drawn, 0 lost"), "{text}");
    assert!(games(&file).iter().all(|game| game["ending"] == "length"));
}

/// Waits until a file has this number of lines.
fn wait_for_lines(path: &str, lines: usize) {
    while std::fs::read_to_string(path).unwrap_or_default().lines().count() < lines {
        std::thread::yield_now();
    }
}

#[test]
fn killed_match_resumes_to_the_same_result() {
    let folder = Folder::new("resume");
    let programs = ["level-4:book=0", "level-3:book=0"];
    let arguments =
        |name: &str| format!("chess --nodes 200 --games 16 --random-plies 4 --file {}", folder.file(name));
    let whole = summary(&arguments("whole"), programs);

    let mut words = vec!["match", "chess", programs[0], programs[1]];
    let rest = arguments("killed");
    words.extend(rest.split(' ').skip(1));
    let mut child = Command::new(STRATEGE).args(&words).stdout(Stdio::null()).spawn().unwrap();
    wait_for_lines(&folder.file("killed"), 5);
    child.kill().unwrap();
    child.wait().unwrap();
    // The beginning of a line, cut off while it was written.
    let path = folder.file("killed");
    let cut = std::fs::read_to_string(&path).unwrap() + "{\"game\":9,\"fir";
    std::fs::write(&path, cut).unwrap();

    let continued = summary(&arguments("killed"), programs);
    assert_eq!(score(&continued), score(&whole));
    assert_eq!(games(&path), games(&folder.file("whole")));
    assert_eq!(
        score(&summary(&arguments("killed"), programs)),
        score(&whole),
        "there is nothing left to play"
    );

    for (change, what) in [("--seed 2", "its seed: 1, not 2"), ("--nodes 201", "its limits: ")] {
        let error = error_of(&format!("{} {change}", arguments("killed")), programs);
        assert!(error.contains("has the results of another computation") && error.contains(what), "{error}");
    }
}

#[test]
fn sequential_test_stops_the_match() {
    let test = "--sprt 0 100 --nodes 100 --random-plies 4 --concurrency 2";
    let better = summary(&format!("reversi {test}"), ["level-5", "doofie"]);
    assert!(better.contains("H1 accepted: a gain"), "{better}");
    let worse = summary(&format!("reversi {test}"), ["doofie", "level-5"]);
    assert!(worse.contains("H0 accepted: no gain"), "{worse}");
    let none = summary(&format!("reversi {test} --minutes 0"), ["level-5", "doofie"]);
    assert!(none.contains("0 games: ") && none.contains("undecided"), "{none}");
    assert_eq!(score(&better), score(&summary(&format!("reversi {test}"), ["level-5", "doofie"])));
}

#[test]
fn ledger_gets_a_line_per_match() {
    let folder = Folder::new("ledger");
    let file = folder.file("experiments.md");
    let match_with = |change: &str| {
        let words =
            ["match", "qubic", "level-3", "level-1", "--nodes", "50", "--games", "4", "--random-plies", "2"];
        let ledger = ["--ledger", change, "--ledger-file", &file];
        assert!(Command::new(STRATEGE).args(words).args(ledger).output().unwrap().status.success());
    };
    match_with("deeper | wider");
    match_with("again");
    let text = std::fs::read_to_string(&file).unwrap();
    let rows: Vec<_> = text.lines().filter(|line| line.starts_with("| 2")).collect();
    assert_eq!((rows.len(), text.matches("| date |").count()), (2, 1), "{text}");
    assert!(
        rows[0].contains("| qubic | deeper / wider | level-3 against level-1, 50 nodes a move | 4 |"),
        "{text}"
    );
    assert!(rows[1].contains("| again |"));
}

fn answer(arguments: &str) -> String {
    let output = Command::new(STRATEGE).args(arguments.split(' ')).output().unwrap();
    assert!(output.status.success(), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn more_nodes_gain_elo() {
    let folder = Folder::new("scale");
    let file = folder.file("scale");
    let arguments =
        format!("reversi champion:book=0 --from 50 --doublings 2 --games 12 --random-plies 8 --file {file}");
    let text = answer(&format!("scale {arguments}"));
    let lines: Vec<_> = text.lines().collect();
    assert!(lines[0].starts_with("      100 nodes against        50: Elo "), "{text}");
    assert!(lines[2].starts_with("a doubling is worth +") && lines.len() == 3, "{text}");
    assert_eq!((games(&format!("{file}-50")).len(), games(&format!("{file}-100")).len()), (12, 12));
    assert_eq!(answer(&format!("scale {arguments}")), text, "all of it is in the files");
}

#[test]
fn losing_moves_are_found() {
    let folder = Folder::new("mistakes");
    let file = folder.file("match");
    let programs = ["level-1", "solver"];
    summary(&format!("connect4 --nodes 100 --games 4 --random-plies 2 --file {file}"), programs);
    let lost = games(&file).iter().filter(|game| game["winner"] == "b").count();
    assert!(lost > 0);
    let text = answer(&format!("mistakes {file} --judge solver --cap 500"));
    assert!(text.contains(&format!("{lost} lost games; ")), "{text}");
    let of_b = answer(&format!("mistakes {file} --of b --judge solver"));
    assert!(of_b.contains(&format!("{} lost games", 4 - lost)), "{of_b}");
}

#[test]
fn moves_of_the_judge_are_no_mistakes() {
    let folder = Folder::new("no-mistake");
    let file = folder.file("match");
    summary(&format!("reversi --depth 2 --games 20 --random-plies 6 --file {file}"), ["level-5", "level-4"]);
    let text = answer(&format!("mistakes {file}"));
    let named: Vec<_> = text.lines().filter_map(|line| line.split_once("; better ")).collect();
    assert!(named.len() > 2, "{text}");
    for (played, better) in named {
        let played = played.split_whitespace().nth(2).unwrap();
        let better = better.split(';').next().unwrap();
        assert_ne!(played, better, "{text}");
    }
}

#[test]
fn unplayable_matches_are_errors() {
    let error = |arguments: &str, b: &str| error_of(arguments, ["ramscher", b]);
    let crashed = error("reversi --nodes 9", "serve:false");
    assert_eq!(crashed, "stratege: serve:false cannot be used: its process ended, exit status: 1\n");
    assert!(error("reversi --nodes 9", "/no/such@ramscher").starts_with("stratege: cannot start /no/such"));
    assert!(
        error("reversi --nodes 9", &format!("gtp:{STRATEGE} gtp")).contains("GTP knows no limit of nodes")
    );
    assert!(error("reversi --sprt 5 0", "ramscher").contains("a lower and a higher rating difference"));
    assert!(error("reversi", "uci:x").contains("plays chess, not reversi"));
    assert!(!Path::new("/no/such").exists());
}
