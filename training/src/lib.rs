//! Makers and verifiers of books, weights, networks and puzzles, for the commands `stratege make` and `stratege verify`.
//!
//! | module | contents |
//! |---|---|
//! | [`error`], `input`, `output` | errors; reading and writing of files |
//! | [`result_file`] | files of long computations, from which an interrupted call resumes |
//! | `checkpoint` | small results in such a file, and the time left |
//! | [`opening_book`] | opening books by best-first expansion, for any game |
//! | [`puzzles`] | puzzles with proved answers, for any game |
//! | [`chess`], [`connect4`], [`gobang`], [`qubic`], [`reversi`] | the makers of each game |

mod checkpoint;
pub mod chess;
pub mod connect4;
pub mod error;
pub mod gobang;
mod input;
pub mod opening_book;
mod output;
pub mod puzzles;
pub mod qubic;
pub mod result_file;
pub mod reversi;
