//! Foreign text in the answers of all protocols: a line of any length is quoted in a few characters, all visible.

use std::sync::mpsc::channel;

use stratege::core::player::Limits;
use stratege::registry::game;
use stratege_cli::protocols::uci::Event;
use stratege_cli::protocols::{gtp, nboard, piskvork, serve, uci};

/// Maximum length in characters of a sentence with an excerpt.
const MAX_ANSWER: usize = 200;

/// The answers of a protocol to one line.
type Converse = fn(String, &mut Vec<u8>);

const PROTOCOLS: [(&str, Converse, &[&str]); 5] = [
    (
        "gtp",
        |line, said| gtp::converse([line].into_iter(), Limits::default(), said).unwrap(),
        &["", "play ", "play b ", "genmove ", "time_settings "],
    ),
    (
        "nboard",
        |line, said| {
            let (sender, lines) = channel();
            sender.send(line).unwrap();
            drop(sender);
            nboard::converse(lines, &Limits::default(), said).unwrap();
        },
        &["", "nboard ", "set depth ", "set game ", "move ", "set contempt "],
    ),
    (
        "piskvork",
        |line, said| piskvork::converse([line].into_iter(), 1, said).unwrap(),
        &["", "START ", "TURN ", "INFO timeout_turn ", "TAKEBACK "],
    ),
    (
        "serve",
        |line, said| {
            let player = "doofie".parse().unwrap();
            serve::converse(game("reversi").unwrap(), player, [line].into_iter(), said).unwrap();
        },
        &[
            "",
            "new ",
            "go ",
            "go nodes ",
            "go record ",
            "go record reversi:",
            "go record reversi:diagonal-mole:",
        ],
    ),
    (
        "uci",
        |line, said| {
            let (sender, events) = channel();
            sender.send(Event::Line(line)).unwrap();
            sender.send(Event::Closed).unwrap();
            uci::converse(sender, events, said).unwrap();
        },
        &[
            "",
            "position ",
            "position startpos moves ",
            "position fen ",
            "go depth ",
            "setoption name ",
            "setoption name Hash value ",
        ],
    ),
];

#[test]
fn foreign_text_is_quoted_in_a_few_visible_characters() {
    for (protocol, converse, beginnings) in PROTOCOLS {
        for beginning in beginnings {
            for rest in ["A".repeat(100_000), "\u{202e}\u{7}".repeat(1000)] {
                let mut said = Vec::new();
                converse(format!("{beginning}{rest}"), &mut said);
                let said = String::from_utf8(said).unwrap();
                for answer in said.lines() {
                    assert!(answer.chars().count() <= MAX_ANSWER, "{protocol} {beginning}: {answer:.300}");
                    assert!(!answer.contains(['\u{202e}', '\u{7}']), "{protocol} {beginning}: {answer:?}");
                }
            }
        }
    }
}
