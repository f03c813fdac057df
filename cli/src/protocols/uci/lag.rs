//! How late moves arrive: what the operating system, the pipes and the GUI add to what a search was meant to take. On a
//! busy machine one move in a thousand comes a tenth of a second late, out of the blue. So more of the clock is kept
//! back than `Move Overhead` says: as if such a machine had been seen, and more if a worse one has.

use std::time::Duration;

use super::go::Go;

/// Moves that seem to be later than this are not: somebody has set the clock.
const MAX_LAG: Duration = Duration::from_secs(1);

/// The lag that has to be expected also where none was seen for long.
const USUAL_LAG: Duration = Duration::from_millis(60);

/// So many times the greatest lag is kept back.
const RESERVE: u32 = 3;

/// In each move this part of the greatest lag is forgotten.
const FORGOTTEN: u32 = 2048;

/// The clock before a move, in milliseconds, and what the search may take of it.
pub struct Clock {
    left: u64,
    increment: u64,
    hard_limit: Duration,
}

impl Clock {
    /// The clock that runs from this command on, if one does, with the hard limit of the move.
    pub fn of(go: &Go, hard_limit: Option<Duration>) -> Option<Clock> {
        let left = go.clock.filter(|_| !go.ponder)?;
        Some(Clock { left, increment: go.increment, hard_limit: hard_limit? })
    }
}

/// What has been seen so far.
pub struct Lag {
    /// What the clock should show at the next `go`, in milliseconds, if nothing but the search took time.
    expected: Option<u64>,
    /// The greatest lag, the longer ago the less.
    greatest: Duration,
}

impl Default for Lag {
    fn default() -> Lag {
        Lag { expected: None, greatest: USUAL_LAG }
    }
}

impl Lag {
    /// A game begins: its clock says nothing about the last move.
    pub fn new_game(&mut self) {
        self.expected = None;
    }

    /// A search has ended, after so much time.
    pub fn moved(&mut self, clock: &Clock, taken: Duration) {
        self.greatest = (self.greatest - self.greatest / FORGOTTEN).max(USUAL_LAG);
        self.was_late(taken.saturating_sub(clock.hard_limit));
        self.expected = Some((clock.left + clock.increment).saturating_sub(taken.as_millis() as u64));
    }

    /// A command has come: what its clock says of the last move counts.
    pub fn asked(&mut self, go: &Go) {
        if let (Some(expected), Some(left)) = (self.expected.take(), go.clock) {
            self.was_late(Duration::from_millis(expected.saturating_sub(left)));
        }
    }

    /// What to keep back of a clock, in milliseconds.
    pub fn reserve(&self) -> u64 {
        (self.greatest * RESERVE).as_millis() as u64
    }

    fn was_late(&mut self, time: Duration) {
        if time <= MAX_LAG {
            self.greatest = self.greatest.max(time);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: Duration = Duration::from_millis(20);

    fn go(left: u64) -> Go {
        Go { clock: Some(left), increment: 10, ..Go::default() }
    }

    /// The reserves at these clocks, after moves that took so many milliseconds.
    fn reserves(taken: u64, clocks: impl IntoIterator<Item = u64>) -> Vec<u64> {
        let mut lag = Lag::default();
        let one = |left: u64| {
            lag.asked(&go(left));
            let reserve = lag.reserve();
            lag.moved(&Clock::of(&go(left), Some(MOST)).unwrap(), Duration::from_millis(taken));
            reserve
        };
        clocks.into_iter().map(one).collect()
    }

    #[test]
    fn on_a_quiet_machine_the_usual_lag_is_expected() {
        let reserves = reserves(8, (0..20_000).map(|number| 1000 + 2 * number));
        assert!(reserves.into_iter().all(|reserve| reserve == 180));
    }

    #[test]
    fn a_late_move_is_kept_in_mind_for_a_while() {
        let reserves = reserves(8, [1000, 902, 904].into_iter().chain((0..20_000).map(|_| 906)));
        assert_eq!(reserves[..2], [180, 300]);
        assert!(reserves[1..].is_sorted_by(|one, next| one >= next));
        assert!(reserves[1000] > 180 && reserves[1000] < 240, "{}", reserves[1000]);
        assert_eq!(reserves.last(), Some(&180));
    }

    #[test]
    fn a_search_that_overran_its_limit_was_late() {
        assert_eq!(reserves(120, [1000, 890]), [180, 300]);
    }

    #[test]
    fn it_counts_also_when_the_game_is_over() {
        let mut lag = Lag::default();
        lag.moved(&Clock::of(&go(100), Some(MOST)).unwrap(), Duration::from_millis(120));
        lag.new_game();
        assert_eq!(lag.reserve(), 300);
    }

    #[test]
    fn a_clock_that_was_set_says_nothing() {
        assert_eq!(reserves(8, [60_000, 10_000, 60_000]), [180, 180, 180]);
        let mut lag = Lag::default();
        lag.moved(&Clock::of(&go(1500), Some(MOST)).unwrap(), Duration::from_millis(8));
        lag.new_game();
        lag.asked(&go(900));
        assert_eq!(lag.reserve(), 180);
        assert!(Clock::of(&Go { ponder: true, ..go(500) }, Some(MOST)).is_none());
    }
}
