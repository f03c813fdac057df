//! Computer players end within their time limit, measured by a simulated clock.

use std::time::{Duration, Instant};

use stratege::core::player::{Limits, Report, SearchObserver};
use stratege::registry::GAMES;
use stratege::search::random::Random;

/// Milliseconds per move.
const LIMIT: u32 = 60;

/// Reads of the clock after the limit, by which a search unwinds.
const TOLERANCE: u32 = 6;

/// A clock that advances by a millisecond at each read.
struct SimulatedClock {
    begun: Instant,
    reads: u32,
}

impl SearchObserver<String> for SimulatedClock {
    fn report(&mut self, _: &Report<String>) {}

    fn should_continue(&mut self) -> bool {
        true
    }

    fn now(&mut self) -> Instant {
        self.reads += 1;
        self.begun + Duration::from_millis(self.reads.into())
    }
}

#[test]
fn players_with_a_time_limit_are_never_late() {
    for game in GAMES {
        let info = game.info();
        let strongest = info.players.last().unwrap().id;
        for number in 0..6 {
            let mut random = Random::new(number);
            let mut record = game.read("").unwrap();
            for _ in 0..4 * number + 2 {
                let view = record.view();
                if view.outcome.is_some() || view.legal.is_empty() {
                    break;
                }
                record.play(&view.legal[random.below(view.legal.len())].text).unwrap();
            }
            if record.outcome().is_some() || record.chooser(record.ply()).is_none() {
                continue;
            }
            // Only differences from this instant matter.
            let mut clock = SimulatedClock { begun: Instant::now(), reads: 0 };
            let limits = Limits { time: Some(LIMIT), ..Limits::default() };
            let mut player = game.player(strongest, &Vec::new(), 1).unwrap();
            player.choose(&*record, &limits, &mut clock).unwrap();
            let SimulatedClock { reads, .. } = clock;
            let text = record.record_text();
            assert!(reads <= LIMIT + TOLERANCE, "{strongest} read the clock {reads} times at {text}");
        }
    }
}
