//! How much less deeply a move is looked at the later it comes, and which are not looked at at all.

/// Depths and numbers of moves beyond this count as this.
const MOST: usize = 128;

/// Quiet moves that are looked at whatever is left; with the plies they grow like the root of the cube.
const WIDTH: i32 = 4;

/// Tables of depths and of moves that came before.
pub struct Lateness {
    /// A hundred times the natural logarithm.
    logarithms: [i32; MOST],
    /// Quiet moves that are looked at with so many plies left.
    widths: [i32; MOST],
}

impl Lateness {
    /// Works them out.
    pub fn new() -> Lateness {
        let logarithms = std::array::from_fn(|number| ((number.max(1) as f64).ln() * 100.0) as i32);
        let widths = std::array::from_fn(|depth| WIDTH + depth.pow(3).isqrt() as i32);
        Lateness { logarithms, widths }
    }

    /// A hundred times the plies that a move loses, where nothing is known of it.
    pub fn hundredths(&self, depth: i32, at: usize) -> i32 {
        let depth = self.logarithms[(depth as usize).min(MOST - 1)];
        let number = self.logarithms[(at + 1).min(MOST - 1)];
        depth * number / 100
    }

    /// Plies that a move of the root loses.
    pub fn at_root(&self, depth: i32, at: usize) -> i32 {
        ((self.hundredths(depth, at) - 100) / 100).clamp(0, depth - 2)
    }

    /// After so many moves the quiet ones are not looked at.
    pub fn width(&self, depth: i32, improving: bool) -> usize {
        let width = self.widths[(depth as usize).min(MOST - 1)];
        (if improving { width } else { width / 2 + 1 }) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_later_or_is_looked_at_further_loses_more() {
        let lateness = Lateness::new();
        for depth in 2..40 {
            for at in 1..200 {
                let lost = lateness.hundredths(depth, at);
                assert!(
                    lost <= lateness.hundredths(depth, at + 1) && lost <= lateness.hundredths(depth + 1, at)
                );
                assert!((0..=depth - 2).contains(&lateness.at_root(depth, at)));
            }
        }
        assert_eq!((lateness.hundredths(8, 7), lateness.hundredths(8, 0)), (428, 0));
    }

    #[test]
    fn a_position_that_gets_better_deserves_more_moves() {
        let lateness = Lateness::new();
        assert_eq!([1, 2, 4, 9].map(|depth| lateness.width(depth, true)), [5, 6, 12, 31]);
        assert_eq!([1, 2, 4, 9].map(|depth| lateness.width(depth, false)), [3, 4, 7, 16]);
    }
}
