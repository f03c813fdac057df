//! The endgame solver: exact scores, or on which side of a bound they lie, by null-window search to the last square.
//!
//! Below a dozen empty squares no evaluation is worth its time: moves are ordered by the replies that they leave
//! (fastest first), by parity and by corners; stable discs and the transposition table cut the rest.

use super::board::{Board, CORNERS, X_SQUARES};
use super::few_empties::{solve_1, solve_2, solve_3, solve_4};
use super::ordering::MoveList;
use super::params::{
    CORNER_SCORE, FEW_EMPTIES, NO_TABLE_EMPTIES, ODD_QUADRANT_SCORE, REPLY_SCORE, SECOND_TT_MOVE_SCORE,
    SMALL_TABLE_BITS, SMALL_TABLE_EMPTIES, TT_MOVE_SCORE, X_SQUARE_SCORE,
};
use super::stability::StabilityTable;
use super::transposition_table::{NO_MOVE, NodeResult, TranspositionTable, TtEntry};
use crate::search::bits::Bits;
use crate::search::node_limit::{LimitReached, NodeLimit};

/// A loss of all discs, the least score.
pub const MIN_SCORE: i32 = -64;

/// A win of all discs, the greatest score.
pub const MAX_SCORE: i32 = 64;

const QUADRANTS: [u64; 4] =
    [0x0000_0000_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 0x0f0f_0f0f << 32, 0xf0f0_f0f0 << 32];

/// The squares of the quadrants with an odd number of empty squares, by parity: a bit for each odd quadrant.
static ODD_QUADRANTS: [u64; 16] = odd_quadrants();

const fn odd_quadrants() -> [u64; 16] {
    let mut sets = [0; 16];
    let mut index = 0;
    while index < 64 {
        if (index / 4) >> (index % 4) & 1 != 0 {
            sets[index / 4] |= QUADRANTS[index % 4];
        }
        index += 1;
    }
    sets
}

/// The quadrant of a square as a bit of the parity.
#[inline(always)]
fn quadrant_bit(square: u8) -> u32 {
    1 << (square >> 2 & 1 | square >> 4 & 2)
}

/// Which of the two tables has positions with this many empty squares.
#[inline(always)]
fn table_index(empties: u32) -> usize {
    usize::from(empties <= SMALL_TABLE_EMPTIES)
}

/// Solves endgames; its tables stay valid from one position to the next.
pub struct EndgameSolver {
    /// The main table, and the small one for few empty squares.
    tables: [TranspositionTable; 2],
    stability: &'static StabilityTable,
    nodes: u64,
    /// Nodes that the limit has been told of.
    nodes_counted: u64,
}

impl EndgameSolver {
    /// A solver with a main table of 2^`bits` entries of 32 bytes.
    pub fn new(bits: u32) -> EndgameSolver {
        let tables = [bits, bits.min(SMALL_TABLE_BITS)].map(TranspositionTable::new);
        EndgameSolver { tables, stability: StabilityTable::shared(), nodes: 0, nodes_counted: 0 }
    }

    /// Clears the tables.
    pub fn clear(&mut self) {
        self.tables.iter_mut().for_each(TranspositionTable::clear);
    }

    /// Nodes searched since the solver was made.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Says which position is at the root of the next searches.
    pub fn set_root(&mut self, board: &Board) {
        self.tables.iter_mut().for_each(|table| table.set_root(board));
    }

    /// The table's entry of a position.
    pub fn probe(&self, board: &Board) -> Option<&TtEntry> {
        self.tables[table_index(board.empty_count())].probe(board)
    }

    /// Null-window search of (alpha, alpha + 1): an upper bound of the score not above alpha, or a lower bound above it.
    pub fn null_window(
        &mut self,
        board: Board,
        alpha: i32,
        limit: &mut impl NodeLimit,
    ) -> Result<i32, LimitReached> {
        let empty_squares = board.empty_squares();
        let parity = QUADRANTS
            .iter()
            .enumerate()
            .fold(0, |parity, (index, set)| parity | ((empty_squares & set).count_ones() & 1) << index);
        self.search(board, alpha, empty_squares.count_ones(), parity, limit)
    }

    fn search<L: NodeLimit>(
        &mut self,
        board: Board,
        alpha: i32,
        empties: u32,
        parity: u32,
        limit: &mut L,
    ) -> Result<i32, LimitReached> {
        if empties > NO_TABLE_EMPTIES {
            self.search_with_table(board, alpha, empties, parity, limit)
        } else {
            Ok(self.search_without_table(board, alpha, empties, parity))
        }
    }

    /// At most [`FEW_EMPTIES`] empty squares.
    fn solve_few_empties(&mut self, board: Board, alpha: i32, empties: u32, parity: u32) -> i32 {
        let empty_squares = board.empty_squares();
        // Parity ordering: odd quadrants first, where the last move is likely to be one's own.
        let odd = ODD_QUADRANTS[parity as usize & 15];
        let mut squares = Bits(empty_squares & odd).chain(Bits(empty_squares & !odd));
        let mut next = || squares.next().unwrap_or_default();
        let (own, opponent, nodes) = (board.own, board.opponent, &mut self.nodes);
        match empties {
            4 => solve_4(own, opponent, alpha, [next(), next(), next(), next()], nodes),
            3 => solve_3(own, opponent, alpha, [next(), next(), next()], nodes),
            2 => solve_2(own, opponent, alpha, [next(), next()], nodes),
            1 => solve_1(own, next()),
            _ => board.final_score(),
        }
    }

