//! What can be proved of a position: chains of threes, the book, and where they say nothing a proof for
//! either side within a number of positions.

use std::cmp::Ordering;

use crate::game::Game;
use crate::qubic::book;
use crate::qubic::geometry::cells;
use crate::qubic::line::{Line, chain_to_end, expected};
use crate::qubic::proof::{NEVER, Proof, THREATS_ONLY};
use crate::qubic::rules::{Move, Position};
use crate::qubic::threats::{ANY_LENGTH, Stones, Threats};

/// Room for 2^16 positions without a chain.
const BITS: u32 = 16;

/// What is known of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Plies to its end along the line that was found.
    Win(u32),
    /// Plies to its end along the line that was found.
    Loss(u32),
    /// Nobody can win any more.
    Draw,
    /// Nothing was proved.
    Unknown,
}

impl Value {
    /// The value for the side that made the move which led there.
    fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Loss(plies) => Value::Win(plies + 1),
            same => same,
        }
    }

    /// The class of the value, and within it the less, the better.
    fn rank(self) -> (u8, u32) {
        match self {
            Value::Win(plies) => (3, u32::MAX - plies),
            Value::Unknown => (2, 0),
            Value::Draw => (1, 0),
            Value::Loss(plies) => (0, plies),
        }
    }
}

/// The better is the greater: a short win before a long one, a long loss before a short one, and what is not
/// known before a draw, because it keeps the whole from being called one.
impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The prover of single positions.
pub struct Solver {
    threats: Threats,
    /// Positions that may be spent on one value.
    most: u32,
    with_book: bool,
    nodes: u64,
}

impl Solver {
    /// A solver that spends at most so many positions on one value.
    pub fn new(most: u32, with_book: bool) -> Solver {
        Solver { threats: Threats::new(BITS), most, with_book, nodes: 0 }
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The value of a position that is not the end of a game.
    pub fn value(&mut self, position: &Position) -> Value {
        self.solve(position).0
    }

    /// The value of such a position and of each of its moves.
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
            // What was proved of the whole may be too much work from behind the move.
            let known = if winning == Some(chosen) { whole } else { Value::Loss(0) };
            values.push((chosen, value.before().max(known)));
        }
        let best = values.iter().map(|&(_, value)| value).max();
        let best = best.filter(|&best| best != Value::Unknown).unwrap_or(whole);
        (best, values)
    }

    /// The value, and in a won position the move that begins the line.
    fn solve(&mut self, position: &Position) -> (Value, Option<Move>) {
        let side = position.side_to_move();
        let [own, other] = [side, side.other()].map(|side| Stones::new(position.stones(side)));
        let won = |line: Line| (Value::Win(line.len() as u32), line.first().map(|&cell| Move::on(cell)));
        if let Some(line) = self.short_win(&own, &other) {
            return won(line);
        }
        let threatened = other.winning(&own);
        let allowed = if threatened != 0 { threatened } else { position.empty() };
        let (mut longest, mut open) = (0, Vec::new());
        for cell in cells(allowed) {
            match self.short_win(&other, &own.with(cell)) {
                Some(line) => longest = longest.max(line.len()),
                None => open.push(cell),
            }
        }
        let mut left = self.most;
        if !open.is_empty()
            && let Some(line) = self.proved_win(&own, &other, &mut left)
        {
            return won(line);
        }
        for cell in open {
            match self.proved_win(&other, &own.with(cell), &mut left) {
                Some(line) => longest = longest.max(line.len()),
                None => return (Value::Unknown, None),
            }
        }
        (Value::Loss(longest as u32 + 1), None)
    }

    /// A win that needs no search for quiet moves: a row, a chain, the book.
    fn short_win(&mut self, own: &Stones, other: &Stones) -> Option<Line> {
        if let Some(cell) = cells(own.winning(other)).next() {
            return Some(vec![cell]);
        }
        let nodes = &mut self.nodes;
        let mut spend = || {
            *nodes += 1;
            true
        };
        if let Ok(Some(chain)) = self.threats.shortest(own, other, ANY_LENGTH, &mut spend) {
            return Some(chain_to_end(&chain, *own, *other));
        }
        let began = own.cells.count_ones() == other.cells.count_ones();
        let book = if self.with_book && began { book::shipped() } else { return None };
        book.find(own.cells, other.cells)?;
        Some(expected(*own, *other, &mut self.threats, &|own, other| book.find(own, other)))
    }

    /// A win that is proved with what is left, where there is no short one.
    fn proved_win(&mut self, own: &Stones, other: &Stones, left: &mut u32) -> Option<Line> {
        let mut proof = Proof::new(THREATS_ONLY, BITS);
        let root = proof.node(own.cells, other.cells);
        let nodes = &mut self.nodes;
        let mut spend = || {
            *nodes += 1;
            *left = left.saturating_sub(1);
            *left > 0
        };
        // Whether it ran out or was refuted is the same to us: it is not proved.
        let _ = proof.visit(root, NEVER, NEVER, &mut spend);
        let proved = proof.nodes[root as usize].proof == 0;
        proved.then(|| expected(*own, *other, &mut self.threats, &|own, other| proof.answer(own, other)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_value_is_the_greater() {
        let values =
            [Value::Loss(2), Value::Loss(8), Value::Draw, Value::Unknown, Value::Win(9), Value::Win(3)];
        assert!(values.is_sorted_by(|worse, better| worse < better));
        assert_eq!(values[1].before(), Value::Win(9));
    }
}
