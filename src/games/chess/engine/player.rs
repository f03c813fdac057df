//! The players: levels that miss moves as humans do, and one that plays as well as it can.

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
use crate::search::budget::Budget;
use crate::search::random::Random;

/// Without a handicap the evaluation is noisy for so many plies of a game, so that no game is played twice.
const OPENING_NOISE_PLIES: usize = 16;
/// That noise in centipawns.
const OPENING_NOISE: i32 = 6;

/// The number of variations in an analysis.
const ANALYSIS_MULTI_PV: usize = 3;

/// The node limit where nothing else is limited.
const DEFAULT_NODES: u32 = 1_000_000;

/// Lets the engine play the listed levels.
pub fn playable(mut levels: Vec<RosterEntry<Position>>) -> Vec<RosterEntry<Position>> {
    for level in &mut levels {
        level.new_player = Some(|parameters, seed| Box::new(Engine::new(parameters, seed)));
        if level.id == levels::CHAMPION {
            level.parameters.extend(SearchParams::parameters());
        }
    }
    levels
}

/// A player; its search state is made when it is first needed.
pub struct Engine {
    nodes: Option<u32>,
    handicap: Handicap,
    hash_kilobytes: usize,
    seed: u64,
    /// Plies for which it plays from its book.
    book_plies: usize,
    params: SearchParams,
    state: Option<DefaultSearchState>,
}

impl Engine {
    /// A player with the parameters of a level.
    pub fn new(parameters: &Parameters, seed: u64) -> Engine {
        let number = |name| parameters.number(name).unsigned_abs();
        Engine {
            nodes: Some(number("tens") * 10).filter(|&nodes| nodes > 0),
            handicap: Handicap { seed, miss_rate: number("overlook"), eval_noise: parameters.number("whim") },
            hash_kilobytes: number("memory") as usize,
            seed,
            book_plies: number("book") as usize,
            params: SearchParams::of(parameters),
            state: None,
        }
    }

    /// One of the book's moves, at random.
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

    /// The handicap of one search.
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
            (Some(asked), Some(own)) => Some(asked.min(own)),
            (None, None) if *limits == Limits::default() => Some(DEFAULT_NODES),
            (asked, own) => asked.or(own),
        };
        Limits { nodes, ..*limits }
    }

    fn state(&mut self) -> &mut DefaultSearchState {
        let (kilobytes, params) = (self.hash_kilobytes, self.params);
        self.state.get_or_insert_with(|| SearchState { params, ..new_search_state(kilobytes) })
    }
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
            // What one search has missed the next may see.
            self.state().clear();
        }
        let request = SearchRequest { depth: limits.depth, handicap, ..SearchRequest::default() };
        let budget = Budget::new(&limits, observer);
        let (board, hashes) = (position.board(), position.previous_hashes());
        let (best, budget) = think(self.state(), board, hashes, &request, budget, &mut |info, budget| {
            budget.report(&report(info));
        });
        // Without a finished iteration there is a move, but no value.
        let score = Some(best.score()).filter(|_| best.depth > 0);
        let report = Report { score, ..report(&best) };
        Choice { chosen: report.pv[0], report, stopped: budget.stopped() }
    }

    /// Only the best moves get values: each further one would cost as much as all of them together.
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
