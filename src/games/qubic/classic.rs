//! TTT3D, as it played on the IBM 1130 (R. K. Louden, 1967; Ilkka Virtanen's listing, 1970).
//!
//! `STRAT` adds up every row, 1 for a stone of the opponent and 5 for one of its own, and looks for thirteen
//! situations in order: a row with the sum t1 and an empty cell M1, through which a second row with the sum
//! t2 passes, with an empty cell M2 on a third row with the sum t3. The first match is played. Where there is none,
//! the move comes from a waiting list of the sixteen cells that are on the most rows.
//!
//! Readings where the damaged listing is unclear:
//! - The data cards are repaired: the rows are the cube's 76, in the cards' order.
//! - Situation 8 is 2, 1, 1 as on the card; the drawing's 3, 1, 1 could never be reached after situation 3.
//! - M2 may be the cell M1, as the text says, and the third row differs from the first and the second.
//! - Where t2 or t3 is negative M2 is 0. A negative t1 skips the situation.
//! - The waiting list is searched from place K1. A comment of the listing gives K1 its first value, 1, as the
//!   list's index; but K1 is also the name of the first digit of the opponent's code (`K1=NEXT/100`, used for
//!   the cell three times over), so after his move it is the level of that move. Taken as it is written that
//!   begins the list at one of four places, and the list is made for it: it has twenty entries, the sixteen
//!   cells and the first four once more, so that all sixteen come up from each of these places. If it were always
//!   read from the beginning, the last four could never be reached. The sample game uses the list once,
//!   after 111, and fits both readings. So the level is the default; `list-from=1` is the plain reading.
//! - In situation 2 the machine announces its row; here it also plays the stone that completes it. A row is announced
//!   in the order of its card, and of several complete ones the first card's.
//! - Where the source declares a draw because the list is used up, it takes the empty cell with the lowest number.

use crate::core::bound::Bound;
use crate::core::insight::{Explain, Explained, Insight, NamedCell, Sight};
use crate::core::parameters::{Parameter, ParameterKind, Parameters};
use crate::core::player::{Choice, Limits, NoObserver, Player, Report, RosterEntry, Score, SearchObserver};
use crate::core::record::Record;
use crate::core::rules::{Rules, Side};
use crate::core::thought::Thought;
use crate::core::thought_log::tell;
use crate::core::trace::{NoTracer, Recorder, Tracer, Watched};
use crate::games::qubic::position::{Move, Position};

/// The rows in the order of the data cards; cells are counted from 1.
#[rustfmt::skip]
const ROW: [[u8; 4]; 76] = [
    [22, 43, 64, 1], [23, 42, 61, 4], [26, 39, 52, 13], [27, 38, 49, 16],
    [22, 42, 62, 2], [23, 43, 63, 3], [23, 38, 53, 8], [27, 42, 57, 12],
    [26, 38, 50, 14], [27, 39, 51, 15], [22, 39, 56, 5], [26, 43, 60, 9],
    [22, 38, 54, 6], [23, 39, 55, 7], [26, 42, 58, 10], [27, 43, 59, 11],
    [22, 23, 24, 21], [26, 27, 28, 25], [22, 26, 30, 18], [23, 27, 31, 19],
    [22, 27, 32, 17], [23, 26, 29, 20], [38, 39, 40, 37], [42, 43, 44, 41],
    [38, 42, 46, 34], [39, 43, 47, 35], [38, 43, 48, 33], [39, 42, 45, 36],
    [61, 1, 21, 41], [64, 4, 24, 44], [49, 4, 19, 34], [61, 16, 31, 46],
    [49, 13, 25, 37], [52, 16, 28, 40], [52, 1, 18, 35], [64, 13, 30, 47],
    [49, 1, 17, 33], [52, 4, 20, 36], [61, 13, 29, 45], [64, 16, 32, 48],
    [4, 1, 2, 3], [16, 13, 14, 15], [13, 1, 5, 9], [16, 4, 8, 12],
    [16, 1, 6, 11], [13, 4, 7, 10], [52, 49, 50, 51], [64, 61, 62, 63],
    [61, 49, 53, 57], [64, 52, 56, 60], [64, 49, 54, 59], [61, 52, 55, 58],
    [18, 34, 50, 2], [19, 35, 51, 3], [21, 37, 53, 5], [24, 40, 56, 8],
    [25, 41, 57, 9], [28, 44, 60, 12], [30, 46, 62, 14], [31, 47, 63, 15],
    [6, 7, 8, 5], [10, 11, 12, 9], [6, 10, 14, 2], [7, 11, 15, 3],
    [18, 19, 20, 17], [30, 31, 32, 29], [21, 25, 29, 17], [24, 28, 32, 20],
    [34, 35, 36, 33], [46, 47, 48, 45], [37, 41, 45, 33], [40, 44, 48, 36],
    [54, 55, 56, 53], [58, 59, 60, 57], [54, 58, 62, 50], [55, 59, 63, 51],
];

