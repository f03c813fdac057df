//! Reversi: published perft counts, random games against a slow reference, players, record texts.

#[path = "../support/boards.rs"]
mod boards;
#[cfg(feature = "reversi-engine")]
#[path = "../support/heard.rs"]
mod heard;

#[cfg(feature = "reversi-engine")]
mod book;
mod classic;
#[cfg(feature = "reversi-engine")]
mod endgame;
mod formats;
mod notation;
#[cfg(feature = "reversi-engine")]
mod player;
mod reference;
mod rules;
#[cfg(feature = "reversi-engine")]
mod shared_search;
#[cfg(feature = "reversi-engine")]
mod weights;
