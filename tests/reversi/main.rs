//! Reversi from outside: published perft counts, random games compared with a slow reference,
//! players, record texts.

#[path = "../support/boards.rs"]
mod boards;
#[path = "../support/collected_values.rs"]
mod collected_values;

mod book;
mod classic;
mod classic_reference;
mod endgame;
mod formats;
mod notation;
mod player;
mod reference;
mod rules;
mod shared_search;
mod weights;
