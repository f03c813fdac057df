//! The engine's board: stones by line, and for every empty cell the patterns and threats of both sides.
//!
//! All of it is updated incrementally: a move changes only the cells within a few steps of it, and undoing it
//! restores what was saved.

mod lines;
mod queries;

use std::sync::OnceLock;

use crate::core::rules::{Rules, Side};
use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::evaluation::accumulator::{Accumulator, CellCodes, NO_CELL, code_of};
use crate::games::gobang::engine::evaluation::weights::Weights;
use crate::games::gobang::engine::patterns::{PatternTable, RADIUS, WINDOW};
use crate::games::gobang::engine::threats::{THREATS, Threat, ThreatTable};
use crate::games::gobang::position::{LARGEST, Position};
use crate::search::random::Random;

use lines::{LINES, LinePositions, line_positions, neighbourhood, step};

pub use queries::Policy;

/// What both sides would have on an empty cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct CellState {
    codes: CellCodes,
    threats: [Threat; 2],
}

/// Sums and sets over all empty cells, by side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
    threats: ThreatTable,
    /// Zobrist keys, by side and cell.
    zobrist: [[u64; LARGEST * LARGEST]; 2],
}

fn tables() -> &'static BoardTables {
    static TABLES: OnceLock<BoardTables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let threats = ThreatTable::new();
        let mut random = Random::new(5);
        let zobrist = [(); 2].map(|()| std::array::from_fn(|_| random.bits()));
        BoardTables { threats, zobrist }
    })
}

/// The board of the engine. Sides are 0 and 1.
pub struct Board {
    size: usize,
    moves_left: usize,
    side_to_move: usize,
    /// The Zobrist hash of the stones.
    hash: u64,
    /// The stones of each side in each direction, line by line.
    stones: [[[u32; LINES]; 4]; 2],
    /// The bits of each line that lie off the board.
    edge: [[u32; LINES]; 4],
    /// The bits of hidden cells.
    hidden: [[u32; LINES]; 4],
    /// By cell: its pattern codes, and what both sides threaten with a stone there.
    codes: Vec<CellCodes>,
    threats: Vec<[Threat; 2]>,
    /// The cells that are empty and not hidden.
    playable: Bitboard,
    totals: Totals,
    /// What the evaluation adds up, from the perspective of each side.
    accumulators: [Accumulator; 2],
    line_positions: Vec<LinePositions>,
    neighbourhoods: Vec<Bitboard>,
    undo_stack: Vec<Undo>,
    /// The last moves before those that can be undone, newest first.
    earlier_moves: [Option<usize>; 2],
    saved_cells: Vec<(u16, CellState)>,
    patterns: &'static PatternTable,
    weights: &'static Weights,
    tables: &'static BoardTables,
}

impl Board {
    /// An empty board of a size and a rule; side 0 moves first.
    pub fn new(size: usize, exact: bool) -> Board {
        Board::empty_with_weights(size, exact, Weights::embedded())
    }

