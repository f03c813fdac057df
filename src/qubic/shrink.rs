//! Makes a finished proof smaller: wherever another move leads only to proved positions and needs fewer of
//! them stored, it takes the place of the one that the search happened to find first.

use crate::qubic::proof::Proof;

/// Counts shared positions as often as they are met, so that they can become very many.
type Cost = f64;

/// What is next to be done with a position.
enum Task {
    /// First of all the positions after its move.
    Below(u32),
    /// Then its own move is compared with the others.
    Moves(u32),
    /// Another move has been chosen, and the positions after that one are done.
    Again(u32),
}

/// One round through the moves of a proof, from the last to the first.
pub struct Round {
    /// What a position costs with the moves chosen so far.
    costs: Vec<Option<Cost>>,
    settled: Vec<bool>,
    /// What is left to do, the next at the end.
    tasks: Vec<Task>,
    /// How many moves have been replaced.
    pub replaced: usize,
}

impl Round {
    /// Nothing of the proof has been looked at in this round.
    pub fn new(proof: &Proof, roots: impl DoubleEndedIterator<Item = u32>) -> Round {
        let nodes = proof.nodes.len();
        let tasks = roots.rev().map(Task::Below).collect();
        Round { costs: vec![None; nodes], settled: vec![false; nodes], tasks, replaced: 0 }
    }

    /// Does what is next; false when nothing is left.
    pub fn advance(&mut self, proof: &mut Proof) -> bool {
        match self.tasks.pop() {
            None => return false,
            Some(Task::Below(node)) => {
                if !std::mem::replace(&mut self.settled[node as usize], true) {
                    self.tasks.push(Task::Moves(node));
                    self.go_below(proof, node);
                }
            }
            Some(Task::Moves(node)) => self.compare(proof, node),
            Some(Task::Again(node)) => {
                self.costs[node as usize] = None;
                self.cost(proof, node);
            }
        }
        true
    }

    fn go_below(&mut self, proof: &Proof, node: u32) {
        let children = &proof.nodes[node as usize].edges[0].children;
        self.tasks.extend(children.iter().rev().map(|&child| Task::Below(child)));
    }

    /// The cost of a position with its move as it is.
    fn cost(&mut self, proof: &Proof, node: u32) -> Cost {
        if let Some(cost) = self.costs[node as usize] {
            return cost;
        }
        let children = proof.nodes[node as usize].edges[0].children.clone();
        let mut cost = Cost::from(u8::from(!proof.forced(node)));
        for child in children {
            cost += self.cost(proof, child);
        }
        self.costs[node as usize] = Some(cost);
        cost
    }

    /// Makes the cheapest move of a position the chosen one.
    fn compare(&mut self, proof: &mut Proof, node: u32) {
        self.costs[node as usize] = None;
        let mut least = self.cost(proof, node);
        if proof.forced(node) || least < 2.0 {
            return;
        }
        let chosen = proof.nodes[node as usize].edges[0].cell;
        let mut better = None;
        for cell in proof.candidates(node) {
            if cell == chosen {
                continue;
            }
            let found = proof.proved_children(node, cell, &mut || true);
            let Ok(Some(children)) = found else { continue };
            let mut cost = 1.0;
            for &child in &children {
                cost += self.cost(proof, child);
            }
            if cost < least {
                least = cost;
                better = Some((cell, children));
            }
        }
        if let Some((cell, children)) = better {
            self.replaced += 1;
            proof.choose(node, cell, children);
            self.tasks.push(Task::Again(node));
            self.go_below(proof, node);
        }
    }
}
