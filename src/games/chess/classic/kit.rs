//! Additional criteria for the evaluation of Schach C 64, which its author leaves to his readers: "one can
//! introduce criteria of one's own". Each has a weight, 0 in the original. A criterion adds its weight times
//! its change by the move, from the program's side.
//!
//! A new criterion is a row of a table below, a function, and its texts in `www/games/chess/i18n/parameters`.

use super::memory::{
    A1, BISHOP, Camp, Cells, DIAGONAL, KING, KING_STEPS, KNIGHT, KNIGHT_LEAPS, ORTHOGONAL, PAWN, QUEEN, ROOK,
    attackers, first_hit, is_attacked, king, piece_of, pieces, step,
};
use crate::core::parameters::{Parameter, Parameters};

/// Name, and a function that counts pieces of a kind.
type KindCriterion = (&'static str, fn(&Cells, u8) -> i32);
/// Name, and a function that rates a board.
type Criterion = (&'static str, fn(&Cells) -> i32);

/// Criteria with a weight per kind of piece, except the king.
const BY_KIND: [KindCriterion; 3] =
    [("attacked", attacked), ("defended", defended), ("attacking", attacking)];
const KINDS: usize = 5;

const SINGLE: [Criterion; 7] = [
    ("centre", centre),
    ("development", development),
    ("mobility", mobility),
    ("shelter", shelter),
    ("check", check),
    ("advanced", advanced),
    ("doubled", doubled),
];

/// The criterion of the moving piece; all others are rated on a board.
const EXCHANGES: &str = "exchanges";

/// Number of criteria.
pub const CRITERIA: usize = BY_KIND.len() + SINGLE.len() + 1;

/// The weights of the criteria.
pub struct Kit {
    by_kind: [[i32; KINDS]; BY_KIND.len()],
    single: [i32; SINGLE.len()],
    exchanges: i32,
    /// Values of the pieces in exchanges, by the source's piece number.
    values: [i32; 7],
}

/// Names of the criteria, in the order of [`Kit::parts`].
pub fn names() -> [&'static str; CRITERIA] {
    let by_kind = BY_KIND.iter().map(|one| one.0);
    let mut names = by_kind.chain(SINGLE.iter().map(|one| one.0)).chain([EXCHANGES]);
    std::array::from_fn(|_| names.next().unwrap_or_default())
}

pub fn parameters() -> Vec<Parameter> {
    let weight = |name| Parameter::weight(name, 0, -99, 99);
    let by_kind = BY_KIND.iter().map(|&(name, _)| Parameter {
        columns: KINDS,
        default: vec![0; KINDS],
        ..weight(name)
    });
    let single = SINGLE.iter().map(|&(name, _)| weight(name));
    by_kind.chain(single).chain([weight(EXCHANGES)]).collect()
}

impl Kit {
    pub fn new(numbers: &Parameters, values: [i32; 7]) -> Kit {
        Kit {
            by_kind: BY_KIND.map(|(name, ..)| std::array::from_fn(|kind| numbers.table(name)[kind])),
            single: SINGLE.map(|(name, ..)| numbers.number(name)),
            exchanges: numbers.number(EXCHANGES),
            values,
        }
    }

    /// Which criteria have a nonzero weight.
    pub fn in_use(&self) -> [bool; CRITERIA] {
        let by_kind = self.by_kind.iter().map(|weights| weights.iter().any(|&weight| weight != 0));
        let single = self.single.iter().map(|&weight| weight != 0);
        let mut all = by_kind.chain(single).chain([self.exchanges != 0]);
        std::array::from_fn(|_| all.next().unwrap_or_default())
    }

    /// Rates a board by all criteria except exchanges.
    pub fn rate(&self, cells: &Cells) -> [i32; CRITERIA] {
        let mut worth = [0; CRITERIA];
        for (place, ((_, count), weights)) in BY_KIND.iter().zip(&self.by_kind).enumerate() {
            let kinds = (PAWN..=QUEEN).zip(weights).filter(|&(_, &weight)| weight != 0);
            worth[place] = kinds.map(|(kind, weight)| weight * count(cells, kind)).sum();
        }
        for (place, ((_, amount), &weight)) in SINGLE.iter().zip(&self.single).enumerate() {
            if weight != 0 {
                worth[BY_KIND.len() + place] = weight * amount(cells);
            }
        }
        worth
    }

    /// Contribution of each criterion to a move's value; `worth` is the rating of the board before the move.
    pub fn parts(
        &self,
        [before, after]: [&Cells; 2],
        worth: &[i32; CRITERIA],
        [from, to]: [usize; 2],
    ) -> [i32; CRITERIA] {
        let now = self.rate(after);
        let mut parts = std::array::from_fn(|place| now[place] - worth[place]);
        if self.exchanges != 0 {
            let lost = |cells: &Cells, cell: usize| self.won_by_captures(cells, cell, Camp::Enemy);
            parts[CRITERIA - 1] = self.exchanges * (lost(before, from) - lost(after, to));
        }
        parts
    }

    /// Material that a camp wins by captures on a cell, least valuable piece first, if both sides may stop
    /// (static exchange evaluation).
    fn won_by_captures(&self, cells: &Cells, cell: usize, camp: Camp) -> i32 {
        let value = |code: u8| self.values[usize::from(piece_of(code))];
        let least_first = |&from: &usize| (piece_of(cells[from]) == KING, value(cells[from]));
        let Some(from) = attackers(cells, cell, camp).into_iter().min_by_key(least_first) else { return 0 };
        let mut after = *cells;
        after[cell] = cells[from];
        after[from] = 0;
        if piece_of(cells[from]) == KING && is_attacked(&after, cell, camp.other()) {
            return 0;
        }
        (value(cells[cell]) - self.won_by_captures(&after, cell, camp.other())).max(0)
    }
}

/// Number of a camp's pieces of a kind for which the condition holds.
fn count(cells: &Cells, camp: Camp, kind: u8, condition: &dyn Fn(usize) -> bool) -> i32 {
    pieces(cells, camp).filter(|&cell| piece_of(cells[cell]) == kind && condition(cell)).count() as i32
}

fn attacked(cells: &Cells, kind: u8) -> i32 {
    -count(cells, Camp::Own, kind, &|cell| is_attacked(cells, cell, Camp::Enemy))
}

fn defended(cells: &Cells, kind: u8) -> i32 {
    count(cells, Camp::Own, kind, &|cell| is_attacked(cells, cell, Camp::Own))
}

fn attacking(cells: &Cells, kind: u8) -> i32 {
    count(cells, Camp::Enemy, kind, &|cell| is_attacked(cells, cell, Camp::Own))
}

fn centre(cells: &Cells) -> i32 {
    let has = |camp: Camp| {
        let holds =
            |cell: usize| i32::from(camp.has(cells[cell])) + i32::from(is_attacked(cells, cell, camp));
        [33, 34, 43, 44].map(|offset| holds(A1 + offset)).iter().sum::<i32>()
    };
    has(Camp::Own) - has(Camp::Enemy)
}

fn development(cells: &Cells) -> i32 {
    let is_out = |cell: usize| row(cell) < 7;
    [KNIGHT, BISHOP].map(|kind| count(cells, Camp::Own, kind, &is_out)).iter().sum()
}

fn mobility(cells: &Cells) -> i32 {
    let reaches =
        |camp: Camp| pieces(cells, camp).map(|cell| squares_reached(cells, cell, camp)).sum::<i32>();
    reaches(Camp::Own) - reaches(Camp::Enemy)
}

/// Number of squares that a knight, bishop, rook or queen can move to; 0 for pawns and kings.
fn squares_reached(cells: &Cells, from: usize, camp: Camp) -> i32 {
    let is_open = |cell: usize| cells[cell] == 0 || camp.other().has(cells[cell]);
    let run = |by: isize| {
        let hit = first_hit(cells, from, by);
        let empty = (hit as isize - from as isize) / by - 1;
        empty as i32 + i32::from(is_open(hit))
    };
    match piece_of(cells[from]) {
        KNIGHT => KNIGHT_LEAPS.iter().filter(|&&by| is_open(step(from, by))).count() as i32,
        BISHOP => DIAGONAL.map(run).iter().sum(),
        ROOK => ORTHOGONAL.map(run).iter().sum(),
        QUEEN => KING_STEPS.map(run).iter().sum(),
        _ => 0,
    }
}

fn shelter(cells: &Cells) -> i32 {
    let ahead = Camp::Own.pawn_step();
    let before = |king: usize| [ahead - 1, ahead, ahead + 1].map(|by| cells[step(king, by)]);
    let is_pawn = |code: &&u8| **code == Camp::Own.code(PAWN);
    king(cells, Camp::Own).map_or(0, |king| before(king).iter().filter(is_pawn).count() as i32)
}

fn check(cells: &Cells) -> i32 {
    i32::from(king(cells, Camp::Enemy).is_some_and(|king| is_attacked(cells, king, Camp::Own)))
}

fn advanced(cells: &Cells) -> i32 {
    own_pawns(cells).map(|cell| 6 - row(cell)).sum()
}

fn doubled(cells: &Cells) -> i32 {
    let files = own_pawns(cells).fold(0u8, |files, cell| files | 1 << ((cell - A1) % 10));
    files.count_ones() as i32 - own_pawns(cells).count() as i32
}

fn own_pawns(cells: &Cells) -> impl Iterator<Item = usize> + '_ {
    pieces(cells, Camp::Own).filter(|&cell| piece_of(cells[cell]) == PAWN)
}

/// Row of a cell, 7 for the program's first.
fn row(cell: usize) -> i32 {
    ((cell - A1) / 10) as i32
}
