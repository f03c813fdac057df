//! Makers and verifiers of books, weights and networks, for the commands `stratege make` and `stratege verify`.
//!
//! | module | contents |
//! |---|---|
//! | [`error`], `output` | errors, writing of results |
//! | [`result_file`] | files of long computations, from which an interrupted call resumes |
//! | `checkpoint` | results of a few bytes each in such a file, and the time left |
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
pub mod result_file;
pub mod reversi;
