//! PV splitting: divides the exact search of an endgame into tasks for workers without shared memory.
//!
//! After the selective passes, value and principal variation are nearly certain. It remains to show that the
//! variation leads to this value and that none of its moves has a better sibling: each of these is a task. A
//! refuted task gives another variation or value, and new tasks. Every worker first runs the selective
//! passes, so that its transposition table knows good first moves.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::board::Board;
use super::context::SearchContext;
use super::evaluation::DISC;
use super::midgame::MidgameSearch;
use super::params::{SECOND_PASS_SELECTIVITY, SPLIT_MAX_PLIES};
use super::probcut::{NO_SELECTIVITY, SELECTIVITY};
use super::search::{SearchResult, extend_pv};
use crate::core::error::Error;
use crate::games::reversi::notation::split_moves;
use crate::games::reversi::position::Move;
use crate::search::bits::Bits;
use crate::search::node_limit::NodeLimit;

/// A claim about the position after a line of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// Moves from the root, `None` for a pass.
    pub line: Vec<Option<u8>>,
    /// Score of the side to move, in discs.
    score: i32,
    /// Whether the score is only a lower bound.
    is_bound: bool,
}

/// Result of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TaskOutcome {
    /// The claim holds.
    Confirmed,
    /// The claim is wrong; the new result of the root.
    Refuted(SearchResult),
    /// The limit was reached first.
    Unfinished,
}

/// Tasks that prove the score and the principal variation of a selective search to the end of the game, the
/// end of the variation first.
pub fn tasks(board: &Board, result: &SearchResult) -> Vec<Task> {
    let mut at = *board;
    let mut score = nearest_final_value(result.value) / DISC;
    let mut line = Vec::new();
    let mut siblings = Vec::new();
    for &chosen in result.pv.iter().take(SPLIT_MAX_PLIES) {
        let others = Bits(at.moves()).map(Some).filter(|&other| other != chosen);
        let sibling = |other| Task { line: [&line[..], &[other]].concat(), score: -score, is_bound: true };
        siblings.push(others.map(sibling).collect());
        at = chosen.map_or_else(|| at.passed(), |square| at.play(square));
        line.push(chosen);
        score = -score;
    }
    let mut tasks = vec![Task { line, score, is_bound: false }];
    tasks.extend(siblings.into_iter().rev().flat_map(|siblings: Vec<Task>| siblings));
    tasks
}

/// Searches a task of the root; `at` is the position after its line.
pub fn search_task<L: NodeLimit>(
    context: &mut SearchContext,
    root: &Board,
    at: &Board,
    task: &Task,
    limit: &mut L,
) -> TaskOutcome {
    context.set_root(root);
    let value = task.score * DISC;
    let beta = if task.is_bound { value } else { value + 1 };
    let mut search = MidgameSearch::new(context, limit, NO_SELECTIVITY);
    let Ok(found) = search.search(*at, value - 1, beta, at.empty_count()) else {
        return TaskOutcome::Unfinished;
    };
    if found == value || task.is_bound && found > value {
        return TaskOutcome::Confirmed;
    }
    let depth = root.empty_count();
    let mut pv = task.line.clone();
    extend_pv(context, &mut pv, *at, depth);
    let value = if task.line.len().is_multiple_of(2) { found } else { -found };
    let percent = SELECTIVITY[SECOND_PASS_SELECTIVITY as usize].percent;
    TaskOutcome::Refuted(SearchResult { value, depth, percent, pv })
}

/// Nearest possible final value: an even number of discs, because empty squares count for the winner.
pub fn nearest_final_value(value: i32) -> i32 {
    (value + DISC).div_euclid(2 * DISC) * 2 * DISC
}

/// Writes claim and line, such as `=-2 c4d3` and `>=2 c4e3pa`.
impl Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} ", if self.is_bound { ">=" } else { "=" }, self.score)?;
        self.line.iter().try_for_each(|&chosen| write!(f, "{}", chosen.map_or(Move::PASS, Move::on)))
    }
}

impl FromStr for Task {
    type Err = Error;

    fn from_str(text: &str) -> Result<Task, Error> {
        let unreadable = || Error::UnreadableMove { text: text.into() };
        let (claim, moves) = text.split_once(' ').ok_or_else(unreadable)?;
        let bound = claim.strip_prefix(">=");
        let score = bound.or(claim.strip_prefix('=')).and_then(|score| score.parse().ok());
        let line = split_moves(moves).into_iter().map(|one| Ok(one.parse::<Move>()?.square()));
        let line = line.collect::<Result<Vec<_>, Error>>()?;
        match score {
            Some(score @ -64..=64) if !line.is_empty() => Ok(Task { line, score, is_bound: bound.is_some() }),
            _ => Err(unreadable()),
        }
    }
}
