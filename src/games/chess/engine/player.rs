//! The engine's players: handicapped levels that miss moves as humans do, and one at full strength.

use super::book::Book;
use super::default_evaluator::{DefaultSearchState, new_search_state};
use super::handicap::Handicap;
use super::iterative_deepening::think;
use super::params::SearchParams;
use super::request::SearchRequest;
use super::search::SearchState;
use super::search_info::SearchInfo;
use crate::core::bound::Bound;
use crate::core::parameters::Parameters;
use crate::core::player::{Choice, Limits, MoveValue, Player, Report, RosterEntry, Score, SearchObserver};
use crate::core::record::Record;
use crate::games::chess::board::Board;
use crate::games::chess::levels;
use crate::games::chess::moves::Move;
use crate::games::chess::rules::Position;
use crate::games::levels::LevelParameter;
use crate::search::budget::Budget;
use crate::search::random::Random;

/// Plies of a game in which an unhandicapped player's evaluation is noisy, to vary its games.
const OPENING_NOISE_PLIES: usize = 16;
/// Amplitude of that noise in centipawns.
const OPENING_NOISE: i32 = 6;

/// Number of variations in an analysis.
const ANALYSIS_MULTI_PV: usize = 3;

/// Node limit if neither the request nor the level sets a limit.
const DEFAULT_NODES: u32 = 1_000_000;

/// Nodes of a move for each kilobyte of a transposition table that suits a node limit.
const NODES_PER_KILOBYTE: u32 = 7;
/// The bounds of such a table. It has a power of two.
const MIN_HASH_KILOBYTES: u32 = 64;
const MAX_HASH_KILOBYTES: u32 = 32 * 1024;

/// Attaches the engine to the listed levels.
pub fn playable(mut levels: Vec<RosterEntry<Position>>) -> Vec<RosterEntry<Position>> {
    for level in &mut levels {
        level.new_player = Some(|parameters, seed| Box::new(Engine::new(parameters, seed)));
        if level.id == levels::CHAMPION {
            level.parameters.extend(SearchParams::parameters());
        }
    }
    levels
}

/// A computer player. Its search state is created on first use.
pub struct Engine {
    nodes: Option<u32>,
    handicap: Handicap,
    hash_kilobytes: usize,
    seed: u64,
    /// Plies for which it plays from the book.
    book_plies: usize,
    params: SearchParams,
    state: Option<DefaultSearchState>,
}

impl Engine {
    /// Creates a player with the parameters of a level.
    pub fn new(parameters: &Parameters, seed: u64) -> Engine {
        let number = |parameter: &LevelParameter| parameter.of(parameters).unsigned_abs();
        let nodes = Some(number(&levels::NODES)).filter(|&nodes| nodes > 0);
        Engine {
            nodes,
            handicap: Handicap {
                seed,
                miss_rate: number(&levels::MISS_RATE),
                eval_noise: levels::NOISE.of(parameters),
            },
            hash_kilobytes: hash_kilobytes(number(&levels::HASH), nodes),
            seed,
            book_plies: number(&levels::BOOK) as usize,
            params: SearchParams::of(parameters),
            state: None,
        }
    }

    /// Picks one of the book's moves at random.
    fn book_move(&self, ply: usize, board: &Board) -> Option<Choice<Move>> {
        if ply >= self.book_plies {
            return None;
        }
        let book = Book::embedded();
        let chosen = book.choose(board, Random::for_occasion(self.seed, ply as u64).bits())?;
        let score = book.find(board).map(|entry| Score::Pawns { hundredths: entry.value });
        let report = Report { score, depth: 0, nodes: 0, pv: vec![chosen] };
        Some(Choice { chosen, report, stopped: false })
    }

    /// Handicap of one search, with a new seed per search.
    fn search_handicap(&self, ply: usize) -> Option<Handicap> {
        if self.is_handicapped() {
            let seed = Random::for_occasion(self.seed, ply as u64).bits();
            return Some(Handicap { seed, ..self.handicap.clone() });
        }
        let opening = Handicap { seed: self.seed, miss_rate: 0, eval_noise: OPENING_NOISE };
        Some(opening).filter(|_| ply < OPENING_NOISE_PLIES)
    }

