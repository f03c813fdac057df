//! 4Gewinnt by Max Kleiner (Turbo Pascal, 7 March 1995), at its four levels, at any depth, and as it was meant.
//!
//! Readings where the source is unclear:
//! - "Blue", the maximising computer, is whichever side the program is asked to move for.
//! - In Pascal `And` binds tighter than `+` and `=`: `i+k And 1=ComputerBegin` compares `i + (k And 1)`, and
//!   the level rows test the parity of the *column* where they start. `parity` 0 keeps both. As it was meant
//!   (`parity` 1) the tests look at the row of the empty cell; the level rows then also leave out the lowest
//!   row where they left out the first column.
//! - `set` chooses between the numbers of 1995 and those of the later text. The later red four counts
//!   -20000: a four still ends the game, so there the search ends from 19000 on instead of 29000.
//! - `Delta` grows when a column is filled. Whose disc lies on top of a full column shows in the position, so
//!   taking moves back takes the growth back too.
//! - At a free depth, 1 to 9 as the text has it, nothing grows.

mod lookahead;
mod values;

pub use values::Values;

use lookahead::{Lookahead, OPEN, Pace, Seen, worst};

use crate::connect4::rules::{CELLS, COLUMNS, Move, Position, ROWS};
use crate::game::{Game, Side};
#[cfg(feature = "laboratory")]
use crate::laboratory::{Branch, Candidate, Insight};
use crate::parameters::{Parameter, Role};
use crate::player::{Choice, Entry, Limits, Player, Report, Score, Watch};
use crate::record::Record;
use crate::search::budget::Budget;

/// What a disc on each cell is worth, row by row.
#[rustfmt::skip]
const CELL_VALUES: [i32; COLUMNS * ROWS] = [
    3, 4,  5,  7,  5, 4, 3,
    4, 6,  8, 10,  8, 6, 4,
    5, 8, 11, 13, 11, 8, 5,
    5, 8, 11, 13, 11, 8, 5,
    4, 6,  8, 10,  8, 6, 4,
    3, 4,  5,  7,  5, 4, 3,
];

/// Every player of the source.
pub fn roster() -> Vec<Entry<Position>> {
    const PLAYERS: [(&str, &str, &str, i32, i32, i32); 6] = [
        ("anfaenger", "Anfänger", "four moves ahead, further when you fill columns", 4, 1, 0),
        ("fortgeschrittener", "Fortgeschrittener", "four moves ahead, further as columns fill", 4, 2, 0),
        ("experte", "Experte", "five moves ahead, further as columns fill", 5, 2, 0),
        ("meister", "Meister", "six moves ahead, further as columns fill", 6, 2, 0),
        ("4gewinnt-tiefe", "4Gewinnt, frei", "as many moves ahead as you like", 7, 0, 0),
        ("4gewinnt-gemeint", "4Gewinnt, gemeint", "the master with the parity that was meant", 6, 2, 1),
    ];
    let entry = |(id, name, line, depth, growth, parity)| Entry {
        id,
        name,
        year: 1995,
        line,
        parameters: parameters(depth, growth, parity),
        seat: |numbers, _| Box::new(Classic { values: Values::new(numbers), pace: Pace::new(numbers) }),
    };
    PLAYERS.map(entry).into()
}

fn parameters(depth: i32, growth: i32, parity: i32) -> Vec<Parameter> {
    let number = Parameter::number;
    let table = |name, line, columns, original: &[i32], least, greatest| Parameter {
        columns,
        original: original.into(),
        ..Parameter::weight(name, line, 0, least, greatest)
    };
    let order = Parameter {
        role: Role::Order,
        ..table("order", "the order in which it tries the columns", COLUMNS, &[4, 3, 5, 2, 6, 7, 1], 1, 7)
    };
    vec![
        number("depth", "moves looked ahead", depth, 1, 9),
        number("growth", "one deeper for each full column: 0 never, 1 yours, 2 everybody's", growth, 0, 2),
        number("parity", "where the parity test looks: 0 as printed, 1 as it was meant", parity, 0, 1),
        number("set", "which numbers count where there are two: 1 of 1995, 2 of the later text", 1, 1, 2),
        table("two", "a row with two of one colour", 2, &[8, 7], -9999, 9999),
        table("three", "a row with three of one colour", 2, &[30, 28], -9999, 9999),
        table("own-four", "its own four, and the depth left", 2, &[30_000, 30_000], 0, 99_999),
        table("your-four", "your four, and the depth left", 2, &[30_000, 20_000], 0, 99_999),
        table("decided", "from this value on it looks no further", 2, &[29_000, 19_000], 0, 99_999),
        table("bonus", "threes of the right parity: upright, level, slanting", 3, &[1, 3, 2], -99, 99),
        table("cells", "what a disc on each cell is worth", COLUMNS, &CELL_VALUES, -999, 999),
        order,
    ]
}

