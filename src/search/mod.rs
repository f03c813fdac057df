//! What several engines share; nothing here knows any game.
//!
//! | module | what is in it |
//! |---|---|
//! | [`aspiration`] | aspiration windows of a root search |
//! | [`bits`] | the bits of a bitboard, one by one |
//! | [`bounds`] | upper, exact and lower values |
//! | [`budget`] | limits of time and nodes, and stopping |
//! | [`checksum`] | a checksum for files of weights |
//! | [`integer_log`] | the logarithm behind reduction tables |
//! | [`node_limit`] | limits of nodes alone |
//! | [`opening_book`] | opening books and how they are stored |
//! | [`random`] | reproducible random numbers |
//! | [`range_coder`] | an adaptive binary range coder |
//! | [`sort`] | sorting of short lists |
//! | [`tunable`] | numbers of a search that can be tuned |

pub mod aspiration;
pub mod bits;
pub mod bounds;
pub mod budget;
pub mod checksum;
pub mod integer_log;
pub mod node_limit;
pub mod opening_book;
pub mod random;
pub mod range_coder;
pub mod sort;
#[allow(unused_macros, unused_imports, reason = "builds without engines have no such numbers")]
pub mod tunable;
