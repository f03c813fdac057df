//! The modern players: what each level sees. Weaker levels miss rows, follow shorter threat sequences, and prove
//! nothing.
//!
//! ```
//! use stratege::games::qubic::levels;
//!
//! assert!(levels::roster().iter().any(|entry| entry.id == levels::PROVER));
//! ```

use crate::core::player::RosterEntry;
use crate::games::levels::{self, Level, LevelParameter};
use crate::games::qubic::position::Position;

/// The strongest level.
pub const PROVER: &str = "prover";

/// In percent, how likely a row is missed in one move.
pub const MISS_RATE: LevelParameter = LevelParameter { name: levels::MISS_RATE, min: 0, max: 100 };
/// Noise in the evaluation of a move.
pub const NOISE: LevelParameter = LevelParameter { name: levels::NOISE, min: 0, max: 1000 };
/// Attacks in its own threat sequences.
pub const ATTACK: LevelParameter = LevelParameter { name: "attack", min: 0, max: 63 };
/// Attacks in the opponent's threat sequences that it looks for before it moves.
pub const DEFENCE: LevelParameter = LevelParameter { name: "defence", min: 0, max: 63 };
/// Nodes of proof search if nothing else is limited; 0 for no proof search.
pub const PROOF_NODES: LevelParameter = LevelParameter { name: "proof-nodes", min: 0, max: 100_000_000 };
/// Whether it has the opening book.
pub const BOOK: LevelParameter = LevelParameter { name: levels::BOOK, min: 0, max: 1 };

#[rustfmt::skip]
const LEVELS: [Level; 9] = [
    Level { id: "level-1", rating: None,
        values: &[(&MISS_RATE, 50), (&NOISE, 60), (&ATTACK, 0), (&DEFENCE, 0), (&PROOF_NODES, 0), (&BOOK, 0)] },
    Level { id: "level-2", rating: None,
        values: &[(&MISS_RATE, 27), (&NOISE, 20), (&ATTACK, 0), (&DEFENCE, 1), (&PROOF_NODES, 0), (&BOOK, 0)] },
    Level { id: "level-2b", rating: None,
        values: &[(&MISS_RATE, 17), (&NOISE, 17), (&ATTACK, 1), (&DEFENCE, 1), (&PROOF_NODES, 0), (&BOOK, 0)] },
    Level { id: "level-3", rating: None,
        values: &[(&MISS_RATE, 7), (&NOISE, 7), (&ATTACK, 1), (&DEFENCE, 2), (&PROOF_NODES, 0), (&BOOK, 0)] },
    Level { id: "level-4", rating: None,
        values: &[(&MISS_RATE, 2), (&NOISE, 4), (&ATTACK, 2), (&DEFENCE, 2), (&PROOF_NODES, 0), (&BOOK, 0)] },
    Level { id: "level-4b", rating: None,
        values: &[(&MISS_RATE, 2), (&NOISE, 4), (&ATTACK, 3), (&DEFENCE, 3), (&PROOF_NODES, 0), (&BOOK, 0)] },
    Level { id: "level-4c", rating: None,
        values: &[(&MISS_RATE, 3), (&NOISE, 6), (&ATTACK, 5), (&DEFENCE, 3), (&PROOF_NODES, 0), (&BOOK, 0)] },
    Level { id: "level-5", rating: None,
        values: &[(&MISS_RATE, 0), (&NOISE, 2), (&ATTACK, 5), (&DEFENCE, 4), (&PROOF_NODES, 0), (&BOOK, 0)] },
    Level { id: PROVER, rating: None,
        values: &[(&MISS_RATE, 0), (&NOISE, 0), (&ATTACK, 63), (&DEFENCE, 63), (&PROOF_NODES, 400_000), (&BOOK, 1)] },
];

/// Every modern player, from the weakest to the strongest, without the engine.
pub fn roster() -> Vec<RosterEntry<Position>> {
    levels::roster(&LEVELS)
}
