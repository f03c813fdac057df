//! TTT3D, as it played on the IBM 1130 (R. K. Louden, 1967; Ilkka Virtanen's listing, 1970).
//!
//! `STRAT` adds up every row, 1 for an opponent's stone and 5 for an own one, and searches thirteen
//! situations in order: a row with the sum t1 and an empty cell M1, through which a second row with the sum
//! t2 passes, with an empty cell M2 on a third row with the sum t3. The first match is played. Without a
//! match, the move comes from a waiting list of the sixteen cells that are on the most rows.
//!
//! Readings where the damaged listing is unclear:
//! - The data cards are repaired: the rows are the cube's 76, in the cards' order.
//! - Situation 8 is 2, 1, 1 as on the card; the drawing's 3, 1, 1 would be unreachable after situation 3.
//! - M2 may be the cell M1, as the text says, and the third row differs from the first two.
//! - If t2 or t3 is negative, M2 is 0. A negative t1 skips the situation.
//! - The waiting list is searched from place K1. A comment gives K1 the initial value 1 as the list's index,
//!   but K1 is also the first digit of the opponent's code (`K1=NEXT/100`, used for the cell three times), so
//!   after the opponent's move it is the level of that move. Read literally, the search begins at one of four
//!   places. The list is made for that: its twenty entries are the sixteen cells followed by the first four
//!   again, so that all sixteen are reached from each place. Searched from the beginning only, the last four
//!   would be unreachable. The sample game uses the list once, after 111, and fits both readings. The level
//!   is the default; `list-from=1` always searches from the beginning.
//! - K1 outlives a game in the listing: after `-11` and `000` the list begins at the level of the last move of
//!   the game before. Here a match begins as the program's first one, with K1 = 1, so that a record alone
//!   determines every move.
//! - In situation 2 the machine announces its row; here it also plays the stone that completes it. A row is
//!   announced in the order of its card; of several complete rows, the first card's.
//! - If the list is used up, the source declares a draw and begins a new game. The program declares it, too,
//!   although rows may be left; the move that comes with it, for a game that continues, is the empty cell with
//!   the lowest number. `play-on=1` plays that move without declaring a draw.
//!
//! ```
//! use stratege::games::qubic::classic;
//!
//! assert!(classic::roster().iter().any(|entry| entry.id == "ttt3d" && entry.new_player.is_some()));
//! ```

mod cards;

use self::cards::{ROW, TEST, WAIT};
use crate::core::bound::Bound;
use crate::core::insight::{Explain, Explained, Insight, NamedCell, Sight};
use crate::core::parameters::{Parameter, ParameterKind, Parameters};
use crate::core::player::{Choice, Limits, NoObserver, Player, Report, RosterEntry, Score, SearchObserver};
use crate::core::record::Record;
use crate::core::rules::{Rules, Side};
use crate::core::thought::Thought;
use crate::core::thought_log::report_thought;
use crate::core::trace::{NoTracer, Recorder, Tracer, Watched};
use crate::games::qubic::position::{Move, Position};

/// Code of a situation in scores and traces.
const SITUATION: &str = "situation";

/// Number that the source prints with a move from the waiting list.
const WAITING: u8 = 14;

/// The player of the source.
pub fn roster() -> Vec<RosterEntry<Position>> {
    vec![RosterEntry {
        id: ID,
        year: 1967,
        parameters: parameters(),
        rating: None,
        new_player: Some(|numbers, _| Box::new(Ttt3d::new(numbers))),
    }]
}

// Parameter names.
const ORDER: &str = "order";
const TRIPLES: &str = "triples";
const WAITING_LIST: &str = "waiting";
const LIST_FROM: &str = "list-from";
const PLAY_ON: &str = "play-on";

