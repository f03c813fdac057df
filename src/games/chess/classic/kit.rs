//! A kit of criteria for the valuation of Schach C 64, which its author leaves to his readers: "one can introduce criteria
//! of one's own". Each has a weight, 0 in the program as it was. A move gets the weight times what it changes: the
//! criterion after the move less the criterion before it, both seen by the program.
//!
//! One more is a line in a table below, a function, and its words on the page.

use super::memory::{
    A1, BISHOP, Camp, Cells, DIAGONAL, KING, KING_STEPS, KNIGHT, KNIGHT_LEAPS, ORTHOGONAL, PAWN, QUEEN, ROOK,
    attackers, first_hit, is_attacked, king, piece_of, pieces, step,
};
use crate::core::parameters::{Parameter, Parameters};

/// Name, description, and how many pieces of a kind it holds for.
type KindCriterion = (&'static str, &'static str, fn(&Cells, u8) -> i32);
/// Name, description, and what a board has of it.
type Criterion = (&'static str, &'static str, fn(&Cells) -> i32);

/// Those with a weight for each kind of piece, the king left out.
const BY_KIND: [KindCriterion; 3] = [
    ("attacked", "every own pawn, knight, bishop, rook, queen that is attacked: minus", attacked),
    ("defended", "every own pawn, knight, bishop, rook, queen that another one defends", defended),
    ("attacking", "every enemy pawn, knight, bishop, rook, queen that it attacks", attacking),
];
const KINDS: usize = 5;

const SINGLE: [Criterion; 7] = [
    ("centre", "d4, e4, d5, e5: one for standing there, one for attacking it, less the enemy's", centre),
    ("development", "every knight and bishop that has left its first row", development),
    ("mobility", "every square that its pieces can go to, less the enemy's", mobility),
    ("shelter", "every own pawn on the three squares before the king", shelter),
    ("check", "the enemy king in check", check),
    ("advanced", "every row that a pawn has gone ahead", advanced),
    ("doubled", "every pawn behind another one of its own on a file: minus", doubled),
];

const EXCHANGES: &str = "exchanges";
/// The criterion that is about the moving piece, and no count on the board.
const EXCHANGES_ABOUT: &str = "what the enemy wins by captures on the square of the moving piece: minus";

/// How many criteria there are.
pub const CRITERIA: usize = BY_KIND.len() + SINGLE.len() + 1;

/// The weights of the criteria.
pub struct Kit {
    by_kind: [[i32; KINDS]; BY_KIND.len()],
    single: [i32; SINGLE.len()],
    exchanges: i32,
    /// What the pieces are worth in exchanges, by the source's number of the piece.
    values: [i32; 7],
}

/// The name of each criterion, in the order of its parts.
pub fn names() -> [&'static str; CRITERIA] {
    let by_kind = BY_KIND.iter().map(|one| one.0);
    let mut names = by_kind.chain(SINGLE.iter().map(|one| one.0)).chain([EXCHANGES]);
    std::array::from_fn(|_| names.next().unwrap_or_default())
}

pub fn parameters() -> Vec<Parameter> {
    let weight = |name, description| Parameter::weight(name, description, 0, -99, 99);
    let by_kind = BY_KIND.iter().map(|&(name, description, _)| Parameter {
        columns: KINDS,
        default: vec![0; KINDS],
        ..weight(name, description)
    });
    let single = SINGLE.iter().map(|&(name, description, _)| weight(name, description));
    by_kind.chain(single).chain([weight(EXCHANGES, EXCHANGES_ABOUT)]).collect()
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

    /// Which criteria count.
    pub fn in_use(&self) -> [bool; CRITERIA] {
        let by_kind = self.by_kind.iter().map(|weights| weights.iter().any(|&weight| weight != 0));
        let single = self.single.iter().map(|&weight| weight != 0);
        let mut all = by_kind.chain(single).chain([self.exchanges != 0]);
        std::array::from_fn(|_| all.next().unwrap_or_default())
    }

    /// What a board is worth by the criteria that are counts on it.
    pub fn worth(&self, cells: &Cells) -> [i32; CRITERIA] {
        let mut worth = [0; CRITERIA];
        for (place, ((_, _, count), weights)) in BY_KIND.iter().zip(&self.by_kind).enumerate() {
            let kinds = (PAWN..=QUEEN).zip(weights).filter(|&(_, &weight)| weight != 0);
            worth[place] = kinds.map(|(kind, weight)| weight * count(cells, kind)).sum();
        }
        for (place, ((_, _, amount), &weight)) in SINGLE.iter().zip(&self.single).enumerate() {
            if weight != 0 {
                worth[BY_KIND.len() + place] = weight * amount(cells);
            }
        }
        worth
    }

    /// What a move changes, from one board to another; `worth` is that of the first board.
    pub fn parts(
        &self,
        [before, after]: [&Cells; 2],
        worth: &[i32; CRITERIA],
        [from, to]: [usize; 2],
    ) -> [i32; CRITERIA] {
        let now = self.worth(after);
        let mut parts = std::array::from_fn(|place| now[place] - worth[place]);
        if self.exchanges != 0 {
            let lost = |cells: &Cells, cell: usize| self.won_by_captures(cells, cell, Camp::Enemy);
            parts[CRITERIA - 1] = self.exchanges * (lost(before, from) - lost(after, to));
        }
        parts
    }

    /// What a camp wins by captures on a cell, the least piece first, if both stop when they like (static exchange
    /// evaluation).
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

/// How many pieces of a kind one camp has of which something holds.
fn count(cells: &Cells, camp: Camp, kind: u8, holds: &dyn Fn(usize) -> bool) -> i32 {
    pieces(cells, camp).filter(|&cell| piece_of(cells[cell]) == kind && holds(cell)).count() as i32
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

/// How many squares a knight, bishop, rook or queen can go to; none for pawns and kings.
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
    let ahead = Camp::Own.ahead();
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

/// The row of a cell, 7 for the program's first.
fn row(cell: usize) -> i32 {
    ((cell - A1) / 10) as i32
}
