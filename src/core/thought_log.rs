//! Reporting of thoughts to observers, and a log of limited size that the page replays.
//!
//! ```
//! use stratege::core::player::{Limits, NoObserver};
//! use stratege::core::thought_log::ThoughtLog;
//! use stratege::registry::game;
//!
//! let reversi = game("reversi")?;
//! let mut player = reversi.player("aufpasser-3", &[], 1)?;
//! let mut observer = NoObserver;
//! let mut log = ThoughtLog::new(&mut observer, 1000);
//! player.choose(&*reversi.begin("diagonal-tomato")?, &Limits::default(), &mut log)?;
//! assert!(!log.thoughts.is_empty());
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use web_time::Instant;

use crate::core::player::{MoveValue, Report, SearchObserver};
use crate::core::thought::{TRACED_PLIES, Thought};

/// Reports a thought if the observer wants thoughts. Compiled out of modules without engines.
pub fn report_thought<M>(observer: &mut dyn SearchObserver<M>, thought: impl FnOnce() -> Thought<M>) {
    if cfg!(feature = "engine") && observer.wants_thoughts() {
        observer.thought(&thought());
    }
}

/// Records thoughts and forwards everything else to another observer. When full it drops replies before
/// candidates, and early iterations before later ones.
pub struct ThoughtLog<'a, M> {
    observer: &'a mut dyn SearchObserver<M>,
    capacity: usize,
    /// The recorded thoughts, in order.
    pub thoughts: Vec<Thought<M>>,
    /// Plies still recorded; fewer than [`TRACED_PLIES`] once replies were dropped.
    pub plies: u32,
    /// Dropped thoughts about candidates, all from the beginning.
    pub dropped: u32,
}

impl<'a, M> ThoughtLog<'a, M> {
    /// Takes a few hundred kilobytes.
    pub const DEFAULT_CAPACITY: usize = 6000;

    /// Records at most `capacity` thoughts and forwards reports to `observer`.
    pub fn new(observer: &'a mut dyn SearchObserver<M>, capacity: usize) -> ThoughtLog<'a, M> {
        ThoughtLog { observer, capacity, thoughts: Vec::new(), plies: TRACED_PLIES, dropped: 0 }
    }

    fn make_room(&mut self) {
        while self.thoughts.len() >= self.capacity && self.plies > 1 {
            self.plies -= 1;
            let plies = self.plies;
            self.thoughts.retain(|thought| thought.ply() < plies);
        }
        if self.thoughts.len() >= self.capacity {
            let half = self.thoughts.len().div_ceil(2);
            self.thoughts.drain(..half);
            self.dropped += half as u32;
        }
    }
}

impl<M: Clone> SearchObserver<M> for ThoughtLog<'_, M> {
    fn report(&mut self, report: &Report<M>) {
        self.observer.report(report);
    }

    fn value(&mut self, value: &MoveValue<M>) {
        self.observer.value(value);
    }

    fn should_continue(&mut self) -> bool {
        self.observer.should_continue()
    }

    fn now(&mut self) -> Instant {
        self.observer.now()
    }

    fn wants_thoughts(&self) -> bool {
        true
    }

    fn thought(&mut self, thought: &Thought<M>) {
        if thought.ply() >= self.plies {
            return;
        }
        if self.thoughts.len() >= self.capacity {
            self.make_room();
        }
        if thought.ply() < self.plies {
            self.thoughts.push(thought.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::bound::Bound;
    use crate::core::player::{NoObserver, Score};

    fn value(ply: u32, chosen: u32) -> Thought<u32> {
        let (score, known) = (Score::Points(0), Bound::Exact);
        Thought::Value { ply, chosen, score, known, leads: false }
    }

    #[test]
    fn deepest_moves_are_dropped_first() {
        let mut observer = NoObserver;
        let mut log = ThoughtLog::new(&mut observer, 8);
        for number in 0..10 {
            log.thought(&value(number % 3, number));
        }
        assert_eq!(log.plies, 2);
        assert_eq!(log.thoughts, [0, 1, 3, 4, 6, 7, 9].map(|number| value(number % 3, number)));
    }

    #[test]
    fn oldest_candidates_are_dropped_last() {
        let mut observer = NoObserver;
        let mut log = ThoughtLog::new(&mut observer, 4);
        for number in 0..6 {
            log.thought(&value(0, number));
        }
        assert_eq!((log.plies, log.dropped), (1, 2));
        assert_eq!(log.thoughts, [2, 3, 4, 5].map(|number| value(0, number)));
    }
}
