//! The search of one position: alpha-beta with everything that lets it leave moves out or look at them less
//! deeply.
//!
//! Each rule of thumb has a comment that says why it may be right; its numbers were found by matches.

use std::sync::LazyLock;

use super::blindness::Blindness;
use super::evaluator::Evaluator;
use super::histories::{Before, Histories, NOTHING_MOVED, moved};
use super::line::{LEAST_MATE, Line, MATE, MOST_PLIES, NONE};
use super::node::Node;
use super::table::{Bound, Entry, Table, UNKNOWN};
use crate::chess::board::Board;
use crate::chess::squares::{Move, Piece};
use crate::search::budget::Budget;

/// What lives through a game.
pub struct Mind<E> {
    /// Remembered positions.
    pub table: Table,
    /// What has been learned about moves.
    pub histories: Histories,
    /// Who judges positions.
    pub evaluator: E,
}

/// What a node knows that its neighbours on the same line ask for.
#[derive(Clone, Copy)]
pub struct Frame {
    /// The evaluation, or [`UNKNOWN`] in check.
    pub(super) judgement: i32,
    /// The move that is being tried, as histories count it.
    pub(super) moved: usize,
    /// A move that is not looked at, to see how good the others are.
    pub(super) left_out: Move,
    pub(super) killers: [Move; 2],
    /// How often nodes below were refuted.
    pub(super) refuted: i32,
    /// Extensions by two plies so far.
    pub(super) doubled: i32,
}

const FRESH: Frame = Frame {
    judgement: UNKNOWN,
    moved: NOTHING_MOVED,
    left_out: NONE,
    killers: [NONE; 2],
    refuted: 0,
    doubled: 0,
};

/// Frames before the root, so that nobody has to ask whether there are any.
const BEFORE_ROOT: usize = 4;

/// A legal move of the root, and what is known of it.
#[derive(Clone)]
pub struct RootMove {
    /// The move.
    pub chosen: Move,
    /// Its value in the last search that looked at it closely.
    pub value: i32,
    /// Its value in the iteration before.
    pub before: i32,
    /// The moves that are expected, this one first.
    pub line: Line,
    /// How far the search has gone.
    pub furthest: u32,
    /// Positions below it.
    pub nodes: u64,
}

/// One search.
pub struct Search<'a, 'w, E> {
    /// What lives through the game.
    pub mind: &'a mut Mind<E>,
    /// What may be spent.
    pub budget: Budget<'w, Move>,
    /// The moves of the root, the best first.
    pub roots: Vec<RootMove>,
    /// How many of them are settled already: the next best is looked for.
    pub settled: usize,
    /// The depth of this iteration.
    pub depth: i32,
    /// The furthest ply of the move being looked at.
    pub furthest: u32,
    /// What a weak player overlooks.
    pub blindness: Option<Blindness>,
    pub(super) frames: Vec<Frame>,
    pub(super) lines: Vec<Line>,
    /// The hashes of the match and of the line, the current position not among them.
    hashes: Vec<u64>,
    /// How many of them belong to the match.
    played: usize,
    /// Below this ply passing is not tried: a try is being proved.
    no_pass_before: usize,
}

/// By how much less deeply the n-th move of a node is looked at, in 1024ths of a ply.
pub(super) static LESS: LazyLock<Vec<i32>> = LazyLock::new(|| {
    let thousand = |number: usize| logarithm(number.max(1) as u64);
    let entry = |index: usize| {
        let (depth, count) = (index / 64, index % 64);
        (900 + (thousand(depth) * thousand(count) / 1024) * 46 / 100) as i32
    };
    (0..64 * 64).map(entry).map(|less| if less <= 900 { 0 } else { less }).collect()
});

/// The natural logarithm in 1024ths, by whole numbers alone, so that it is the same everywhere.
fn logarithm(number: u64) -> u64 {
    let whole = number.ilog2();
    // Between powers of two, squaring doubles the logarithm bit by bit.
    let (mut mantissa, mut bits) = ((number << 32) >> whole, u64::from(whole));
    for _ in 0..16 {
        mantissa = ((u128::from(mantissa) * u128::from(mantissa)) >> 32) as u64;
        bits <<= 1;
        if mantissa >= 2 << 32 {
            mantissa >>= 1;
            bits |= 1;
        }
    }
    (bits * 710) >> 16
}

impl<'a, 'w, E: Evaluator> Search<'a, 'w, E> {
    /// A search of a board; `earlier` are the hashes of the positions that could come up again.
    pub fn new(mind: &'a mut Mind<E>, budget: Budget<'w, Move>, earlier: &[u64]) -> Self {
        Search {
            mind,
            budget,
            roots: Vec::new(),
            settled: 0,
            depth: 0,
            furthest: 0,
            blindness: None,
            frames: vec![FRESH; MOST_PLIES + BEFORE_ROOT + 4],
            lines: vec![Line::default(); MOST_PLIES + 4],
            hashes: earlier.to_vec(),
            played: earlier.len(),
            no_pass_before: 0,
        }
    }

