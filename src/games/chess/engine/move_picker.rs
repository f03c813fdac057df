//! Staged move ordering: the table's move, good captures and promotions, quiet moves by history, bad captures. Each
//! kind is generated only when the one before is used up.

use super::history::{Histories, PreviousMoves};
use super::params::{
    CAPTURE_HISTORY_DIVISOR, CHECK_BONUS, CHECK_SEE_MARGIN, COUNTER_MOVE_BONUS, KILLER_BONUS, MVV_FACTOR,
    MVV_VALUES, PAWN_THREAT_FACTOR, QUEEN_PROMOTION, UNDERPROMOTION,
};
use super::see::see_ge;
use crate::games::chess::attacks;
use crate::games::chess::board::Board;
use crate::games::chess::moves::{Move, Piece};
use crate::games::chess::squares::bit;

/// Bad captures beyond this number are dropped.
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

/// What the order of quiet moves depends on beside histories.
#[derive(Clone, Copy)]
pub struct OrderingContext {
    /// Killer moves: quiet moves that refuted sibling nodes.
    pub killers: [Move; 2],
    /// Counter move: the quiet move that last refuted the opponent's move.
    pub counter_move: Move,
    /// By piece, the squares from which it gives check.
    pub check_squares: [u64; 6],
}

impl OrderingContext {
    /// Nothing known.
    pub const NONE: OrderingContext =
        OrderingContext { killers: [Move::NONE; 2], counter_move: Move::NONE, check_squares: [0; 6] };

    /// Whether the moved piece gives check; discovered checks are not seen.
    pub fn gives_check(&self, piece: Piece, mv: Move) -> bool {
        self.check_squares[piece as usize] & bit(mv.to()) != 0
    }

    /// Whether this is a killer or the counter move.
    pub fn is_refutation(&self, mv: Move) -> bool {
        self.killers.contains(&mv) || mv == self.counter_move
    }
}

/// By piece of the side to move, the squares from which it gives check.
pub fn check_squares(board: &Board) -> [u64; 6] {
    let them = board.side_to_move().other();
    let (king, occupied) = (board.king(them), board.occupied());
    let (orthogonal, diagonal) = (attacks::rook(king, occupied), attacks::bishop(king, occupied));
    [attacks::pawns(bit(king), them), attacks::knight(king), diagonal, orthogonal, orthogonal | diagonal, 0]
}

/// The generated moves of all nodes on the line that is being searched, with their scores: each node's lie above its
/// parent's, so that no list has to be made, or cleared, for a node.
pub type MoveStack = Vec<(Move, i32)>;

/// The moves of a node that have not been tried yet.
pub struct MovePicker {
    stage: Stage,
    tt_move: Move,
    /// Where the node's moves begin on the move stack.
    start: usize,
    /// Where they end.
    end: usize,
    /// The next one that has not been tried.
    next: usize,
    bad_captures: [Move; MAX_BAD_CAPTURES],
    bad_captures_length: usize,
    bad_captures_next: usize,
    noisy_only: bool,
    skip_quiets: bool,
    /// Captures of less static exchange value are bad.
    see_threshold: i32,
}

impl MovePicker {
    /// All moves; the table's move must be legal, or none.
    pub fn all(moves: &MoveStack, tt_move: Move) -> MovePicker {
        MovePicker::new(moves, tt_move, false, 0)
    }

    /// Captures and promotions that reach the SEE threshold.
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

