//! Schach C 64 (Bernd Bettermann, for a home computer magazine): one ply of "fixed, mathematical formulas".
//!
//! Every move of every piece is made, valued and taken back: the value of the captured piece, plus the moving
//! piece's value if a pawn attacked the square it leaves, minus that value if a pawn attacks the square it
//! reaches. The highest value wins; a later equal move replaces it with probability 0.3.
//!
//! Readings where listing, article and rules differ:
//! - The program plays Black. For White the board is turned, so that a8 stands on its a1.
//! - The listing compares with 5 where a queen is 133, so its queen moves like a king. The article says rook
//!   and bishop, as implemented here; `listing-queen=1` restores the listing.
//! - The listing subtracts `peek(zf)-128` without brackets: a square that a pawn attacks costs 256 more
//!   than the article's "its value is subtracted", and such a move is never chosen. `listing-target=1`
//!   restores the listing.
//! - Both pawn terms are computed after the move: a piece that captures the pawn attacking it gets
//!   no bonus for leaving.
//! - `x>49233` excludes a7, so the a-pawn has no double step. The article does not contradict it, so this is
//!   the default; `a-pawn=1` adds the step.
//! - The article leaves further criteria to the reader: `kit.rs` has some, with weights of 0.
//! - Promotion is unknown. A pawn on the last rank becomes a queen, valued as a pawn.
//! - `schach-c64-listing` has the errors of the listing, each with a switch; `schach-c64` has them corrected.
//! - White's moves the listing checks only roughly, so that White may leave check and lose the king for 6
//!   points; here the rules apply to both sides.
//! - "Ich gebe auf" (resigns) if no move exceeds -50, which only the listing's `peek(zf)-128` brings about. If only an en passant capture is legal, which it does
//!   not know, it plays it without a value.
//!
//! ```
//! use stratege::games::chess::classic;
//!
//! assert!(classic::roster().iter().any(|entry| entry.id == "schach-c64" && entry.new_player.is_some()));
//! ```

mod kit;
mod memory;
mod parameters;

use self::kit::{CRITERIA, Kit};
use self::memory::{
    A1, BISHOP, CELLS, Cells, DIAGONAL, KING, KING_STEPS, KNIGHT, KNIGHT_LEAPS, ORTHOGONAL, OWN, PAWN, QUEEN,
    ROOK, in_check, in_memory, square_of, step,
};
use self::parameters::{A_PAWN, CHANCE, LISTING_QUEEN, LISTING_TARGET, RESIGN_AT, VALUES, parameters};
use crate::core::insight::{Candidate, Explain, Explained, Insight, Part};
use crate::core::parameters::Parameters;
use crate::core::player::{Choice, Limits, NoObserver, Player, Report, RosterEntry, Score, SearchObserver};
use crate::core::record::Record;
use crate::core::rules::Side;
use crate::core::thought::Thought;
use crate::core::thought_log::report_thought;
use crate::core::trace::{NoTracer, Recorder, Tracer, Watched};
use crate::games::chess::moves::{Move, Piece};
use crate::games::chess::rules::Position;
use crate::search::random::Random;

/// Player ids, each with its settings of `listing-queen` and `listing-target`.
const PLAYERS: [(&str, [i32; 2]); 2] = [("schach-c64-listing", [1, 1]), ("schach-c64", [0, 0])];

/// The program as printed, and with its errors corrected.
pub fn roster() -> Vec<RosterEntry<Position>> {
    let entry = |(id, slips)| RosterEntry {
        id,
        year: 1985,
        parameters: parameters(slips),
        rating: None,
        new_player: Some(|numbers, seed| Box::new(Classic::new(numbers, seed))),
    };
    PLAYERS.map(entry).into()
}

impl Explained for Position {
    fn explainer(id: &str, parameters: &Parameters, seed: u64) -> Option<Box<dyn Explain<Position>>> {
        let is_classic = PLAYERS.iter().any(|player| player.0 == id);
        is_classic.then(|| Box::new(Classic::new(parameters, seed)) as _)
    }
}

/// The lines of a trace are lines of the listing in the museum.
impl Watched for Position {
    fn watch(id: &str, seed: u64, record: &Record<Position>, recorder: &mut Recorder) -> Option<Move> {
        let player = PLAYERS.iter().find(|player| player.0 == id)?;
        let numbers = Parameters::defaults(parameters(player.1));
        Some(Classic::new(&numbers, seed).choose_traced(record, &mut NoObserver, recorder).chosen)
    }
}

/// The first cell from which pawns have no double step in the listing; higher cells have it.
const A7: usize = 81;

struct Classic {
    /// Values by the source's piece number; 0 for an empty cell.
    values: [i32; 7],
    chance: usize,
    resign_at: i32,
    queen_like_king: bool,
    target_surcharge: i32,
    double_step_from: usize,
    kit: Kit,
    seed: u64,
}

/// The source's BA, BZ and BW: the best move and its value.
struct Best {
    from: usize,
    to: usize,
    value: i32,
    /// Summands of the value: the source's three, and those of the kit.
    parts: [i32; 3],
    kit: [i32; CRITERIA],
}

