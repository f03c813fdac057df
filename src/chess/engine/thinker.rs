//! One thought: the same position looked at more and more deeply, until something says that it is enough.

use std::cell::Cell;
use std::time::Duration;

use web_time::Instant;

use super::blindness::Blindness;
use super::evaluator::Evaluator;
use super::histories::Histories;
use super::line::{BEYOND, LEAST_MATE, Line, MATE, MOST_PLIES};
use super::search::{Mind, RootMove, Search};
use super::table::{Bound, Table};
use crate::chess::board::Board;
use crate::chess::squares::Move;
use crate::player::Score;
use crate::search::budget::Budget;
use crate::search::sort::sort;

/// Half the window around the value of the iteration before.
const WINDOW: i32 = 14;

/// What is asked for.
#[derive(Default)]
pub struct Question<'q> {
    /// No deeper than this.
    pub depth: Option<u32>,
    /// Only these moves; none for all.
    pub among: Vec<Move>,
    /// So many of the best moves; 0 counts as 1.
    pub lines: usize,
    /// A mate in so many moves is enough.
    pub mate: Option<u32>,
    /// After how much time another iteration is not worth beginning, if the best move does not change; asked
    /// after each iteration.
    pub enough: Option<&'q dyn Fn() -> Option<Duration>>,
    /// Whether the thought goes on when nothing can be gained any more.
    pub endless: bool,
    /// What a weak player overlooks.
    pub blindness: Option<Blindness>,
}

/// What is known at some moment of a thought.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The place of the line, the best first.
    pub place: usize,
    /// The value for the side to move.
    pub value: i32,
    /// What that says of the true value.
    pub bound: Bound,
    /// Plies looked ahead.
    pub depth: u32,
    /// The furthest ply of all.
    pub furthest: u32,
    /// The moves expected.
    pub line: Vec<Move>,
    /// Positions looked at so far.
    pub nodes: u32,
    /// Thousandths of the table in use.
    pub fullness: usize,
}

impl Finding {
    /// The value as players tell it.
    pub fn score(&self) -> Score {
        match self.value {
            value if value >= LEAST_MATE => Score::Win((MATE - value).unsigned_abs()),
            value if value <= -LEAST_MATE => Score::Loss((MATE + value).unsigned_abs()),
            hundredths => Score::Pawns { hundredths },
        }
    }
}

impl<E: Evaluator> Mind<E> {
    /// A mind with a table of so many kilobytes.
    pub fn new(evaluator: E, kilobytes: usize) -> Mind<E> {
        Mind { table: Table::new(kilobytes), histories: Histories::default(), evaluator }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.clear();
        self.histories.clear();
    }
}

/// Thinks about a board with a legal move; `earlier` are the hashes of the positions that could come up again.
/// Tells `heard` of what it finds; the best line comes back, and what is left of the budget.
pub fn think<'w, E: Evaluator>(
    mind: &mut Mind<E>,
    board: &Board,
    earlier: &[u64],
    question: &Question<'_>,
    budget: Budget<'w, Move>,
    heard: &mut dyn FnMut(&Finding, &mut Budget<'w, Move>),
) -> (Finding, Budget<'w, Move>) {
    let begun = Instant::now();
    mind.table.grow_older();
    mind.evaluator.begin(board);
    let mut search = Search::new(mind, budget, earlier);
    search.blindness = question.blindness.clone();
    let legal = board.legal_moves();
    let wanted = legal.iter().filter(|one| question.among.is_empty() || question.among.contains(one));
    search.roots = wanted.map(|&chosen| RootMove::new(chosen)).collect();
    if search.roots.is_empty() {
        search.roots = legal.iter().map(|&chosen| RootMove::new(chosen)).collect();
    }
    if let Some(blindness) = &question.blindness {
        let seen: Vec<_> =
            search.roots.iter().filter(|root| !blindness.hides(board, root.chosen)).cloned().collect();
        if !seen.is_empty() && !board.in_check() {
            search.roots = seen;
        }
    }
    let lines = question.lines.clamp(1, search.roots.len().max(1));
    let deepest = question.depth.unwrap_or(u32::MAX).clamp(1, MOST_PLIES as u32 - 10) as i32;
    let mut last = first_finding(&search);
    // The first move of the best line that has been told.
    let told = Cell::new(None);
    let mut heard = |finding: &Finding, budget: &mut Budget<'w, Move>| {
        if finding.place == 0 {
            told.set(finding.line.first().copied());
        }
        heard(finding, budget);
    };
    let mut steady = 0;
    for depth in 1..=deepest {
        search.depth = depth;
        search.settled = 0;
        let best_before = search.roots.first().map(|root| root.chosen);
        search.roots.iter_mut().for_each(|root| {
            root.before = root.value;
            root.value = -BEYOND;
        });
        for place in 0..lines {
            search.settled = place;
            search.furthest = 0;
            let complete = settle(&mut search, board, depth, &mut heard);
            if place == 0 && search.roots[0].value > -BEYOND {
                last = finding(&search, 0, if complete { depth } else { last.depth.max(1) as i32 });
            }
            if !complete {
                break;
            }
        }
        if !search.budget.exhausted() {
            // A line that is found later may turn out to be better.
            sort_roots(&mut search.roots[..lines]);
            last = finding(&search, 0, depth);
            for place in 0..lines {
                let finding = finding(&search, place, depth);
                heard(&finding, &mut search.budget);
            }
        }
        if search.budget.exhausted() {
            break;
        }
        steady = if best_before == search.roots.first().map(|root| root.chosen) { steady + 1 } else { 0 };
        if !question.endless && is_enough(&search, question, depth, steady, begun) {
            break;
        }
    }
    last.nodes = search.budget.nodes();
    if told.get() != last.line.first().copied() {
        // A better move was found in a round that could not be finished.
        heard(&last, &mut search.budget);
    }
    (last, search.budget)
}

