//! The rules of Reversi on two 64-bit boards, one a side; bit 0 is a1, bit 7 h1, bit 63 h8.

use crate::error::{Error, Reason};
#[cfg(feature = "formats")]
use crate::format::Format;
use crate::game::{Game, Outcome, Side, Touch};
use crate::player::Entry;
use crate::reversi::{classic, notation};

/// How the first four stones lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// The stones of each side on a diagonal: the usual start.
    Diagonal,
    /// The stones of each side beside each other.
    Parallel,
}

/// How a match begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// One of the two layouts, and who begins.
    Named(Layout, Side),
    /// Any position.
    Set(Position),
}

impl Default for Start {
    fn default() -> Self {
        Start::Named(Layout::Diagonal, Side::First)
    }
}

/// A stone on a square, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move(u8);

impl Move {
    /// No stone, because none can be set.
    pub const PASS: Move = Move(64);

    /// A stone on the square with this number, a1 = 0, b1 = 1, h8 = 63.
    pub fn on(square: u8) -> Move {
        assert!(square < 64, "a Reversi board has 64 squares");
        Move(square)
    }

    /// The number of the square, or nothing for a pass.
    pub fn square(self) -> Option<u8> {
        (self != Move::PASS).then_some(self.0)
    }
}

const TURNS_NOTHING: Reason = Reason::new("turns-nothing", "it turns no stone");
const MUST_PASS: Reason = Reason::new("must-pass", "no square is possible, you must pass");
const MAY_NOT_PASS: Reason = Reason::new("may-not-pass", "you may pass only when no square is possible");

/// The stones of both sides and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    stones: [u64; 2],
    side: Side,
}

impl Position {
    /// A position from the stones of both sides, which do not overlap, and the side to move.
    pub fn new(stones: [u64; 2], side: Side) -> Self {
        assert!(stones[0] & stones[1] == 0, "a square holds one stone");
        Position { stones, side }
    }

    /// The stones of one side.
    pub fn stones(&self, side: Side) -> u64 {
        self.stones[side.index()]
    }

    /// The squares on which the side to move can set a stone.
    pub fn possible(&self) -> u64 {
        possible(self.stones(self.side), self.stones(self.side.other()))
    }

    /// The position after a stone on `square`, which must be possible, with the stones that it turns.
    pub fn after(&self, square: u8) -> (Position, u64) {
        let turned = turned(self.stones(self.side), self.stones(self.side.other()), square);
        let mut next = *self;
        next.stones[self.side.index()] |= turned | 1 << square;
        next.stones[self.side.other().index()] &= !turned;
        next.side = self.side.other();
        (next, turned)
    }

    /// The position with the other side to move.
    pub fn passed(&self) -> Position {
        Position { stones: self.stones, side: self.side.other() }
    }

    /// Stones set since the usual start: what a program of the source counts as moves.
    pub fn stones_set(&self) -> i32 {
        (self.stones[0] | self.stones[1]).count_ones() as i32 - 4
    }
}

/// The numbers of the squares in a set, from a1 row by row to h8.
pub fn squares(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let square = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (square < 64).then_some(square as u8)
    })
}

/// The four lines through a square as shifts, each with the squares that a step along it may arrive at:
/// a step to the right never arrives on the a-file, one to the left (the same shift back) never on the h-file.
const LINES: [(u32, u64, u64); 4] = [
    (1, 0xfefe_fefe_fefe_fefe, 0x7f7f_7f7f_7f7f_7f7f),
    (8, !0, !0),
    (9, 0xfefe_fefe_fefe_fefe, 0x7f7f_7f7f_7f7f_7f7f),
    (7, 0x7f7f_7f7f_7f7f_7f7f, 0xfefe_fefe_fefe_fefe),
];

/// The squares on which the owner of `own` can set a stone.
fn possible(own: u64, other: u64) -> u64 {
    let mut found = 0;
    for (shift, up, down) in LINES {
        let mut run = (own << shift) & up & other;
        (0..5).for_each(|_| run |= (run << shift) & up & other);
        found |= (run << shift) & up;
        run = (own >> shift) & down & other;
        (0..5).for_each(|_| run |= (run >> shift) & down & other);
        found |= (run >> shift) & down;
    }
    found & !(own | other)
}