impl Classic {
    fn new(numbers: &Parameters, seed: u64) -> Self {
        let table = numbers.table(VALUES);
        let values = std::array::from_fn(|code| if code == 0 { 0 } else { table[code - 1] });
        Classic {
            values,
            kit: Kit::new(numbers, values),
            chance: numbers.number(CHANCE) as usize,
            resign_at: numbers.number(RESIGN_AT),
            queen_like_king: numbers.number(LISTING_QUEEN) == 1,
            target_surcharge: 256 * numbers.number(LISTING_TARGET),
            double_step_from: A7 + 1 - numbers.number(A_PAWN) as usize,
            seed,
        }
    }

    /// Lines 6000 to 6770: destinations of the piece on a cell, in the listing's order.
    fn targets(&self, cells: &Cells, from: usize) -> Vec<usize> {
        let enemy_or_empty = |cell: usize| cells[cell] <= KING;
        let enemy = |cell: usize| (PAWN..=KING).contains(&cells[cell]);
        let leaps = |steps: [isize; 8]| -> Vec<usize> {
            steps.map(|by| step(from, by)).into_iter().filter(|&to| enemy_or_empty(to)).collect()
        };
        let runs = |directions: [isize; 4]| -> Vec<usize> {
            let mut all = Vec::new();
            for by in directions {
                let mut to = step(from, by);
                while enemy_or_empty(to) {
                    all.push(to);
                    if cells[to] != 0 {
                        break;
                    }
                    to = step(to, by);
                }
            }
            all
        };
        match cells[from] - OWN {
            PAWN => {
                let mut all = Vec::new();
                if from >= self.double_step_from && cells[from - 10] == 0 && cells[from - 20] == 0 {
                    all.push(from - 20);
                }
                if cells[from - 10] == 0 {
                    all.push(from - 10);
                }
                all.extend([from - 9, from - 11].into_iter().filter(|&to| enemy(to)));
                all
            }
            KNIGHT => leaps(KNIGHT_LEAPS),
            BISHOP => runs(DIAGONAL),
            ROOK => runs(ORTHOGONAL),
            QUEEN if !self.queen_like_king => [runs(DIAGONAL), runs(ORTHOGONAL)].concat(),
            _ => leaps(KING_STEPS),
        }
    }

    /// Lines 100 to 220: values a move; `None` if it leaves the own king in check. `worth` is the kit's
    /// rating of the board before the move.
    fn value(&self, cells: &Cells, worth: &[i32; CRITERIA], from: usize, to: usize) -> Option<Best> {
        let mut after = *cells;
        after[to] = cells[from];
        after[from] = 0;
        if in_check(&after) {
            return None;
        }
        let own = self.values[usize::from(cells[from] - OWN)];
        let pawn_attacks = |cell: usize| after[cell - 9] == PAWN || after[cell - 11] == PAWN;
        let leaves = if pawn_attacks(from) { own } else { 0 };
        let reaches = if pawn_attacks(to) { -own - self.target_surcharge } else { 0 };
        let parts = [self.values[usize::from(cells[to])], leaves, reaches];
        let kit = self.kit.parts([cells, &after], worth, [from, to]);
        Some(Best { from, to, value: parts.iter().chain(&kit).sum(), parts, kit })
    }

    /// Lines 4000 to 4040: visits every valued move, in the order in which the program scans the board.
    fn for_each_move<T: Tracer>(
        &self,
        cells: &Cells,
        side: Side,
        tracer: &mut T,
        mut take: impl FnMut(Best, &mut T),
    ) {
        let worth = self.kit.rate(cells);
        let square = |cell: usize| Some(usize::from(square_of(cell, side) ^ 56));
        for from in (A1..CELLS - A1).filter(|&cell| cells[cell] > OWN) {
            tracer.step(
                2,
                square(from),
                &[("X", cell_number(from, side)), ("piece", i32::from(cells[from]))],
            );
            for to in self.targets(cells, from) {
                if T::ENABLED {
                    tracer.step(3, square(to), &[("ZF", cell_number(to, side))]);
                    tracer.board(|| after_move(cells, from, to, side));
                    tracer.step(4, square(to), &[("WZ", i32::from(cells[to]))]);
                }
                let valued = self.value(cells, &worth, from, to);
                let Some(valued) = valued else {
                    tracer.step(5, square(to), &[("AA", 128)]);
                    tracer.board(|| after_move(cells, from, from, side));
                    continue;
                };
                if T::ENABLED {
                    self.trace_value(&valued, side, tracer);
                }
                take(valued, tracer);
                tracer.board(|| after_move(cells, from, from, side));
                tracer.step(12, square(from), &[]);
            }
        }
    }

    /// Lines 200 to 220: traces the summands of a value.
    fn trace_value(&self, valued: &Best, side: Side, tracer: &mut impl Tracer) {
        let square = |cell: usize| Some(usize::from(square_of(cell, side) ^ 56));
        let [taken, leaves, reaches] = valued.parts;
        tracer.step(6, square(valued.to), &[("AA", taken)]);
        tracer.step(7, square(valued.from), &[("AA", taken + leaves)]);
        tracer.step(8, square(valued.to), &[("AA", taken + leaves + reaches)]);
    }

