//! Parts that several engines share; they know no game.
//!
//! | module | what is in it |
//! |---|---|
//! | [`aspiration`] | aspiration windows of a root search |
//! | [`bits`] | the bits of a bitboard, one by one |
//! | [`budget`] | limits of time and nodes, and stopping |
//! | [`checksum`] | a checksum for files of weights |
//! | [`huge_pages`] | large tables on huge pages |
//! | [`integer_log`] | the logarithm behind reduction tables |
//! | [`node_limit`] | limits of nodes alone |
//! | [`opening_book`] | opening books and how they are stored |
//! | [`random`] | reproducible random numbers |
//! | [`range_coder`] | an adaptive binary range coder |
//! | [`simd`] | vectors of 128 bits |
//! | [`sort`] | sorting of short lists |

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
pub mod sort;
