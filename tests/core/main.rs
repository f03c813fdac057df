//! What the games share, asked through one of them.

mod board_text;
mod errors;
mod formats;
mod parameters;
mod rows;
mod smallest_game;
mod types;
