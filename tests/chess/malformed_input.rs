//! Malformed input of every kind: never a panic, always an error message.

use stratege::core::record::Record;
use stratege::games::chess::formats::pgn;
use stratege::games::chess::{Position, fen, san};
use stratege::search::random::Random;

const LETTERS: &[char] = &[
    'K',
    'Q',
    'R',
    'B',
    'N',
    'P',
    'k',
    'q',
    'r',
    'b',
    'n',
    'p',
    'x',
    'O',
    '0',
    '1',
    '4',
    '8',
    '9',
    'a',
    'e',
    'h',
    '-',
    '=',
    '+',
    '#',
    '/',
    ' ',
    '_',
    '.',
    '(',
    ')',
    '{',
    '}',
    '[',
    ']',
    '"',
    '\\',
    ';',
    '$',
    '%',
    '!',
    '?',
    ':',
    ',',
    '\n',
    '\u{0}',
    'ä',
    '♔',
    '\u{feff}',
    '½',
    '\u{1f600}',
];

/// The text with some letters removed, inserted, changed or doubled.
fn damaged(text: &str, random: &mut Random) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..1 + random.below(4) {
        let place = random.below(letters.len() + 1);
        let letter = LETTERS[random.below(LETTERS.len())];
        match random.below(5) {
            0 => letters.insert(place, letter),
            1 if place < letters.len() => letters[place] = letter,
            2 if place < letters.len() => drop(letters.remove(place)),
            3 => letters.truncate(place),
            _ => letters.extend_from_within(place..(place + random.below(9)).min(letters.len()).max(place)),
        }
    }
    letters.into_iter().collect()
}

/// Asserts that a message is one line of reasonable length.
fn assert_is_message(message: &str) {
    assert!((10..400).contains(&message.chars().count()), "{message}");
    assert!(!message.contains(['\n', '\0']), "{message:?}");
}

#[test]
fn malformed_positions() {
    let mut random = Random::new(1);
    let (mut read, mut refused) = (0, 0);
    for line in include_str!("../data/chess/chess960.epd").lines() {
        for _ in 0..40 {
            let text = damaged(line.split(';').next().unwrap().trim(), &mut random);
            match fen::read(&text) {
                Ok(board) => {
                    assert_eq!(fen::read(&board.to_string()), Ok(board));
                    board.perft(2);
                    read += 1;
                }
                Err(error) => {
                    assert_is_message(&error.to_string());
                    refused += 1;
                }
            }
        }
    }
    assert!(read > 500 && refused > 10_000, "{read} read, {refused} refused");
}

#[test]
fn malformed_moves() {
    let board = fen::read("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").unwrap();
    let legal = board.legal_moves();
    let mut random = Random::new(2);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..1000 {
        for &chosen in legal.iter() {
            let text = damaged(&san::write(&board, chosen), &mut random);
            match san::read(&board, &text) {
                Ok(other) => {
                    assert!(legal.contains(&other), "{text}");
                    read += 1;
                }
                Err(error) => {
                    assert_is_message(&error.to_string());
                    refused += 1;
                }
            }
        }
    }
    assert!(read > 1000 && refused > 10_000, "{read} read, {refused} refused");
}

#[test]
fn malformed_pgn_and_records() {
    let sheet = "[Event \"x\"]\n[FEN \"4k3/P7/8/8/8/8/8/R3K2R w KQ - 0 40\"]\n\n{Before} 40. O-O! $3 (40. a8=Q+ \
                 {so (what}) Kd7 ; rest\n41.Rfb1 Kd6 1/2-1/2\n\n[Event \"y\"]\n\n1. e4 e5 *\n";
    let line = "chess:4k3/P7/8/8/8/8/8/R3K2R_w_KQ_-_0_40:e1g1e8d7!a7a8qd7d6:agreed";
    let mut random = Random::new(3);
    let mut refused = [0; 2];
    for _ in 0..20_000 {
        for result in pgn::read(&damaged(sheet, &mut random)) {
            match result {
                Ok(sheet) => drop(sheet.to_string()),
                Err(error) => {
                    assert_is_message(&error.to_string());
                    assert!(error.to_string().starts_with("line "));
                    refused[0] += 1;
                }
            }
        }
        if let Err(error) = damaged(line, &mut random).parse::<Record<Position>>() {
            assert_is_message(&error.to_string());
            refused[1] += 1;
        }
    }
    assert!(refused.iter().all(|&times| times > 5000), "{refused:?}");
}
