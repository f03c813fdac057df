//! Wins by fours and open threes: every attack threatens a win by fours, and every defence against that is tried.
//!
//! A proof is a tree: one attack where the attacker moves, all defences where the other does. The search goes on
//! where the least is missing to a proof or to a refutation (proof numbers), and a position that is reached in two
//! ways is one node.

use crate::gobang::board::Board;
use crate::gobang::defence::defences;
use crate::gobang::fours::{self, Fours, Line, Verdict};
use crate::gobang::threat::{THREATS, Threat};

/// What a search tries, in turn, as long as the one before has refuted the win: the least that an attack makes by
/// itself, and how many attacks a look for a win by fours may take.
const TRIES: [(Threat, u32); 3] =
    [(Threat::TwoPromises, 400), (Threat::TwoPromises, 8000), (Threat::Promise, 8000)];

/// The proof number that an attack begins with, by its threat: the likelier it wins, the less.
const FIRST: [u32; THREATS] = [60, 45, 30, 4, 2, 1, 3, 2, 1, 1, 1];

/// More than is ever missing.
const NEVER: u32 = 1 << 30;

#[derive(Clone, Copy)]
struct Node {
    key: u64,
    /// How many open ends must still be won to prove the win, and how many to refute it.
    proof: u32,
    refutation: u32,
    /// Where its children lie, as soon as they have been looked for.
    first: u32,
    count: u16,
    opened: bool,
    /// Plies to the five, where it is proven.
    plies: u16,
}

/// The search, and the tree of the last one.
pub struct Threes {
    nodes: Vec<Node>,
    /// The move to a child, and its node.
    children: Vec<(u16, u32)>,
    /// The node of a key, `base` more than its number, or the next free place after that; less is free.
    places: Vec<u32>,
    base: u32,
}

impl Threes {
    /// For trees of at most 2^`bits` nodes.
    pub fn new(bits: u32) -> Threes {
        Threes { nodes: Vec::new(), children: Vec::new(), places: vec![0; 2 << bits], base: 1 }
    }

    /// Whether the side whose turn it is wins by fours and threes, with the line that it expects if so, and
    /// plies to the five.
    pub fn line(
        &mut self,
        board: &mut Board,
        fours: &mut Fours,
        spend: &mut dyn FnMut() -> bool,
    ) -> (Verdict, Line, u32) {
        self.line_of(board.turn(), board, fours, spend)
    }

    /// The same for any side, whoever's turn it is.
    pub fn line_of(
        &mut self,
        attacker: usize,
        board: &mut Board,
        fours: &mut Fours,
        spend: &mut dyn FnMut() -> bool,
    ) -> (Verdict, Line, u32) {
        for (least, fours_each) in TRIES {
            self.clear();
            let root = self.node(board.key(), 1);
            let mut search =
                Search { tree: self, board, fours, spend, attacker, least, fours_each, spent: false };
            search.visit(root, NEVER, NEVER);
            let node = self.nodes[root as usize];
            if node.proof == 0 {
                let mut line = Line::new();
                self.follow(root, board, fours, attacker, &mut line);
                return (Verdict::Won, line, node.plies.into());
            }
            if node.refutation != 0 {
                return (Verdict::Unknown, Line::new(), 0);
            }
        }
        (Verdict::None, Line::new(), 0)
    }

    /// How many positions the last search has met.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// Forgets the tree; most searches are far smaller than the table of places.
    fn clear(&mut self) {
        self.base += self.nodes.len() as u32;
        if self.base > u32::MAX / 2 {
            self.places.fill(0);
            self.base = 1;
        }
        self.nodes.clear();
        self.children.clear();
    }

