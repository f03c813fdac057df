//! Line-by-line traces of classic programs: the current line of the listing, cell, variables and board.
//! Reported by the functions that choose the move; shown by the museum.
//!
//! ```
//! use stratege::core::trace::Recorder;
//! use stratege::registry::{read, watch::trace};
//!
//! let mut recorder = Recorder::new(0, 100);
//! let chosen = trace(&*read("qubic:first:111")?, "ttt3d", 1, &mut recorder)?;
//! assert!(chosen.is_some() && recorder.total > 0);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use crate::core::board_view::BoardView;
use crate::core::record::Record;

/// Receives the steps of a program. With [`NoTracer`] the compiler removes all tracing.
pub trait Tracer {
    /// Whether tracing is enabled: work needed only for the trace is skipped otherwise.
    const ENABLED: bool;

    /// Executes a line of the listing, at a cell if it has one, and assigns variables.
    fn step(&mut self, line: u8, cell: Option<usize>, changed: &[(&'static str, i32)]);

    /// Replaces the program's working board from the next step on.
    fn board(&mut self, cells: impl FnOnce() -> String);
}

/// Disabled tracing.
pub struct NoTracer;

impl Tracer for NoTracer {
    const ENABLED: bool = false;

    fn step(&mut self, _: u8, _: Option<usize>, _: &[(&'static str, i32)]) {}

    fn board(&mut self, _: impl FnOnce() -> String) {}
}

impl<T: Tracer> Tracer for &mut T {
    const ENABLED: bool = T::ENABLED;

    fn step(&mut self, line: u8, cell: Option<usize>, changed: &[(&'static str, i32)]) {
        (**self).step(line, cell, changed);
    }

    fn board(&mut self, cells: impl FnOnce() -> String) {
        (**self).board(cells);
    }
}

/// Maximum number of steps between two boards of a program.
const MAX_BOARD_AGE: usize = 5_000;

/// Records one window of steps and the state before it. Programs are deterministic: each window is recorded
/// by a new run, so that searches of millions of steps can be viewed anywhere.
pub struct Recorder {
    from: usize,
    length: usize,
    /// Number of steps of the whole run.
    pub total: usize,
    /// Executions of each line before the window.
    pub counts: Vec<u32>,
    /// Variables, in the order of their first assignment.
    pub names: Vec<&'static str>,
    values: Vec<i32>,
    /// Values of the first variables before the window.
    pub before: Vec<i32>,
    /// Boards; the first is the one before the window.
    pub boards: Vec<String>,
    /// For each step: line, cell (-1 for none), index of the board, number of assignments, then index and
    /// value of each assigned variable.
    pub steps: Vec<i32>,
}

impl Recorder {
    /// Records `length` steps beginning with step `from`.
    pub fn new(from: usize, length: usize) -> Recorder {
        Recorder {
            from,
            length,
            total: 0,
            counts: Vec::new(),
            names: Vec::new(),
            values: Vec::new(),
            before: Vec::new(),
            boards: vec![String::new()],
            steps: Vec::new(),
        }
    }

    fn is_before(&self) -> bool {
        self.total < self.from
    }

    fn is_inside(&self) -> bool {
        !self.is_before() && self.total - self.from < self.length
    }

    /// Index of a variable, added if new.
    fn place(&mut self, name: &'static str) -> usize {
        self.names.iter().position(|&known| known == name).unwrap_or_else(|| {
            self.names.push(name);
            self.values.push(0);
            self.names.len() - 1
        })
    }
}

impl Tracer for Recorder {
    const ENABLED: bool = true;

    fn step(&mut self, line: u8, cell: Option<usize>, changed: &[(&'static str, i32)]) {
        if self.is_before() {
            let line = usize::from(line);
            if self.counts.len() <= line {
                self.counts.resize(line + 1, 0);
            }
            self.counts[line] += 1;
        }
        if self.is_inside() {
            let cell = cell.map_or(-1, |cell| cell as i32);
            let board = self.boards.len() as i32 - 1;
            self.steps.extend([line.into(), cell, board, changed.len() as i32]);
        }
        for &(name, value) in changed {
            let place = self.place(name);
            self.values[place] = value;
            if self.is_inside() {
                self.steps.extend([place as i32, value]);
            }
        }
        self.total += 1;
        if self.total == self.from {
            self.before.clone_from(&self.values);
        }
    }

    fn board(&mut self, cells: impl FnOnce() -> String) {
        if self.is_inside() {
            self.boards.push(cells());
        } else if self.is_before() && self.from - self.total < MAX_BOARD_AGE {
            self.boards[0] = cells();
        }
    }
}

/// A game that may have programs with traces.
pub trait Watched: BoardView {
    /// Runs a program with its default parameters, recording its steps; returns its move, or `None` if the
    /// game has no such program.
    fn watch(
        _program: &str,
        _seed: u64,
        _record: &Record<Self>,
        _recorder: &mut Recorder,
    ) -> Option<Self::Move> {
        None
    }
}
