//! Rules of Qubic compared with a slow reference; move codes and records.

use std::collections::BTreeSet;

use stratege::core::board_view::BoardView;
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side, perft};
use stratege::games::qubic::{Move, Position, Start};
use stratege::search::random::Random;

use crate::boards::expect_boards;
use crate::reference::Plain;

type Match = Record<Position>;

#[test]
fn a_million_random_moves_agree_with_the_reference() {
    let mut moves = 0;
    let mut endings = BTreeSet::new();
    for game in 0.. {
        let mut random = Random::new(game);
        let begins = [Side::First, Side::Second][game as usize % 2];
        let mut fast = Position::begin(&Start { begins, ..Start::default() });
        let mut slow = Plain::new();
        loop {
            assert_eq!(fast.cells(), slow.cells.iter().collect::<String>());
            let over = slow.winner().is_some() || !slow.has_open_row();
            let empty: Vec<usize> = (0..64).filter(|&cell| slow.cells[cell] == '.').collect();
            let legal: Vec<usize> = fast.legal_moves().iter().map(|own| own.cell().into()).collect();
            assert_eq!(legal, if over { vec![] } else { empty });
            let taken = (0..64).find(|&cell| slow.cells[cell] != '.');
            let is_rejected = taken.is_none_or(|cell| {
                let before = fast;
                fast.play(Move::on(cell as u8)).is_err() && fast == before
            });
            assert!(is_rejected);
            if over {
                break;
            }
            let chosen = legal[random.below(legal.len())];
            slow.cells[chosen] = if fast.side_to_move() == Side::First { 'x' } else { 'o' };
            fast.play(Move::on(chosen as u8)).unwrap();
            moves += 1;
        }
        let outcome = fast.outcome().unwrap();
        let winner = slow.winner().map(|stone| if stone == 'x' { Side::First } else { Side::Second });
        assert_eq!(outcome.winner, winner);
        let line: String = fast.winning_row().into_iter().map(|cell| slow.cells[cell]).collect();
        assert_eq!(line, slow.winner().map_or(String::new(), |stone| stone.to_string().repeat(4)));
        endings.insert(outcome.ending);
        if moves >= 1_000_000 {
            break;
        }
    }
    assert_eq!(endings.into_iter().collect::<Vec<_>>(), ["four-in-a-row", "no-row-left"]);
}

#[test]
fn perft_counts_move_paths() {
    let start = Position::begin(&Start::default());
    assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), [64, 64 * 63, 64 * 63 * 62]);
}

#[test]
fn either_side_can_begin() {
    let starts: Vec<_> = Position::starts().iter().map(Start::to_string).collect();
    assert_eq!(starts, ["first", "second"]);
    assert_eq!(Position::starts()[0], Start::default());
}

#[test]
fn codes_are_level_row_and_column() {
    let position = Position::begin(&Start::default());
    assert_eq!(position.shape(), (4, 16));
    assert_eq!("1111".parse::<Move>().unwrap_err().code(), "unreadable-move");
    assert_eq!([0, 1, 4, 16, 63].map(|cell| position.cell_name(cell)), ["111", "112", "121", "211", "444"]);
    for cell in 0..64 {
        assert_eq!(Move::on(cell).to_string().parse::<Move>().unwrap(), Move::on(cell));
    }
}

#[test]
fn records_are_read_in_every_spelling() {
    let record: Match = "111 222,333\n444".parse().unwrap();
    assert_eq!(record.to_string(), "qubic:first:111222333444");
    assert_eq!(record, "111222333444".parse().unwrap());
    let second: Match = "qubic:second:111".parse().unwrap();
    assert_eq!(second.position().cells().find('o'), Some(0));
    assert_eq!("second".parse::<Match>().unwrap().position().side_to_move(), Side::Second);
    let won: Match = "111211112212113213114".parse().unwrap();
    assert_eq!(won.position().winning_row(), [0, 1, 2, 3]);
    assert_eq!(won.outcome().unwrap().winner, Some(Side::First));
}

#[test]
fn errors_have_a_sentence() {
    for (text, sentence) in [
        ("111115", "move 2: 115 is not allowed here: level, row and column are digits from 1 to 4"),
        ("111222111", "move 3: 111 is not allowed here: there is a stone already"),
        ("11122", "move 2: 22 is not allowed here: a code has three digits: level, row and column"),
        ("abc", "move 1: \"abc\" is not a move"),
        ("qubic:first:1111", "move 2: 1 is not allowed here: a code has three digits: level, row and column"),
        ("111ä22", "move 2: \"ä22\" is not a move"),
        ("qubic:third:111", "unknown start \"third\"; the starts are first, second"),
        ("qubic:first", "the record is damaged: it should read game:start:moves"),
        ("qubic:first:111!222!333", "the record is damaged: it has more than one \"!\""),
        ("111211112212113213114311", "the game is over, no move can follow"),
    ] {
        let error = text.parse::<Match>().unwrap_err().to_string();
        assert!(error.ends_with(sentence), "{text}: {error}");
    }
}

#[test]
fn damaged_records_never_panic() {
    let whole = "qubic:first:111222113332442223224114112441";
    let mut random = Random::new(9);
    for _ in 0..20_000 {
        let mut text: Vec<char> = whole.chars().collect();
        for _ in 0..=random.below(3) {
            let place = random.below(text.len());
            match random.below(3) {
                0 => drop(text.remove(place)),
                1 => text.insert(place, "0159!:, ä\u{0}f"[..].chars().nth(random.below(10)).unwrap()),
                _ => text[place] = char::from(32 + random.below(95) as u8),
            }
        }
        if let Ok(record) = text.into_iter().collect::<String>().parse::<Match>() {
            assert_eq!(record.to_string().parse::<Match>().unwrap(), record);
        }
    }
}

#[test]
fn positions_are_restored_from_their_cells() {
    expect_boards::<Position>(&[(4, 16)]);
}
