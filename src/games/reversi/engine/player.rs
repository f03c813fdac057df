//! The players: levels that play like people, and the champion at full strength.
//!
//! A level searches to its depth and solves its number of empty squares. It adds noise to the value of each
//! move and, at the lowest levels, a bonus for every flipped disc, as beginners do.

use std::time::Duration;

use super::board::Board;
use super::book::Book;
use super::context::SearchContext;
use super::evaluation::DISC;
use super::params::{CHAMPION_TABLE_BITS, LEVEL_TABLE_BITS, SPLIT_MIN_EMPTIES, SearchParams};
use super::pv_splitting::{Task, TaskOutcome, nearest_final_value, search_task, tasks};
use super::search::{SearchGoal, SearchResult, analyse, score, search, search_selectively};
use crate::core::bound::Bound;
use crate::core::error::Error;
use crate::core::parameters::Parameters;
use crate::core::player::{
    Choice, Limits, MoveValue, Player, Report, RosterEntry, Score, SearchObserver, SharedSearch, Split,
    TaskResult,
};
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::core::thought::Thought;
use crate::games::levels::LevelParameter;
use crate::games::reversi::levels;
use crate::games::reversi::position::{Move, Position};
use crate::search::budget::Budget;
use crate::search::random::Random;

/// Interval between stop checks of a shared search: each check delays all workers.
const SHARED_CHECK_INTERVAL: Duration = Duration::from_millis(60);

/// Attaches the engine to the listed levels.
pub fn playable(mut levels: Vec<RosterEntry<Position>>) -> Vec<RosterEntry<Position>> {
    for level in &mut levels {
        if level.id == levels::CHAMPION {
            level.parameters.extend(SearchParams::parameters());
            level.new_player = Some(|numbers, seed| Box::new(Champion::new(numbers, seed)));
        } else {
            level.new_player = Some(|numbers, seed| Box::new(Level::new(numbers, seed)));
        }
    }
    levels
}

impl SearchResult {
    /// The result as a player reports it.
    pub fn report(&self, nodes: u32) -> Report<Move> {
        Report { score: Some(self.score()), depth: self.depth, nodes, pv: self.moves() }
    }

    /// The result as the value of its first move.
    pub fn value_of_move(&self) -> MoveValue<Move> {
        let pv = self.moves();
        MoveValue { chosen: pv[0], score: self.score(), exact: self.is_exact(), depth: self.depth, pv }
    }

    fn moves(&self) -> Vec<Move> {
        self.pv.iter().map(|square| square.map_or(Move::PASS, Move::on)).collect()
    }
}

/// Converts a square for reports.
fn move_to(square: usize) -> Move {
    Move::on(square as u8)
}

/// The goal set by a player's parameters.
fn goal_of(numbers: &Parameters) -> SearchGoal {
    SearchGoal { depth: levels::DEPTH.of(numbers) as u32, solve_empties: levels::SOLVE.of(numbers) as u32 }
}

/// A choice without search: a pass, or the first move if the limit was reached before any result.
fn unsearched(record: &Record<Position>, budget: &Budget<'_, Move>) -> Choice<Move> {
    let chosen = record.position().legal_moves()[0];
    let report = Report { score: None, depth: 0, nodes: budget.nodes(), pv: vec![chosen] };
    Choice { chosen, report, stopped: budget.stopped() }
}

/// A player with human weaknesses.
struct Level {
    context: SearchContext,
    goal: SearchGoal,
    /// Maximum noise added to or subtracted from a move's value.
    eval_noise: usize,
    /// Value added per flipped disc.
    flip_bonus: i32,
    seed: u64,
}

impl Level {
    fn new(numbers: &Parameters, seed: u64) -> Level {
        let tenths = |parameter: &LevelParameter| parameter.of(numbers) * DISC / 10;
        Level {
            context: SearchContext::new(LEVEL_TABLE_BITS),
            goal: goal_of(numbers),
            eval_noise: tenths(&levels::NOISE) as usize,
            flip_bonus: tenths(&levels::FLIP_BONUS),
            seed,
        }
    }
}

impl Player<Position> for Level {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        let board = Board::from(record.position());
        let mut budget = Budget::new(limits, observer).with_moves(&move_to);
        let depth = self.goal.depth.min(limits.depth.unwrap_or(u32::MAX)).max(1);
        let goal = SearchGoal { depth, ..self.goal };
        let results = analyse(&mut self.context, board, goal, &mut budget, |_, _| {});
        let mut random = Random::for_occasion(self.seed, record.ply() as u64);
        let mut noisy_value = |result: &SearchResult| {
            let flips = result.pv[0].map_or(0, |square| board.flips(square).count_ones()) as i32;
            // The difference of two uniform draws makes small errors likelier than large ones.
            let mut draw = || random.below(self.eval_noise + 1) as i32;
            let noise = draw() - draw();
            result.value + noise + flips * self.flip_bonus
        };
        let mut best: Option<(i32, &SearchResult)> = None;
        budget.report_thought(|| Thought::Noise);
        for result in &results {
            let value = noisy_value(result);
            let leads = best.is_none_or(|best| value > best.0);
            let (chosen, score, known) = (result.moves()[0], score(value, 0), Bound::Exact);
            budget.report_thought(|| Thought::Value { ply: 0, chosen, score, known, leads });
            if leads {
                best = Some((value, result));
            }
        }
        best.map_or_else(|| unsearched(record, &budget), |(_, result)| choice(result, &budget))
    }
}

/// The strongest player. Its tables are allocated on first use and retained through the game.
struct Champion {
    context: Option<SearchContext>,
    goal: SearchGoal,
    params: SearchParams,
    /// Plies from the start of the match within which it uses its book.
    book_plies: usize,
    seed: u64,
}

