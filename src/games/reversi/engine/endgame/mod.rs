//! The endgame solver: exact scores, or bounds of them, by null-window search to the last square.
//!
//! Below a dozen empty squares no evaluation pays. Moves are ordered by the opponent's replies (fastest
//! first), by parity and by corners; stable discs and the transposition table cut the rest.

pub mod few_empties;
pub mod parity;

use crate::games::reversi::engine::board::{Board, CORNERS, FILE_A, X_SQUARES};
use crate::games::reversi::engine::flips::FlipFinder;
use crate::games::reversi::engine::lanes::Lanes;
use crate::games::reversi::engine::mobility::moves_of_two;
use crate::games::reversi::engine::ordering::{MAX_MOVES, MoveList, ScoredMove};
use crate::games::reversi::engine::params::{
    CORNER_SCORE, ENDGAME_EMPTIES, ENDGAME_ETC_EMPTIES, ENDGAME_TABLE_BITS, FEW_EMPTIES, NO_TABLE_EMPTIES,
    ODD_QUADRANT_SCORE, PARITY_ONLY_EMPTIES, REPLY_SCORE, SECOND_TT_MOVE_SCORE, SMALL_TABLE_BITS,
    SMALL_TABLE_EMPTIES, TT_MOVE_SCORE, X_SQUARE_SCORE,
};
use crate::games::reversi::engine::stability::StabilityTable;
use crate::games::reversi::engine::transposition_table::{NO_MOVE, NodeResult, TranspositionTable, TtEntry};
use crate::search::bits::Bits;
use crate::search::node_limit::{LimitReached, NodeLimit};
use few_empties::{solve_1, solve_2, solve_3, solve_4};
use parity::{odd_squares, parity_of, quadrant_bit};

/// Score of losing all discs.
pub const MIN_SCORE: i32 = -64;

/// Score of winning all discs.
pub const MAX_SCORE: i32 = 64;

/// Index of the table for positions with this number of empty squares.
#[inline(always)]
fn table_index(empties: u32) -> usize {
    usize::from(empties <= SMALL_TABLE_EMPTIES)
}

/// A move with the opponent's replies.
type Move = ScoredMove<u64>;

/// A position being searched, with data passed on from its parent.
#[derive(Clone, Copy)]
struct Node {
    board: Board,
    /// Legal moves.
    moves: u64,
    /// Number of empty squares.
    empties: u32,
    /// One bit per quadrant, set if its number of empty squares is odd.
    parity: u32,
}

impl Node {
    /// The node after a move of its list.
    #[inline(always)]
    fn after(&self, one: &Move) -> Node {
        let parity = self.parity ^ quadrant_bit(one.square);
        Node { board: one.next, moves: one.info, empties: self.empties - 1, parity }
    }

    /// Squares of the quadrants with an odd number of empty squares.
    #[inline(always)]
    fn odd_squares(&self) -> u64 {
        odd_squares(self.parity)
    }

    /// The node after a pass.
    #[inline(always)]
    fn passed(&self) -> Node {
        Node { board: self.board.passed(), moves: self.board.opponent_moves(), ..*self }
    }
}

/// Solves endgames; its tables remain valid between positions.
pub struct EndgameSolver {
    /// Main table, and small table for few empty squares.
    tables: [TranspositionTable; 2],
    stability: &'static StabilityTable,
    nodes: u64,
    /// Nodes already reported to the limit.
    nodes_counted: u64,
}

impl EndgameSolver {
    /// Creates a solver with tables of at most 2^`bits` entries of 32 bytes.
    pub fn new(bits: u32) -> EndgameSolver {
        let tables =
            [ENDGAME_TABLE_BITS, SMALL_TABLE_BITS].map(|most| TranspositionTable::new(bits.min(most)));
        EndgameSolver { tables, stability: StabilityTable::shared(), nodes: 0, nodes_counted: 0 }
    }

    /// Clears the tables.
    pub fn clear(&mut self) {
        self.tables.iter_mut().for_each(TranspositionTable::clear);
    }

    /// Nodes searched by this solver.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Sets the root of the next searches.
    pub fn set_root(&mut self, board: &Board) {
        self.tables.iter_mut().for_each(|table| table.set_root(board));
    }

    /// Table entry of a position.
    pub fn probe(&self, board: &Board) -> Option<&TtEntry> {
        self.tables[table_index(board.empty_count())].probe(board)
    }

    /// Prefetches the table bucket of a position that will be searched soon.
    #[inline]
    pub fn prefetch(&self, board: &Board, empties: u32) {
        if empties > NO_TABLE_EMPTIES {
            self.tables[table_index(empties)].prefetch(board);
        }
    }

