//! What squares are worth: the sum over all empty squares is how a position is judged. And how likely a move is
//! to be the best: in that order moves are looked at.
//!
//! Both depend on the four patterns that a stone would make, in whatever order; to the sum comes what the best
//! threats of both sides are worth to the side whose turn it is. The numbers lie in `data/gobang/weights.bin`,
//! which `stratege make gobang-weights` learns from games of the engine with itself.

use std::sync::OnceLock;

use crate::gobang::patterns::{PATTERNS, Pattern};
use crate::gobang::threat::{PAIRS, THREATS, Threat, threat};

/// Points: some twenty are the turn.
pub type Worth = i32;

/// Four patterns in whatever order.
pub const FOURSOMES: usize = {
    let patterns = PATTERNS.len();
    patterns * (patterns + 1) * (patterns + 2) * (patterns + 3) / 24
};

/// Numbers of the judgement: of squares, and of the best threats of the side whose turn it is and the other's.
pub const JUDGEMENT: usize = FOURSOMES + THREATS * THREATS;

/// Steps to a square that are told apart: as far as a row of five reaches, and further.
const STEPS: usize = 6;

/// Ways from one square to another, whatever their direction.
pub const WAYS: usize = STEPS * STEPS;

/// Numbers of a square's promise to the side that moves: by its own patterns there, by the other side's, by the way
/// from the other side's last stone and from its own.
pub const PROMISE: usize = 2 * FOURSOMES + 2 * WAYS;

/// All numbers.
pub const COUNT: usize = JUDGEMENT + PROMISE;

static LEARNT: &[u8] = include_bytes!("../../data/gobang/weights.bin");

/// What everything is worked out from, where nothing has been learnt.
struct Guess {
    /// What a pattern in one direction adds to a square.
    patterns: [i16; PATTERNS.len()],
    /// What the threat of all directions adds to a square.
    threats: [i16; THREATS],
    /// What the best threat is worth to the side whose turn it is.
    turn: [i16; THREATS],
    /// What the best threat is worth to the side that has to wait.
    wait: [i16; THREATS],
    /// What the turn alone is worth.
    tempo: i16,
    /// How much more a move promises for what it makes, and for what it keeps the other side from making.
    attack: [i16; THREATS],
    defence: [i16; THREATS],
}

/// Set by hand; of four such sets the one that won most matches against the others.
#[rustfmt::skip]
const GUESS: Guess = Guess {
    //         Dead One OpenOne Two TightTwo OpenTwo Three TightThree OpenThree Four OpenFour Five
    patterns: [0,   0,  1,      1,  2,       3,      6,    12,        15,       16,  40,      60],
    //        None Promise Two  Three More TwoThrees Four More FourAndThree TwoFours Five
    threats: [0,   0,      2,   6,    12,  24,       6,   12,  30,          30,      0],
    turn:    [0,   0,      4,   24,   44,  120,      24,  40,  220,         300,     400],
    wait:    [0,   0,      2,   12,   24,  50,       10,  20,  80,          120,     160],
    tempo: 20,
    //        None Promise Two  Three More TwoThrees Four More FourAndThree TwoFours Five
    attack:  [0,   0,      0,   0,    0,   50,       0,   0,   100,         0,       0],
    defence: [0,   0,      0,   0,    0,   0,        0,   0,   40,          80,      0],
};

/// How much a point of that promises: of what a move makes, of what it keeps from being made, and of the additions.
const ATTACK: i16 = 6;
const DEFENCE: i16 = 4;
const URGENT: i16 = 6;

/// The numbers spread out to every place of the tables.
pub struct Weights {
    worth: Vec<i16>,
    turn: Vec<i16>,
    attack: Vec<i16>,
    defence: Vec<i16>,
    ways: [Vec<i16>; 2],
}

impl Weights {
    /// The ones that the engine plays with.
    pub fn usual() -> &'static Weights {
        static USUAL: OnceLock<Weights> = OnceLock::new();
        USUAL.get_or_init(|| {
            let learnt = LEARNT.as_chunks().0.iter().map(|&bytes| i16::from_le_bytes(bytes));
            Weights::new(&learnt.collect::<Vec<_>>())
        })
    }

    /// From `COUNT` numbers; what is missing is worth nothing.
    pub fn new(numbers: &[i16]) -> Weights {
        let number = |at: usize| numbers.get(at).copied().unwrap_or_default();
        let spread =
            |begin: usize| foursomes().iter().map(move |&foursome| number(begin + usize::from(foursome)));
        Weights {
            worth: spread(0).collect(),
            turn: (FOURSOMES..JUDGEMENT).map(number).collect(),
            attack: spread(JUDGEMENT).collect(),
            defence: spread(JUDGEMENT + FOURSOMES).collect(),
            ways: [0, WAYS].map(|begin| {
                let begin = JUDGEMENT + 2 * FOURSOMES + begin;
                (begin..begin + WAYS).map(number).collect()
            }),
        }
    }

    /// What a square with the patterns of this place is worth.
    #[inline]
    pub fn worth(&self, place: usize) -> i16 {
        self.worth[place]
    }

    /// How promising a move to a square looks, by the places of the side that moves and of the other: a hundred
    /// points make it e times as likely as another one.
    #[inline]
    pub fn promise(&self, own: usize, other: usize) -> Worth {
        Worth::from(self.attack[own]) + Worth::from(self.defence[other])
    }

    /// What a way adds to it: from the other side's last stone, or from the own one before.
    #[inline]
    pub fn promise_of_way(&self, stone: usize, way: usize) -> Worth {
        self.ways[stone][way].into()
    }

    /// What the turn is worth to a side, by how many squares of each threat there are for it and for the other.
    #[inline]
    pub fn turn(&self, mine: &[u16; THREATS], theirs: &[u16; THREATS]) -> Worth {
        self.turn[best_threats(mine, theirs)].into()
    }
}

