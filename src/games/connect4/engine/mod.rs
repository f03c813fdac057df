//! The modern players: levels that search a few moves ahead, and a solver that plays perfectly.
//!
//! | module | contents |
//! |---|---|
//! | [`player`] | the players, and how they choose a move |
//! | [`board`] | the position of the search: threats, playable cells, keys |
//! | [`forced_moves`] | plays forced moves and recognises lost positions |
//! | [`bounds`], [`static_bounds`] | bounds of values, and those certain without search |
//! | [`heuristic`] | the levels' alpha-beta search and its evaluation |
//! | [`solver`], [`ordering`], [`transposition_table`] | exact values by null-window searches |
//! | [`book`], [`openings`], [`embedded_books`] | exact values after a few moves; the solver's opening moves |
//! | [`analysis`], [`best_move`] | books and solver together; selection among moves of equal value |
//! | [`params`] | every constant that can be tuned |

pub mod analysis;
pub mod best_move;
pub mod board;
pub mod book;
pub mod bounds;
pub mod embedded_books;
pub mod forced_moves;
pub mod heuristic;
pub mod openings;
pub mod ordering;
pub mod params;
pub mod player;
pub mod solver;
pub mod static_bounds;
pub mod transposition_table;
