//! How much a search may still spend, and whether anybody wants it to stop.
//!
//! A search calls `spend` for every position it looks at and unwinds as soon as that says no. Nodes are
//! counted exactly; the clock and the observer are asked only now and then.

use std::time::Duration;

use web_time::Instant;

use crate::core::player::{Limits, MoveValue, Report, SearchObserver};
use crate::core::thought::Thought;
use crate::core::thought_log;

/// Nodes between two looks at the clock: far less than a millisecond of any search.
const NODES_A_LOOK: u64 = 1024;

/// Times between two questions whether to go on. A question costs a browser from half a millisecond to five and more:
/// where it is quick, it is put often, so that a stop is heard soon.
const TIMES_A_QUESTION: (Duration, Duration) = (Duration::from_millis(12), Duration::from_millis(30));

/// So many times as long as an answer took, nothing is asked: a fortieth goes into asking, unless that is very slow.
const REST_A_QUESTION: u32 = 39;

/// What is left of the limits of one thought.
pub struct Budget<'a, M> {
    nodes: u64,
    most_nodes: u64,
    deadline: Option<Instant>,
    next_question: Instant,
    between: (Duration, Duration),
    exhausted: bool,
    stopped: bool,
    observer: &'a mut dyn SearchObserver<M>,
    /// The move to a cell, for searches that tell of cells.
    move_to: Option<&'a dyn Fn(usize) -> M>,
}

impl<'a, M> Budget<'a, M> {
    /// The clock starts now.
    pub fn new(limits: &Limits, observer: &'a mut dyn SearchObserver<M>) -> Self {
        let now = observer.now();
        Budget {
            nodes: 0,
            most_nodes: limits.nodes.map_or(u64::MAX, u64::from),
            deadline: limits.duration().map(|duration| now + duration),
            next_question: now + TIMES_A_QUESTION.0,
            between: TIMES_A_QUESTION,
            exhausted: false,
            stopped: false,
            observer,
            move_to: None,
        }
    }

    /// The same for a search that tells of moves to cells.
    pub fn with_moves(self, move_to: &'a dyn Fn(usize) -> M) -> Self {
        Budget { move_to: Some(move_to), ..self }
    }

    /// The same with a fixed time between two questions, however long an answer takes.
    pub fn asking_every(self, time: Duration) -> Self {
        let now = self.observer.now();
        Budget { between: (time, time), next_question: now + time, ..self }
    }

    /// Counts one node; false as soon as the search must end.
    #[inline]
    pub fn spend(&mut self) -> bool {
        if self.exhausted || self.nodes >= self.most_nodes {
            self.exhausted = true;
            return false;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_A_LOOK) {
            self.look();
        }
        !self.exhausted
    }

    /// Counts nodes that have been looked at already; false as soon as the search must end.
    #[inline]
    pub fn spend_many(&mut self, nodes: u64) -> bool {
        let before = self.nodes;
        self.nodes = before.saturating_add(nodes);
        if self.nodes >= self.most_nodes {
            self.exhausted = true;
        } else if before / NODES_A_LOOK != self.nodes / NODES_A_LOOK {
            self.look();
        }
        !self.exhausted
    }

    #[cold]
    fn look(&mut self) {
        let now = self.observer.now();
        if self.deadline.is_some_and(|deadline| now >= deadline) {
            self.exhausted = true;
        } else if now >= self.next_question {
            self.stopped = !self.observer.go_on();
            self.exhausted = self.stopped;
            let answered = self.observer.now();
            let (least, most) = self.between;
            let rest = (answered - now).saturating_mul(REST_A_QUESTION).clamp(least, most);
            self.next_question = answered + rest;
        }
    }

    /// Nodes counted so far; no report has more than a `u32` of them.
    pub fn nodes(&self) -> u32 {
        u32::try_from(self.nodes).unwrap_or(u32::MAX)
    }

    /// Whether a limit has been reached or somebody said stop.
    pub fn exhausted(&self) -> bool {
        self.exhausted
    }

    /// Whether somebody said stop.
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// Reports what is known so far.
    pub fn report(&mut self, report: &Report<M>) {
        self.observer.report(report);
    }

    /// Reports the value of a move.
    pub fn value(&mut self, value: &MoveValue<M>) {
        self.observer.value(value);
    }

    /// Tells a thought to an observer that listens.
    pub fn tell(&mut self, thought: impl FnOnce() -> Thought<M>) {
        thought_log::tell(self.observer, thought);
    }

    /// Tells a thought about moves to cells.
    pub fn tell_of_cells(&mut self, thought: &Thought<usize>) {
        if let Some(move_to) = self.move_to {
            self.tell(|| thought.map(|&cell| move_to(cell)));
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
            // Any instant will do as the origin: the tests see differences only.
            Clock { now: Instant::now(), answer, stop_at, checks: Vec::new() }
        }
    }

    impl SearchObserver<()> for Clock {
        fn report(&mut self, _: &Report<()>) {}

        fn go_on(&mut self) -> bool {
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

    /// The times between the stop checks of a search, each of which takes this long to answer.
    fn gaps(answer: Duration) -> Vec<Duration> {
        let mut clock = Clock::new(answer, 4);
        let mut budget = Budget::new(&Limits::default(), &mut clock);
        while budget.spend() {}
        clock.checks.windows(2).map(|pair| pair[1] - pair[0] - answer).collect()
    }

    #[test]
    fn slow_stop_checks_are_rare() {
        let (min, max) = TIMES_A_QUESTION;
        // The clock is read after each answer and at the next check.
        for (answer, rest) in [(0, min), (500, REST_A_QUESTION * 6 * TICK), (5000, max)] {
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
        assert_eq!(budget.nodes(), 50 * NODES_A_LOOK as u32);
    }
}
