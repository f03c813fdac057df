//! The opening book of Reversi: its file, and how the champion uses it.

use stratege::core::game::Game;
use stratege::core::parameters::Parameters;
use stratege::core::player::{Choice, Limits, NoObserver, Score};
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::book::{Book, CanonicalBoard};
use stratege::games::reversi::{Move, Position, levels};
use stratege::search::opening_book::Node;

const FILE: &[u8] = include_bytes!("../../data/reversi/book.bin");

const STARTS: [&str; 4] = ["diagonal-tomato", "diagonal-mole", "parallel-tomato", "parallel-mole"];

/// The champion's choice, with few nodes if it has to search.
fn choose(record: &Record<Position>, seed: u64, changes: &[(String, Vec<i32>)]) -> Choice<Move> {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == levels::CHAMPION).unwrap();
    let numbers = Parameters::with_changes(&entry.parameters, changes).unwrap();
    let limits = Limits { nodes: Some(2000), ..Limits::default() };
    (entry.new_player.unwrap())(&numbers, seed).choose(record, &limits, &mut NoObserver)
}

/// A match from this start as long as the champion is in its book.
fn opening(start: &str, seed: u64) -> Record<Position> {
    let mut record: Record<Position> = format!("reversi:{start}:").parse().unwrap();
    loop {
        let choice = choose(&record, seed, &[]);
        if choice.report.nodes > 0 {
            return record;
        }
        assert_eq!((choice.report.depth, choice.report.pv), (0, vec![choice.chosen]));
        assert!(matches!(choice.report.score, Some(Score::Discs { percent: 0, .. })));
        record.play(choice.chosen).unwrap(); // the book's moves are legal
    }
}

/// Image of a square after mirroring and a number of quarter turns.
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
fn every_entry_is_reachable_by_legal_moves() {
    let book = Book::embedded();
    assert!((400..3000).contains(&book.entries().len()), "{}", book.entries().len());
    let mut waiting = CanonicalBoard::starts();
    let mut reached = Vec::new();
    while let Some(node) = waiting.pop() {
        let Some(entry) = book.find(&node) else { continue };
        if reached.contains(&node.key()) {
            continue;
        }
        reached.push(node.key());
        let position = node.board().position(stratege::core::rules::Side::First);
        for &chosen in &entry.moves {
            assert!(position.legal_moves().contains(&chosen), "{chosen} in {position:?}");
            waiting.push(node.after(chosen));
        }
    }
    assert_eq!(reached.len(), book.entries().len());
}

#[test]
fn pack_round_trips_and_damaged_books_are_rejected() {
    assert_eq!(Book::embedded().pack(), FILE);
    assert_eq!(Book::unpack(FILE).as_ref(), Some(Book::embedded()));
    for length in [0, 1, FILE.len() / 2, FILE.len() - 1] {
        assert_eq!(Book::unpack(&FILE[..length]), None, "{length} bytes");
    }
    assert_eq!(Book::unpack(&[FILE, b"x"].concat()), None);
}

#[test]
fn symmetric_boards_share_an_entry() {
    let mut boards = 0;
    for (start, seed) in STARTS.into_iter().zip(1..) {
        let line = opening(start, seed);
        let mut record: Record<Position> = format!("reversi:{start}:").parse().unwrap();
        for &chosen in line.moves() {
            let board = Board::from(record.position());
            let entry = Book::embedded().find(&CanonicalBoard::from(&board)).unwrap();
            for (quarters, mirrored) in (0..8).map(|way| (way % 4, way >= 4)) {
                let turn = |set: u64| {
                    let squares = (0..64).filter(|&square| set >> square & 1 != 0);
                    squares.fold(0, |all, square| all | 1 << turned_square(square, quarters, mirrored))
                };
                let turned = Board { own: turn(board.own), opponent: turn(board.opponent) };
                assert_eq!(Book::embedded().find(&CanonicalBoard::from(&turned)), Some(entry));
                let (answer, value) = Book::embedded().choose_on(&turned, seed).unwrap();
                assert_eq!(value, entry.value);
                assert!(turned.moves() >> answer.square().unwrap() & 1 != 0, "{answer} on {turned:?}");
            }
            record.play(chosen).unwrap();
            boards += 1;
        }
    }
    assert!(boards > 20, "{boards}");
}

#[test]
fn champion_varies_its_book_openings() {
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
        // All first moves of the diagonal start are equivalent, some of the parallel start are.
        assert!(firsts.len() >= 2, "{start}: {firsts:?}");
    }
}

#[test]
fn champion_searches_outside_its_book_plies() {
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
