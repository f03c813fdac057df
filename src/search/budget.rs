//! Node and time limits of a search, and stop requests.
//!
//! A search calls `spend` for every visited position and unwinds as soon as it returns false. Nodes are
//! counted exactly; the clock and the observer are checked at intervals.

use std::time::Duration;

use web_time::Instant;

use crate::core::player::{Limits, MoveValue, Report, SearchObserver};
use crate::core::thought::Thought;
use crate::core::thought_log;

/// Nodes between two reads of the clock: far less than a millisecond of any search.
const NODES_PER_CLOCK_CHECK: u64 = 1024;

/// Minimum and maximum interval between stop checks. In a browser a check takes from half a millisecond to
/// five or more; fast checks are frequent, so that a stop takes effect soon.
const STOP_CHECK_INTERVAL: (Duration, Duration) = (Duration::from_millis(12), Duration::from_millis(30));

/// Minimum gap between stop checks as a multiple of the last check's duration: checks take at most 1/40 of
/// the time, unless [`STOP_CHECK_INTERVAL`] limits the gap.
const STOP_CHECK_GAP_FACTOR: u32 = 39;

/// Remaining limits of one search.
pub struct Budget<'a, M> {
    nodes: u64,
    max_nodes: u64,
    deadline: Option<Instant>,
    next_stop_check: Instant,
    stop_check_interval: (Duration, Duration),
    exhausted: bool,
    stopped: bool,
    observer: &'a mut dyn SearchObserver<M>,
    /// Converts a cell to a move, for searches that work on cells.
    move_to: Option<&'a dyn Fn(usize) -> M>,
}

impl<'a, M> Budget<'a, M> {
    /// Starts the clock.
    pub fn new(limits: &Limits, observer: &'a mut dyn SearchObserver<M>) -> Self {
        let now = observer.now();
        Budget {
            nodes: 0,
            max_nodes: limits.nodes.map_or(u64::MAX, u64::from),
            deadline: limits.duration().map(|duration| now + duration),
            next_stop_check: now + STOP_CHECK_INTERVAL.0,
            stop_check_interval: STOP_CHECK_INTERVAL,
            exhausted: false,
            stopped: false,
            observer,
            move_to: None,
        }
    }

    /// Converts cells to moves in [`Budget::report_cell_thought`].
    pub fn with_moves(self, move_to: &'a dyn Fn(usize) -> M) -> Self {
        Budget { move_to: Some(move_to), ..self }
    }

    /// Checks for stops at a fixed interval, however long a check takes.
    pub fn with_stop_check_interval(self, time: Duration) -> Self {
        let now = self.observer.now();
        Budget { stop_check_interval: (time, time), next_stop_check: now + time, ..self }
    }

    /// Counts one node; false as soon as the search must end.
    #[inline]
    pub fn spend(&mut self) -> bool {
        if self.exhausted || self.nodes >= self.max_nodes {
            self.exhausted = true;
            return false;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_PER_CLOCK_CHECK) {
            self.check_limits();
        }
        !self.exhausted
    }

    /// Counts nodes that have been visited already; false as soon as the search must end.
    #[inline]
    pub fn spend_many(&mut self, nodes: u64) -> bool {
        let before = self.nodes;
        self.nodes = before.saturating_add(nodes);
        if self.nodes >= self.max_nodes {
            self.exhausted = true;
        } else if before / NODES_PER_CLOCK_CHECK != self.nodes / NODES_PER_CLOCK_CHECK {
            self.check_limits();
        }
        !self.exhausted
    }

    #[cold]
    fn check_limits(&mut self) {
        let now = self.observer.now();
        if self.deadline.is_some_and(|deadline| now >= deadline) {
            self.exhausted = true;
        } else if now >= self.next_stop_check {
            self.stopped = !self.observer.should_continue();
            self.exhausted = self.stopped;
            let answered = self.observer.now();
            let (min, max) = self.stop_check_interval;
            let rest = (answered - now).saturating_mul(STOP_CHECK_GAP_FACTOR).clamp(min, max);
            self.next_stop_check = answered + rest;
        }
    }

    /// Nodes counted so far, saturating.
    pub fn nodes(&self) -> u32 {
        u32::try_from(self.nodes).unwrap_or(u32::MAX)
    }

