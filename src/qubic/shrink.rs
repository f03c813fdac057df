//! Makes a finished proof smaller: wherever another move leads only to proved positions and needs fewer of
//! them stored, it takes the place of the one that the search happened to find first.

use crate::qubic::proof::Proof;
use crate::qubic::threats::Spent;

/// Counts shared positions as often as they are met, so that they can become very many.
type Cost = f64;

/// The state of one round.
struct Round<'a> {
    proof: &'a mut Proof,
    /// What a position costs with the moves chosen so far.
    costs: Vec<Option<Cost>>,
    settled: Vec<bool>,
    /// How many moves have been replaced.
    replaced: usize,
}

/// Goes once through the moves of the proof from the last to the first; how many it replaced.
pub fn shrink(proof: &mut Proof, roots: &[u32], spend: &mut impl FnMut() -> bool) -> Result<usize, Spent> {
    let nodes = proof.nodes.len();
    let mut round = Round { proof, costs: vec![None; nodes], settled: vec![false; nodes], replaced: 0 };
    for &root in roots {
        round.settle(root, spend)?;
    }
    Ok(round.replaced)
}

impl Round<'_> {
    /// The cost of a position with its move as it is.
    fn cost(&mut self, node: u32) -> Cost {
        if let Some(cost) = self.costs[node as usize] {
            return cost;
        }
        let children = self.proof.nodes[node as usize].edges[0].children.clone();
        let mut cost = Cost::from(u8::from(!self.proof.forced(node)));
        for child in children {
            cost += self.cost(child);
        }
        self.costs[node as usize] = Some(cost);
        cost
    }

    /// The cost of a position after the best choice of moves in it and below it.
    fn settle(&mut self, node: u32, spend: &mut impl FnMut() -> bool) -> Result<Cost, Spent> {
        if std::mem::replace(&mut self.settled[node as usize], true) {
            return Ok(self.cost(node));
        }
        for child in self.proof.nodes[node as usize].edges[0].children.clone() {
            self.settle(child, spend)?;
        }
        self.costs[node as usize] = None;
        let mut least = self.cost(node);
        if self.proof.forced(node) || least < 2.0 {
            return Ok(least);
        }
        let chosen = self.proof.nodes[node as usize].edges[0].cell;
        let mut better = None;
        for cell in self.proof.candidates(node) {
            if cell == chosen {
                continue;
            }
            let Some(children) = self.proof.proved_children(node, cell, spend)? else { continue };
            let mut cost = 1.0;
            for &child in &children {
                cost += self.cost(child);
            }
            if cost < least {
                least = cost;
                better = Some((cell, children));
            }
        }
        if let Some((cell, children)) = better {
            self.replaced += 1;
            self.proof.choose(node, cell, children.clone());
            for child in children {
                self.settle(child, spend)?;
            }
            self.costs[node as usize] = None;
            least = self.cost(node);
        }
        Ok(least)
    }
}
