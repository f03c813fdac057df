//! The players of the garden club's Reversi page (gamecraft, 2002; its search written in 1988).
//!
//! Doofie sets any stone, KlauWasteKannz takes what it can, Ramscher weighs the board with a table of
//! values, and Aufpasser looks two to six moves ahead with Ramscher's eyes.
//!
//! Readings where the source is unclear:
//! - It prints `getmax` twice. The later one counts: ten times the value of the square moved to is added
//!   only where that value is above 1, and a position without a move gets its plain value.
//! - `getopt` has no such case: there a side without a move hands up the least value of all.
//! - Both keep the later of two equal moves; the moves come row by row from a1.
//! - `count` counts stones set in the match and does not change during the search, so only the move that is
//!   really being made can be an opening or a closing one.
//! - The form numbers Doofie, Ramscher, Aufpasser 1 to 3 and hands that on as the depth, though depth 1 is
//!   Ramscher. The text describes each strategy by itself, and so do we.
//! - The backup boards are declared for depths 0 to 5 only; the text allows depth 6, and so do we.

use crate::game::{Game, Side};
use crate::parameters::{Parameter, Parameters, Role};
use crate::player::{Choice, Entry, Limits, MoveValue, Player, Report, Score, Watch};
use crate::record::Record;
use crate::reversi::rules::{Move, Position, squares};
use crate::search::budget::Budget;
use crate::search::random::Random;

/// The upper left quarter of the value table; the other three mirror it.
const QUARTER: [[i32; 4]; 4] =
    [[9999, 5, 500, 200], [5, 1, 50, 150], [500, 50, 250, 100], [200, 150, 100, 50]];

/// Values that may stand in a table or be handed up.
const LARGEST: i32 = 999_999;

/// Beyond every value.
const OPEN: i32 = i32::MAX - 1;

/// Every player of the source.
pub fn roster() -> Vec<Entry<Position>> {
    let entry = |id, name, line, parameters, seat| Entry { id, name, year: 2002, line, parameters, seat };
    let mut roster = vec![
        entry("doofie", "Doofie", "sets any stone that is allowed", vec![], |_, seed| {
            Box::new(Doofie { seed })
        }),
        entry("klauwastekannz", "KlauWasteKannz", "turns as many stones as it can", vec![], |_, _| {
            Box::new(KlauWasteKannz)
        }),
        entry("ramscher", "Ramscher", "takes the most valuable squares", values(), |numbers, _| {
            Box::new(Aufpasser { values: Values::new(numbers), depth: 1 })
        }),
    ];
    const AUFPASSER: [(&str, &str, &str); 5] = [
        ("aufpasser-2", "Aufpasser 2", "looks two moves ahead"),
        ("aufpasser-3", "Aufpasser 3", "looks three moves ahead"),
        ("aufpasser-4", "Aufpasser 4", "looks four moves ahead"),
        ("aufpasser-5", "Aufpasser 5", "looks five moves ahead"),
        ("aufpasser-6", "Aufpasser 6", "looks six moves ahead"),
    ];
    for (depth, (id, name, line)) in (2..).zip(AUFPASSER) {
        let mut parameters = values();
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
                -LARGEST,
                -LARGEST,
                LARGEST,
            ),
        ]);
        roster.push(entry(id, name, line, parameters, |numbers, _| {
            Box::new(Aufpasser { values: Values::new(numbers), depth: numbers.number("depth") as u32 })
        }));
    }
    roster
}

/// The numbers that Ramscher and Aufpasser share.
fn values() -> Vec<Parameter> {
    let table = (0..64).map(|square: usize| {
        let mirrored = |place: usize| place.min(7 - place);
        QUARTER[mirrored(square / 8)][mirrored(square % 8)]
    });
    vec![
        Parameter {
            name: "table",
            line: "what a stone on each square is worth",
            columns: 8,
            original: table.collect(),
            least: -99_999,
            greatest: 99_999,
            role: Role::Weight,
        },
        Parameter::weight("bonus", "how often the square moved to counts once more", 10, -1000, 1000),
        Parameter::weight("threshold", "the bonus is for squares worth more than this", 1, -LARGEST, LARGEST),
    ]
}

