//! Gobang from outside: random games against a slow reference, texts, the program of the CPC.

#[path = "../support/heard.rs"]
mod heard;

mod analysis;
mod classic;
mod losing;
mod patterns;
mod piskvork;
mod players;
mod reference;
mod rules;
mod solve;
mod weights;
mod wins;
