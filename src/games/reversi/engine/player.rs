//! The players: levels that play like people, and the champion, which plays as well as it can.
//!
//! A level searches to its depth and solves its number of empty squares; it adds noise to the value of each move
//! and, at the lowest levels, a bonus for every disc that the move flips, which is how beginners play.

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
use crate::games::reversi::levels;
use crate::games::reversi::position::{Move, Position};
use crate::search::budget::Budget;
use crate::search::random::Random;

/// Time between two questions whether to go on with a search that is shared: each takes time from all who have a share.
const SHARED_QUESTION: Duration = Duration::from_millis(60);

/// Lets the engine play the listed levels.
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

/// The move to a square, for whoever is told of it.
fn move_to(square: usize) -> Move {
    Move::on(square as u8)
}

/// The goal that a player's parameters set.
fn goal_of(numbers: &Parameters) -> SearchGoal {
    SearchGoal { depth: numbers.number("depth") as u32, solve_empties: numbers.number("end") as u32 }
}

/// A choice without a search: a pass, or the first move where the limit came before any result.
fn unsearched(record: &Record<Position>, budget: &Budget<'_, Move>) -> Choice<Move> {
    let chosen = record.position().legal_moves()[0];
    let report = Report { score: None, depth: 0, nodes: budget.nodes(), pv: vec![chosen] };
    Choice { chosen, report, stopped: budget.stopped() }
}

/// A player with human weaknesses.
struct Level {
    context: SearchContext,
    goal: SearchGoal,
    /// The most that is added to a move's value or subtracted from it, by chance.
    eval_noise: usize,
    /// What each flipped disc adds to a move's value.
    flip_bonus: i32,
    seed: u64,
}

impl Level {
    fn new(numbers: &Parameters, seed: u64) -> Level {
        let tenths = |name| numbers.number(name) * DISC / 10;
        Level {
            context: SearchContext::new(LEVEL_TABLE_BITS),
            goal: goal_of(numbers),
            eval_noise: tenths("doubt") as usize,
            flip_bonus: tenths("greed"),
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
            // The difference of two draws: small errors are likelier than large ones.
            let mut draw = || random.below(self.eval_noise + 1) as i32;
            let noise = draw() - draw();
            result.value + noise + flips * self.flip_bonus
        };
        let mut best: Option<(i32, &SearchResult)> = None;
        budget.tell(|| Thought::Noise);
        for result in &results {
            let value = noisy_value(result);
            let leads = best.is_none_or(|best| value > best.0);
            let (chosen, score, known) = (result.moves()[0], score(value, 0), Bound::Exact);
            budget.tell(|| Thought::Value { ply: 0, chosen, score, known, leads });
            if leads {
                best = Some((value, result));
            }
        }
        best.map_or_else(|| unsearched(record, &budget), |(_, result)| choice(result, &budget))
    }
}

/// The strongest player. Its tables are allocated when they are first needed and kept through the game.
struct Champion {
    context: Option<SearchContext>,
    goal: SearchGoal,
    params: SearchParams,
    /// Plies from the beginning of the match within which it uses its book.
    book_plies: usize,
    seed: u64,
}

impl Champion {
    fn new(numbers: &Parameters, seed: u64) -> Champion {
        let book_plies = numbers.number("book") as usize;
        Champion {
            context: None,
            goal: goal_of(numbers),
            params: SearchParams::of(numbers),
            book_plies,
            seed,
        }
    }

    /// A move from the book, chosen at random so that no two games need be alike.
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

    /// Searches every move as far as it would search its own.
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

    /// Only the exact search of an endgame that is not in the book, and only by time: nodes are counted for each player
    /// alone.
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
        let mut budget = Budget::new(limits, observer).with_moves(&move_to).asking_every(SHARED_QUESTION);
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
        let mut budget = Budget::new(limits, observer).asking_every(SHARED_QUESTION);
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

/// The result of an iteration as a choice.
fn choice(result: &SearchResult, budget: &Budget<'_, Move>) -> Choice<Move> {
    let report = result.report(budget.nodes());
    Choice { chosen: report.pv[0], report, stopped: budget.stopped() }
}

/// What remains to be done after a selective search to the end of the game.
fn split(board: &Board, result: SearchResult, budget: &Budget<'_, Move>) -> Split<Move> {
    let tasks = tasks(board, &result).iter().map(Task::to_string).collect();
    let preliminary = choice(&result, budget);
    let proven =
        choice(&SearchResult { value: nearest_final_value(result.value), percent: 100, ..result }, budget);
    Split { preliminary, proven, tasks }
}

/// The limit came first: nothing remains to be done.
fn undivided(choice: Choice<Move>) -> Split<Move> {
    Split { preliminary: choice.clone(), proven: choice, tasks: Vec::new() }
}
