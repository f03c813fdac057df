//! What every move of Qubic is worth: wins and losses that rows, chains of threes, the book or a proof show, and
//! an estimate from the rows for every other one.

use crate::player::{MoveValue, Report, Score};
use crate::qubic::engine::{PROOF_BITS, Thought, worth_of_move};
use crate::qubic::geometry::cells;
use crate::qubic::line::{Line, chain_to_end, expected};
use crate::qubic::proof::{Proof, THREATS_ONLY};
use crate::qubic::rules::Move;

/// A move whose end is not known.
struct Open {
    cell: u8,
    worth: i32,
    /// The opponent's position after it, in the graph that looks for his wins; nothing once that is settled.
    reply: Option<u32>,
}

impl Thought<'_, '_> {
    /// Tells what the moves are worth; answers whether all of it is certain.
    pub(super) fn weigh(&mut self) -> bool {
        let booked = self.book_line();
        let mut open = Vec::new();
        for cell in cells(!(self.own.cells | self.other.cells)) {
            let known = booked.as_ref().filter(|line| line.first() == Some(&cell)).cloned();
            let known = known.map(|line| (true, line)).or_else(|| self.seen(cell));
            let worth = worth_of_move(&self.own, &self.other, cell);
            match known {
                Some((wins, line)) => self.tell_end(wins, line),
                None => {
                    self.tell(Score::Points(worth), false, vec![cell]);
                    open.push(Open { cell, worth, reply: None });
                }
            }
            if self.budget.exhausted() {
                return false;
            }
        }
        open.sort_by_key(|one| -one.worth);
        self.prove_each(open)
    }

    /// What rows and chains show: whether the move wins, and the line to the end.
    fn seen(&mut self, cell: u8) -> Option<(bool, Line)> {
        let (after, other) = (self.own.with(cell), self.other);
        if after.complete() {
            return Some((true, vec![cell]));
        }
        let then = |rest: Line| std::iter::once(cell).chain(rest).collect();
        if let Some(completing) = cells(other.winning(&after)).next() {
            return Some((false, then(vec![completing])));
        }
        let budget = &mut self.budget;
        let mut spend = || budget.spend();
        let mut threes = cells(after.winning(&other));
        if let Some(reply) = threes.next() {
            // The reply is forced: is there a win behind it?
            let others = other.with(reply);
            let chain = match threes.next() {
                Some(completed) => vec![completed],
                None if others.winning(&after) != 0 => {
                    self.engine.threats.find(&after, &others, 1, &mut spend).ok()??
                }
                None => {
                    let most = self.engine.attack;
                    self.engine.threats.shortest(&after, &others, most, &mut spend).ok()??
                }
            };
            let rest = std::iter::once(reply).chain(chain_to_end(&chain, after, others)).collect();
            return Some((true, then(rest)));
        }
        let most = self.engine.defence;
        let chain = self.engine.threats.shortest(&other, &after, most, &mut spend).ok()??;
        Some((false, then(chain_to_end(&chain, other, after))))
    }

    /// Turn by turn tries to prove an own win, and the opponent's after each of these moves.
    fn prove_each(&mut self, mut open: Vec<Open>) -> bool {
        let mut mine = Proof::new(THREATS_ONLY, PROOF_BITS);
        let mut theirs = Proof::new(THREATS_ONLY, PROOF_BITS);
        let chains = |thought: &mut Self| {
            let budget = &mut thought.budget;
            let most = thought.engine.attack;
            let chain =
                thought.engine.threats.find(&thought.own, &thought.other, most, &mut || budget.spend());
            !matches!(chain, Ok(None))
        };
        // A position with a chain in it needs no proof, and a proof cannot begin there.
        let mut root = (!chains(self)).then(|| mine.node(self.own.cells, self.other.cells));
        for one in &mut open {
            let after = self.own.with(one.cell);
            if after.winning(&self.other) == 0 {
                one.reply = Some(theirs.node(self.other.cells, after.cells));
            }
        }
        while !self.budget.exhausted() && (root.is_some() || open.iter().any(|one| one.reply.is_some())) {
            if let Some(node) = root {
                self.turn(&mut mine, node);
                self.tell_effort();
                if mine.nodes[node as usize].proof == 0 {
                    let strategy = |own, other| mine.answer(own, other);
                    let line = expected(self.own, self.other, &mut self.engine.threats, &strategy);
                    open.retain(|one| line.first() != Some(&one.cell));
                    self.tell_end(true, line);
                    root = None;
                } else if mine.nodes[node as usize].disproof == 0 {
                    root = None;
                }
            }
            for at in (0..open.len()).rev() {
                let Open { cell, reply: Some(reply), .. } = open[at] else { continue };
                if self.budget.exhausted() {
                    break;
                }
                self.turn(&mut theirs, reply);
                self.tell_effort();
                let node = &theirs.nodes[reply as usize];
                if node.proof == 0 {
                    let after = self.own.with(cell);
                    let strategy = |own, other| theirs.answer(own, other);
                    let mut line = vec![cell];
                    line.extend(expected(self.other, after, &mut self.engine.threats, &strategy));
                    self.tell_end(false, line);
                    open.remove(at);
                } else if node.disproof == 0 {
                    open[at].reply = None;
                }
            }
        }
        open.is_empty()
    }

    fn tell_effort(&mut self) {
        let nodes = self.budget.nodes();
        self.budget.report(&Report { score: None, depth: 1, nodes, line: Vec::new() });
    }

    fn tell_end(&mut self, wins: bool, line: Line) {
        let plies = line.len() as u32;
        self.tell(if wins { Score::Win(plies) } else { Score::Loss(plies) }, true, line);
    }

    fn tell(&mut self, score: Score, exact: bool, line: Line) {
        let (chosen, depth) = (Move::on(line[0]), line.len() as u32);
        let line: Vec<Move> = line.into_iter().map(Move::on).collect();
        let nodes = self.budget.nodes();
        self.budget.report(&Report { score: Some(score), depth, nodes, line: line.clone() });
        self.budget.value(&MoveValue { chosen, score, exact, depth, line });
    }
}
