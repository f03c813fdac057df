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
/// Cells of a window besides the middle one.
const NEIGHBOURS: usize = 2 * RADIUS;
/// The bits of a window, the middle one included.
pub const WINDOW: u32 = (1 << (NEIGHBOURS + 1)) - 1;
/// Windows of empty cells, own stones and blocked cells around the middle.
const WINDOWS: usize = 3usize.pow(NEIGHBOURS as u32);

/// The pattern of every window under one rule.
pub struct PatternTable {
    /// Window bits, without the middle, as a base-three number with digits 0 and 1.
    ternary: Vec<u16>,
    patterns: Vec<Pattern>,
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
        let reach = if exact { RADIUS } else { RADIUS - 1 };
        let matters = |bit: usize| bit != RADIUS && bit.abs_diff(RADIUS) <= reach;
        let ternary = (0..=WINDOW as usize).map(|window| {
            let bits = (0..=NEIGHBOURS).filter(|&bit| matters(bit) && window >> bit & 1 != 0);
            bits.map(|bit| digit_weight(bit) as u16).sum()
        });
        let mut table = PatternTable { ternary: ternary.collect(), patterns: vec![Dead; WINDOWS], reach };
        // A window with one more own stone has a greater number and is classified before.
        for window in (0..WINDOWS).rev() {
            table.patterns[window] = table.classify(window, exact, &matters);
        }
        table
    }

    fn classify(&self, window: usize, exact: bool, matters: &dyn Fn(usize) -> bool) -> Pattern {
        let digit = |bit: usize| if bit == RADIUS { 1 } else { window / digit_weight(bit) % 3 };
        let run = 1
            + (1..=RADIUS).take_while(|steps| digit(RADIUS + steps) == 1).count()
            + (1..=RADIUS).take_while(|steps| digit(RADIUS - steps) == 1).count();
        if run == 5 || run > 5 && !exact {
            return Five;
        }
        let mut ways = [0; PATTERNS.len()];
        for bit in (0..=NEIGHBOURS).filter(|&bit| matters(bit) && digit(bit) == 0) {
            ways[self.patterns[window + digit_weight(bit)] as usize] += 1;
        }
        pattern_by_ways(&ways)
    }

    /// The patterns that a stone in the middle of a window would make for each side. The windows are the stones of
    /// both sides and the cells off the board.
    #[inline]
    pub fn lookup(&self, stones: [u32; 2], edge: u32) -> [Pattern; 2] {
        let ternary = |bits: u32| usize::from(self.ternary[(bits & WINDOW) as usize]);
        let [own, other, edge] = [stones[0], stones[1], edge].map(ternary);
        [self.patterns[own + 2 * (other + edge)], self.patterns[other + 2 * (own + edge)]]
    }
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
        let middle = line.find('*').unwrap();
        let bits = |wanted: char| {
            let all = line.char_indices().filter(|&(_, c)| c == wanted);
            all.fold(0, |bits, (at, _)| bits | 1 << (at + RADIUS - middle))
        };
        let edge = (0..=NEIGHBOURS)
            .filter(|bit| (middle + bit).checked_sub(RADIUS).is_none_or(|at| at >= line.len()));
        PatternTable::of(exact).lookup([bits('x'), bits('o')], edge.fold(0, |bits, bit| bits | 1 << bit))[0]
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
