//! Tests of `src/core` and of code shared by games, through single games.

mod board_text;
mod errors;
mod formats;
mod parameters;
mod rows;
mod smallest_game;
mod time_limits;
mod types;
