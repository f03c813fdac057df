//! The moves of a node in the order in which they are tried, each kind made only when the one before it is used
//! up: the remembered move, captures that win or keep material, quiet moves by what they have done so far, and
//! captures that lose material.

use super::histories::{Before, Histories};
use super::line::NONE;
use crate::chess::attacks;
use crate::chess::board::Board;
use crate::chess::exchange::exchange_reaches;
use crate::chess::moves::{MOST_MOVES, MoveList};
use crate::chess::squares::{Move, Piece, bit};

/// What a taken piece counts in the order of captures.
const TAKEN: [i32; 6] = [100, 320, 330, 500, 950, 0];
/// What the moves that have refuted sister nodes and the last move count beyond their histories.
const KILLER: i32 = 20_000;
const ANSWER: i32 = 12_000;
/// And a check that does not lose the piece.
const CHECK: i32 = 14_000;
/// What such a check may lose at most.
const CHECK_LOSS: i32 = -75;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Remembered,
    MakeNoisy,
    Noisy,
    MakeQuiet,
    Quiet,
    Losing,
    Done,
}

/// What the order of quiet moves depends on besides histories.
#[derive(Clone, Copy)]
pub struct Favourites {
    /// Moves that have refuted sister nodes.
    pub killers: [Move; 2],
    /// The move that refuted the last move before.
    pub answer: Move,
    /// By piece, the squares from which it would give check.
    pub checks: [u64; 6],
}

impl Favourites {
    /// No favourites.
    pub const NONE: Favourites = Favourites { killers: [NONE; 2], answer: NONE, checks: [0; 6] };

    /// Whether a move gives check by the piece that moves.
    pub fn is_check(&self, piece: Piece, chosen: Move) -> bool {
        self.checks[piece as usize] & bit(chosen.to()) != 0
    }
}

/// By piece of the side to move, the squares from which it would give check.
pub fn check_squares(board: &Board) -> [u64; 6] {
    let them = board.side().other();
    let (king, occupied) = (board.king(them), board.occupied());
    let (straight, aslant) = (attacks::rook(king, occupied), attacks::bishop(king, occupied));
    [attacks::pawns(bit(king), them), attacks::knight(king), aslant, straight, straight | aslant, 0]
}

/// The moves that are still to be tried.
pub struct Picker {
    stage: Stage,
    remembered: Move,
    moves: [(Move, i32); MOST_MOVES],
    length: usize,
    next: usize,
    losing: [Move; 32],
    losing_length: usize,
    losing_next: usize,
    only_noisy: bool,
    without_quiet: bool,
    /// What a capture must win not to be put last.
    least_gain: i32,
}

impl Picker {
    /// Every move; the remembered one must be legal, or none.
    pub fn all(remembered: Move) -> Picker {
        Picker::new(remembered, false, 0)
    }

    /// Captures and promotions that win at least so much.
    pub fn noisy(remembered: Move, least_gain: i32) -> Picker {
        Picker::new(remembered, true, least_gain)
    }

    fn new(remembered: Move, only_noisy: bool, least_gain: i32) -> Picker {
        Picker {
            stage: if remembered == NONE { Stage::MakeNoisy } else { Stage::Remembered },
            remembered,
            moves: [(NONE, 0); MOST_MOVES],
            length: 0,
            next: 0,
            losing: [NONE; 32],
            losing_length: 0,
            losing_next: 0,
            only_noisy,
            without_quiet: false,
            least_gain,
        }
    }

    /// No quiet move is wanted any more.
    pub fn leave_out_quiet(&mut self) {
        self.without_quiet = true;
        if matches!(self.stage, Stage::Quiet | Stage::MakeQuiet) {
            self.stage = Stage::Losing;
        }
    }

