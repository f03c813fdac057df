//! The processor time that a process has used, all its threads together; Linux tells it under `/proc`.

use std::fs;
use std::time::{Duration, Instant};

/// The unit of times in `/proc/PID/stat`: a hundredth of a second on every Linux.
const TICK: Duration = Duration::from_millis(10);

/// Time of the clock between two questions how much processor time this process has used, as each takes long.
const BETWEEN_QUESTIONS: Duration = Duration::from_millis(4);

/// The time of a process; nothing where the system does not tell it.
pub fn of_process(id: u32) -> Option<Duration> {
    of_folder(&format!("/proc/{id}"))
}

/// The time of this process.
pub fn of_this_process() -> Option<Duration> {
    of_folder("/proc/self")
}

/// `stat` counts also threads that have ended, but in coarse steps, rounded down; the sum over the threads that run is
/// exact. The greater of the two is the better.
fn of_folder(folder: &str) -> Option<Duration> {
    let coarse = ticks(&fs::read_to_string(format!("{folder}/stat")).ok()?)? * TICK;
    let threads = fs::read_dir(format!("{folder}/task")).ok()?;
    let exact = threads.flatten().filter_map(|thread| {
        let text = fs::read_to_string(thread.path().join("schedstat")).ok()?;
        Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
    });
    Some(coarse.max(exact.sum()))
}

/// User and system time, the 14th and 15th word of `stat`. The second is a name in brackets that may have blanks.
fn ticks(stat: &str) -> Option<u32> {
    let after_name = stat.rsplit_once(')')?.1;
    let mut times = after_name.split_whitespace().skip(11).map(|word| word.parse::<u32>().ok());
    Some(times.next()?? + times.next()??)
}

/// A clock that goes by the processor time of this process. Between two questions it goes as the wall clock does, which
/// is never slower than one thread.
pub struct CpuClock {
    begun: Instant,
    used_before: Option<Duration>,
    /// When the system was asked last, and what had been used since the beginning.
    asked: (Instant, Duration),
    latest: Instant,
}

impl CpuClock {
    /// A clock that starts now.
    pub fn start() -> CpuClock {
        let begun = Instant::now();
        CpuClock { begun, used_before: of_this_process(), asked: (begun, Duration::ZERO), latest: begun }
    }

    /// The time on this clock; the wall clock's where the system does not tell the processor time.
    pub fn now(&mut self) -> Instant {
        let now = Instant::now();
        if now - self.asked.0 >= BETWEEN_QUESTIONS
            && let Some((used, before)) = of_this_process().zip(self.used_before)
        {
            self.asked = (now, used.saturating_sub(before));
        }
        self.latest = self.latest.max(self.begun + self.asked.1 + (now - self.asked.0));
        self.latest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_and_system_time_are_found_behind_any_name() {
        let stat = "71 (a) b (c) R 1 71 71 0 -1 4194304 100 0 0 0 250 31 7 8 20 0 1 0 5 6 7";
        assert_eq!(ticks(stat), Some(281));
        assert_eq!(ticks("71 (cut) R 1"), None);
    }
}
