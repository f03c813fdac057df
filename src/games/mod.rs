//! The games, all with the same layout: `rules` and `notation`, the historical program in `classic`, the
//! modern one in `engine`, and `entry`, the only file of a game that lists its players.
//!
//! Games do not import each other.
//!
//! ```
//! use stratege::core::rules::Rules;
//! use stratege::games::{chess, reversi};
//!
//! assert_eq!(chess::Position::begin(&chess::Start::default()).perft(2), 400);
//! assert_eq!(reversi::Position::begin(&reversi::Start::default()).perft(2), 12);
//! ```

#[cfg(feature = "chess")]
pub mod chess;
#[cfg(feature = "connect4")]
pub mod connect4;
#[cfg(feature = "gobang")]
pub mod gobang;
pub mod levels;
#[cfg(feature = "qubic")]
pub mod qubic;
#[cfg(feature = "reversi")]
pub mod reversi;
#[doc(hidden)]
pub mod rows;
#[cfg(any(feature = "reversi-engine", feature = "gobang-engine", feature = "chess-engine"))]
#[doc(hidden)]
pub mod tunable;

/// Calls a macro with the list of all games: feature, which is also the game's name, and module of each. A new game adds
/// a line here. Exported for the terminal, which includes files of each game.
#[doc(hidden)]
#[macro_export]
macro_rules! for_each_game {
    ($callback:ident) => {
        $callback! {
            "reversi" => reversi,
            "gobang" => gobang,
            "chess" => chess,
            "qubic" => qubic,
            "connect4" => connect4,
        }
    };
}
