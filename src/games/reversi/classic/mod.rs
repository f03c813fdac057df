//! The players of the garden club's Reversi page (gamecraft, 2002; its search written in 1988).
//!
//! Doofie plays any legal move, KlauWasteKannz flips as many discs as it can, Ramscher evaluates the board by a table of
//! square values, and Aufpasser searches two to six plies with Ramscher's evaluation.
//!
//! Where the source is unclear, it is read as follows:
//! - It prints `getmax` twice. The later one counts: ten times the value of the square moved to is added
//!   only where that value is above 1, and a position without a move gets its plain value.
//! - `getopt` has no such case: there a side without a move returns the least value of all.
//! - Both keep the later of two equal moves; the moves come row by row from a1.
//! - `count` counts the discs placed in the match and does not change during the search, so only the move at the root
//!   can be an opening or a closing one.
//! - The form numbers Doofie, Ramscher, Aufpasser 1 to 3 and hands that on as the depth, though depth 1 is
//!   Ramscher. The text describes each strategy by itself, and so do we.
//! - The backup boards are declared for depths 0 to 5 only; the text allows depth 6, and so do we.

mod aufpasser;
mod evaluation;
mod minimax;

use self::aufpasser::Aufpasser;
use self::minimax::{cell, number};
use crate::core::insight::{Explain, Explained};
use crate::core::parameters::{Parameter, ParameterKind, Parameters};
use crate::core::player::{
    Choice, Limits, NewPlayer, NoObserver, Player, Report, RosterEntry, Score, SearchObserver,
};
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::core::thought::Thought;
use crate::core::thought_log::tell;
use crate::core::trace::{NoTracer, Recorder, Tracer, Watched};
use crate::games::reversi::position::{Move, Position};
use crate::search::random::Random;

/// The upper left quarter of the value table; the other three mirror it.
const QUARTER: [[i32; 4]; 4] =
    [[9999, 5, 500, 200], [5, 1, 50, 150], [500, 50, 250, 100], [200, 150, 100, 50]];

/// The greatest value that a parameter may have.
const MAX_VALUE: i32 = 999_999;

/// The Aufpassers, each looking a ply further than the one before.
const AUFPASSER: [(&str, &str, &str); 5] = [
    ("aufpasser-2", "Aufpasser 2", "looks two moves ahead"),
    ("aufpasser-3", "Aufpasser 3", "looks three moves ahead"),
    ("aufpasser-4", "Aufpasser 4", "looks four moves ahead"),
    ("aufpasser-5", "Aufpasser 5", "looks five moves ahead"),
    ("aufpasser-6", "Aufpasser 6", "looks six moves ahead"),
];

/// How far the first of them looks.
const AUFPASSER_FROM: i32 = 2;

/// Every player of the source.
pub fn roster() -> Vec<RosterEntry<Position>> {
    let entry = |id, name, description, parameters, new_player: NewPlayer<Position>| RosterEntry {
        id,
        name,
        year: 2002,
        description,
        parameters,
        rating: None,
        new_player: Some(new_player),
    };
    let mut roster = vec![
        entry("doofie", "Doofie", "sets any stone that is allowed", vec![], |_, seed| {
            Box::new(Doofie { seed })
        }),
        entry("klauwastekannz", "KlauWasteKannz", "turns as many stones as it can", vec![], |_, _| {
            Box::new(KlauWasteKannz)
        }),
        entry(
            "ramscher",
            "Ramscher",
            "takes the most valuable squares",
            evaluation_parameters(),
            |numbers, _| Box::new(Aufpasser::ramscher(numbers)),
        ),
    ];
    for (depth, (id, name, description)) in (AUFPASSER_FROM..).zip(AUFPASSER) {
        roster.push(entry(id, name, description, search_parameters(depth), |numbers, seed| {
            Box::new(Aufpasser::new(numbers, seed))
        }));
    }
    roster
}

impl Explained for Position {
    fn explainer(id: &str, parameters: &Parameters, seed: u64) -> Option<Box<dyn Explain<Position>>> {
        match id {
            "ramscher" => Some(Box::new(Aufpasser::ramscher(parameters))),
            _ if id.starts_with("aufpasser") => Some(Box::new(Aufpasser::new(parameters, seed))),
            _ => None,
        }
    }
}

/// Lines of a trace are those of the listing in the museum.
impl Watched for Position {
    fn watch(id: &str, seed: u64, record: &Record<Position>, recorder: &mut Recorder) -> Option<Move> {
        let choice = match id {
            "doofie" => Doofie { seed }.choose_traced(record, &mut NoObserver, recorder),
            "klauwastekannz" => KlauWasteKannz.choose_traced(record, &mut NoObserver, recorder),
            "ramscher" => {
                Aufpasser::ramscher(&Parameters::original(evaluation_parameters())).watched(record, recorder)
            }
            _ => {
                let (depth, _) = (AUFPASSER_FROM..).zip(AUFPASSER).find(|(_, player)| player.0 == id)?;
                Aufpasser::new(&Parameters::original(search_parameters(depth)), seed)
                    .watched(record, recorder)
            }
        };
        Some(choice.chosen)
    }
}

