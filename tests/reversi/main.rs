//! Reversi from outside: published counts, random games against a slow reference, players, records.

#[path = "../support/heard.rs"]
mod heard;

mod book;
mod endgame;
mod modern;
mod players;
mod records;
mod reference;
mod rules;
mod weights;
