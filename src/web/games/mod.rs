//! Exports of single games.

#[cfg(feature = "chess")]
mod chess;
#[cfg(feature = "gobang")]
mod gobang;
#[cfg(feature = "qubic")]
mod qubic;
