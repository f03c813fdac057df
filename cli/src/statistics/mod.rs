//! What results say: how strong, how sure, and when to stop.

pub mod pentanomial;
pub mod sprt;
pub mod spsa;
