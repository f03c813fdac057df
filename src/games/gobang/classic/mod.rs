//! CPC-Gobang, from Matthias Uphoff's series "Das Software-Experiment" for the Schneider CPC, after an
//! algorithm in Richard S. Forsyth's "Pascal at Work and Play". It does not search: it gives every empty
//! square a value and plays the one with the largest. Its thirteen numbers are A0 to A4, ZS, NH, OF, OB
//! and F1 to F4.
//!
//! Readings where the text is ambiguous:
//! - ZS, the stones lie together. The definition counts the target as set ("vorausschauend als besetzt"), so for
//!   `cpc-gobang` the own stones and the target must form one run. But the sentence before it has the stones of both
//!   rows b and c "im Zusammenhang", and row b is `0 0 0 - X`: that is true only of the squares between own stones,
//!   and `cpc-gobang-stones` plays by it, with `zs-reading` 2.
//! - ZS in a window without own stones: 0, as no stones lie together. The target alone is one run as well,
//!   `zs-alone` 1; then, with OB 2, it answers a first stone anywhere on the board.
//! - NH, an own stone near the target: directly beside it and inside the window. `nh-reach` 2 lets it stand
//!   one square further, but not together with `zs-reading` 2: row b would be worth as much as row c, which
//!   the text calls the best.
//! - OF, both squares just outside the window are neither the enemy's nor the edge; an own stone is no
//!   hindrance, as the text's fourth window shows.
//! - OB is "one or two points": it is 2.
//! - Which of several best squares is played: one by chance. `ties` 1 takes the first row by row, 2 the last.
//! - The win flags are for the caller; the routine returns the largest value. With `win-flag` 1 a square that
//!   makes five goes first, then one that keeps the enemy from it. The value alone, with OB 1 as with OB 2,
//!   misses about one possible five in a hundred.
//! - The series began in 1986 and the text has no date of its own; 1987 is our guess.
//! - 120 moves are counted as 120 stones. Totals are not cut to the 16 bits of the routine's result.

mod evaluation;

use crate::core::error::Error;
use crate::core::insight::{Candidate, Explain, Explained, Insight, Part};
use crate::core::parameters::{Changes, Parameter, Parameters};
use crate::core::player::{Choice, Limits, NoObserver, Player, Report, RosterEntry, Score, SearchObserver};
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::core::thought::Thought;
use crate::core::thought_log::tell;
use crate::core::trace::{NoTracer, Recorder, Tracer, Watched};
use crate::games::gobang::position::{Move, Position};
use crate::search::random::Random;

pub use evaluation::{Direction, Line, Numbers, Seen, Weighing, Window, line};

/// Id, name, description, whether it has ZS, NH and OF, and the reading of ZS of each player.
const PLAYERS: [(&str, &str, &str, i32, i32); 3] = [
    ("cpc-chaos", "CPC-Gobang, chaotisch", "counts stones and is blind to how they lie", 0, 1),
    ("cpc-gobang", "CPC-Gobang", "weighs every square and looks no move ahead", 1, 1),
    ("cpc-gobang-stones", "CPC-Gobang, ZS der Steine", "asks whether the stones alone lie together", 1, 2),
];

/// The players of the source: the program without ZS, NH and OF, and the program in both readings of ZS.
pub fn roster() -> Vec<RosterEntry<Position>> {
    let entry = |(id, name, description, features, zs_reading)| RosterEntry {
        id,
        name,
        year: 1987,
        description,
        parameters: parameters(features, zs_reading),
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

/// Lines of a trace are those of the listing in the museum.
impl Watched for Position {
    fn watch(id: &str, seed: u64, record: &Record<Position>, recorder: &mut Recorder) -> Option<Move> {
        let &(.., features, zs_reading) = PLAYERS.iter().find(|player| player.0 == id)?;
        let numbers = Numbers::new(&Parameters::original(parameters(features, zs_reading)));
        Some(Classic { numbers, seed }.choose_traced(record, &mut NoObserver, recorder).chosen)
    }
}

/// The names of the thirteen numbers.
pub const THIRTEEN: [&str; 13] =
    ["a0", "a1", "a2", "a3", "a4", "zs", "nh", "of", "ob", "f1", "f2", "f3", "f4"];

/// The thirteen numbers, then the readings.
fn parameters(features: i32, zs_reading: i32) -> Vec<Parameter> {
    const BYTE: i32 = 255;
    let number = |(name, description, default)| Parameter::weight(name, description, default, 0, BYTE);
    let mut all: Vec<_> = [
        ("a0", "five squares without an own stone", 0),
        ("a1", "five squares with one own stone", 1),
        ("a2", "five squares with two own stones", 4),
        ("a3", "five squares with three own stones", 9),
        ("a4", "five squares with four own stones", 16),
        ("zs", "the stones and the target lie together", features),
        ("nh", "an own stone is near the target", features),
        ("of", "the five squares are open at both ends", features),
        ("ob", "bonus for the own row over the enemy's", 2),
        ("f1", "factor of the best direction", 64),
        ("f2", "factor of the second direction", 16),
        ("f3", "factor of the third direction", 4),
        ("f4", "factor of the last direction", 1),
    ]
    .map(number)
    .into();
    all.extend([
        Parameter::number(
            "zs-reading",
            "together: 1 with the target, 2 between own stones",
            zs_reading,
            1,
            2,
        ),
        Parameter::number("zs-alone", "five squares without own stones lie together: 0 no, 1 yes", 0, 0, 1),
        Parameter::number("nh-reach", "how many squares away is near", 1, 1, 2),
        Parameter::number("ties", "of several best squares: 0 any, 1 the first, 2 the last", 0, 0, 2),
        Parameter::number("win-flag", "a five goes before the largest value: 0 no, 1 yes", 0, 0, 1),
    ]);
    all
}

/// The value of a square for the side to move after `ply` moves of a match, all of it as text: the record, the square,
/// one of the players above and its changed numbers.
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
    position.check(square)?;
    let numbers = Numbers::new(&parameters_of(player, changes)?);
    Ok(numbers.evaluate(position, position.cell(square), position.side_to_move()))
}

/// The parameters of one of the players above with changed numbers.
pub fn parameters_of(player: &str, changes: &Changes) -> Result<Parameters, Error> {
    let Some(&(.., features, zs_reading)) = PLAYERS.iter().find(|one| one.0 == player) else {
        let known = PLAYERS.map(|one| one.0);
        return Err(Error::UnknownPlayer { name: player.into(), known: known.join(", ") });
    };
    Parameters::with_changes(&parameters(features, zs_reading), changes)
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
            tell(observer, || Thought::points(position.move_on(cell), total, leads));
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
    /// The value of every empty square, by factor.
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
