//! Reversi: published perft counts, random games against a slow reference, players, record texts.

#[path = "../support/boards.rs"]
mod boards;
#[path = "../support/heard.rs"]
mod heard;

mod book;
mod classic;
mod endgame;
mod formats;
mod notation;
mod player;
mod reference;
mod rules;
mod shared_search;
mod weights;
