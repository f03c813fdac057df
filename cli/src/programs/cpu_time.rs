//! Processor time of a process with all its threads; Linux reports it in `/proc`.

use std::fs;
use std::time::{Duration, Instant};

/// Unit of the times in `/proc/PID/stat`: 10 ms on every Linux.
const TICK: Duration = Duration::from_millis(10);

/// Minimum interval between reads of the processor time, which are slow.
const MIN_READ_INTERVAL: Duration = Duration::from_millis(4);

/// Processor time of a process; `None` if the system does not report it.
pub fn of_process(id: u32) -> Option<Duration> {
    of_folder(&format!("/proc/{id}"))
}

/// Processor time of this process.
pub fn of_this_process() -> Option<Duration> {
    of_folder("/proc/self")
}

/// The larger of two measures: `stat` includes finished threads but is coarse and rounded down; the sum over
/// running threads is exact.
fn of_folder(folder: &str) -> Option<Duration> {
    let coarse = ticks(&fs::read_to_string(format!("{folder}/stat")).ok()?)? * TICK;
    let threads = fs::read_dir(format!("{folder}/task")).ok()?;
    let exact = threads.flatten().filter_map(|thread| {
        let text = fs::read_to_string(thread.path().join("schedstat")).ok()?;
        Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
    });
    Some(coarse.max(exact.sum()))
}

/// User plus system time: fields 14 and 15 of `stat`. The second field is a parenthesised name that may
/// contain blanks.
fn ticks(stat: &str) -> Option<u32> {
    let after_name = stat.rsplit_once(')')?.1;
    let mut times = after_name.split_whitespace().skip(11).map(|word| word.parse::<u32>().ok());
    Some(times.next()?? + times.next()??)
}

/// A clock that follows the processor time of this process. Between reads it advances like the wall clock,
/// which is never slower than a single thread.
pub struct CpuClock {
    begun: Instant,
    used_before: Option<Duration>,
    /// Time of the last read, and the processor time used at that moment since the clock started.
    last_read: (Instant, Duration),
    latest: Instant,
}

impl CpuClock {
    /// Starts the clock.
    pub fn start() -> CpuClock {
        let begun = Instant::now();
        CpuClock { begun, used_before: of_this_process(), last_read: (begun, Duration::ZERO), latest: begun }
    }

    /// The time on this clock; wall time if the system does not report processor time.
    pub fn now(&mut self) -> Instant {
        let now = Instant::now();
        if now - self.last_read.0 >= MIN_READ_INTERVAL
            && let Some((used, before)) = of_this_process().zip(self.used_before)
        {
            self.last_read = (now, used.saturating_sub(before));
        }
        self.latest = self.latest.max(self.begun + self.last_read.1 + (now - self.last_read.0));
        self.latest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_and_system_time_are_found_after_any_name() {
        let stat = "71 (a) b (c) R 1 71 71 0 -1 4194304 100 0 0 0 250 31 7 8 20 0 1 0 5 6 7";
        assert_eq!(ticks(stat), Some(281));
        assert_eq!(ticks("71 (cut) R 1"), None);
    }
}
