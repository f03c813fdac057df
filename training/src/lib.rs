//! Makers and verifiers of books, weights and networks, for the commands `stratege make` and `stratege verify`.
//!
//! | module | contents |
//! |---|---|
//! | [`error`], `output` | errors, writing of results |
//! | `checkpoint` | progress of a long computation in a file, to resume from |
//! | [`opening_book`] | opening books from a best-first expansion, for any game |
//! | [`chess`], [`connect4`], [`gobang`], [`qubic`], [`reversi`] | the makers of each game |

mod checkpoint;
pub mod chess;
pub mod connect4;
pub mod error;
pub mod gobang;
pub mod opening_book;
mod output;
pub mod qubic;
pub mod reversi;
