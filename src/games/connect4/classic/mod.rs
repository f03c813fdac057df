//! 4Gewinnt by Max Kleiner (Turbo Pascal, 8 March 1995): its four levels, any depth, the parity test as it was meant,
//! and the numbers of the other printing.
//!
//! Readings where the source is unclear:
//! - "Blue", the maximising computer, is whichever side the program is asked to move for.
//! - In Pascal `And` binds tighter than `+` and `=`: `i+k And 1=ComputerBegin` compares `i + (k And 1)`, and
//!   the horizontal rows test the parity of the *column* where they start. `parity` 0 keeps both. As it was meant
//!   (`parity` 1) the tests look at the row of the empty cell; the horizontal rows then also leave out the lowest
//!   row where they left out the first column.
//! - The text has 7, 28 and -20000 for two, three and a red four; the source of version 1.5, which its author
//!   publishes, has 8, 30 and -30000. Everybody has those of the text but one, who is named for the version. The
//!   source searches on up to 29000; with a red four of -20000 a four ends the game from 19000 on.
//! - `Delta` grows when a column is filled. Whose disc is on top of a full column shows in the position, so undoing
//!   moves undoes the growth too.
//! - At a free depth, 1 to 9 as the text has it, nothing grows.
//! - The text wishes for chance at each level and for a valuation that varies. `chance` and `variability` are 0 in the
//!   program as it was.

mod chance;
mod evaluation;
mod minimax;

pub use evaluation::Evaluation;

use chance::Chance;
use minimax::{ClassicBoard, INFINITY, Minimax, SearchParams, worst_value};

use crate::core::insight::{Branch, Candidate, Explain, Explained, Insight};
use crate::core::parameters::{Parameter, ParameterKind, Parameters};
use crate::core::player::{Choice, Limits, NoObserver, Player, Report, RosterEntry, Score, SearchObserver};
use crate::core::record::Record;
use crate::core::rules::{Rules, Side};
use crate::core::thought::Thought;
use crate::core::trace::{NoTracer, Recorder, Tracer, Watched};
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

/// The numbers of which the source was printed with two versions.
#[derive(Clone, Copy)]
struct Printing {
    two: i32,
    three: i32,
    your_four: i32,
    decided: i32,
}

const TEXT: Printing = Printing { two: 7, three: 28, your_four: 20_000, decided: 19_000 };
const VERSION_1_5: Printing = Printing { two: 8, three: 30, your_four: 30_000, decided: 29_000 };

/// Id, name, description, depth, growth, parity and printing of each player.
const PLAYERS: [(&str, &str, &str, i32, i32, i32, Printing); 7] = [
    ("anfaenger", "Anfänger", "four moves ahead, further when you fill columns", 4, 1, 0, TEXT),
    ("fortgeschrittener", "Fortgeschrittener", "four moves ahead, further as columns fill", 4, 2, 0, TEXT),
    ("experte", "Experte", "five moves ahead, further as columns fill", 5, 2, 0, TEXT),
    ("meister", "Meister", "six moves ahead, further as columns fill", 6, 2, 0, TEXT),
    ("4gewinnt-tiefe", "4Gewinnt, frei", "as many moves ahead as you like", 7, 0, 0, TEXT),
    ("4gewinnt-gemeint", "4Gewinnt, gemeint", "the master with the parity that was meant", 6, 2, 1, TEXT),
    ("4gewinnt-1.5", "4Gewinnt 1.5", "the master with the numbers of version 1.5", 6, 2, 0, VERSION_1_5),
];

/// Every player of the source.
pub fn roster() -> Vec<RosterEntry<Position>> {
    let entry = |(id, name, description, depth, growth, parity, printing)| RosterEntry {
        id,
        name,
        year: 1995,
        description,
        parameters: parameters(depth, growth, parity, printing),
        rating: None,
        new_player: Some(|parameters, seed| Box::new(ClassicPlayer::new(parameters, seed))),
    };
    PLAYERS.map(entry).into()
}

impl Explained for Position {
    fn explainer(id: &str, parameters: &Parameters, seed: u64) -> Option<Box<dyn Explain<Position>>> {
        let is_classic = PLAYERS.iter().any(|player| player.0 == id);
        is_classic.then(|| Box::new(ClassicPlayer::new(parameters, seed)) as _)
    }
}

