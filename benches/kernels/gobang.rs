//! Gobang: lookup of line patterns, incremental update of the board, static evaluation.

use std::hint::black_box;

use criterion::Criterion;
use stratege::games::gobang::Position;
use stratege::games::gobang::engine::board::Board;
use stratege::games::gobang::engine::patterns::{PatternTable, REACH_FREE};
use stratege::search::random::Random;

use crate::positions::{COUNT, positions};

pub fn kernels(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("gobang");
    let mut random = Random::new(16);
    // No cell of the window is off the board: two bits per cell, at most one of them set.
    let windows: Vec<u64> = std::iter::repeat_with(|| {
        let stones = random.bits() & random.bits();
        stones & !((stones << 1) & (u64::MAX / 3 * 2))
    })
    .take(COUNT)
    .collect();
    let patterns = PatternTable::of(false);
    group.bench_function("patterns of a line", |bencher| {
        bencher.iter(|| {
            windows
                .iter()
                .map(|&window| patterns.lookup::<REACH_FREE>(black_box(window)))
                .fold(0, |sum, both| sum + u32::from(both))
        });
    });
    let mut boards: Vec<(Board, Vec<usize>)> = positions::<Position>(4, 60)
        .iter()
        .map(|position| {
            let board = Board::of(position);
            let cells = board.candidates().take(8).collect();
            (board, cells)
        })
        .collect();
    group.bench_function("eight moves played and undone", |bencher| {
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
    group.bench_function("evaluation of a position", |bencher| {
        bencher.iter(|| boards.iter_mut().map(|(board, _)| black_box(board).eval()).sum::<i32>());
    });
    group.finish();
}
