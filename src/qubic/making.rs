//! The making of the book, from nothing: the first player's win against each class of replies, turn by turn
//! until all have fallen, then the smaller proof in it, then the bytes.

use std::cell::Cell;

use crate::qubic::book::{FIRST_CELL, Writer};
use crate::qubic::proof::{NEVER, Proof, Visit, WEIGHTS};
use crate::qubic::shrink::Round;

/// Positions of the search for chains before the next class has its turn.
const TURN: u64 = 8_000_000;

/// Positions in a piece of the search for a smaller proof.
const SOME: usize = 16;

/// Room for 2^20 positions without a chain.
const BITS: u32 = 20;

/// More stones than the first player has in any position of the proof.
pub const DEEPEST: usize = 16;

/// Replies to the first stone that are turnings of each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// The reply of lowest number.
    pub reply: u8,
    /// How many cells belong to it.
    pub cells: u8,
    /// How far from proved; nought when it has fallen.
    pub proof: u32,
    /// The positions that were met first in its turns, by the number of the first player's stones.
    pub grown: [u32; DEEPEST],
    node: u32,
}

/// A book that is being made.
pub struct Making {
    proof: Proof,
    classes: Vec<Class>,
    /// Whose turn it is, how many positions it may still search, and where it is.
    turn: usize,
    left: u64,
    path: Vec<Visit>,
    /// The search for a smaller proof.
    round: Option<Round>,
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
                Some(class) => {
                    class.reply = reply;
                    class.cells += 1;
                }
                None => classes.push(Class { reply, cells: 1, proof: 1, grown: [0; DEEPEST], node }),
            }
        }
        Making { proof, classes, turn: 0, left: 0, path: Vec::new(), round: None, searched: 0 }
    }

    /// The twelve classes of replies.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// The class that is being worked on.
    pub fn turn(&self) -> usize {
        self.turn
    }

    /// Positions kept, and positions of the search for chains.
    pub fn work(&self) -> (usize, u64) {
        (self.proof.nodes.len(), self.searched)
    }

    /// Goes on for one turn of one class, or until `go_on` says no; true when every class has fallen.
    pub fn step(&mut self, go_on: &mut dyn FnMut() -> bool) -> bool {
        loop {
            let done = self.advance(4096);
            if done || self.path.is_empty() || !go_on() {
                return done;
            }
        }
    }

    /// Goes on for about so many positions of the search for chains, at most to the end of a class's turn;
    /// true when every class has fallen. How it is cut into pieces changes nothing of what is found.
    pub fn advance(&mut self, positions: u64) -> bool {
        let open = |class: &Class| class.proof > 0;
        if !self.classes.iter().any(open) {
            return true;
        }
        if self.path.is_empty() {
            while !open(&self.classes[self.turn]) {
                self.turn = (self.turn + 1) % self.classes.len();
            }
            self.left = TURN;
            self.path.push(Visit::new(self.classes[self.turn].node, NEVER, NEVER));
        }
        let before = self.left;
        let known = self.proof.nodes.len();
        let left = Cell::new(self.left);
        let mut spend = || {
            left.set(left.get() - 1);
            left.get() > 0
        };
        while !self.path.is_empty() && before - left.get() < positions {
            if self.proof.advance(&mut self.path, &mut spend).is_err() {
                self.path.clear();
            }
        }
        self.left = left.get();
        self.searched += before - self.left;
        for node in &self.proof.nodes[known..] {
            let stones = node.stones[0].count_ones() as usize;
            let grown = &mut self.classes[self.turn].grown;
            grown[stones.min(DEEPEST - 1)] += 1;
        }
        for class in &mut self.classes {
            class.proof = self.proof.nodes[class.node as usize].proof;
        }
        if self.path.is_empty() {
            self.turn = (self.turn + 1) % self.classes.len();
        }
        !self.classes.iter().any(open)
    }

    /// Looks for a smaller proof in the finished one, some positions a call; at the end of a round through all
    /// of them, how many moves it has replaced.
    pub fn shrink(&mut self) -> Option<usize> {
        let Making { proof, classes, round, .. } = self;
        let going = round.get_or_insert_with(|| Round::new(proof, classes.iter().map(|class| class.node)));
        let is_going = (0..SOME).all(|_| going.advance(proof));
        if is_going { None } else { round.take().map(|round| round.replaced) }
    }

    /// The book of a finished proof, and how many moves are written in it.
    pub fn book(&self) -> (Vec<u8>, usize) {
        Writer::new(&self.proof).write()
    }
}
