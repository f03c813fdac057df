//! Qubic: rows counted stone by stone, the cells that complete one, and the search for an unbroken chain of threes.

use std::hint::black_box;

use criterion::Criterion;
use stratege::game::Game;
use stratege::qubic::Position;
use stratege::qubic::threats::{Stones, Threats};

use crate::positions::positions;

/// Memory of 2^12 positions that have no chain.
const BITS: u32 = 12;

/// Attacks in a chain.
const MOST: u32 = 6;

pub fn kernels(criterion: &mut Criterion) {
    let sets: Vec<[u64; 2]> = positions::<Position>(6, 40)
        .iter()
        .map(|position| {
            let side = position.side_to_move();
            [position.stones(side), position.stones(side.other())]
        })
        .collect();
    let mut group = criterion.benchmark_group("qubic");
    group.bench_function("counting rows", |bencher| {
        bencher.iter(|| sets.iter().filter(|[own, _]| Stones::new(black_box(*own)).complete()).count());
    });
    let stones: Vec<[Stones; 2]> = sets.iter().map(|pair| pair.map(Stones::new)).collect();
    group.bench_function("cells that win", |bencher| {
        bencher.iter(|| stones.iter().fold(0, |all, [own, other]| all ^ black_box(own).winning(other)));
    });
    group.sample_size(20);
    group.bench_function("chains of at most six threes", |bencher| {
        bencher.iter(|| {
            let mut threats = Threats::new(BITS);
            let mut nodes = 0u32;
            let mut spend = || {
                nodes += 1;
                true
            };
            for [own, other] in &stones {
                let _ = black_box(threats.find(own, other, MOST, &mut spend));
            }
            nodes
        });
    });
    group.finish();
}