    pub(super) fn frame(&mut self, ply: usize) -> &mut Frame {
        &mut self.frames[ply + BEFORE_ROOT]
    }

    pub(super) fn before(&self, ply: usize) -> Before {
        let at = |back: usize| self.frames[ply + BEFORE_ROOT - back].moved;
        Before { last: at(1), second: at(2) }
    }

    /// Whether the game is drawn here: by the counter, by pieces, or because the position has been there.
    pub(super) fn is_drawn(&self, board: &Board) -> bool {
        if board.clock() >= 100 {
            return !board.in_check() || board.count_moves() > 0;
        }
        if board.clock() >= 4 {
            let reach = usize::from(board.clock()).min(self.hashes.len());
            let mut times = 0;
            for back in (4..=reach).step_by(2) {
                let index = self.hashes.len() - back;
                if self.hashes[index] == board.hash() {
                    // Within the search once is enough: what was right before is right again.
                    times += if index >= self.played { 2 } else { 1 };
                    if times >= 2 {
                        return true;
                    }
                }
            }
        }
        board.is_dead()
    }

    /// A draw is worth nothing, give or take what keeps the search from seeing all draws as one.
    pub(super) fn draw(&self) -> i32 {
        1 - (self.budget.nodes() as i32 & 2)
    }

    pub(super) fn judge(&mut self, board: &Board) -> i32 {
        let value = self.mind.evaluator.value(board);
        // The nearer the draw by the counter, the less an advantage is worth.
        let value = value * (220 - i32::from(board.clock()).min(200)) / 220;
        self.blindness.as_ref().map_or(value, |blindness| value + blindness.whim(board))
    }

    pub(super) fn step(&mut self, board: &Board, chosen: Move, ply: usize) -> Board {
        let mut next = *board;
        next.make(chosen);
        let piece = board.piece(chosen.from()).unwrap_or(Piece::Pawn);
        self.frame(ply).moved = moved(board.side(), piece, chosen.to());
        self.hashes.push(board.hash());
        self.mind.evaluator.make(board, &next);
        next
    }

    pub(super) fn back(&mut self) {
        self.mind.evaluator.unmake();
        self.hashes.pop();
    }

    /// The value of a board for the side to move, within a window, looked at so many plies deep.
    ///
    /// When the budget is used up, what comes back means nothing.
    pub fn value(
        &mut self,
        board: &Board,
        mut alpha: i32,
        mut beta: i32,
        mut depth: i32,
        ply: usize,
        expects_cut: bool,
    ) -> i32 {
        if depth <= 0 {
            return self.quiet_value(board, alpha, beta, ply);
        }
        let expected = beta - alpha > 1;
        let is_root = ply == 0;
        self.lines[ply].clear();
        if !self.budget.spend() {
            return 0;
        }
        if expected {
            self.furthest = self.furthest.max(ply as u32 + 1);
        }
        if !is_root {
            if self.is_drawn(board) {
                return self.draw();
            }
            if ply >= MOST_PLIES - 2 {
                return if board.in_check() { 0 } else { self.judge(board) };
            }
            // No line can be better than a mate that is nearer.
            alpha = alpha.max(ply as i32 - MATE);
            beta = beta.min(MATE - 1 - ply as i32);
            if alpha >= beta {
                return alpha;
            }
        }
        let left_out = self.frame(ply).left_out;
        let known = if left_out == NONE { self.mind.table.get(board.hash(), ply as i32) } else { None };
        if let Some(entry) = known
            && !expected
            && entry.depth >= depth + i32::from(entry.value >= beta)
            && board.clock() < 90
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            }
        {
            return entry.value;
        }
        let mut remembered = known.map_or(NONE, |entry| entry.chosen);
        if remembered != NONE && !board.is_legal(remembered) {
            remembered = NONE;
        }
        if is_root {
            remembered = self.roots[self.settled].chosen;
        }

        let in_check = board.in_check();
        let before = self.before(ply);
        let mut raw = UNKNOWN;
        let mut judgement = UNKNOWN;
        // The better of evaluation and what the table knows.
        let mut estimate = UNKNOWN;
        if in_check {
        } else if left_out != NONE {
            judgement = self.frame(ply).judgement;
            estimate = judgement;
        } else {
            raw = match known {
                Some(entry) if entry.judgement != UNKNOWN => entry.judgement,
                _ => self.judge(board),
            };
            judgement = self.corrected(board, raw, before);
            estimate = match known {
                Some(entry) if entry.bound == Bound::Exact => entry.value,
                Some(entry) if entry.bound == Bound::Lower && entry.value > judgement => entry.value,
                Some(entry) if entry.bound == Bound::Upper && entry.value < judgement => entry.value,
                _ => judgement,
            };
        }
        self.frame(ply).judgement = judgement;
        let earlier = |back: usize| self.frames[ply + BEFORE_ROOT - back].judgement;
        let improving = !in_check
            && match (earlier(2), earlier(4)) {
                (UNKNOWN, UNKNOWN) => true,
                (UNKNOWN, older) => judgement > older,
                (old, _) => judgement > old,
            };
        self.frame(ply + 1).refuted = 0;
        self.frame(ply + 1).killers = [NONE; 2];
        let has_pieces = has_pieces(board);

