//! Staged move ordering: table move, good captures and promotions, quiet moves by history, bad captures. Each
//! kind is generated only once the previous one is used up.

use super::history::{Histories, PreviousMoves};
use super::move_ordering::{MoveStack, NoisyScorer, OrderingContext, QuietScorer};
use super::see::see_ge;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Move;

/// Maximum number of deferred bad captures; further ones are dropped.
const MAX_BAD_CAPTURES: usize = 32;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    TtMove,
    GenerateNoisy,
    GoodNoisy,
    GenerateQuiets,
    Quiets,
    BadCaptures,
    Done,
}

/// Remaining moves of a node, in stages.
pub struct MovePicker {
    stage: Stage,
    tt_move: Move,
    /// Start of the node's moves on the move stack.
    start: usize,
    /// End of the node's moves on the move stack.
    end: usize,
    /// Index of the next untried move.
    next: usize,
    bad_captures: [Move; MAX_BAD_CAPTURES],
    bad_captures_length: usize,
    bad_captures_next: usize,
    noisy_only: bool,
    skip_quiets: bool,
    /// Captures below this SEE value are bad.
    see_threshold: i32,
}

impl MovePicker {
    /// Picks from all moves. `tt_move` must be legal or `Move::NONE`.
    pub fn all(moves: &MoveStack, tt_move: Move) -> MovePicker {
        MovePicker::new(moves, tt_move, false, 0)
    }

    /// Picks from captures and promotions that reach the SEE threshold.
    pub fn noisy(moves: &MoveStack, tt_move: Move, see_threshold: i32) -> MovePicker {
        MovePicker::new(moves, tt_move, true, see_threshold)
    }

    fn new(moves: &MoveStack, tt_move: Move, noisy_only: bool, see_threshold: i32) -> MovePicker {
        let top = moves.len();
        MovePicker {
            stage: if tt_move == Move::NONE { Stage::GenerateNoisy } else { Stage::TtMove },
            tt_move,
            start: top,
            end: top,
            next: top,
            bad_captures: [Move::NONE; MAX_BAD_CAPTURES],
            bad_captures_length: 0,
            bad_captures_next: 0,
            noisy_only,
            skip_quiets: false,
            see_threshold,
        }
    }

    /// Drops the remaining quiet moves.
    pub fn skip_quiets(&mut self) {
        self.skip_quiets = true;
        if matches!(self.stage, Stage::Quiets | Stage::GenerateQuiets) {
            self.stage = Stage::BadCaptures;
        }
    }

    /// Returns the next move.
    pub fn next(
        &mut self,
        moves: &mut MoveStack,
        board: &Board,
        histories: &Histories,
        previous: PreviousMoves,
        ordering: &OrderingContext,
    ) -> Option<Move> {
        // Remove moves that children have pushed.
        moves.truncate(self.end);
        loop {
            match self.stage {
                Stage::TtMove => {
                    self.stage = Stage::GenerateNoisy;
                    return Some(self.tt_move);
                }
                Stage::GenerateNoisy => {
                    self.generate_noisy(moves, board, histories);
                    self.stage = Stage::GoodNoisy;
                }
                Stage::GoodNoisy => match self.select_best(moves) {
                    Some(mv) if see_ge(board, mv, self.see_threshold) => return Some(mv),
                    Some(mv) => self.defer(mv),
                    None => self.stage = self.stage_after_noisy(),
                },
                Stage::GenerateQuiets => {
                    self.generate_quiets(moves, board, histories, previous, ordering);
                    self.stage = Stage::Quiets;
                }
                Stage::Quiets => match self.select_best(moves) {
                    Some(mv) => return Some(mv),
                    None => self.stage = Stage::BadCaptures,
                },
                Stage::BadCaptures => {
                    if self.bad_captures_next < self.bad_captures_length {
                        self.bad_captures_next += 1;
                        return Some(self.bad_captures[self.bad_captures_next - 1]);
                    }
                    self.stage = Stage::Done;
                }
                Stage::Done => return None,
            }
        }
    }

    /// Generates captures and promotions with scores.
    ///
    /// Neither generator is inlined: the compiler would hoist their loads to the start of
    /// `next`, for all stages.
    #[inline(never)]
    fn generate_noisy(&mut self, moves: &mut MoveStack, board: &Board, histories: &Histories) {
        moves.truncate(self.start);
        board.generate_noisy(&mut NoisyScorer::new(moves, board, histories, self.tt_move));
        (self.next, self.end) = (self.start, moves.len());
    }

    /// Generates quiet moves with scores.
    #[inline(never)]
    fn generate_quiets(
        &mut self,
        moves: &mut MoveStack,
        board: &Board,
        histories: &Histories,
        previous: PreviousMoves,
        ordering: &OrderingContext,
    ) {
        moves.truncate(self.start);
        let mut scorer = QuietScorer::new(moves, board, histories, previous, ordering, self.tt_move);
        board.generate_quiets(&mut scorer);
        (self.next, self.end) = (self.start, moves.len());
    }

    fn stage_after_noisy(&self) -> Stage {
        if self.noisy_only {
            Stage::Done
        } else if self.skip_quiets {
            Stage::BadCaptures
        } else {
            Stage::GenerateQuiets
        }
    }

    /// Saves a bad capture for the last stage.
    fn defer(&mut self, mv: Move) {
        if self.bad_captures_length < MAX_BAD_CAPTURES {
            self.bad_captures[self.bad_captures_length] = mv;
            self.bad_captures_length += 1;
        }
    }

    /// One step of a selection sort: returns the remaining move with the highest score, the first of equals.
    fn select_best(&mut self, moves: &mut MoveStack) -> Option<Move> {
        let left = &mut moves[self.next..self.end];
        let &(_, mut best_score) = left.first()?;
        let mut best = 0;
        for (index, &(_, score)) in left.iter().enumerate().skip(1) {
            if score > best_score {
                (best, best_score) = (index, score);
            }
        }
        let (mv, _) = left[best];
        left.swap(0, best);
        self.next += 1;
        Some(mv)
    }
}
