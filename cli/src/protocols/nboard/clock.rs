//! Clocks of a game in GGF: `TI[10:00]`, and the time of each move, `B[F5/value/seconds]`.

use std::time::Duration;

/// Time left of Black and White.
#[derive(Debug, PartialEq, Eq)]
pub struct Clock([Duration; 2]);

impl Clock {
    /// The clocks after the moves of a game; `None` without a time control.
    pub fn read(game: &str) -> Option<Clock> {
        let properties = || {
            let parts = game.split(']').filter_map(|part| part.split_once('['));
            parts.map(|(name, value)| (name.trim_start_matches([';', '(', ' ']), value))
        };
        let (_, control) = properties().find(|(name, _)| *name == "TI")?;
        let mut clock = Clock([read_time(control)?; 2]);
        for (name, value) in properties().filter(|(name, _)| matches!(*name, "B" | "W")) {
            clock.use_time(name == "B", time_of_move(value));
        }
        Some(clock)
    }

    /// Subtracts the time of a move.
    pub fn use_time(&mut self, black: bool, time: Duration) {
        let left = &mut self.0[usize::from(!black)];
        *left = left.saturating_sub(time);
    }

    /// Time left of a side; `None` once it is used up, when the game continues without a clock.
    pub fn left(&self, black: bool) -> Option<Duration> {
        Some(self.0[usize::from(!black)]).filter(|left| !left.is_zero())
    }
}

/// The time in `F5/value/seconds`; zero if it is missing.
pub fn time_of_move(text: &str) -> Duration {
    text.split('/').nth(2).and_then(read_time).unwrap_or_default()
}

/// Parses `[[hours:]minutes:]seconds`, up to the increment behind a slash.
fn read_time(text: &str) -> Option<Duration> {
    let main = text.split('/').next().unwrap_or_default();
    let parts = main.split(':').map(|part| part.trim().parse::<f64>().ok());
    let seconds = parts.reduce(|before, part| Some(60.0 * before? + part?))??;
    Duration::try_from_secs_f64(seconds).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(game: &str) -> Option<[Option<f64>; 2]> {
        let clock = Clock::read(game)?;
        Some([true, false].map(|black| clock.left(black).map(|left| left.as_secs_f64())))
    }

    #[test]
    fn time_control_minus_the_times_of_moves_is_left() {
        assert_eq!(left("(;GM[Othello]TI[01:00.5//02:00]BO[8];)"), Some([Some(60.5); 2]));
        assert_eq!(left("(;TI[10]BO[8]B[F5//1.5]W[F6/0.2]B[D3/-1/2];)"), Some([Some(6.5), Some(10.0)]));
        assert_eq!(left("(;TI[1:00:00]B[F5];)"), Some([Some(3600.0); 2]));
        assert_eq!(left("(;TI[1]B[F5//5]W[F6//0.5];)"), Some([None, Some(0.5)]));
    }

    #[test]
    fn games_without_a_readable_time_control_have_no_clock() {
        for game in [
            "",
            "(;BO[8]B[F5//1];)",
            "(;TI[]BO[8];)",
            "(;TI[x:1];)",
            "(;TI[-1];)",
            "(;TI[1e30];)",
            "(;TI[nan];)",
        ] {
            assert_eq!(left(game), None, "{game}");
        }
    }
}