/// The stones of `other` that a stone of the owner of `own` on `square` turns.
fn turned(own: u64, other: u64, square: u8) -> u64 {
    let stone = 1u64 << square;
    let mut all = 0;
    for (shift, up, down) in LINES {
        let mut run = 0;
        let mut step = (stone << shift) & up;
        while step & other != 0 {
            run |= step;
            step = (step << shift) & up;
        }
        if step & own != 0 {
            all |= run;
        }
        run = 0;
        step = (stone >> shift) & down;
        while step & other != 0 {
            run |= step;
            step = (step >> shift) & down;
        }
        if step & own != 0 {
            all |= run;
        }
    }
    all
}

impl Game for Position {
    const ID: &'static str = "reversi";
    const ANALYST: Option<&'static str> = Some(super::modern::CHAMPION);

    type Start = Start;
    type Move = Move;

    fn starts() -> Vec<Start> {
        let named = |layout| [Side::First, Side::Second].map(|side| Start::Named(layout, side));
        [Layout::Diagonal, Layout::Parallel].into_iter().flat_map(named).collect()
    }

    fn begin(start: &Start) -> Position {
        // The source sets 27 and 28 (d4, e4), then 35 and 36 (d5, e5): the tomato always has d4.
        let (layout, side) = match start {
            Start::Named(layout, side) => (*layout, *side),
            Start::Set(position) => return *position,
        };
        let [d4, e4, d5, e5] = [27, 28, 35, 36].map(|square| 1u64 << square);
        let stones = match layout {
            Layout::Diagonal => [d4 | e5, e4 | d5],
            Layout::Parallel => [d4 | d5, e4 | e5],
        };
        Position { stones, side }
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn legal_moves(&self) -> Vec<Move> {
        let possible = self.possible();
        if possible != 0 {
            squares(possible).map(Move).collect()
        } else if self.passed().possible() != 0 {
            vec![Move::PASS]
        } else {
            Vec::new()
        }
    }

    fn play(&mut self, chosen: Move) -> Result<(), Error> {
        let possible = self.possible();
        let illegal = |why| Err(Error::IllegalMove { text: chosen.to_string(), why });
        if possible == 0 && self.passed().possible() == 0 {
            return Err(Error::GameOver);
        }
        let Some(square) = chosen.square() else {
            if possible != 0 {
                return illegal(MAY_NOT_PASS);
            }
            *self = self.passed();
            return Ok(());
        };
        if (self.stones[0] | self.stones[1]) >> square & 1 != 0 {
            return illegal(Reason::OCCUPIED);
        }
        if possible >> square & 1 == 0 {
            return illegal(if possible == 0 { MUST_PASS } else { TURNS_NOTHING });
        }
        (*self, _) = self.after(square);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.possible() != 0 || self.passed().possible() != 0 {
            return None;
        }
        let [first, second] = self.score();
        let winner = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Side::Second),
        };
        let ending = match (first, second) {
            (0, _) | (_, 0) => "wiped-out",
            _ if first + second == 64 => "board-full",
            _ => "nobody-can-move",
        };
        Some(Outcome { winner, ending })
    }

    fn unwritten_move(&self) -> Option<Move> {
        (self.possible() == 0 && self.passed().possible() != 0).then_some(Move::PASS)
    }

    #[cfg(feature = "formats")]
    fn formats() -> Vec<Format<Position>> {
        super::formats::formats()
    }

    fn split_moves(text: &str) -> Vec<&str> {
        notation::split_moves(text)
    }

    fn shape(&self) -> (usize, usize) {
        (8, 8)
    }

    fn cells(&self) -> String {
        notation::cells(self, ['x', 'o', '.'])
    }

    fn cell_name(&self, cell: usize) -> String {
        Move(cell as u8).to_string()
    }

    fn touch(&self, chosen: Move) -> Touch {
        Touch { from: None, to: chosen.square().map(usize::from) }
    }

    fn score(&self) -> [i32; 2] {
        self.stones.map(|set| set.count_ones() as i32)
    }

    fn roster() -> Vec<Entry<Position>> {
        #[cfg(feature = "reversi-engine")]
        return classic::roster().into_iter().chain(super::engine::players::roster()).collect();
        #[cfg(not(feature = "reversi-engine"))]
        classic::roster()
    }

    #[cfg(not(feature = "reversi-engine"))]
    fn absent() -> Vec<crate::player::PlayerInfo> {
        super::modern::players()
    }
}
