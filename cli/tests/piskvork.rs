//! `stratege piskvork`: the protocol of Piskvork and Gomocup through pipes, with a referee.

use std::collections::HashSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Milliseconds per move; half of them are a reserve.
const TURN: u64 = 60;

/// An engine behind pipes.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn new() -> Engine {
        Engine::start(Command::new(env!("CARGO_BIN_EXE_stratege")).args(["piskvork", "--seed", "3"]))
    }

    fn start(command: &mut Command) -> Engine {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        Engine { child, input, output }
    }

    fn send(&mut self, lines: &str) {
        self.input.as_mut().unwrap().write_all(format!("{lines}\n").as_bytes()).unwrap();
    }

    fn receive(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim_end().into()
    }

    fn request(&mut self, lines: &str) -> String {
        self.send(lines);
        self.receive()
    }

    fn request_square(&mut self, lines: &str) -> (usize, usize) {
        let answer = self.request(lines);
        let square = answer.split_once(',').map(|(x, y)| (x.parse(), y.parse()));
        match square {
            Some((Ok(x), Ok(y))) => (x, y),
            _ => panic!("{lines:?} was answered with {answer:?}"),
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.input = None;
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn two_engines_play_whole_games() {
    for size in [15, 16, 20] {
        let mut engines = [Engine::new(), Engine::new()];
        for engine in &mut engines {
            assert_eq!(engine.request(&format!("START {size}")), "OK");
            engine.send(&format!(
                "INFO timeout_turn {TURN}\nINFO timeout_match 0\nINFO max_memory 73400320\nINFO rule 0"
            ));
        }
        let mut taken = HashSet::new();
        let mut line = "BEGIN".to_string();
        let mut stones: Vec<(usize, usize)> = Vec::new();
        for turn in 0..60 {
            let square = engines[turn % 2].request_square(&line);
            assert!(square.0 < size && square.1 < size && taken.insert(square), "{square:?}");
            stones.push(square);
            if five(&stones) {
                break;
            }
            line = format!("TURN {},{}", square.0, square.1);
        }
        assert!(stones.len() > 8);
    }
}

/// Whether the last stone made five in a row.
fn five(stones: &[(usize, usize)]) -> bool {
    let own: HashSet<_> = stones.iter().rev().step_by(2).map(|&(x, y)| (x as i32, y as i32)).collect();
    let &(x, y) = stones.last().unwrap();
    [(1, 0), (0, 1), (1, 1), (1, -1)].iter().any(|&(right, down)| {
        let run = |sign: i32| {
            let at = |step: i32| (x as i32 + sign * step * right, y as i32 + sign * step * down);
            (1..5).take_while(|&step| own.contains(&at(step))).count()
        };
        run(1) + run(-1) >= 4
    })
}

#[test]
fn own_binary_needs_no_arguments() {
    let mut engine = Engine::start(&mut Command::new(env!("CARGO_BIN_EXE_pbrain-stratege")));
    assert_eq!(engine.request("START 15"), "OK");
    engine.send("INFO timeout_turn 60");
    let (x, y) = engine.request_square("BEGIN");
    assert!(x < 15 && y < 15);
    let refused = Command::new(env!("CARGO_BIN_EXE_pbrain-stratege")).arg("draughts").output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn positions_are_answered_and_moves_taken_back() {
    let mut engine = Engine::new();
    engine.send("INFO timeout_turn 100");
    assert_eq!(engine.request("START 16"), "OK");
    // Own four in a row: one winning move, then one that blocks the opponent's four.
    assert_eq!(engine.request("BOARD\n3,3,2\n4,3,1\n5,3,1\n6,3,1\n7,3,1\n4,9,2\n5,9,2\n6,9,2\nDONE"), "8,3");
    assert_eq!(engine.request("BOARD\n3,3,1\n4,3,2\n5,3,2\n6,3,2\n7,3,2\nDONE"), "8,3");
    assert_eq!(engine.request("TAKEBACK 8,3"), "OK");
    assert_eq!(engine.request("TAKEBACK 8,3"), "ERROR there is no stone on 8,3");
    assert_eq!(engine.request("RESTART"), "OK");
    assert_eq!(engine.request("PLAY 5,5"), "5,5");
    assert_eq!(engine.request("TURN 5,5"), "ERROR there is a stone on 5,5 already");
    engine.request_square("TURN 6,6");
}

#[test]
fn exactly_five_rule_is_supported() {
    let mut engine = Engine::new();
    engine.send("INFO timeout_turn 100\nINFO rule 1");
    assert_eq!(engine.request("START 15"), "OK");
    // One square would make six, the other blocks a four.
    let square = engine
        .request_square("BOARD\n3,3,1\n4,3,1\n6,3,1\n7,3,1\n8,3,1\n2,9,2\n3,9,2\n4,9,2\n5,9,2\n1,9,1\nDONE");
    assert_eq!(square, (6, 9));
}

#[test]
fn swap2_works_for_both_sides() {
    let mut engine = Engine::new();
    engine.send("INFO timeout_turn 100");
    assert_eq!(engine.request("START 15"), "OK");
    let opening = engine.request("SWAP2BOARD\nDONE");
    let squares: HashSet<&str> = opening.split(' ').collect();
    assert_eq!(squares.len(), 3, "{opening}");
    assert_eq!(engine.request("RESTART"), "OK");
    // Black has three in the open and White's stone is far away, so that Black is better.
    assert_eq!(engine.request("SWAP2BOARD\n7,7\n0,14\n7,8\n14,0\n8,7\nDONE"), "SWAP");
    engine.request_square("TURN 9,9");
    let words = engine.request("SWAP2BOARD\n7,7\n0,14\nDONE");
    assert_eq!(words, "ERROR SWAP2BOARD comes with no stones, three or five, not 2");
}

#[test]
fn invalid_lines_get_an_error_and_change_nothing() {
    let mut engine = Engine::new();
    engine.send("INFO timeout_turn 50");
    for (line, answer) in [
        ("BEGIN", "ERROR there is no game yet, START begins one"),
        ("BOARD", "ERROR there is no game yet, START begins one"),
        ("RESTART", "ERROR there is no game yet, START begins one"),
        ("START", "ERROR START needs the size of the board"),
        ("START 3", "ERROR boards of 7 to 20 columns are played here, not 3"),
        ("RECTSTART 15,20", "ERROR only square boards are played here"),
        ("DANCE 1", "UNKNOWN the command \"DANCE\""),
        ("start 20", "OK"),
        ("TURN", "ERROR TURN needs a square as x,y, not \"\""),
        ("TURN 3;4", "ERROR TURN needs a square as x,y, not \"3;4\""),
        ("TURN 20,3", "ERROR 20,3 is off the board, whose squares are 0,0 to 19,19"),
        ("TURN -1,3", "ERROR TURN needs a square as x,y, not \"-1,3\""),
        ("TAKEBACK 3,4", "ERROR there is no stone on 3,4"),
        ("DONE", "ERROR DONE ends a list that BOARD or SWAP2BOARD begins"),
        ("BOARD\n1,1,1\n1,1\n2,2,2\nDONE", "ERROR stone 2 of the list should read x,y,owner, not \"1,1\""),
        ("BOARD\n1,1,1\n1,1,2\nDONE", "ERROR there is a stone on 1,1 already"),
        ("BOARD\n1,1,3\nDONE", "ERROR the owner of 1,1 should be 1 or 2, not 3"),
        ("BOARD\n1,1,1\n2,1,1\n3,1,1\n4,1,1\n5,1,1\nDONE", "ERROR the game is over, no move can follow"),
        ("INFO rule 4", "ERROR rule 4 is not played here, only 0 and 1"),
        ("INFO timeout_turn soon", "ERROR INFO timeout_turn needs a number, not \"soon\""),
    ] {
        assert_eq!(engine.request(line), answer, "{line}");
    }
    engine.send("INFO folder /tmp\nINFO evaluate 1,1\nINFO time_left -5");
    assert!(engine.request("ABOUT").starts_with("name=\"Stratege\", version="));
    // No line has left a stone.
    engine.request_square("BEGIN");
    engine.send("END");
    assert_eq!(engine.receive(), "");
}
