//! Shared parts of the engines; names no game.
//!
//! | module | contents |
//! |---|---|
//! | [`aspiration`] | aspiration windows of a root search |
//! | [`bits`] | iteration over the set bits of a bitboard |
//! | [`budget`] | node and time limits, and stopping |
//! | [`checksum`] | a checksum of weight files |
//! | [`huge_pages`] | large tables on huge pages |
//! | [`integer_log`] | the logarithm behind reduction tables |
//! | [`node_limit`] | node limits without time and reports |
//! | [`opening_book`] | opening books and their packed form |
//! | [`random`] | reproducible random numbers |
//! | [`range_coder`] | an adaptive binary range coder |
//! | [`simd`] | 128-bit vectors |

pub mod aspiration;
pub mod bits;
pub mod budget;
pub mod checksum;
pub mod huge_pages;
pub mod integer_log;
pub mod node_limit;
pub mod opening_book;
pub mod random;
pub mod range_coder;
pub mod simd;
