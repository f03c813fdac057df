//! The moves of a node: which are left out, which are looked at more or less deeply, and what is learned from
//! the one that was best.

use super::evaluator::Evaluator;
use super::histories::Before;
use super::line::{BEYOND, LEAST_MATE, MATE, NONE};
use super::picker::{Favourites, Picker, check_squares, taken};
use super::search::{LESS, Search};
use super::table::{Bound, Entry, UNKNOWN};
use crate::chess::board::Board;
use crate::chess::exchange::exchange_reaches;
use crate::chess::squares::{Move, Piece};

/// What histories can say about the depth of a late move, in 1024ths of a ply.
const MOST_BY_HISTORY: i32 = 2200;

/// What is known of a node before its moves are tried.
pub(super) struct Node<'b> {
    pub board: &'b Board,
    pub ply: usize,
    pub depth: i32,
    /// Whether it belongs to the line that is expected, with an open window.
    pub expected: bool,
    /// Whether some move should refute it.
    pub expects_cut: bool,
    pub in_check: bool,
    /// Whether the side to move stands better than two plies ago.
    pub improving: bool,
    pub has_pieces: bool,
    pub judgement: i32,
    pub remembered: Move,
    pub known: Option<Entry>,
    pub left_out: Move,
    pub before: Before,
}

/// Moves that were tried without success, to be thought less of.
struct Tried {
    moves: [Move; 32],
    count: usize,
}

impl Tried {
    fn new() -> Tried {
        Tried { moves: [NONE; 32], count: 0 }
    }

    fn add(&mut self, chosen: Move) {
        if self.count < self.moves.len() {
            self.moves[self.count] = chosen;
            self.count += 1;
        }
    }

    fn all(&self) -> &[Move] {
        &self.moves[..self.count]
    }
}

