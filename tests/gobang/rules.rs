//! Rules of Gobang: start positions, perft, five in a row, overlines.

use std::collections::{BTreeMap, BTreeSet};

use stratege::core::board_view::BoardView;
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side, perft};
use stratege::games::gobang::position::{LONG_GAME, SIZES};
use stratege::games::gobang::{Move, Position, Start};
use stratege::search::random::Random;

use crate::boards::expect_boards;
use crate::reference::Plain;

type Match = Record<Position>;

#[test]
fn starts_are_distinct_and_round_trip() {
    let starts = Position::starts();
    let lines: BTreeSet<String> = starts.iter().map(Start::to_string).collect();
    assert_eq!(lines.len(), SIZES.len() * 2 * 2 * 2);
    for start in starts {
        let position = Position::begin(&start);
        assert_eq!((position.size(), position.side_to_move()), (start.size, start.begins));
        assert_eq!(position.exact(), start.exact, "{start}");
    }
}

#[test]
fn perft_without_fives_is_a_falling_factorial() {
    for start in Position::starts() {
        let squares = (start.size * start.size) as u64;
        let position = Position::begin(&start);
        assert_eq!(perft(&position, 1), squares, "{start}");
        assert_eq!(perft(&position, 2), squares * (squares - 1), "{start}");
    }
    // No side can have five before the ninth stone.
    let position = Position::begin(&Start { size: 15, ..Start::default() });
    assert_eq!(perft(&position, 3), 225 * 224 * 223);
}

#[test]
fn perft_stops_at_a_five() {
    // First has four in a row, open on one side: one of the 248 moves ends the game.
    let record: Match = "a1a9b1b9c1c9d1p9".parse().unwrap();
    assert_eq!(perft(record.position(), 1), 248);
    assert_eq!(perft(record.position(), 2), 247 * 247);
}

#[test]
fn random_games_agree_with_the_reference() {
    let mut endings = BTreeMap::new();
    for game in 0..480u64 {
        let mut random = Random::new(game);
        let starts = Position::starts();
        let start = starts[game as usize % starts.len()];
        let mut fast = Position::begin(&start);
        let mut slow = Plain::new(start.size);
        let mut side = start.begins;
        // In every third game each side has separate squares without a five, so that boards fill up.
        let peaceful = game % 3 == 0;
        let mut last: Option<Move> = None;
        loop {
            assert_eq!(fast.cells(), slow.cells());
            assert_eq!(fast.side_to_move(), side);
            let stones = slow.cells().chars().filter(|&cell| cell != '.').count();
            assert_eq!(fast.stone_count(), stones);
            let most = if start.exact { 5 } else { 400 };
            let line = slow.long_rows(side.other(), 5, most);
            assert_eq!(fast.winning_row(), line, "{start}");
            let limit = if start.ends_early { LONG_GAME } else { start.size * start.size };
            let expected = match (line.is_empty(), stones == limit) {
                (false, _) => Some((Some(side.other()), "five")),
                (true, true) if start.ends_early => Some((None, "long-game")),
                (true, true) => Some((None, "board-full")),
                (true, false) => None,
            };
            assert_eq!(fast.outcome().map(|outcome| (outcome.winner, outcome.ending)), expected, "{start}");
            let cells = slow.cells();
            let empty: Vec<usize> = cells.match_indices('.').map(|(cell, _)| cell).collect();
            assert_eq!(fast.empty_cells().collect::<Vec<_>>(), empty);
            let moves = fast.legal_moves();
            let cells: Vec<usize> = moves.iter().map(|&chosen| fast.cell(chosen)).collect();
            assert_eq!(cells, if expected.is_none() { empty } else { vec![] });
            if let Some(ending) = expected {
                *endings.entry(ending.1).or_insert(0) += 1;
                break;
            }
            let wanted: Vec<Move> = moves
                .iter()
                .copied()
                .filter(|chosen| match last {
                    _ if peaceful => (chosen.column() + 2 * chosen.row()) % 4 / 2 == side.index(),
                    Some(last) => {
                        chosen.column().abs_diff(last.column()) <= 1 && chosen.row().abs_diff(last.row()) <= 1
                    }
                    None => true,
                })
                .collect();
            let choice = if wanted.is_empty() { &moves } else { &wanted };
            let chosen = choice[random.below(choice.len())];
            slow.set(chosen.column(), chosen.row(), side);
            fast.play(chosen).unwrap();
            let mut again = fast;
            assert!(again.play(chosen).is_err(), "an occupied square was accepted");
            assert_eq!(again, fast, "a rejected move changes the position");
            side = side.other();
            last = Some(chosen);
        }
    }
    assert_eq!(endings.keys().copied().collect::<Vec<_>>(), ["board-full", "five", "long-game"]);
}

