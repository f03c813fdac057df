//! Searches a position: iterative deepening at the root, then passes to the end of the game with
//! decreasing selectivity.

use std::cmp::{Ordering, Reverse};

use super::board::Board;
use super::context::SearchContext;
use super::evaluation::DISC;
use super::midgame::{INFINITY, MidgameSearch};
use super::node_eval::NodeEval;
use super::params::{
    ASPIRATION_GROWTH, ASPIRATION_MIN_DEPTH, ENDGAME_START_PERCENT, ENDGAME_START_PLIES, EXACT_ONLY_EMPTIES,
    FIRST_PASS_SELECTIVITY, MIDGAME_SELECTIVITY, ONE_SELECTIVE_PASS_EMPTIES, PRESEARCH_SELECTIVITY,
    SECOND_PASS_SELECTIVITY, TWO_SELECTIVE_PASSES_EMPTIES,
};
use super::probcut::{NO_SELECTIVITY, SELECTIVITY};
use crate::core::bound::Bound;
use crate::core::player::Score;
use crate::core::thought::Thought;
use crate::search::aspiration::AspirationWindow;
use crate::search::bits::Bits;
use crate::search::node_limit::NodeLimit;

/// Result of an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// Value for the side to move, in the evaluation's unit.
    pub value: i32,
    /// Depth in plies.
    pub depth: u32,
    /// 100 for an exact score, the confidence of a selective search to the end of the game, 0 for an
    /// estimate.
    pub percent: u8,
    /// Principal variation, `None` for a pass.
    pub pv: Vec<Option<u8>>,
}

/// Converts a value in the evaluation's unit to the score that players report.
pub fn score(value: i32, percent: u8) -> Score {
    let hundredths = (value * 100 + value.signum() * DISC / 2) / DISC;
    Score::Discs { hundredths, percent }
}

impl SearchResult {
    /// The value as players report it.
    pub fn score(&self) -> Score {
        score(self.value, self.percent)
    }

    /// Whether deeper searches cannot change the value.
    pub fn is_exact(&self) -> bool {
        self.percent == 100
    }
}

/// Maximum extent of a search.
#[derive(Clone, Copy, Debug)]
pub struct SearchGoal {
    /// Maximum depth of the midgame search.
    pub depth: u32,
    /// Maximum number of empty squares for a search to the end of the game.
    pub solve_empties: u32,
}

/// One search of iterative deepening.
#[derive(Clone, Copy)]
struct Iteration {
    depth: u32,
    selectivity: u32,
}

impl Iteration {
    /// Confidence of its result, see [`SearchResult::percent`].
    fn percent(self, empties: u32) -> u8 {
        if self.depth < empties { 0 } else { SELECTIVITY[self.selectivity as usize].percent }
    }
}

impl SearchGoal {
    /// Searches to the end of the game, unless limited.
    pub const UNBOUNDED: SearchGoal = SearchGoal { depth: 64, solve_empties: 64 };

    /// Whether it reaches the end of the game from this number of empty squares.
    pub fn solves(self, empties: u32) -> bool {
        empties <= self.solve_empties || self.depth >= empties
    }

    /// The iterations for a position with this number of empty squares.
    fn iterations(self, empties: u32) -> Vec<Iteration> {
        let midgame = |depth| Iteration { depth, selectivity: MIDGAME_SELECTIVITY };
        if !self.solves(empties) {
            return (1..=self.depth).map(midgame).collect();
        }
        let by_percent = (empties * ENDGAME_START_PERCENT).div_ceil(100).min(empties.saturating_sub(4));
        let last_depth = by_percent.max(empties.saturating_sub(ENDGAME_START_PLIES));
        let to_the_end = |&selectivity| Iteration { depth: empties, selectivity };
        (1..=last_depth).map(midgame).chain(passes(empties).iter().map(to_the_end)).collect()
    }
}