    /// The node of a position, a new one if there is none yet.
    fn node(&mut self, key: u64, proof: u32) -> u32 {
        let mask = self.places.len() - 1;
        let mut at = (key >> 20) as usize & mask;
        while self.places[at] >= self.base {
            let node = self.places[at] - self.base;
            if self.nodes[node as usize].key == key {
                return node;
            }
            at = (at + 1) & mask;
        }
        let number = self.nodes.len() as u32;
        self.places[at] = self.base + number;
        self.nodes.push(Node { key, proof, refutation: 1, first: 0, count: 0, opened: false, plies: 0 });
        number
    }

    fn children(&self, node: u32) -> &[(u16, u32)] {
        let Node { first, count, .. } = self.nodes[node as usize];
        &self.children[first as usize..first as usize + usize::from(count)]
    }

    /// Writes down the shortest known attack against the longest defence.
    fn follow(&self, node: u32, board: &mut Board, fours: &mut Fours, attacker: usize, line: &mut Line) {
        let proven = self.children(node).iter().filter(|&&(_, child)| self.nodes[child as usize].proof == 0);
        let plies = |&&(_, child): &&(u16, u32)| self.nodes[child as usize].plies;
        let attacks = board.turn() == attacker;
        let next = if attacks { proven.min_by_key(plies) } else { proven.max_by_key(plies) };
        match next {
            Some(&(cell, child)) => {
                line.push(cell.into());
                board.play(cell.into());
                self.follow(child, board, fours, attacker, line);
                board.undo();
            }
            None if attacks => line.extend(fours.line(board, u32::MAX, &mut || true).1),
            None => {}
        }
    }
}

/// One search.
struct Search<'a> {
    tree: &'a mut Threes,
    board: &'a mut Board,
    fours: &'a mut Fours,
    spend: &'a mut dyn FnMut() -> bool,
    attacker: usize,
    least: Threat,
    fours_each: u32,
    spent: bool,
}

