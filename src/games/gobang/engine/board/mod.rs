//! The engine's board: stones by line, and patterns and threats of both sides for every empty cell.
//!
//! Everything is updated incrementally: a move changes only cells within a few steps, and undoing it
//! restores saved values.

mod cells;
mod changes;
mod lines;
mod queries;

use std::sync::OnceLock;

use crate::core::rules::{Rules, Side};
use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::cell_table::{CellClass, CellTable};
use crate::games::gobang::engine::evaluation::accumulator::Accumulator;
use crate::games::gobang::engine::evaluation::weights::Weights;
use crate::games::gobang::engine::patterns::{EDGE, PatternTable, REACH_EXACT, REACH_FREE};
use crate::games::gobang::engine::threats::ThreatCounts;
use crate::games::gobang::position::{MAX_SIZE, Position};
use crate::search::random::Random;

use cells::Cells;
use changes::{EveryChange, MAX_CHANGED, Relevance, SavedCell, SavedPatterns, VcfChanges, distances};
use lines::{ALL_LINES, LinePositions, line_positions, neighbourhood};

pub use queries::Policy;

/// Cells of the largest board.
const CELLS: usize = MAX_SIZE * MAX_SIZE;

/// Threats by side, and candidate cells.
#[derive(Clone, Copy, Default)]
struct Threats {
    /// Number of cells that offer each threat, from open threes on.
    counts: [ThreatCounts; 2],
    /// Cells where a stone makes five.
    fives: [Bitboard; 2],
    /// Cells where a stone makes at least a four.
    fours: [Bitboard; 2],
    /// Cells where a stone makes at least an open three.
    threes: [Bitboard; 2],
    /// Cells near a stone, including occupied ones.
    near: Bitboard,
}

/// Data for undoing a move.
struct Undo {
    cell: u16,
    /// Number of saved cells before the move.
    saved_count: u32,
    /// Class of the cell.
    class: CellClass,
    /// Patterns around it.
    patterns: SavedPatterns,
}

/// Tables shared by all boards.
struct BoardTables {
    cells: CellTable,
    /// Zobrist keys, by side and cell.
    zobrist: [[u64; CELLS]; 2],
}

fn tables() -> &'static BoardTables {
    static TABLES: OnceLock<BoardTables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let cells = CellTable::new();
        let mut random = Random::new(5);
        let zobrist = [(); 2].map(|()| std::array::from_fn(|_| random.bits()));
        BoardTables { cells, zobrist }
    })
}

/// The board of the engine. Sides are 0 and 1.
pub struct Board {
    size: usize,
    moves_left: usize,
    side_to_move: usize,
    /// Zobrist hash of the stones.
    hash: u64,
    /// Cells of each line, in the format of the pattern table.
    lines: [u64; ALL_LINES],
    cells: Cells,
    /// Cells that are empty and not hidden.
    playable: Bitboard,
    threats: Threats,
    /// Sums of the evaluation, from each side's perspective.
    accumulators: [Accumulator; 2],
    line_positions: [LinePositions; CELLS],
    neighbourhoods: Vec<Bitboard>,
    /// Offsets of the cells whose patterns a stone may change.
    distances: [i16; MAX_CHANGED],
    undo_stack: Vec<Undo>,
    /// Threats before each move that can be undone.
    saved_threats: Vec<Threats>,
    /// Last moves before those that can be undone, newest first.
    earlier_moves: [Option<usize>; 2],
    /// Stack of cells changed by moves, with its length.
    saved_cells: Vec<SavedCell>,
    saved_count: usize,
    pattern_table: &'static PatternTable,
    weights: &'static Weights,
    tables: &'static BoardTables,
}

impl Board {
    /// Creates an empty board with this size and rule; side 0 moves first.
    pub fn new(size: usize, exact: bool) -> Board {
        Board::empty_with_weights(size, exact, Weights::embedded())
    }

    fn empty_with_weights(size: usize, exact: bool, weights: &'static Weights) -> Board {
        let mut lines = [u64::MAX; ALL_LINES];
        let mut positions = [LinePositions::default(); CELLS];
        for (cell, position) in positions.iter_mut().enumerate().take(size * size) {
            *position = line_positions(size, cell);
            position.iter().for_each(|&(line, shift)| lines[usize::from(line)] &= !(EDGE << shift));
        }
        let mut board = Board {
            size,
            moves_left: size * size,
            side_to_move: 0,
            hash: 0,
            lines,
            cells: Cells::new(),
            playable: (0..size * size).collect(),
            threats: Threats::default(),
            accumulators: [0, 1].map(|side| Accumulator::new(side, size * size)),
            line_positions: positions,
            neighbourhoods: (0..size * size).map(|cell| neighbourhood(size, cell)).collect(),
            distances: distances(size, PatternTable::of(exact).reach),
            undo_stack: Vec::new(),
            saved_threats: vec![Threats::default(); size * size + 2],
            earlier_moves: [None; 2],
            saved_cells: vec![SavedCell::default(); (size * size + 2) * MAX_CHANGED],
            saved_count: 0,
            pattern_table: PatternTable::of(exact),
            weights,
            tables: tables(),
        };
        for cell in 0..size * size {
            match exact {
                true => board.add_cell::<REACH_EXACT>(cell),
                false => board.add_cell::<REACH_FREE>(cell),
            }
        }
        board
    }

