//! The making of the book, from nothing: the first player's win against each class of replies, turn by turn
//! until all have fallen, then the smaller proof in it, then the bytes.

use crate::qubic::book::{FIRST_CELL, Writer};
use crate::qubic::proof::{NEVER, Proof, WEIGHTS};
use crate::qubic::shrink::shrink;
use crate::qubic::threats::Spent;

/// Positions of the search for chains before the next class has its turn.
const TURN: u64 = 8_000_000;

/// Room for 2^20 positions without a chain.
const BITS: u32 = 20;

/// Replies to the first stone that are turnings of each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// The reply of lowest number.
    pub reply: u8,
    /// How far from proved; nought when it has fallen.
    pub proof: u32,
    node: u32,
}

/// A book that is being made.
pub struct Making {
    proof: Proof,
    classes: Vec<Class>,
    /// Whose turn it is.
    turn: usize,
    /// Positions of the search for chains so far.
    searched: u64,
}

impl Default for Making {
    fn default() -> Self {
        Making::new()
    }
}

impl Making {
    /// Nothing is known yet.
    pub fn new() -> Making {
        let mut proof = Proof::new(WEIGHTS, BITS);
        let mut classes: Vec<Class> = Vec::new();
        let first = 1 << FIRST_CELL;
        // From the far corner to the neighbour: the first classes fall soon and help with the others.
        for reply in (0..64).filter(|&reply| reply != FIRST_CELL).rev() {
            let node = proof.node(first, 1 << reply);
            match classes.iter_mut().find(|class| class.node == node) {
                Some(class) => class.reply = reply,
                None => classes.push(Class { reply, proof: 1, node }),
            }
        }
        Making { proof, classes, turn: 0, searched: 0 }
    }

    /// The twelve classes of replies.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// Positions kept, and positions of the search for chains.
    pub fn work(&self) -> (usize, u64) {
        (self.proof.nodes.len(), self.searched)
    }

    /// Goes on for one turn of one class, or until `go_on` says no; true when every class has fallen.
    pub fn step(&mut self, go_on: &mut dyn FnMut() -> bool) -> bool {
        let open = |class: &Class| class.proof > 0;
        if !self.classes.iter().any(open) {
            return true;
        }
        while !open(&self.classes[self.turn]) {
            self.turn = (self.turn + 1) % self.classes.len();
        }
        let mut left = TURN;
        let mut asked = 0u32;
        let mut stopped = false;
        let mut spend = || {
            left = left.saturating_sub(1);
            asked += 1;
            if asked.is_multiple_of(4096) {
                stopped = !go_on();
            }
            left > 0 && !stopped
        };
        let class = &mut self.classes[self.turn];
        let _ = self.proof.visit(class.node, NEVER, NEVER, &mut spend);
        self.searched += TURN - left;
        for class in &mut self.classes {
            class.proof = self.proof.nodes[class.node as usize].proof;
        }
        if !stopped {
            self.turn = (self.turn + 1) % self.classes.len();
        }
        !self.classes.iter().any(open)
    }

    /// Looks for a smaller proof in the finished one; how many moves it replaced.
    pub fn shrink(&mut self, go_on: &mut dyn FnMut() -> bool) -> Result<usize, Spent> {
        let roots: Vec<u32> = self.classes.iter().map(|class| class.node).collect();
        let mut asked = 0u32;
        shrink(&mut self.proof, &roots, &mut || {
            asked = asked.wrapping_add(1);
            !asked.is_multiple_of(4096) || go_on()
        })
    }

    /// The book of a finished proof, and how many moves are written in it.
    pub fn book(&self) -> (Vec<u8>, usize) {
        Writer::new(&self.proof).write()
    }
}