    fn is_handicapped(&self) -> bool {
        self.handicap.miss_rate > 0 || self.handicap.eval_noise > 0
    }

    fn limits(&self, limits: &Limits) -> Limits {
        let nodes = match (limits.nodes, self.nodes) {
            (Some(requested), Some(own)) => Some(requested.min(own)),
            (None, None) if *limits == Limits::default() => Some(DEFAULT_NODES),
            (requested, own) => requested.or(own),
        };
        Limits { nodes, ..*limits }
    }

    fn state(&mut self) -> &mut DefaultSearchState {
        let (kilobytes, params) = (self.hash_kilobytes, self.params);
        self.state.get_or_insert_with(|| SearchState { params, ..new_search_state(kilobytes) })
    }
}

/// The size of the transposition table of a player with this parameter and this node limit.
fn hash_kilobytes(megabytes: u32, nodes: Option<u32>) -> usize {
    if megabytes > 0 {
        return megabytes as usize * 1024;
    }
    let needed = nodes.unwrap_or(DEFAULT_NODES) / NODES_PER_KILOBYTE;
    let kilobytes = needed.clamp(MIN_HASH_KILOBYTES, MAX_HASH_KILOBYTES);
    1 << kilobytes.ilog2()
}

fn report(info: &SearchInfo) -> Report<Move> {
    Report { score: Some(info.score()), depth: info.depth, nodes: info.nodes, pv: info.pv.clone() }
}

impl Player<Position> for Engine {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        let (position, ply) = (record.position(), record.ply());
        if let Some(choice) = self.book_move(ply, position.board()) {
            return choice;
        }
        let limits = self.limits(limits);
        let handicap = self.search_handicap(ply);
        if self.is_handicapped() {
            // Another search may see moves that this one missed, so nothing must be carried over.
            self.state().clear();
        }
        let request = SearchRequest { depth: limits.depth, handicap, ..SearchRequest::default() };
        let budget = Budget::new(&limits, observer);
        let (board, hashes) = (position.board(), position.previous_hashes());
        let (best, budget) = think(self.state(), board, hashes, &request, budget, &mut |info, budget| {
            budget.report(&report(info));
        });
        // Without a finished iteration there is a move but no value.
        let score = Some(best.score()).filter(|_| best.depth > 0);
        let report = Report { score, ..report(&best) };
        Choice { chosen: report.pv[0], report, stopped: budget.stopped() }
    }

    /// Only the best moves get values: each additional one costs as much as all of them together.
    fn analyse(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> bool {
        let mut limits = *limits;
        if limits == Limits::default() {
            limits.nodes = Some(DEFAULT_NODES);
        }
        let position = record.position();
        let request =
            SearchRequest { depth: limits.depth, multi_pv: ANALYSIS_MULTI_PV, ..SearchRequest::default() };
        let budget = Budget::new(&limits, observer);
        let (board, hashes) = (position.board(), position.previous_hashes());
        let (_, budget) = think(self.state(), board, hashes, &request, budget, &mut |info, budget| {
            budget.report(&report(info));
            if info.bound == Bound::Exact {
                let (score, pv) = (info.score(), info.pv.clone());
                let exact = matches!(score, Score::Win(_) | Score::Loss(_));
                budget.value(&MoveValue { chosen: pv[0], score, exact, depth: info.depth, pv });
            }
        });
        !budget.exhausted()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_suit_the_node_limits_of_the_levels() {
        let kilobytes = |level: RosterEntry<Position>| {
            Engine::new(&Parameters::defaults(level.parameters), 1).hash_kilobytes
        };
        let found: Vec<_> = levels::roster().into_iter().map(kilobytes).collect();
        assert_eq!(found, [64, 64, 64, 64, 64, 64, 128, 256, 512, 2048, 32 * 1024]);
        assert_eq!([hash_kilobytes(3, None), hash_kilobytes(0, Some(u32::MAX))], [3 * 1024, 32 * 1024]);
    }
}