/// The program.
struct Classic {
    values: Values,
    pace: Pace,
}

impl Player<Position> for Classic {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Choice<Move> {
        let position = record.position();
        let (board, depth, mut search) = self.look(record, limits, watch);
        let mut best = Report { score: None, depth: depth as u32, nodes: 0, line: vec![] };
        // Nothing when it is stopped; what has been found until then is kept.
        let _ = search.try_columns(&board, depth, Side::First, OPEN, |budget, tried| {
            if tried.leads {
                best.line = tried.expected();
                best.score = Some(Score::Points(tried.value));
                best.nodes = budget.nodes();
                budget.report(&best);
            }
        });
        best.nodes = search.budget.nodes();
        if best.line.is_empty() {
            // Stopped before the first column was weighed, or the order was changed to full columns only.
            let first = board.answers(&self.pace.order, &self.values, Side::First).next();
            let chosen = first.map(|(column, _)| Move::into_column(column));
            best.line = vec![chosen.unwrap_or_else(|| position.legal_moves()[0])];
        }
        Choice { chosen: best.line[0], report: best, stopped: search.budget.stopped() }
    }

    /// What it would say of each column: with open bounds, so that no value is only a bound; in the parts that
    /// the board at the end of the expected moves has.
    #[cfg(feature = "laboratory")]
    fn insight(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Option<Insight<Move>> {
        let (board, depth, mut search) = self.look(record, limits, watch);
        let mut candidates = Vec::new();
        for (column, next) in board.answers(&self.pace.order, &self.values, Side::First) {
            let chosen = Move::into_column(column);
            let mut line = Vec::new();
            let value = search.value(&next, depth - 1, Side::Second, -OPEN, &mut line)?;
            line.push(chosen);
            line.reverse();
            let end = board.after(&line, &self.values);
            let parts = search.weigh(&end, depth - line.len() as i32).named();
            candidates.push(Candidate { chosen, value, line, parts });
        }
        let position = search.weigh(&board, depth).named();
        Some(Insight { position, candidates, sight: None })
    }

    /// `cut` are the columns that the source's shallow bound leaves out.
    #[cfg(feature = "laboratory")]
    fn branches(
        &mut self,
        record: &Record<Position>,
        path: &[Move],
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Option<Vec<Branch<Move>>> {
        let (mut board, mut left, mut search) = self.look(record, limits, watch);
        let (mut mover, mut bound) = (Side::First, OPEN);
        for chosen in path {
            let branches = search.branches(&board, left, mover, bound)?;
            let at = branches.iter().position(|branch| branch.chosen == *chosen && !branch.leaf)?;
            branches[at].value?;
            let leading = branches[..at].iter().rfind(|branch| branch.leads);
            bound = leading.and_then(|branch| branch.value).unwrap_or(worst(mover));
            board = board.with(mover, chosen.column(), &self.values)?;
            (left, mover) = (left - 1, mover.other());
        }
        search.branches(&board, left, mover, bound)
    }
}

impl Classic {
    /// The board as the program sees it, how far it looks there, and the search.
    fn look<'a>(
        &'a self,
        record: &Record<Position>,
        limits: &Limits,
        watch: &'a mut dyn Watch<Move>,
    ) -> (Seen, i32, Lookahead<'a>) {
        let position = record.position();
        let side = position.side_to_move();
        let most = limits.depth.map_or(i32::MAX, |depth| depth.clamp(1, CELLS) as i32);
        let depth = self.pace.depth_at(position).min(most);
        let board = Seen::new([side, side.other()].map(|side| position.stones(side)), &self.values);
        let search = Lookahead {
            values: &self.values,
            pace: &self.pace,
            began: record.start().opener() == side,
            budget: Budget::new(limits, watch),
        };
        (board, depth, search)
    }
}
