//! A game for the registry: rules, board view and players.
//!
//! ```
//! use stratege::core::game::Game;
//! use stratege::games::gobang::Position;
//!
//! assert!(Position::roster().iter().any(|entry| entry.id == "cpc-gobang"));
//! ```

use crate::core::board_view::BoardView;
use crate::core::error::Error;
use crate::core::player::RosterEntry;
use crate::core::record::Record;

/// A game with its players. Implemented in the game's `entry.rs`.
pub trait Game: BoardView {
    /// The player that evaluates every move, if any.
    const ANALYST: Option<&'static str> = None;

    /// The computer players, from the weakest to the strongest.
    fn roster() -> Vec<RosterEntry<Self>>;

    /// Parses a match from its record text, bare moves or a position.
    fn read(text: &str) -> Result<Record<Self>, Error> {
        text.parse()
    }
}
