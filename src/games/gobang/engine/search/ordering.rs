//! Move ordering: the table move first, then by policy, history and counter move.

use super::history::History;
use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::board::Board;
use crate::games::gobang::engine::params::SearchParams;

/// Picks the moves of a position, best first, by selection.
pub struct MovePicker {
    moves: Vec<ScoredMove>,
    picked: usize,
    best_policy: i32,
}

/// A move with its ordering score.
#[derive(Clone, Copy)]
pub struct ScoredMove {
    score: i32,
    policy: i32,
    cell: u16,
}

impl MovePicker {
    /// Scores the moves to be searched: the playable ones of `defences`, or all candidates.
    /// Reuses the list `moves`.
    pub fn new(
        board: &Board,
        defences: Option<&Bitboard>,
        tt_move: Option<usize>,
        (history, params): (&History, &SearchParams),
        mut moves: Vec<ScoredMove>,
    ) -> MovePicker {
        let counter_move = history.counter_move(board);
        let mut best_policy = i32::MIN;
        moves.clear();
        let board_policy = board.policy();
        let mut add = |cell: usize| {
            let policy = board_policy.score(cell);
            best_policy = best_policy.max(policy);
            let score = if tt_move == Some(cell) {
                i32::MAX
            } else {
                let bonus = if counter_move == Some(cell) { params.counter_bonus } else { 0 };
                policy * params.policy_weight / 100 + history.of(board, cell) + bonus
            };
            moves.push(ScoredMove { score, policy, cell: cell as u16 });
        };
        match defences {
            Some(cells) => cells.iter().filter(|&cell| board.is_playable(cell)).for_each(&mut add),
            None => board.candidates().for_each(&mut add),
        }
        MovePicker { moves, picked: 0, best_policy }
    }

    /// Whether there are no moves.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Returns the list of moves for reuse.
    pub fn into_moves(self) -> Vec<ScoredMove> {
        self.moves
    }

    /// Difference between the best policy score and that of the last picked move.
    pub fn policy_gap(&self) -> i32 {
        self.best_policy - self.moves[self.picked - 1].policy
    }

    /// Moves picked so far, without the last.
    pub fn picked_before(&self) -> impl Iterator<Item = usize> + '_ {
        self.moves[..self.picked.saturating_sub(1)].iter().map(|candidate| candidate.cell.into())
    }
}

impl Iterator for MovePicker {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let best = (self.picked..self.moves.len()).max_by_key(|&index| self.moves[index].score)?;
        self.moves.swap(self.picked, best);
        self.picked += 1;
        Some(self.moves[self.picked - 1].cell.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::gobang::engine::params::{HISTORY_MAX, SearchParams};

    /// Three stones around the middle; the last on 7 * 16 + 8.
    fn board() -> Board {
        let mut board = Board::new(16, false);
        [7 * 16 + 7, 8 * 16 + 8, 7 * 16 + 8].into_iter().for_each(|cell| board.play(cell));
        board
    }

    #[test]
    fn tt_move_precedes_policy_order() {
        let board = board();
        let corner = 4 * 16 + 4;
        let moves: Vec<usize> = MovePicker::new(
            &board,
            None,
            Some(corner),
            (&History::new(), &SearchParams::default()),
            Vec::new(),
        )
        .collect();
        assert_eq!(moves.len(), board.candidates().count());
        assert_eq!(moves[0], corner);
        let policy = board.policy();
        assert!(moves[1..].is_sorted_by_key(|&cell| -policy.score(cell)));
    }

    #[test]
    fn cutoff_moves_rise_in_the_order_and_history_is_bounded() {
        let board = board();
        let mut history = History::new();
        let order = |history: &History| {
            MovePicker::new(&board, None, None, (history, &SearchParams::default()), Vec::new())
                .collect::<Vec<_>>()
        };
        let usual = order(&history);
        let (best, before) = (usual[5], &usual[..5]);
        for _ in 0..100 {
            history.update(&board, best, before.iter().copied(), 20);
        }
        assert_eq!(history.counter_move(&board), Some(best));
        assert!(order(&history).iter().position(|&cell| cell == best) < Some(5));
        assert!(history.of(&board, best).abs() <= HISTORY_MAX);
        assert!(before.iter().all(|&cell| (-HISTORY_MAX..0).contains(&history.of(&board, cell))));
    }

    #[test]
    fn only_playable_defences_are_picked() {
        let board = board();
        let defences: Bitboard = [3, 6 * 16 + 6, 7 * 16 + 7].into_iter().collect();
        let mut moves: Vec<usize> = MovePicker::new(
            &board,
            Some(&defences),
            None,
            (&History::new(), &SearchParams::default()),
            Vec::new(),
        )
        .collect();
        moves.sort_unstable();
        assert_eq!(moves, [3, 6 * 16 + 6]);
    }
}
