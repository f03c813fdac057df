//! Selects a perfect move: the exact value of the position first, then the moves that attain it, and among
//! them the one after which the fewest replies are correct.
//!
//! Used by the solver player during a game, and by the command that makes its opening book.

use super::analysis::Analyser;
use super::board::Board;
use super::bounds::{MAX_VALUE, ValueBounds};
use super::heuristic::HeuristicSearch;
use super::params::ROOT_ORDERING_DEPTH;
use crate::core::bound::Bound;
use crate::core::player::Score;
use crate::core::thought::Thought;
use crate::games::connect4::geometry::{CELLS, cell_index, centre_first};
use crate::search::node_limit::{AtMost, NodeLimit, Unlimited};
use crate::search::random::Random;

/// A best move and its exact value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove {
    /// Cell of the disc.
    pub cell: u64,
    /// Value for the side to move.
    pub value: i32,
}

/// Prior knowledge and limits of a search for the best move.
#[derive(Clone, Debug)]
pub struct BestMoveRequest {
    /// All moves, most promising first.
    pub move_order: Vec<u64>,
    /// Lower bound of the position's value.
    pub lower_bound: Option<i32>,
    /// Maximum nodes for choosing among moves of equal value.
    pub tie_break_nodes: u64,
}

impl BestMoveRequest {
    /// Creates a request with the move order of a short heuristic search and without tie-break.
    pub fn new(board: &Board) -> BestMoveRequest {
        let scored = HeuristicSearch::new(ROOT_ORDERING_DEPTH).score_moves(board, &mut Unlimited);
        let move_order = scored.into_iter().map(|(cell, _)| cell).collect();
        BestMoveRequest { move_order, lower_bound: None, tie_break_nodes: 0 }
    }
}

/// The best move; `None` if the limit was reached before the value of the position was known.
pub fn best_move(
    analyser: &mut Analyser,
    board: Board,
    request: &BestMoveRequest,
    limit: &mut dyn NodeLimit,
    random: &mut Random,
) -> Option<BestMove> {
    let value = value_from_lower_bound(analyser, board, request.lower_bound, limit)?;
    let mut candidates = Candidates { analyser, board, value };
    let mut best: Option<(u64, u32)> = None;
    limit.report_cell_thought(&Thought::Depth { depth: CELLS - board.disc_count() });
    let mut tie_break_limit = AtMost { limit, left: request.tie_break_nodes };
    for &cell in &request.move_order {
        // The first move of this value is searched without tie-break limit.
        let attains_value = match best {
            None => candidates.attains_value(cell, &mut *tie_break_limit.limit),
            Some(_) => candidates.attains_value(cell, &mut tie_break_limit),
        };
        match attains_value {
            Some(true) => {}
            Some(false) => {
                report_value(&mut tie_break_limit, cell, value - 1, (Bound::Upper, false));
                continue;
            }
            None => break,
        }
        let Some(difficulty) = candidates.reply_difficulty(cell, &mut tie_break_limit) else {
            report_value(&mut tie_break_limit, cell, value, (Bound::Exact, best.is_none()));
            best = best.or(Some((cell, 0)));
            break;
        };
        let is_better = match best {
            None => true,
            Some((_, highest)) => difficulty > highest || difficulty == highest && random.below(2) == 0,
        };
        report_value(&mut tie_break_limit, cell, value, (Bound::Exact, is_better));
        if is_better {
            best = Some((cell, difficulty));
        }
    }
    best.map(|(cell, _)| BestMove { cell, value })
}

/// Reports the value of a move, and whether it is the best so far.
fn report_value(limit: &mut dyn NodeLimit, cell: u64, value: i32, (known, leads): (Bound, bool)) {
    let (chosen, score) = (cell_index(cell), Score::Left(value));
    limit.report_cell_thought(&Thought::Value { ply: 0, chosen, score, known, leads });
}

/// Exact value of a position with a known lower bound. The value usually equals the bound, so
/// that is tested first.
fn value_from_lower_bound(
    analyser: &mut Analyser,
    board: Board,
    lower_bound: Option<i32>,
    limit: &mut dyn NodeLimit,
) -> Option<i32> {
    match lower_bound {
        Some(lower) if lower < MAX_VALUE => {
            let value = analyser.value_within(board, ValueBounds::null_window(lower), limit)?;
            if value == lower {
                return Some(lower);
            }
            analyser.value_within(board, ValueBounds::window(lower + 1, MAX_VALUE), limit)
        }
        _ => analyser.value(board, limit),
    }
}

/// The moves of a position with known value.
struct Candidates<'a> {
    analyser: &'a mut Analyser,
    board: Board,
    value: i32,
}

impl Candidates<'_> {
    /// Whether a move has the value of the position.
    fn attains_value(&mut self, cell: u64, limit: &mut dyn NodeLimit) -> Option<bool> {
        match self.board.value_of_last_move(cell) {
            Some(value) => Some(value >= self.value),
            None => {
                let window = ValueBounds::null_window(-self.value);
                Some(self.analyser.value_within(self.board.after(cell), window, limit)? == -self.value)
            }
        }
    }

    /// Percentage of wrong replies to a move of this value; replies that change the result count twice.
    fn reply_difficulty(&mut self, cell: u64, limit: &mut dyn NodeLimit) -> Option<u32> {
        if self.board.value_of_last_move(cell).is_some() {
            return Some(0);
        }
        let child = self.board.after(cell);
        let next_result = if self.value < 0 { -1 } else { 0 };
        let (mut replies, mut wrong) = (0, 0);
        for reply in centre_first(child.playable()) {
            replies += 1;
            if self.reply_exceeds(&child, reply, self.value, limit)? {
                wrong += 1;
                let changes_result =
                    self.value <= 0 && self.reply_exceeds(&child, reply, next_result, limit)?;
                wrong += u32::from(changes_result);
            }
        }
        Some(100 * wrong / replies)
    }

    /// Whether a reply gives the side that made the first move more than this value.
    fn reply_exceeds(
        &mut self,
        child: &Board,
        reply: u64,
        value: i32,
        limit: &mut dyn NodeLimit,
    ) -> Option<bool> {
        match child.value_of_last_move(reply) {
            Some(last) => Some(-last > value),
            None => {
                let window = ValueBounds::null_window(value);
                Some(self.analyser.value_within(child.after(reply), window, limit)? > value)
            }
        }
    }
}
