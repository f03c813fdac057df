//! The modern players. They complete rows, look for chains of threes for both sides, search for proofs, and
//! weigh what is left; the strongest also knows the book of the first player's win.
//!
//! The levels below it see less, as people do: they overlook rows, follow shorter chains, prove nothing.

use crate::game::Game;
use crate::parameters::{Parameter, Parameters};
use crate::player::{Choice, Entry, Limits, Player, Report, Score, Watch};
use crate::qubic::book;
use crate::qubic::geometry::{ROW_SETS, Rows, cells};
use crate::qubic::line::{Line, chain_to_end, expected};
use crate::qubic::proof::{NEVER, Proof, THREATS_ONLY};
use crate::qubic::rules::{Move, Position};
use crate::qubic::threats::{Spent, Stones, Threats};
use crate::record::Record;
use crate::search::budget::Budget;
use crate::search::random::Random;

/// Positions between two changes from proving the own win to proving the opponent's.
const TURN: u32 = 20_000;

/// An analysis may look at so many times as many positions as a thought: what a proof has met fills the memory.
const ANALYSED: u32 = 4;

/// Room for 2^15 positions without a chain.
pub(super) const PROOF_BITS: u32 = 15;

/// What a level sees and does.
struct Level {
    id: &'static str,
    name: &'static str,
    line: &'static str,
    /// In percent, how likely a row is not seen in one move.
    overlook: i32,
    /// How much chance adds to the worth of a move.
    whim: i32,
    /// Attacks in its own chains.
    attack: i32,
    /// Attacks in the opponent's chains that it looks at before it moves.
    defence: i32,
    /// Thousands of positions for proofs where nothing else is limited.
    proof: i32,
}

#[rustfmt::skip]
const LEVELS: [Level; 6] = [
    Level { id: "beginner", name: "Beginner", line: "overlooks many a row and moves on a whim",
        overlook: 50, whim: 60, attack: 0, defence: 0, proof: 0 },
    Level { id: "casual", name: "Casual player", line: "sees most rows, but no double threes",
        overlook: 15, whim: 15, attack: 0, defence: 0, proof: 0 },
    Level { id: "keen", name: "Keen player", line: "makes double threes and closes them",
        overlook: 5, whim: 6, attack: 1, defence: 1, proof: 0 },
    Level { id: "club", name: "Club player", line: "sees short chains of threes",
        overlook: 2, whim: 4, attack: 2, defence: 2, proof: 0 },
    Level { id: "expert", name: "Expert", line: "sees long chains of threes and moves well between them",
        overlook: 0, whim: 2, attack: 5, defence: 4, proof: 0 },
    Level { id: "prover", name: "Prover", line: "has solved the game: wins every game that it begins",
        overlook: 0, whim: 0, attack: 63, defence: 63, proof: 400 },
];

/// Every modern player.
pub fn roster() -> Vec<Entry<Position>> {
    let entry = |level: &Level| Entry {
        id: level.id,
        name: level.name,
        year: 2026,
        line: level.line,
        parameters: vec![
            Parameter::number("overlook", "percent of the rows overlooked in a move", level.overlook, 0, 100),
            Parameter::number("whim", "how much chance adds to a move's worth", level.whim, 0, 1000),
            Parameter::number("attack", "threes in its own chains", level.attack, 0, 63),
            Parameter::number(
                "defence",
                "threes in the opponent's chains that it looks at",
                level.defence,
                0,
                63,
            ),
            Parameter::number("proof", "thousands of positions for proofs", level.proof, 0, 100_000),
            Parameter::number("book", "whether it knows the book", i32::from(level.id == "prover"), 0, 1),
        ],
        seat: |numbers, seed| Box::new(Engine::new(numbers, seed)),
    };
    LEVELS.iter().map(entry).collect()
}

pub(super) struct Engine {
    overlook: usize,
    whim: usize,
    pub(super) attack: u32,
    pub(super) defence: u32,
    proof: u32,
    book: bool,
    seed: u64,
    pub(super) threats: Threats,
}

impl Engine {
    fn new(numbers: &Parameters, seed: u64) -> Self {
        let number = |name| numbers.number(name).unsigned_abs();
        Engine {
            overlook: number("overlook") as usize,
            whim: number("whim") as usize,
            attack: number("attack"),
            defence: number("defence"),
            proof: number("proof"),
            book: number("book") != 0,
            seed,
            threats: Threats::new(if number("attack") > 3 { 16 } else { 8 }),
        }
    }
}

