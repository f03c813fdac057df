//! The Reversi engine: alpha-beta on bitboards with ProbCut, an exact endgame solver and a pattern
//! evaluation.
//!
//! | module | contents |
//! |---|---|
//! | [`board`] | a position from the side to move |
//! | [`flips`], [`mobility`], [`stability`] | flipped discs, legal moves, stable discs |
//! | [`patterns`], [`features`], [`weights`], [`evaluation`] | the static evaluation and its trained weights |
//! | [`search`] | iterative deepening at the root, up to an exact endgame |
//! | [`pv_splitting`] | its last pass, shared among workers |
//! | [`midgame`], [`probcut`], [`ordering`] | principal variation search above the endgame |
//! | [`shallow`], [`killers`], [`node_eval`] | its last two plies; evaluation data of a node |
//! | [`endgame`] | exact scores of the last dozen empty squares |
//! | [`context`], [`transposition_table`] | state retained between searches |
//! | [`params`] | constants of the search |
//! | [`book`] | the champion's opening book |
//! | [`player`] | the players: levels and champion |

pub mod board;
pub mod book;
pub mod context;
pub mod endgame;
pub mod evaluation;
pub mod features;
pub mod flips;
pub mod killers;
mod lanes;
pub mod midgame;
pub mod mobility;
pub mod node_eval;
pub mod ordering;
pub mod params;
pub mod patterns;
pub mod player;
pub mod probcut;
pub mod pv_splitting;
pub mod search;
pub mod shallow;
pub mod stability;
pub mod transposition_table;
pub mod weights;

pub use board::Board;
