//! The AND/OR graph of proof-number search, with a transposition table of its positions.
//!
//! OR nodes are positions with the attacker to move, each stored once for all 192 symmetries; AND nodes are
//! the attacker's moves, with the defender to reply.

use std::collections::HashMap;

use super::stones::Stones;
use super::symmetry::{Symmetries, symmetries};
use super::threat_search::ThreatSequence;
use crate::search::bits::Bits;

/// Greater than every finite proof or disproof number. If one of the two is infinite, the other is 0.
pub const INFINITY: u32 = u32::MAX / 4;

/// Index of an OR node.
pub type NodeId = u32;

/// An OR node: a position with the attacker to move and no threat sequence.
pub struct OrNode {
    /// The attacker's and the defender's stones in canonical form.
    pub stones: [u64; 2],
    /// Proof number, 0 if the position is proved.
    pub proof: u32,
    /// Disproof number, 0 if the position is disproved.
    pub disproof: u32,
    /// The attacker's moves; empty before expansion. A proved node retains only the winning move.
    pub moves: Vec<AndNode>,
    /// Whether its moves have been generated.
    pub expanded: bool,
}

/// An AND node: a move of the attacker, and the positions after the replies that no threat sequence refutes.
pub struct AndNode {
    /// Cell of the move.
    pub cell: u8,
    /// Proof number.
    pub proof: u32,
    /// Disproof number.
    pub disproof: u32,
    /// Positions after each reply.
    pub children: Vec<NodeId>,
    /// Whether its replies have been generated.
    pub expanded: bool,
    /// The threat sequence that a quiet move threatens.
    pub sequence: ThreatSequence,
}

/// The graph, which only grows.
pub struct ProofGraph {
    /// All positions.
    pub nodes: Vec<OrNode>,
    ids: HashMap<[u64; 2], NodeId>,
    symmetries: &'static Symmetries,
}

impl ProofGraph {
    /// Creates an empty graph.
    pub fn new() -> ProofGraph {
        ProofGraph { nodes: Vec::new(), ids: HashMap::new(), symmetries: symmetries() }
    }

    /// Node by id.
    pub fn node(&self, id: NodeId) -> &OrNode {
        &self.nodes[id as usize]
    }

    /// The node of a position, created with this proof number if it is missing.
    pub fn insert(&mut self, attacker: u64, defender: u64, proof: u32) -> NodeId {
        let (stones, _) = self.symmetries.canonical([attacker, defender]);
        let next = self.nodes.len() as NodeId;
        *self.ids.entry(stones).or_insert_with(|| {
            self.nodes.push(OrNode { stones, proof, disproof: 1, moves: Vec::new(), expanded: false });
            next
        })
    }

    /// The node of a position in canonical form, if it is in the graph.
    pub fn find(&self, canonical: [u64; 2]) -> Option<NodeId> {
        self.ids.get(&canonical).copied()
    }

    /// The node of a position, if it is proved.
    pub fn find_proved(&self, attacker: u64, defender: u64) -> Option<NodeId> {
        let id = self.find(self.symmetries.canonical([attacker, defender]).0)?;
        if self.node(id).proof == 0 { Some(id) } else { None }
    }

    /// The winning move in a proved position.
    pub fn winning_move(&self, attacker: u64, defender: u64) -> Option<u8> {
        let (canonical, symmetry) = self.symmetries.canonical([attacker, defender]);
        let node = self.node(self.find(canonical)?);
        let winning = node.moves.first().filter(|_| node.proof == 0)?;
        Some(self.symmetries.preimage(symmetry, winning.cell))
    }

    /// Sets the winning move of a proved position.
    pub fn set_winning_move(&mut self, id: NodeId, cell: u8, children: Vec<NodeId>) {
        let sequence = ThreatSequence::new();
        let winning = AndNode { cell, proof: 0, disproof: INFINITY, children, expanded: true, sequence };
        self.nodes[id as usize].moves = vec![winning];
    }

    /// Whether the attacker must block a three.
    pub fn is_forced(&self, id: NodeId) -> bool {
        let [attacker, defender] = self.node(id).stones.map(Stones::new);
        defender.threes(&attacker) != 0
    }

    /// Empty cells of a position in canonical form.
    pub fn empty_cells(&self, id: NodeId) -> impl Iterator<Item = u8> + use<> {
        let [attacker, defender] = self.node(id).stones;
        Bits(!(attacker | defender))
    }

    /// Updates the numbers of an AND node from its children.
    ///
    /// Weak proof numbers (Ueda et al., 2008): the greatest of the children's numbers plus one for each other
    /// open child. A sum would count shared descendants several times.
    pub fn update_and_node(&mut self, id: NodeId, move_index: usize) {
        let and_node = &self.nodes[id as usize].moves[move_index];
        if !and_node.expanded || and_node.disproof == 0 {
            return;
        }
        let (mut hardest, mut open, mut disproof) = (0, 0, INFINITY);
        for &child in &and_node.children {
            let child = self.node(child);
            if child.proof > 0 {
                hardest = hardest.max(child.proof);
                open += 1;
                disproof = disproof.min(child.disproof);
            }
        }
        let proof = match (open, disproof) {
            (0, _) => 0,
            (_, 0) => INFINITY,
            _ => weak_number(hardest, open),
        };
        let and_node = &mut self.nodes[id as usize].moves[move_index];
        (and_node.proof, and_node.disproof) = (proof, disproof);
    }

    /// Updates the numbers of an OR node from its moves. A proved node retains only the winning move,
    /// a disproved one none.
    pub fn update_or_node(&mut self, id: NodeId) {
        let node = &mut self.nodes[id as usize];
        let (mut proof, mut hardest, mut open) = (INFINITY, 0, 0);
        for and_node in &node.moves {
            proof = proof.min(and_node.proof);
            if and_node.disproof > 0 {
                hardest = hardest.max(and_node.disproof);
                open += 1;
            }
        }
        (node.proof, node.disproof) = match (proof, open) {
            (0, _) => (0, INFINITY),
            (_, 0) => (INFINITY, 0),
            _ => (proof, weak_number(hardest, open)),
        };
        if proof == 0 {
            node.moves.retain(|and_node| and_node.proof == 0);
            node.moves.truncate(1);
            node.moves.shrink_to_fit();
        } else if open == 0 {
            node.moves = Vec::new();
        }
    }
}

fn weak_number(hardest: u32, open: u32) -> u32 {
    (hardest + open - 1).min(INFINITY - 1)
}