/// Whether another iteration would be a waste.
fn is_enough<E: Evaluator>(
    search: &Search<'_, '_, E>,
    question: &Question<'_>,
    depth: i32,
    steady: i32,
    begun: Instant,
) -> bool {
    let Some(best) = search.roots.first() else { return true };
    if let Some(moves) = question.mate
        && best.value >= LEAST_MATE
        && (MATE - best.value + 1) / 2 <= moves as i32
    {
        return true;
    }
    // A mate that has been looked for three times as deeply will not come sooner.
    if best.value.abs() >= LEAST_MATE && depth > 3 * (MATE - best.value.abs()) + 4 {
        return true;
    }
    let Some(enough) = question.enough.and_then(|enough| enough()) else { return false };
    if search.roots.len() == 1 && depth >= 4 {
        return true;
    }
    // Less time for a move that has been the best for long and on which most of the work was spent, more
    // when the value falls.
    let share = (best.nodes * 100 / u64::from(search.budget.nodes().max(1))) as i32;
    let falling = (best.before - best.value).clamp(-20, 60);
    let percent = (150 - 7 * steady.min(8)) * (180 - share).max(60) / 100 * (100 + falling) / 100;
    begun.elapsed() * 100 >= enough * percent.clamp(25, 260) as u32
}

/// Finds the best of the moves that are not settled; whether there was enough left for it.
fn settle<'w, E: Evaluator>(
    search: &mut Search<'_, 'w, E>,
    board: &Board,
    depth: i32,
    heard: &mut dyn FnMut(&Finding, &mut Budget<'w, Move>),
) -> bool {
    let place = search.settled;
    let expected = search.roots[place].before;
    let (mut low, mut high, mut step) = (-BEYOND, BEYOND, WINDOW);
    if depth >= 4 && expected.abs() < LEAST_MATE {
        step += expected * expected / 12_000;
        (low, high) = (expected - step, expected + step);
    }
    let mut shallower = 0;
    loop {
        let value = search.value(board, low, high, (depth - shallower).max(1), 0, false);
        sort_roots(&mut search.roots[place..]);
        if search.budget.exhausted() {
            return false;
        }
        if value <= low && low > -BEYOND {
            high = (low + high) / 2;
            low = (value - step).max(-BEYOND);
            shallower = 0;
        } else if value >= high && high < BEYOND {
            high = (value + step).min(BEYOND);
            shallower = (shallower + 1).min(3);
        } else {
            return true;
        }
        let bound = if value <= low + step { Bound::Upper } else { Bound::Lower };
        if search.budget.nodes() > 200_000 && place == 0 {
            let mut finding = finding(search, 0, depth);
            (finding.value, finding.bound) = (value, bound);
            heard(&finding, &mut search.budget);
        }
        step += step / 2;
        if step > 600 {
            (low, high) = (-BEYOND, BEYOND);
        }
    }
}

fn finding<E: Evaluator>(search: &Search<'_, '_, E>, place: usize, depth: i32) -> Finding {
    let root = &search.roots[place];
    Finding {
        place,
        value: root.value,
        bound: Bound::Exact,
        depth: depth as u32,
        furthest: root.furthest.max(depth as u32),
        line: root.line.moves().to_vec(),
        nodes: search.budget.nodes(),
        fullness: search.mind.table.fullness(),
    }
}

/// What is known before anything is.
fn first_finding<E: Evaluator>(search: &Search<'_, '_, E>) -> Finding {
    Finding { value: 0, ..finding(search, 0, 0) }
}

/// The best first; moves that are no better keep their order.
fn sort_roots(roots: &mut [RootMove]) {
    sort(roots, |one, other| one.value > other.value);
}

impl RootMove {
    fn new(chosen: Move) -> RootMove {
        let mut line = Line::default();
        line.set(chosen, &Line::default());
        RootMove { chosen, value: -BEYOND, before: 0, line, furthest: 0, nodes: 0 }
    }
}