/// The waiting list of the data cards.
const WAIT: [u8; 20] = [22, 43, 23, 42, 26, 39, 27, 38, 1, 64, 13, 52, 4, 61, 16, 49, 22, 43, 23, 42];

/// The test numbers of the data cards, one situation a line.
#[rustfmt::skip]
const TEST: [[i32; 3]; 13] = [
    [ 4, -1, -1],
    [15, -1, -1],
    [ 3, -1, -1],
    [10, 10, -1],
    [10,  5, 10],
    [ 2,  2, -1],
    [ 2,  1,  2],
    [ 2,  1,  1],
    [ 2,  0,  2],
    [ 5,  5, 10],
    [ 5,  5,  5],
    [ 5,  0, 10],
    [ 5,  0,  5],
];

/// Code of a situation in scores and traces.
const SITUATION: &str = "situation";

/// The number that the source prints with a move from the waiting list.
const WAITING: u8 = 14;

/// The player of the source.
pub fn roster() -> Vec<RosterEntry<Position>> {
    vec![RosterEntry {
        id: ID,
        name: "TTT3D",
        year: 1967,
        description: "looks for thirteen situations in turn, then takes the next rich cell",
        parameters: parameters(),
        rating: None,
        new_player: Some(|numbers, _| Box::new(Ttt3d::new(numbers))),
    }]
}

fn parameters() -> Vec<Parameter> {
    vec![
        Parameter {
            name: "order",
            description: "the situations in the order in which they are looked for; 0 leaves one out",
            columns: 13,
            default: (1..=13).collect(),
            min: 0,
            max: 13,
            kind: ParameterKind::Order,
        },
        Parameter {
            name: "triples",
            description: "the test numbers t1, t2, t3 of each situation; negative ones are skipped",
            columns: 3,
            default: TEST.concat(),
            min: -1,
            max: 20,
            kind: ParameterKind::Setting,
        },
        Parameter {
            name: "waiting",
            description: "the waiting list, cells counted from 1",
            columns: 20,
            default: WAIT.map(i32::from).into(),
            min: 1,
            max: 64,
            kind: ParameterKind::Order,
        },
        Parameter::number(
            "list-from",
            "the place from which the list is searched; 0: the level of the opponent's last move",
            0,
            0,
            20,
        ),
    ]
}

/// Its name in records and commands.
const ID: &str = "ttt3d";

impl Explained for Position {
    fn explainer(id: &str, parameters: &Parameters, _seed: u64) -> Option<Box<dyn Explain<Position>>> {
        (id == ID).then(|| Box::new(Ttt3d::new(parameters)) as _)
    }
}

