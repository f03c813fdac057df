//! Statistics of match results: strength, error, sequential test, tuning.

pub mod pentanomial;
pub mod sprt;
pub mod spsa;