    /// Lines 500 and 510: returns the best move and the number of valued moves.
    fn best(
        &self,
        cells: &Cells,
        side: Side,
        random: &mut Random,
        observer: &mut dyn SearchObserver<Move>,
        tracer: &mut impl Tracer,
    ) -> (Option<Best>, u32) {
        let (mut best, mut valued) = (None, 0);
        let mut highest = self.resign_at;
        tracer.step(1, None, &[("BW", highest)]);
        self.for_each_move(cells, side, tracer, |next, tracer| {
            valued += 1;
            let (from, to) = (cell_number(next.from, side), cell_number(next.to, side));
            let found = [("BW", next.value), ("BA", from), ("BZ", to)];
            let square = Some(usize::from(square_of(next.to, side) ^ 56));
            tracer.step(9, square, &[]);
            let is_better = next.value > highest;
            let leads = is_better || next.value == highest && random.below(100) < self.chance;
            report_thought(observer, || Thought::points(as_move(cells, &next, side), next.value, leads));
            if leads {
                tracer.step(if is_better { 10 } else { 11 }, square, &found);
                (highest, best) = (next.value, Some(next));
            }
        });
        let best = best.filter(|best| best.value > self.resign_at);
        match &best {
            Some(best) => tracer.step(14, Some(usize::from(square_of(best.to, side) ^ 56)), &[]),
            None => tracer.step(13, None, &[]),
        }
        (best, valued)
    }

    fn choose_traced(
        &self,
        record: &Record<Position>,
        observer: &mut dyn SearchObserver<Move>,
        tracer: &mut impl Tracer,
    ) -> Choice<Move> {
        let board = record.position().board();
        let cells = in_memory(board);
        let mut random = Random::for_occasion(self.seed, record.ply() as u64);
        let (best, nodes) = self.best(&cells, board.side_to_move(), &mut random, observer, tracer);
        let (chosen, score) = match best {
            Some(best) => (as_move(&cells, &best, board.side_to_move()), Some(Score::Points(best.value))),
            None => {
                let legal = board.legal_moves();
                let forced = legal.iter().all(|&one| board.en_passant() == Some(one.to()));
                (legal[0], (!forced).then_some(Score::Resigns))
            }
        };
        let report = Report { score, depth: 1, nodes, pv: vec![chosen] };
        Choice { chosen, report, stopped: false }
    }
}

/// Converts a cell of the program's memory to a cell of the page, for variables of a trace.
fn cell_number(cell: usize, side: Side) -> i32 {
    i32::from(square_of(cell, side) ^ 56)
}

/// The board after a move, as cells of the page. No move if `from` equals `to`.
fn after_move(cells: &Cells, from: usize, to: usize, side: Side) -> String {
    let mut after = *cells;
    if from != to {
        after[to] = cells[from];
        after[from] = 0;
    }
    let letter = |code: u8, own_is_white: bool| {
        let letters: [char; 7] = ['.', 'p', 'n', 'b', 'r', 'q', 'k'];
        let letter = letters[usize::from(code & !OWN)];
        if (code > OWN) == own_is_white { letter.to_ascii_uppercase() } else { letter }
    };
    let mut board = ['.'; 64];
    for cell in (A1..CELLS - A1).filter(|&cell| after[cell] & !OWN != 0) {
        board[usize::from(square_of(cell, side) ^ 56)] = letter(after[cell], side == Side::First);
    }
    board.into_iter().collect()
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

impl Explain<Position> for Classic {
    /// The "Wert" of each candidate. Legal moves that the program does not know are omitted.
    fn insight(
        &mut self,
        record: &Record<Position>,
        _: &Limits,
        _: &mut dyn SearchObserver<Move>,
    ) -> Option<Insight<Move>> {
        let board = record.position().board();
        let cells = in_memory(board);
        let legal = board.legal_moves();
        let in_use = self.kit.in_use();
        let mut candidates = Vec::new();
        self.for_each_move(&cells, board.side_to_move(), &mut NoTracer, |candidate, _| {
            let chosen = as_move(&cells, &candidate, board.side_to_move());
            let mut parts = Part::list(["taken", "leaves", "reaches"], candidate.parts);
            let kit = Part::list(kit::names(), candidate.kit).into_iter().zip(in_use);
            parts.extend(kit.filter(|(_, in_use)| *in_use).map(|(part, _)| part));
            if legal.contains(&chosen) {
                candidates.push(Candidate { chosen, value: candidate.value, pv: vec![chosen], parts });
            }
        });
        Some(Insight { candidates, ..Insight::default() })
    }
}

fn as_move(cells: &Cells, best: &Best, side: Side) -> Move {
    let (from, to) = (square_of(best.from, side), square_of(best.to, side));
    let arrives = cells[best.from] == PAWN + OWN && best.to < A1 + 10;
    if arrives { Move::promoting(from, to, Piece::Queen) } else { Move::new(from, to) }
}
