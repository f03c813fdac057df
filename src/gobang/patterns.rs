//! What a stone on an empty square would make on one line, for one side: five, open four, four, open three …
//!
//! Every answer is read from a table that is worked out once, in a millisecond, from the meaning of the words:
//! a four is one stone short of five, an open four has two ways to five, an open three one way to an open four.

use std::sync::OnceLock;

/// What one side would have on a line after a stone on the square; a later pattern is a stronger one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Pattern {
    /// No five is possible any more.
    Dead,
    /// Four stones short of five.
    One,
    /// One stone short of an open two.
    OpenOne,
    /// Three stones short of five.
    Two,
    /// One stone short of an open three, on one or two squares.
    TightTwo,
    /// One stone short of an open three, on more squares than two.
    OpenTwo,
    /// One stone short of a four.
    Three,
    /// One stone short of an open four, on one square.
    TightThree,
    /// One stone short of an open four, on two squares or more.
    OpenThree,
    /// One square makes five.
    Four,
    /// Two squares make five: nobody can close both.
    OpenFour,
    /// Five in a row.
    Five,
}

use Pattern::*;

/// Every pattern, the weakest first.
pub const PATTERNS: [Pattern; 12] =
    [Dead, One, OpenOne, Two, TightTwo, OpenTwo, Three, TightThree, OpenThree, Four, OpenFour, Five];

/// Squares to each side of a stone that the longest look takes in: with exactly five, the one behind matters.
pub const REACH: usize = 5;
/// Squares on a line around the one in the middle.
const AROUND: usize = 2 * REACH;
/// Bits of a look along a line, with the one in the middle.
pub const LOOK: u32 = (1 << (AROUND + 1)) - 1;
/// Lines of empty squares, own stones and blocked squares around one in the middle.
const LINES: usize = 3usize.pow(AROUND as u32);

/// The table of one rule.
pub struct Patterns {
    /// A look along a line as a number of base three with digits 0 and 1, without the middle.
    thirds: Vec<u16>,
    patterns: Vec<Pattern>,
    /// Squares to each side on which a stone can change a pattern.
    pub reach: usize,
}

impl Patterns {
    /// The table of a rule: whether five win and six do not.
    pub fn of(exact: bool) -> &'static Patterns {
        static TABLES: [OnceLock<Patterns>; 2] = [const { OnceLock::new() }; 2];
        TABLES[usize::from(exact)].get_or_init(|| Patterns::new(exact))
    }

    fn new(exact: bool) -> Patterns {
        // Where longer rows win too, the outermost squares change nothing and are not looked at.
        let reach = if exact { REACH } else { REACH - 1 };
        let looked_at = |bit: usize| bit != REACH && bit.abs_diff(REACH) <= reach;
        let thirds = (0..=LOOK as usize).map(|look| {
            let bits = (0..=AROUND).filter(|&bit| looked_at(bit) && look >> bit & 1 != 0);
            bits.map(|bit| worth_of_digit(bit) as u16).sum()
        });
        let mut table = Patterns { thirds: thirds.collect(), patterns: vec![Dead; LINES], reach };
        // A line with one more own stone has a greater number and is known before.
        for number in (0..LINES).rev() {
            table.patterns[number] = table.meaning(number, exact, &looked_at);
        }
        table
    }

    fn meaning(&self, number: usize, exact: bool, looked_at: &dyn Fn(usize) -> bool) -> Pattern {
        let digit = |bit: usize| if bit == REACH { 1 } else { number / worth_of_digit(bit) % 3 };
        let run = 1
            + (1..=REACH).take_while(|steps| digit(REACH + steps) == 1).count()
            + (1..=REACH).take_while(|steps| digit(REACH - steps) == 1).count();
        if run == 5 || run > 5 && !exact {
            return Five;
        }
        let mut ways = [0; PATTERNS.len()];
        for bit in (0..=AROUND).filter(|&bit| looked_at(bit) && digit(bit) == 0) {
            ways[self.patterns[number + worth_of_digit(bit)] as usize] += 1;
        }
        let ways_to = |from: Pattern, to: Pattern| ways[from as usize..=to as usize].iter().sum::<i32>();
        match () {
            _ if ways_to(Five, Five) > 1 => OpenFour,
            _ if ways_to(Five, Five) == 1 => Four,
            _ if ways_to(OpenFour, OpenFour) > 1 => OpenThree,
            _ if ways_to(OpenFour, OpenFour) == 1 => TightThree,
            _ if ways_to(Four, Four) > 0 => Three,
            _ if ways_to(TightThree, OpenThree) > 2 => OpenTwo,
            _ if ways_to(TightThree, OpenThree) > 0 => TightTwo,
            _ if ways_to(Three, Three) > 0 => Two,
            _ if ways_to(TightTwo, OpenTwo) > 0 => OpenOne,
            _ if ways_to(Two, Two) > 0 => One,
            _ => Dead,
        }
    }

    /// The patterns that a stone in the middle of this look would make for each of two sides. The looks are the
    /// stones of either side and the squares off the board.
    #[inline]
    pub fn both(&self, stones: [u32; 2], edge: u32) -> [Pattern; 2] {
        let third = |bits: u32| usize::from(self.thirds[(bits & LOOK) as usize]);
        let [own, other, edge] = [stones[0], stones[1], edge].map(third);
        [self.patterns[own + 2 * (other + edge)], self.patterns[other + 2 * (own + edge)]]
    }
}

/// What a digit of a line's number counts; the middle has none, and the outermost squares count most.
fn worth_of_digit(bit: usize) -> usize {
    let distance = bit.abs_diff(REACH);
    match distance {
        0 => 0,
        _ => 3usize.pow(2 * (distance as u32 - 1) + u32::from(bit > REACH)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pattern of a line in which `*` is the square in question, `x` an own stone and `o` another.
    fn pattern(line: &str, exact: bool) -> Pattern {
        let middle = line.find('*').unwrap();
        let bits = |wanted: char| {
            let all = line.char_indices().filter(|&(_, c)| c == wanted);
            all.fold(0, |bits, (at, _)| bits | 1 << (at + REACH - middle))
        };
        let edge =
            (0..=AROUND).filter(|bit| (middle + bit).checked_sub(REACH).is_none_or(|at| at >= line.len()));
        Patterns::of(exact).both([bits('x'), bits('o')], edge.fold(0, |bits, bit| bits | 1 << bit))[0]
    }

    #[test]
    fn words_mean_what_players_mean_by_them() {
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
            ("o.xx*.o", Three),
            ("oxx*..", Three),
            ("....x*....", OpenTwo),
            ("ox*...", Two),
            (".....*.....", OpenOne),
            ("o*....", One),
            ("o*...o", Dead),
        ] {
            assert_eq!(pattern(line, false), wanted, "{line}");
        }
    }

    #[test]
    fn six_are_no_five_where_five_are_wanted_exactly() {
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
