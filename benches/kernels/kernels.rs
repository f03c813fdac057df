//! Criterion's measurements of the kernels: the innermost work of each engine, which decides how far it sees.
//!
//! Every measurement goes through the same positions of games by chance, so that no branch is learnt by heart; its
//! time is that of all of them together. `cargo bench` measures all, `cargo bench -- gobang` those of one game.

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
