//! Reversi: published perft counts, random games against a slow reference, players, record texts.

#[path = "../support/heard.rs"]
mod heard;

mod book;
mod classic;
mod endgame;
mod notation;
mod player;
mod reference;
mod rules;
mod weights;
