//! Builds the book from scratch: proves the first player's win against each class of replies, in slices by
//! turns, makes the proof smaller, and writes it.

use std::cell::Cell;

use super::book::{BookWriter, FIRST_CELL};
use super::minimise::MinimisePass;
use super::params::{BUILDER_SLICE, BUILDER_STEP_NODES, BUILDER_TABLE_BITS, FULL_PROOF, MINIMISE_STEPS};
use super::proof_graph::NodeId;
use super::proof_number_search::{Frame, ProofNumberSearch};

/// Greater than the number of the first player's stones in any position of the proof.
pub const MAX_STONES: usize = 16;

/// Symmetric replies to the first stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplyClass {
    /// The reply with the lowest number.
    pub reply: u8,
    /// Number of cells in the class.
    pub cells: u8,
    /// Proof number, 0 if the class is proved.
    pub proof: u32,
    /// New positions of its slices, by the number of the first player's stones.
    pub new_positions: [u32; MAX_STONES],
    node: NodeId,
}

/// Amount of work done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Positions in the proof graph.
    pub positions: usize,
    /// Nodes of the threat search.
    pub threat_nodes: u64,
}

/// A book under construction.
pub struct ProofBuilder {
    search: ProofNumberSearch,
    classes: Vec<ReplyClass>,
    /// Class of the current slice, remaining nodes of the slice, and the path of its search.
    current: usize,
    slice_left: u64,
    path: Vec<Frame>,
    /// The pass for a smaller proof.
    pass: Option<MinimisePass>,
    threat_nodes: u64,
}

impl Default for ProofBuilder {
    fn default() -> Self {
        ProofBuilder::new()
    }
}

impl ProofBuilder {
    /// Creates a builder without any proof.
    pub fn new() -> ProofBuilder {
        let mut search = ProofNumberSearch::new(FULL_PROOF, BUILDER_TABLE_BITS);
        let mut classes: Vec<ReplyClass> = Vec::new();
        // From the far corner to the neighbour: the first classes are proved soon and help with the others.
        for reply in (0..64).filter(|&reply| reply != FIRST_CELL).rev() {
            let node = search.insert(1 << FIRST_CELL, 1 << reply);
            match classes.iter_mut().find(|class| class.node == node) {
                Some(class) => {
                    class.reply = reply;
                    class.cells += 1;
                }
                None => {
                    let new_positions = [0; MAX_STONES];
                    classes.push(ReplyClass { reply, cells: 1, proof: 1, new_positions, node });
                }
            }
        }
        ProofBuilder {
            search,
            classes,
            current: 0,
            slice_left: 0,
            path: Vec::new(),
            pass: None,
            threat_nodes: 0,
        }
    }

    /// The twelve classes of replies.
    pub fn classes(&self) -> &[ReplyClass] {
        &self.classes
    }

    /// Index of the current class.
    pub fn current_class(&self) -> usize {
        self.current
    }

    /// Work done so far.
    pub fn effort(&self) -> Effort {
        Effort { positions: self.search.graph.nodes.len(), threat_nodes: self.threat_nodes }
    }

    /// Whether every class is proved.
    fn is_proved(&self) -> bool {
        self.classes.iter().all(|class| class.proof == 0)
    }

    /// Continues to the end of a class's slice, or until `should_continue` returns false; returns whether
    /// every class is proved.
    pub fn run_slice(&mut self, should_continue: &mut dyn FnMut() -> bool) -> bool {
        loop {
            let done = self.advance(BUILDER_STEP_NODES);
            if done || self.path.is_empty() || !should_continue() {
                return done;
            }
        }
    }

    /// Continues for about `nodes` nodes of the threat search, at most to the end of a class's slice; returns
    /// whether every class is proved. The result does not depend on the division of the work.
    pub fn advance(&mut self, nodes: u64) -> bool {
        if self.is_proved() {
            return true;
        }
        if self.path.is_empty() {
            self.begin_slice();
        }
        let known_positions = self.search.graph.nodes.len();
        self.search_for(nodes);
        self.count_new_positions(known_positions);
        for class in &mut self.classes {
            class.proof = self.search.graph.node(class.node).proof;
        }
        if self.path.is_empty() {
            self.current = (self.current + 1) % self.classes.len();
        }
        self.is_proved()
    }

    /// Starts a slice of the next class that is not proved.
    fn begin_slice(&mut self) {
        while self.classes[self.current].proof == 0 {
            self.current = (self.current + 1) % self.classes.len();
        }
        self.slice_left = BUILDER_SLICE;
        self.path.push(Frame::root(self.classes[self.current].node));
    }

    /// Searches in the current slice. The path is empty at its end.
    fn search_for(&mut self, nodes: u64) {
        let before = self.slice_left;
        let left = Cell::new(before);
        let mut spend = || {
            left.set(left.get() - 1);
            left.get() > 0
        };
        while !self.path.is_empty() && before - left.get() < nodes {
            if self.search.advance(&mut self.path, &mut spend).is_err() {
                self.path.clear();
            }
        }
        self.slice_left = left.get();
        self.threat_nodes += before - self.slice_left;
    }

    fn count_new_positions(&mut self, known_positions: usize) {
        let counts = &mut self.classes[self.current].new_positions;
        for node in &self.search.graph.nodes[known_positions..] {
            let stones = node.stones[0].count_ones() as usize;
            counts[stones.min(MAX_STONES - 1)] += 1;
        }
    }

    /// Minimises the finished proof, some positions per call. At the end of a pass through all of them,
    /// returns the number of replaced moves.
    pub fn minimise(&mut self) -> Option<usize> {
        let ProofBuilder { search, classes, pass, .. } = self;
        let current = pass
            .get_or_insert_with(|| MinimisePass::new(&search.graph, classes.iter().map(|class| class.node)));
        let has_more = (0..MINIMISE_STEPS).all(|_| current.advance(search));
        if has_more { None } else { pass.take().map(|pass| pass.replaced) }
    }

    /// The book of a finished proof, with the number of written moves.
    pub fn book(&self) -> (Vec<u8>, usize) {
        BookWriter::new(&self.search.graph).write()
    }
}
