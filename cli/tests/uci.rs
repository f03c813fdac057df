//! `stratege uci`: the Universal Chess Interface through pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use stratege::core::rules::Rules;
use stratege::games::chess::{Move, Position, Start};

/// An engine behind pipes.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn new() -> Engine {
        Engine::start(Command::new(env!("CARGO_BIN_EXE_stratege")).arg("uci"))
    }

    fn start(command: &mut Command) -> Engine {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        Engine { child, input, output }
    }

    fn send(&mut self, lines: &str) {
        self.input.as_mut().unwrap().write_all(format!("{lines}\n").as_bytes()).unwrap();
    }

    /// The lines up to the first that begins with `beginning`, inclusive.
    fn until(&mut self, beginning: &str) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        while lines.last().is_none_or(|line| !line.starts_with(beginning)) {
            let mut line = String::new();
            assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "no {beginning}, only {lines:?}");
            lines.push(line.trim_end().into());
        }
        lines
    }

    fn request(&mut self, lines: &str, beginning: &str) -> String {
        self.send(lines);
        self.until(beginning).pop().unwrap()
    }

    fn best_move(&mut self, lines: &str) -> String {
        let answer = self.request(lines, "bestmove");
        answer.split(' ').nth(1).unwrap().into()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.input = None;
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn binary_for_guis_needs_no_arguments() {
    let mut engine = Engine::start(&mut Command::new(env!("CARGO_BIN_EXE_stratege-uci")));
    assert!(engine.request("uci", "id name").starts_with("id name Stratege"));
    assert_eq!(engine.best_move("position fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1\ngo depth 3"), "g6g7");
    let refused = Command::new(env!("CARGO_BIN_EXE_stratege-uci")).arg("draughts").output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn signature_is_the_same_in_each_run() {
    let run = || {
        let output = Command::new(env!("CARGO_BIN_EXE_stratege-uci")).arg("bench").output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let words: Vec<_> = text.split_whitespace().map(String::from).collect();
        assert_eq!([&words[1], &words[3]], ["nodes", "nps"], "{text}");
        words[0].parse::<u64>().unwrap()
    };
    let nodes = run();
    assert!(nodes > 500_000);
    assert_eq!(nodes, run());
}

#[test]
fn uci_lists_the_options() {
    let mut engine = Engine::new();
    engine.send("uci");
    let lines = engine.until("uciok").join("\n");
    for option in
        ["Hash", "MultiPV", "Ponder", "UCI_Chess960", "UCI_LimitStrength", "UCI_Elo", "Move Overhead"]
    {
        assert!(lines.contains(&format!("option name {option} type ")), "{option}");
    }
    assert_eq!(engine.request("isready", "readyok"), "readyok");
}

#[test]
fn every_kind_of_go_ends_with_a_legal_move() {
    let mut engine = Engine::new();
    let mut position = Position::begin(&Start::default());
    let mut played = Vec::new();
    for go in [
        "depth 6",
        "nodes 5000",
        "movetime 20",
        "wtime 200 btime 200 winc 10 binc 10",
        "wtime 20 btime 20",
        "wtime 100 btime 100 movestogo 1",
        "mate 1 nodes 2000",
        "wtime -5 btime -5",
        "ponder wtime 100 btime 100\nponderhit",
        "infinite\nstop",
        "ponder wtime 100000 btime 100000\nstop",
    ] {
        let moves = played.join(" ");
        let chosen = engine.best_move(&format!("position startpos moves {moves}\ngo {go}"));
        let chosen: Move = chosen.parse().unwrap();
        position.play(chosen).unwrap_or_else(|error| panic!("{go}: {error}"));
        played.push(chosen.to_string());
    }
    assert_eq!(engine.best_move("position startpos\ngo depth 5 searchmoves a2a3 h2h4").len(), 4);
    assert!(["a2a3", "h2h4"].contains(&&*engine.best_move("go depth 3 searchmoves a2a3 h2h4")));
}

#[test]
fn invalid_commands_are_reported_and_change_nothing() {
    let mut engine = Engine::new();
    engine.send("position startpos moves f2f3 e7e5 g2g4");
    for (line, sentence) in [
        ("jump", "there is no command \"jump\""),
        ("position fen 8/8", "the position \"8/8\" is wrong at character 4"),
        ("position startpos moves e2e5", "move 1, \"e2e5\", is not possible there"),
        ("go depth deep", "go depth needs a number, not \"deep\""),
        ("setoption name Hash value 0", "Hash is a number from 1 to 4096, not \"0\""),
    ] {
        let answer = engine.request(line, "info string");
        assert!(answer.contains(sentence), "{line}: {answer}");
    }
    assert_eq!(engine.best_move("go depth 3"), "d8h4");
    let mated = "position startpos moves f2f3 e7e5 g2g4 d8h4\ngo depth 3";
    assert_eq!(engine.best_move(mated), "(none)");
}

#[test]
fn end_of_the_input_ends_searches_that_wait_for_others() {
    let mut engine = Engine::new();
    engine.send("go infinite\nposition startpos moves e2e4\ngo infinite");
    engine.input = None;
    engine.until("bestmove");
    engine.until("bestmove");
}

#[test]
fn chess960_castling_is_king_takes_rook_if_enabled() {
    let mut engine = Engine::new();
    let go = "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1\ngo depth 2 searchmoves e1h1";
    assert_eq!(engine.best_move(go), "e1g1");
    assert_eq!(engine.best_move(&format!("setoption name UCI_Chess960 value true\n{go}")), "e1h1");
}

#[test]
fn multi_pv_and_limited_strength_work() {
    let mut engine = Engine::new();
    engine.send("setoption name MultiPV value 3\nposition startpos\ngo depth 5");
    let lines = engine.until("bestmove");
    assert!(lines.iter().any(|line| line.contains("depth 5") && line.contains("multipv 3")));
    let options = "setoption name MultiPV value 1\nsetoption name UCI_LimitStrength value true\n\
                   setoption name UCI_Elo value 800";
    engine.send(&format!("{options}\ngo infinite\nstop"));
    let nodes = |line: &String| line.split(" nodes ").nth(1)?.split(' ').next()?.parse::<u32>().ok();
    let max = engine.until("bestmove").iter().filter_map(nodes).max().unwrap_or(0);
    assert!(max <= 200, "{max} positions for a beginner");
}

#[test]
fn best_move_begins_the_last_reported_line() {
    check_reported_moves(120);
}

#[test]
#[ignore = "takes minutes"]
fn best_move_begins_the_last_reported_line_at_many_limits() {
    check_reported_moves(600);
}

/// Searches `times` positions of a game, spread over eighteen plies.
fn check_reported_moves(times: usize) {
    let mut engine = Engine::new();
    let start = "position fen rnbqkb1r/ppp1pp1p/3p1np1/8/4P3/3P4/PPP1QPPP/RNB1KBNR w KQkq - 0 4 moves";
    let moves = "b1c3 f8g7 d3d4 c7c5 d4c5 d6c5 c1e3 e8g8 e3c5 d8c7 c5e3 f8d8 a1d1 b8c6 d1d8 c7d8 h2h3 c8e6";
    for number in 0..times {
        // Limits that end the search within an iteration. Low limits change the best move there in one of ten
        // searches, high ones rarely.
        let (ply, nodes) = (number % 18, 300 + 17 * number);
        let before = moves.split(' ').take(ply).collect::<Vec<_>>().join(" ");
        engine.send(&format!("ucinewgame\n{start} {before}\ngo nodes {nodes}"));
        let lines = engine.until("bestmove");
        let word = |line: &String, after: &str| {
            line.split(after).nth(1).and_then(|rest| rest.split(' ').next()).map(str::to_owned)
        };
        let reported = lines.iter().rev().find_map(|line| word(line, " pv "));
        assert_eq!(word(lines.last().unwrap(), "bestmove "), reported, "after {ply} moves at {nodes} nodes");
    }
}

#[test]
fn book_is_used_only_if_enabled() {
    let mut engine = Engine::new();
    let thinks = |engine: &mut Engine, go: &str| {
        engine.send(&format!("position startpos\n{go}"));
        engine.until("bestmove").iter().any(|line| line.contains(" nodes "))
    };
    assert!(thinks(&mut engine, "go nodes 500"));
    engine.send("setoption name OwnBook value true");
    assert!(!thinks(&mut engine, "go nodes 500"));
    assert!(thinks(&mut engine, "go nodes 500 searchmoves a2a3"));
}
