//! The modern players: what each level sees. Weaker levels miss rows, follow shorter threat sequences, and prove
//! nothing.

use crate::core::parameters::Parameter;
use crate::core::player::RosterEntry;
use crate::games::qubic::position::Position;

/// The strongest level.
pub const PROVER: &str = "prover";

struct Level {
    id: &'static str,
    name: &'static str,
    description: &'static str,
    /// In percent, how likely a row is missed in one move.
    miss_rate: i32,
    /// Noise in the evaluation of a move.
    eval_noise: i32,
    /// Attacks in its own threat sequences.
    attack: i32,
    /// Attacks in the opponent's threat sequences that it looks for before it moves.
    defence: i32,
    /// Thousands of nodes for proof search where nothing else is limited.
    proof: i32,
}

#[rustfmt::skip]
const LEVELS: [Level; 6] = [
    Level { id: "beginner", name: "Beginner", description: "overlooks many a row and moves on a whim",
        miss_rate: 50, eval_noise: 60, attack: 0, defence: 0, proof: 0 },
    Level { id: "casual", name: "Casual player", description: "sees most rows, but no double threes",
        miss_rate: 15, eval_noise: 15, attack: 0, defence: 0, proof: 0 },
    Level { id: "keen", name: "Keen player", description: "makes double threes and closes them",
        miss_rate: 5, eval_noise: 6, attack: 1, defence: 1, proof: 0 },
    Level { id: "club", name: "Club player", description: "sees short chains of threes",
        miss_rate: 2, eval_noise: 4, attack: 2, defence: 2, proof: 0 },
    Level { id: "expert", name: "Expert", description: "sees long chains of threes and moves well between them",
        miss_rate: 0, eval_noise: 2, attack: 5, defence: 4, proof: 0 },
    Level { id: PROVER, name: "Prover", description: "has solved the game: wins every game that it begins",
        miss_rate: 0, eval_noise: 0, attack: 63, defence: 63, proof: 400 },
];

/// Every modern player, from the weakest to the strongest, without the engine.
pub fn roster() -> Vec<RosterEntry<Position>> {
    LEVELS.iter().map(roster_entry).collect()
}

fn roster_entry(level: &Level) -> RosterEntry<Position> {
    RosterEntry {
        id: level.id,
        name: level.name,
        year: 2026,
        description: level.description,
        parameters: parameters(level),
        rating: None,
        new_player: None,
    }
}

fn parameters(level: &Level) -> Vec<Parameter> {
    let knows_book = i32::from(level.id == PROVER);
    vec![
        Parameter::number("overlook", "percent of the rows overlooked in a move", level.miss_rate, 0, 100),
        Parameter::number("whim", "how much chance adds to a move's worth", level.eval_noise, 0, 1000),
        Parameter::number("attack", "threes in its own chains", level.attack, 0, 63),
        Parameter::number(
            "defence",
            "threes in the opponent's chains that it looks at",
            level.defence,
            0,
            63,
        ),
        Parameter::number("proof", "thousands of positions for proofs", level.proof, 0, 100_000),
        Parameter::number("book", "whether it knows the book", knows_book, 0, 1),
    ]
}