impl<E: Evaluator> Search<'_, '_, E> {
    /// The best value of the moves of a node, and the move that is better than `alpha`, if there is one.
    pub(super) fn try_moves(&mut self, node: &Node<'_>, mut alpha: i32, beta: i32) -> (i32, Move) {
        let Node { board, ply, depth, expected, before, .. } = *node;
        let us = board.side();
        let is_root = ply == 0;
        let killers = self.frame(ply).killers;
        let answer = self.mind.histories.answer(before);
        let favourites = Favourites { killers, answer, checks: check_squares(board) };
        let mut picker = Picker::all(node.remembered);
        let (mut quiet_tried, mut noisy_tried) = (Tried::new(), Tried::new());
        let (mut best, mut best_move) = (-BEYOND, NONE);
        let (mut count, mut legal) = (0, 0);
        let remembered_noisy = node.remembered != NONE && board.is_noisy(node.remembered);

        while let Some(chosen) = picker.next(board, &self.mind.histories, before, &favourites) {
            legal += 1;
            if chosen == node.left_out || is_root && !self.is_wanted(chosen) {
                continue;
            }
            if !node.in_check
                && !is_root
                && self.blindness.as_ref().is_some_and(|blindness| blindness.hides(board, chosen))
            {
                continue;
            }
            count += 1;
            let noisy = board.is_noisy(chosen);
            let piece = board.piece(chosen.from()).unwrap_or(Piece::Pawn);
            let history = if noisy {
                let taken = taken(board, chosen).unwrap_or(Piece::Pawn);
                self.mind.histories.capture(piece, chosen.to(), taken)
            } else {
                self.mind.histories.quiet(us, piece, chosen, before)
            };
            let checks = !noisy && favourites.is_check(piece, chosen);
            let mut less = LESS[depth.min(63) as usize * 64 + count.min(63)];

            if !is_root && best > -LEAST_MATE && node.has_pieces {
                let seen_depth = (depth - less / 1024).max(0);
                if checks {
                    if depth <= 7 && !exchange_reaches(board, chosen, -95 * depth) {
                        continue;
                    }
                } else if !noisy {
                    // After so many moves without success the rest is hopeless.
                    if count as i32 > (4 + depth * depth) / (2 - i32::from(node.improving)) {
                        picker.leave_out_quiet();
                    }
                    // What has failed everywhere will fail here.
                    if depth <= 5 && history < -3600 * depth {
                        continue;
                    }
                    // A quiet move does not win that much.
                    if !node.in_check
                        && seen_depth <= 8
                        && node.judgement + 110 + 85 * seen_depth + history / 128 <= alpha
                    {
                        picker.leave_out_quiet();
                        continue;
                    }
                    if seen_depth <= 8 && !exchange_reaches(board, chosen, -24 * seen_depth * seen_depth) {
                        continue;
                    }
                } else if depth <= 7 && !exchange_reaches(board, chosen, -95 * depth - history / 64) {
                    continue;
                }
            }

            let mut longer = 0;
            if !is_root && chosen == node.remembered && node.left_out == NONE {
                match self.stands_out(node, beta) {
                    Ok(extension) => longer = extension,
                    Err(value) => return (value, NONE),
                }
                if self.budget.exhausted() {
                    return (0, NONE);
                }
            }

            let doubled = self.frame(ply - usize::from(ply > 0)).doubled;
            self.frame(ply).doubled = doubled + i32::from(longer >= 2);
            let nodes_before = self.budget.nodes();
            let next = self.step(board, chosen, ply);
            let full = depth - 1 + longer;
            let mut value = -BEYOND;
            let mut settled = false;
            if depth >= 2 && count > 1 + usize::from(is_root) {
                // Late moves are seldom good: they are looked at less deeply until they prove otherwise.
                less -= if expected { 900 } else { 0 };
                less += if node.expects_cut { 1100 } else { 0 };
                less += if node.improving { 0 } else { 500 };
                less += if remembered_noisy { 700 } else { 0 };
                less -= if next.in_check() { 900 } else { 0 };
                less -= if is_root { 1024 } else { 0 };
                less += if self.frame(ply + 1).refuted > 3 { 700 } else { 0 };
                less -= if killers.contains(&chosen) || chosen == favourites.answer { 900 } else { 0 };
                less -= if noisy {
                    900 + history / 10
                } else {
                    (history / 10).clamp(-MOST_BY_HISTORY, MOST_BY_HISTORY)
                };
                // A move of the root is never looked at by half: nobody else would find it.
                let least = if is_root { full / 2 } else { 1 }.max(1);
                let reduced = (full - less / 1024).clamp(least, full.max(least));
                if reduced < full {
                    value = -self.value(&next, -alpha - 1, -alpha, reduced, ply + 1, true);
                    settled = value <= alpha;
                    if !settled && !self.budget.exhausted() {
                        let surprising = value > best + 40 + 2 * full;
                        let full = full + i32::from(surprising) - i32::from(value < best + full);
                        if reduced < full {
                            value = -self.value(&next, -alpha - 1, -alpha, full, ply + 1, !node.expects_cut);
                        }
                        settled = value <= alpha;
                        if !noisy {
                            let bonus = if value >= beta { bonus(depth) } else { -bonus(depth) / 2 };
                            let bonus = if value > alpha { bonus.abs() } else { bonus };
                            self.mind.histories.learn_after(piece, chosen, before, bonus);
                        }
                        settled |= !expected;
                    }
                }
            }
            if value == -BEYOND && (!expected || count > 1) {
                value = -self.value(&next, -alpha - 1, -alpha, full, ply + 1, !node.expects_cut);
                settled = value <= alpha || !expected;
            }
            if expected && !settled {
                value = -self.value(&next, -beta, -alpha, full, ply + 1, false);
            }
            self.back();
            if self.budget.exhausted() {
                return (best, best_move);
            }
            if is_root {
                let known = if value > alpha { Some(true) } else { (count == 1).then_some(false) };
                self.note_root(chosen, value, known, nodes_before);
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = chosen;
                    if expected {
                        let (above, below) = self.lines.split_at_mut(ply + 1);
                        above[ply].set(chosen, &below[0]);
                    }
                    if value >= beta {
                        self.frame(ply).refuted += 1;
                        break;
                    }
                    alpha = value;
                }
            }
            if chosen != best_move {
                if noisy { noisy_tried.add(chosen) } else { quiet_tried.add(chosen) }
            }
        }

