//! The player behind every level.

use super::params::{
    ANALYSIS_FACTOR, MIN_DEFAULT_NODES, PLAYER_TABLE_BITS, WEAK_PLAYER_ATTACKS, WEAK_PLAYER_TABLE_BITS,
};
use super::search::{Search, Settings};
use super::stones::Stones;
use super::threat_search::ThreatSearch;
use crate::core::parameters::Parameters;
use crate::core::player::{Choice, Limits, Player, Report, RosterEntry, SearchObserver};
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::games::levels::LevelParameter;
use crate::games::qubic::geometry::{ROW_MASKS, RowSet};
use crate::games::qubic::levels;
use crate::games::qubic::position::{Move, Position};
use crate::search::budget::Budget;
use crate::search::random::Random;

/// Attaches the engine to the listed levels.
pub fn playable(mut levels: Vec<RosterEntry<Position>>) -> Vec<RosterEntry<Position>> {
    for level in &mut levels {
        level.new_player = Some(|numbers, seed| Box::new(EnginePlayer::new(numbers, seed)));
    }
    levels
}

/// A player with the parameters of a level.
pub struct EnginePlayer {
    settings: Settings,
    /// Probability in percent that a row is missed in a move.
    miss_rate: usize,
    seed: u64,
    threats: ThreatSearch,
}

impl EnginePlayer {
    /// Creates a player with these parameters.
    pub fn new(numbers: &Parameters, seed: u64) -> Self {
        let number = |parameter: &LevelParameter| parameter.of(numbers).unsigned_abs();
        let settings = Settings {
            eval_noise: number(&levels::NOISE) as usize,
            attack: number(&levels::ATTACK),
            defence: number(&levels::DEFENCE),
            proof_nodes: number(&levels::PROOF_NODES),
            book: number(&levels::BOOK) != 0,
        };
        let is_weak = settings.attack <= WEAK_PLAYER_ATTACKS;
        let table_bits = if is_weak { WEAK_PLAYER_TABLE_BITS } else { PLAYER_TABLE_BITS };
        let miss_rate = number(&levels::MISS_RATE) as usize;
        EnginePlayer { settings, miss_rate, seed, threats: ThreatSearch::new(table_bits) }
    }

    /// Node limit of a move without limits. Threat sequences are searched completely in any case, but proof
    /// search needs a limit.
    fn default_nodes(&self) -> u32 {
        self.settings.proof_nodes.max(MIN_DEFAULT_NODES)
    }
}

impl Player<Position> for EnginePlayer {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        let mut limits = *limits;
        if limits == Limits::default() {
            limits.nodes = Some(self.default_nodes());
        }
        let position = record.position();
        let side = position.side_to_move();
        let mut random = Random::for_occasion(self.seed, record.ply() as u64);
        let missed = missed_rows(self.miss_rate, &mut random);
        let [own, other] =
            [side, side.other()].map(|side| Stones::with_missed_rows(position.stones(side), missed));
        let mut search = Search {
            settings: &self.settings,
            threats: &mut self.threats,
            own,
            other,
            random,
            budget: Budget::new(&limits, observer),
        };
        let found = search.best_move();
        let nodes = search.budget.nodes();
        let pv: Vec<Move> = found.pv.iter().map(|&cell| Move::on(cell)).collect();
        let chosen = pv.first().copied().unwrap_or_else(|| position.legal_moves()[0]);
        let report = Report { score: found.score, depth: pv.len() as u32, nodes, pv };
        Choice { chosen, report, stopped: search.budget.stopped() }
    }

    fn analyse(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> bool {
        let max_nodes = ANALYSIS_FACTOR * self.default_nodes();
        let limits = Limits { nodes: Some(limits.nodes.unwrap_or(u32::MAX).min(max_nodes)), ..*limits };
        let position = record.position();
        let side = position.side_to_move();
        let [own, other] = [side, side.other()].map(|side| Stones::new(position.stones(side)));
        let mut search = Search {
            settings: &self.settings,
            threats: &mut self.threats,
            own,
            other,
            random: Random::new(self.seed),
            budget: Budget::new(&limits, observer),
        };
        search.value_moves()
    }
}

/// Rows that are missed in one move; diagonals are missed more often.
fn missed_rows(miss_rate: usize, random: &mut Random) -> RowSet {
    let mut rows = 0;
    if miss_rate == 0 {
        return rows;
    }
    for (row, mask) in ROW_MASKS.iter().enumerate() {
        let straight = [0x000f, 0x1111, 0x0001_0001_0001_0001];
        let is_diagonal = !straight.contains(&(mask >> mask.trailing_zeros()));
        let rate = if is_diagonal { miss_rate + miss_rate / 2 } else { miss_rate };
        if random.below(100) < rate {
            rows |= 1 << row;
        }
    }
    rows
}
