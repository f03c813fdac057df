//! Distribution of a player's move times by ply.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::time::Duration;

/// The shortest time that is not exceeded by `share` of these sorted times; zero without times.
pub fn percentile(sorted: &[Duration], share: f64) -> Duration {
    let count = (share * sorted.len() as f64).ceil() as usize;
    sorted.get(count.saturating_sub(1)).copied().unwrap_or_default()
}

#[derive(Default)]
pub struct MoveTimes {
    times: BTreeMap<usize, Vec<Duration>>,
}

impl MoveTimes {
    pub fn add(&mut self, ply: usize, time: Duration) {
        self.times.entry(ply).or_default().push(time);
    }
}

impl Display for MoveTimes {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "moves before  times   median ms   99 % ms   longest ms")?;
        let all = self.times.values().flatten().copied().collect();
        let plies = self.times.iter().map(|(ply, times)| (ply.to_string(), times.clone()));
        for (name, mut times) in plies.chain([("all".to_string(), all)]) {
            times.sort_unstable();
            let at = |share: f64| percentile(&times, share).as_secs_f64() * 1000.0;
            let [median, p99, longest] = [at(0.5), at(0.99), at(1.0)];
            writeln!(f, "{name:>12} {:>6} {median:>11.2} {p99:>9.2} {longest:>12.2}", times.len())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn median_and_99th_percentile_match_the_textbook() {
        let mut move_times = MoveTimes::default();
        (1..=200).for_each(|number| move_times.add(4, Duration::from_millis(number)));
        let text = move_times.to_string();
        let line: Vec<_> = text.lines().nth(1).unwrap().split_whitespace().collect();
        assert_eq!(line, ["4", "200", "100.00", "198.00", "200.00"]);
    }
}
