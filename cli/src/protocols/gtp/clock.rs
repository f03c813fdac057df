//! Clock of a side in GTP, which counts whole seconds.

/// Main time, then Canadian byo-yomi periods of several moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// Milliseconds left; `None` if unlimited.
    pub left: Option<u32>,
    /// Moves left in a byo-yomi period; 0 in the main time.
    pub moves: u32,
}

impl Clock {
    /// The first clock and a full byo-yomi period by `time_settings`, in seconds and moves.
    pub fn from_settings(main: u32, period: u32, moves: u32) -> (Clock, Clock) {
        let byo_yomi = Clock { left: Some(milliseconds(period)), moves };
        let unlimited = period > 0 && moves == 0;
        let first = match main {
            0 if moves > 0 => byo_yomi,
            _ => Clock { left: (!unlimited).then_some(milliseconds(main)), moves: 0 },
        };
        (first, byo_yomi)
    }

    /// The clock after a move; a completed byo-yomi period is renewed.
    pub fn after(self, used: u32, reserve: u32, byo_yomi: Clock) -> Clock {
        let left = self.left.map(|left| left.saturating_sub(used));
        let main_is_over = self.moves == 0 && byo_yomi.moves > 0 && left.is_some_and(|left| left <= reserve);
        if main_is_over || self.moves == 1 {
            byo_yomi
        } else {
            Clock { left, moves: self.moves.saturating_sub(1) }
        }
    }

    /// The clock by `time_left`, whose seconds are rounded: the own account is finer as long as they agree.
    pub fn corrected(self, seconds: u32, moves: u32) -> Clock {
        let left = milliseconds(seconds);
        let is_finer = |own: &u32| self.moves == moves && own.abs_diff(left) < 1000;
        Clock { left: Some(self.left.filter(is_finer).unwrap_or(left)), moves }
    }
}

fn milliseconds(seconds: u32) -> u32 {
    seconds.saturating_mul(1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The clock after these `time_settings`, and after each move that took `used` milliseconds.
    fn clocks([main, period, moves]: [u32; 3], used: &[u32]) -> Vec<(Option<u32>, u32)> {
        let (mut clock, byo_yomi) = Clock::from_settings(main, period, moves);
        let mut clocks = vec![(clock.left, clock.moves)];
        for &used in used {
            clock = clock.after(used, 200, byo_yomi);
            clocks.push((clock.left, clock.moves));
        }
        clocks
    }

    #[test]
    fn byo_yomi_period_is_renewed_after_its_moves() {
        assert_eq!(clocks([0, 10, 1], &[9800, 9800]), [(Some(10_000), 1); 3]);
        let two = [(Some(10_000), 2), (Some(7000), 1), (Some(10_000), 2)];
        assert_eq!(clocks([0, 10, 2], &[3000, 4000]), two);
    }

    #[test]
    fn byo_yomi_starts_after_the_main_time() {
        let clocks = clocks([5, 10, 2], &[1000, 3900, 1000]);
        assert_eq!(clocks, [(Some(5000), 0), (Some(4000), 0), (Some(10_000), 2), (Some(9000), 1)]);
    }

    #[test]
    fn large_and_unlimited_times_are_accepted() {
        assert_eq!(clocks([u32::MAX, 0, 0], &[]), [(Some(u32::MAX), 0)]);
        assert_eq!(clocks([0, 1, 0], &[500]), [(None, 0); 2], "no limit");
    }

    #[test]
    fn whole_seconds_do_not_replace_a_finer_account() {
        let clock = |left| Clock { left: Some(left), moves: 0 };
        assert_eq!(clock(430).corrected(0, 0), clock(430));
        assert_eq!(clock(430).corrected(1, 0), clock(430), "rounded up");
        assert_eq!(clock(2400).corrected(0, 0), clock(0));
        assert_eq!(clock(430).corrected(7, 0), clock(7000));
        assert_eq!(clock(430).corrected(1, 3), Clock { left: Some(1000), moves: 3 });
    }
}