    /// The next move.
    pub fn next(
        &mut self,
        moves: &mut MoveStack,
        board: &Board,
        histories: &Histories,
        previous: PreviousMoves,
        ordering: &OrderingContext,
    ) -> Option<Move> {
        // What the children have left there.
        moves.truncate(self.end);
        loop {
            match self.stage {
                Stage::TtMove => {
                    self.stage = Stage::GenerateNoisy;
                    return Some(self.tt_move);
                }
                Stage::GenerateNoisy => {
                    moves.truncate(self.start);
                    board.push_noisy_moves(moves);
                    self.score(moves, |mv| noisy_score(board, histories, mv));
                    self.stage = Stage::GoodNoisy;
                }
                Stage::GoodNoisy => match self.select_best(moves) {
                    Some(mv) if see_ge(board, mv, self.see_threshold) => return Some(mv),
                    Some(mv) => self.defer(mv),
                    None => self.stage = self.stage_after_noisy(),
                },
                Stage::GenerateQuiets => {
                    let pawn_threats = attacked_by_pawns(board);
                    moves.truncate(self.start);
                    board.push_quiet_moves(moves);
                    self.score(moves, |mv| {
                        quiet_score(board, histories, previous, ordering, pawn_threats, mv)
                    });
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

    fn stage_after_noisy(&self) -> Stage {
        if self.noisy_only {
            Stage::Done
        } else if self.skip_quiets {
            Stage::BadCaptures
        } else {
            Stage::GenerateQuiets
        }
    }

    /// Keeps a bad capture for the last stage.
    fn defer(&mut self, mv: Move) {
        if self.bad_captures_length < MAX_BAD_CAPTURES {
            self.bad_captures[self.bad_captures_length] = mv;
            self.bad_captures_length += 1;
        }
    }

    /// Scores the generated moves; the table's move has been tried.
    fn score(&mut self, moves: &mut MoveStack, score: impl Fn(Move) -> i32) {
        if let Some(index) = moves[self.start..].iter().position(|&(mv, _)| mv == self.tt_move) {
            moves.remove(self.start + index);
        }
        moves[self.start..].iter_mut().for_each(|one| one.1 = score(one.0));
        (self.next, self.end) = (self.start, moves.len());
    }

    /// One step of a selection sort: the remaining move with the highest score, the first of equals.
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

/// MVV (most valuable victim) and capture history.
fn noisy_score(board: &Board, histories: &Histories, mv: Move) -> i32 {
    let piece = board.piece_on(mv.from()).unwrap_or(Piece::Pawn);
    let promotion = match mv.promotion() {
        Some(Piece::Queen) => QUEEN_PROMOTION,
        Some(_) => UNDERPROMOTION,
        None => 0,
    };
    let Some(captured) = board.captured_piece(mv) else { return MVV_FACTOR * promotion };
    MVV_FACTOR * (MVV_VALUES[captured as usize] + promotion)
        + histories.capture(piece, mv.to(), captured) / CAPTURE_HISTORY_DIVISOR
}

fn attacked_by_pawns(board: &Board) -> u64 {
    let them = board.side_to_move().other();
    attacks::pawns(board.pieces_of(Piece::Pawn, them), them)
}

/// History, killer and counter moves, checks, and squares attacked by pawns.
fn quiet_score(
    board: &Board,
    histories: &Histories,
    previous: PreviousMoves,
    ordering: &OrderingContext,
    pawn_threats: u64,
    mv: Move,
) -> i32 {
    let piece = board.piece_on(mv.from()).unwrap_or(Piece::Pawn);
    let mut score = histories.quiet(board.side_to_move(), piece, mv, previous);
    if ordering.killers.contains(&mv) {
        score += KILLER_BONUS;
    } else if mv == ordering.counter_move {
        score += COUNTER_MOVE_BONUS;
    }
    if ordering.gives_check(piece, mv) && see_ge(board, mv, CHECK_SEE_MARGIN) {
        score += CHECK_BONUS;
    }
    if !matches!(piece, Piece::Pawn | Piece::King) {
        let threat = MVV_VALUES[piece as usize] * PAWN_THREAT_FACTOR;
        score += if pawn_threats & bit(mv.from()) != 0 { threat } else { 0 };
        score -= if pawn_threats & bit(mv.to()) != 0 { threat } else { 0 };
    }
    score
}
