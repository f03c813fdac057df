//! VCT (victory by continuous threats) by fours and open threes: every attack threatens a VCF, and every
//! defence against that VCF is tried.
//!
//! Depth-first proof-number search (df-pn). A proof is a tree with one attack at each of the attacker's nodes
//! and all defences at each of the defender's. Transpositions share a node.

use std::collections::BTreeMap;

use crate::games::gobang::engine::board::Board;
use crate::games::gobang::engine::params::{INITIAL_PROOF, VCT_CHILDREN_A_NODE, VCT_STAGES, VctStage};
use crate::games::gobang::engine::proven_win::ProvenMove;
use crate::games::gobang::engine::threat_defence::vcf_defences;
use crate::games::gobang::engine::vcf::{VcfSolver, Verdict, WinningLine, plies_to_five};
use crate::search::node_limit::{NodeLimit, Unlimited};

/// Greater than every proof or disproof number.
const INFINITY: u32 = 1 << 30;

/// Upper limit of the nodes added by an expansion.
const EXPANSION: usize = 256;

#[derive(Clone, Copy)]
struct Node {
    key: u64,
    /// Number of leaves that must still be proved to prove the win, or disproved to disprove it.
    proof: u32,
    disproof: u32,
    /// Index and number of its children, once expanded.
    first_child: u32,
    child_count: u16,
    expanded: bool,
    /// Plies to the five, once proved.
    plies: u16,
}

#[derive(Clone, Copy)]
struct Child {
    cell: u16,
    node: u32,
}

/// The VCT solver, with the tree of its last search.
pub struct VctSolver {
    nodes: Vec<Node>,
    children: Vec<Child>,
    /// A hash table with linear probing: index of a key's node plus `base`. Smaller entries are free.
    slots: Vec<u32>,
    base: u32,
    /// Number of children visited in all searches.
    children_seen: u64,
}

impl VctSolver {
    /// Creates a solver for trees of at most 2^`bits` nodes.
    pub fn new(bits: u32) -> VctSolver {
        VctSolver {
            nodes: Vec::new(),
            children: Vec::new(),
            slots: vec![0; 2 << bits],
            base: 1,
            children_seen: 0,
        }
    }

    /// Whether the side to move has a VCT, with the expected line and the plies to the five.
    pub fn solve(
        &mut self,
        board: &mut Board,
        vcf: &mut VcfSolver,
        limit: &mut dyn NodeLimit,
    ) -> (Verdict, WinningLine, u32) {
        self.solve_for(board.side_to_move(), board, vcf, limit)
    }

    /// Like [`solve`](Self::solve) for either side as attacker, regardless of the side to move.
    pub fn solve_for(
        &mut self,
        attacker: usize,
        board: &mut Board,
        vcf: &mut VcfSolver,
        limit: &mut dyn NodeLimit,
    ) -> (Verdict, WinningLine, u32) {
        for stage in &VCT_STAGES {
            self.clear();
            let root = self.node(board.key(), 1);
            let mut search = Search {
                tree: self,
                board,
                vcf,
                limit,
                attacker,
                stage,
                limit_reached: false,
                uncounted_children: 0,
            };
            search.search(root, INFINITY, INFINITY);
            let node = self.nodes[root as usize];
            if node.proof == 0 {
                let mut line = WinningLine::new();
                self.collect_line(root, board, vcf, attacker, &mut line);
                return (Verdict::Win, line, node.plies.into());
            }
            if node.disproof != 0 {
                return (Verdict::Unknown, WinningLine::new(), 0);
            }
        }
        (Verdict::NoWin, WinningLine::new(), 0)
    }

    /// Size of the last search's tree.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Number of children visited in all searches, most of the work in large trees.
    pub fn children_seen(&self) -> u64 {
        self.children_seen
    }

    /// Proof found by the last search, by position key.
    pub fn proof(&self, attacker_to_move: bool) -> BTreeMap<u64, ProvenMove> {
        let mut moves = BTreeMap::new();
        let mut open = vec![(0, attacker_to_move)];
        while let Some((number, attacks)) = open.pop() {
            let Node { key, plies, .. } = self.nodes[number as usize];
            let proved =
                self.children(number).iter().filter(|child| self.nodes[child.node as usize].proof == 0);
            let length = |child: &&Child| self.nodes[child.node as usize].plies;
            let best = if attacks { proved.min_by_key(length) } else { proved.max_by_key(length) };
            let Some(&Child { cell, node }) = best else { continue };
            // Transpositions are visited once.
            if moves.insert(key, ProvenMove { cell, plies }).is_some() {
                continue;
            }
            if attacks {
                open.push((node, false));
            } else {
                open.extend(self.children(number).iter().map(|child| (child.node, true)));
            }
        }
        moves
    }

