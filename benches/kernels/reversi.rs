//! Reversi: flips, mobility, stability and the static evaluation.

use std::hint::black_box;

use criterion::Criterion;
use stratege::games::reversi::Position;
use stratege::games::reversi::engine::evaluation::Evaluation;
use stratege::games::reversi::engine::stability::StabilityTable;
use stratege::games::reversi::engine::{Board, flips, mobility};
use stratege::search::bits::Bits;

use crate::positions::positions;

pub fn kernels(criterion: &mut Criterion) {
    let boards: Vec<Board> = positions::<Position>(10, 52).iter().map(Board::from).collect();
    let mut group = criterion.benchmark_group("reversi");
    group.bench_function("mobility", |bencher| {
        bencher.iter(|| {
            boards.iter().fold(0, |all, board| all ^ mobility::moves(black_box(board.own), board.opponent))
        });
    });
    group.bench_function("flips of every move", |bencher| {
        bencher.iter(|| {
            let flipped = |board: &Board| {
                Bits(board.moves())
                    .fold(0, |all, square| all ^ flips::flips(board.own, board.opponent, square))
            };
            boards.iter().fold(0, |all, board| all ^ flipped(black_box(board)))
        });
    });
    let stability = StabilityTable::shared();
    group.bench_function("stability", |bencher| {
        bencher.iter(|| {
            boards
                .iter()
                .fold(0, |all, board| all ^ stability.stable_discs(black_box(board.own), board.opponent))
        });
    });
    let evaluation = Evaluation::embedded();
    assert!(evaluation.is_trained());
    group.bench_function("evaluation", |bencher| {
        bencher.iter(|| boards.iter().map(|board| evaluation.evaluate(black_box(board))).sum::<i32>());
    });
    group.finish();
}
