//! Forsyth-Edwards Notation: `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`.
//!
//! Castling rights are read as X-FEN (`KQkq`, the outermost rook) and as Shredder-FEN (`HAha`, the rooks' files), and
//! written as X-FEN. The en passant square is read wherever a double push is possible, and kept only where the
//! capture is legal. The two counters may be missing.

mod reader;
mod writer;

pub use reader::read;
pub use writer::{cells, of_cells};

/// The initial position of standard chess.
pub const STANDARD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