        if !expected && !in_check && left_out == NONE {
            // So far behind that only captures could help.
            if depth <= 4 && estimate + 260 * depth <= alpha && alpha.abs() < LEAST_MATE {
                let value = self.quiet_value(board, alpha, alpha + 1, ply);
                if value <= alpha || self.budget.exhausted() {
                    return value;
                }
            }
            // So far ahead that no move will spoil it.
            let margin = 75 * (depth - i32::from(improving));
            if depth <= 7 && estimate - margin >= beta && estimate < LEAST_MATE && beta > -LEAST_MATE {
                return (estimate + beta) / 2;
            }
            // Even passing would be good enough; only where there is hardly anything but pawns may it be
            // better than every move.
            if depth >= 3
                && estimate >= beta
                && judgement >= beta - 20 * depth + 120
                && before.last != NOTHING_MOVED
                && has_pieces
                && ply >= self.no_pass_before
                && beta > -LEAST_MATE
            {
                let less = 4 + depth / 3 + ((estimate - beta) / 180).min(3);
                let mut next = *board;
                next.pass();
                self.frame(ply).moved = NOTHING_MOVED;
                self.hashes.push(board.hash());
                let value = -self.value(&next, -beta, 1 - beta, depth - less, ply + 1, !expects_cut);
                self.hashes.pop();
                if self.budget.exhausted() {
                    return 0;
                }
                if value >= beta {
                    let value = if value >= LEAST_MATE { beta } else { value };
                    if depth < 12 || self.no_pass_before > 0 {
                        return value;
                    }
                    self.no_pass_before = ply + (depth - less).max(0) as usize * 3 / 4;
                    let proved = self.value(board, beta - 1, beta, depth - less, ply, false);
                    self.no_pass_before = 0;
                    if proved >= beta {
                        return value;
                    }
                }
            }
            // A capture that is far too good in a shallow search will be good enough in a deep one.
            let high = beta + 190 - 50 * i32::from(improving);
            if depth >= 5
                && beta.abs() < LEAST_MATE
                && !known.is_some_and(|entry| entry.depth >= depth - 3 && entry.value < high)
            {
                let value = self.by_capture(board, high, depth, ply, expects_cut, high - judgement);
                if self.budget.exhausted() {
                    return 0;
                }
                if let Some(value) = value {
                    return value;
                }
            }
        }
        // Without a move to begin with, a shallower search finds one for the next time.
        if depth >= 4 && (expected || expects_cut) && remembered == NONE && left_out == NONE {
            depth -= 1;
        }

        let node = Node {
            board,
            ply,
            depth,
            expected,
            expects_cut,
            in_check,
            improving,
            has_pieces,
            judgement,
            remembered,
            known,
            left_out,
            before,
        };
        let alpha_at_first = alpha;
        let (best, chosen) = self.try_moves(&node, alpha, beta);
        if self.budget.exhausted() {
            return 0;
        }
        if left_out == NONE && !(is_root && self.settled > 0) {
            let bound = match best {
                best if best >= beta => Bound::Lower,
                best if best > alpha_at_first => Bound::Exact,
                _ => Bound::Upper,
            };
            let entry = Entry { chosen, value: best, judgement: raw, depth, bound, expected };
            self.mind.table.put(board.hash(), ply as i32, entry);
            let quiet = chosen == NONE || !board.is_noisy(chosen);
            let teaches = match bound {
                Bound::Lower => best > judgement,
                Bound::Upper => best < judgement,
                Bound::Exact => true,
            };
            if !in_check && quiet && teaches && best.abs() < LEAST_MATE {
                self.mind.histories.correct(board, before, best - judgement, depth);
            }
        }
        best
    }

    pub(super) fn corrected(&self, board: &Board, raw: i32, before: Before) -> i32 {
        let corrected = raw + self.mind.histories.correction(board, before);
        corrected.clamp(1 - LEAST_MATE, LEAST_MATE - 1)
    }
}

/// Whether the side to move has more than pawns.
fn has_pieces(board: &Board) -> bool {
    let pieces =
        board.straight(board.side()) | board.aslant(board.side()) | board.of(Piece::Knight, board.side());
    pieces != 0
}
