//! `stratege nboard`: the NBoard protocol through pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// Sends each line after the expected answer to the line before it has arrived.
fn converse(lines: &[(&str, &str)]) -> Vec<String> {
    converse_with(&[], lines)
}

fn converse_with(options: &[&str], lines: &[(&str, &str)]) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stratege"))
        .arg("nboard")
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut input, mut output) =
        (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()).lines());
    let mut heard = Vec::new();
    for (line, answer) in lines {
        writeln!(input, "{line}").unwrap();
        while !answer.is_empty() {
            let said = output.next().expect("an answer comes").unwrap();
            heard.push(said.clone());
            if said.starts_with(answer) {
                break;
            }
        }
    }
    drop(input);
    assert!(child.wait().unwrap().success());
    heard
}

#[test]
fn set_game_is_answered_with_moves_and_values() {
    let game = "set game (;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TI[15:00]TY[8]BO[8 \
                ---------------------------O*------*O--------------------------- *]B[F5]W[F6]B[D3];)";
    let heard = converse(&[
        ("nboard 2", ""),
        ("set depth 5", "set myname Stratege5"),
        ("set contempt 0", ""),
        (game, ""),
        ("ping 7", "pong 7"),
        ("move C5/1.00/2.00", ""),
        ("go", "status Stratege is waiting"),
        ("hint 3", "status Stratege is waiting"),
        ("analyze", "analysis 0 "),
        ("learn", "learned"),
        ("sing", ""),
        ("move a1", "status "),
        ("set game (;B[F5])", "status "),
        ("ping 8", "pong 8"),
    ]);
    let of = |word: &str| heard.iter().filter(|line| line.starts_with(word)).collect::<Vec<_>>();
    let [answer] = of("=== ")[..] else { panic!("{heard:?}") };
    let words: Vec<&str> = answer.split(' ').collect();
    assert!(words.len() == 4 && words[1].len() == 2 && words[2].parse::<f64>().is_ok(), "{answer}");
    assert_eq!(of("search ").iter().filter(|line| line.ends_with(" 0 5")).count(), 1 + 3, "{heard:?}");
    assert_eq!(of("analysis ").len(), 5);
    assert!(heard.contains(&"status a1 is not allowed here: it turns no stone".to_string()), "{heard:?}");
    let early = "status line 1, column 5: the record is damaged: a move stands before";
    assert!(heard.iter().any(|line| line.starts_with(early)), "{heard:?}");
}

#[test]
fn new_line_stops_the_search() {
    let heard = converse(&[("set depth 60", "set"), ("go", "search "), ("ping 1", "pong 1")]);
    assert!(heard.iter().any(|line| line.starts_with("=== ")), "{heard:?}");
}

#[test]
fn options_limit_the_search() {
    for options in [&["--depth", "60", "--nodes", "5000"][..], &["--depth", "0"]] {
        let heard = converse_with(options, &[("go", "status Stratege is waiting")]);
        assert!(heard.iter().any(|line| line.starts_with("search ")), "{heard:?}");
        let spent = heard.iter().find_map(|line| line.strip_prefix("nodestats ")).unwrap();
        let spent: u64 = spent.split(' ').next().unwrap().parse().unwrap();
        assert!(spent <= 5000, "{heard:?}");
    }
}
