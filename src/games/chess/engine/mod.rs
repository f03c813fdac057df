//! The chess engine: alpha-beta search with modern selectivity and an NNUE evaluation.
//!
//! | module | contents |
//! |---|---|
//! | [`player`], [`strength`] | the players of the roster; UCI_Elo |
//! | [`iterative_deepening`] | the entry point of the search, with `aspiration` and `time_management` |
//! | [`request`], [`search_info`] | options of a search, reports of a search |
//! | [`search`], [`score`], [`principal_variation`] | search state and what all nodes share |
//! | `alpha_beta`, `node`, `probcut` | an interior node: table, evaluation, pruning of the node |
//! | `move_loop`, `extensions`, `lmr` | its moves: pruning, extensions, reductions |
//! | `qsearch` | quiescence search |
//! | [`ordering`] | move ordering: stages, scores, history tables, static exchange evaluation |
//! | [`transposition_table`] | the transposition table |
//! | [`params`] | every margin and constant of the search |
//! | [`evaluator`], [`default_evaluator`] | the interface to the evaluation; the one in use |
//! | [`nnue`] | the network |
//! | [`endings`] | known endings |
//! | [`handicap`] | mistakes of weak levels |
//! | [`book`] | the opening book |
//!
//! `alpha_beta`, `move_loop`, `extensions`, `probcut` and `qsearch` are mutually recursive.

mod alpha_beta;
mod aspiration;
pub mod book;
pub mod default_evaluator;
pub mod endings;
pub mod evaluator;
mod extensions;
pub mod handicap;
pub mod iterative_deepening;
mod lmr;
mod move_loop;
pub mod nnue;
mod node;
pub mod ordering;
pub mod params;
pub mod player;
pub mod principal_variation;
mod probcut;
mod qsearch;
pub mod request;
pub mod score;
pub mod search;
pub mod search_info;
pub mod strength;
mod time_management;
pub mod transposition_table;
