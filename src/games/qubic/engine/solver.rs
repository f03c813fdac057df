//! Proves values of single positions: by rows, threat sequences and the book, otherwise by proof search for
//! either side with a limited number of nodes.

use std::cmp::Ordering;

use super::book::Book;
use super::params::{SOLVER_TABLE_BITS, THREATS_ONLY};
use super::principal_variation::{PrincipalVariation, book_pv, play_out, strategy_pv};
use super::proof_number_search::ProofNumberSearch;
use super::stones::Stones;
use super::threat_search::{ThreatSearch, UNLIMITED};
use crate::core::rules::Rules;
use crate::games::qubic::position::{Move, Position};
use crate::search::bits::Bits;
use crate::search::node_limit::LimitReached;

/// Value of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Win; plies to the end along the variation found.
    Win(u32),
    /// Loss; plies to the end along the variation found.
    Loss(u32),
    /// Neither side can win.
    Draw,
    /// Nothing was proved.
    Unknown,
}

impl Value {
    /// The value for the side that moved to this position.
    fn for_parent(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Loss(plies) => Value::Win(plies + 1),
            same => same,
        }
    }

    /// Sort key: the kind of result, then the plies.
    fn sort_key(self) -> (u8, u32) {
        match self {
            Value::Win(plies) => (3, u32::MAX - plies),
            Value::Unknown => (2, 0),
            Value::Draw => (1, 0),
            Value::Loss(plies) => (0, plies),
        }
    }
}

/// Better values are greater: a short win above a long one, a long loss above a short one. Unknown is above a
/// draw, because a position with an unknown move must not be called a draw.
impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        self.sort_key().cmp(&other.sort_key())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Solver of single positions.
pub struct Solver {
    threats: ThreatSearch,
    /// Maximum nodes per value.
    max_nodes: u32,
    with_book: bool,
    nodes: u64,
}

impl Solver {
    /// Creates a solver that spends at most `max_nodes` per value.
    pub fn new(max_nodes: u32, with_book: bool) -> Solver {
        Solver { threats: ThreatSearch::new(SOLVER_TABLE_BITS), max_nodes, with_book, nodes: 0 }
    }

    /// Nodes of the threat search so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The value of a position that is not the end of a game.
    pub fn value(&mut self, position: &Position) -> Value {
        self.solve(position).0
    }

    /// The values of such a position and of each of its moves.
    pub fn values(&mut self, position: &Position) -> (Value, Vec<(Move, Value)>) {
        let (whole, winning) = self.solve(position);
        let mut values: Vec<(Move, Value)> = Vec::new();
        for chosen in position.legal_moves() {
            let mut after = *position;
            let legal = after.play(chosen);
            debug_assert!(legal.is_ok());
            let value = match after.outcome() {
                Some(outcome) if outcome.winner.is_some() => Value::Loss(0),
                Some(_) => Value::Draw,
                None => self.value(&after),
            };
            // Re-proving the winning move after it is made may take too many nodes.
            let known = if winning == Some(chosen) { whole } else { Value::Loss(0) };
            values.push((chosen, value.for_parent().max(known)));
        }
        let best = values.iter().map(|&(_, value)| value).max();
        let best = best.filter(|&best| best != Value::Unknown).unwrap_or(whole);
        (best, values)
    }

    /// The value, and in a won position the first move of the variation.
    fn solve(&mut self, position: &Position) -> (Value, Option<Move>) {
        let side = position.side_to_move();
        let [own, other] = [side, side.other()].map(|side| Stones::new(position.stones(side)));
        let won =
            |pv: PrincipalVariation| (Value::Win(pv.len() as u32), pv.first().map(|&cell| Move::on(cell)));
        if let Some(pv) = self.find_win(&own, &other) {
            return won(pv);
        }
        let threatened = other.winning_cells(&own);
        let allowed = if threatened != 0 { threatened } else { position.empty() };
        let (mut longest, mut open) = (0, Vec::new());
        for cell in Bits(allowed) {
            match self.find_win(&other, &own.with(cell)) {
                Some(pv) => longest = longest.max(pv.len()),
                None => open.push(cell),
            }
        }
        let mut nodes_left = self.max_nodes;
        if !open.is_empty()
            && let Some(pv) = self.prove_win(&own, &other, &mut nodes_left)
        {
            return won(pv);
        }
        for cell in open {
            match self.prove_win(&other, &own.with(cell), &mut nodes_left) {
                Some(pv) => longest = longest.max(pv.len()),
                None => return (Value::Unknown, None),
            }
        }
        (Value::Loss(longest as u32 + 1), None)
    }

    /// A win without proof search: a row, a threat sequence, the book.
    fn find_win(&mut self, own: &Stones, other: &Stones) -> Option<PrincipalVariation> {
        if let Some(cell) = Bits(own.winning_cells(other)).next() {
            return Some(vec![cell]);
        }
        let nodes = &mut self.nodes;
        let mut spend = || {
            *nodes += 1;
            true
        };
        if let Ok(Some(sequence)) = self.threats.find_shortest(own, other, UNLIMITED, &mut spend) {
            return Some(play_out(&sequence, *own, *other));
        }
        let began = own.cells.count_ones() == other.cells.count_ones();
        if !self.with_book || !began {
            return None;
        }
        book_pv(Book::embedded(), *own, *other, &mut self.threats)
    }

    /// A win found by proof search with the remaining nodes.
    fn prove_win(
        &mut self,
        own: &Stones,
        other: &Stones,
        nodes_left: &mut u32,
    ) -> Option<PrincipalVariation> {
        let mut search = ProofNumberSearch::new(THREATS_ONLY, SOLVER_TABLE_BITS);
        let root = search.insert(own.cells, other.cells);
        let nodes = &mut self.nodes;
        let mut spend = || {
            *nodes += 1;
            *nodes_left = nodes_left.saturating_sub(1);
            *nodes_left > 0
        };
        // Disproved or out of nodes: in both cases there is no win to report.
        let _: Result<(), LimitReached> = search.solve(root, &mut spend);
        if !search.is_proved(root) {
            return None;
        }
        let strategy = |own, other| search.graph.winning_move(own, other);
        Some(strategy_pv(*own, *other, &mut self.threats, &strategy))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_values_are_greater() {
        let values =
            [Value::Loss(2), Value::Loss(8), Value::Draw, Value::Unknown, Value::Win(9), Value::Win(3)];
        assert!(values.is_sorted_by(|worse, better| worse < better));
        assert_eq!(values[1].for_parent(), Value::Win(9));
    }
}