        if best == -BEYOND {
            return match legal {
                0 if node.in_check => (ply as i32 - MATE, NONE),
                0 => (0, NONE),
                // Everything was left out: a move that is not looked at, or what a weak player overlooks.
                _ if node.left_out != NONE => (alpha, NONE),
                _ if node.judgement != UNKNOWN => (node.judgement, NONE),
                _ => (alpha, NONE),
            };
        }
        if best >= beta {
            self.learn(node, best_move, quiet_tried.all(), noisy_tried.all());
        }
        (best, best_move)
    }

    /// Whether the remembered move is so much better than all others that it deserves to be looked at more
    /// deeply: so many plies more, or the value where the others are good enough as well.
    fn stands_out(&mut self, node: &Node<'_>, beta: i32) -> Result<i32, i32> {
        let Node { board, ply, depth, .. } = *node;
        let Some(entry) = node.known else { return Ok(0) };
        if depth < 6 + i32::from(entry.expected)
            || entry.depth < depth - 3
            || entry.bound == Bound::Upper
            || entry.value.abs() >= LEAST_MATE
            || ply as i32 >= 2 * self.depth
        {
            return Ok(0);
        }
        let least = entry.value - depth * 3 / 2;
        self.frame(ply).left_out = node.remembered;
        let value = self.value(board, least - 1, least, (depth - 1) / 2, ply, node.expects_cut);
        self.frame(ply).left_out = NONE;
        if value < least {
            let by_far = !node.expected && value < least - 18 && self.frame(ply - 1).doubled <= 6;
            Ok(if by_far { 2 } else { 1 })
        } else if value >= beta && value.abs() < LEAST_MATE {
            Err(value)
        } else if entry.value >= beta {
            Ok(-2)
        } else {
            Ok(-i32::from(node.expects_cut))
        }
    }

    /// Takes note of what is good and what is not when a move has refuted a node.
    fn learn(&mut self, node: &Node<'_>, chosen: Move, quiet: &[Move], noisy: &[Move]) {
        let Node { board, ply, depth, before, .. } = *node;
        let us = board.side();
        let bonus = bonus(depth);
        let kind = |one: Move| board.piece(one.from()).unwrap_or(Piece::Pawn);
        let histories = &mut self.mind.histories;
        if board.is_noisy(chosen) {
            let taken = taken(board, chosen).unwrap_or(Piece::Pawn);
            histories.learn_capture(kind(chosen), chosen.to(), taken, bonus);
        } else {
            histories.learn_quiet(us, kind(chosen), chosen, before, bonus);
            for &one in quiet {
                histories.learn_quiet(us, kind(one), one, before, -bonus);
            }
            histories.set_answer(before, chosen);
        }
        for &one in noisy {
            let taken = taken(board, one).unwrap_or(Piece::Pawn);
            histories.learn_capture(kind(one), one.to(), taken, -bonus);
        }
        if !board.is_noisy(chosen) {
            let killers = &mut self.frame(ply).killers;
            if killers[0] != chosen {
                *killers = [chosen, killers[0]];
            }
        }
    }

    /// A capture that is worth `high` in a shallow search, if there is one.
    pub(super) fn by_capture(
        &mut self,
        board: &Board,
        high: i32,
        depth: i32,
        ply: usize,
        expects_cut: bool,
        least_gain: i32,
    ) -> Option<i32> {
        let before = self.before(ply);
        let favourites = Favourites::NONE;
        let mut picker = Picker::noisy(NONE, least_gain);
        while let Some(chosen) = picker.next(board, &self.mind.histories, before, &favourites) {
            if self.blindness.as_ref().is_some_and(|blindness| blindness.hides(board, chosen)) {
                continue;
            }
            let next = self.step(board, chosen, ply);
            let mut value = -self.quiet_value(&next, -high, 1 - high, ply + 1);
            if value >= high && !self.budget.exhausted() {
                value = -self.value(&next, -high, 1 - high, depth - 4, ply + 1, !expects_cut);
            }
            self.back();
            if self.budget.exhausted() {
                return None;
            }
            if value >= high {
                let bound = Bound::Lower;
                let judgement = UNKNOWN;
                let entry = Entry { chosen, value, judgement, depth: depth - 3, bound, expected: false };
                self.mind.table.put(board.hash(), ply as i32, entry);
                return Some(value);
            }
        }
        None
    }

    /// Whether a move of the root is one of those that are looked at now.
    fn is_wanted(&self, chosen: Move) -> bool {
        self.roots[self.settled..].iter().any(|root| root.chosen == chosen)
    }

    /// Takes note of a root move's value; where it is only known to be no better, it sinks. The expected line
    /// is known where the value is a gain.
    fn note_root(&mut self, chosen: Move, value: i32, gain: Option<bool>, nodes_before: u32) {
        let (furthest, nodes) = (self.furthest, u64::from(self.budget.nodes() - nodes_before));
        let Some(root) = self.roots.iter_mut().find(|root| root.chosen == chosen) else { return };
        root.nodes += nodes;
        root.value = if gain.is_some() { value } else { -BEYOND };
        if gain == Some(true) {
            root.furthest = furthest;
            root.line.set(chosen, &self.lines[1]);
        }
    }
}

/// What a move gains in the histories by refuting a node of this depth.
fn bonus(depth: i32) -> i32 {
    (170 * depth - 60).min(1700)
}
