//! Line patterns: the row that a stone on an empty cell would make on one line for one side
//! (five, open four, four, …).
//!
//! Patterns are looked up in a table, built once in a millisecond from the definitions: a four is one stone
//! short of five, an open four has two ways to five, an open three has a way to an open four.

use std::sync::OnceLock;

/// Pattern of one side on a line after a stone on the cell; later patterns are stronger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Pattern {
    /// Five is impossible.
    Dead,
    /// Four stones short of five.
    ClosedOne,
    /// One stone short of an open two.
    OpenOne,
    /// Three stones short of five.
    ClosedTwo,
    /// One stone short of an open three, on one or two cells.
    TightTwo,
    /// One stone short of an open three, on more than two cells.
    OpenTwo,
    /// One stone short of a four.
    ClosedThree,
    /// One stone short of an open four, on one cell only.
    TightThree,
    /// One stone short of an open four, on two cells or more.
    OpenThree,
    /// One cell makes five.
    Four,
    /// Two cells make five: no reply blocks both.
    OpenFour,
    /// Five in a row.
    Five,
}

use Pattern::*;

/// All patterns, weakest first.
pub const PATTERNS: [Pattern; 12] = [
    Dead,
    ClosedOne,
    OpenOne,
    ClosedTwo,
    TightTwo,
    OpenTwo,
    ClosedThree,
    TightThree,
    OpenThree,
    Four,
    OpenFour,
    Five,
];

/// Cells on each side of the middle of a window. Under the exact rule the cell after a row of five matters,
/// too.
pub const RADIUS: usize = 5;
/// Maximum distance at which a stone changes another cell's pattern under the exact rule.
pub const REACH_EXACT: usize = RADIUS;
/// Maximum distance under the free rule, where overlines win.
pub const REACH_FREE: usize = RADIUS - 1;
/// Cells of a window without the middle one.
const NEIGHBOURS: usize = 2 * RADIUS;
/// Number of windows of empty cells, own stones and blocked cells around the middle.
const WINDOWS: usize = 3usize.pow(NEIGHBOURS as u32);

/// Bits per cell of a line: 0 is empty, 1 and 2 are stones of the sides.
pub const CELL_BITS: usize = 2;
/// Value of a cell off the board.
pub const EDGE: u64 = 3;

/// Patterns of both sides, four bits each, side 1 in the upper ones.
pub type PatternsOfBoth = u8;

/// Patterns of every window under one rule.
pub struct PatternTable {
    /// Indexed by the cells of a window, two bits each, without the middle one.
    patterns: Vec<PatternsOfBoth>,
    /// Maximum distance at which a stone changes another cell's pattern.
    pub reach: usize,
}

impl PatternTable {
    /// The table of the exact rule (only exactly five win) or of the free rule.
    pub fn of(exact: bool) -> &'static PatternTable {
        static TABLES: [OnceLock<PatternTable>; 2] = [const { OnceLock::new() }; 2];
        TABLES[usize::from(exact)].get_or_init(|| PatternTable::new(exact))
    }

    fn new(exact: bool) -> PatternTable {
        // If overlines win, the outermost cells of the window have no effect.
        let reach = if exact { REACH_EXACT } else { REACH_FREE };
        let matters = |bit: usize| bit != RADIUS && bit.abs_diff(RADIUS) <= reach;
        let mut classified = vec![Dead; WINDOWS];
        // A window with one more own stone has a greater index and is classified first.
        for window in (0..WINDOWS).rev() {
            classified[window] = classify(&classified, window, exact, &matters);
        }
        let half = 1u64 << (CELL_BITS * reach);
        // Digits of one half of a window, from both sides.
        let digits = |first: usize| -> Vec<[usize; 2]> {
            let digit = |cells: u64, at: usize| (cells >> (CELL_BITS * at)) as usize & 3;
            let number = |cells: u64, seen: [usize; 4]| {
                (0..reach).map(|at| seen[digit(cells, at)] * digit_weight(first + at)).sum()
            };
            (0..half).map(|cells| [[0, 1, 2, 2], [0, 2, 1, 2]].map(|seen| number(cells, seen))).collect()
        };
        let (before, behind) = (digits(RADIUS - reach), digits(RADIUS + 1));
        let both = |behind: &[usize; 2], before: &[usize; 2]| {
            classified[behind[0] + before[0]] as u8 | (classified[behind[1] + before[1]] as u8) << 4
        };
        PatternTable {
            patterns: behind
                .iter()
                .flat_map(|behind| before.iter().map(move |one| both(behind, one)))
                .collect(),
            reach,
        }
    }

    /// Patterns of a stone in the middle of a window, for both sides. The window begins `REACH`, the table's
    /// reach, cells before its middle.
    #[inline]
    pub fn lookup<const REACH: usize>(&self, window: u64) -> PatternsOfBoth {
        let half = (1u64 << (CELL_BITS * REACH)) - 1;
        // A slice of fixed length, so that no access needs a check.
        let patterns = &self.patterns[..1 << (2 * CELL_BITS * REACH)];
        patterns[(window & half | window >> CELL_BITS & half << (CELL_BITS * REACH)) as usize]
    }
}

