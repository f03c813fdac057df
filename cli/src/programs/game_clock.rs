//! Clocks of a whole game: time control, and the time left of both sides.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Time of a side for the whole game, and its increment per move, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeControl {
    pub main_ms: u32,
    pub increment_ms: u32,
}

impl FromStr for TimeControl {
    type Err = String;

    /// Parses `SECONDS` or `SECONDS+INCREMENT`.
    fn from_str(text: &str) -> Result<TimeControl, String> {
        let milliseconds = |text: &str| {
            let seconds: f64 = text.parse().ok().filter(|seconds| (0.0..=4e6).contains(seconds))?;
            Some((seconds * 1000.0).round() as u32)
        };
        let (main, increment) = text.split_once('+').unwrap_or((text, "0"));
        let both = milliseconds(main).filter(|main| *main > 0).zip(milliseconds(increment));
        let (main_ms, increment_ms) =
            both.ok_or_else(|| format!("expected seconds and increment as in 60+0.5, not \"{text}\""))?;
        Ok(TimeControl { main_ms, increment_ms })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [main, increment] = [self.main_ms, self.increment_ms].map(|ms| f64::from(ms) / 1000.0);
        write!(f, "{main} s + {increment} s a move")
    }
}

/// Running clocks of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameClock {
    /// Time left of the side to move and of its opponent.
    pub left: [Duration; 2],
    pub increment: Duration,
}

impl GameClock {
    pub fn new(control: TimeControl) -> GameClock {
        let [main, increment] =
            [control.main_ms, control.increment_ms].map(|ms| Duration::from_millis(ms.into()));
        GameClock { left: [main; 2], increment }
    }

    /// Clock after a move of the side to move that took `used`.
    pub fn after(self, used: Duration) -> GameClock {
        let [own, other] = self.left;
        GameClock { left: [other, own.saturating_sub(used) + self.increment], ..self }
    }

    /// Time left of the side to move.
    pub fn own(&self) -> Duration {
        self.left[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_are_parsed() {
        let parse =
            |text: &str| text.parse().map(|TimeControl { main_ms, increment_ms }| (main_ms, increment_ms));
        assert_eq!(parse("1+0.01"), Ok((1000, 10)));
        assert_eq!(parse("60"), Ok((60_000, 0)));
        for wrong in ["", "0", "-1", "1+", "1+x", "nan", "1e9", "1+2+3"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn moves_use_time_and_add_the_increment() {
        let ms = Duration::from_millis;
        let clock = GameClock::new(TimeControl { main_ms: 1000, increment_ms: 10 });
        assert_eq!(clock.after(ms(300)).left, [ms(1000), ms(710)]);
        assert_eq!(clock.after(ms(300)).after(ms(1)).left, [ms(710), ms(1009)]);
    }
}
