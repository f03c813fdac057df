//! Qubic: row counts updated stone by stone, completing cells, and the search for threat sequences.

use std::hint::black_box;

use criterion::Criterion;
use stratege::core::rules::Rules;
use stratege::games::qubic::Position;
use stratege::games::qubic::engine::stones::Stones;
use stratege::games::qubic::engine::threat_search::ThreatSearch;

use crate::positions::positions;

/// Log2 of the transposition table.
const TABLE_BITS: u32 = 12;

/// Maximum number of attacks in a sequence.
const MAX_ATTACKS: u32 = 6;

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
        bencher.iter(|| sets.iter().filter(|[own, _]| Stones::new(black_box(*own)).has_row()).count());
    });
    let stones: Vec<[Stones; 2]> = sets.iter().map(|pair| pair.map(Stones::new)).collect();
    group.bench_function("cells that win", |bencher| {
        bencher.iter(|| stones.iter().fold(0, |all, [own, other]| all ^ black_box(own).winning_cells(other)));
    });
    group.sample_size(20);
    group.bench_function("threat sequences of at most six attacks", |bencher| {
        bencher.iter(|| {
            let mut search = ThreatSearch::new(TABLE_BITS);
            let mut nodes = 0u32;
            let mut spend = || {
                nodes += 1;
                true
            };
            for [own, other] in &stones {
                let _ = black_box(search.find(own, other, MAX_ATTACKS, &mut spend));
            }
            nodes
        });
    });
    group.finish();
}
