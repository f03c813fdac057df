//! 4Gewinnt by Max Kleiner (Turbo Pascal, 7 March 1995): its four levels, any depth, and the parity test as it was
//! meant.
//!
//! Readings where the source is unclear:
//! - "Blue", the maximising computer, is whichever side the program is asked to move for.
//! - In Pascal `And` binds tighter than `+` and `=`: `i+k And 1=ComputerBegin` compares `i + (k And 1)`, and
//!   the horizontal rows test the parity of the *column* where they start. `parity` 0 keeps both. As it was meant
//!   (`parity` 1) the tests look at the row of the empty cell; the horizontal rows then also leave out the lowest
//!   row where they left out the first column.
//! - `set` chooses between the numbers of 1995 and those of the later text. The later red four counts
//!   -20000: a four still ends the game, so there the search ends from 19000 on instead of 29000.
//! - `Delta` grows when a column is filled. Whose disc is on top of a full column shows in the position, so undoing
//!   moves undoes the growth too.
//! - At a free depth, 1 to 9 as the text has it, nothing grows.

mod evaluation;
mod minimax;

pub use evaluation::Evaluation;

use minimax::{ClassicBoard, INFINITY, Minimax, SearchParams, worst_value};

use crate::core::insight::{Branch, Candidate, Explain, Insight};
use crate::core::parameters::{Parameter, ParameterKind, Parameters};
use crate::core::player::{Choice, Limits, Player, Report, RosterEntry, Score, SearchObserver};
use crate::core::record::Record;
use crate::core::rules::{Rules, Side};
use crate::games::connect4::geometry::{CELLS, COLUMNS, ROWS};
use crate::games::connect4::position::{Move, Position};
use crate::search::budget::Budget;

/// The value of a disc on each cell, row by row.
#[rustfmt::skip]
const CELL_VALUES: [i32; COLUMNS * ROWS] = [
    3, 4,  5,  7,  5, 4, 3,
    4, 6,  8, 10,  8, 6, 4,
    5, 8, 11, 13, 11, 8, 5,
    5, 8, 11, 13, 11, 8, 5,
    4, 6,  8, 10,  8, 6, 4,
    3, 4,  5,  7,  5, 4, 3,
];

/// Id, name, description, depth, growth and parity of each player.
const PLAYERS: [(&str, &str, &str, i32, i32, i32); 6] = [
    ("anfaenger", "Anfänger", "four moves ahead, further when you fill columns", 4, 1, 0),
    ("fortgeschrittener", "Fortgeschrittener", "four moves ahead, further as columns fill", 4, 2, 0),
    ("experte", "Experte", "five moves ahead, further as columns fill", 5, 2, 0),
    ("meister", "Meister", "six moves ahead, further as columns fill", 6, 2, 0),
    ("4gewinnt-tiefe", "4Gewinnt, frei", "as many moves ahead as you like", 7, 0, 0),
    ("4gewinnt-gemeint", "4Gewinnt, gemeint", "the master with the parity that was meant", 6, 2, 1),
];

/// Every player of the source.
pub fn roster() -> Vec<RosterEntry<Position>> {
    let entry = |(id, name, description, depth, growth, parity)| RosterEntry {
        id,
        name,
        year: 1995,
        description,
        parameters: parameters(depth, growth, parity),
        rating: None,
        new_player: Some(|parameters, _| Box::new(ClassicPlayer::new(parameters))),
    };
    PLAYERS.map(entry).into()
}

/// The player of this name, if it can show its thinking.
pub fn explainer(id: &str, parameters: &Parameters, _seed: u64) -> Option<Box<dyn Explain<Position>>> {
    let is_classic = PLAYERS.iter().any(|player| player.0 == id);
    is_classic.then(|| Box::new(ClassicPlayer::new(parameters)) as _)
}