    /// Drops the tree. Most searches are far smaller than the hash table, so raising `base` invalidates its
    /// entries instead of clearing them.
    fn clear(&mut self) {
        self.base += self.nodes.len() as u32;
        if self.base > u32::MAX / 2 {
            self.slots.fill(0);
            self.base = 1;
        }
        self.nodes.clear();
        self.children.clear();
    }

    /// The node of a position, created if missing.
    fn node(&mut self, key: u64, proof: u32) -> u32 {
        let mask = self.slots.len() - 1;
        let mut slot = (key >> 20) as usize & mask;
        while self.slots[slot] >= self.base {
            let node = self.slots[slot] - self.base;
            if self.nodes[node as usize].key == key {
                return node;
            }
            slot = (slot + 1) & mask;
        }
        let number = self.nodes.len() as u32;
        self.slots[slot] = self.base + number;
        self.nodes.push(Node {
            key,
            proof,
            disproof: 1,
            first_child: 0,
            child_count: 0,
            expanded: false,
            plies: 0,
        });
        number
    }

    fn children(&self, node: u32) -> &[Child] {
        let Node { first_child, child_count, .. } = self.nodes[node as usize];
        &self.children[first_child as usize..first_child as usize + usize::from(child_count)]
    }

    /// Collects the shortest known attacks against the longest defences.
    fn collect_line(
        &self,
        node: u32,
        board: &mut Board,
        vcf: &mut VcfSolver,
        attacker: usize,
        line: &mut WinningLine,
    ) {
        let proved = self.children(node).iter().filter(|child| self.nodes[child.node as usize].proof == 0);
        let plies = |child: &&Child| self.nodes[child.node as usize].plies;
        let attacks = board.side_to_move() == attacker;
        let next = if attacks { proved.min_by_key(plies) } else { proved.max_by_key(plies) };
        match next {
            Some(&Child { cell, node }) => {
                line.push(cell.into());
                board.play(cell.into());
                self.collect_line(node, board, vcf, attacker, line);
                board.undo();
            }
            None if attacks => line.extend(vcf.solve(board, u32::MAX, &mut Unlimited).1),
            None => {}
        }
    }
}

/// One df-pn search.
struct Search<'a> {
    tree: &'a mut VctSolver,
    board: &'a mut Board,
    vcf: &'a mut VcfSolver,
    limit: &'a mut dyn NodeLimit,
    attacker: usize,
    stage: &'a VctStage,
    limit_reached: bool,
    /// Number of children visited since the last limit check.
    uncounted_children: u32,
}

