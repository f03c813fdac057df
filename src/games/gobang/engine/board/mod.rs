//! The engine's board: stones by line, and for every empty cell the patterns and threats of both sides.
//!
//! All of it is updated incrementally: a move changes only the cells within a few steps of it, and undoing it
//! restores what was saved.

mod lines;
mod queries;

use std::sync::OnceLock;

use crate::core::rules::{Rules, Side};
use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::cell_table::{
    CellClass, CellPatterns, CellTable, NO_CELL, THREAT_BITS, threat_in,
};
use crate::games::gobang::engine::evaluation::accumulator::Accumulator;
use crate::games::gobang::engine::evaluation::weights::Weights;
use crate::games::gobang::engine::patterns::{CELL_BITS, EDGE, PatternTable};
use crate::games::gobang::engine::threats::{THREATS, Threat};
use crate::games::gobang::position::{LARGEST, Position};
use crate::search::random::Random;

use lines::{ALL_LINES, LinePositions, line_positions, neighbourhood, step};

pub use queries::Policy;

/// Cells of the largest board.
const CELLS: usize = LARGEST * LARGEST;

/// More cells than a move changes.
const MOST_CHANGED: usize = 64;

/// The lower bits of all cells of a line.
const LOW_BITS: u64 = u64::MAX / 3;

/// What both sides would have on an empty cell.
#[derive(Clone, Copy)]
struct SavedCell {
    cell: u16,
    patterns: CellPatterns,
    class: CellClass,
}

/// The cells whose patterns a move changes, and the new ones.
struct ChangedCells {
    cells: [u16; MOST_CHANGED],
    patterns: [CellPatterns; MOST_CHANGED],
    count: usize,
}

/// Sums and sets over all empty cells, by side.
#[derive(Clone, Copy, Default)]
struct Totals {
    /// How many cells offer each threat.
    threat_counts: [[u16; THREATS]; 2],
    /// Cells where a stone makes five.
    fives: [Bitboard; 2],
    /// Cells where a stone makes at least a four.
    fours: [Bitboard; 2],
    /// Cells where a stone makes at least an open three.
    threes: [Bitboard; 2],
    /// Cells near a stone, occupied ones included.
    near: Bitboard,
}

/// What it takes to undo a move.
struct Undo {
    cell: u16,
    /// How many cells were saved before.
    saved_cells: usize,
    totals: Totals,
}

/// BoardTables that are the same for all boards.
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
    /// The Zobrist hash of the stones.
    hash: u64,
    /// The cells of each line, as the pattern table reads them.
    lines: [u64; ALL_LINES],
    /// The lower bits of hidden cells.
    hidden: [u64; ALL_LINES],
    /// By cell: the patterns of both sides, and what they amount to.
    patterns: [CellPatterns; CELLS],
    classes: [CellClass; CELLS],
    /// The cells that are empty and not hidden.
    playable: Bitboard,
    totals: Totals,
    /// What the evaluation adds up, from the perspective of each side.
    accumulators: [Accumulator; 2],
    line_positions: [LinePositions; CELLS],
    neighbourhoods: Vec<Bitboard>,
    undo_stack: Vec<Undo>,
    /// The last moves before those that can be undone, newest first.
    earlier_moves: [Option<usize>; 2],
    saved_cells: Vec<SavedCell>,
    pattern_table: &'static PatternTable,
    weights: &'static Weights,
    tables: &'static BoardTables,
}

