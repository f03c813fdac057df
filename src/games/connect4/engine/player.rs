//! The players: how levels and solver choose a move.
//!
//! A level searches a few moves ahead, is sometimes blind to diagonals, and plays its second choice at a set
//! rate. The solver player knows the exact value of every move; [`best_move`](super::best_move) breaks ties.

use super::analysis::Analyser;
use super::best_move::{BestMove, BestMoveRequest, best_move};
use super::board::{Board, move_to};
use super::embedded_books::Books;
use super::heuristic::{HeuristicSearch, ScoredMoves};
use super::params::{EASY_NODES, FALLBACK_DEPTH, TABLE_BITS, TIE_BREAK_NODES};
use crate::core::parameters::Parameters;
use crate::core::player::{Choice, Limits, MoveValue, Player, Report, RosterEntry, Score, SearchObserver};
use crate::core::record::Record;
use crate::games::connect4::geometry::{CELLS, cell_at_index, centre_first};
use crate::games::connect4::levels;
use crate::games::connect4::position::{Move, Position};
use crate::search::budget::Budget;
use crate::search::node_limit::AtMost;
use crate::search::random::Random;

/// Attaches the engine to the listed levels.
pub fn playable(mut levels: Vec<RosterEntry<Position>>) -> Vec<RosterEntry<Position>> {
    for level in &mut levels {
        level.new_player = Some(if level.id == levels::SOLVER {
            |_, seed| Box::new(SolverPlayer::new(seed))
        } else {
            |parameters, seed| Box::new(LevelPlayer::new(parameters, seed))
        });
    }
    levels
}

/// A player with human errors.
pub struct LevelPlayer {
    depth: u32,
    /// Probability of blindness to diagonals in a move, in percent.
    diagonal_blindness: usize,
    /// Probability of playing the second choice, in percent.
    error_rate: usize,
    seed: u64,
}

impl LevelPlayer {
    /// Creates a player with the parameters of a level.
    pub fn new(parameters: &Parameters, seed: u64) -> LevelPlayer {
        LevelPlayer {
            depth: levels::DEPTH.of(parameters) as u32,
            diagonal_blindness: levels::MISS_RATE.of(parameters) as usize,
            error_rate: levels::ERROR_RATE.of(parameters) as usize,
            seed,
        }
    }
}

impl Player<Position> for LevelPlayer {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        let mut random = Random::for_occasion(self.seed, record.ply() as u64);
        let mut happens = |percent: usize| random.below(100) < percent;
        let (is_blind, errs) = (happens(self.diagonal_blindness), happens(self.error_rate));
        let depth = self.depth.min(limits.depth.unwrap_or(u32::MAX)).max(1);
        let board = Board::from(record.position());
        let mut budget = Budget::new(limits, observer).with_moves(&move_on);
        let search = HeuristicSearch { depth, sees_diagonals: !is_blind };
        let scored = search.score_moves(&board, &mut budget);
        // Only blindness misses a four that can be completed or must be blocked.
        let is_urgent = !is_blind && (board.threats() | board.opponent_threats()) & board.playable() != 0;
        let (cell, score) = match pick(&scored, errs && !is_urgent, &mut random) {
            Some((cell, score)) => (cell, Some(Score::Points(score))),
            None => (first_move(&board), None),
        };
        let chosen = move_to(cell);
        let report = Report { score, depth, nodes: budget.nodes(), pv: vec![chosen] };
        Choice { chosen, report, stopped: budget.stopped() }
    }
}

/// Picks one of the best moves, or of the second-best ones if there are any.
fn pick(scored: &ScoredMoves, second_best: bool, random: &mut Random) -> Option<(u64, i32)> {
    let best = scored.first()?.1;
    let wanted = match scored.iter().find(|&&(_, score)| score < best) {
        Some(&(_, score)) if second_best => score,
        _ => best,
    };
    let equal: Vec<_> = scored.iter().filter(|&&(_, score)| score == wanted).collect();
    Some(*equal[random.below(equal.len())])
}

/// Converts a cell to a move, for reports.
fn move_on(cell: usize) -> Move {
    move_to(cell_at_index(cell))
}

fn first_move(board: &Board) -> u64 {
    centre_first(board.playable()).next().expect("players only move while the game is not over")
}

