//! Criterion benchmarks of each engine's hot loops.
//!
//! Each benchmark runs over the same random positions, so that branch prediction learns none by heart, and
//! reports the total time. `cargo bench` runs all, `cargo bench -- gobang` those of one game.

mod chess;
mod connect4;
mod gobang;
mod positions;
mod qubic;
mod reversi;

use criterion::{criterion_group, criterion_main};

criterion_group!(
    kernels,
    reversi::kernels,
    gobang::kernels,
    chess::kernels,
    qubic::kernels,
    connect4::kernels
);
criterion_main!(kernels);
