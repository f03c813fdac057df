//! Makes a finished proof smaller: wherever another move leads only to proved positions and needs fewer of
//! them stored, it takes the place of the one that the search happened to find first.

use crate::qubic::proof::Proof;

/// Counts shared positions as often as they are met, so that they can become very many.
pub type Cost = f64;

/// One round through the moves of a proof, from the last to the first.
pub struct Round {
    /// What a position costs with the moves chosen so far.
    costs: Vec<Option<Cost>>,
    settled: Vec<bool>,
    /// How many moves have been replaced.
    pub replaced: usize,
}

impl Round {
    /// Nothing of this proof has been looked at in this round.
    pub fn new(proof: &Proof) -> Round {
        let nodes = proof.nodes.len();
        Round { costs: vec![None; nodes], settled: vec![false; nodes], replaced: 0 }
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

    /// The cost of a position after the best choice of moves in it and below it.
    pub fn settle(&mut self, proof: &mut Proof, node: u32) -> Cost {
        if std::mem::replace(&mut self.settled[node as usize], true) {
            return self.cost(proof, node);
        }
        for child in proof.nodes[node as usize].edges[0].children.clone() {
            self.settle(proof, child);
        }
        self.costs[node as usize] = None;
        let mut least = self.cost(proof, node);
        if proof.forced(node) || least < 2.0 {
            return least;
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
            proof.choose(node, cell, children.clone());
            for child in children {
                self.settle(proof, child);
            }
            self.costs[node as usize] = None;
            least = self.cost(proof, node);
        }
        least
    }
}