impl Player<Position> for Engine {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Choice<Move> {
        let mut limits = *limits;
        if limits == Limits::default() {
            // Chains are looked for to their end anyway; the proof needs a bound of its own.
            limits.nodes = Some(self.proof.saturating_mul(1000).max(1_000_000));
        }
        let position = record.position();
        let side = position.side_to_move();
        let mut random = Random::for_occasion(self.seed, record.ply() as u64);
        let unseen = unseen(self.overlook, &mut random);
        let [own, other] = [side, side.other()].map(|side| Stones::blind(position.stones(side), unseen));
        let mut thought = Thought { engine: self, own, other, random, budget: Budget::new(&limits, watch) };
        let found = thought.find();
        let nodes = thought.budget.nodes();
        let line: Vec<Move> = found.line.iter().map(|&cell| Move::on(cell)).collect();
        let chosen = line.first().copied().unwrap_or_else(|| position.legal_moves()[0]);
        let report = Report { score: found.score, depth: line.len() as u32, nodes, line };
        Choice { chosen, report, stopped: thought.budget.stopped() }
    }

    fn analyse(&mut self, record: &Record<Position>, limits: &Limits, watch: &mut dyn Watch<Move>) -> bool {
        let usual = self.proof.saturating_mul(1000).max(1_000_000);
        let limits =
            Limits { nodes: Some(limits.nodes.unwrap_or(u32::MAX).min(ANALYSED * usual)), ..*limits };
        let position = record.position();
        let side = position.side_to_move();
        let [own, other] = [side, side.other()].map(|side| Stones::new(position.stones(side)));
        let random = Random::new(self.seed);
        Thought { engine: self, own, other, random, budget: Budget::new(&limits, watch) }.weigh()
    }
}

/// Rows that are not seen in this move; diagonals through more levels are overlooked more easily.
fn unseen(percent: usize, random: &mut Random) -> Rows {
    let mut rows = 0;
    if percent > 0 {
        for (row, set) in ROW_SETS.iter().enumerate() {
            let straight = [0x000f, 0x1111, 0x0001_0001_0001_0001];
            let least = set.trailing_zeros();
            let harder = !straight.contains(&(set >> least));
            if random.below(100) < percent + if harder { percent / 2 } else { 0 } {
                rows |= 1 << row;
            }
        }
    }
    rows
}

/// A move with its reasons.
struct Found {
    line: Line,
    score: Option<Score>,
}

/// One move's thinking.
pub(super) struct Thought<'a, 'b> {
    pub(super) engine: &'a mut Engine,
    pub(super) own: Stones,
    pub(super) other: Stones,
    random: Random,
    pub(super) budget: Budget<'b, Move>,
}

impl Thought<'_, '_> {
    fn find(&mut self) -> Found {
        let won = |line: Line| Found { score: Some(Score::Win(line.len() as u32)), line };
        if let Some(cell) = cells(self.own.winning(&self.other)).next() {
            return won(vec![cell]);
        }
        if let Some(line) = self.book_line() {
            return won(line);
        }
        if let Some(line) = self.chain_line() {
            return won(line);
        }
        let candidates = match self.defences() {
            Ok(candidates) => candidates,
            Err(lost) => return lost,
        };
        let ranked = self.ranked(candidates);
        if self.engine.proof > 0 {
            return self.prove(ranked);
        }
        Found { line: ranked.into_iter().take(1).collect(), score: None }
    }

    /// The book's move for the player who began, and the line that it expects.
    pub(super) fn book_line(&mut self) -> Option<Line> {
        let began = self.own.cells.count_ones() == self.other.cells.count_ones();
        let book = if self.engine.book && began { book::shipped() } else { return None };
        book.find(self.own.cells, self.other.cells)?;
        let line =
            expected(self.own, self.other, &mut self.engine.threats, &|own, other| book.find(own, other));
        Some(line)
    }

    /// A chain of its own, the shortest.
    fn chain_line(&mut self) -> Option<Line> {
        let budget = &mut self.budget;
        let most = self.engine.attack;
        let found = self.engine.threats.shortest(&self.own, &self.other, most, &mut || budget.spend());
        let chain = found.ok().flatten()?;
        Some(chain_to_end(&chain, self.own, self.other))
    }

