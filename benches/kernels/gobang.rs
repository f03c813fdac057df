//! Gobang: the patterns of one line from the table, and a stone set and taken back with everything that is kept of
//! the squares around it.

use std::hint::black_box;

use criterion::Criterion;
use stratege::gobang::Position;
use stratege::gobang::board::Board;
use stratege::gobang::patterns::{LOOK, Patterns};
use stratege::search::random::Random;

use crate::positions::{COUNT, positions};

pub fn kernels(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("gobang");
    let mut random = Random::new(16);
    let looks: Vec<[u32; 2]> = std::iter::repeat_with(|| {
        let [own, other] = [random.bits(), random.bits()].map(|bits| (bits & bits >> 32) as u32 & LOOK);
        [own, other & !own]
    })
    .take(COUNT)
    .collect();
    let patterns = Patterns::of(false);
    group.bench_function("patterns of a line", |bencher| {
        bencher.iter(|| {
            looks
                .iter()
                .map(|&look| patterns.both(black_box(look), 0))
                .fold(0, |sum, [own, other]| sum + own as u32 + other as u32)
        });
    });
    let mut boards: Vec<(Board, Vec<usize>)> = positions::<Position>(4, 60)
        .iter()
        .map(|position| {
            let board = Board::of(position);
            let near = board.near().take(8).collect();
            (board, near)
        })
        .collect();
    group.bench_function("eight stones set and taken back", |bencher| {
        bencher.iter(|| {
            boards.iter_mut().fold(0, |all, (board, cells)| {
                let set = cells.iter().fold(all, |all, &cell| {
                    board.play(black_box(cell));
                    all ^ board.key()
                });
                cells.iter().for_each(|_| board.undo());
                set
            })
        });
    });
    group.bench_function("worth of a position", |bencher| {
        bencher.iter(|| boards.iter().map(|(board, _)| black_box(board).worth()).sum::<i32>());
    });
    group.finish();
}