/// Lines of a trace are those of the listing in the museum.
impl Watched for Position {
    fn watch(id: &str, _seed: u64, record: &Record<Position>, recorder: &mut Recorder) -> Option<Move> {
        if id != ID {
            return None;
        }
        let numbers = Parameters::original(parameters());
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
}

/// What `STRAT` returns: the cells M1 and M2, counted from 1, and the number of the situation; and the rows of the
/// situation.
struct Match {
    m1: usize,
    m2: usize,
    situation: u8,
    rows: Vec<usize>,
}

impl Match {
    fn score(&self) -> Score {
        let second = if self.m2 == 0 { 0 } else { on(self.m2).code() };
        Score::Custom { code: SITUATION, numbers: [self.situation.into(), second.into()] }
    }
}

impl Ttt3d {
    fn new(numbers: &Parameters) -> Self {
        let natural = |number: &i32| *number as usize;
        Ttt3d {
            order: numbers.table("order").iter().map(natural).filter(|&situation| situation > 0).collect(),
            triples: numbers.table("triples").chunks_exact(3).map(|t| [t[0], t[1], t[2]]).collect(),
            waiting: numbers.table("waiting").iter().map(natural).collect(),
            list_from: natural(&numbers.number("list-from")),
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
            tell(observer, || row_step(row, sum));
            sum
        });
        self.order.iter().find_map(|&number| {
            tell(observer, || situation_step(number as i32));
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
            tell_row(observer, first, t1);
            for m1 in empty(first) {
                tell(observer, || Thought::Try { ply: 0, chosen: on(m1), alpha: None, beta: None });
                tracer.step(4, Some(m1 - 1), &[("M1", m1 as i32 - 1)]);
                if t2 < 0 {
                    tracer.step(5, Some(m1 - 1), &[]);
                    return Some(Match { m1, m2: 0, situation, rows: vec![first] });
                }
                for second in (0..76).filter(|&row| sums[row] == t2 && row != first && passes(row, m1)) {
                    tracer.step(6, row_cell(second), &[("row", second as i32 + 1), ("SUM", t2)]);
                    tell_row(observer, second, t2);
                    if t3 < 0 {
                        tracer.step(7, Some(m1 - 1), &[]);
                        return Some(Match { m1, m2: 0, situation, rows: vec![first, second] });
                    }
                    for m2 in empty(second) {
                        tracer.step(8, Some(m2 - 1), &[("M2", m2 as i32 - 1)]);
                        tell(observer, || Thought::Try { ply: 1, chosen: on(m2), alpha: None, beta: None });
                        let mut thirds =
                            (0..76).filter(|&row| sums[row] == t3 && row != first && row != second);
                        if let Some(third) = thirds.find(|&row| passes(row, m2)) {
                            tracer.step(9, row_cell(third), &[("row", third as i32 + 1), ("SUM", t3)]);
                            tell_row(observer, third, t3);
                            return Some(Match { m1, m2, situation, rows: vec![first, second, third] });
                        }
                    }
                }
            }
        }
        None
    }

    /// The main program's waiting list; after it, where the source stops, any empty cell.
    fn wait(
        &self,
        board: &[i32; 65],
        opponents_level: usize,
        observer: &mut dyn SearchObserver<Move>,
        tracer: &mut impl Tracer,
    ) -> Option<Match> {
        let place = if self.list_from > 0 { self.list_from } else { opponents_level };
        let listed = self.waiting.iter().skip(place - 1).copied();
        tracer.step(10, None, &[("K1", place as i32)]);
        tell(observer, || situation_step(WAITING.into()));
        let m1 = listed.chain(1..=64).find(|&cell| {
            tell(observer, || Thought::Try { ply: 0, chosen: on(cell), alpha: None, beta: None });
            tracer.step(11, Some(cell - 1), &[("M1", cell as i32 - 1)]);
            board[cell] == 0
        })?;
        tracer.step(12, Some(m1 - 1), &[("situation", WAITING.into())]);
        Some(Match { m1, m2: 0, situation: WAITING, rows: Vec::new() })
    }
}

/// The move to a cell that is counted from 1.
fn on(cell: usize) -> Move {
    Move::on(cell as u8 - 1)
}

fn tell_row(observer: &mut dyn SearchObserver<Move>, row: usize, sum: i32) {
    tell(observer, || row_step(ROW[row], sum));
}

/// It looks at a row whose cells have this sum.
fn row_step(row: [u8; 4], sum: i32) -> Thought<Move> {
    let cells = row.map(|cell| usize::from(cell) - 1).into();
    Thought::Custom { code: "row", cells, numbers: vec![sum] }
}

/// It looks for the situation of this number, or in its waiting list.
fn situation_step(number: i32) -> Thought<Move> {
    Thought::Custom { code: SITUATION, cells: Vec::new(), numbers: vec![number] }
}

/// The first cell of a row on its card, for whoever watches.
fn row_cell(row: usize) -> Option<usize> {
    Some(usize::from(ROW[row][0]) - 1)
}

impl Ttt3d {
    /// What the program finds in the record's current position.
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
        let found = found.or_else(|| self.wait(&board, level, observer, tracer));
        let found = found.unwrap_or(Match { m1: 1, m2: 0, situation: WAITING, rows: Vec::new() });
        let second = if found.m2 == 0 { -1 } else { found.m2 as i32 - 1 };
        tracer.step(13, Some(found.m1 - 1), &[("M1", found.m1 as i32 - 1), ("M2", second)]);
        tell(observer, || Thought::Value {
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