impl Board {
    /// An empty board of a size and a rule; side 0 moves first.
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
            hidden: [0; ALL_LINES],
            patterns: [CellPatterns::default(); CELLS],
            classes: [NO_CELL; CELLS],
            playable: (0..size * size).collect(),
            totals: Totals::default(),
            accumulators: [0, 1].map(|side| Accumulator::new(side, size * size)),
            line_positions: positions,
            neighbourhoods: (0..size * size).map(|cell| neighbourhood(size, cell)).collect(),
            undo_stack: Vec::new(),
            earlier_moves: [None; 2],
            saved_cells: Vec::new(),
            pattern_table: PatternTable::of(exact),
            weights,
            tables: tables(),
        };
        (0..size * size).for_each(|cell| board.add_cell(cell));
        board
    }

    /// The board of a position; the moves that led there cannot be undone.
    pub fn of(position: &Position) -> Board {
        Board::with_weights(position, Weights::embedded())
    }

    /// The same, with other weights.
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
        board.saved_cells.clear();
        board
    }

    /// The same with the moves that led there, newest last: the policy depends on the last two.
    pub fn with_earlier_moves(self, moves: impl DoubleEndedIterator<Item = usize>) -> Board {
        let mut newest = moves.rev();
        Board { earlier_moves: [newest.next(), newest.next()], ..self }
    }

    /// Hides empty cells from the engine: it sees no moves there, although rows may run through them.
    pub fn hide(&mut self, cells: &Bitboard) {
        for cell in cells.iter() {
            if !self.is_playable(cell) {
                continue;
            }
            self.remove_cell(cell);
            self.playable.set(cell, false);
            for direction in 0..4 {
                let (line, shift) = self.line_position(cell, direction);
                self.hidden[line] |= 1 << shift;
            }
        }
        self.saved_cells.clear();
    }

    /// Puts a stone of the side to move on an empty cell.
    pub fn play(&mut self, cell: usize) {
        debug_assert!(self.is_empty(cell));
        let saved_cells = self.saved_cells.len();
        self.undo_stack.push(Undo { cell: cell as u16, saved_cells, totals: self.totals });
        let side = self.side_to_move;
        self.hash ^= self.tables.zobrist[side][cell];
        self.remove_cell(cell);
        self.playable.set(cell, false);
        let mut changed = ChangedCells { cells: [0; MOST_CHANGED], patterns: [0; MOST_CHANGED], count: 0 };
        for direction in 0..4 {
            let (line, shift) = self.line_position(cell, direction);
            self.lines[line] |= (side as u64 + 1) << shift;
            self.find_changes(cell, direction, &mut changed);
        }
        for (&cell, &patterns) in changed.cells.iter().zip(&changed.patterns).take(changed.count) {
            self.update_cell(cell.into(), patterns);
        }
        self.totals.near |= self.neighbourhoods[cell];
        self.side_to_move = 1 - side;
        self.moves_left = self.moves_left.wrapping_sub(1);
    }

    /// Finds the cells around a new stone along one line whose patterns it changes.
    #[inline]
    fn find_changes(&self, cell: usize, direction: usize, changed: &mut ChangedCells) {
        let (line, middle) = self.line_position(cell, direction);
        let (reach, step) = (self.pattern_table.reach, step(self.size, direction));
        let cells = self.lines[line];
        let first = middle - CELL_BITS * reach;
        let within_reach = (1u64 << (CELL_BITS * (2 * reach + 1))) - 1;
        let occupied = cells | cells >> 1 | self.hidden[line];
        let mut empty = !occupied >> first & within_reach & LOW_BITS;
        let first_cell = cell.wrapping_add_signed(-(reach as isize) * step);
        while empty != 0 {
            let bits = empty.trailing_zeros() as usize;
            empty &= empty - 1;
            let neighbour = first_cell.wrapping_add_signed((bits / CELL_BITS) as isize * step);
            let both = self.pattern_table.lookup(cells >> (first + bits - CELL_BITS * reach));
            let old = self.patterns[neighbour];
            let patterns = old & !(0xff << (8 * direction)) | CellPatterns::from(both) << (8 * direction);
            // Whether they have changed is hard to foresee, so there is no branch.
            let at = changed.count % MOST_CHANGED;
            (changed.cells[at], changed.patterns[at]) = (neighbour as u16, patterns);
            changed.count += usize::from(patterns != old);
        }
    }

    /// Takes the last move back.
    pub fn undo(&mut self) {
        let Some(undo) = self.undo_stack.pop() else { return };
        let cell = usize::from(undo.cell);
        self.side_to_move = 1 - self.side_to_move;
        self.moves_left = self.moves_left.wrapping_add(1);
        self.hash ^= self.tables.zobrist[self.side_to_move][cell];
        self.playable.set(cell, true);
        for direction in 0..4 {
            let (line, shift) = self.line_position(cell, direction);
            self.lines[line] &= !(EDGE << shift);
        }
        for &SavedCell { cell, patterns, class } in &self.saved_cells[undo.saved_cells..] {
            self.patterns[usize::from(cell)] = patterns;
            self.classes[usize::from(cell)] = class;
        }
        self.saved_cells.truncate(undo.saved_cells);
        self.totals = undo.totals;
    }

    /// Null move: the other side is to move.
    pub fn pass(&mut self) {
        self.side_to_move = 1 - self.side_to_move;
    }

    /// The line of a direction that a cell lies on, and where its bits are there.
    #[inline]
    fn line_position(&self, cell: usize, direction: usize) -> (usize, usize) {
        let (line, shift) = self.line_positions[cell][direction];
        (line.into(), shift.into())
    }

    /// Adds a cell of the empty board to the totals.
    fn add_cell(&mut self, cell: usize) {
        let before = CELL_BITS * self.pattern_table.reach;
        self.patterns[cell] = CellPatterns::from_le_bytes(std::array::from_fn(|direction| {
            let (line, shift) = self.line_position(cell, direction);
            self.pattern_table.lookup(self.lines[line] >> (shift - before))
        }));
        self.classes[cell] = self.tables.cells.class(self.patterns[cell]);
        for side in 0..2 {
            self.totals.threat_counts[side][self.threat(side, cell) as usize] += 1;
        }
    }

    /// Removes an empty cell from the totals before it is occupied or hidden.
    fn remove_cell(&mut self, cell: usize) {
        let class = self.classes[cell];
        self.saved_cells.push(SavedCell { cell: cell as u16, patterns: self.patterns[cell], class });
        self.classes[cell] = NO_CELL;
        for side in 0..2 {
            let threat = threat_in(class, side);
            self.totals.threat_counts[side][threat as usize] -= 1;
            if threat >= Threat::OpenThree {
                self.update_threat_sets(side, cell, Threat::None);
            }
        }
    }

    /// Gives an empty cell new patterns.
    #[inline]
    fn update_cell(&mut self, cell: usize, patterns: CellPatterns) {
        let (old, new) = (self.classes[cell], self.tables.cells.class(patterns));
        self.saved_cells.push(SavedCell { cell: cell as u16, patterns: self.patterns[cell], class: old });
        (self.patterns[cell], self.classes[cell]) = (patterns, new);
        if (old ^ new) & THREAT_BITS == 0 {
            return;
        }
        for side in 0..2 {
            let [old, new] = [old, new].map(|class| threat_in(class, side));
            if old != new {
                self.totals.threat_counts[side][old as usize] -= 1;
                self.totals.threat_counts[side][new as usize] += 1;
                if old.max(new) >= Threat::OpenThree {
                    self.update_threat_sets(side, cell, new);
                }
            }
        }
    }

    /// Puts a cell into the sets that its threat belongs to, and takes it out of the others.
    fn update_threat_sets(&mut self, side: usize, cell: usize, threat: Threat) {
        self.totals.fives[side].set(cell, threat == Threat::Five);
        self.totals.fours[side].set(cell, threat >= Threat::Four);
        self.totals.threes[side].set(cell, threat >= Threat::OpenThree);
    }
}
