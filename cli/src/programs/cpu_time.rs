//! The processor time that a process has used, all its threads together; Linux tells it under `/proc`.

use std::fs;
use std::time::Duration;

/// The unit of times in `/proc/PID/stat`: a hundredth of a second on every Linux.
const TICK: Duration = Duration::from_millis(10);

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