/// Lines of a trace are those of the listing in the museum.
impl Watched for Position {
    fn watch(id: &str, seed: u64, record: &Record<Position>, recorder: &mut Recorder) -> Option<Move> {
        let &(.., depth, growth, parity, printing) = PLAYERS.iter().find(|player| player.0 == id)?;
        let numbers = Parameters::original(parameters(depth, growth, parity, printing));
        let player = ClassicPlayer::new(&numbers, seed);
        Some(player.choose_traced(record, &Limits::default(), &mut NoObserver, recorder).chosen)
    }
}

fn parameters(depth: i32, growth: i32, parity: i32, printing: Printing) -> Vec<Parameter> {
    let Printing { two, three, your_four, decided } = printing;
    let (number, weight) = (Parameter::number, Parameter::weight);
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
        number("variability", "by so many points its valuation of a board may be off, either way", 0, 0, 100),
        number("chance", "per cent with which a later equal column is taken, at every level", 0, 0, 100),
        weight("two", "a row with two of one colour", two, -9999, 9999),
        weight("three", "a row with three of one colour", three, -9999, 9999),
        weight("own-four", "its own four, and the depth left", 30_000, 0, 99_999),
        weight("your-four", "your four, and the depth left", your_four, 0, 99_999),
        number("decided", "from this value on it looks no further", decided, 0, 99_999),
        Parameter {
            // As printed, the test never holds for an upright row: a better number cannot be found by playing.
            kind: if parity == 0 { ParameterKind::Setting } else { ParameterKind::Weight },
            ..weight("bonus-upright", "an upright three of the right parity, times a three", 1, -99, 99)
        },
        weight("bonus-level", "a level three of the right parity, times a three", 3, -99, 99),
        weight("bonus-slanting", "a slanting three of the right parity, times a three", 2, -99, 99),
        table("cells", "what a disc on each cell is worth", COLUMNS, &CELL_VALUES, -999, 999),
        order,
    ]
}

/// The program of the source.
struct ClassicPlayer {
    evaluation: Evaluation,
    params: SearchParams,
    chance: Chance,
}

impl Player<Position> for ClassicPlayer {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        self.choose_traced(record, limits, observer, &mut NoTracer)
    }
}

impl ClassicPlayer {
    fn choose_traced(
        &self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<Move>,
        tracer: &mut impl Tracer,
    ) -> Choice<Move> {
        let position = record.position();
        let (board, depth, mut search) = self.set_up(record, limits, observer, tracer);
        let mut best = Report { score: None, depth: depth as u32, nodes: 0, pv: vec![] };
        search.budget.tell(|| Thought::Depth { depth: depth as u32 });
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
        if let (Some(first), Some(Score::Points(value))) = (best.pv.first(), best.score) {
            search.tracer.step(16, None, &[("best", value), ("move", first.column() as i32 + 1)]);
        }
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
        let (board, depth, mut search) = self.set_up(record, limits, observer, NoTracer);
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
        let (mut board, mut depth, mut search) = self.set_up(record, limits, observer, NoTracer);
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
    fn new(parameters: &Parameters, seed: u64) -> ClassicPlayer {
        ClassicPlayer {
            evaluation: Evaluation::new(parameters),
            params: SearchParams::new(parameters),
            chance: Chance::new(parameters, seed),
        }
    }

    /// The board as the program sees it, the depth there, and the search.
    fn set_up<'a, T: Tracer>(
        &'a self,
        record: &Record<Position>,
        limits: &Limits,
        observer: &'a mut dyn SearchObserver<Move>,
        tracer: T,
    ) -> (ClassicBoard, i32, Minimax<'a, T>) {
        let position = record.position();
        let side = position.side_to_move();
        let max_depth = limits.depth.map_or(i32::MAX, |depth| depth.clamp(1, CELLS) as i32);
        let depth = self.params.depth_at(position).min(max_depth);
        let board =
            ClassicBoard::new([side, side.other()].map(|side| position.discs(side)), &self.evaluation);
        let search = Minimax {
            evaluation: &self.evaluation,
            params: &self.params,
            chance: &self.chance,
            blue_began: record.start().opener() == side,
            budget: Budget::new(limits, observer),
            tracer,
            blue: side,
            root_depth: depth,
        };
        (board, depth, search)
    }
}