/// The parameters that Ramscher and Aufpasser share.
fn evaluation_parameters() -> Vec<Parameter> {
    let table = (0..64).map(|square: usize| {
        let mirrored = |place: usize| place.min(7 - place);
        QUARTER[mirrored(square / 8)][mirrored(square % 8)]
    });
    vec![
        Parameter {
            name: "table",
            description: "what a stone on each square is worth",
            columns: 8,
            default: table.collect(),
            min: -99_999,
            max: 99_999,
            kind: ParameterKind::Weight,
        },
        Parameter::weight("bonus", "how often the square moved to counts once more", 10, -1000, 1000),
        Parameter::weight(
            "threshold",
            "the bonus is for squares worth more than this",
            1,
            -MAX_VALUE,
            MAX_VALUE,
        ),
    ]
}

/// What is said of the strategies for the phases of a match.
const BY: [&str; 3] = [
    "who plays the opening: 1 Doofie, 2 KlauWasteKannz, 3 Ramscher, 4 Aufpasser",
    "who plays the middle of the match, by the same numbers",
    "who plays the end, by the same numbers",
];

/// Aufpasser's parameters, with this depth.
fn search_parameters(depth: i32) -> Vec<Parameter> {
    let mut parameters = evaluation_parameters();
    parameters.extend([
        Parameter::number("depth", "moves looked ahead", depth, 1, 10),
        Parameter::number("opening", "stones set before it begins to look ahead", 6, 0, 60),
        Parameter::number(
            "closing",
            "from this many stones set, less the depth, it no longer does",
            64,
            0,
            70,
        ),
        Parameter::number(
            "stuck",
            "what a position without a move hands up",
            -MAX_VALUE,
            -MAX_VALUE,
            MAX_VALUE,
        ),
        // The text advises KlauWasteKannz for some phases, and switches to Ramscher itself.
        Parameter::number("opening-by", BY[0], 3, 1, 4),
        Parameter::number("middle-by", BY[1], 4, 1, 4),
        Parameter::number("closing-by", BY[2], 3, 1, 4),
    ]);
    parameters
}

/// Its strategy is called "dummy": any legal move.
struct Doofie {
    seed: u64,
}

impl Player<Position> for Doofie {
    fn choose(
        &mut self,
        record: &Record<Position>,
        _: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        self.choose_traced(record, observer, &mut NoTracer)
    }
}

impl Doofie {
    fn choose_traced(
        &self,
        record: &Record<Position>,
        observer: &mut dyn SearchObserver<Move>,
        tracer: &mut impl Tracer,
    ) -> Choice<Move> {
        let moves = record.position().legal_moves();
        for (place, cell) in moves.iter().map(|one| cell(*one)).enumerate() {
            tracer.step(1, cell, &[("n", place as i32 + 1)]);
        }
        for &chosen in &moves {
            tell(observer, || Thought::Try { ply: 0, chosen, alpha: None, beta: None });
        }
        let chance = Random::for_occasion(self.seed, record.ply() as u64).below(moves.len());
        tracer.step(2, None, &[("k", chance as i32 + 1)]);
        let chosen = cell(moves[chance]);
        tracer.step(3, chosen, &[("zug", number(chosen))]);
        unsearched(moves[chance], None, moves.len())
    }
}

/// The first of the moves that flip most discs.
struct KlauWasteKannz;

impl Player<Position> for KlauWasteKannz {
    fn choose(
        &mut self,
        record: &Record<Position>,
        _: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        self.choose_traced(record, observer, &mut NoTracer)
    }
}

impl KlauWasteKannz {
    fn choose_traced(
        &self,
        record: &Record<Position>,
        observer: &mut dyn SearchObserver<Move>,
        tracer: &mut impl Tracer,
    ) -> Choice<Move> {
        let position = record.position();
        let moves = position.legal_moves();
        let (mut best, mut max) = (moves[0], -1);
        tracer.step(1, None, &[("max", max)]);
        for &next in &moves {
            let (cell, taken) = (cell(next), flips(position, next));
            tracer.step(2, cell, &[("i", number(cell))]);
            tracer.step(3, cell, &[("sum", taken)]);
            tracer.step(4, cell, &[]);
            tell(observer, || Thought::points(next, taken, taken > max));
            // The source keeps the first of equals.
            if taken > max {
                (best, max) = (next, taken);
                tracer.step(5, cell, &[("max", max), ("zug", number(cell))]);
            }
        }
        tracer.step(6, cell(best), &[]);
        unsearched(best, Some(Score::Points(flips(position, best))), moves.len())
    }
}

/// How many discs a move flips.
fn flips(position: &Position, chosen: Move) -> i32 {
    chosen.square().map_or(0, |square| position.after(square).1.count_ones() as i32)
}

/// A choice without a search.
fn unsearched(chosen: Move, score: Option<Score>, moves: usize) -> Choice<Move> {
    Choice {
        chosen,
        report: Report { score, depth: 1, nodes: moves as u32, pv: vec![chosen] },
        stopped: false,
    }
}
