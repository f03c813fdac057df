//! Games, matches and players in general; names no game.
//!
//! ```
//! use stratege::core::record::Record;
//! use stratege::core::rules::{Rules, Side};
//! use stratege::games::qubic::Position;
//!
//! let mut record: Record<Position> = "qubic:first:111".parse()?;
//! record.play("444".parse()?)?;
//! assert_eq!(record.to_string(), "qubic:first:111444");
//! assert_eq!(record.position().side_to_move(), Side::First);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

#[cfg(all(target_family = "wasm", not(feature = "engine")))]
mod allocator;
pub mod board_text;
pub mod board_view;
pub mod bound;
pub mod error;
pub mod format;
pub mod game;
pub mod import;
pub mod insight;
pub mod move_list;
pub mod parameters;
pub mod place;
pub mod player;
pub mod record;
pub mod rules;
pub mod score;
pub mod termination;
pub mod thought;
pub mod thought_log;
pub mod trace;
pub mod win_draw_loss;