fn parameters() -> Vec<Parameter> {
    vec![
        Parameter {
            name: ORDER,
            description: None,
            columns: 13,
            default: (1..=13).collect(),
            min: 0,
            max: 13,
            kind: ParameterKind::Order,
        },
        Parameter {
            name: TRIPLES,
            description: None,
            columns: 3,
            default: TEST.concat(),
            min: -1,
            max: 20,
            kind: ParameterKind::Setting,
        },
        Parameter {
            name: WAITING_LIST,
            description: None,
            columns: 20,
            default: WAIT.map(i32::from).into(),
            min: 1,
            max: 64,
            kind: ParameterKind::Order,
        },
        Parameter::number(LIST_FROM, 0, 0, 20),
        Parameter::number(PLAY_ON, 0, 0, 1),
    ]
}

/// Its id in records and commands.
const ID: &str = "ttt3d";

impl Explained for Position {
    fn explainer(id: &str, parameters: &Parameters, _seed: u64) -> Option<Box<dyn Explain<Position>>> {
        (id == ID).then(|| Box::new(Ttt3d::new(parameters)) as _)
    }
}

/// The lines of a trace are lines of the listing in the museum.
impl Watched for Position {
    fn watch(id: &str, _seed: u64, record: &Record<Position>, recorder: &mut Recorder) -> Option<Move> {
        if id != ID {
            return None;
        }
        let numbers = Parameters::defaults(parameters());
        let found = Ttt3d::new(&numbers).find_match_traced(record, &mut NoObserver, recorder);
        Some(Move::on(found.m1 as u8 - 1))
    }
}

/// The row that the program announces at the end of a game, as cells in the order of its card.
pub fn announced_row(position: &Position) -> Option<[usize; 4]> {
    let owns = |side: Side, cell: u8| position.stones(side) >> (cell - 1) & 1 != 0;
    let is_complete = |row: &[u8; 4]| {
        [Side::First, Side::Second].into_iter().any(|side| row.iter().all(|&cell| owns(side, cell)))
    };
    ROW.into_iter().find(is_complete).map(|row| row.map(|cell| usize::from(cell) - 1))
}

struct Ttt3d {
    order: Vec<usize>,
    triples: Vec<[i32; 3]>,
    waiting: Vec<usize>,
    list_from: usize,
    plays_on: bool,
}

/// The result of `STRAT`: the cells M1 and M2, counted from 1, and the situation with its number and rows.
struct Match {
    m1: usize,
    m2: usize,
    situation: u8,
    rows: Vec<usize>,
    /// Whether the program declares a draw.
    draws: bool,
}

impl Match {
    /// A situation's match.
    fn of(situation: u8, [m1, m2]: [usize; 2], rows: &[usize]) -> Match {
        Match { m1, m2, situation, rows: rows.into(), draws: false }
    }

    fn score(&self) -> Score {
        if self.draws {
            return Score::Draws;
        }
        let second = if self.m2 == 0 { 0 } else { on(self.m2).code() };
        Score::Custom { code: SITUATION, numbers: [self.situation.into(), second.into()] }
    }
}

impl Ttt3d {
    fn new(numbers: &Parameters) -> Self {
        let natural = |number: &i32| *number as usize;
        Ttt3d {
            order: numbers.table(ORDER).iter().map(natural).filter(|&situation| situation > 0).collect(),
            triples: numbers.table(TRIPLES).chunks_exact(3).map(|t| [t[0], t[1], t[2]]).collect(),
            waiting: numbers.table(WAITING_LIST).iter().map(natural).collect(),
            list_from: natural(&numbers.number(LIST_FROM)),
            plays_on: numbers.number(PLAY_ON) == 1,
        }
    }

    /// The subprogram `STRAT`. `board` is the source's MOVE with an unused cell 0.
    fn strat(
        &self,
        board: &[i32; 65],
        observer: &mut dyn SearchObserver<Move>,
        tracer: &mut impl Tracer,
    ) -> Option<Match> {
        let mut number = 0;
        let sums = ROW.map(|row| {
            let sum = row.iter().map(|&cell| board[usize::from(cell)]).sum::<i32>();
            number += 1;
            tracer.step(1, Some(usize::from(row[0]) - 1), &[("row", number), ("SUM", sum)]);
            report_thought(observer, || row_step(row, sum));
            sum
        });
        self.order.iter().find_map(|&number| {
            report_thought(observer, || situation_step(number as i32));
            self.find_situation(number, board, &sums, observer, tracer)
        })
    }