    /// Creates the board of a position; the moves that led there cannot be undone.
    pub fn of(position: &Position) -> Board {
        Board::with_weights(position, Weights::embedded())
    }

    /// Creates the board of a position with other weights.
    pub fn with_weights(position: &Position, weights: &'static Weights) -> Board {
        let mut board = Board::empty_with_weights(position.size(), position.exact(), weights);
        for side in [Side::First, Side::Second] {
            for cell in position.stones(side) {
                board.side_to_move = side.index();
                board.play(cell);
            }
        }
        board.side_to_move = position.side_to_move().index();
        board.moves_left = position.moves_left();
        board.undo_stack.clear();
        board.saved_count = 0;
        board
    }

    /// Adds the moves that led to the position, newest last: the policy depends on the last two.
    pub fn with_earlier_moves(self, moves: impl DoubleEndedIterator<Item = usize>) -> Board {
        let mut newest = moves.rev();
        Board { earlier_moves: [newest.next(), newest.next()], ..self }
    }

    /// Hides empty cells from the engine: it ignores moves there, although rows may run through them.
    pub fn hide(&mut self, cells: &Bitboard) {
        for cell in cells.iter() {
            if !self.is_playable(cell) {
                continue;
            }
            self.hide_cell(cell);
            self.playable.set(cell, false);
        }
    }

    /// Places a stone of the side to move on an empty cell.
    #[inline]
    pub fn play(&mut self, cell: usize) {
        self.play_with_changes(cell, EveryChange);
    }

    /// Places a stone in a VCF of the attacker. Until it is undone, only the attacker's threats and the
    /// defender's fives are correct, which is all that a VCF search needs.
    #[inline]
    pub fn play_in_vcf(&mut self, cell: usize, attacker: usize) {
        self.play_with_changes(cell, VcfChanges::of(attacker));
    }

    fn play_with_changes(&mut self, cell: usize, relevance: impl Relevance) {
        debug_assert!(self.is_empty(cell));
        let side = self.side_to_move;
        let (saved_count, class) = (self.saved_count as u32, self.cells.class(cell));
        self.saved_threats[self.undo_stack.len()] = self.threats;
        self.remove_cell(cell);
        self.hash ^= self.tables.zobrist[side][cell];
        self.playable.set(cell, false);
        for direction in 0..4 {
            let (line, shift) = self.line_position(cell, direction);
            self.lines[line] |= (side as u64 + 1) << shift;
        }
        let patterns = match self.pattern_table.reach {
            REACH_FREE => self.update_around::<REACH_FREE>(cell, relevance),
            _ => self.update_around::<REACH_EXACT>(cell, relevance),
        };
        self.undo_stack.push(Undo { cell: cell as u16, saved_count, class, patterns });
        self.threats.near |= self.neighbourhoods[cell];
        self.side_to_move = 1 - side;
        self.moves_left = self.moves_left.wrapping_sub(1);
    }

    /// Undoes the last move.
    pub fn undo(&mut self) {
        let Some(Undo { cell, saved_count, class, patterns }) = self.undo_stack.pop() else { return };
        let (cell, first) = (usize::from(cell), saved_count as usize);
        self.threats = self.saved_threats[self.undo_stack.len()];
        self.side_to_move = 1 - self.side_to_move;
        self.moves_left = self.moves_left.wrapping_add(1);
        self.hash ^= self.tables.zobrist[self.side_to_move][cell];
        self.playable.set(cell, true);
        for direction in 0..4 {
            let (line, shift) = self.line_position(cell, direction);
            self.lines[line] &= !(EDGE << shift);
        }
        match self.pattern_table.reach {
            REACH_FREE => self.restore_around::<REACH_FREE>(cell, first, &patterns),
            _ => self.restore_around::<REACH_EXACT>(cell, first, &patterns),
        }
        *self.cells.class_mut(cell) = class;
    }

    /// Null move: passes the turn.
    pub fn pass(&mut self) {
        self.side_to_move = 1 - self.side_to_move;
    }

    /// Line of a direction through a cell, and the shift of its bits.
    #[inline]
    fn line_position(&self, cell: usize, direction: usize) -> (usize, usize) {
        let (line, shift) = self.line_positions[cell][direction];
        (line.into(), shift.into())
    }
}
