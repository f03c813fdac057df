//! Plain search of Connect Four positions, to prove puzzles independently of the solver: it plays every move and
//! remembers results, without bounds, books or threats.
//!
//! A cell can be made dead for a side: fours through it do not count. Counterfactual searches use this.

use stratege::games::connect4::engine::board::Board;
use stratege::games::connect4::geometry::{FULL_BOARD, centre_first, has_four};

use crate::puzzles::puzzle::Goal;

/// Entries of the table, as a power of two.
const TABLE_BITS: u32 = 20;

/// Bits of an entry above the position's key.
const TAG_SHIFT: u32 = 49;
const RESULT: u64 = 1 << 56;
const VALID: u64 = 1 << 57;

/// Tags of results other than those of a limited number of moves.
const DRAWS: u64 = 62;
const WINS: u64 = 63;

/// A position with the dead cells of both sides.
#[derive(Clone, Copy, Debug)]
pub struct PlainBoard {
    own: u64,
    other: u64,
    own_dead: u64,
    other_dead: u64,
}

impl PlainBoard {
    /// A position in which every four counts.
    pub fn new(board: &Board) -> PlainBoard {
        PlainBoard { own: board.own, other: board.opponent(), own_dead: 0, other_dead: 0 }
    }

    /// Fours of the side to move through these cells do not count.
    pub fn with_own_dead(self, cells: u64) -> PlainBoard {
        PlainBoard { own_dead: cells, ..self }
    }

    /// Fours of the opponent through these cells do not count.
    pub fn with_other_dead(self, cells: u64) -> PlainBoard {
        PlainBoard { other_dead: cells, ..self }
    }

    /// The position after a disc of the side to move.
    pub fn after(self, cell: u64) -> PlainBoard {
        PlainBoard {
            own: self.other,
            other: self.own | cell,
            own_dead: self.other_dead,
            other_dead: self.own_dead,
        }
    }

    fn wins_with(&self, cell: u64) -> bool {
        has_four((self.own | cell) & !self.own_dead)
    }

    fn occupied(&self) -> u64 {
        self.own | self.other
    }

    fn playable(&self) -> u64 {
        Board { own: self.own, occupied: self.occupied() }.playable()
    }
}

/// The search with its table, for one set of dead cells at a time.
pub struct PlainSearch {
    table: Vec<u64>,
    nodes_left: u64,
}

impl PlainSearch {
    /// A search of at most `nodes` positions.
    pub fn new(nodes: u64) -> PlainSearch {
        PlainSearch { table: vec![0; 1 << TABLE_BITS], nodes_left: nodes }
    }

    /// Whether a move that does not complete a four reaches the goal; `None` at the node limit.
    pub fn reaches_goal(&mut self, board: PlainBoard, cell: u64, goal: Goal) -> Option<bool> {
        let next = board.after(cell);
        match goal {
            Goal::Win(Some(moves)) => self.loses_within(next, moves - 1),
            Goal::Win(None) => self.holds(next).map(|holds| !holds),
            _ => self.wins(next).map(|wins| !wins),
        }
    }

    /// Whether the side to move completes a four with at most `moves` own moves; `None` at the node limit.
    pub fn wins_within(&mut self, board: PlainBoard, moves: u32) -> Option<bool> {
        if centre_first(board.playable()).any(|cell| board.wins_with(cell)) {
            return Some(true);
        }
        if moves < 2 {
            return Some(false);
        }
        self.remembered(board, u64::from(moves), |search| {
            for cell in centre_first(board.playable()) {
                if search.loses_within(board.after(cell), moves - 1)? {
                    return Some(true);
                }
            }
            Some(false)
        })
    }

