//! `stratege gtp`: a whole session over standard input and output.

use std::io::Write;
use std::process::{Command, Stdio};

/// Sends a script of commands and returns all answers.
fn play(script: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stratege"))
        .args(["gtp", "--depth", "2"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn engine_plays_itself_and_rejects_invalid_commands() {
    let mut script = String::from(
        "1 protocol_version\n2 boardsize 19\nboardsize 8\nclear_board\nplay b a1\nplay w d3\nplay b d3\nundo\n",
    );
    script += "sing\nplay green d3\ngenmove\ntime_settings 10 0\n";
    for _ in 0..40 {
        script += "genmove b\ngenmove w\n";
    }
    script += "final_score\ngogui-rules_final_result\ngogui-rules_board\nquit\n";
    let answer = play(&script);
    let answers: Vec<&str> = answer.trim().split("\n\n").collect();
    assert_eq!(answers[..3], ["=1 2", "?2 unacceptable size", "= "]);
    for (wrong, sentence) in [
        (4, "? a1 is not allowed here: it turns no stone"),
        (5, "? it is the other side's turn"),
        (8, "? unknown command"),
        (9, "? unknown colour \"green\": expected black or white"),
        (10, "? genmove needs a colour"),
        (11, "? expected 3 integers, not \"10 0\""),
    ] {
        assert_eq!(answers[wrong], sentence);
    }
    let moves = answers[12..92].iter().filter(|answer| answer.len() == 4).count();
    let [score, result, board] = answers[92..95] else { panic!("{answer}") };
    let stones = board.matches(['X', 'O']).count();
    assert_eq!(moves + 4, stones, "{board}");
    assert_eq!(score, result);
    let lead = board.matches('X').count() as i32 - board.matches('O').count() as i32;
    let expected = match lead {
        0 => "= 0".to_string(),
        1.. => format!("= B+{lead}"),
        _ => format!("= W+{}", -lead),
    };
    assert_eq!(score, expected);
}
