//! The players of the garden club's Reversi page (gamecraft, 2002; its search dates from 1988).
//!
//! Doofie plays any legal move, KlauWasteKannz flips as many discs as possible, Ramscher evaluates the board
//! by a table of square values, and Aufpasser searches two to six plies with Ramscher's evaluation.
//!
//! Readings where the source is unclear:
//! - It prints `getmax` twice. The later one counts: ten times the value of the move's square is added only
//!   if that value exceeds 1, and a position without a move gets its plain value.
//! - `getopt` has no such case: a side without a move returns the minimum value.
//! - Both prefer the later of two equal moves; moves are generated row by row from a1.
//! - `count` counts the discs placed in the match and does not change during the search, so the phase
//!   is that of the root.
//! - `count > 64 - tiefe` is a slip: a match has 64 squares but 60 moves, and `count` is at most 59. The closing
//!   phase never begins at depths 2 to 5, and only for the last disc at depth 6. Retained;
//!   `aufpasser-3-gemeint` counts as the author meant, from 60.
//! - The form numbers Doofie, Ramscher, Aufpasser 1 to 3 and passes that on as the depth. Read literally, the
//!   page's Doofie is `ramscher` (depth 1), its Ramscher `aufpasser-2` and its Aufpasser `aufpasser-3`. The text
//!   describes separate strategies, as implemented here.
//! - The backup boards are declared for depths 0 to 5 only; the text allows depth 6, as implemented here.
//!
//! ```
//! use stratege::games::reversi::classic;
//!
//! assert!(classic::roster().iter().any(|entry| entry.id == "aufpasser-3" && entry.new_player.is_some()));
//! ```

mod aufpasser;
mod evaluation;
mod minimax;
mod parameters;

use self::aufpasser::Aufpasser;
use self::minimax::{cell, number};
use self::parameters::{MEANT_CLOSING, PRINTED_CLOSING, evaluation_parameters, search_parameters};
use crate::core::insight::{Explain, Explained};
use crate::core::parameters::Parameters;
use crate::core::player::{
    Choice, Limits, NewPlayer, NoObserver, Player, Report, RosterEntry, Score, SearchObserver,
};
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::core::thought::Thought;
use crate::core::thought_log::report_thought;
use crate::core::trace::{NoTracer, Recorder, Tracer, Watched};
use crate::games::reversi::position::{Move, Position};
use crate::search::random::Random;

/// The Aufpasser players: id, search depth and start of the closing phase.
const AUFPASSER: [(&str, i32, i32); 6] = [
    ("aufpasser-2", 2, PRINTED_CLOSING),
    ("aufpasser-3", 3, PRINTED_CLOSING),
    ("aufpasser-4", 4, PRINTED_CLOSING),
    ("aufpasser-5", 5, PRINTED_CLOSING),
    ("aufpasser-6", 6, PRINTED_CLOSING),
    ("aufpasser-3-gemeint", 3, MEANT_CLOSING),
];

/// All players of the source.
pub fn roster() -> Vec<RosterEntry<Position>> {
    let entry = |id, parameters, new_player: NewPlayer<Position>| RosterEntry {
        id,
        year: 2002,
        parameters,
        rating: None,
        new_player: Some(new_player),
    };
    let mut roster = vec![
        entry("doofie", vec![], |_, seed| Box::new(Doofie { seed })),
        entry("klauwastekannz", vec![], |_, _| Box::new(KlauWasteKannz)),
        entry("ramscher", evaluation_parameters(), |numbers, _| Box::new(Aufpasser::ramscher(numbers))),
    ];
    for (id, depth, closing) in AUFPASSER {
        roster.push(entry(id, search_parameters(depth, closing), |numbers, seed| {
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

/// The lines of a trace are lines of the listing in the museum.
impl Watched for Position {
    fn watch(id: &str, seed: u64, record: &Record<Position>, recorder: &mut Recorder) -> Option<Move> {
        let choice = match id {
            "doofie" => Doofie { seed }.choose_traced(record, &mut NoObserver, recorder),
            "klauwastekannz" => KlauWasteKannz.choose_traced(record, &mut NoObserver, recorder),
            "ramscher" => Aufpasser::ramscher(&Parameters::defaults(evaluation_parameters()))
                .choose_recorded(record, recorder),
            _ => {
                let (_, depth, closing) = AUFPASSER.into_iter().find(|(player, ..)| *player == id)?;
                Aufpasser::new(&Parameters::defaults(search_parameters(depth, closing)), seed)
                    .choose_recorded(record, recorder)
            }
        };
        Some(choice.chosen)
    }
}

/// Plays any legal move; the source calls its strategy "dummy".
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
            report_thought(observer, || Thought::Try { ply: 0, chosen, alpha: None, beta: None });
        }
        let chance = Random::for_occasion(self.seed, record.ply() as u64).below(moves.len());
        tracer.step(2, None, &[("k", chance as i32 + 1)]);
        let chosen = cell(moves[chance]);
        tracer.step(3, chosen, &[("zug", number(chosen))]);
        unsearched(moves[chance], None, moves.len())
    }
}

/// Plays the first of the moves that flip most discs.
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
            report_thought(observer, || Thought::points(next, taken, taken > max));
            // The source keeps the first of equal moves.
            if taken > max {
                (best, max) = (next, taken);
                tracer.step(5, cell, &[("max", max), ("zug", number(cell))]);
            }
        }
        tracer.step(6, cell(best), &[]);
        unsearched(best, Some(Score::Points(flips(position, best))), moves.len())
    }
}

/// Number of discs that a move flips.
fn flips(position: &Position, chosen: Move) -> i32 {
    chosen.square().map_or(0, |square| position.after(square).1.count_ones() as i32)
}

/// A choice without search.
fn unsearched(chosen: Move, score: Option<Score>, moves: usize) -> Choice<Move> {
    Choice {
        chosen,
        report: Report { score, depth: 1, nodes: moves as u32, pv: vec![chosen] },
        stopped: false,
    }
}