    /// Neither a table nor any ordering but parity.
    fn search_without_table(&mut self, board: Board, alpha: i32, empties: u32, parity: u32) -> i32 {
        if empties <= FEW_EMPTIES {
            return self.solve_few_empties(board, alpha, empties, parity);
        }
        self.nodes += 1;
        if let Some(upper) = self.stability_cutoff(&board, alpha, empties) {
            return upper;
        }
        let moves = board.moves();
        if moves == 0 {
            if board.opponent_moves() == 0 {
                return board.final_score();
            }
            return -self.search_without_table(board.passed(), -alpha - 1, empties, parity);
        }
        // Parity ordering.
        let odd = ODD_QUADRANTS[parity as usize & 15];
        let mut best = MIN_SCORE;
        for set in [moves & odd, moves & !odd] {
            for square in Bits(set) {
                let next = board.play(square);
                let its_parity = parity ^ quadrant_bit(square);
                let score = -self.search_without_table(next, -alpha - 1, empties - 1, its_parity);
                if score > alpha {
                    return score;
                }
                best = best.max(score);
            }
        }
        best
    }

    /// Stability cutoff: an upper bound of the score by the opponent's stable discs, where it is not above alpha.
    #[inline]
    pub(super) fn stability_cutoff(&self, board: &Board, alpha: i32, empties: u32) -> Option<i32> {
        // Few discs are stable before the board fills up.
        if alpha < 2 * empties as i32 {
            return None;
        }
        let stable = self.stability.stable_discs(board.opponent, board.own).count_ones() as i32;
        let upper = MAX_SCORE - 2 * stable;
        (upper <= alpha).then_some(upper)
    }

    fn search_with_table<L: NodeLimit>(
        &mut self,
        board: Board,
        alpha: i32,
        empties: u32,
        parity: u32,
        limit: &mut L,
    ) -> Result<i32, LimitReached> {
        self.count_node(limit)?;
        if let Some(upper) = self.stability_cutoff(&board, alpha, empties) {
            return Ok(upper);
        }
        let moves = board.moves();
        if moves == 0 {
            if board.opponent_moves() == 0 {
                return Ok(board.final_score());
            }
            return Ok(-self.search_with_table(board.passed(), -alpha - 1, empties, parity, limit)?);
        }
        // Transposition table.
        let table = table_index(empties);
        let mut tt_moves = [NO_MOVE; 2];
        if let Some(entry) = self.tables[table].probe(&board) {
            if let Some(score) = entry.cutoff(alpha, alpha + 1) {
                return Ok(score);
            }
            tt_moves = entry.moves;
        }
        let mut list = MoveList::new();
        if !sorted_moves(&board, moves, parity, tt_moves, &mut list) {
            return Ok(MAX_SCORE);
        }

        let (mut best, mut best_move) = (MIN_SCORE - 1, NO_MOVE);
        for one in list.as_slice() {
            let its_parity = parity ^ quadrant_bit(one.square);
            let score = -self.search(one.next, -alpha - 1, empties - 1, its_parity, limit)?;
            if score > best {
                (best, best_move) = (score, one.square);
                if score > alpha {
                    break;
                }
            }
        }
        let (beta, value, depth) = (alpha + 1, best, empties);
        self.tables[table].store(&board, NodeResult { alpha, beta, value, depth, selectivity: 0, best_move });
        Ok(best)
    }

    /// Counts this node, and tells the limit of all nodes since the last time.
    #[inline]
    fn count_node(&mut self, limit: &mut impl NodeLimit) -> Result<(), LimitReached> {
        self.nodes += 1;
        if !limit.spend_many(self.nodes - self.nodes_counted) {
            return Err(LimitReached);
        }
        self.nodes_counted = self.nodes;
        Ok(())
    }
}

/// Fills the list with the moves, the most promising first; false where one of them wipes the opponent out.
#[inline]
fn sorted_moves(board: &Board, moves: u64, parity: u32, tt_moves: [u8; 2], list: &mut MoveList) -> bool {
    let odd = ODD_QUADRANTS[parity as usize & 15];
    for square in Bits(moves) {
        let flips = board.flips(square);
        if board.opponent & !flips == 0 {
            return false;
        }
        let next = board.after(square, flips);
        list.insert(next, square, move_score(&next, square, odd, tt_moves));
    }
    true
}

/// How promising a move is: the table's best move, then few replies (fastest first), parity and corners.
#[inline]
fn move_score(next: &Board, square: u8, odd: u64, tt_moves: [u8; 2]) -> i32 {
    if square == tt_moves[0] {
        return TT_MOVE_SCORE;
    }
    let replies = next.moves();
    let corner_replies = (replies & CORNERS).count_ones();
    let disc = 1u64 << square;
    REPLY_SCORE * (replies.count_ones() + corner_replies) as i32
        + ODD_QUADRANT_SCORE * i32::from(disc & odd != 0)
        + CORNER_SCORE * i32::from(disc & CORNERS != 0)
        + X_SQUARE_SCORE * i32::from(disc & X_SQUARES != 0)
        + SECOND_TT_MOVE_SCORE * i32::from(square == tt_moves[1])
}