    /// The first cells and rows that match a situation.
    fn find_situation(
        &self,
        number: usize,
        board: &[i32; 65],
        sums: &[i32; 76],
        observer: &mut dyn SearchObserver<Move>,
        tracer: &mut impl Tracer,
    ) -> Option<Match> {
        let empty = |row: usize| ROW[row].into_iter().map(usize::from).filter(|&cell| board[cell] == 0);
        let passes = |row: usize, cell: usize| ROW[row].contains(&(cell as u8));
        let [t1, t2, t3] = self.triples[number - 1];
        let situation = number as u8;
        tracer.step(2, None, &[("situation", number as i32), ("t1", t1), ("t2", t2), ("t3", t3)]);
        if t1 < 0 {
            return None;
        }
        for first in 0..76 {
            tracer.step(3, row_cell(first), &[("row", first as i32 + 1), ("SUM", sums[first])]);
            if sums[first] != t1 {
                continue;
            }
            report_row(observer, first, t1);
            for m1 in empty(first) {
                report_thought(observer, || Thought::Try { ply: 0, chosen: on(m1), alpha: None, beta: None });
                tracer.step(4, Some(m1 - 1), &[("M1", m1 as i32 - 1)]);
                if t2 < 0 {
                    tracer.step(5, Some(m1 - 1), &[]);
                    return Some(Match::of(situation, [m1, 0], &[first]));
                }
                for second in (0..76).filter(|&row| sums[row] == t2 && row != first && passes(row, m1)) {
                    tracer.step(6, row_cell(second), &[("row", second as i32 + 1), ("SUM", t2)]);
                    report_row(observer, second, t2);
                    if t3 < 0 {
                        tracer.step(7, Some(m1 - 1), &[]);
                        return Some(Match::of(situation, [m1, 0], &[first, second]));
                    }
                    for m2 in empty(second) {
                        tracer.step(8, Some(m2 - 1), &[("M2", m2 as i32 - 1)]);
                        report_thought(observer, || Thought::Try {
                            ply: 1,
                            chosen: on(m2),
                            alpha: None,
                            beta: None,
                        });
                        let mut thirds =
                            (0..76).filter(|&row| sums[row] == t3 && row != first && row != second);
                        if let Some(third) = thirds.find(|&row| passes(row, m2)) {
                            tracer.step(9, row_cell(third), &[("row", third as i32 + 1), ("SUM", t3)]);
                            report_row(observer, third, t3);
                            return Some(Match::of(situation, [m1, m2], &[first, second, third]));
                        }
                    }
                }
            }
        }
        None
    }

    /// Picks a move from the main program's waiting list; if the list is used up, declares a draw with any
    /// empty cell.
    fn pick_from_waiting_list(
        &self,
        board: &[i32; 65],
        opponents_level: usize,
        observer: &mut dyn SearchObserver<Move>,
        tracer: &mut impl Tracer,
    ) -> Match {
        let place = if self.list_from > 0 { self.list_from } else { opponents_level };
        let mut listed = self.waiting.iter().skip(place - 1).copied();
        tracer.step(10, None, &[("K1", place as i32)]);
        report_thought(observer, || situation_step(WAITING.into()));
        let found = listed.find(|&cell| {
            report_thought(observer, || Thought::Try { ply: 0, chosen: on(cell), alpha: None, beta: None });
            tracer.step(11, Some(cell - 1), &[("M1", cell as i32 - 1)]);
            board[cell] == 0
        });
        match found {
            Some(m1) => tracer.step(12, Some(m1 - 1), &[("situation", WAITING.into())]),
            None => tracer.step(13, None, &[("situation", WAITING.into()), ("draw", 1)]),
        }
        let m1 = found.or_else(|| (1..=64).find(|&cell| board[cell] == 0)).unwrap_or(1);
        Match { draws: found.is_none() && !self.plays_on, ..Match::of(WAITING, [m1, 0], &[]) }
    }
}

