//! Tables of rook and pawn against rook and of all endings that it leads to: for each placement the squares of the weak
//! king on which the strong side wins. The solver fills them.

use std::collections::HashMap;

use super::placement::{Ending, Kind, Placement};
use super::symmetry::Symmetry;

/// Won positions of a kind of placement, by [`index`].
pub struct Table {
    /// Squares of the weak king that are won with the strong side to move.
    pub strong: Vec<u64>,
    /// Squares of the weak king that are won with the weak side to move.
    pub weak: Vec<u64>,
    /// Strong moves until a pawn's move, a capture or mate with the strong side to move, for each square of the weak
    /// king; empty without a pawn.
    pub moves: Vec<u8>,
}

/// Tables by their kind.
#[derive(Default)]
pub struct Tables(HashMap<Kind, Table>);

/// Number of squares of the strong king in a table: without a pawn those of a triangle.
pub fn king_count(kind: Kind) -> usize {
    if kind.pawn.is_some() { 64 } else { Symmetry::KINGS.len() }
}

/// Index of a placement in its table; the king is where symmetry places it.
pub fn index(placement: &Placement) -> usize {
    let king = match placement.pawn {
        Some(_) => usize::from(placement.king),
        None => Symmetry::king_index(placement.king),
    };
    let pieces = placement.pieces.into_iter().flatten().map(|(_, square)| square);
    pieces.chain(placement.rook).fold(king, |index, square| 64 * index + usize::from(square))
}

/// The symmetry that moves a placement to where its table has it.
pub fn symmetry_of(placement: &Placement) -> Symmetry {
    match placement.pawn {
        Some(pawn) => Symmetry::of_pawn(pawn),
        None => Symmetry::of_king(placement.king),
    }
}

impl Tables {
    /// Whether there is a table of this kind.
    pub fn has(&self, kind: Kind) -> bool {
        self.0.contains_key(&kind)
    }

    /// Adds a table.
    pub fn insert(&mut self, kind: Kind, table: Table) {
        self.0.insert(kind, table);
    }

    /// Squares of the weak king on which the strong side wins. Panics if there is no table.
    pub fn won(&self, placement: &Placement, strong_to_move: bool) -> u64 {
        if placement.kind().is_bare() {
            return 0;
        }
        let symmetry = symmetry_of(placement);
        let placement = placement.map(|square| symmetry.image(square));
        let table = &self.0[&placement.kind()];
        let sets = if strong_to_move { &table.strong } else { &table.weak };
        symmetry.undo(sets[index(&placement)])
    }

    /// Strong moves until a pawn's move, a capture or mate; `None` without a pawn.
    pub fn moves(&self, ending: &Ending) -> Option<u8> {
        let symmetry = symmetry_of(&ending.placement);
        let placement = ending.placement.map(|square| symmetry.image(square));
        let at = 64 * index(&placement) + usize::from(symmetry.image(ending.weak_king));
        self.0[&placement.kind()].moves.get(at).copied()
    }
}
