//! The modern players, and the proof that the first player wins.
//!
//! | module | contents |
//! |---|---|
//! | [`player`] | the players |
//! | `search` | selection of a move: book, threat sequences, proof search, evaluation |
//! | `analysis` | values of all moves |
//! | `evaluation` | static evaluation of a move |
//! | [`stones`] | one side's stones and its rows of one, two, three and four |
//! | [`threat_search`] | wins by an unbroken sequence of threats, with its `transposition_table` |
//! | `proof_number_search` | depth-first proof-number search over an AND/OR graph, `proof_graph` |
//! | `principal_variation` | moves of a proven win up to the completed row |
//! | [`symmetry`] | the 192 symmetries of the cube |
//! | [`book`] | the proof as a book of moves |
//! | [`proof_builder`] | builds the book from scratch; `minimise` makes the proof smaller |
//! | [`solver`] | proves values of single positions |
//! | `params` | constants of all searches |

mod analysis;
pub mod book;
mod evaluation;
mod minimise;
mod params;
pub mod player;
mod principal_variation;
pub mod proof_builder;
mod proof_graph;
mod proof_number_search;
mod search;
pub mod solver;
pub mod stones;
pub mod symmetry;
pub mod threat_search;
mod transposition_table;
