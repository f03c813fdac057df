//! The books: listed alike by writer and reader, packed without loss, and consulted before searching.

use std::collections::HashMap;

use stratege::core::record::Record;
use stratege::games::connect4::Position;
use stratege::games::connect4::engine::analysis::Analyser;
use stratege::games::connect4::engine::board::Board;
use stratege::games::connect4::engine::book::{self, LayerBook};
use stratege::games::connect4::engine::bounds::ValueBounds;
use stratege::games::connect4::engine::embedded_books::Books;
use stratege::games::connect4::engine::openings::{self, MoveBook, Traversal, canonical_column};
use stratege::games::connect4::geometry::mirror;
use stratege::search::node_limit::{NodeLimit, Unlimited};
use stratege::search::random::Random;

/// A limit of zero nodes.
struct NoNodes;

impl NodeLimit for NoNodes {
    fn spend_many(&mut self, _: u64) -> bool {
        false
    }
}

fn arbitrary_values(discs: u32) -> Vec<i8> {
    let mut random = Random::new(discs.into());
    book::stored_keys(discs).iter().map(|_| random.below(31) as i8 - 15).collect()
}

fn books(layer: Vec<u8>, moves: Vec<u8>) -> Books {
    let layer: &'static [u8] = layer.leak();
    Books { layers: vec![layer].leak(), moves: Some(moves.leak()) }
}

/// Arbitrary but deterministic moves; every third position is easy and has none.
fn arbitrary_move(key: u64) -> Option<usize> {
    let board = Board::from_key(key);
    let columns: Vec<usize> =
        (0..7).filter(|&column| board.non_losing_moves() >> (7 * column) & 0x7f != 0).collect();
    let number = (key % 1_000_003) as usize;
    (!number.is_multiple_of(3)).then(|| columns[number % columns.len()])
}

#[test]
fn layers_are_listed_alike_and_round_trip() {
    // Known numbers of positions.
    assert_eq!([3, 4, 6, 8].map(|discs| book::quiet_keys(discs).len()), [121, 568, 7120, 67557]);
    assert_eq!([4, 5, 6, 8].map(|discs| book::forced_keys(discs).len()), [0, 191, 462, 9211]);
    let (keys, values) = (book::stored_keys(5), arbitrary_values(5));
    let packed = book::pack(5, &values);
    let book = LayerBook::unpack(&packed).unwrap();
    for (&key, &value) in keys.iter().zip(&values) {
        assert_eq!(book.value(&Board::from_key(key)), Some(value.into()));
    }
    assert!(LayerBook::unpack(&packed[..packed.len() - 3]).is_none() && LayerBook::unpack(&[]).is_none());
    assert!(LayerBook::unpack(&[200, 1, 2, 3]).is_none());
}

#[test]
fn forced_moves_lead_to_the_stored_value() {
    let values = arbitrary_values(5);
    let book = LayerBook::unpack(&book::pack(5, &values)).unwrap();
    let listed: HashMap<u64, i8> = book::stored_keys(5).into_iter().zip(values).collect();
    // The second player must answer in the fourth column, where the first must play next.
    let three: Record<Position> = "47474".parse().unwrap();
    let blocked: Record<Position> = "474744".parse().unwrap();
    let board = |record: &Record<Position>| Board::from(record.position());
    let after = i32::from(listed[&board(&blocked).canonical_key()]);
    assert_eq!(book.value(&board(&three)), Some(-after));
}

#[test]
fn layer_book_is_consulted_before_searching() {
    let values = arbitrary_values(4);
    let listed: HashMap<u64, i8> = book::stored_keys(4).into_iter().zip(values.iter().copied()).collect();
    let mut analyser = Analyser::new(10, books(book::pack(4, &values), openings::pack(0, |_| None)));
    for key in book::quiet_keys(3) {
        let board = Board::from_key(key);
        let scores = analyser.column_values(board, &mut NoNodes).unwrap();
        for (column, score) in scores.into_iter().enumerate() {
            let cell = board.playable() & (0x7f << (7 * column));
            let known = listed[&board.after(cell).canonical_key()];
            assert_eq!(score, Some(-i32::from(known)), "column {column} of {key}");
        }
        let best = scores.into_iter().flatten().max();
        assert_eq!(analyser.value(board, &mut NoNodes), best);
        assert_eq!(
            analyser.value_within(board, ValueBounds::null_window(-1), &mut NoNodes),
            best.map(|value| value.clamp(-1, 0))
        );
    }
    assert_eq!(analyser.nodes(), 0);
    assert!(
        Analyser::new(10, Books::NONE).value(Board::from_key(book::quiet_keys(3)[7]), &mut NoNodes).is_none()
    );
}

#[test]
fn book_moves_are_found_for_a_position_and_its_mirror_image() {
    let packed = openings::pack(7, arbitrary_move);
    let book = MoveBook::unpack(&packed).unwrap();
    let (mut traversal, mut listed, mut easy) = (Traversal::default(), 0, 0);
    while let Some((discs, keys)) = traversal.next_layer() {
        if discs > 7 {
            break;
        }
        for key in keys {
            let board = Board::from_key(key);
            assert_eq!(board.disc_count(), discs);
            let Some(column) = arbitrary_move(key) else {
                assert_eq!(book.find(&board), None);
                easy += 1;
                continue;
            };
            let cell = book.find(&board).unwrap();
            assert_eq!(canonical_column(&board, cell), column);
            let image = Board::from_key(mirror(board.key()));
            assert_eq!(book.find(&image), Some(mirror(cell)), "{key}");
            traversal.follow(key, column);
            listed += 1;
        }
    }
    assert_eq!(book.len(), listed);
    assert!(listed > 100 && easy > 50, "{listed} {easy}");
    assert!(MoveBook::unpack(&packed[..packed.len() - 4]).is_none() && MoveBook::unpack(&[]).is_none());
}

#[test]
fn damaged_books_are_ignored() {
    let mut analyser = Analyser::new(16, books(vec![4, 1, 2], vec![3]));
    let record: Record<Position> = "2252576253462244111563365343671351".parse().unwrap();
    let board = Board::from(record.position());
    assert_eq!(analyser.book_move(&board), None);
    let plain = Analyser::new(16, Books::NONE).value(board, &mut Unlimited);
    assert_eq!(analyser.value(board, &mut Unlimited), plain);
}

#[test]
fn embedded_books_are_valid() {
    let books = Books::EMBEDDED;
    assert!(books.layers.iter().all(|bytes| LayerBook::unpack(bytes).is_some()));
    assert!(books.moves.is_none_or(|bytes| MoveBook::unpack(bytes).is_some()));
}
