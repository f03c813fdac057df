//! Forsyth-Edwards Notation: `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`.
//!
//! Castling rights are read as X-FEN (`KQkq`, the outermost rook) and Shredder-FEN (`HAha`, the rooks'
//! files), and written as X-FEN. An en passant square is accepted wherever a double push is possible, and
//! dropped if no capture is legal. Both counters are optional.
//!
//! ```
//! use stratege::games::chess::fen;
//!
//! let board = fen::read(fen::STANDARD)?;
//! assert_eq!(board.to_string(), fen::STANDARD);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

mod reader;
mod writer;

pub use reader::read;
pub use writer::{cells, of_cells};

/// The initial position of standard chess.
pub const STANDARD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