/// Selectivities of the passes to the end of the game, each of which orders the moves of the next.
fn passes(empties: u32) -> &'static [u32] {
    if empties <= EXACT_ONLY_EMPTIES {
        &[NO_SELECTIVITY]
    } else if empties <= ONE_SELECTIVE_PASS_EMPTIES {
        &[FIRST_PASS_SELECTIVITY, NO_SELECTIVITY]
    } else if empties <= TWO_SELECTIVE_PASSES_EMPTIES {
        &[FIRST_PASS_SELECTIVITY, SECOND_PASS_SELECTIVITY, NO_SELECTIVITY]
    } else {
        &[PRESEARCH_SELECTIVITY, FIRST_PASS_SELECTIVITY, SECOND_PASS_SELECTIVITY, NO_SELECTIVITY]
    }
}

/// A move at the root.
#[derive(Clone, Copy, Debug)]
struct RootMove {
    square: u8,
    next: Board,
}

/// Moves at the root, unsorted.
fn root_moves(board: &Board) -> Vec<RootMove> {
    Bits(board.moves()).map(|square| RootMove { square, next: board.play(square) }).collect()
}

/// Outcome of a search of the root.
#[derive(Clone, Copy)]
enum RootOutcome {
    /// All moves were searched.
    Complete(i32),
    /// The limit was reached; the best value so far, if any.
    Interrupted(Option<i32>),
}

/// Searches a position in which the side to move has a move. Calls `on_result` after each iteration.
///
/// Returns `None` if the limit was reached before any result.
pub fn search<L: NodeLimit>(
    context: &mut SearchContext,
    board: Board,
    goal: SearchGoal,
    limit: &mut L,
    on_result: impl FnMut(&SearchResult, &mut L),
) -> Option<SearchResult> {
    iterative_deepening(context, board, &goal.iterations(board.empty_count()), limit, on_result)
}

/// Searches like [`search`], without the last, exact pass if the goal is the end of the game.
pub fn search_selectively<L: NodeLimit>(
    context: &mut SearchContext,
    board: Board,
    goal: SearchGoal,
    limit: &mut L,
    on_result: impl FnMut(&SearchResult, &mut L),
) -> Option<SearchResult> {
    let iterations = goal.iterations(board.empty_count());
    let (_, selective) = iterations.split_last()?;
    iterative_deepening(context, board, selective, limit, on_result)
}

fn iterative_deepening<L: NodeLimit>(
    context: &mut SearchContext,
    board: Board,
    iterations: &[Iteration],
    limit: &mut L,
    mut on_result: impl FnMut(&SearchResult, &mut L),
) -> Option<SearchResult> {
    context.set_root(&board);
    let mut moves = root_moves(&board);
    let empties = board.empty_count();
    let mut last: Option<SearchResult> = None;
    for &iteration in iterations {
        let Iteration { depth, selectivity } = iteration;
        let mut search = MidgameSearch::new(context, limit, selectivity);
        search.report_thought(&Thought::Depth { depth });
        let expected = last.as_ref().map(|result| result.value);
        let (value, is_complete) = match aspiration_search(&mut search, &mut moves, expected, depth) {
            RootOutcome::Complete(value) => (value, true),
            RootOutcome::Interrupted(Some(value)) => (value, false),
            RootOutcome::Interrupted(None) => break,
        };
        let (depth, percent) = match &last {
            Some(before) if !is_complete => (before.depth, before.percent.min(99)),
            _ => (depth, iteration.percent(empties)),
        };
        let pv = principal_variation(context, &board, moves[0], depth);
        let result = SearchResult { value, depth, percent, pv };
        on_result(&result, limit);
        last = Some(result);
        if !is_complete {
            break;
        }
    }
    last
}

