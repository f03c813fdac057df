//! Themes of Connect Four puzzles, with counterfactual searches: threats are made dead cells, and the move must
//! no longer reach the goal.

use stratege::games::connect4::engine::board::{Board, GOOD_PARITY_ROWS, threats};
use stratege::games::connect4::geometry::cells;

use super::plain_search::{PlainBoard, PlainSearch};
use crate::puzzles::puzzle::{Goal, Theme};

/// Themes of a puzzle with these right cells.
pub fn find(board: &Board, goal: Goal, answers: &[u64], nodes: u64) -> Vec<Theme> {
    let mut themes = Vec::new();
    let mut search = Counterfactual { board, goal, nodes };
    match goal {
        Goal::Win(Some(moves)) => themes.push(Theme::fact(format!("win-in-{moves}"))),
        Goal::Win(None) => themes.push(Theme::fact("long-win")),
        _ => {}
    }
    if let &[only] = answers {
        let is_win = matches!(goal, Goal::Win(_));
        themes.push(Theme::fact(if is_win { "only-winning-column" } else { "only-drawing-column" }));
        themes.extend(search.last_safe_move(only));
    }
    let answer = answers[0];
    if let Goal::Win(moves) = goal {
        themes.extend(search.double_threat(answer));
        if moves.is_some_and(|moves| wins_by_threats(board, moves)) {
            themes.push(Theme::fact("forced-win"));
        }
        themes.extend(search.parity_threat(answer));
    } else {
        themes.extend(search.stopped_threat(answer, answers));
    }
    themes
}

/// Searches of the position with dead cells.
struct Counterfactual<'a> {
    board: &'a Board,
    goal: Goal,
    nodes: u64,
}

impl Counterfactual<'_> {
    /// Whether a move reaches the goal although these cells are dead for its side and for the opponent.
    fn reaches(&mut self, cell: u64, own_dead: u64, other_dead: u64) -> Option<bool> {
        let board = PlainBoard::new(self.board).with_own_dead(own_dead).with_other_dead(other_dead);
        PlainSearch::new(self.nodes).reaches_goal(board, cell, self.goal)
    }

    /// Two fours threatened at once after the move; a reason if it fails without either.
    fn double_threat(&mut self, cell: u64) -> Option<Theme> {
        let (own, occupied) = (self.board.own | cell, self.board.occupied | cell);
        let playable = Board { own, occupied }.playable();
        let all = threats(own, occupied);
        let now = all & playable;
        let stacked = all & (now << 1);
        let double = now | stacked;
        if double.count_ones() < 2 {
            return None;
        }
        let is_reason = cells(double).all(|threat| self.reaches(cell, threat, 0) == Some(false));
        Some(Theme::new("double-threat", is_reason))
    }

    /// A threat in a row of the right parity that decides; only if it is a reason.
    fn parity_threat(&mut self, cell: u64) -> Option<Theme> {
        let second = self.board.disc_count() as usize & 1;
        let (own, occupied) = (self.board.own | cell, self.board.occupied | cell);
        let playable = Board { own, occupied }.playable();
        let candidates = threats(own, occupied) & GOOD_PARITY_ROWS[second] & !playable;
        let decisive = cells(candidates).find(|&threat| self.reaches(cell, threat, 0) == Some(false))?;
        let existed = self.board.threats() & decisive != 0;
        let id = match (existed, second) {
            (true, 0) => "keep-the-odd-threat",
            (true, _) => "keep-the-even-threat",
            (false, 0) => "odd-threat",
            (false, _) => "even-threat",
        };
        Some(Theme::new(id, true))
    }

    /// The move takes a cell without which another move would hold as well; only if it is a reason.
    fn stopped_threat(&mut self, cell: u64, answers: &[u64]) -> Option<Theme> {
        let others = cells(self.board.playable()).filter(|other| !answers.contains(other));
        let is_reason = others.into_iter().any(|other| self.reaches(other, 0, cell) == Some(true));
        is_reason.then(|| Theme::new("stop-the-threat", true))
    }

    /// Every other move lets the opponent complete a four above it.
    fn last_safe_move(&mut self, only: u64) -> Option<Theme> {
        let (playable, threats) = (self.board.playable(), self.board.opponent_threats());
        if threats & playable != 0 || self.board.non_losing_moves() != only {
            return None;
        }
        let above = threats & (playable << 1);
        let is_reason = cells(playable & !only).any(|other| self.reaches(other, 0, above) == Some(true));
        Some(Theme::new("last-safe-move", is_reason))
    }
}

/// Whether the side to move wins with at most `moves` own moves, each of which threatens a four at once.
fn wins_by_threats(board: &Board, moves: u32) -> bool {
    if board.can_win_now() {
        return true;
    }
    let danger = board.opponent_threats() & board.playable();
    let attacks = cells(board.playable()).filter(|cell| danger & !cell == 0);
    moves > 1
        && attacks.into_iter().any(|cell| {
            let reply = board.after(cell);
            let threatened = reply.opponent_threats() & reply.playable();
            match threatened.count_ones() {
                0 => false,
                _ if reply.can_win_now() => false,
                1 => wins_by_threats(&reply.after(threatened), moves - 1),
                _ => true,
            }
        })
}