/// Pattern of a window, from those of windows with a greater index.
fn classify(classified: &[Pattern], window: usize, exact: bool, matters: &dyn Fn(usize) -> bool) -> Pattern {
    let digit = |bit: usize| if bit == RADIUS { 1 } else { window / digit_weight(bit) % 3 };
    let run = 1
        + (1..=RADIUS).take_while(|steps| digit(RADIUS + steps) == 1).count()
        + (1..=RADIUS).take_while(|steps| digit(RADIUS - steps) == 1).count();
    if run == 5 || run > 5 && !exact {
        return Five;
    }
    let mut ways = [0; PATTERNS.len()];
    for bit in (0..=NEIGHBOURS).filter(|&bit| matters(bit) && digit(bit) == 0) {
        ways[classified[window + digit_weight(bit)] as usize] += 1;
    }
    pattern_by_ways(&ways)
}

/// Pattern of a window without five, by the number of its empty cells that lead to each pattern.
fn pattern_by_ways(ways: &[i32; PATTERNS.len()]) -> Pattern {
    let ways_to = |from: Pattern, to: Pattern| ways[from as usize..=to as usize].iter().sum::<i32>();
    match ways_to(Five, Five) {
        0 => {}
        1 => return Four,
        _ => return OpenFour,
    }
    match ways_to(OpenFour, OpenFour) {
        0 => {}
        1 => return TightThree,
        _ => return OpenThree,
    }
    if ways_to(Four, Four) > 0 {
        return ClosedThree;
    }
    match ways_to(TightThree, OpenThree) {
        0 => {}
        1 | 2 => return TightTwo,
        _ => return OpenTwo,
    }
    if ways_to(ClosedThree, ClosedThree) > 0 {
        ClosedTwo
    } else if ways_to(TightTwo, OpenTwo) > 0 {
        OpenOne
    } else if ways_to(ClosedTwo, ClosedTwo) > 0 {
        ClosedOne
    } else {
        Dead
    }
}

/// Weight of a cell's digit in a window's index; the middle has none, the outermost cells have the greatest.
fn digit_weight(bit: usize) -> usize {
    let distance = bit.abs_diff(RADIUS);
    match distance {
        0 => 0,
        _ => 3usize.pow(2 * (distance as u32 - 1) + u32::from(bit > RADIUS)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pattern of a line in which `*` is the cell, `x` an own stone and `o` an enemy stone.
    fn pattern(line: &str, exact: bool) -> Pattern {
        let (table, middle) = (PatternTable::of(exact), line.find('*').unwrap());
        let cell =
            |at: usize| match (middle + at).checked_sub(table.reach).and_then(|at| line.chars().nth(at)) {
                None => EDGE,
                Some(stone) => "xo".find(stone).map_or(0, |side| 1 + side as u64),
            };
        let window = (0..=2 * table.reach).fold(0, |window, at| window | cell(at) << (CELL_BITS * at));
        let look_up = |window| {
            if exact { table.lookup::<REACH_EXACT>(window) } else { table.lookup::<REACH_FREE>(window) }
        };
        let [own, other] = [look_up(window) & 15, look_up(swapped(window)) >> 4];
        assert_eq!(own, other, "{line}");
        PATTERNS[usize::from(own)]
    }

    /// The window with both sides' stones swapped.
    fn swapped(window: u64) -> u64 {
        const LOW: u64 = u64::MAX / 3;
        (window & LOW) << 1 | window >> 1 & LOW
    }

    #[test]
    fn patterns_agree_with_players_terms() {
        for (line, wanted) in [
            ("..xx*xx..", Five),
            (".xxx*..", OpenFour),
            ("x.xx*.x.", OpenFour),
            ("oxxx*..", Four),
            ("oxxx*", Dead),
            ("xx*.x..", Four),
            ("..xx*..", OpenThree),
            (".xx*..o", TightThree),
            ("..x.x*..", TightThree),
            ("o.xx*.o", ClosedThree),
            ("oxx*..", ClosedThree),
            ("....x*....", OpenTwo),
            ("ox*...", ClosedTwo),
            (".....*.....", OpenOne),
            ("o*....", ClosedOne),
            ("o*...o", Dead),
        ] {
            assert_eq!(pattern(line, false), wanted, "{line}");
        }
    }

    #[test]
    fn overlines_do_not_win_under_the_exact_rule() {
        for (line, free, exact) in [
            ("..xx*xxx..", Five, Dead),
            (".xx*xx.x.", Five, Five),
            ("..xx*x.x..", OpenFour, Four),
            ("x.xxx*.x..", OpenFour, Dead),
        ] {
            assert_eq!((pattern(line, false), pattern(line, true)), (free, exact), "{line}");
        }
    }
}