    /// The moves that leave the opponent no row and no chain; or, if there is none, the longest resistance.
    fn defences(&mut self) -> Result<Vec<u8>, Found> {
        let empty = !(self.own.cells | self.other.cells);
        let threatened = self.other.winning(&self.own);
        let allowed = if threatened != 0 { threatened } else { empty };
        let mut safe = Vec::new();
        let mut longest: Line = Vec::new();
        for cell in cells(allowed) {
            let after = self.own.with(cell);
            let budget = &mut self.budget;
            let most = self.engine.defence;
            let chain = match self.engine.threats.find(&self.other, &after, most, &mut || budget.spend()) {
                Ok(Some(chain)) => chain,
                Ok(None) | Err(Spent) => {
                    safe.push(cell);
                    continue;
                }
            };
            if chain.len() + 1 > longest.len() {
                longest = std::iter::once(cell).chain(chain).collect();
            }
        }
        if !safe.is_empty() {
            return Ok(safe);
        }
        let cell = longest[0];
        let after = self.own.with(cell);
        let budget = &mut self.budget;
        let most = self.engine.defence;
        let chain = match self.engine.threats.shortest(&self.other, &after, most, &mut || budget.spend()) {
            Ok(Some(chain)) => chain,
            _ => longest[1..].to_vec(),
        };
        let mut line = vec![cell];
        line.extend(chain_to_end(&chain, self.other, after));
        Err(Found { score: Some(Score::Loss(line.len() as u32)), line })
    }

    /// The moves with the best first.
    fn ranked(&mut self, candidates: Vec<u8>) -> Vec<u8> {
        let whim = self.engine.whim;
        let mut worth: Vec<(i32, u8)> = candidates
            .into_iter()
            .map(|cell| {
                // Chance decides between equals at least.
                let chance = self.random.below(8 * whim + 8) as i32;
                (8 * worth_of_move(&self.own, &self.other, cell) + chance, cell)
            })
            .collect();
        worth.sort_by_key(|&(worth, cell)| (-worth, cell));
        worth.into_iter().map(|(_, cell)| cell).collect()
    }

    /// Turn by turn tries to prove an own win, and the opponent's after the best move; a move after which he
    /// wins for certain gives way to the next. The moves come ranked.
    fn prove(&mut self, ranked: Vec<u8>) -> Found {
        let mut mine = Proof::new(THREATS_ONLY, PROOF_BITS);
        let root = mine.node(self.own.cells, self.other.cells);
        let mut theirs = Proof::new(THREATS_ONLY, PROOF_BITS);
        let (mut favourite, mut mine_open, mut theirs_open) = (0, true, true);
        while !self.budget.exhausted() && (mine_open || theirs_open) {
            if mine_open {
                self.turn(&mut mine, root);
                let node = &mine.nodes[root as usize];
                if node.proof == 0 {
                    let strategy = |own, other| mine.answer(own, other);
                    let line = expected(self.own, self.other, &mut self.engine.threats, &strategy);
                    return Found { score: Some(Score::Win(line.len() as u32)), line };
                }
                mine_open = node.disproof > 0;
            }
            if theirs_open && !self.budget.exhausted() {
                let after = self.own.cells | 1 << ranked[favourite];
                let reply = theirs.node(self.other.cells, after);
                self.turn(&mut theirs, reply);
                let node = &theirs.nodes[reply as usize];
                if node.proof > 0 {
                    theirs_open = node.disproof > 0;
                } else if favourite + 1 < ranked.len() {
                    favourite += 1;
                } else {
                    return self.proved_loss(&ranked, &theirs);
                }
            }
        }
        Found { line: vec![ranked[favourite]], score: None }
    }

    /// The longest resistance where the opponent's win is proved after every move.
    fn proved_loss(&mut self, moves: &[u8], theirs: &Proof) -> Found {
        let mut longest = Line::new();
        for &cell in moves {
            let after = self.own.with(cell);
            let strategy = |own, other| theirs.answer(own, other);
            let mut line = vec![cell];
            line.extend(expected(self.other, after, &mut self.engine.threats, &strategy));
            if line.len() > longest.len() {
                longest = line;
            }
        }
        Found { score: Some(Score::Loss(longest.len() as u32)), line: longest }
    }

    /// Works on a proof for a while.
    pub(super) fn turn(&mut self, proof: &mut Proof, node: u32) {
        let budget = &mut self.budget;
        let end = budget.nodes().saturating_add(TURN);
        let mut spend = || budget.nodes() < end && budget.spend();
        let _ = proof.visit(node, NEVER, NEVER, &mut spend);
    }
}

/// What the rows promise after a move: rows of its own less the opponent's, by the stones in them.
pub(super) fn worth_of_move(own: &Stones, other: &Stones, cell: u8) -> i32 {
    let mut after = own.with(cell);
    let mut others = *other;
    // A three is closed at once.
    if let Some(reply) = cells(after.winning(other)).next() {
        others = others.with(reply);
        if let Some(forced) = cells(others.winning(&after)).next() {
            after = after.with(forced);
        }
    }
    let rows = |one: &Stones, two: &Stones| {
        one.ones(two).count_ones() as i32 + 4 * one.twos(two).count_ones() as i32
    };
    rows(&after, &others) - rows(&others, &after)
}
