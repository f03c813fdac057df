//! Lateness of answers, and the time that therefore remains unused.
//!
//! Operating system, pipes and manager delay every answer a little, and on a busy machine one in a hundred by
//! more than a tenth of a second. [`Lag`] measures both kinds: by how much an answer overran its plan, and how
//! much of the clock went to neither search nor increment.

use std::time::Duration;

/// Lags above this mean that the clock was set.
const MAX_LAG: Duration = Duration::from_secs(1);

/// Lag assumed before a larger one is observed.
const DEFAULT_LAG: Duration = Duration::from_millis(120);

/// Reserve as a multiple of the largest lag.
const RESERVE_FACTOR: u32 = 3;

/// Maximum reserve: a machine that stalls for longer must not take all time from a short game.
const MAX_RESERVE: Duration = Duration::from_millis(600);

/// The largest lag decays by 1/`DECAY` with each move.
const DECAY: u32 = 2048;

/// Weight of the last move in the average lag is 1/`AVERAGED_MOVES`.
const AVERAGED_MOVES: u32 = 8;

/// Observed lags of a program.
pub struct Lag {
    /// Expected clock at the next move, if only the search takes time.
    expected: Option<Duration>,
    /// Largest lag, decaying.
    largest: Duration,
    /// Moving average of the lags outside the program.
    average: Duration,
}

impl Default for Lag {
    fn default() -> Lag {
        Lag { expected: None, largest: DEFAULT_LAG, average: Duration::ZERO }
    }
}

impl Lag {
    /// Lags with this reserve, and an average per move.
    #[cfg(test)]
    pub fn with(reserve: Duration, average: Duration) -> Lag {
        Lag { largest: reserve / RESERVE_FACTOR, average, ..Lag::default() }
    }

    /// Forgets the expected clock, since the next game has a new one.
    pub fn new_game(&mut self) {
        self.expected = None;
    }

    /// Records an answer after `taken` to a command that left `clock`, including the increment, and was planned
    /// to take `planned` at most.
    pub fn answered(&mut self, clock: Option<Duration>, planned: Duration, taken: Duration) {
        self.largest = (self.largest - self.largest / DECAY).max(DEFAULT_LAG);
        self.observe(taken.saturating_sub(planned));
        self.expected = clock.map(|clock| clock.saturating_sub(taken));
    }

    /// Compares the clock of the next move with the expected one.
    pub fn clock_received(&mut self, clock: Duration) {
        let Some(expected) = self.expected.take() else { return };
        let late = expected.saturating_sub(clock);
        self.observe(late);
        if late <= MAX_LAG {
            self.average = (self.average * (AVERAGED_MOVES - 1) + late) / AVERAGED_MOVES;
        }
    }

    /// Part of the clock that remains unused for a single long delay.
    pub fn reserve(&self) -> Duration {
        (self.largest * RESERVE_FACTOR).min(MAX_RESERVE)
    }

    /// Part of each move's time that goes to delays.
    pub fn per_move(&self) -> Duration {
        self.average
    }

    /// Time for each of `moves` moves with this clock.
    pub fn share(&self, clock: Duration, moves: u32) -> Duration {
        (clock.saturating_sub(self.reserve()) / moves.max(1)).saturating_sub(self.average)
    }

    fn observe(&mut self, time: Duration) {
        if time <= MAX_LAG {
            self.largest = self.largest.max(time);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLANNED: Duration = ms(20);

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    /// The reserves at these clocks, if each move takes `taken` milliseconds and adds 10.
    fn reserves(taken: u64, clocks: impl IntoIterator<Item = u64>) -> Vec<u128> {
        let mut lag = Lag::default();
        let one = |left: u64| {
            lag.clock_received(ms(left));
            let reserve = lag.reserve().as_millis();
            lag.answered(Some(ms(left + 10)), PLANNED, ms(taken));
            reserve
        };
        clocks.into_iter().map(one).collect()
    }

    #[test]
    fn default_lag_is_assumed_on_a_quiet_machine() {
        let reserves = reserves(8, (0..20_000).map(|number| 1000 + 2 * number));
        assert!(reserves.into_iter().all(|reserve| reserve == 360));
    }

    #[test]
    fn observed_lag_decays_slowly() {
        let reserves = reserves(8, [1000, 852, 854].into_iter().chain((0..20_000).map(|_| 856)));
        assert_eq!(reserves[..2], [360, 450]);
        assert!(reserves[1..].is_sorted_by(|one, next| one >= next));
        assert!(reserves[400] > 360 && reserves[400] < 400, "{}", reserves[400]);
        assert_eq!(reserves.last(), Some(&360));
    }

    #[test]
    fn overrunning_the_plan_is_lag() {
        assert_eq!(reserves(170, [1000, 840]), [360, 450]);
        assert_eq!(reserves(900, [1000, 110]), [360, 600], "at most");
    }

    #[test]
    fn lag_persists_across_games() {
        let mut lag = Lag::default();
        lag.answered(Some(ms(200)), PLANNED, ms(170));
        lag.new_game();
        assert_eq!(lag.reserve(), ms(450));
    }

    #[test]
    fn changed_clocks_are_ignored() {
        assert_eq!(reserves(8, [60_000, 10_000, 60_000]), [360, 360, 360]);
        let mut lag = Lag::default();
        lag.answered(Some(ms(1510)), PLANNED, ms(8));
        lag.new_game();
        lag.clock_received(ms(900));
        assert_eq!(lag.reserve(), ms(360));
    }

    #[test]
    fn frequent_small_lags_shorten_every_move() {
        let mut lag = Lag::default();
        let share = lag.share(ms(1360), 10);
        for _ in 0..100 {
            lag.answered(Some(ms(1000)), PLANNED, ms(20));
            lag.clock_received(ms(968));
        }
        assert!(lag.per_move() > ms(11) && lag.per_move() <= ms(12), "{:?}", lag.per_move());
        assert_eq!((share, lag.share(ms(1360), 10)), (ms(100), ms(100) - lag.per_move()));
    }
}
