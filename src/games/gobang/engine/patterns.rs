//! Line patterns: what a stone on an empty cell would make on one line for one side (five, open four, four, …).
//!
//! All of them are looked up in a table that is built once, in a millisecond, from the definitions: a four is one
//! stone short of five, an open four has two ways to five, an open three one way to an open four.

use std::sync::OnceLock;

/// What one side would have on a line after a stone on the cell; later patterns are stronger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Pattern {
    /// No five is possible any more.
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

/// Cells on each side of the middle of a window. With exactly five, the cell behind a row of five matters too.
pub const RADIUS: usize = 5;
/// How far a stone can change the pattern of another cell where exactly five win.
pub const REACH_EXACT: usize = RADIUS;
/// The same where five and more do.
pub const REACH_FREE: usize = RADIUS - 1;
/// Cells of a window besides the middle one.
const NEIGHBOURS: usize = 2 * RADIUS;
/// Windows of empty cells, own stones and blocked cells around the middle.
const WINDOWS: usize = 3usize.pow(NEIGHBOURS as u32);

/// A cell of a line takes two bits: 0 is an empty one, 1 and 2 are the stones of the sides.
pub const CELL_BITS: usize = 2;
/// Off the board.
pub const EDGE: u64 = 3;

/// The patterns of both sides, four bits each, the upper ones those of side 1.
pub type PatternsOfBoth = u8;

/// The patterns of every window under one rule.
pub struct PatternTable {
    /// By the cells of a window, two bits each, without the middle one.
    patterns: Vec<PatternsOfBoth>,
    /// How far a stone can change the pattern of another cell.
    pub reach: usize,
}

impl PatternTable {
    /// The table of a rule: whether exactly five win, or five and more.
    pub fn of(exact: bool) -> &'static PatternTable {
        static TABLES: [OnceLock<PatternTable>; 2] = [const { OnceLock::new() }; 2];
        TABLES[usize::from(exact)].get_or_init(|| PatternTable::new(exact))
    }

    fn new(exact: bool) -> PatternTable {
        // Where overlines win, the outermost cells of the window change nothing.
        let reach = if exact { REACH_EXACT } else { REACH_FREE };
        let matters = |bit: usize| bit != RADIUS && bit.abs_diff(RADIUS) <= reach;
        let mut classified = vec![Dead; WINDOWS];
        // A window with one more own stone has a greater number and is classified before.
        for window in (0..WINDOWS).rev() {
            classified[window] = classify(&classified, window, exact, &matters);
        }
        let half = 1u64 << (CELL_BITS * reach);
        // The digits of one half of a window, as either side sees them.
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

    /// The patterns that a stone in the middle of a window would make for each side. The window begins `REACH`, the
    /// table's reach, cells before its middle.
    #[inline]
    pub fn lookup<const REACH: usize>(&self, window: u64) -> PatternsOfBoth {
        let half = (1u64 << (CELL_BITS * REACH)) - 1;
        // A slice of a fixed length, so that no access needs a check.
        let patterns = &self.patterns[..1 << (2 * CELL_BITS * REACH)];
        patterns[(window & half | window >> CELL_BITS & half << (CELL_BITS * REACH)) as usize]
    }
}

/// The pattern of a window, from those of windows with a greater number.
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

/// The pattern of a window without a five, by how many of its empty cells lead to each pattern.
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

/// The weight of a cell's digit in a window's number; the middle has none, the outermost cells weigh most.
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

    /// The pattern of a line in which `*` is the cell in question, `x` an own stone and `o` another.
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

    /// The window with the stones of the sides changed.
    fn swapped(window: u64) -> u64 {
        const LOW: u64 = u64::MAX / 3;
        (window & LOW) << 1 | window >> 1 & LOW
    }

    #[test]
    fn patterns_are_what_players_call_them() {
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
    fn an_overline_is_no_five_under_the_exact_rule() {
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
