//! 4Gewinnt by Max Kleiner (Turbo Pascal, 8 March 1995): its four levels, any depth, the intended parity
//! test, and the numbers of the other printing.
//!
//! Readings where the source is unclear:
//! - "Blue", the maximising computer, is the side that the program plays.
//! - In Pascal `And` binds tighter than `+` and `=`: `i+k And 1=ComputerBegin` compares `i + (k And 1)`, and
//!   horizontal rows test the parity of the *column* where they start. `parity` 0 keeps both. As intended
//!   (`parity` 1), the tests use the row of the empty cell; horizontal rows then also skip the lowest row,
//!   where they skipped the first column.
//! - The text has 7, 28 and -20000 for two, three and a red four; the source of version 1.5, published by its
//!   author, has 8, 30 and -30000. All players have the text's numbers, except the one named for the version.
//!   The source searches on up to 29000; with a red four of -20000 a four ends the game from 19000 on.
//! - `Delta` grows when a column is filled. The position shows whose disc is on top of a full column, so
//!   undoing moves undoes the growth.
//! - At a free depth, 1 to 9 as in the text, nothing grows.
//! - The text suggests randomness at each level and an evaluation that varies. `chance` and `variability` are
//!   0 in the original program.
//!
//! ```
//! use stratege::games::connect4::classic;
//!
//! assert!(classic::roster().iter().any(|entry| entry.id == "experte" && entry.new_player.is_some()));
//! ```

mod chance;
mod evaluation;
mod minimax;
mod parameters;

pub use evaluation::Evaluation;

use chance::Chance;
use minimax::{ClassicBoard, INFINITY, Minimax, SearchParams, worst_value};
use parameters::{Printing, TEXT, VERSION_1_5, parameters};

use crate::core::insight::{Branch, Candidate, Explain, Explained, Insight};
use crate::core::parameters::Parameters;
use crate::core::player::{Choice, Limits, NoObserver, Player, Report, RosterEntry, Score, SearchObserver};
use crate::core::record::Record;
use crate::core::rules::{Rules, Side};
use crate::core::thought::Thought;
use crate::core::trace::{NoTracer, Recorder, Tracer, Watched};
use crate::games::connect4::geometry::CELLS;
use crate::games::connect4::position::{Move, Position};
use crate::search::budget::Budget;

/// Id, depth, growth, parity and printing of each player.
const PLAYERS: [(&str, i32, i32, i32, Printing); 7] = [
    ("anfaenger", 4, 1, 0, TEXT),
    ("fortgeschrittener", 4, 2, 0, TEXT),
    ("experte", 5, 2, 0, TEXT),
    ("meister", 6, 2, 0, TEXT),
    ("4gewinnt-tiefe", 7, 0, 0, TEXT),
    ("4gewinnt-gemeint", 6, 2, 1, TEXT),
    ("4gewinnt-1.5", 6, 2, 0, VERSION_1_5),
];

/// All players of the source.
pub fn roster() -> Vec<RosterEntry<Position>> {
    let entry = |(id, depth, growth, parity, printing)| RosterEntry {
        id,
        year: 1995,
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

/// The lines of a trace are lines of the listing in the museum.
impl Watched for Position {
    fn watch(id: &str, seed: u64, record: &Record<Position>, recorder: &mut Recorder) -> Option<Move> {
        let &(.., depth, growth, parity, printing) = PLAYERS.iter().find(|player| player.0 == id)?;
        let numbers = Parameters::defaults(parameters(depth, growth, parity, printing));
        let player = ClassicPlayer::new(&numbers, seed);
        Some(player.choose_traced(record, &Limits::default(), &mut NoObserver, recorder).chosen)
    }
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
        search.budget.report_thought(|| Thought::Depth { depth: depth as u32 });
        // `None` if the search was stopped; the results so far remain valid.
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
            // Stopped before the first column was searched, or the column order has only full columns.
            let first = board.children(&self.params.column_order, &self.evaluation, Side::First).next();
            let chosen = first.map(|(column, _)| Move::into_column(column));
            best.pv = vec![chosen.unwrap_or_else(|| position.legal_moves()[0])];
        }
        Choice { chosen: best.pv[0], report: best, stopped: search.budget.stopped() }
    }
}

impl Explain<Position> for ClassicPlayer {
    /// Value of each column, searched with an open window so that all are exact; the parts are those of the
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

    /// `cut` marks the columns that the source's shallow pruning skips.
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

    /// Prepares the program's board, its depth and the search.
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