    /// Whether a limit was reached or the search was stopped.
    pub fn exhausted(&self) -> bool {
        self.exhausted
    }

    /// Whether the search was stopped.
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// Reports progress to the observer.
    pub fn report(&mut self, report: &Report<M>) {
        self.observer.report(report);
    }

    /// Reports the value of a move to the observer.
    pub fn value(&mut self, value: &MoveValue<M>) {
        self.observer.value(value);
    }

    /// Reports a thought if the observer wants thoughts.
    pub fn report_thought(&mut self, thought: impl FnOnce() -> Thought<M>) {
        thought_log::report_thought(self.observer, thought);
    }

    /// Reports a thought whose moves are cells.
    pub fn report_cell_thought(&mut self, thought: &Thought<usize>) {
        if let Some(move_to) = self.move_to {
            self.report_thought(|| thought.map(|&cell| move_to(cell)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::player::NoObserver;

    /// A clock that advances by [`TICK`] whenever it is read and by `answer` during each stop check; the check with
    /// the number `stop_at` stops the search.
    struct Clock {
        now: Instant,
        answer: Duration,
        stop_at: usize,
        /// The times of the stop checks.
        checks: Vec<Instant>,
    }

    const TICK: Duration = Duration::from_micros(100);

    impl Clock {
        fn new(answer: Duration, stop_at: usize) -> Clock {
            // Only differences from this instant matter.
            Clock { now: Instant::now(), answer, stop_at, checks: Vec::new() }
        }
    }

    impl SearchObserver<()> for Clock {
        fn report(&mut self, _: &Report<()>) {}

        fn should_continue(&mut self) -> bool {
            self.checks.push(self.now);
            self.now += self.answer;
            self.checks.len() < self.stop_at
        }

        fn now(&mut self) -> Instant {
            self.now += TICK;
            self.now
        }
    }

    #[test]
    fn node_limit_is_exact() {
        let mut observer = NoObserver;
        let limits = Limits { nodes: Some(2500), ..Limits::default() };
        let mut budget: Budget<'_, ()> = Budget::new(&limits, &mut observer);
        let spent = (0..10_000).filter(|_| budget.spend()).count();
        assert_eq!((spent, budget.nodes(), budget.exhausted(), budget.stopped()), (2500, 2500, true, false));
    }

    #[test]
    fn node_count_of_a_report_saturates() {
        let mut observer = NoObserver;
        let mut budget: Budget<'_, ()> = Budget::new(&Limits::default(), &mut observer);
        assert!(budget.spend_many(5_000_000_000) && budget.spend());
        assert_eq!(budget.nodes(), u32::MAX);
    }

    #[test]
    fn stop_request_is_honoured() {
        let mut clock = Clock::new(Duration::ZERO, 1);
        let mut budget = Budget::new(&Limits::default(), &mut clock);
        while budget.spend() {}
        assert!(budget.stopped());
    }

    /// The gaps between the stop checks of a search if each check takes `answer`.
    fn gaps(answer: Duration) -> Vec<Duration> {
        let mut clock = Clock::new(answer, 4);
        let mut budget = Budget::new(&Limits::default(), &mut clock);
        while budget.spend() {}
        clock.checks.windows(2).map(|pair| pair[1] - pair[0] - answer).collect()
    }

    #[test]
    fn slow_stop_checks_are_rare() {
        let (min, max) = STOP_CHECK_INTERVAL;
        // The clock is read once after each check and once at the next one.
        for (answer, rest) in [(0, min), (500, STOP_CHECK_GAP_FACTOR * 6 * TICK), (5000, max)] {
            assert_eq!(gaps(Duration::from_micros(answer)), [rest + TICK; 3], "{answer} microseconds");
        }
    }

    #[test]
    fn time_limit_is_measured_by_the_clock_of_the_observer() {
        let mut clock = Clock::new(Duration::ZERO, usize::MAX);
        let limits = Limits { time: Some(5), ..Limits::default() };
        let mut budget: Budget<'_, ()> = Budget::new(&limits, &mut clock);
        while budget.spend() {}
        assert!(budget.exhausted() && !budget.stopped());
        assert_eq!(budget.nodes(), 50 * NODES_PER_CLOCK_CHECK as u32);
    }
}
