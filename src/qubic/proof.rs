//! The proof that a side wins: proof numbers over a graph of positions in which it is to move.
//!
//! Every position is kept once for all 192 turnings of the cube. A chain of threes ends a branch; between
//! chains the attacker makes threes or quiet moves that threaten a chain, and while he has few stones any
//! quiet move. The numbers are the weak ones: of several defences the hardest counts, and one for each other.

use std::collections::HashMap;

use crate::qubic::geometry::{Symmetries, cells, symmetries};
use crate::qubic::threats::{ANY_LENGTH, Chain, Spent, Stones, Threats, still_wins};

/// Beyond every number: the other number is nought.
pub const NEVER: u32 = u32::MAX / 4;

/// How the search weighs what it has not looked at.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A position.
    pub position: u32,
    /// A quiet move that threatens a chain.
    pub threat: u32,
    /// A quiet move that threatens nothing yet.
    pub wide: u32,
    /// Up to so many stones the attacker may make any quiet move.
    pub wide_stones: u32,
}

/// The weights with which the game was proved.
pub const WEIGHTS: Weights = Weights { position: 1, threat: 4, wide: 60, wide_stones: 2 };

/// Only moves that make a three or threaten a chain.
pub const THREATS_ONLY: Weights = Weights { position: 1, threat: 4, wide: 60, wide_stones: 0 };

/// A position with the attacker to move and no chain.
pub struct Node {
    /// The attacker's and the defender's stones, turned to their least form.
    pub stones: [u64; 2],
    /// How far from proved: nought when it is.
    pub proof: u32,
    /// How far from refuted.
    pub disproof: u32,
    /// The attacker's moves; none before the position has been looked at.
    pub edges: Vec<Edge>,
    expanded: bool,
}

/// A move of the attacker, and the positions after those replies that a chain does not refute.
pub struct Edge {
    /// The cell.
    pub cell: u8,
    proof: u32,
    disproof: u32,
    /// The positions after each reply.
    pub children: Vec<u32>,
    expanded: bool,
    /// The chain that a quiet move threatens.
    chain: Chain,
}

/// A position that is being worked on, and the move that leads to the next one on the path.
pub struct Visit {
    node: u32,
    proof_bound: u32,
    disproof_bound: u32,
    edge: usize,
    begun: bool,
}

impl Visit {
    /// A visit that ends when one of the position's numbers reaches its bound.
    pub fn new(node: u32, proof_bound: u32, disproof_bound: u32) -> Visit {
        Visit { node, proof_bound, disproof_bound, edge: 0, begun: false }
    }
}

/// The growing graph.
pub struct Proof {
    /// The positions.
    pub nodes: Vec<Node>,
    index: HashMap<[u64; 2], u32>,
    symmetries: &'static Symmetries,
    threats: Threats,
    weights: Weights,
}

impl Proof {
    /// An empty graph.
    pub fn new(weights: Weights, bits: u32) -> Proof {
        Proof {
            nodes: Vec::new(),
            index: HashMap::new(),
            symmetries: symmetries(),
            threats: Threats::new(bits),
            weights,
        }
    }

    /// The number of the position with these stones and the attacker to move; there must be no chain in it.
    pub fn node(&mut self, attacker: u64, defender: u64) -> u32 {
        let (stones, _) = self.symmetries.least([attacker, defender]);
        let next = self.nodes.len() as u32;
        *self.index.entry(stones).or_insert_with(|| {
            let proof = self.weights.position;
            self.nodes.push(Node { stones, proof, disproof: 1, edges: Vec::new(), expanded: false });
            next
        })
    }

    /// The number of a position in its least form, if it is in the graph.
    pub fn find(&self, least: [u64; 2]) -> Option<u32> {
        self.index.get(&least).copied()
    }

    /// The move that wins in a proved position.
    pub fn answer(&self, attacker: u64, defender: u64) -> Option<u8> {
        let (least, turning) = self.symmetries.least([attacker, defender]);
        let node = &self.nodes[self.find(least)? as usize];
        let cell = node.edges.first().filter(|_| node.proof == 0)?.cell;
        self.symmetries.map(turning).iter().position(|&turned| turned == cell).map(|cell| cell as u8)
    }

    /// Whether the attacker has no choice because the defender would complete a row.
    pub fn forced(&self, node: u32) -> bool {
        let [attacker, defender] = self.nodes[node as usize].stones.map(Stones::new);
        defender.threes(&attacker) != 0
    }

    /// The empty cells of a position in its least form.
    pub fn candidates(&self, node: u32) -> impl Iterator<Item = u8> + use<> {
        let [attacker, defender] = self.nodes[node as usize].stones;
        cells(!(attacker | defender))
    }