#[test]
fn only_rows_of_five_win_everywhere_and_in_every_direction() {
    for size in SIZES {
        let whole = Start { size, ends_early: false, ..Start::default() };
        for (right, down) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
            for row in 0..size as i32 {
                for column in 0..size as i32 {
                    for length in 4..=7 {
                        let squares: Vec<_> =
                            (0..length).map(|k| (column + k * right, row + k * down)).collect();
                        let (last_column, last_row) = squares[length as usize - 1];
                        if !(0..size as i32).contains(&last_column) || last_row >= size as i32 {
                            continue;
                        }
                        let stones = squares
                            .iter()
                            .map(|&(column, row)| (Move::on(column as usize, row as usize), Side::Second));
                        for exact in [false, true] {
                            let start = Start { exact, ..whole };
                            let position =
                                Position::with_stones(&start, stones.clone(), Side::First).unwrap();
                            let wins = length >= 5 && (!exact || length == 5);
                            let winner = position.outcome().map(|outcome| outcome.winner);
                            assert_eq!(winner, wins.then_some(Some(Side::Second)), "{squares:?} on {start}");
                            let marked = if wins { length as usize } else { 0 };
                            assert_eq!(position.winning_row().len(), marked);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn overlines_win_under_the_free_rule() {
    let moves = "a1a9b1b9c1c9e1e9f1p9d1";
    let five: Match = moves.parse().unwrap();
    assert_eq!(five.outcome().unwrap().winner, Some(Side::First));
    assert_eq!(five.position().winning_row(), [0, 1, 2, 3, 4, 5]);
    let exact: Match = format!("gobang:16-first-exact-120:{moves}").parse().unwrap();
    assert_eq!(exact.outcome(), None);
}

#[test]
fn with_stones_rejects_occupied_and_invalid_squares() {
    let start = Start { size: 15, ..Start::default() };
    let stones = [(Move::on(7, 7), Side::First), (Move::on(8, 8), Side::First)];
    let position = Position::with_stones(&start, stones, Side::Second).unwrap();
    assert_eq!((position.stone_count(), position.side_to_move()), (2, Side::Second));
    assert_eq!(position.stones(Side::First).collect::<Vec<_>>(), [7 * 15 + 7, 8 * 15 + 8]);
    assert_eq!(position.stone(position.cell(Move::on(8, 8))), Some(Side::First));
    let twice =
        Position::with_stones(&start, [stones[0], (stones[0].0, Side::Second)], Side::First).unwrap_err();
    assert_eq!(twice.to_string(), "h8 is not allowed here: there is a stone already");
    let off = Position::with_stones(&start, [(Move::on(15, 0), Side::First)], Side::First).unwrap_err();
    assert_eq!(off.to_string(), "p1 is not allowed here: this board has no such column or row");
}

#[test]
fn both_notations_are_read_and_record_texts_round_trip() {
    let usual = "gobang:16-first-five-120:h8i9p16";
    for text in [
        "h8i9p16",
        "H8 i9,P16",
        "7,7 8,8 15,15",
        "7,7,8,8,15,15",
        "7 , 7\n8,8\n15,15",
        "h8 8,8 p16",
        "h08i09p16",
    ] {
        assert_eq!(text.parse::<Match>().unwrap().to_string(), usual, "{text}");
    }
    assert_eq!(
        "h8t20".parse::<Match>().unwrap().to_string(),
        "gobang:20-first-five-120:h8t20",
        "bare moves choose the first board that has them all"
    );
    for start in Position::starts() {
        let line = format!("gobang:{start}:h8!i9");
        assert_eq!(line.parse::<Match>().unwrap().to_string(), line);
    }
    let names = |size, cells: [usize; 3]| {
        let position = Position::begin(&Start { size, ..Start::default() });
        cells.map(|cell| position.cell_name(cell))
    };
    assert_eq!(names(16, [0, 15, 255]), ["a1", "p1", "p16"].map(String::from));
    assert_eq!(names(20, [19, 20, 399]), ["t1", "a2", "t20"].map(String::from));
}

#[test]
fn errors_carry_their_position() {
    const STARTS: &str = "(16|15|19|20)-(first|second)-(five|exact)-(120|full)";
    let no_start = |text| format!("unknown start \"{text}\"; the starts are {STARTS}");
    let off = "this board has no such column or row";
    let nowhere = "columns are a to t, rows 1 to 20; x and y are 0 to 19";
    for (text, sentence, code) in [
        ("h8h8", "move 2: h8 is not allowed here: there is a stone already".into(), "illegal-move"),
        ("h8 7,7", "move 2: h8 is not allowed here: there is a stone already".into(), "illegal-move"),
        ("gobang:15-first-five-120:h8p1", format!("move 2: p1 is not allowed here: {off}"), "illegal-move"),
        ("gobang:15-first-five-120:15,0", format!("move 1: p1 is not allowed here: {off}"), "illegal-move"),
        ("h8u1", format!("move 2: u1 is not allowed here: {nowhere}"), "illegal-move"),
        ("h21", format!("move 1: h21 is not allowed here: {nowhere}"), "illegal-move"),
        ("h0", format!("move 1: h0 is not allowed here: {nowhere}"), "illegal-move"),
        ("7,20", format!("move 1: 7,20 is not allowed here: {nowhere}"), "illegal-move"),
        ("h8x", "move 2: \"x\" is not a move".into(), "unreadable-move"),
        ("h8é9", "move 2: \"é9\" is not a move".into(), "unreadable-move"),
        ("7,7 8", "move 2: \"8\" is not a move".into(), "unreadable-move"),
        ("h+8", "move 1: \"h+8\" is not a move".into(), "unreadable-move"),
        ("h00008", "move 1: \"h00008\" is not a move".into(), "unreadable-move"),
        ("-1,3", "move 1: \"-1\" is not a move".into(), "unreadable-move"),
        (
            "h99999999999999999999",
            "move 1: \"h99999999999999999999\" is not a move".into(),
            "unreadable-move",
        ),
        ("7,7;8,8", "move 1: \"7,7;8\" is not a move".into(), "unreadable-move"),
        ("a1a9b1b9c1c9d1d9e1e9", "move 10: the game is over, no move can follow".into(), "game-over"),
        ("gobang:17-first-five-120:", no_start("17-first-five-120"), "unknown-start"),
        ("gobang:16-first-five:", no_start("16-first-five"), "unknown-start"),
        ("gobang:16-first-five-120-x:", no_start("16-first-five-120-x"), "unknown-start"),
        ("gobang:16-third-five-120:", no_start("16-third-five-120"), "unknown-start"),
        ("gobang:h8", "the record is damaged: it should read game:start:moves".into(), "damaged-record"),
    ] {
        let error = text.parse::<Match>().unwrap_err();
        assert_eq!((error.to_string(), error.code()), (sentence, code), "{text}");
    }
}

#[test]
fn arbitrary_text_does_not_panic() {
    let alphabet: Vec<char> = "h8i10t20,.; -!:é7\n,,1".chars().collect();
    for seed in 0..20_000 {
        let mut random = Random::new(seed);
        let text: String = (0..random.below(14)).map(|_| alphabet[random.below(alphabet.len())]).collect();
        if let Ok(record) = text.parse::<Match>() {
            assert_eq!(record.to_string().parse::<Match>().unwrap(), record, "{text:?}");
        }
    }
}

#[test]
fn positions_are_restored_from_their_cells() {
    expect_boards::<Position>(&[(15, 15), (16, 16), (19, 19), (20, 20)]);
}
