//! CPC-Gobang's evaluation of a square: the best of five windows in each direction for both sides, weighted
//! by its thirteen numbers. Trace lines are those of its listing in the museum.

use serde::Serialize;

use super::parameters::{FACTORS, NH, NH_REACH, OB, OF, STONES, TIES, WIN_FLAG, ZS, ZS_ALONE, ZS_READING};
use crate::core::parameters::Parameters;
use crate::core::rules::Side;
use crate::core::trace::{NoTracer, Tracer};
use crate::games::gobang::geometry::DIRECTIONS;
use crate::games::gobang::position::{FIVE, Position};

/// The thirteen numbers and the readings of the source.
#[derive(Clone, Debug)]
pub struct Numbers {
    /// A0 to A4: points by number of own stones.
    stones: [i32; FIVE],
    together: i32,
    near: i32,
    open: i32,
    bonus: i32,
    /// F1 to F4.
    factors: [i32; 4],
    between_only: bool,
    alone_is_together: bool,
    reach: usize,
    pub(in crate::games::gobang) ties: i32,
    pub(in crate::games::gobang) win_first: bool,
}

impl Numbers {
    /// Reads a player's parameters.
    pub fn new(numbers: &Parameters) -> Numbers {
        let number = |name| numbers.number(name);
        Numbers {
            stones: STONES.map(number),
            together: number(ZS),
            near: number(NH),
            open: number(OF),
            bonus: number(OB),
            factors: FACTORS.map(number),
            between_only: number(ZS_READING) == 2,
            alone_is_together: number(ZS_ALONE) == 1,
            reach: number(NH_REACH) as usize,
            ties: number(TIES),
            win_first: number(WIN_FLAG) == 1,
        }
    }

    /// The source's P for the five windows that contain the target, the middle of the line; `None` for a
    /// window with an enemy stone or the edge.
    pub fn windows(&self, line: &Line) -> [Option<Window>; FIVE] {
        std::array::from_fn(|index| self.window(line, index + 1))
    }

    /// The window that starts at this index of the line.
    fn window(&self, line: &Line, from: usize) -> Option<Window> {
        let squares = &line[from..from + FIVE];
        if squares.contains(&Seen::Closed) {
            return None;
        }
        let target = TARGET - from;
        let own = |at: &usize| squares[*at] == Seen::Own;
        let stones: Vec<usize> = (0..FIVE).filter(own).collect();
        let together = match (stones.first(), stones.last()) {
            (Some(&first), Some(&last)) => {
                let (first, last) =
                    if self.between_only { (first, last) } else { (first.min(target), last.max(target)) };
                (first..=last).all(|at| at == target || own(&at))
            }
            _ => self.alone_is_together,
        };
        let near = stones.iter().any(|at| at.abs_diff(target) <= self.reach);
        let open = [line[from - 1], line[from + FIVE]].iter().all(|end| *end != Seen::Closed);
        let bonus = |given: bool, points: i32| if given { points } else { 0 };
        let points = self.stones[stones.len()]
            + bonus(together, self.together)
            + bonus(near, self.near)
            + bonus(open, self.open);
        let count = stones.len() as u8;
        Some(Window { from: from as i8 - TARGET as i8, count, together, near, open, points })
    }

    /// The best of the five windows, the first of equals.
    fn best(&self, line: &Line) -> Option<Window> {
        let better = |best: Option<Window>, next: Window| match best {
            Some(best) if best.points >= next.points => Some(best),
            _ => Some(next),
        };
        self.windows(line).into_iter().flatten().fold(None, better)
    }

    /// Values of the directions, best first, times their factors.
    pub(super) fn products(&self, directions: &[Direction]) -> [i32; 4] {
        let mut values: [i32; 4] = std::array::from_fn(|at| directions[at].value);
        values.sort_unstable_by(|one, other| other.cmp(one));
        std::array::from_fn(|at| values[at] * self.factors[at])
    }

