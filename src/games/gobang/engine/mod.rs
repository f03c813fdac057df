//! The Gobang engine: VCF and VCT solvers for wins by threats, and an alpha-beta search for everything else.
//!
//! | module | contents |
//! |---|---|
//! | [`player`] | the engine as a player |
//! | [`search_driver`] | the stages of a move: VCF, VCT, alpha-beta, verification |
//! | [`analysis`] | values of single moves for analysis |
//! | [`vcf`] | victory by continuous fours |
//! | [`vct`] | victory by continuous threats: proof-number search |
//! | [`proven_win`] | the proof of a win, stored from move to move |
//! | [`threat_defence`] | the moves that can refute a VCF |
//! | [`search`] | iterative deepening and alpha-beta, with move ordering and late move reductions |
//! | [`transposition_table`] | results of searched positions |
//! | [`evaluation`] | weights of the static evaluation and of the move policy |
//! | [`board`] | the board with incremental patterns, threats and evaluation |
//! | [`patterns`], [`threats`] | patterns of a stone on one line, threats on all four |
//! | [`cell_table`] | from the patterns of a cell to its threat, by table |
//! | [`params`] | every margin, limit and constant of the search |

pub mod analysis;
pub mod board;
pub mod cell_table;
pub mod evaluation;
pub mod params;
pub mod patterns;
pub mod player;
pub mod proven_win;
pub mod search;
pub mod search_driver;
pub mod threat_defence;
pub mod threats;
pub mod transposition_table;
pub mod vcf;
pub mod vct;
