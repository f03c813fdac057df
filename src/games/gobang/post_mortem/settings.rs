//! The moves that CPC-Gobang would choose with other numbers. The windows around a square do not depend on
//! the thirteen numbers, so they are computed once for thousands of settings.

use crate::core::parameters::Parameters;
use crate::core::rules::{Rules, Side};
use crate::games::gobang::classic::{Numbers, THIRTEEN, Window, line};
use crate::games::gobang::geometry::DIRECTIONS;
use crate::games::gobang::position::{FIVE, Position};

/// The thirteen numbers, in the order of [`THIRTEEN`].
pub type Setting = [i32; THIRTEEN.len()];

// Indices of ZS, OB and F1.
const ZS: usize = 5;
const OB: usize = 8;
const F1: usize = 9;

/// A player's parameters as a setting.
pub fn setting(parameters: &Parameters) -> Setting {
    THIRTEEN.map(|name| parameters.number(name))
}

/// Properties that determine a window's points: number of stones, and ZS, NH and OF as bits.
type Feature = u8;
const FEATURES: usize = FIVE * 8;
/// A window with an enemy stone or the edge.
const CLOSED: Feature = FEATURES as Feature;

/// Windows through a square, in each direction for the side and its enemy.
type Surroundings = [[[Feature; FIVE]; 2]; 4];

/// Squares of a position, grouped by their surroundings.
pub struct Choices {
    groups: Vec<(Surroundings, Vec<u16>)>,
    /// 0: any of several best squares; 1: the first; 2: the last.
    ties: i32,
    win_first: bool,
}

impl Choices {
    /// Collects the squares for the side to move, by the readings of `numbers`; their values do not matter.
    pub fn of(position: &Position, numbers: &Numbers) -> Choices {
        let side = position.side_to_move();
        let mut groups: Vec<(Surroundings, Vec<u16>)> = Vec::new();
        for cell in position.empty_cells() {
            let around = surroundings(position, numbers, cell, side);
            match groups.iter_mut().find(|(other, _)| *other == around) {
                Some((_, cells)) => cells.push(cell as u16),
                None => groups.push((around, vec![cell as u16])),
            }
        }
        Choices { groups, ties: numbers.ties, win_first: numbers.win_first }
    }

    /// Squares that the program may choose with this setting: all with the highest value, or the one that the
    /// reading of ties selects.
    pub fn best(&self, setting: &Setting) -> Vec<u16> {
        let points = points(setting);
        let mut highest = None;
        let mut best: Vec<u16> = Vec::new();
        for (around, cells) in &self.groups {
            let rank = self.rank(around, setting, &points);
            if highest.is_none_or(|highest| rank > highest) {
                highest = Some(rank);
                best.clear();
            }
            if highest == Some(rank) {
                best.extend(cells);
            }
        }
        best.sort_unstable();
        match self.ties {
            1 => best.truncate(1),
            2 => drop(best.drain(..best.len().saturating_sub(1))),
            _ => {}
        }
        best
    }

    /// Value of a square, preceded by the win flags.
    fn rank(&self, around: &Surroundings, setting: &Setting, points: &[i32; FEATURES]) -> (bool, bool, i32) {
        let (mut wins, mut prevents) = (false, false);
        let mut values = around.map(|[own, enemy]| {
            let [own, enemy] = [own, enemy].map(|windows| best_window(&windows, points));
            if self.win_first {
                wins |= own.1;
                prevents |= enemy.1;
            }
            (own.0 + setting[OB]).max(enemy.0)
        });
        values.sort_unstable_by(|one, other| other.cmp(one));
        let total = values.iter().zip(&setting[F1..]).map(|(value, factor)| value * factor).sum();
        (wins, prevents, total)
    }
}

fn surroundings(position: &Position, numbers: &Numbers, cell: usize, side: Side) -> Surroundings {
    let feature = |window: Option<Window>| match window {
        Some(Window { count, together, near, open, .. }) => {
            count * 8 + u8::from(together) * 4 + u8::from(near) * 2 + u8::from(open)
        }
        None => CLOSED,
    };
    DIRECTIONS.map(|step| {
        [side, side.other()].map(|side| numbers.windows(&line(position, cell, side, step)).map(feature))
    })
}

/// Points of a window by feature.
fn points(setting: &Setting) -> [i32; FEATURES] {
    let [zs, nh, of] = [0, 1, 2].map(|at| setting[ZS + at]);
    std::array::from_fn(|feature| {
        let given = |bit: usize, points: i32| if feature & bit != 0 { points } else { 0 };
        setting[feature / 8] + given(4, zs) + given(2, nh) + given(1, of)
    })
}

/// Points of the best window, the first of equals, and whether the square makes five in it.
fn best_window(windows: &[Feature; FIVE], points: &[i32; FEATURES]) -> (i32, bool) {
    let open = windows.iter().filter(|&&window| window != CLOSED);
    let better = |best: Option<(i32, bool)>, &window: &Feature| {
        let next = points[usize::from(window)];
        match best {
            Some(best) if best.0 >= next => Some(best),
            _ => Some((next, window / 8 == 4)),
        }
    };
    open.fold(None, better).unwrap_or((0, false))
}

/// A changed number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Index among the thirteen.
    pub number: usize,
    /// New value.
    pub value: i32,
}

/// Groups of numbers that are changed together: each alone, then every pair.
pub fn groups() -> impl Iterator<Item = Vec<usize>> {
    let all = 0..THIRTEEN.len();
    let pairs = all.clone().flat_map(|one| (one + 1..THIRTEEN.len()).map(move |other| vec![one, other]));
    all.map(|one| vec![one]).chain(pairs)
}

/// Maximum value of the thirteen numbers.
const MAX_VALUE: i32 = 255;
/// Tried values of points when two numbers change.
const POINTS: std::ops::RangeInclusive<i32> = 0..=20;
/// Tried values of factors when two numbers change.
const FACTORS: [i32; 10] = [0, 1, 2, 4, 8, 16, 32, 64, 128, MAX_VALUE];

/// All changes of the numbers of a group.
pub fn changes(base: &Setting, group: &[usize]) -> Vec<Vec<Change>> {
    let values = |number: usize| {
        let all: Vec<i32> = match (group.len(), number) {
            (1, _) => (0..=MAX_VALUE).collect(),
            (_, F1..) => FACTORS.into(),
            _ => POINTS.collect(),
        };
        let own = base[number];
        all.into_iter().filter(move |&value| value != own).map(move |value| Change { number, value })
    };
    match *group {
        [one] => values(one).map(|change| vec![change]).collect(),
        [one, other] => {
            values(one).flat_map(|first| values(other).map(move |second| vec![first, second])).collect()
        }
        _ => Vec::new(),
    }
}

/// The setting with some numbers changed.
pub fn changed(base: &Setting, changes: &[Change]) -> Setting {
    let mut setting = *base;
    for change in changes {
        setting[change.number] = change.value;
    }
    setting
}

/// Size of a change: the ratio by which numbers grow or shrink.
pub fn cost(base: &Setting, changes: &[Change]) -> i32 {
    let ratio = |&Change { number, value }: &Change| {
        let (less, greater) = (value.min(base[number]), value.max(base[number]));
        256 * (greater + 1) / (less + 1)
    };
    changes.iter().map(ratio).sum()
}