/// Solves win, draw or loss (WLD) only, which takes far fewer nodes than the exact score. Returns the result
/// for the side to move and the move.
///
/// Returns `None` if the limit was reached first.
pub fn solve_wld<L: NodeLimit>(
    context: &mut SearchContext,
    board: Board,
    limit: &mut L,
) -> Option<(Ordering, Option<u8>)> {
    context.set_root(&board);
    let mut moves = root_moves(&board);
    let empties = board.empty_count();
    let mut expected = 0;
    for Iteration { depth, selectivity } in SearchGoal::UNBOUNDED.iterations(empties) {
        let mut search = MidgameSearch::new(context, limit, selectivity);
        if depth < empties {
            expected = match aspiration_search(&mut search, &mut moves, Some(expected), depth) {
                RootOutcome::Complete(value) => value,
                RootOutcome::Interrupted(value) => value?,
            };
            continue;
        }
        let mut is_above = |bound: i32| match search_root(&mut search, &mut moves, bound, bound + 1, depth) {
            RootOutcome::Complete(value) => Some(value > bound),
            RootOutcome::Interrupted(_) => None,
        };
        // Two null windows, (0, 1) and (-1, 0), the likelier one to decide first.
        expected = if expected >= 0 {
            if is_above(0)? { 1 } else { i32::from(is_above(-1)?) - 1 }
        } else if is_above(-1)? {
            i32::from(is_above(0)?)
        } else {
            -1
        };
    }
    Some((expected.cmp(&0), moves.first().map(|one| one.square)))
}

/// Searches every move separately (multi-PV). The results, best first, are from the position before the move.
/// Calls `on_result` for each move of every iteration, in the order of the previous iteration.
pub fn analyse<L: NodeLimit>(
    context: &mut SearchContext,
    board: Board,
    goal: SearchGoal,
    limit: &mut L,
    mut on_result: impl FnMut(&SearchResult, &mut L),
) -> Vec<SearchResult> {
    context.set_root(&board);
    let empties = board.empty_count();
    let mut results: Vec<SearchResult> = Vec::new();
    let mut moves = root_moves(&board);
    for iteration in goal.iterations(empties) {
        let Iteration { depth, selectivity } = iteration;
        let percent = iteration.percent(empties);
        let mut next = Vec::new();
        limit.report_cell_thought(&Thought::Depth { depth });
        for one in &moves {
            let before = results.iter().find(|result| result.pv[0] == Some(one.square));
            let expected = before.map(|result| result.value);
            let mut search = MidgameSearch::new(context, limit, selectivity);
            let outcome = aspiration_search(&mut search, &mut [*one], expected, depth);
            let RootOutcome::Complete(value) = outcome else { return results };
            let pv = principal_variation(context, &board, *one, depth);
            let result = SearchResult { value, depth, percent, pv };
            on_result(&result, limit);
            limit.report_cell_thought(&Thought::Value {
                ply: 0,
                chosen: usize::from(one.square),
                score: result.score(),
                known: Bound::Exact,
                leads: next.iter().all(|other: &SearchResult| other.value < value),
            });
            next.push(result);
        }
        next.sort_by_key(|result| Reverse(result.value));
        moves.sort_by_key(|one| next.iter().position(|result| result.pv[0] == Some(one.square)));
        results = next;
    }
    results
}

/// Aspiration windows: starts with a narrow window around the expected value and widens it after a fail.
fn aspiration_search<L: NodeLimit>(
    search: &mut MidgameSearch<'_, L>,
    moves: &mut [RootMove],
    expected: Option<i32>,
    depth: u32,
) -> RootOutcome {
    let mut delta = search.params().aspiration_delta;
    let mut window = match expected {
        Some(value) if depth >= ASPIRATION_MIN_DEPTH => AspirationWindow::around(value, delta, INFINITY),
        _ => AspirationWindow::full(INFINITY),
    };
    loop {
        let value = match search_root(search, moves, window.alpha, window.beta, depth) {
            RootOutcome::Complete(value) => value,
            // An improvement counts even if the search was interrupted; a lower value does not.
            RootOutcome::Interrupted(value) => {
                return RootOutcome::Interrupted(value.filter(|&value| value > window.alpha));
            }
        };
        let Some(failed) = window.failed(value) else { return RootOutcome::Complete(value) };
        delta *= ASPIRATION_GROWTH;
        window.widen(failed, value, delta);
    }
}