    /// Makes a move the chosen one of a proved position.
    pub fn choose(&mut self, node: u32, cell: u8, children: Vec<u32>) {
        let edge = Edge { cell, proof: 0, disproof: NEVER, children, expanded: true, chain: Chain::new() };
        self.nodes[node as usize].edges = vec![edge];
    }

    /// The positions that need an answer after a three or a threat, if all of them are proved.
    pub fn proved_children(
        &mut self,
        node: u32,
        cell: u8,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<Option<Vec<u32>>, Spent> {
        let [attacker, defender] = self.nodes[node as usize].stones.map(Stones::new);
        let after = attacker.with(cell);
        let forced = after.winning(&defender);
        if forced != 0 {
            return Ok(self.proved(after.cells, defender.cells | forced).map(|child| vec![child]));
        }
        let Some(mut chain) = self.threats.find(&after, &defender, ANY_LENGTH, spend)? else {
            return Ok(None);
        };
        let mut children = Vec::new();
        for reply in cells(!(after.cells | defender.cells)) {
            let defended = defender.with(reply);
            if still_wins(&chain, after, defended) {
                continue;
            }
            if let Some(child) = self.proved(after.cells, defended.cells) {
                if !children.contains(&child) {
                    children.push(child);
                }
            } else if let Some(other) = self.threats.find(&after, &defended, ANY_LENGTH, spend)? {
                chain = other;
            } else {
                return Ok(None);
            }
        }
        Ok(Some(children))
    }

    fn proved(&self, attacker: u64, defender: u64) -> Option<u32> {
        let child = self.find(self.symmetries.least([attacker, defender]).0)?;
        (self.nodes[child as usize].proof == 0).then_some(child)
    }

    /// Works on a position until one of its numbers reaches its bound.
    pub fn visit(
        &mut self,
        node: u32,
        proof_bound: u32,
        disproof_bound: u32,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<(), Spent> {
        let mut path = vec![Visit::new(node, proof_bound, disproof_bound)];
        while !path.is_empty() {
            self.advance(&mut path, spend)?;
        }
        Ok(())
    }

    /// One step of a visit: looks at a position or at a move for the first time, goes down to a position, or
    /// comes back from one. The path is empty when the visit is over; after `Spent` it is of no use.
    pub fn advance(&mut self, path: &mut Vec<Visit>, spend: &mut impl FnMut() -> bool) -> Result<(), Spent> {
        let Some(visit) = path.last_mut() else { return Ok(()) };
        let Visit { node, proof_bound, disproof_bound, .. } = *visit;
        if !visit.begun {
            self.begin(node, spend)?;
            visit.begun = true;
        }
        let own = &self.nodes[node as usize];
        let solved = own.proof == 0 || own.disproof == 0;
        if solved || own.proof >= proof_bound || own.disproof >= disproof_bound {
            path.pop();
            if let Some(parent) = path.last() {
                self.weigh_edge(parent.node, parent.edge);
                self.weigh(parent.node);
            }
            return Ok(());
        }
        let (mut best, mut least, mut second) = (0, NEVER, NEVER);
        let mut open = 0;
        for (number, edge) in own.edges.iter().enumerate() {
            open += u32::from(edge.disproof > 0);
            if edge.proof < least {
                (best, least, second) = (number, edge.proof, least);
            } else {
                second = second.min(edge.proof);
            }
        }
        let edge = &own.edges[best];
        if !edge.expanded {
            self.expand_edge(node, best, spend)?;
            self.weigh(node);
            return Ok(());
        }
        let edge_proof_bound = proof_bound.min(second + 1 + second / 4);
        let edge_disproof_bound = disproof_bound.saturating_sub(open - 1).max(1);
        let (mut child, mut least, mut second) = (0, NEVER, NEVER);
        let mut others = 0;
        for &next in &edge.children {
            let Node { proof, disproof, .. } = self.nodes[next as usize];
            if proof == 0 {
                continue;
            }
            others += 1;
            if disproof < least {
                (child, least, second) = (next, disproof, least);
            } else {
                second = second.min(disproof);
            }
        }
        let child_proof_bound = edge_proof_bound.saturating_sub(others - 1).max(1);
        let child_proof_bound = child_proof_bound.max(self.nodes[child as usize].proof + 1);
        let child_disproof_bound = edge_disproof_bound.min(second + 1).max(least + 1);
        visit.edge = best;
        path.push(Visit::new(child, child_proof_bound, child_disproof_bound));
        Ok(())
    }

    /// Lists the moves of a new position; an old one's numbers may have changed elsewhere.
    fn begin(&mut self, node: u32, spend: &mut impl FnMut() -> bool) -> Result<(), Spent> {
        if !self.nodes[node as usize].expanded {
            return self.expand(node, spend);
        }
        for edge in 0..self.nodes[node as usize].edges.len() {
            self.weigh_edge(node, edge);
        }
        self.weigh(node);
        Ok(())
    }

    /// Takes a move's numbers from its replies: the hardest to meet, and one for each other.
    fn weigh_edge(&mut self, node: u32, number: usize) {
        let edge = &self.nodes[node as usize].edges[number];
        if !edge.expanded || edge.disproof == 0 {
            return;
        }
        let (mut hardest, mut open, mut disproof) = (0, 0, NEVER);
        for &child in &edge.children {
            let child = &self.nodes[child as usize];
            if child.proof > 0 {
                hardest = hardest.max(child.proof);
                open += 1;
                disproof = disproof.min(child.disproof);
            }
        }
        let proof = if open == 0 {
            0
        } else if disproof == 0 {
            NEVER
        } else {
            (hardest + open - 1).min(NEVER - 1)
        };
        let edge = &mut self.nodes[node as usize].edges[number];
        (edge.proof, edge.disproof) = (proof, disproof);
    }

    /// Takes a position's numbers from its moves, and keeps of a proved one only the move that proves it.
    fn weigh(&mut self, node: u32) {
        let node = &mut self.nodes[node as usize];
        let (mut proof, mut hardest, mut open) = (NEVER, 0, 0);
        for edge in &node.edges {
            proof = proof.min(edge.proof);
            if edge.disproof > 0 {
                hardest = hardest.max(edge.disproof);
                open += 1;
            }
        }
        (node.proof, node.disproof) = match (proof, open) {
            (0, _) => (0, NEVER),
            (_, 0) => (NEVER, 0),
            _ => (proof, (hardest + open - 1).min(NEVER - 1)),
        };
        if proof == 0 {
            node.edges.retain(|edge| edge.proof == 0);
            node.edges.truncate(1);
            node.edges.shrink_to_fit();
        } else if open == 0 {
            node.edges = Vec::new();
        }
    }

    /// Lists the attacker's moves.
    fn expand(&mut self, number: u32, spend: &mut impl FnMut() -> bool) -> Result<(), Spent> {
        let [attacker, defender] = self.nodes[number as usize].stones.map(Stones::new);
        let threatened = defender.winning(&attacker);
        let empty = !(attacker.cells | defender.cells);
        let allowed = match threatened.count_ones() {
            0 => empty,
            1 => threatened,
            _ => 0,
        };
        let twos = attacker.gaps(&defender, attacker.twos(&defender));
        let mut edges = Vec::new();
        for cell in cells(allowed) {
            let after = attacker.with(cell);
            let mut edge =
                Edge { cell, proof: 0, disproof: 1, children: vec![], expanded: false, chain: vec![] };
            if twos >> cell & 1 != 0 {
                // No chain before the three, so none after the reply to it.
                let reply = after.winning(&defender);
                let child = self.node(after.cells, defender.cells | reply);
                edge.children = vec![child];
                edge.expanded = true;
                (edge.proof, edge.disproof) =
                    (self.nodes[child as usize].proof, self.nodes[child as usize].disproof);
            } else if let Some(chain) = self.threats.find(&after, &defender, ANY_LENGTH, spend)? {
                edge.chain = chain;
                edge.proof = self.weights.threat;
            } else if attacker.cells.count_ones() <= self.weights.wide_stones {
                edge.proof = self.weights.wide;
            } else {
                continue;
            }
            edges.push(edge);
        }
        edges.shrink_to_fit();
        let node = &mut self.nodes[number as usize];
        node.edges = edges;
        node.expanded = true;
        self.weigh(number);
        Ok(())
    }

    /// Lists the replies to a quiet move that a chain does not refute.
    fn expand_edge(
        &mut self,
        number: u32,
        edge: usize,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<(), Spent> {
        let node = &self.nodes[number as usize];
        let [attacker, defender] = node.stones.map(Stones::new);
        let attacker = attacker.with(node.edges[edge].cell);
        let mut chain = node.edges[edge].chain.clone();
        let mut children = Vec::new();
        if self.threats.find(&defender, &attacker, ANY_LENGTH, spend)?.is_some() {
            let edge = &mut self.nodes[number as usize].edges[edge];
            (edge.proof, edge.disproof, edge.expanded) = (NEVER, 0, true);
            return Ok(());
        }
        for reply in cells(!(attacker.cells | defender.cells)) {
            let defended = defender.with(reply);
            if still_wins(&chain, attacker, defended) {
                continue;
            }
            if let Some(other) = self.threats.find(&attacker, &defended, ANY_LENGTH, spend)? {
                chain = other;
                continue;
            }
            let child = self.node(attacker.cells, defended.cells);
            if !children.contains(&child) {
                children.push(child);
            }
        }
        children.shrink_to_fit();
        let open = &mut self.nodes[number as usize].edges[edge];
        (open.children, open.chain, open.expanded) = (children, Chain::new(), true);
        self.weigh_edge(number, edge);
        Ok(())
    }
}