/// The move to a cell counted from 1.
fn on(cell: usize) -> Move {
    Move::on(cell as u8 - 1)
}

fn report_row(observer: &mut dyn SearchObserver<Move>, row: usize, sum: i32) {
    report_thought(observer, || row_step(ROW[row], sum));
}

/// Search step: looks at a row whose cells have this sum.
fn row_step(row: [u8; 4], sum: i32) -> Thought<Move> {
    let cells = row.map(|cell| usize::from(cell) - 1).into();
    Thought::Custom { code: "row", cells, numbers: vec![sum] }
}

/// Search step: tries the situation with this number, or the waiting list.
fn situation_step(number: i32) -> Thought<Move> {
    Thought::Custom { code: SITUATION, cells: Vec::new(), numbers: vec![number] }
}

/// The first cell of a row on its card, for the trace.
fn row_cell(row: usize) -> Option<usize> {
    Some(usize::from(ROW[row][0]) - 1)
}

impl Ttt3d {
    /// The program's match in the record's current position.
    fn find_match(&self, record: &Record<Position>) -> Match {
        self.find_match_traced(record, &mut NoObserver, &mut NoTracer)
    }

    fn find_match_traced(
        &self,
        record: &Record<Position>,
        observer: &mut dyn SearchObserver<Move>,
        tracer: &mut impl Tracer,
    ) -> Match {
        let position = record.position();
        let side = position.side_to_move();
        let mut board = [0; 65];
        for (cell, value) in board[1..].iter_mut().enumerate() {
            let owned = |side| position.stones(side) >> cell & 1 != 0;
            *value = if owned(side) { 5 } else { i32::from(owned(side.other())) };
        }
        let level = record.last().map_or(1, |(last, _)| usize::from(last.cell()) / 16 + 1);
        let found = self.strat(&board, observer, tracer);
        let found = found.unwrap_or_else(|| self.pick_from_waiting_list(&board, level, observer, tracer));
        let second = if found.m2 == 0 { -1 } else { found.m2 as i32 - 1 };
        tracer.step(14, Some(found.m1 - 1), &[("M1", found.m1 as i32 - 1), ("M2", second)]);
        report_thought(observer, || Thought::Value {
            ply: 0,
            chosen: on(found.m1),
            score: found.score(),
            known: Bound::Exact,
            leads: true,
        });
        found
    }
}

impl Player<Position> for Ttt3d {
    fn choose(
        &mut self,
        record: &Record<Position>,
        _: &Limits,
        observer: &mut dyn SearchObserver<Move>,
    ) -> Choice<Move> {
        let found = self.find_match_traced(record, observer, &mut NoTracer);
        let chosen = on(found.m1);
        let report = Report { score: Some(found.score()), depth: 1, nodes: 1, pv: vec![chosen] };
        Choice { chosen, report, stopped: false }
    }
}

impl Explain<Position> for Ttt3d {
    /// The rows and cells of the situation.
    fn insight(
        &mut self,
        record: &Record<Position>,
        _: &Limits,
        _: &mut dyn SearchObserver<Move>,
    ) -> Option<Insight<Move>> {
        let Match { m1, m2, rows, .. } = self.find_match(record);
        let row = |row: &usize| ROW[*row].iter().map(|&cell| usize::from(cell) - 1).collect();
        let rows = rows.iter().map(row).collect();
        let cells = [("M1", m1), ("M2", m2)].into_iter().filter(|&(_, cell)| cell > 0);
        let cells = cells.map(|(name, cell)| NamedCell { name, cell: cell - 1 }).collect();
        Some(Insight { sight: Some(Sight { rows, cells }), ..Insight::default() })
    }
}
