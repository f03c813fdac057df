//! The engine as a player, with the handicaps of its levels.

use crate::core::parameters::Parameters;
use crate::core::player::{Choice, Limits, Player, RosterEntry, SearchObserver};
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::board::Board;
use crate::games::gobang::engine::evaluation::weights::Weights;
use crate::games::gobang::engine::params::{SearchParams, VARIED_STONES};
use crate::games::gobang::engine::search::eval_noise::EvalNoise;
use crate::games::gobang::engine::search_driver::{SearchDriver, SearchTables};
use crate::games::gobang::engine::threats::Threat;
use crate::games::gobang::levels::{self, DEFAULT_NODES};
use crate::games::gobang::position::{Move, Position};
use crate::games::levels::LevelParameter;
use crate::search::random::Random;

/// Number of recent moves from which a cell's distance is measured for missing it.
const RECENT_MOVES: usize = 3;
/// Maximum probability of missing a cell, in percent.
const MAX_MISS_PERCENT: usize = 95;
/// Divisor of the miss probability for cells that complete a row of five: four in a row are conspicuous.
const FIVE_MISS_DIVISOR: usize = 4;

/// Attaches the engine to the listed levels.
pub fn playable(mut levels: Vec<RosterEntry<Position>>) -> Vec<RosterEntry<Position>> {
    for level in &mut levels {
        level.new_player = Some(|parameters, seed| Box::new(Engine::new(parameters, seed)));
        if level.id == levels::STRONGEST {
            level.parameters.extend(SearchParams::parameters());
        }
    }
    levels
}

/// The engine at full strength.
pub fn strongest(seed: u64) -> Engine {
    let levels = playable(levels::roster());
    let parameters = levels.last().and_then(|level| Parameters::with_changes(&level.parameters, &[]).ok());
    Engine::new(&parameters.expect("a level's own parameters are in range"), seed)
}

/// Conditions, in addition to the stones, under which table entries are valid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Variant {
    size: usize,
    exact: bool,
    /// Number of stones at which the game is a draw.
    last_stone: usize,
}

/// The engine, with its tables.
pub struct Engine {
    depth: u32,
    nodes: u32,
    vcf_attacks: u32,
    vct_nodes: u32,
    /// Probability of missing a cell, in percent per step of its distance from the last moves.
    miss_rate: usize,
    /// Amplitude of the evaluation noise in points.
    eval_noise: i32,
    seed: u64,
    weights: &'static Weights,
    /// Margins and limits of alpha-beta.
    pub search_params: SearchParams,
    tables: Option<SearchTables>,
    /// Conditions under which the tables were filled.
    variant: Variant,
}

impl Engine {
    /// Creates an engine with the parameters of a level.
    pub fn new(parameters: &Parameters, seed: u64) -> Engine {
        let number = |parameter: &LevelParameter| parameter.of(parameters).unsigned_abs();
        Engine {
            depth: number(&levels::DEPTH),
            nodes: number(&levels::NODES),
            vcf_attacks: number(&levels::VCF),
            vct_nodes: number(&levels::VCT),
            miss_rate: number(&levels::MISS_RATE) as usize,
            eval_noise: levels::NOISE.of(parameters),
            seed,
            weights: Weights::embedded(),
            search_params: SearchParams::of(parameters),
            tables: None,
            variant: Variant::default(),
        }
    }

    /// Replaces the weights.
    pub fn with_weights(self, weights: &'static Weights) -> Engine {
        Engine { weights, ..self }
    }

    /// Allocates the tables in advance, so that the first move is not slower than the others.
    pub fn prepare(&mut self) {
        self.tables.get_or_insert_with(SearchTables::new);
    }

    /// Chooses a move in a position where the game is not over; `earlier` are the moves that
    /// led there, newest last.
    pub fn think(
        &mut self,
        position: &Position,
        earlier: &[Move],
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        let mut limits = *limits;
        if self.nodes < DEFAULT_NODES || limits == Limits::default() {
            limits.nodes = Some(limits.nodes.map_or(self.nodes, |nodes| nodes.min(self.nodes)));
        }
        limits.depth = Some(limits.depth.map_or(self.depth, |depth| depth.min(self.depth)));
        let mut random = Random::for_occasion(self.seed, position.stone_count() as u64);
        let mut board = self.board(position, earlier);
        if self.miss_rate > 0 {
            let missed = self.missed_cells(position, earlier, &board, &mut random);
            board.hide(&missed);
        }
        let varied = position.stone_count() < VARIED_STONES;
        let (report, stopped) = self.drive(position, board, limits, observer, |driver| {
            driver.varied = varied;
            (driver.choose(&mut random), driver.stopped)
        });
        // If every cell is missed, play any legal move.
        let chosen = report.pv.first().copied().unwrap_or_else(|| position.legal_moves()[0]);
        Choice { chosen, report, stopped }
    }

    /// Runs a search driver with this engine's tables.
    fn drive<T>(
        &mut self,
        position: &Position,
        board: Board,
        limits: Limits,
        observer: &mut dyn SearchObserver<Move>,
        work: impl FnOnce(&mut SearchDriver<'_>) -> T,
    ) -> T {
        let variant = Variant {
            size: position.size(),
            exact: position.exact(),
            last_stone: position.moves_left() + position.stone_count(),
        };
        let tables = self.tables.get_or_insert_with(SearchTables::new);
        if variant != self.variant || self.miss_rate > 0 {
            tables.clear();
            self.variant = variant;
        }
        tables.history.age();
        let started = observer.now();
        work(&mut SearchDriver {
            board,
            tables,
            limits,
            params: self.search_params,
            vcf_attacks: self.vcf_attacks,
            vct_nodes: self.vct_nodes,
            eval_noise: EvalNoise { seed: Random::new(self.seed).bits(), range: self.eval_noise },
            varied: false,
            observer: Some(observer),
            move_on: &|cell| position.move_on(cell),
            nodes: 0,
            stopped: false,
            started,
        })
    }

    fn board(&self, position: &Position, earlier: &[Move]) -> Board {
        let cells = earlier.iter().map(|&square| position.cell(square));
        Board::with_weights(position, self.weights).with_earlier_moves(cells)
    }

    /// Cells that the handicap misses in this move.
    fn missed_cells(
        &self,
        position: &Position,
        earlier: &[Move],
        board: &Board,
        random: &mut Random,
    ) -> Bitboard {
        let mut missed = Bitboard::default();
        for cell in board.empty_cells() {
            let square = position.move_on(cell);
            let steps = |other: &Move| {
                square.column().abs_diff(other.column()).max(square.row().abs_diff(other.row()))
            };
            let nearest = earlier.iter().rev().take(RECENT_MOVES).map(steps).min().unwrap_or(0);
            let percent = (self.miss_rate * nearest.saturating_sub(1)).min(MAX_MISS_PERCENT);
            let five = board.threat(0, cell).max(board.threat(1, cell)) == Threat::Five;
            if random.below(100) < if five { percent / FIVE_MISS_DIVISOR } else { percent } {
                missed.set(cell, true);
            }
        }
        missed
    }
}

impl Player<Position> for Engine {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        self.think(record.position(), &record.moves()[..record.ply()], limits, observer)
    }

    fn analyse(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> bool {
        let mut limits = *limits;
        if limits == Limits::default() {
            limits.nodes = Some(self.nodes);
        }
        let position = record.position();
        let board = self.board(position, &record.moves()[..record.ply()]);
        self.drive(position, board, limits, observer, |driver| driver.analyse_moves())
    }
}
