//! Rules and notation: known perft counts, random games compared with a slow reference, error messages.

use stratege::core::board_view::BoardView;
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side, perft};
use stratege::games::connect4::{Move, Position, Start};
use stratege::search::random::Random;

use crate::boards::expect_boards;
use crate::reference::Plain;

type Match = Record<Position>;

/// Perft counts from the empty board.
const COUNTS: [u64; 8] = [7, 49, 343, 2401, 16807, 117649, 823536, 5673234];

#[test]
fn perft_agrees_with_known_counts() {
    for start in Position::starts() {
        for (depth, count) in (1..).zip(COUNTS) {
            assert_eq!(perft(&Position::begin(&start), depth), count, "{start}, depth {depth}");
        }
    }
}

#[test]
fn random_games_agree_with_the_reference() {
    let mut endings = std::collections::BTreeMap::new();
    for game in 0..3000u64 {
        let mut random = Random::new(game);
        let begins = [Side::First, Side::Second][game as usize % 2];
        let mut fast = Position::begin(&Start::empty(begins));
        let mut slow = Plain::default();
        let mut side = begins;
        loop {
            assert_eq!(fast.cells(), slow.cells());
            assert_eq!(fast.side_to_move(), side);
            let fours = slow.fours();
            let mut winning_row: Vec<usize> =
                fours.iter().map(|&(column, row)| (7 * (5 - row) + column) as usize).collect();
            winning_row.sort_unstable();
            winning_row.dedup();
            assert_eq!(fast.winning_row(), winning_row);
            let open = (0..7).filter(|&column| slow.columns[column].len() < 6 && fours.is_empty());
            let moves = fast.legal_moves();
            assert_eq!(moves, open.map(Move::into_column).collect::<Vec<_>>());
            for column in (0..7).map(Move::into_column) {
                let mut after = fast;
                let result = after.play(column);
                assert_eq!(result.is_ok(), moves.contains(&column));
                assert!(result.is_ok() || after == fast, "a rejected move changes the position");
            }
            if moves.is_empty() {
                break;
            }
            let chosen = moves[random.below(moves.len())];
            let row = slow.columns[chosen.column()].len();
            assert_eq!(fast.move_cells(chosen).to, Some(7 * (5 - row) + chosen.column()));
            slow.columns[chosen.column()].push(side as i32 + 1);
            fast.play(chosen).unwrap();
            side = side.other();
        }
        let outcome = fast.outcome().unwrap();
        let winner = slow.fours().first().map(|&(column, row)| slow.at(column, row));
        assert_eq!(outcome.winner.map(|side| side as i32 + 1), winner);
        *endings.entry(outcome.ending).or_insert(0) += 1;
    }
    assert_eq!(endings.keys().copied().collect::<Vec<_>>(), ["board-full", "four"]);
}

#[test]
fn cell_names_and_record_texts_round_trip() {
    let position = Position::begin(&Start::default());
    assert_eq!(
        [0, 6, 35, 41].map(|cell| position.cell_name(cell)),
        ["a6", "g6", "a1", "g1"].map(String::from)
    );
    for text in ["connect4:first:4453", "connect4:second:44!53", "connect4:first:"] {
        assert_eq!(text.parse::<Match>().unwrap().to_string(), text);
    }
    assert_eq!("4 4, 5,3".parse::<Match>().unwrap().to_string(), "connect4:first:4453");
}

#[test]
fn errors_carry_their_position() {
    for (text, sentence, code) in [
        ("4444444", "move 7: 4 is not allowed here: the column is full", "illegal-move"),
        ("448", "move 3: 8 is not allowed here: the columns are 1 to 7", "illegal-move"),
        ("connect4:second:40", "move 2: 0 is not allowed here: the columns are 1 to 7", "illegal-move"),
        ("44x", "move 3: \"x\" is not a move", "unreadable-move"),
        ("4é", "move 2: \"é\" is not a move", "unreadable-move"),
        ("41424344", "move 8: the game is over, no move can follow", "game-over"),
        ("connect4:third:4", "unknown start \"third\"; the starts are first, second", "unknown-start"),
    ] {
        let error = text.parse::<Match>().unwrap_err();
        assert_eq!((error.to_string().as_str(), error.code()), (sentence, code), "{text}");
    }
}

#[test]
fn positions_are_restored_from_their_cells() {
    expect_boards::<Position>(&[(7, 6)]);
}