    /// Traces the evaluation of each window.
    fn trace_windows<T: Tracer>(&self, line: &Line, cell: usize, is_own: bool, tracer: &mut T) {
        if !T::ENABLED {
            return;
        }
        let name = if is_own { "value1" } else { "value2" };
        let mut best = 0;
        tracer.step(if is_own { 4 } else { 10 }, Some(cell), &[(name, best)]);
        for (place, window) in self.windows(line).into_iter().enumerate() {
            tracer.step(5, Some(cell), &[("window", place as i32 + 1)]);
            let points = match window {
                None => {
                    tracer.step(6, Some(cell), &[("P", 0)]);
                    0
                }
                Some(Window { count, together, near, open, points, .. }) => {
                    let found = [
                        ("count", count.into()),
                        ("ZS", together.into()),
                        ("NH", near.into()),
                        ("OF", open.into()),
                    ];
                    tracer.step(7, Some(cell), &found);
                    tracer.step(8, Some(cell), &[("P", points)]);
                    points
                }
            };
            best = best.max(points);
            tracer.step(9, Some(cell), &[(name, best)]);
        }
    }

    /// Evaluates a square for a side, with all intermediate values.
    pub fn evaluate(&self, position: &Position, cell: usize, side: Side) -> Weighing {
        self.evaluate_traced(position, cell, side, &mut NoTracer)
    }

    pub(super) fn evaluate_traced(
        &self,
        position: &Position,
        cell: usize,
        side: Side,
        tracer: &mut impl Tracer,
    ) -> Weighing {
        let mut number = 0;
        let directions = DIRECTIONS.map(|step| {
            number += 1;
            tracer.step(3, Some(cell), &[("direction", number)]);
            let [own, enemy] = [side, side.other()].map(|seen_by| {
                let line = line(position, cell, seen_by, step);
                self.trace_windows(&line, cell, seen_by == side, tracer);
                self.best(&line)
            });
            let points = |window: Option<Window>| window.map_or(0, |window| window.points);
            let value = (points(own) + self.bonus).max(points(enemy));
            tracer.step(11, Some(cell), &[("BW", value)]);
            Direction { own, enemy, value }
        });
        let products = self.products(&directions);
        let total = products.iter().sum();
        tracer.step(12, Some(cell), &[]);
        tracer.step(13, Some(cell), &[("total", total)]);
        let completes = |window: Option<Window>| window.is_some_and(|window| window.count == 4);
        Weighing {
            total,
            wins: directions.iter().any(|direction| completes(direction.own)),
            prevents: directions.iter().any(|direction| completes(direction.enemy)),
            directions: directions.into(),
        }
    }
}

/// A square of a line from one side; the edge blocks like an enemy stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Empty, or the target.
    Free,
    /// An own stone.
    Own,
    /// An enemy stone, or off the board.
    Closed,
}

/// The target in the middle and five squares on each side of it.
pub type Line = [Seen; 2 * FIVE + 1];

const TARGET: usize = FIVE;

/// The squares around a target in one direction, from one side. The target is free, whatever lies there.
pub fn line(position: &Position, target: usize, side: Side, (right, down): (i32, i32)) -> Line {
    let size = position.size() as i32;
    let (column, row) = (target as i32 % size, target as i32 / size);
    std::array::from_fn(|place| {
        let step = place as i32 - TARGET as i32;
        let (column, row) = (column + step * right, row + step * down);
        if !(0..size).contains(&column) || !(0..size).contains(&row) {
            return Seen::Closed;
        }
        match position.stone((row * size + column) as usize) {
            _ if step == 0 => Seen::Free,
            None => Seen::Free,
            Some(owner) if owner == side => Seen::Own,
            Some(_) => Seen::Closed,
        }
    })
}

/// Five squares in a row that contain the target, with their value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Window {
    /// Offset of the first square from the target, from -4 to 0.
    pub from: i8,
    /// Number of own stones.
    pub count: u8,
    /// ZS: the stones lie together.
    pub together: bool,
    /// NH: an own stone is near the target.
    pub near: bool,
    /// OF: both ends are open.
    pub open: bool,
    /// P: the points of the window.
    pub points: i32,
}

/// One direction through the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Direction {
    /// Best window of the side.
    pub own: Option<Window>,
    /// Best window of its enemy.
    pub enemy: Option<Window>,
    /// BW: value of the direction.
    pub value: i32,
}

/// Value of a square with all intermediate values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Weighing {
    /// Value of the square.
    pub total: i32,
    /// Whether a stone there makes five.
    pub wins: bool,
    /// Whether a stone there prevents the enemy's five.
    pub prevents: bool,
    /// Horizontal, vertical, falling and rising diagonal.
    pub directions: Vec<Direction>,
}