    /// Null-window search of (alpha, alpha + 1): returns an upper bound ≤ alpha or a lower bound
    /// > alpha of the score.
    pub fn null_window(
        &mut self,
        board: Board,
        alpha: i32,
        limit: &mut impl NodeLimit,
    ) -> Result<i32, LimitReached> {
        let empty_squares = board.empty_squares();
        let parity = parity_of(empty_squares);
        let node = Node { board, moves: board.moves(), empties: empty_squares.count_ones(), parity };
        self.search(&node, alpha, limit)
    }

    fn search<L: NodeLimit>(&mut self, node: &Node, alpha: i32, limit: &mut L) -> Result<i32, LimitReached> {
        const FEW_MOVES: usize = ENDGAME_EMPTIES as usize + 1;
        if node.empties <= NO_TABLE_EMPTIES {
            Ok(self.search_without_table(node, alpha))
        } else if node.empties as usize <= FEW_MOVES {
            self.search_with_table::<L, FEW_MOVES>(node, alpha, limit)
        } else {
            self.search_with_table::<L, MAX_MOVES>(node, alpha, limit)
        }
    }

    /// Solves positions with at most [`FEW_EMPTIES`] empty squares.
    fn solve_few_empties(&mut self, board: Board, alpha: i32, empties: u32, parity: u32) -> i32 {
        if empties == 4 {
            return self.solve_4_by_parity(board, alpha, parity);
        }
        let mut squares = Bits(board.empty_squares());
        let mut next = || squares.next().unwrap_or_default();
        let (own, opponent, nodes) = (board.own, board.opponent, &mut self.nodes);
        match empties {
            3 => solve_3(own, opponent, alpha, [next(), next(), next()], nodes),
            2 => solve_2(own, opponent, alpha, [next(), next()], nodes),
            1 => solve_1(own, next()),
            _ => board.final_score(),
        }
    }

    /// Solves four empty squares. Parity ordering: odd quadrants first, where the side to move is likely
    /// to get the last move.
    #[inline(always)]
    fn solve_4_by_parity(&mut self, board: Board, alpha: i32, parity: u32) -> i32 {
        let empty_squares = board.empty_squares();
        let odd = empty_squares & odd_squares(parity);
        // Zero, two or all four squares are in odd quadrants.
        let front = if odd == 0 { empty_squares } else { odd };
        let rest = front & front.wrapping_sub(1);
        let back = empty_squares & !(front ^ rest & rest.wrapping_sub(1));
        let squares = [front, rest, back, back & back.wrapping_sub(1)];
        let squares = squares.map(|set| set.trailing_zeros() as u8);
        solve_4(board.own, board.opponent, alpha, squares, &mut self.nodes)
    }

    /// Searches without table and without node limit.
    fn search_without_table(&mut self, node: &Node, alpha: i32) -> i32 {
        let Node { board, moves, empties, parity } = *node;
        if empties <= FEW_EMPTIES {
            return self.solve_few_empties(board, alpha, empties, parity);
        }
        self.nodes += 1;
        if let Some(upper) = self.stability_cutoff(&board, alpha, empties) {
            return upper;
        }
        if moves == 0 {
            let passed = node.passed();
            if passed.moves == 0 {
                return board.final_score();
            }
            return -self.search_without_table(&passed, -alpha - 1);
        }
        if empties <= PARITY_ONLY_EMPTIES {
            return self.search_by_parity(node, alpha);
        }
        let odd = node.odd_squares();
        let mut list = MoveList::<u64, { NO_TABLE_EMPTIES as usize }>::new();
        let score = |one: &Move, reply_count| score_by_replies(one.square, reply_count, odd);
        if !scored_moves(node, &mut list, |_| {}, score) {
            return MAX_SCORE;
        }
        let mut best = MIN_SCORE;
        while let Some(one) = list.take_best() {
            let score = -self.search_without_table(&node.after(&one), -alpha - 1);
            if score > alpha {
                return score;
            }
            best = best.max(score);
        }
        best
    }

    /// Searches five empty squares, ordered by parity only: odd quadrants first.
    fn search_by_parity(&mut self, node: &Node, alpha: i32) -> i32 {
        let odd = node.odd_squares();
        let finder = FlipFinder::new(node.board.own, node.board.opponent);
        let mut best = MIN_SCORE;
        for set in [node.moves & odd, node.moves & !odd] {
            for square in Bits(set) {
                let next = node.board.after(square, finder.flips(square));
                let parity = node.parity ^ quadrant_bit(square);
                let score = -self.solve_4_by_parity(next, -alpha - 1, parity);
                if score > alpha {
                    return score;
                }
                best = best.max(score);
            }
        }
        best
    }

    /// Stability cutoff: an upper bound ≤ alpha of the score by the opponent's stable discs, if there is one.
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