impl Search<'_> {
    /// Works on a node until it is decided, or one of its numbers reaches its limit.
    fn visit(&mut self, node: u32, proof_limit: u32, refutation_limit: u32) {
        if !self.tree.nodes[node as usize].opened {
            self.open(node);
        }
        while !self.spent {
            let Some(best) = self.weigh(node) else { return };
            let Node { proof, refutation, .. } = self.tree.nodes[node as usize];
            if proof >= proof_limit || refutation >= refutation_limit {
                return;
            }
            let child = self.tree.nodes[best.child as usize];
            // A little more than the second best is allowed, so that the search does not jump to and fro.
            let second = best.second.saturating_add(1 + best.second / 4);
            let limits = if self.board.turn() == self.attacker {
                (
                    proof_limit.min(second),
                    refutation_limit - (refutation - child.refutation).min(refutation_limit),
                )
            } else {
                (proof_limit - (proof - child.proof).min(proof_limit), refutation_limit.min(second))
            };
            self.board.play(best.cell);
            self.visit(best.child, limits.0, limits.1);
            self.board.undo();
        }
    }

    /// Adds up what the children of a node lack; nothing when it is decided, else the child to work on.
    fn weigh(&mut self, node: u32) -> Option<Best> {
        let attacks = self.board.turn() == self.attacker;
        let this = self.tree.nodes[node as usize];
        if this.proof == 0 || this.refutation == 0 {
            return None;
        }
        let mut best = Best { child: 0, cell: 0, second: NEVER };
        let (mut least, mut sum) = (NEVER, 0u32);
        let (mut shortest, mut longest) = (u16::MAX, 0);
        for &(cell, child) in self.tree.children(node) {
            let Node { proof, refutation, plies, .. } = self.tree.nodes[child as usize];
            let (one, all) = if attacks { (proof, refutation) } else { (refutation, proof) };
            sum = (sum + all).min(NEVER);
            if one < least {
                best = Best { child, cell: cell.into(), second: least };
                least = one;
            } else {
                best.second = best.second.min(one);
            }
            if proof == 0 {
                shortest = shortest.min(plies);
                longest = longest.max(plies);
            }
        }
        let this = &mut self.tree.nodes[node as usize];
        (this.proof, this.refutation) = if attacks { (least, sum) } else { (sum, least) };
        if this.proof == 0 {
            this.plies = 1 + if attacks { shortest } else { longest };
        }
        (this.proof != 0 && this.refutation != 0).then_some(best)
    }

    /// Looks at a position for the first time: decides it or finds its children.
    fn open(&mut self, node: u32) {
        if !(self.spend)() || 2 * (self.tree.nodes.len() + 256) > self.tree.places.len() {
            self.spent = true;
            return;
        }
        let attacks = self.board.turn() == self.attacker;
        let opened = if attacks { self.attacks() } else { self.defences() };
        let first = self.tree.children.len() as u32;
        let (mut count, mut plies) = (0, 0);
        let decided = match opened {
            Opened::Won(after) => {
                plies = after as u16;
                Some((0, NEVER))
            }
            Opened::Refuted => Some((NEVER, 0)),
            Opened::Moves(moves) => {
                for (cell, proof) in moves {
                    let child = self.tree.node(self.board.key_after(cell), proof);
                    self.tree.children.push((cell as u16, child));
                    count += 1;
                }
                None
            }
        };
        let this = &mut self.tree.nodes[node as usize];
        (this.first, this.count, this.opened) = (first, count, true);
        if let Some((proof, refutation)) = decided {
            (this.proof, this.refutation, this.plies) = (proof, refutation, plies);
        }
    }

    fn attacks(&mut self) -> Opened {
        let board = &mut *self.board;
        let (own, other) = (board.turn(), 1 - board.turn());
        let (verdict, line) = self.fours.line(board, self.fours_each, self.spend);
        if verdict == Verdict::Won {
            return Opened::Won(fours::plies(&line, board));
        }
        match board.fives(other).len() {
            0 => {
                let threat = |cell: usize| board.threat(own, cell);
                let mut moves: Vec<usize> = board.near().filter(|&cell| threat(cell) >= self.least).collect();
                moves.sort_by_key(|&cell| std::cmp::Reverse(threat(cell)));
                let first = |cell: usize| FIRST[threat(cell) as usize];
                Opened::moves(moves.into_iter().map(|cell| (cell, first(cell))))
            }
            1 => Opened::moves(board.fives(other).iter().map(|cell| (cell, 1))),
            _ => Opened::Refuted,
        }
    }

    fn defences(&mut self) -> Opened {
        let board = &mut *self.board;
        let (own, attacker) = (board.turn(), 1 - board.turn());
        if !board.fives(own).is_empty() || board.room() == 0 {
            return Opened::Refuted;
        }
        match board.fives(attacker).len() {
            0 => {}
            1 => return Opened::moves(board.fives(attacker).iter().map(|cell| (cell, 1))),
            _ if board.room() < 2 => return Opened::Refuted,
            _ => return Opened::Won(2),
        }
        if self.fours.verdict(board, self.fours_each / 4, self.spend) == Verdict::Won {
            return Opened::Refuted;
        }
        board.pass();
        let (verdict, line) = self.fours.line(board, self.fours_each, self.spend);
        let moves = if verdict == Verdict::Won { defences(board, &line) } else { Default::default() };
        board.pass();
        Opened::moves(moves.iter().map(|cell| (cell, 1)))
    }
}

/// What a first look at a position has shown.
enum Opened {
    Won(u32),
    Refuted,
    /// Moves, and the proof number that each begins with.
    Moves(Vec<(usize, u32)>),
}

impl Opened {
    fn moves(moves: impl Iterator<Item = (usize, u32)>) -> Opened {
        let moves: Vec<_> = moves.collect();
        if moves.is_empty() { Opened::Refuted } else { Opened::Moves(moves) }
    }
}

/// The child to work on, and the number of the second best.
struct Best {
    child: u32,
    cell: usize,
    second: u32,
}