/// Principal variation search (PVS) of the root moves; moves the best one to the front.
fn search_root<L: NodeLimit>(
    search: &mut MidgameSearch<'_, L>,
    moves: &mut [RootMove],
    alpha: i32,
    beta: i32,
    depth: u32,
) -> RootOutcome {
    let mut best = -INFINITY;
    let is_choice = moves.len() > 1; // `analyse` reports single moves itself
    for index in 0..moves.len() {
        let floor = alpha.max(best);
        let chosen = usize::from(moves[index].square);
        if is_choice {
            search.report_thought(&Thought::Try { ply: 0, chosen, alpha: None, beta: None });
        }
        let Ok(value) =
            search.search_move(&mut NodeEval::of(moves[index].next), floor, beta, depth - 1, index == 0)
        else {
            return RootOutcome::Interrupted((best > -INFINITY).then_some(best));
        };
        if is_choice {
            let (known, leads) =
                (Bound::of(value, floor, beta), value > best && (index == 0 || value > floor));
            search.report_thought(&Thought::Value { ply: 0, chosen, score: score(value, 0), known, leads });
        }
        if value > best {
            best = value;
            if index == 0 || value > floor {
                moves[..=index].rotate_right(1);
            }
        }
        if best >= beta {
            break;
        }
    }
    RootOutcome::Complete(best)
}

/// Principal variation after this move, from the tables.
fn principal_variation(
    context: &SearchContext,
    board: &Board,
    first: RootMove,
    depth: u32,
) -> Vec<Option<u8>> {
    debug_assert!(board.moves() >> first.square & 1 != 0);
    let mut pv = vec![Some(first.square)];
    extend_pv(context, &mut pv, first.next, depth);
    pv
}

/// Extends a variation that leads to the position `at` from the tables, up to `depth`.
pub(super) fn extend_pv(context: &SearchContext, pv: &mut Vec<Option<u8>>, mut at: Board, depth: u32) {
    while pv.len() < depth as usize && !at.is_over() {
        let moves = at.moves();
        if moves == 0 {
            pv.push(None);
            at = at.passed();
            continue;
        }
        let Some(square) = context.best_move(&at).filter(|&square| moves >> square & 1 != 0) else { break };
        pv.push(Some(square));
        at = at.play(square);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Depth of the last iteration before the end of the game, and the confidences of the
    /// passes that reach it.
    fn plan(goal: SearchGoal, empties: u32) -> (u32, Vec<u8>) {
        let (to_the_end, before): (Vec<_>, Vec<_>) =
            goal.iterations(empties).into_iter().partition(|iteration| iteration.depth == empties);
        assert!(before.iter().map(|iteration| iteration.depth).eq(1..=before.len() as u32));
        (before.len() as u32, to_the_end.iter().map(|iteration| iteration.percent(empties)).collect())
    }

    #[test]
    fn number_of_selective_passes_grows_with_empty_squares() {
        let unbounded = |empties| plan(SearchGoal::UNBOUNDED, empties);
        assert_eq!(unbounded(12), (8, vec![100]));
        assert_eq!(unbounded(20), (12, vec![60, 100]));
        assert_eq!(unbounded(26), (16, vec![60, 95, 100]));
        assert_eq!(unbounded(27), (17, vec![31, 60, 95, 100]));
        assert_eq!(unbounded(40), (30, vec![31, 60, 95, 100]));
    }

    #[test]
    fn goals_before_the_end_stop_at_their_depth() {
        let goal = SearchGoal { depth: 24, solve_empties: 24 };
        assert_eq!(plan(goal, 25), (24, vec![]));
        assert_eq!(plan(goal, 24), (15, vec![60, 95, 100]));
    }
}
