//! `stratege make` for what is learnt from games instead of worked out: the weights of evaluations.

pub mod chess;
pub mod gobang;
pub mod probcut;
pub mod reversi;
