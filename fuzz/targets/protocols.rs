//! Sessions of engine protocols: any input lines are answered, one line per reply.

use std::sync::mpsc::channel;

use stratege::core::player::Limits;
use stratege::games::reversi::formats::ggf;
use stratege::registry;
use stratege_cli::protocols::uci::Event;
use stratege_cli::protocols::{gtp, nboard, piskvork, uci};

use super::parsers::text;

const MAX_LINES: usize = 12;

/// Games in GGF, as NBoard sends them.
pub fn ggf(data: &[u8]) {
    let text = text(data);
    let _ = ggf::read_move(&text);
    if let Ok(record) = ggf::read_game(&text) {
        let line = record.to_string();
        let again = registry::read(&line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(again.record_text(), line, "{text:?}");
    }
}

/// A Gomocup manager. Every search is short, regardless of the manager's limits.
pub fn piskvork(data: &[u8]) {
    let text = text(data);
    let short = || "INFO timeout_turn 1".to_string();
    let wanted = text.lines().take(MAX_LINES).map(str::to_string);
    let lines: Vec<_> = [short()].into_iter().chain(wanted.flat_map(|line| [line, short()])).collect();
    let mut said = Vec::new();
    piskvork::converse(lines.into_iter(), 1, &mut said).unwrap();
    assert!(String::from_utf8(said).unwrap().lines().all(|line| !line.contains(char::is_control)));
}

/// NBoard: a pending line ends the search before it.
pub fn nboard(data: &[u8]) {
    let text = text(data);
    let (sender, lines) = channel();
    for line in text.lines().take(MAX_LINES) {
        sender.send(line.to_string()).unwrap();
    }
    drop(sender);
    let limits = Limits { time: Some(1), depth: Some(2), nodes: None };
    let mut said = Vec::new();
    nboard::converse(lines, &limits, &mut said).unwrap();
    assert!(String::from_utf8(said).is_ok());
}

/// A GTP match manager. Every search is short.
pub fn gtp(data: &[u8]) {
    let text = text(data);
    let lines = text.lines().take(MAX_LINES).filter(|line| !line.contains("time")).map(str::to_string);
    let limits = Limits { time: Some(1), depth: Some(2), nodes: Some(200) };
    let mut said = Vec::new();
    gtp::converse(lines, limits, &mut said).unwrap();
    assert!(String::from_utf8(said).unwrap().lines().all(|line| !line.contains(char::is_control)));
}

/// A UCI GUI. Every search is stopped at once, and tables stay small.
pub fn uci(data: &[u8]) {
    let text = text(data);
    let (sender, events) = channel();
    for line in text.lines().take(MAX_LINES).filter(|line| !line.to_ascii_lowercase().contains("hash")) {
        sender.send(Event::Line(line.to_string())).unwrap();
        sender.send(Event::Line("stop".to_string())).unwrap();
    }
    sender.send(Event::Closed).unwrap();
    let mut said = Vec::new();
    uci::converse(sender, events, &mut said).unwrap();
    assert!(String::from_utf8(said).unwrap().lines().all(|line| !line.contains(char::is_control)));
}
