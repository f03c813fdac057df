//! The modern engine: VCF and VCT solvers for wins by threats, and an alpha-beta search for everything else.
//!
//! | module | what is in it |
//! |---|---|
//! | [`player`] | the engine as a player |
//! | [`search_driver`] | what happens in one move: VCF, VCT, alpha-beta, verification |
//! | [`analysis`] | values of single moves for analysis |
//! | [`vcf`] | wins by continuous fours |
//! | [`vct`] | wins by continuous threats: proof-number search |
//! | [`proven_win`] | the proof of a win, kept from move to move |
//! | [`threat_defence`] | the moves that can refute a VCF |
//! | [`search`] | iterative deepening and alpha-beta, with move ordering and late move reductions |
//! | [`transposition_table`] | what alpha-beta keeps of positions |
//! | [`evaluation`] | weights of the static evaluation and of the move policy |
//! | [`board`] | the board with patterns, threats and evaluation kept up to date |
//! | [`patterns`], [`threats`] | what a stone makes on one line, and on all four |
//! | [`cell_table`] | what the patterns of a cell amount to, by table |
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
