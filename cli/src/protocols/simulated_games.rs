//! Whole games against simulated clocks on a busy machine: no protocol's time management may exceed its time.
//! `npm run check -- time` plays real games.

use std::time::Duration;

use super::lag::Lag;
use super::{piskvork, reversi_moves_left, uci};
use stratege::search::random::Random;

const GAMES: u64 = 200;

/// One second and ten milliseconds per move.
const MAIN: Duration = Duration::from_millis(1000);
const INCREMENT: Duration = Duration::from_millis(10);

/// Delays of a machine with twice as many busy processes as cores: each answer waits for a time slice or two,
/// inside or outside of the program, and one in fifty for up to 140 ms.
struct BusyMachine(Random);

impl BusyMachine {
    fn delay(&mut self, longest: usize) -> Duration {
        Duration::from_micros(self.0.below(1000 * longest + 1) as u64)
    }

    /// Delays of a search beyond its plan, and of its answer on the way to the manager.
    fn delays(&mut self) -> [Duration; 2] {
        let both = [self.delay(4), self.delay(8)];
        if self.0.below(50) > 0 {
            return both;
        }
        let long = self.delay(140);
        if self.0.below(2) == 0 { [both[0] + long, both[1]] } else { [both[0], both[1] + long] }
    }
}

/// Plays games of `moves` moves; `plan` returns the time that a search uses and its hard limit, by clock and
/// number of the move.
fn play(moves: u32, has_clock_reports: bool, plan: impl Fn(&Lag, Duration, u32) -> [Duration; 2]) {
    let mut lag = Lag::default();
    for game in 0..GAMES {
        let mut machine = BusyMachine(Random::new(game));
        let mut clock = MAIN;
        lag.new_game();
        for number in 0..moves {
            if has_clock_reports {
                lag.clock_received(clock);
            }
            let [usual, hard_limit] = plan(&lag, clock, number);
            let searched = if machine.0.below(6) == 0 { hard_limit } else { usual };
            let [inside, outside] = machine.delays();
            let taken = searched + inside;
            lag.answered(has_clock_reports.then_some(clock + INCREMENT), hard_limit, taken);
            let left = clock.checked_sub(taken + outside);
            clock = left.unwrap_or_else(|| {
                panic!("game {game}, move {number}: {clock:?} left, {searched:?} planned, {taken:?} taken")
            });
            clock += INCREMENT;
        }
    }
}

#[test]
fn uci_never_exceeds_the_clock() {
    play(150, true, |lag, clock, _| {
        let go = uci::Go {
            clock: Some(clock.as_millis() as u64),
            increment: INCREMENT.as_millis() as u64,
            ..uci::Go::default()
        };
        go.times(0, lag).unwrap().into()
    });
}

#[test]
fn piskvork_never_exceeds_the_clock() {
    play(100, true, |lag, left, _| {
        let left = left.as_millis() as u64;
        let clock = piskvork::Clock { turn: i32::MAX as u64, game: 0, left: Some(left) };
        [clock.next(lag).max(Duration::from_millis(1)); 2]
    });
}

#[test]
fn reversi_over_nboard_and_gtp_never_exceeds_the_clock() {
    play(30, false, |lag, clock, number| [lag.share(clock, reversi_moves_left(60 - 2 * number)); 2]);
}

#[test]
fn moves_never_exceed_a_limit_per_turn() {
    for turn in [60, 150, 1000, 30_000] {
        let clock = piskvork::Clock { turn, game: 0, left: None };
        let mut lag = Lag::default();
        let planned = clock.next(&lag);
        lag.answered(None, planned, planned + Duration::from_millis(190));
        let later = clock.next(&lag);
        let turn = Duration::from_millis(turn);
        assert_eq!(later < planned, turn.as_millis() == 1000, "{turn:?}");
        assert!(later + Duration::from_millis(30) <= turn, "{turn:?}: {later:?}");
    }
}
