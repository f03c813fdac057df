//! The books: listed alike by maker and reader, packed without loss, and asked before anything is searched.

use std::collections::HashMap;

use stratege::connect4::Position;
use stratege::connect4::analyst::Analyst;
use stratege::connect4::board::{Board, board_of_key, mirrored};
use stratege::connect4::book::{self, Book};
use stratege::connect4::openings::{self, Openings, Walk, column_in_key};
use stratege::connect4::shelf::Books;
use stratege::connect4::solver::{Allowance, Unlimited};
use stratege::record::Record;
use stratege::search::random::Random;

/// Never pays for anything.
struct Nothing;

impl Allowance for Nothing {
    fn spend(&mut self) -> bool {
        false
    }
}

fn any_values(discs: u32) -> Vec<i8> {
    let mut random = Random::new(discs.into());
    book::listed(discs).iter().map(|_| random.below(31) as i8 - 15).collect()
}

fn shelf(layer: Vec<u8>, moves: Vec<u8>) -> Books {
    let layer: &'static [u8] = layer.leak();
    Books { layers: vec![layer].leak(), moves: Some(moves.leak()) }
}

/// Answers to the walk that mean nothing but are always the same: every third position is easy.
fn any_answer(key: u64) -> Option<usize> {
    let board = board_of_key(key);
    let columns: Vec<usize> = (0..7).filter(|&column| board.careful() >> (7 * column) & 0x7f != 0).collect();
    let number = (key % 1_000_003) as usize;
    (!number.is_multiple_of(3)).then(|| columns[number % columns.len()])
}

#[test]
fn a_layer_is_listed_alike_by_maker_and_reader_and_packs_without_loss() {
    // The quiet positions after eight discs are a known number.
    assert_eq!([3, 4, 6, 8].map(|discs| book::layer(discs).len()), [121, 568, 7120, 67557]);
    assert_eq!([4, 5, 6, 8].map(|discs| book::forced(discs).len()), [0, 191, 462, 9211]);
    let (keys, values) = (book::listed(5), any_values(5));
    let packed = book::pack(5, &values);
    let book = Book::unpack(&packed).unwrap();
    for (&key, &value) in keys.iter().zip(&values) {
        assert_eq!(book.value(&board_of_key(key)), Some(value.into()));
    }
    assert!(Book::unpack(&packed[..packed.len() - 3]).is_none() && Book::unpack(&[]).is_none());
    assert!(Book::unpack(&[200, 1, 2, 3]).is_none());
}

#[test]
fn a_position_whose_moves_are_forced_has_the_value_of_what_they_lead_to() {
    let values = any_values(5);
    let book = Book::unpack(&book::pack(5, &values)).unwrap();
    let listed: HashMap<u64, i8> = book::listed(5).into_iter().zip(values).collect();
    // The second player must answer in the fourth column, on which the first must go on.
    let three: Record<Position> = "47474".parse().unwrap();
    let blocked: Record<Position> = "474744".parse().unwrap();
    let board = |record: &Record<Position>| Board::from(record.position());
    let after = i32::from(listed[&board(&blocked).mirror_key()]);
    assert_eq!(book.value(&board(&three)), Some(-after));
}

#[test]
fn the_layer_is_asked_before_anything_is_searched() {
    let values = any_values(4);
    let listed: HashMap<u64, i8> = book::listed(4).into_iter().zip(values.iter().copied()).collect();
    let mut analyst = Analyst::new(10, shelf(book::pack(4, &values), openings::pack(0, |_| None)));
    for key in book::layer(3) {
        let board = board_of_key(key);
        let scores = analyst.scores(board, &mut Nothing).unwrap();
        for (column, score) in scores.into_iter().enumerate() {
            let cell = board.landings() & (0x7f << (7 * column));
            let known = listed[&board.after(cell).mirror_key()];
            assert_eq!(score, Some(-i32::from(known)), "column {column} of {key}");
        }
        let best = scores.into_iter().flatten().max();
        assert_eq!(analyst.value(board, &mut Nothing), best);
        assert_eq!(analyst.value_within(board, (-1, 0), &mut Nothing), best.map(|value| value.clamp(-1, 0)));
    }
    assert_eq!(analyst.nodes(), 0);
    assert!(Analyst::new(10, Books::NONE).value(board_of_key(book::layer(3)[7]), &mut Nothing).is_none());
}

#[test]
fn the_player_s_moves_come_back_for_a_position_and_its_mirror_image() {
    let packed = openings::pack(7, any_answer);
    let book = Openings::unpack(&packed).unwrap();
    let (mut walk, mut listed, mut easy) = (Walk::default(), 0, 0);
    while let Some((discs, keys)) = walk.take() {
        if discs > 7 {
            break;
        }
        for key in keys {
            let board = board_of_key(key);
            assert_eq!(board.count(), discs);
            let Some(column) = any_answer(key) else {
                assert_eq!(book.find(&board), None);
                easy += 1;
                continue;
            };
            let cell = book.find(&board).unwrap();
            assert_eq!(column_in_key(&board, cell), column);
            let image = board_of_key(mirrored(board.key()));
            assert_eq!(book.find(&image), Some(mirrored(cell)), "{key}");
            walk.follow(key, column);
            listed += 1;
        }
    }
    assert_eq!(book.len(), listed);
    assert!(listed > 100 && easy > 50, "{listed} {easy}");
    assert!(Openings::unpack(&packed[..packed.len() - 4]).is_none() && Openings::unpack(&[]).is_none());
}

#[test]
fn damaged_books_are_left_aside() {
    let mut analyst = Analyst::new(16, shelf(vec![4, 1, 2], vec![3]));
    let record: Record<Position> = "2252576253462244111563365343671351".parse().unwrap();
    let board = Board::from(record.position());
    assert_eq!(analyst.opening(&board), None);
    let plain = Analyst::new(16, Books::NONE).value(board, &mut Unlimited);
    assert_eq!(analyst.value(board, &mut Unlimited), plain);
}

#[test]
fn the_books_of_the_program_can_be_read() {
    let shelf = Books::SHELF;
    assert!(shelf.layers.iter().all(|bytes| Book::unpack(bytes).is_some()));
    assert!(shelf.moves.is_none_or(|bytes| Openings::unpack(bytes).is_some()));
}