/// Its strategy is called "dummy": any legal move.
struct Doofie {
    seed: u64,
}

impl Player<Position> for Doofie {
    fn choose(&mut self, record: &Record<Position>, _: &Limits, _: &mut dyn Watch<Move>) -> Choice<Move> {
        let moves = record.position().legal_moves();
        let chance = Random::for_occasion(self.seed, record.ply() as u64).below(moves.len());
        unreasoned(moves[chance], None, moves.len())
    }
}

/// Most stones turned, the first such move.
struct KlauWasteKannz;

impl Player<Position> for KlauWasteKannz {
    fn choose(&mut self, record: &Record<Position>, _: &Limits, _: &mut dyn Watch<Move>) -> Choice<Move> {
        let position = record.position();
        let moves = position.legal_moves();
        let gain = |chosen: Move| chosen.square().map_or(0, |square| position.after(square).1.count_ones());
        // `max_by_key` would keep the last of equals; the source keeps the first.
        let best =
            moves.iter().copied().reduce(|best, next| if gain(next) > gain(best) { next } else { best });
        let best = best.expect("a player is asked only while the game goes on");
        unreasoned(best, Some(Score::Points(gain(best) as i32)), moves.len())
    }
}

/// A choice that took no search.
fn unreasoned(chosen: Move, score: Option<Score>, moves: usize) -> Choice<Move> {
    Choice {
        chosen,
        report: Report { score, depth: 1, nodes: moves as u32, line: vec![chosen] },
        stopped: false,
    }
}

/// The numbers of Ramscher and Aufpasser.
#[derive(Clone)]
struct Values {
    /// The sum of the table's values over each row's 256 sets of stones: a position is weighed in 16 steps.
    rows: Box<[[i32; 256]; 8]>,
    /// What the square moved to adds.
    bonus: [i32; 64],
    opening: i32,
    closing: i32,
    stuck: i32,
}

impl Values {
    fn new(numbers: &Parameters) -> Values {
        let table = numbers.table("table");
        let mut rows = Box::new([[0; 256]; 8]);
        for (row, sums) in rows.iter_mut().enumerate() {
            for (set, sum) in sums.iter_mut().enumerate() {
                *sum = (0..8)
                    .filter(|column| set >> column & 1 != 0)
                    .map(|column| table[8 * row + column])
                    .sum();
            }
        }
        let (factor, threshold) = (numbers.number("bonus"), numbers.number("threshold"));
        let bonus = |square: usize| if table[square] > threshold { factor * table[square] } else { 0 };
        let optional = |name, otherwise| if numbers.has(name) { numbers.number(name) } else { otherwise };
        Values {
            rows,
            bonus: std::array::from_fn(bonus),
            opening: optional("opening", 0),
            closing: optional("closing", 0),
            stuck: optional("stuck", 0),
        }
    }

    /// The source's `bewerten`: own values less the opponent's.
    fn weigh(&self, position: &Position, side: Side) -> i32 {
        let sum = |stones: u64| -> i32 {
            stones.to_le_bytes().iter().zip(self.rows.iter()).map(|(&set, row)| row[usize::from(set)]).sum()
        };
        sum(position.stones(side)) - sum(position.stones(side.other()))
    }

    /// The source's `getmax` for one move.
    fn weigh_move(&self, position: &Position, square: u8) -> i32 {
        self.weigh(&position.after(square).0, position.side_to_move()) + self.bonus[usize::from(square)]
    }
}

/// Ramscher (depth 1) and Aufpasser: the source's `getopt` over its `getmax`.
struct Aufpasser {
    values: Values,
    depth: u32,
}

