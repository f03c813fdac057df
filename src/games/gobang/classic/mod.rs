//! CPC-Gobang, from Matthias Uphoff's series "Das Software-Experiment" for the Schneider CPC, after
//! an algorithm in Richard S. Forsyth's "Pascal at Work and Play". It does not search: it evaluates
//! every empty square and plays the one with the highest value. Its thirteen numbers are A0 to A4,
//! ZS, NH, OF, OB and F1 to F4.
//!
//! Readings where the text is ambiguous:
//! - ZS, the stones lie together. The definition counts the target as occupied ("vorausschauend als
//!   besetzt"), so for `cpc-gobang` the own stones and the target must form one run. But the sentence before
//!   it calls the stones of both rows b and c connected ("im Zusammenhang"), and row b is `0 0 0 - X`: that
//!   only holds for the squares between own stones. `cpc-gobang-stones` plays this reading, `zs-reading` 2.
//! - ZS in a window without own stones: 0, as no stones lie together. `zs-alone` 1 counts the target alone as
//!   a run; then, with OB 2, the program answers a first stone anywhere on the board.
//! - NH, an own stone near the target: adjacent and inside the window. An adjacent stone outside of it does not
//!   count: the text adds NH to the points of a row of five, whose features the numbers reward ("falls Sie in
//!   einer Reihe auftauchen"). `nh-reach` 2 allows one
//!   square in between, but not with `zs-reading` 2: row b would be worth as much as row c, which
//!   the text calls the best.
//! - OF: both squares just outside the window are neither the enemy's nor the edge. An own stone is allowed,
//!   as the text's fourth window shows.
//! - OB is "one or two points": 2.
//! - Among several best squares one is chosen at random. `ties` 1 takes the first row by row, 2 the last.
//! - The win flags are for the caller; the routine returns the highest value. With `win-flag` 1 a square that
//!   makes five precedes, then one that prevents the enemy's five. By value alone, with OB 1 or 2, about one
//!   possible five in a hundred is missed.
//! - The routine does not test whether its square is occupied. [`explain`] values an occupied square, too, as
//!   if it were empty: the target's own content is not looked at.
//! - The series began in 1986 and the text is undated; 1987 is an assumption.
//! - 120 moves are counted as 120 stones. Totals are not truncated to the 16 bits of the routine's result.
//!
//! ```
//! use stratege::games::gobang::classic;
//!
//! assert!(classic::roster().iter().any(|entry| entry.id == "cpc-gobang" && entry.new_player.is_some()));
//! ```

mod evaluation;
mod parameters;

use crate::core::error::Error;
use crate::core::insight::{Candidate, Explain, Explained, Insight, Part};
use crate::core::parameters::{Changes, Parameters};
use crate::core::player::{Choice, Limits, NoObserver, Player, Report, RosterEntry, Score, SearchObserver};
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::core::thought::Thought;
use crate::core::thought_log::report_thought;
use crate::core::trace::{NoTracer, Recorder, Tracer, Watched};
use crate::games::gobang::position::{Move, Position};
use crate::search::random::Random;

use parameters::parameters;

pub use evaluation::{Direction, Line, Numbers, Seen, Weighing, Window, line};
pub use parameters::THIRTEEN;

/// Id of each player, whether it has ZS, NH and OF, and its reading of ZS.
const PLAYERS: [(&str, bool, i32); 3] =
    [("cpc-chaos", false, 1), ("cpc-gobang", true, 1), ("cpc-gobang-stones", true, 2)];

/// The players of the source: the program without ZS, NH and OF, and the program in both readings of ZS.
pub fn roster() -> Vec<RosterEntry<Position>> {
    let entry = |(id, has_features, zs_reading)| RosterEntry {
        id,
        year: 1987,
        parameters: parameters(has_features, zs_reading),
        rating: None,
        new_player: Some(|numbers, seed| Box::new(Classic { numbers: Numbers::new(numbers), seed })),
    };
    PLAYERS.map(entry).into()
}

impl Explained for Position {
    fn explainer(id: &str, parameters: &Parameters, seed: u64) -> Option<Box<dyn Explain<Position>>> {
        let player = || Classic { numbers: Numbers::new(parameters), seed };
        id.starts_with("cpc-").then(|| Box::new(player()) as _)
    }
}