impl Champion {
    fn new(numbers: &Parameters, seed: u64) -> Champion {
        let book_plies = levels::BOOK.of(numbers) as usize;
        Champion {
            context: None,
            goal: goal_of(numbers),
            params: SearchParams::of(numbers),
            book_plies,
            seed,
        }
    }

    /// Picks a book move at random, to vary the games.
    fn book_move(&self, ply: usize, board: &Board) -> Option<Choice<Move>> {
        if ply >= self.book_plies {
            return None;
        }
        let seed = Random::for_occasion(self.seed, ply as u64).bits();
        let (chosen, hundredths) = Book::embedded().choose_on(board, seed)?;
        let score = Some(Score::Discs { hundredths, percent: 0 });
        let report = Report { score, depth: 0, nodes: 0, pv: vec![chosen] };
        Some(Choice { chosen, report, stopped: false })
    }

    fn goal_and_context(&mut self, limits: &Limits) -> (SearchGoal, &mut SearchContext) {
        let goal = match limits.depth {
            Some(depth) => SearchGoal { depth: depth.max(1), solve_empties: 0 },
            None => self.goal,
        };
        let params = self.params;
        let new_context = || SearchContext { params, ..SearchContext::new(CHAMPION_TABLE_BITS) };
        (goal, self.context.get_or_insert_with(new_context))
    }
}

impl Player<Position> for Champion {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        let board = Board::from(record.position());
        let mut budget = Budget::new(limits, observer).with_moves(&move_to);
        if board.moves() == 0 {
            return unsearched(record, &budget);
        }
        if let Some(choice) = self.book_move(record.ply(), &board) {
            return choice;
        }
        let (goal, context) = self.goal_and_context(limits);
        let result = search(context, board, goal, &mut budget, report_iteration);
        result.map_or_else(|| unsearched(record, &budget), |result| choice(&result, &budget))
    }

    /// Searches every move as deeply as its own.
    fn analyse(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> bool {
        let board = Board::from(record.position());
        let mut budget = Budget::new(limits, observer);
        let (goal, context) = self.goal_and_context(limits);
        let results = analyse(context, board, goal, &mut budget, |result, budget: &mut Budget<'_, Move>| {
            report_iteration(result, budget);
            budget.value(&result.value_of_move());
        });
        !budget.exhausted() && results.iter().all(SearchResult::is_exact)
    }

    /// Shares only the exact search of an endgame outside the book, and only under time limits: nodes
    /// are counted per player.
    fn shared_search(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
    ) -> Option<&mut dyn SharedSearch<Position>> {
        let board = Board::from(record.position());
        let empties = board.empty_count();
        let is_shared = limits.nodes.is_none()
            && limits.depth.is_none()
            && empties >= SPLIT_MIN_EMPTIES
            && self.goal.solves(empties)
            && board.moves() != 0
            && self.book_move(record.ply(), &board).is_none();
        if is_shared { Some(self) } else { None }
    }
}

impl SharedSearch<Position> for Champion {
    fn prepare(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Split<Move> {
        let board = Board::from(record.position());
        let mut budget = Budget::new(limits, observer)
            .with_moves(&move_to)
            .with_stop_check_interval(SHARED_CHECK_INTERVAL);
        let (goal, context) = self.goal_and_context(limits);
        match search_selectively(context, board, goal, &mut budget, report_iteration) {
            Some(result) if !budget.exhausted() => split(&board, result, &budget),
            Some(result) => undivided(choice(&result, &budget)),
            None => undivided(unsearched(record, &budget)),
        }
    }

    fn search_task(
        &mut self,
        record: &Record<Position>,
        task: &str,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Result<TaskResult<Move>, Error> {
        let task: Task = task.parse()?;
        let mut after = record.clone();
        for &square in &task.line {
            after.play(square.map_or(Move::PASS, Move::on))?;
        }
        let [root, at] = [record, &after].map(|record| Board::from(record.position()));
        let mut budget = Budget::new(limits, observer).with_stop_check_interval(SHARED_CHECK_INTERVAL);
        let (_, context) = self.goal_and_context(limits);
        let (confirmed, instead) = match search_task(context, &root, &at, &task, &mut budget) {
            TaskOutcome::Confirmed => (true, None),
            TaskOutcome::Refuted(result) => (false, Some(split(&root, result, &budget))),
            TaskOutcome::Unfinished => (false, None),
        };
        Ok(TaskResult { confirmed, instead, nodes: budget.nodes() })
    }
}

/// Reports the result of an iteration.
fn report_iteration(result: &SearchResult, budget: &mut Budget<'_, Move>) {
    budget.report(&result.report(budget.nodes()));
}

/// Converts the result of an iteration to a choice.
fn choice(result: &SearchResult, budget: &Budget<'_, Move>) -> Choice<Move> {
    let report = result.report(budget.nodes());
    Choice { chosen: report.pv[0], report, stopped: budget.stopped() }
}

/// The remaining tasks after a selective search to the end of the game.
fn split(board: &Board, result: SearchResult, budget: &Budget<'_, Move>) -> Split<Move> {
    let tasks = tasks(board, &result).iter().map(Task::to_string).collect();
    let preliminary = choice(&result, budget);
    let proven =
        choice(&SearchResult { value: nearest_final_value(result.value), percent: 100, ..result }, budget);
    Split { preliminary, proven, tasks }
}

/// A finished choice without remaining tasks, after the limit was reached.
fn undivided(choice: Choice<Move>) -> Split<Move> {
    Split { preliminary: choice.clone(), proven: choice, tasks: Vec::new() }
}