impl Player<Position> for Aufpasser {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Choice<Move> {
        let position = record.position();
        let depth = self.depth_at(position, limits);
        let moves = position.legal_moves();
        let mut search = Lookahead { values: &self.values, budget: Budget::new(limits, watch) };
        let mut best = Report { score: None, depth, nodes: 0, line: vec![moves[0]] };
        let mut highest = i32::MIN;
        for &chosen in &moves {
            // Every move gets a search of its own with open bounds, so its value is the source's to the number.
            let Some(square) = chosen.square() else { break };
            let Some((value, line)) = search.value_of_move(position, square, depth) else { break };
            if value >= highest {
                highest = value;
                best.score = Some(Score::Points(value));
                best.line = line;
                best.nodes = search.budget.nodes();
                search.budget.report(&best);
            }
        }
        best.nodes = search.budget.nodes();
        Choice { chosen: best.line[0], report: best, stopped: search.budget.stopped() }
    }

    /// The sum that it has for each move.
    fn analyse(&mut self, record: &Record<Position>, limits: &Limits, watch: &mut dyn Watch<Move>) -> bool {
        let position = record.position();
        let depth = self.depth_at(position, limits);
        let mut search = Lookahead { values: &self.values, budget: Budget::new(limits, watch) };
        for chosen in position.legal_moves() {
            let Some(square) = chosen.square() else { break };
            let Some((points, _)) = search.value_of_move(position, square, depth) else { return false };
            search.budget.value(&MoveValue::in_points(chosen, points));
        }
        true
    }
}

impl Aufpasser {
    /// How far it looks ahead here.
    fn depth_at(&self, position: &Position, limits: &Limits) -> u32 {
        let count = position.stones_set();
        let full_depth = self.depth.min(limits.depth.unwrap_or(u32::MAX)).max(1);
        let looks_ahead = count >= self.values.opening && count <= self.values.closing - full_depth as i32;
        if looks_ahead { full_depth } else { 1 }
    }
}

/// The recursion of `getopt`, with bounds: they skip only what cannot change the value handed up.
struct Lookahead<'a> {
    values: &'a Values,
    budget: Budget<'a, Move>,
}

impl Lookahead<'_> {
    /// The value of a move for the side that makes it, with the moves expected after it.
    fn value_of_move(&mut self, position: &Position, square: u8, depth: u32) -> Option<(i32, Vec<Move>)> {
        let mut line = vec![Move::on(square)];
        if depth == 1 {
            self.budget.spend().then_some(())?;
            return Some((self.values.weigh_move(position, square), line));
        }
        let (value, answers) = self.value(&position.after(square).0, depth - 1, -OPEN, OPEN)?;
        line.extend(answers);
        Some((-value, line))
    }

    /// The value of a position for the side to move, exact where it lies between the bounds; nothing when
    /// the budget is spent.
    fn value(&mut self, position: &Position, depth: u32, lower: i32, upper: i32) -> Option<(i32, Vec<Move>)> {
        self.budget.spend().then_some(())?;
        let possible = position.possible();
        if possible == 0 {
            let side = position.side_to_move();
            let value = if depth == 1 { self.values.weigh(position, side) } else { self.values.stuck };
            return Some((value, Vec::new()));
        }
        if depth == 1 {
            let best = squares(possible)
                .map(|square| (self.values.weigh_move(position, square), square))
                .max_by_key(|&(value, _)| value)
                .expect("there is a possible square");
            return Some((best.0, vec![Move::on(best.1)]));
        }
        let mut best = (-OPEN, Vec::new());
        for square in squares(possible) {
            let next = position.after(square).0;
            // One below the best so far, so that a later equal move is seen to be equal and is kept.
            let (value, answers) = self.value(&next, depth - 1, -upper, -lower.max(best.0 - 1))?;
            if -value >= best.0 {
                best = (-value, std::iter::once(Move::on(square)).chain(answers).collect());
            }
            if best.0 >= upper {
                break;
            }
        }
        Some(best)
    }
}