    fn empty_with_weights(size: usize, exact: bool, weights: &'static Weights) -> Board {
        let mut edge = [[u32::MAX; LINES]; 4];
        let positions: Vec<LinePositions> = (0..size * size).map(|cell| line_positions(size, cell)).collect();
        for position in &positions {
            for (lines, &(line, bit)) in edge.iter_mut().zip(position) {
                lines[usize::from(line)] &= !(1 << bit);
            }
        }
        let mut board = Board {
            size,
            moves_left: size * size,
            side_to_move: 0,
            hash: 0,
            stones: [[[0; LINES]; 4]; 2],
            edge,
            hidden: [[0; LINES]; 4],
            codes: vec![0; size * size],
            threats: vec![[Threat::None; 2]; size * size],
            playable: (0..size * size).collect(),
            totals: Totals::default(),
            accumulators: [0, 1].map(|side| Accumulator::new(side, size * size)),
            line_positions: positions,
            neighbourhoods: (0..size * size).map(|cell| neighbourhood(size, cell)).collect(),
            undo_stack: Vec::new(),
            earlier_moves: [None; 2],
            saved_cells: Vec::new(),
            patterns: PatternTable::of(exact),
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
                let (line, bit) = self.line_position(cell, direction);
                self.hidden[direction][line] |= 1 << bit;
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
        for direction in 0..4 {
            let (line, bit) = self.line_position(cell, direction);
            self.stones[side][direction][line] |= 1 << bit;
            self.update_line(cell, direction);
        }
        self.totals.near |= self.neighbourhoods[cell];
        self.side_to_move = 1 - side;
        self.moves_left = self.moves_left.wrapping_sub(1);
    }

    /// Updates the patterns of the cells around a new stone along one line.
    #[inline]
    fn update_line(&mut self, cell: usize, direction: usize) {
        let (line, middle) = self.line_position(cell, direction);
        let step = step(self.size, direction);
        let [first, second] = [self.stones[0][direction][line], self.stones[1][direction][line]];
        let edge = self.edge[direction][line];
        let reach = self.patterns.reach;
        let within_reach = ((1u32 << (2 * reach + 1)) - 1) << (middle - reach);
        let mut empty = !(first | second | edge | self.hidden[direction][line]) & within_reach;
        while empty != 0 {
            let bit = empty.trailing_zeros() as usize;
            empty &= empty - 1;
            let neighbour = (cell as isize + (bit as isize - middle as isize) * step) as usize;
            let shift = bit - RADIUS;
            let patterns =
                self.patterns.lookup([first >> shift & WINDOW, second >> shift & WINDOW], edge >> shift);
            let old = self.codes[neighbour];
            let both = patterns[0] as CellCodes | (patterns[1] as CellCodes) << 16;
            let codes = old & !(0x000f_000f << (4 * direction)) | both << (4 * direction);
            if codes != old {
                self.update_cell(neighbour, codes);
            }
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
            let (line, bit) = self.line_position(cell, direction);
            self.stones[self.side_to_move][direction][line] &= !(1 << bit);
        }
        // A cell may have been saved more than once: its oldest state is restored last.
        for &(cell, state) in self.saved_cells[undo.saved_cells..].iter().rev() {
            self.codes[usize::from(cell)] = state.codes;
            self.threats[usize::from(cell)] = state.threats;
        }
        self.saved_cells.truncate(undo.saved_cells);
        self.totals = undo.totals;
    }

    /// Null move: the other side is to move.
    pub fn pass(&mut self) {
        self.side_to_move = 1 - self.side_to_move;
    }

    /// The line of a direction that a cell lies on, and its bit there.
    #[inline]
    fn line_position(&self, cell: usize, direction: usize) -> (usize, usize) {
        let (line, bit) = self.line_positions[cell][direction];
        (line.into(), bit.into())
    }

    /// Adds a cell of the empty board to the totals.
    fn add_cell(&mut self, cell: usize) {
        let mut codes = 0;
        for direction in 0..4 {
            let (line, bit) = self.line_position(cell, direction);
            let patterns = self.patterns.lookup([0, 0], self.edge[direction][line] >> (bit - RADIUS));
            codes |= (patterns[0] as CellCodes | (patterns[1] as CellCodes) << 16) << (4 * direction);
        }
        self.codes[cell] = codes;
        for side in 0..2 {
            let threat = self.tables.threats.threat(self.pattern_index(side, cell));
            self.threats[cell][side] = threat;
            self.totals.threat_counts[side][threat as usize] += 1;
        }
    }

    /// Removes an empty cell from the totals before it is occupied or hidden.
    fn remove_cell(&mut self, cell: usize) {
        let state = CellState { codes: self.codes[cell], threats: self.threats[cell] };
        self.saved_cells.push((cell as u16, state));
        self.codes[cell] = NO_CELL;
        for side in 0..2 {
            let threat = state.threats[side];
            self.totals.threat_counts[side][threat as usize] -= 1;
            if threat >= Threat::OpenThree {
                self.update_threat_sets(side, cell, Threat::None);
            }
        }
    }

    /// Gives an empty cell new patterns.
    #[inline]
    fn update_cell(&mut self, cell: usize, codes: CellCodes) {
        let state = CellState { codes: self.codes[cell], threats: self.threats[cell] };
        self.saved_cells.push((cell as u16, state));
        self.codes[cell] = codes;
        for side in 0..2 {
            let code = code_of(codes, side);
            if code == code_of(state.codes, side) {
                continue;
            }
            let new = self.tables.threats.threat(self.tables.threats.index(code));
            let old = state.threats[side];
            if old != new {
                self.threats[cell][side] = new;
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
