//! Depth-first proof-number search (df-pn) with weak proof numbers, on a graph that stores every position.
//!
//! A threat sequence ends a branch, so nodes are positions without one. The attacker makes threes or quiet
//! moves that threaten a threat sequence, and with few stones any quiet move. The search is not recursive: it
//! can be interrupted and resumed at any step of its path.

use super::params::{InitialNumbers, THRESHOLD_EPSILON_DIVISOR};
use super::proof_graph::{AndNode, INFINITY, NodeId, ProofGraph};
use super::stones::Stones;
use super::threat_search::{ThreatSearch, ThreatSequence, UNLIMITED, still_wins};
use crate::search::bits::Bits;
use crate::search::node_limit::LimitReached;

/// Numbers at which df-pn returns from a node to its parent.
#[derive(Clone, Copy)]
struct Thresholds {
    proof: u32,
    disproof: u32,
}

/// A node on the path of the search, and the move that leads to the next one.
pub struct Frame {
    node: NodeId,
    thresholds: Thresholds,
    move_index: usize,
    entered: bool,
}

impl Frame {
    /// The root, which is left only when it is solved.
    pub fn root(node: NodeId) -> Frame {
        Frame::new(node, Thresholds { proof: INFINITY, disproof: INFINITY })
    }

    fn new(node: NodeId, thresholds: Thresholds) -> Frame {
        Frame { node, thresholds, move_index: 0, entered: false }
    }
}

/// The search with its graph.
pub struct ProofNumberSearch {
    /// Graph of all expanded positions.
    pub graph: ProofGraph,
    threats: ThreatSearch,
    initial: InitialNumbers,
}

impl ProofNumberSearch {
    /// Creates an empty graph, and a threat search with a table of 2^`table_bits` positions.
    pub fn new(initial: InitialNumbers, table_bits: u32) -> ProofNumberSearch {
        ProofNumberSearch { graph: ProofGraph::new(), threats: ThreatSearch::new(table_bits), initial }
    }

    /// The node of a position with the attacker to move, which must not have a threat sequence.
    pub fn insert(&mut self, attacker: u64, defender: u64) -> NodeId {
        self.graph.insert(attacker, defender, self.initial.position)
    }

    /// Whether the attacker's win is proved.
    pub fn is_proved(&self, node: NodeId) -> bool {
        self.graph.node(node).proof == 0
    }

    /// Whether it is certain that the tried moves do not win.
    pub fn is_disproved(&self, node: NodeId) -> bool {
        self.graph.node(node).disproof == 0
    }

    /// Searches until the node is solved or `spend`, called for every node of the threat
    /// search, returns false.
    pub fn solve(&mut self, root: NodeId, spend: &mut impl FnMut() -> bool) -> Result<(), LimitReached> {
        let mut path = vec![Frame::root(root)];
        while !path.is_empty() {
            self.advance(&mut path, spend)?;
        }
        Ok(())
    }