    /// Searches a node with at most `CAPACITY` moves.
    fn search_with_table<L: NodeLimit, const CAPACITY: usize>(
        &mut self,
        node: &Node,
        alpha: i32,
        limit: &mut L,
    ) -> Result<i32, LimitReached> {
        self.count_node(limit)?;
        let Node { board, moves, empties, .. } = *node;
        if let Some(upper) = self.stability_cutoff(&board, alpha, empties) {
            return Ok(upper);
        }
        if moves == 0 {
            let passed = node.passed();
            if passed.moves == 0 {
                return Ok(board.final_score());
            }
            return Ok(-self.search_with_table::<L, CAPACITY>(&passed, -alpha - 1, limit)?);
        }
        let table = table_index(empties);
        let mut tt_moves = [NO_MOVE; 2];
        if let Some(entry) = self.tables[table].probe(&board) {
            if let Some(score) = entry.cutoff(alpha, alpha + 1) {
                return Ok(score);
            }
            tt_moves = entry.moves;
        }
        let odd = node.odd_squares();
        let mut list = MoveList::<u64, CAPACITY>::new();
        let prefetch = |next: &Board| self.prefetch(next, empties - 1);
        let score = |one: &Move, reply_count| full_score(one, reply_count, odd, tt_moves);
        if !scored_moves(node, &mut list, prefetch, score) {
            return Ok(MAX_SCORE);
        }
        if let Some(score) = self.enhanced_cutoff(list.as_slice(), alpha, empties) {
            return Ok(score);
        }

        let (mut best, mut best_move) = (MIN_SCORE - 1, NO_MOVE);
        while let Some(one) = list.take_best() {
            let score = -self.search(&node.after(&one), -alpha - 1, limit)?;
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

    /// Enhanced transposition cutoff (ETC): a stored bound shows that a move fails high.
    #[inline]
    fn enhanced_cutoff(&self, moves: &[Move], alpha: i32, empties: u32) -> Option<i32> {
        if empties < ENDGAME_ETC_EMPTIES {
            return None;
        }
        let table = &self.tables[table_index(empties - 1)];
        let known = |one: &Move| table.probe(&one.next).map(|entry| -i32::from(entry.upper));
        moves.iter().filter_map(known).find(|&lower| lower > alpha)
    }

    /// Counts this node, and reports all unreported nodes to the limit.
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

/// Fills the list with scored moves and prefetches the boards after them; returns false if a move
/// wipes out the opponent.
#[inline(always)]
fn scored_moves<const CAPACITY: usize>(
    node: &Node,
    list: &mut MoveList<u64, CAPACITY>,
    prefetch: impl Fn(&Board),
    score: impl Fn(&Move, u32) -> i32,
) -> bool {
    let finder = FlipFinder::new(node.board.own, node.board.opponent);
    for square in Bits(node.moves) {
        let flips = finder.flips(square);
        if node.board.opponent & !flips == 0 {
            return false;
        }
        let next = node.board.after(square, flips);
        prefetch(&next);
        list.push(next, square);
    }
    // Two moves at once.
    for two in list.as_mut_slice().chunks_mut(2) {
        let (first, second) = (two[0].next, two[two.len() - 1].next);
        let own = Lanes::of([first.own, second.own]);
        let opponent = Lanes::of([first.opponent, second.opponent]);
        let replies = moves_of_two(own, opponent);
        let (sets, counts) = (replies.sets(), replies.counts());
        for ((one, replies), count) in two.iter_mut().zip(sets).zip(counts) {
            one.info = replies;
            one.score = score(one, count);
        }
    }
    true
}

/// Score of a move by the opponent's replies (fastest first) and by parity.
#[inline(always)]
fn score_by_replies(square: u8, reply_count: u32, odd: u64) -> i32 {
    REPLY_SCORE * reply_count as i32 + ODD_QUADRANT_SCORE * i32::from(odd >> square & 1 != 0)
}

/// Number of corners in the set, without the popcount that baseline x86-64 lacks.
#[inline(always)]
fn corner_count(set: u64) -> i32 {
    const OF_FILE_A: u64 = CORNERS & FILE_A;
    let rows = (set & OF_FILE_A) + (set >> 7 & OF_FILE_A);
    (rows + (rows >> 56)) as i32 & 7
}

/// Score of a move by replies, parity, table moves and corners.
#[inline(always)]
fn full_score(one: &Move, reply_count: u32, odd: u64, tt_moves: [u8; 2]) -> i32 {
    let Move { square, info: replies, .. } = *one;
    if square == tt_moves[0] {
        return TT_MOVE_SCORE;
    }
    let disc = 1u64 << square;
    score_by_replies(square, reply_count, odd)
        + REPLY_SCORE * corner_count(replies)
        + CORNER_SCORE * i32::from(disc & CORNERS != 0)
        + X_SQUARE_SCORE * i32::from(disc & X_SQUARES != 0)
        + SECOND_TT_MOVE_SCORE * i32::from(square == tt_moves[1])
}
