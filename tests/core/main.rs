//! What the games share, asked through one of them.

mod formats;
mod parameters;
