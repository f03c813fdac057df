//! The opening book of Reversi: as it is packed, and as the champion uses it.

use stratege::game::Game;
use stratege::parameters::Parameters;
use stratege::player::{Choice, Limits, Score, Unwatched};
use stratege::record::Record;
use stratege::reversi::engine::Board;
use stratege::reversi::engine::book::{Book, Turned};
use stratege::reversi::{Move, Position, modern};
use stratege::search::book::Node;

const MADE: &[u8] = include_bytes!("../../data/reversi/book.bin");

const STARTS: [&str; 4] = ["diagonal-tomato", "diagonal-mole", "parallel-tomato", "parallel-mole"];

/// The champion's answer, with few positions where it has to think.
fn choose(record: &Record<Position>, seed: u64, changes: &[(String, Vec<i32>)]) -> Choice<Move> {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == modern::CHAMPION).unwrap();
    let numbers = Parameters::with_changes(&entry.parameters, changes).unwrap();
    let limits = Limits { nodes: Some(2000), ..Limits::default() };
    (entry.seat)(&numbers, seed).choose(record, &limits, &mut Unwatched)
}

/// A match from this start for as long as the book knows it.
fn opening(start: &str, seed: u64) -> Record<Position> {
    let mut record: Record<Position> = format!("reversi:{start}:").parse().unwrap();
    loop {
        let choice = choose(&record, seed, &[]);
        if choice.report.nodes > 0 {
            return record;
        }
        assert_eq!((choice.report.depth, choice.report.line), (0, vec![choice.chosen]));
        assert!(matches!(choice.report.score, Some(Score::Discs { percent: 0, .. })));
        record.play(choice.chosen).unwrap(); // a legal move
    }
}

/// The square of a board that was turned by a quarter so often, and before that mirrored.
fn turned_square(square: u8, quarters: u8, mirrored: bool) -> u8 {
    let (mut column, mut row) = (square % 8, square / 8);
    if mirrored {
        column = 7 - column;
    }
    for _ in 0..quarters {
        (column, row) = (7 - row, column);
    }
    8 * row + column
}

#[test]
fn every_page_is_reached_by_moves_of_pages_that_are_legal() {
    let book = Book::made();
    assert!((400..3000).contains(&book.pages().len()), "{}", book.pages().len());
    let mut waiting = Turned::starts();
    let mut reached = Vec::new();
    while let Some(node) = waiting.pop() {
        let Some(page) = book.find(&node) else { continue };
        if reached.contains(&node.key()) {
            continue;
        }
        reached.push(node.key());
        let position = node.board().position(stratege::game::Side::First);
        for &chosen in &page.moves {
            assert!(position.legal_moves().contains(&chosen), "{chosen} in {position:?}");
            waiting.push(node.after(chosen));
        }
    }
    assert_eq!(reached.len(), book.pages().len());
}

#[test]
fn the_packed_book_comes_back_and_damaged_ones_are_refused() {
    assert_eq!(Book::made().pack(), MADE);
    assert_eq!(Book::unpack(MADE).as_ref(), Some(Book::made()));
    for length in [0, 1, MADE.len() / 2, MADE.len() - 1] {
        assert_eq!(Book::unpack(&MADE[..length]), None, "{length} bytes");
    }
    assert_eq!(Book::unpack(&[MADE, b"x"].concat()), None);
}

#[test]
fn a_board_has_its_page_however_it_is_turned() {
    let mut boards = 0;
    for (start, seed) in STARTS.into_iter().zip(1..) {
        let line = opening(start, seed);
        let mut record: Record<Position> = format!("reversi:{start}:").parse().unwrap();
        for &chosen in line.moves() {
            let board = Board::from(record.position());
            let page = Book::made().find(&Turned::from(&board)).unwrap();
            for (quarters, mirrored) in (0..8).map(|way| (way % 4, way >= 4)) {
                let turn = |set: u64| {
                    let squares = (0..64).filter(|&square| set >> square & 1 != 0);
                    squares.fold(0, |all, square| all | 1 << turned_square(square, quarters, mirrored))
                };
                let turned = Board { own: turn(board.own), other: turn(board.other) };
                assert_eq!(Book::made().find(&Turned::from(&turned)), Some(page));
                let (answer, value) = Book::made().answer(&turned, seed).unwrap();
                assert_eq!(value, page.value);
                assert!(turned.mobility() >> answer.square().unwrap() & 1 != 0, "{answer} on {turned:?}");
            }
            record.play(chosen).unwrap();
            boards += 1;
        }
    }
    assert!(boards > 20, "{boards}");
}

#[test]
fn the_champion_opens_from_its_book_and_in_more_than_one_way() {
    for start in STARTS {
        let games: Vec<String> = (0..12).map(|seed| opening(start, seed).to_string()).collect();
        assert_eq!(games[5], opening(start, 5).to_string(), "the same seed plays the same game");
        let mut different = games;
        different.sort_unstable();
        different.dedup();
        assert!(different.len() >= 8, "{different:?}");
        let record: Record<Position> = format!("reversi:{start}:").parse().unwrap();
        let mut firsts: Vec<_> = (0..40).map(|seed| choose(&record, seed, &[]).chosen.square()).collect();
        firsts.sort_unstable();
        firsts.dedup();
        // All first moves of the diagonal look alike; of the parallel start, some do.
        assert!(firsts.len() >= 2, "{start}: {firsts:?}");
    }
}

#[test]
fn the_champion_thinks_where_it_may_not_use_its_book() {
    let record: Record<Position> = "reversi:diagonal-mole:".parse().unwrap();
    assert!(choose(&record, 1, &[("book".into(), vec![0])]).report.nodes > 0);
    let line = opening("diagonal-mole", 3);
    assert!(line.ply() >= 6, "{line}");
    let mut record = record;
    for &chosen in &line.moves()[..4] {
        record.play(chosen).unwrap();
    }
    assert_eq!(choose(&record, 1, &[("book".into(), vec![5])]).report.nodes, 0);
    assert!(choose(&record, 1, &[("book".into(), vec![4])]).report.nodes > 0);
}
