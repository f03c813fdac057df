//! The modern players. They look for wins by fours, then by fours and threes, then ahead; and before they move
//! they ask whether the other side wins by threats after it.
//!
//! The levels are the same player seeing less, as people do: squares far from the last moves are overlooked, and
//! forced wins are followed for a few moves only.

use crate::game::Game;
use crate::gobang::board::Board;
use crate::gobang::cells::Cells;
use crate::gobang::rules::{Move, Position};
use crate::gobang::search::{HABITS, Habits};
use crate::gobang::thought::{Minds, Thought};
use crate::gobang::threat::Threat;
use crate::gobang::weights::Weights;
use crate::parameters::{Parameter, Parameters};
use crate::player::{Choice, Entry, Limits, Player, Watch};
use crate::record::Record;
use crate::search::random::Random;
use web_time::Instant;

/// What a player sees and does.
struct Level {
    id: &'static str,
    name: &'static str,
    line: &'static str,
    /// Plies that it looks ahead.
    depth: i32,
    /// Positions that it looks at; the strongest keeps to it only where nothing else is limited.
    nodes: i32,
    /// Attacks that it tries in a look for wins by fours.
    fours: i32,
    /// Thousands of positions for wins by fours and threes.
    threes: i32,
    /// By how many percent a square is likelier to be overlooked for every step that it lies off the last moves.
    overlook: i32,
    /// Points by which its judgement wavers.
    whim: i32,
}

#[rustfmt::skip]
const LEVELS: [Level; 7] = [
    Level { id: "beginner", name: "Beginner", line: "sees what lies near",
        depth: 1, nodes: 1000, fours: 0, threes: 0, overlook: 45, whim: 300 },
    Level { id: "casual", name: "Casual player", line: "overlooks far threats",
        depth: 1, nodes: 1000, fours: 0, threes: 0, overlook: 28, whim: 115 },
    Level { id: "keen", name: "Keen player", line: "looks two moves ahead",
        depth: 2, nodes: 1000, fours: 0, threes: 0, overlook: 20, whim: 95 },
    Level { id: "club", name: "Club player", line: "knows short wins by fours",
        depth: 3, nodes: 2000, fours: 6, threes: 0, overlook: 9, whim: 44 },
    Level { id: "expert", name: "Expert", line: "knows long wins by threats",
        depth: 5, nodes: 2500, fours: 100, threes: 4, overlook: 0, whim: 13 },
    Level { id: "master", name: "Master", line: "wins by fours and threes",
        depth: 64, nodes: 10_000, fours: 200, threes: 100, overlook: 0, whim: 4 },
    Level { id: "engine", name: "Engine", line: "uses all its time",
        depth: 64, nodes: USUAL as i32, fours: 200, threes: 100_000, overlook: 0, whim: 4 },
];

/// Every modern player, from the weakest to the strongest.
pub fn roster() -> Vec<Entry<Position>> {
    let entry = |level: &Level| Entry {
        id: level.id,
        name: level.name,
        year: 2026,
        line: level.line,
        parameters: vec![
            Parameter::number("depth", "moves looked ahead", level.depth, 1, 64),
            Parameter::number("nodes", "positions looked at", level.nodes, 100, USUAL as i32),
            Parameter::number("fours", "attacks tried in a look for wins by fours", level.fours, 0, 100_000),
            Parameter::number(
                "threes",
                "thousands of positions for wins by threats",
                level.threes,
                0,
                100_000,
            ),
            Parameter::number("overlook", "percent by which distance hides a square", level.overlook, 0, 100),
            Parameter::number("whim", "points by which its judgement wavers", level.whim, 0, 1000),
        ],
        seat: |numbers, seed| Box::new(Engine::new(numbers, seed)),
    };
    LEVELS.iter().map(entry).collect()
}

/// The strongest player of the roster.
pub fn strongest(seed: u64) -> Engine {
    let roster = roster();
    let parameters = roster.last().and_then(|entry| Parameters::with_changes(&entry.parameters, &[]).ok());
    Engine::new(&parameters.expect("a player's own numbers are allowed"), seed)
}

/// Positions of a thought where nothing else is limited.
const USUAL: u32 = 1_000_000;

/// With fewer stones than these only one square in three is thought of: a game that was won against this player
/// shall not be won again by the same moves, and so early many squares are as good.
pub const EARLY: usize = 4;

/// Moves that hold the attention.
const RECENT: usize = 3;

/// A modern player with what it remembers.
pub struct Engine {
    depth: u32,
    nodes: u32,
    fours: u32,
    threes: u32,
    overlook: usize,
    whim: i32,
    seed: u64,
    weights: &'static Weights,
    /// How its search goes about it.
    pub habits: Habits,
    minds: Option<Minds>,
    /// What a remembered value depends on: size, exactly five, the end after so many stones.
    rules: (usize, bool, usize),
}