/// The lines of a trace are lines of the listing in the museum.
impl Watched for Position {
    fn watch(id: &str, seed: u64, record: &Record<Position>, recorder: &mut Recorder) -> Option<Move> {
        let &(.., has_features, zs_reading) = PLAYERS.iter().find(|player| player.0 == id)?;
        let numbers = Numbers::new(&Parameters::defaults(parameters(has_features, zs_reading)));
        Some(Classic { numbers, seed }.choose_traced(record, &mut NoObserver, recorder).chosen)
    }
}

/// Evaluates a square, occupied or not, for the side to move after `ply` moves of a match. All arguments are
/// text: the record, the square, one of the players above and its changed numbers.
pub fn explain(
    record: &str,
    ply: usize,
    square: &str,
    player: &str,
    changes: &Changes,
) -> Result<Weighing, Error> {
    let mut record: Record<Position> = record.parse()?;
    record.goto(ply)?;
    let square: Move = square.parse()?;
    let position = record.position();
    position.check_on_board(square)?;
    let numbers = Numbers::new(&parameters_of(player, changes)?);
    Ok(numbers.evaluate(position, position.cell(square), position.side_to_move()))
}

/// Parameters of one of the players above with changed numbers.
pub fn parameters_of(player: &str, changes: &Changes) -> Result<Parameters, Error> {
    let Some(&(.., has_features, zs_reading)) = PLAYERS.iter().find(|one| one.0 == player) else {
        let known = PLAYERS.map(|one| one.0);
        return Err(Error::UnknownPlayer { name: player.into(), known: known.join(", ") });
    };
    Parameters::with_changes(&parameters(has_features, zs_reading), changes)
}

/// CPC-Gobang as a player.
struct Classic {
    numbers: Numbers,
    seed: u64,
}

impl Player<Position> for Classic {
    fn choose(
        &mut self,
        record: &Record<Position>,
        _: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        self.choose_traced(record, observer, &mut NoTracer)
    }
}

impl Classic {
    fn choose_traced(
        &self,
        record: &Record<Position>,
        observer: &mut dyn SearchObserver<Move>,
        tracer: &mut impl Tracer,
    ) -> Choice<Move> {
        let (position, numbers) = (record.position(), &self.numbers);
        let side = position.side_to_move();
        let mut best: Vec<usize> = Vec::new();
        let mut highest = None;
        tracer.step(1, None, &[("best", -1)]);
        for cell in position.empty_cells() {
            tracer.step(2, Some(cell), &[("square", cell as i32)]);
            let Weighing { total, wins, prevents, .. } =
                numbers.evaluate_traced(position, cell, side, tracer);
            let rank = (numbers.win_first && wins, numbers.win_first && prevents, total);
            tracer.step(14, Some(cell), &[]);
            let leads = highest.is_none_or(|highest| rank >= highest);
            report_thought(observer, || Thought::points(position.move_on(cell), total, leads));
            if highest.is_none_or(|highest| rank > highest) {
                highest = Some(rank);
                best.clear();
                tracer.step(15, Some(cell), &[("best", total), ("kept", 0)]);
            }
            if highest == Some(rank) {
                best.push(cell);
                tracer.step(16, Some(cell), &[("kept", best.len() as i32)]);
            }
        }
        let chosen = match numbers.ties {
            1 => 0,
            2 => best.len() - 1,
            _ => Random::for_occasion(self.seed, record.ply() as u64).below(best.len()),
        };
        tracer.step(17, Some(best[chosen]), &[("square", best[chosen] as i32)]);
        let chosen = position.move_on(best[chosen]);
        let score = highest.map(|(_, _, total)| Score::Points(total));
        let nodes = position.empty_cells().count() as u32;
        Choice { chosen, report: Report { score, depth: 1, nodes, pv: vec![chosen] }, stopped: false }
    }
}

impl Explain<Position> for Classic {
    /// The value of every empty square, with its parts by factor.
    fn insight(
        &mut self,
        record: &Record<Position>,
        _: &Limits,
        _: &mut dyn SearchObserver<Move>,
    ) -> Option<Insight<Move>> {
        let position = record.position();
        let candidates = position.empty_cells().map(|cell| {
            let weighing = self.numbers.evaluate(position, cell, position.side_to_move());
            let products = self.numbers.products(&weighing.directions);
            let parts = Part::list(["f1", "f2", "f3", "f4"], products);
            let chosen = position.move_on(cell);
            Candidate { chosen, value: weighing.total, pv: vec![chosen], parts }
        });
        Some(Insight { candidates: candidates.collect(), ..Insight::default() })
    }
}