/// The numbers that are set by hand, in the order of the file.
pub fn guess() -> Vec<i16> {
    let mut numbers = vec![0; FOURSOMES];
    let (mut attack, mut defence) = (numbers.clone(), numbers.clone());
    for patterns in all_foursomes() {
        let lines: i16 = patterns.iter().map(|&pattern| GUESS.patterns[pattern as usize]).sum();
        let (at, threat) = (foursome(patterns), threat(patterns) as usize);
        numbers[at] = lines + GUESS.threats[threat];
        attack[at] = ATTACK * numbers[at] + URGENT * GUESS.attack[threat];
        defence[at] = DEFENCE * numbers[at] + URGENT * GUESS.defence[threat];
    }
    for turn in GUESS.turn {
        numbers.extend(GUESS.wait.iter().map(|wait| GUESS.tempo + turn - wait));
    }
    [numbers, attack, defence, vec![0; 2 * WAYS]].concat()
}

/// The number of the way between two squares, so many columns and rows from each other.
#[inline]
pub fn way(columns: usize, rows: usize) -> usize {
    columns.min(STEPS - 1) * STEPS + rows.min(STEPS - 1)
}

/// The number of the turn for the best threats of both sides, behind those of the squares.
#[inline]
pub fn best_threats(mine: &[u16; THREATS], theirs: &[u16; THREATS]) -> usize {
    best(mine) * THREATS + best(theirs)
}

/// The strongest threat that there is a square for.
#[inline]
fn best(counts: &[u16; THREATS]) -> usize {
    (1..=Threat::Five as usize).rev().find(|&threat| counts[threat] > 0).unwrap_or(0)
}

/// The foursome of every place of the tables.
pub fn foursomes() -> &'static [u16] {
    static FOURSOMES: OnceLock<Vec<u16>> = OnceLock::new();
    FOURSOMES.get_or_init(|| {
        let mut pairs = Vec::new();
        for (high, &strong) in PATTERNS.iter().enumerate() {
            pairs.extend(PATTERNS[..=high].iter().map(|&weak| [weak, strong]));
        }
        let mut all = Vec::with_capacity(PAIRS * PAIRS);
        for one in &pairs {
            all.extend(pairs.iter().map(|two| foursome([one[0], one[1], two[0], two[1]]) as u16));
        }
        all
    })
}

/// The number of four patterns, whatever their order.
fn foursome(mut patterns: [Pattern; 4]) -> usize {
    patterns.sort_unstable();
    let [a, b, c, d] = patterns.map(|pattern| pattern as usize);
    a + b * (b + 1) / 2 + c * (c + 1) * (c + 2) / 6 + d * (d + 1) * (d + 2) * (d + 3) / 24
}

/// Every four patterns once, the weakest first.
pub fn all_foursomes() -> Vec<[Pattern; 4]> {
    let mut all = Vec::with_capacity(FOURSOMES);
    for (d, &strongest) in PATTERNS.iter().enumerate() {
        for (c, &strong) in PATTERNS[..=d].iter().enumerate() {
            for (b, &weak) in PATTERNS[..=c].iter().enumerate() {
                all.extend(PATTERNS[..=b].iter().map(|&weakest| [weakest, weak, strong, strongest]));
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_foursome_has_a_number_of_its_own() {
        let numbers: Vec<usize> = all_foursomes().into_iter().map(foursome).collect();
        assert_eq!(numbers, (0..FOURSOMES).collect::<Vec<_>>());
        assert_eq!(foursome([Pattern::Five, Pattern::Dead, Pattern::Two, Pattern::One]), {
            foursome([Pattern::Dead, Pattern::One, Pattern::Two, Pattern::Five])
        });
    }

    #[test]
    fn the_file_holds_every_number() {
        assert_eq!(LEARNT.len(), 2 * COUNT);
        assert_eq!(guess().len(), COUNT);
    }
}