impl Engine {
    /// With the numbers of a level.
    pub fn new(numbers: &Parameters, seed: u64) -> Engine {
        let number = |name| numbers.number(name).unsigned_abs();
        Engine {
            depth: number("depth"),
            nodes: number("nodes"),
            fours: number("fours"),
            threes: number("threes").saturating_mul(1000),
            overlook: number("overlook") as usize,
            whim: numbers.number("whim"),
            seed,
            weights: Weights::usual(),
            habits: HABITS,
            minds: None,
            rules: (0, false, 0),
        }
    }

    /// The same player with other weights.
    pub fn judging_by(self, weights: &'static Weights) -> Engine {
        Engine { weights, ..self }
    }

    /// Takes the room that it needs, so that the first move is as quick as the others.
    pub fn prepare(&mut self) {
        self.minds.get_or_insert_with(Minds::new);
    }

    /// Chooses a move in a position that is not the end of a game; `recent` are the last moves, newest last.
    pub fn think(
        &mut self,
        position: &Position,
        recent: &[Move],
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Choice<Move> {
        let begun = Instant::now();
        let mut limits = *limits;
        if self.nodes < USUAL || limits == Limits::default() {
            limits.nodes = Some(limits.nodes.map_or(self.nodes, |nodes| nodes.min(self.nodes)));
        }
        limits.depth = Some(limits.depth.map_or(self.depth, |depth| depth.min(self.depth)));
        let mut random = Random::for_occasion(self.seed, position.count() as u64);
        let mut board = self.board(position, recent);
        if self.overlook > 0 {
            let hidden = self.hidden(position, recent, &board, &mut random);
            board.hide(&hidden);
        }
        let early = position.count() < EARLY;
        let (report, stopped) = self.with_thought(position, board, limits, watch, |thought| {
            (thought.begun, thought.early) = (begun, early);
            (thought.think(&mut random), thought.stopped)
        });
        // Where every square is overlooked, any will do.
        let chosen = report.line.first().copied().unwrap_or_else(|| position.legal_moves()[0]);
        Choice { chosen, report, stopped }
    }

    /// Has a thought with what this player remembers.
    fn with_thought<T>(
        &mut self,
        position: &Position,
        board: Board,
        limits: Limits,
        watch: &mut dyn Watch<Move>,
        work: impl FnOnce(&mut Thought<'_>) -> T,
    ) -> T {
        let rules = (position.size(), position.exact(), position.room() + position.count());
        let minds = self.minds.get_or_insert_with(Minds::new);
        if rules != self.rules || self.overlook > 0 {
            minds.clear();
            self.rules = rules;
        }
        work(&mut Thought {
            board,
            minds,
            limits,
            habits: self.habits,
            fours: self.fours,
            threes: self.threes,
            whim: (Random::new(self.seed).bits(), self.whim),
            early: false,
            watch: Some(watch),
            square: &|cell| position.move_on(cell),
            nodes: 0,
            stopped: false,
            begun: Instant::now(),
        })
    }

    /// The board of a position that these moves led to, the newest last.
    fn board(&self, position: &Position, recent: &[Move]) -> Board {
        Board::judged(position, self.weights).after(recent.iter().map(|&square| position.cell(square)))
    }

    /// The cells that are overlooked in this move.
    fn hidden(&self, position: &Position, recent: &[Move], board: &Board, random: &mut Random) -> Cells {
        let mut hidden = Cells::default();
        for cell in board.empty() {
            let square = position.move_on(cell);
            let steps = |other: &Move| {
                square.column().abs_diff(other.column()).max(square.row().abs_diff(other.row()))
            };
            let far = recent.iter().rev().take(RECENT).map(steps).min().unwrap_or(0).saturating_sub(1);
            let percent = (self.overlook * far).min(95);
            // Four in a row strike the eye.
            let five = board.threat(0, cell).max(board.threat(1, cell)) == Threat::Five;
            if random.below(100) < if five { percent / 4 } else { percent } {
                hidden.set(cell, true);
            }
        }
        hidden
    }
}

impl Player<Position> for Engine {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Choice<Move> {
        self.think(record.position(), &record.moves()[..record.ply()], limits, watch)
    }

    fn analyse(&mut self, record: &Record<Position>, limits: &Limits, watch: &mut dyn Watch<Move>) -> bool {
        let mut limits = *limits;
        if limits == Limits::default() {
            limits.nodes = Some(self.nodes);
        }
        let position = record.position();
        let board = self.board(position, &record.moves()[..record.ply()]);
        self.with_thought(position, board, limits, watch, |thought| thought.weigh())
    }
}