    /// The next move.
    pub fn next(
        &mut self,
        board: &Board,
        histories: &Histories,
        before: Before,
        favourites: &Favourites,
    ) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Remembered => {
                    self.stage = Stage::MakeNoisy;
                    return Some(self.remembered);
                }
                Stage::MakeNoisy => {
                    self.take(&board.noisy_moves(), |chosen| noisy_score(board, histories, chosen));
                    self.stage = Stage::Noisy;
                }
                Stage::Noisy => match self.best() {
                    Some((chosen, _)) => {
                        if exchange_reaches(board, chosen, self.least_gain) {
                            return Some(chosen);
                        }
                        if self.losing_length < self.losing.len() {
                            self.losing[self.losing_length] = chosen;
                            self.losing_length += 1;
                        }
                    }
                    None => {
                        self.stage = match () {
                            () if self.only_noisy => Stage::Done,
                            () if self.without_quiet => Stage::Losing,
                            () => Stage::MakeQuiet,
                        };
                    }
                },
                Stage::MakeQuiet => {
                    let threatened = attacked_by_pawns(board);
                    self.take(&board.quiet_moves(), |chosen| {
                        quiet_score(board, histories, before, favourites, threatened, chosen)
                    });
                    self.stage = Stage::Quiet;
                }
                Stage::Quiet => match self.best() {
                    Some((chosen, _)) => return Some(chosen),
                    None => self.stage = Stage::Losing,
                },
                Stage::Losing => {
                    if self.losing_next < self.losing_length {
                        self.losing_next += 1;
                        return Some(self.losing[self.losing_next - 1]);
                    }
                    self.stage = Stage::Done;
                }
                Stage::Done => return None,
            }
        }
    }

    fn take(&mut self, list: &MoveList, score: impl Fn(Move) -> i32) {
        (self.length, self.next) = (0, 0);
        for &chosen in list.iter().filter(|&&chosen| chosen != self.remembered) {
            self.moves[self.length] = (chosen, score(chosen));
            self.length += 1;
        }
    }

    /// Of the moves left the one with the highest score, the first of equals.
    fn best(&mut self) -> Option<(Move, i32)> {
        let left = &mut self.moves[self.next..self.length];
        let mut best = 0;
        for index in 1..left.len() {
            if left[index].1 > left[best].1 {
                best = index;
            }
        }
        let found = *left.get(best)?;
        left.swap(0, best);
        self.next += 1;
        Some(found)
    }
}

/// The kind of piece that a noisy move takes.
pub fn taken(board: &Board, chosen: Move) -> Option<Piece> {
    if board.takes_in_passing(chosen) { Some(Piece::Pawn) } else { board.piece(chosen.to()) }
}

fn noisy_score(board: &Board, histories: &Histories, chosen: Move) -> i32 {
    let piece = board.piece(chosen.from()).unwrap_or(Piece::Pawn);
    let taken = taken(board, chosen);
    let promotion = match chosen.promotion() {
        Some(Piece::Queen) => 16 * 800,
        Some(_) => -16 * 1000,
        None => 0,
    };
    16 * taken.map_or(0, |taken| TAKEN[taken as usize])
        + promotion
        + taken.map_or(0, |taken| histories.capture(piece, chosen.to(), taken) / 4)
}

fn attacked_by_pawns(board: &Board) -> u64 {
    let them = board.side().other();
    attacks::pawns(board.of(Piece::Pawn, them), them)
}

fn quiet_score(
    board: &Board,
    histories: &Histories,
    before: Before,
    favourites: &Favourites,
    threatened: u64,
    chosen: Move,
) -> i32 {
    let piece = board.piece(chosen.from()).unwrap_or(Piece::Pawn);
    let mut score = histories.quiet(board.side(), piece, chosen, before);
    if favourites.killers.contains(&chosen) {
        score += KILLER;
    } else if chosen == favourites.answer {
        score += ANSWER;
    }
    if favourites.is_check(piece, chosen) && exchange_reaches(board, chosen, CHECK_LOSS) {
        score += CHECK;
    }
    if !matches!(piece, Piece::Pawn | Piece::King) {
        let worth = TAKEN[piece as usize] * 12;
        score += if threatened & bit(chosen.from()) != 0 { worth } else { 0 };
        score -= if threatened & bit(chosen.to()) != 0 { worth } else { 0 };
    }
    score
}