    /// Whether every move of the side to move lets the opponent complete a four with at most `moves` own moves.
    pub fn loses_within(&mut self, board: PlainBoard, moves: u32) -> Option<bool> {
        let playable = board.playable();
        if playable == 0 || centre_first(playable).any(|cell| board.wins_with(cell)) {
            return Some(false);
        }
        for cell in centre_first(playable) {
            if !self.wins_within(board.after(cell), moves)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether the side to move wins; `None` at the node limit.
    pub fn wins(&mut self, board: PlainBoard) -> Option<bool> {
        self.reaches(board, true)
    }

    /// Whether the side to move at least draws; `None` at the node limit.
    pub fn holds(&mut self, board: PlainBoard) -> Option<bool> {
        self.reaches(board, false)
    }

    fn reaches(&mut self, board: PlainBoard, win: bool) -> Option<bool> {
        let playable = board.playable();
        if playable == 0 {
            return Some(!win);
        }
        if centre_first(playable).any(|cell| board.wins_with(cell)) {
            return Some(true);
        }
        self.remembered(board, if win { WINS } else { DRAWS }, |search| {
            for cell in centre_first(playable) {
                let is_last = board.occupied() | cell == FULL_BOARD;
                if if is_last { !win } else { !search.reaches(board.after(cell), !win)? } {
                    return Some(true);
                }
            }
            Some(false)
        })
    }

    /// The result in the table, or that of the search.
    fn remembered(
        &mut self,
        board: PlainBoard,
        tag: u64,
        search: impl FnOnce(&mut PlainSearch) -> Option<bool>,
    ) -> Option<bool> {
        let entry = (board.own + board.occupied()) | tag << TAG_SHIFT | VALID;
        let slot = (entry.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - TABLE_BITS)) as usize;
        if self.table[slot] & !RESULT == entry {
            return Some(self.table[slot] & RESULT != 0);
        }
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        let result = search(self)?;
        self.table[slot] = entry | if result { RESULT } else { 0 };
        Some(result)
    }
}

#[cfg(test)]
mod tests {
    use stratege::games::connect4::engine::analysis::Analyser;
    use stratege::games::connect4::engine::embedded_books::Books;
    use stratege::games::connect4::geometry::cells;
    use stratege::search::node_limit::Unlimited;
    use stratege::search::random::Random;

    use super::*;

    /// A random position without a four or a possible four with the next disc.
    fn random_board(random: &mut Random, discs: u32) -> Board {
        let mut board = Board::EMPTY;
        while board.disc_count() < discs {
            let playable: Vec<u64> = cells(board.playable()).collect();
            board = board.after(playable[random.below(playable.len())]);
            if has_four(board.opponent()) || board.can_win_now() {
                board = Board::EMPTY;
            }
        }
        board
    }

    #[test]
    fn results_agree_with_the_solver() {
        let mut analyser = Analyser::new(18, Books::NONE);
        let mut random = Random::new(4);
        for _ in 0..40 {
            let board = random_board(&mut random, 22);
            let value = analyser.value(board, &mut Unlimited).unwrap();
            let mut search = PlainSearch::new(10_000_000);
            let plain = PlainBoard::new(&board);
            assert_eq!(search.wins(plain), Some(value > 0), "{board:?}");
            assert_eq!(search.holds(plain), Some(value >= 0), "{board:?}");
            if value > 0 {
                let moves = 22 - value as u32 - board.own.count_ones();
                assert_eq!(search.wins_within(plain, moves), Some(true), "{board:?}");
                assert_eq!(search.wins_within(plain, moves - 1), Some(false), "{board:?}");
            }
        }
    }

    #[test]
    fn fours_through_dead_cells_do_not_count() {
        // Three in the bottom row, open at both ends: columns 3, 4 and 5.
        let board =
            Board { own: 1 << 14 | 1 << 21 | 1 << 28, occupied: 1 << 14 | 1 << 21 | 1 << 28 | 1 << 15 };
        let ends = 1 << 7 | 1 << 35;
        let plain = PlainBoard::new(&board);
        assert_eq!(PlainSearch::new(1000).wins_within(plain, 1), Some(true));
        assert_eq!(PlainSearch::new(1000).wins_within(plain.with_own_dead(ends), 1), Some(false));
    }
}