    /// One step of the search: expands a node, descends to a child, or returns from one. The path is empty
    /// when the root is solved; it is unusable after `LimitReached`.
    pub fn advance(
        &mut self,
        path: &mut Vec<Frame>,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<(), LimitReached> {
        let Some(frame) = path.last_mut() else { return Ok(()) };
        let Frame { node: id, thresholds, .. } = *frame;
        if !frame.entered {
            self.enter(id, spend)?;
            frame.entered = true;
        }
        let node = self.graph.node(id);
        let is_solved = node.proof == 0 || node.disproof == 0;
        if is_solved || node.proof >= thresholds.proof || node.disproof >= thresholds.disproof {
            path.pop();
            if let Some(parent) = path.last() {
                self.graph.update_and_node(parent.node, parent.move_index);
                self.graph.update_or_node(parent.node);
            }
            return Ok(());
        }
        let (move_index, thresholds) = self.select_move(id, thresholds);
        if !node.moves[move_index].expanded {
            self.expand_and_node(id, move_index, spend)?;
            self.graph.update_or_node(id);
            return Ok(());
        }
        let (child, thresholds) = self.select_child(&node.moves[move_index], thresholds);
        frame.move_index = move_index;
        path.push(Frame::new(child, thresholds));
        Ok(())
    }

    /// The move with the least proof number, and its thresholds.
    fn select_move(&self, id: NodeId, thresholds: Thresholds) -> (usize, Thresholds) {
        let moves = &self.graph.node(id).moves;
        let selected = select(moves.iter().enumerate().map(|(index, and_node)| (index, and_node.proof)));
        let open = moves.iter().filter(|and_node| and_node.disproof > 0).count() as u32;
        // 1 + ε trick (Pawlewicz and Lew, 2007): leave only when another move is clearly better.
        let tolerance = 1 + selected.second / THRESHOLD_EPSILON_DIVISOR;
        let proof = thresholds.proof.min(selected.second + tolerance);
        let disproof = thresholds.disproof.saturating_sub(open - 1).max(1);
        (selected.best, Thresholds { proof, disproof })
    }

    /// The unproved reply with the least disproof number, and its thresholds.
    fn select_child(&self, and_node: &AndNode, thresholds: Thresholds) -> (NodeId, Thresholds) {
        let open = || and_node.children.iter().copied().filter(|&child| !self.is_proved(child));
        let selected = select(open().map(|child| (child, self.graph.node(child).disproof)));
        let others = open().count() as u32 - 1;
        let proof = thresholds.proof.saturating_sub(others).max(1);
        let proof = proof.max(self.graph.node(selected.best).proof + 1);
        let disproof = thresholds.disproof.min(selected.second + 1).max(selected.least + 1);
        (selected.best, Thresholds { proof, disproof })
    }

    /// Expands a new node; updates an old one, whose numbers may have changed on other paths.
    fn enter(&mut self, id: NodeId, spend: &mut impl FnMut() -> bool) -> Result<(), LimitReached> {
        if !self.graph.node(id).expanded {
            return self.expand_or_node(id, spend);
        }
        for move_index in 0..self.graph.node(id).moves.len() {
            self.graph.update_and_node(id, move_index);
        }
        self.graph.update_or_node(id);
        Ok(())
    }

    /// Generates the attacker's moves.
    fn expand_or_node(&mut self, id: NodeId, spend: &mut impl FnMut() -> bool) -> Result<(), LimitReached> {
        let [attacker, defender] = self.graph.node(id).stones.map(Stones::new);
        let threatened = defender.winning_cells(&attacker);
        let allowed = match threatened.count_ones() {
            0 => !(attacker.cells | defender.cells),
            1 => threatened,
            _ => 0,
        };
        let makes_three = attacker.empty_cells_of(&defender, attacker.twos(&defender));
        let mut moves = Vec::new();
        for cell in Bits(allowed) {
            if makes_three >> cell & 1 != 0 {
                moves.push(self.three(&attacker, &defender, cell));
            } else if let Some(quiet) = self.quiet_move(&attacker, &defender, cell, spend)? {
                moves.push(quiet);
            }
        }
        moves.shrink_to_fit();
        let node = &mut self.graph.nodes[id as usize];
        node.moves = moves;
        node.expanded = true;
        self.graph.update_or_node(id);
        Ok(())
    }

    /// A move that makes a three, with its only reply.
    fn three(&mut self, attacker: &Stones, defender: &Stones, cell: u8) -> AndNode {
        let after = attacker.with(cell);
        let reply = after.winning_cells(defender);
        // There was no threat sequence before the three, so there is none after the reply to it.
        let child = self.insert(after.cells, defender.cells | reply);
        let (proof, disproof) = (self.graph.node(child).proof, self.graph.node(child).disproof);
        let sequence = ThreatSequence::new();
        AndNode { cell, proof, disproof, children: vec![child], expanded: true, sequence }
    }

    /// A move that makes no three, if the search tries it.
    fn quiet_move(
        &mut self,
        attacker: &Stones,
        defender: &Stones,
        cell: u8,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<Option<AndNode>, LimitReached> {
        let threatened = self.threats.find(&attacker.with(cell), defender, UNLIMITED, spend)?;
        let (proof, sequence) = match threatened {
            Some(sequence) => (self.initial.threat, sequence),
            None if attacker.cells.count_ones() <= self.initial.max_stones_for_quiet => {
                (self.initial.quiet, ThreatSequence::new())
            }
            None => return Ok(None),
        };
        Ok(Some(AndNode { cell, proof, disproof: 1, children: Vec::new(), expanded: false, sequence }))
    }

    /// Generates the replies to a quiet move that no threat sequence refutes.
    fn expand_and_node(
        &mut self,
        id: NodeId,
        move_index: usize,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<(), LimitReached> {
        let node = self.graph.node(id);
        let [attacker, defender] = node.stones.map(Stones::new);
        let attacker = attacker.with(node.moves[move_index].cell);
        let mut sequence = node.moves[move_index].sequence.clone();
        if self.threats.find(&defender, &attacker, UNLIMITED, spend)?.is_some() {
            let and_node = &mut self.graph.nodes[id as usize].moves[move_index];
            (and_node.proof, and_node.disproof, and_node.expanded) = (INFINITY, 0, true);
            return Ok(());
        }
        let mut children = Vec::new();
        for reply in Bits(!(attacker.cells | defender.cells)) {
            let defended = defender.with(reply);
            if still_wins(&sequence, attacker, defended) {
                continue;
            }
            if let Some(other) = self.threats.find(&attacker, &defended, UNLIMITED, spend)? {
                sequence = other;
                continue;
            }
            let child = self.insert(attacker.cells, defended.cells);
            if !children.contains(&child) {
                children.push(child);
            }
        }
        children.shrink_to_fit();
        let and_node = &mut self.graph.nodes[id as usize].moves[move_index];
        (and_node.children, and_node.sequence, and_node.expanded) = (children, ThreatSequence::new(), true);
        self.graph.update_and_node(id, move_index);
        Ok(())
    }

    /// The positions that need an answer after a three or a threat in a proved position, if
    /// all of them are proved.
    pub fn proved_children(
        &mut self,
        id: NodeId,
        cell: u8,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<Option<Vec<NodeId>>, LimitReached> {
        let [attacker, defender] = self.graph.node(id).stones.map(Stones::new);
        let after = attacker.with(cell);
        let forced = after.winning_cells(&defender);
        if forced != 0 {
            let child = self.graph.find_proved(after.cells, defender.cells | forced);
            return Ok(child.map(|child| vec![child]));
        }
        let Some(mut sequence) = self.threats.find(&after, &defender, UNLIMITED, spend)? else {
            return Ok(None);
        };
        let mut children = Vec::new();
        for reply in Bits(!(after.cells | defender.cells)) {
            let defended = defender.with(reply);
            if still_wins(&sequence, after, defended) {
                continue;
            }
            if let Some(child) = self.graph.find_proved(after.cells, defended.cells) {
                if !children.contains(&child) {
                    children.push(child);
                }
            } else if let Some(other) = self.threats.find(&after, &defended, UNLIMITED, spend)? {
                sequence = other;
            } else {
                return Ok(None);
            }
        }
        Ok(Some(children))
    }
}

/// The child with the least number.
struct Selection<T> {
    best: T,
    least: u32,
    /// Least number of the other children.
    second: u32,
}

/// The first child with the least number; the default if there is none with a finite number.
fn select<T: Default>(numbers: impl Iterator<Item = (T, u32)>) -> Selection<T> {
    let mut selected = Selection { best: T::default(), least: INFINITY, second: INFINITY };
    for (child, number) in numbers {
        if number < selected.least {
            selected = Selection { best: child, least: number, second: selected.least };
        } else {
            selected.second = selected.second.min(number);
        }
    }
    selected
}
