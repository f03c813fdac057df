//! Reversi: what a move turns, where moves are possible, what can never be turned again, what a position looks worth.

use std::hint::black_box;

use criterion::Criterion;
use stratege::reversi::Position;
use stratege::reversi::engine::board::squares;
use stratege::reversi::engine::evaluation::Evaluation;
use stratege::reversi::engine::stability::Edges;
use stratege::reversi::engine::{Board, flips, mobility};

use crate::positions::positions;

pub fn kernels(criterion: &mut Criterion) {
    let boards: Vec<Board> = positions::<Position>(10, 52).iter().map(Board::from).collect();
    let mut group = criterion.benchmark_group("reversi");
    group.bench_function("mobility", |bencher| {
        bencher.iter(|| {
            boards.iter().fold(0, |all, board| all ^ mobility::moves(black_box(board.own), board.other))
        });
    });
    group.bench_function("flips of every move", |bencher| {
        bencher.iter(|| {
            let turned = |board: &Board| {
                squares(board.mobility())
                    .fold(0, |all, square| all ^ flips::flips(board.own, board.other, square))
            };
            boards.iter().fold(0, |all, board| all ^ turned(black_box(board)))
        });
    });
    let edges = Edges::table();
    group.bench_function("stability", |bencher| {
        bencher.iter(|| {
            boards.iter().fold(0, |all, board| all ^ edges.stones(black_box(board.own), board.other))
        });
    });
    let evaluation = Evaluation::learnt();
    assert!(evaluation.is_learnt());
    group.bench_function("evaluation", |bencher| {
        bencher.iter(|| boards.iter().map(|board| evaluation.value(black_box(board))).sum::<i32>());
    });
    group.finish();
}