impl Search<'_> {
    /// Searches a node until it is solved or one of its numbers reaches its threshold.
    fn search(&mut self, node: u32, proof_threshold: u32, disproof_threshold: u32) {
        if !self.tree.nodes[node as usize].expanded {
            self.expand(node);
        }
        while !self.limit_reached {
            let Some(best) = self.update(node) else { return };
            let Node { proof, disproof, .. } = self.tree.nodes[node as usize];
            if proof >= proof_threshold || disproof >= disproof_threshold {
                return;
            }
            let child = self.tree.nodes[best.node as usize];
            // 1 + ε trick: the best child may exceed the second best by a quarter before the search switches.
            let second = best.second.saturating_add(1 + best.second / 4);
            let (child_proof, child_disproof) = if self.board.side_to_move() == self.attacker {
                let others = (disproof - child.disproof).min(disproof_threshold);
                (proof_threshold.min(second), disproof_threshold - others)
            } else {
                let others = (proof - child.proof).min(proof_threshold);
                (proof_threshold - others, disproof_threshold.min(second))
            };
            self.board.play(best.cell);
            self.search(best.node, child_proof, child_disproof);
            self.board.undo();
        }
    }

    /// Updates a node's numbers from its children; returns the most-proving child, `None` once it is solved.
    fn update(&mut self, node: u32) -> Option<BestChild> {
        let attacks = self.board.side_to_move() == self.attacker;
        let this = self.tree.nodes[node as usize];
        if this.proof == 0 || this.disproof == 0 {
            return None;
        }
        let mut best = BestChild { node: 0, cell: 0, second: INFINITY };
        self.count_children(this.child_count.into());
        let (mut least, mut sum) = (INFINITY, 0u32);
        let (mut shortest, mut longest) = (u16::MAX, 0);
        for &Child { cell, node } in self.tree.children(node) {
            let Node { proof, disproof, plies, .. } = self.tree.nodes[node as usize];
            // OR nodes: minimum of the proof numbers, sum of the disproof numbers; AND nodes the reverse.
            let (minimised, summed) = if attacks { (proof, disproof) } else { (disproof, proof) };
            sum = (sum + summed).min(INFINITY);
            if minimised < least {
                best = BestChild { node, cell: cell.into(), second: least };
                least = minimised;
            } else {
                best.second = best.second.min(minimised);
            }
            if proof == 0 {
                shortest = shortest.min(plies);
                longest = longest.max(plies);
            }
        }
        let this = &mut self.tree.nodes[node as usize];
        (this.proof, this.disproof) = if attacks { (least, sum) } else { (sum, least) };
        if this.proof == 0 {
            this.plies = 1 + if attacks { shortest } else { longest };
        }
        if this.proof == 0 || this.disproof == 0 { None } else { Some(best) }
    }

    /// Counts several visited children as one node. In large trees most of the time goes into updates;
    /// counting only expansions would make stop checks too rare.
    fn count_children(&mut self, children: u32) {
        self.tree.children_seen += u64::from(children);
        self.uncounted_children += children;
        while self.uncounted_children >= VCT_CHILDREN_A_NODE {
            self.uncounted_children -= VCT_CHILDREN_A_NODE;
            self.limit_reached |= !self.limit.spend();
        }
    }

    /// Solves a new node at once, or adds its children.
    fn expand(&mut self, node: u32) {
        if !self.limit.spend() || 2 * (self.tree.nodes.len() + EXPANSION) > self.tree.slots.len() {
            self.limit_reached = true;
            return;
        }
        let attacks = self.board.side_to_move() == self.attacker;
        let expansion = if attacks { self.attacks() } else { self.defences() };
        let first_child = self.tree.children.len() as u32;
        let (mut child_count, mut plies) = (0, 0);
        let solved = match expansion {
            Expansion::Win(after) => {
                plies = after as u16;
                Some((0, INFINITY))
            }
            Expansion::Refuted => Some((INFINITY, 0)),
            Expansion::Moves(moves) => {
                for (cell, proof) in moves {
                    let child = self.tree.node(self.board.key_after(cell), proof);
                    self.tree.children.push(Child { cell: cell as u16, node: child });
                    child_count += 1;
                }
                None
            }
        };
        let this = &mut self.tree.nodes[node as usize];
        (this.first_child, this.child_count, this.expanded) = (first_child, child_count, true);
        if let Some((proof, disproof)) = solved {
            (this.proof, this.disproof, this.plies) = (proof, disproof, plies);
        }
    }

    /// Moves of the attacker.
    fn attacks(&mut self) -> Expansion {
        let board = &mut *self.board;
        let (own, opponent) = (board.side_to_move(), 1 - board.side_to_move());
        let (verdict, line) = self.vcf.solve(board, self.stage.vcf_attacks, self.limit);
        if verdict == Verdict::Win {
            return Expansion::Win(plies_to_five(&line, board));
        }
        match board.fives(opponent).len() {
            0 => {
                let threat = |cell: usize| board.threat(own, cell);
                let mut moves: Vec<usize> =
                    board.candidates().filter(|&cell| threat(cell) >= self.stage.min_threat).collect();
                moves.sort_by_key(|&cell| std::cmp::Reverse(threat(cell)));
                let proof = |cell: usize| INITIAL_PROOF[threat(cell) as usize];
                Expansion::of(moves.into_iter().map(|cell| (cell, proof(cell))))
            }
            1 => Expansion::of(board.fives(opponent).iter().map(|cell| (cell, 1))),
            _ => Expansion::Refuted,
        }
    }

    /// Moves of the defender.
    fn defences(&mut self) -> Expansion {
        let board = &mut *self.board;
        let (own, attacker) = (board.side_to_move(), 1 - board.side_to_move());
        if !board.fives(own).is_empty() || board.moves_left() == 0 {
            return Expansion::Refuted;
        }
        match board.fives(attacker).len() {
            0 => {}
            1 => return Expansion::of(board.fives(attacker).iter().map(|cell| (cell, 1))),
            _ if board.moves_left() < 2 => return Expansion::Refuted,
            _ => return Expansion::Win(2),
        }
        if self.vcf.verdict(board, self.stage.vcf_attacks / 4, self.limit) == Verdict::Win {
            return Expansion::Refuted;
        }
        board.pass();
        let (verdict, line) = self.vcf.solve(board, self.stage.vcf_attacks, self.limit);
        let moves = if verdict == Verdict::Win { vcf_defences(board, &line) } else { Default::default() };
        board.pass();
        Expansion::of(moves.iter().map(|cell| (cell, 1)))
    }
}

/// Result of expanding a node.
enum Expansion {
    /// A win in this number of plies.
    Win(u32),
    /// No win.
    Refuted,
    /// Moves with their initial proof numbers.
    Moves(Vec<(usize, u32)>),
}

impl Expansion {
    fn of(moves: impl Iterator<Item = (usize, u32)>) -> Expansion {
        let moves: Vec<_> = moves.collect();
        if moves.is_empty() { Expansion::Refuted } else { Expansion::Moves(moves) }
    }
}

/// The most-proving child.
struct BestChild {
    node: u32,
    cell: usize,
    /// Number of the second best child.
    second: u32,
}
