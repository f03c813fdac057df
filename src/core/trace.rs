//! A classic program carried out line by line: which line of its listing it is in, which cell it looks at, what its
//! variables hold and which board it has in mind. Told by the functions that choose the move, while they choose it.

use crate::core::board_view::BoardView;
use crate::core::record::Record;

/// Whoever watches a program. Where nobody does, nothing of this is left in the compiled player.
pub trait Tracer {
    /// Whether anybody watches: what is worked out for the watcher alone is left out otherwise.
    const WATCHES: bool;

    /// A line is carried out, at a cell where it has one, and gives variables new values.
    fn step(&mut self, line: u8, cell: Option<usize>, changed: &[(&'static str, i32)]);

    /// The program has another board in mind from the next step on.
    fn board(&mut self, cells: impl FnOnce() -> String);
}

/// Nobody watches.
pub struct NoTracer;

impl Tracer for NoTracer {
    const WATCHES: bool = false;

    fn step(&mut self, _: u8, _: Option<usize>, _: &[(&'static str, i32)]) {}

    fn board(&mut self, _: impl FnOnce() -> String) {}
}

impl<T: Tracer> Tracer for &mut T {
    const WATCHES: bool = T::WATCHES;

    fn step(&mut self, line: u8, cell: Option<usize>, changed: &[(&'static str, i32)]) {
        (**self).step(line, cell, changed);
    }

    fn board(&mut self, cells: impl FnOnce() -> String) {
        (**self).board(cells);
    }
}

/// No program goes on for so many steps without another board.
const BOARD_LASTS: usize = 5_000;

/// Keeps the steps of one window and what stood before it, so that a search of millions of steps can be looked at
/// anywhere: programs are deterministic, and it is carried out again for each window.
pub struct Recorder {
    from: usize,
    length: usize,
    /// All steps so far.
    pub total: usize,
    /// How often each line was carried out before the window.
    pub counts: Vec<u32>,
    /// The variables, in the order in which they got their first value.
    pub names: Vec<&'static str>,
    values: Vec<i32>,
    /// What the first of the variables held before the window.
    pub before: Vec<i32>,
    /// The boards: first the one before the window.
    pub boards: Vec<String>,
    /// Line, cell (-1 for none), place of the board, the number of changed variables, then each with its value.
    pub steps: Vec<i32>,
}

impl Recorder {
    /// Watches from this step on for so many.
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

    /// The place of a variable, a new one at the end.
    fn place(&mut self, name: &'static str) -> usize {
        self.names.iter().position(|&known| known == name).unwrap_or_else(|| {
            self.names.push(name);
            self.values.push(0);
            self.names.len() - 1
        })
    }
}

impl Tracer for Recorder {
    const WATCHES: bool = true;

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
        } else if self.is_before() && self.from - self.total < BOARD_LASTS {
            self.boards[0] = cells();
        }
    }
}

/// A game that may have programs that can be traced.
pub trait Watched: BoardView {
    /// The move of a program with its default parameters, tracing its steps to the recorder; `None` if the game has no
    /// such program.
    fn watch(
        _program: &str,
        _seed: u64,
        _record: &Record<Self>,
        _recorder: &mut Recorder,
    ) -> Option<Self::Move> {
        None
    }
}
