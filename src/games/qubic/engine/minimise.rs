//! Makes a finished proof smaller: replaces the winning move that the search proved first by another one
//! whose replies are all proved and that needs fewer positions in the book.

use super::proof_graph::{NodeId, ProofGraph};
use super::proof_number_search::ProofNumberSearch;

/// Number of positions. Shared ones count as often as they occur, so it can become very large.
type Cost = f64;

/// A step of the pass.
enum Task {
    /// Schedules the positions after its winning move first.
    Descend(NodeId),
    /// Then compares its winning move with the others.
    Compare(NodeId),
    /// Updates the cost after the move was replaced and the positions after the new move are done.
    UpdateCost(NodeId),
}

/// One pass over the moves of a proof, from the last to the first.
pub struct MinimisePass {
    /// Costs of positions with the moves chosen so far.
    costs: Vec<Option<Cost>>,
    visited: Vec<bool>,
    /// Stack of steps; the next one is at the end.
    tasks: Vec<Task>,
    /// Number of replaced moves.
    pub replaced: usize,
}

impl MinimisePass {
    /// Creates a pass that begins at these positions.
    pub fn new(graph: &ProofGraph, roots: impl DoubleEndedIterator<Item = NodeId>) -> MinimisePass {
        let nodes = graph.nodes.len();
        let tasks = roots.rev().map(Task::Descend).collect();
        MinimisePass { costs: vec![None; nodes], visited: vec![false; nodes], tasks, replaced: 0 }
    }

    /// Performs the next step; returns false if nothing is left.
    pub fn advance(&mut self, search: &mut ProofNumberSearch) -> bool {
        match self.tasks.pop() {
            None => return false,
            Some(Task::Descend(node)) => {
                if !std::mem::replace(&mut self.visited[node as usize], true) {
                    self.tasks.push(Task::Compare(node));
                    self.descend(&search.graph, node);
                }
            }
            Some(Task::Compare(node)) => self.compare(search, node),
            Some(Task::UpdateCost(node)) => {
                self.costs[node as usize] = None;
                self.cost(&search.graph, node);
            }
        }
        true
    }

    fn descend(&mut self, graph: &ProofGraph, node: NodeId) {
        let children = &graph.node(node).moves[0].children;
        self.tasks.extend(children.iter().rev().map(|&child| Task::Descend(child)));
    }

    /// Number of moves that the book needs from a position on.
    fn cost(&mut self, graph: &ProofGraph, node: NodeId) -> Cost {
        if let Some(cost) = self.costs[node as usize] {
            return cost;
        }
        let mut cost = Cost::from(u8::from(!graph.is_forced(node)));
        for &child in &graph.node(node).moves[0].children {
            cost += self.cost(graph, child);
        }
        self.costs[node as usize] = Some(cost);
        cost
    }

    /// Selects the cheapest winning move of a position.
    fn compare(&mut self, search: &mut ProofNumberSearch, node: NodeId) {
        self.costs[node as usize] = None;
        let mut least = self.cost(&search.graph, node);
        if search.graph.is_forced(node) || least < 2.0 {
            return;
        }
        let chosen = search.graph.node(node).moves[0].cell;
        let mut better = None;
        for cell in search.graph.empty_cells(node).filter(|&cell| cell != chosen) {
            let proved = search.proved_children(node, cell, &mut || true);
            let Ok(Some(children)) = proved else { continue };
            let mut cost = 1.0;
            for &child in &children {
                cost += self.cost(&search.graph, child);
            }
            if cost < least {
                least = cost;
                better = Some((cell, children));
            }
        }
        if let Some((cell, children)) = better {
            self.replaced += 1;
            search.graph.set_winning_move(node, cell, children);
            self.tasks.push(Task::UpdateCost(node));
            self.descend(&search.graph, node);
        }
    }
}