fn parameters(depth: i32, growth: i32, parity: i32) -> Vec<Parameter> {
    let number = Parameter::number;
    let table = |name, description, columns, default: &[i32], min, max| Parameter {
        columns,
        default: default.into(),
        ..Parameter::weight(name, description, 0, min, max)
    };
    let order = Parameter {
        kind: ParameterKind::Order,
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

/// The program of the source.
struct ClassicPlayer {
    evaluation: Evaluation,
    params: SearchParams,
}

impl Player<Position> for ClassicPlayer {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        let position = record.position();
        let (board, depth, mut search) = self.set_up(record, limits, observer);
        let mut best = Report { score: None, depth: depth as u32, nodes: 0, pv: vec![] };
        // Nothing when it is stopped: what has been found until then is kept.
        let _ = search.try_columns(&board, depth, Side::First, INFINITY, |budget, tried| {
            if tried.leads {
                best.pv = tried.pv();
                best.score = Some(Score::Points(tried.value));
                best.nodes = budget.nodes();
                budget.report(&best);
            }
        });
        best.nodes = search.budget.nodes();
        if best.pv.is_empty() {
            // Stopped before the first column was searched, or the column order has full columns only.
            let first = board.children(&self.params.column_order, &self.evaluation, Side::First).next();
            let chosen = first.map(|(column, _)| Move::into_column(column));
            best.pv = vec![chosen.unwrap_or_else(|| position.legal_moves()[0])];
        }
        Choice { chosen: best.pv[0], report: best, stopped: search.budget.stopped() }
    }
}

impl Explain<Position> for ClassicPlayer {
    /// The value of each column, searched with open bounds so that none is only a bound; its parts are those of the
    /// board at the end of the principal variation.
    fn insight(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Option<Insight<Move>> {
        let (board, depth, mut search) = self.set_up(record, limits, observer);
        let mut candidates = Vec::new();
        for (column, next) in board.children(&self.params.column_order, &self.evaluation, Side::First) {
            let chosen = Move::into_column(column);
            let mut pv = Vec::new();
            let value = search.value(&next, depth - 1, Side::Second, -INFINITY, &mut pv)?;
            pv.push(chosen);
            pv.reverse();
            let end = board.after_all(&pv, &self.evaluation);
            let parts = search.evaluate(&end, depth - pv.len() as i32).named();
            candidates.push(Candidate { chosen, value, pv, parts });
        }
        let position = search.evaluate(&board, depth).named();
        Some(Insight { position, candidates, sight: None })
    }

    /// `cut` are the columns that the source's shallow pruning leaves out.
    fn branches(
        &mut self,
        record: &Record<Position>,
        path: &[Move],
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Option<Vec<Branch<Move>>> {
        let (mut board, mut depth, mut search) = self.set_up(record, limits, observer);
        let (mut mover, mut bound) = (Side::First, INFINITY);
        for chosen in path {
            let branches = search.branches(&board, depth, mover, bound)?;
            let at = branches.iter().position(|branch| branch.chosen == *chosen && !branch.leaf)?;
            branches[at].value?;
            let leading = branches[..at].iter().rfind(|branch| branch.leads);
            bound = leading.and_then(|branch| branch.value).unwrap_or(worst_value(mover));
            board = board.after(mover, chosen.column(), &self.evaluation)?;
            (depth, mover) = (depth - 1, mover.other());
        }
        search.branches(&board, depth, mover, bound)
    }
}

impl ClassicPlayer {
    fn new(parameters: &Parameters) -> ClassicPlayer {
        ClassicPlayer { evaluation: Evaluation::new(parameters), params: SearchParams::new(parameters) }
    }

    /// The board as the program sees it, the depth there, and the search.
    fn set_up<'a>(
        &'a self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &'a mut dyn SearchObserver<Move>,
    ) -> (ClassicBoard, i32, Minimax<'a>) {
        let position = record.position();
        let side = position.side_to_move();
        let max_depth = limits.depth.map_or(i32::MAX, |depth| depth.clamp(1, CELLS) as i32);
        let depth = self.params.depth_at(position).min(max_depth);
        let board =
            ClassicBoard::new([side, side.other()].map(|side| position.discs(side)), &self.evaluation);
        let search = Minimax {
            evaluation: &self.evaluation,
            params: &self.params,
            blue_began: record.start().opener() == side,
            budget: Budget::new(limits, observer),
        };
        (board, depth, search)
    }
}