/// The player that plays perfectly. Its table is created on first use and retained for the whole game.
pub struct SolverPlayer {
    analyser: Option<Analyser>,
    seed: u64,
    /// The position after its last move, and its value then: a lower bound after any reply.
    last: Option<(Board, i32)>,
}

impl Player<Position> for SolverPlayer {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        let board = Board::from(record.position());
        let mut budget = Budget::new(limits, observer).with_moves(&move_on);
        if limits.depth.is_none()
            && let Some(cell) = self.analyser().book_move(&board)
        {
            let chosen = move_to(cell);
            let report = Report { score: None, depth: 0, nodes: 0, pv: vec![chosen] };
            return Choice { chosen, report, stopped: false };
        }
        let depth = limits.depth.unwrap_or(FALLBACK_DEPTH).clamp(1, CELLS);
        let scored = HeuristicSearch::new(depth).score_moves(&board, &mut budget);
        let mut cell = scored.first().map_or(first_move(&board), |&(cell, _)| cell);
        let mut report = Report {
            score: scored.first().map(|&(_, score)| Score::Points(score)),
            depth,
            nodes: budget.nodes(),
            pv: vec![move_to(cell)],
        };
        budget.report(&report);
        if limits.depth.is_none()
            && let Some(best) = self.best_move(record, &scored, &mut budget)
        {
            cell = best.cell;
            report.score = Some(Score::Left(best.value));
            report.depth = CELLS - board.disc_count();
        }
        let chosen = move_to(cell);
        report.nodes = budget.nodes();
        report.pv = vec![chosen];
        Choice { chosen, report, stopped: budget.stopped() }
    }

    fn analyse(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> bool {
        let board = Board::from(record.position());
        let mut budget = Budget::new(limits, observer);
        for cell in BestMoveRequest::new(&board).move_order {
            let Some(value) = self.analyser().value_of_move(board, cell, &mut budget) else { return false };
            let (score, depth, pv) = (Score::Left(value), CELLS - board.disc_count(), vec![move_to(cell)]);
            let report = Report { score: Some(score), depth, nodes: budget.nodes(), pv: pv.clone() };
            budget.report(&report);
            budget.value(&MoveValue { chosen: move_to(cell), score, exact: true, depth, pv });
        }
        true
    }
}

impl SolverPlayer {
    /// Creates a player without a table.
    pub fn new(seed: u64) -> SolverPlayer {
        SolverPlayer { analyser: None, seed, last: None }
    }

    fn analyser(&mut self) -> &mut Analyser {
        self.analyser.get_or_insert_with(|| Analyser::new(TABLE_BITS, Books::EMBEDDED))
    }

    /// A best move by its exact value, if found within the budget.
    fn best_move(
        &mut self,
        record: &Record<Position>,
        scored: &ScoredMoves,
        budget: &mut Budget<'_, Move>,
    ) -> Option<BestMove> {
        let board = Board::from(record.position());
        let before = record.last().map(|(_, before)| Board::from(before));
        let lower_bound = self.last.filter(|&(after, _)| Some(after) == before).map(|(_, value)| value);
        let move_order = move_order(&board, scored);
        let request = BestMoveRequest { move_order, lower_bound, tie_break_nodes: TIE_BREAK_NODES };
        let mut random = Random::for_occasion(self.seed, record.ply() as u64);
        let best = if is_forced(&board) {
            // The move is certain; its value is reported if it is found quickly.
            let mut limit = AtMost { limit: budget, left: EASY_NODES };
            best_move(self.analyser(), board, &request, &mut limit, &mut random)
        } else {
            best_move(self.analyser(), board, &request, budget, &mut random)
        };
        self.last = best.map(|best| (board.after(best.cell), best.value));
        best
    }
}

/// All moves: the scored ones in order, then the others.
fn move_order(board: &Board, scored: &ScoredMoves) -> Vec<u64> {
    let others =
        centre_first(board.playable()).filter(|&cell| scored.iter().all(|&(known, _)| known != cell));
    scored.iter().map(|&(cell, _)| cell).chain(others).collect()
}

/// Whether all moves but one lose at once.
fn is_forced(board: &Board) -> bool {
    board.non_losing_moves().is_power_of_two() && !board.can_win_now()
}
