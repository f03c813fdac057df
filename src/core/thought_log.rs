//! Telling an observer of thoughts, and keeping what is told.

use web_time::Instant;

use crate::core::player::{MoveValue, Report, SearchObserver};
use crate::core::thought::{TOLD_PLIES, Thought};

/// Reports a thought to an observer that listens. Modules without engines leave this out.
pub fn tell<M>(observer: &mut dyn SearchObserver<M>, thought: impl FnOnce() -> Thought<M>) {
    if cfg!(feature = "engine") && observer.listens() {
        observer.thought(&thought());
    }
}

/// Keeps what a player tells, and passes on everything else. Of a long thought it keeps the candidates rather than
/// their replies, and the last iterations rather than the first.
pub struct ThoughtLog<'a, M> {
    observer: &'a mut dyn SearchObserver<M>,
    most: usize,
    /// What has been kept, in order.
    pub thoughts: Vec<Thought<M>>,
    /// How many moves ahead it is kept: the replies of a long thought are left out.
    pub plies: u32,
    /// How many candidates' thoughts at the beginning have been left out as well.
    pub forgotten: u32,
}

impl<'a, M> ThoughtLog<'a, M> {
    /// So many thoughts take a few hundred kilobytes.
    pub const MOST: usize = 6000;

    /// Keeps at most so many thoughts for somebody else.
    pub fn new(observer: &'a mut dyn SearchObserver<M>, most: usize) -> ThoughtLog<'a, M> {
        ThoughtLog { observer, most, thoughts: Vec::new(), plies: TOLD_PLIES, forgotten: 0 }
    }

    fn make_room(&mut self) {
        while self.thoughts.len() >= self.most && self.plies > 1 {
            self.plies -= 1;
            let plies = self.plies;
            self.thoughts.retain(|thought| thought.ply() < plies);
        }
        if self.thoughts.len() >= self.most {
            let half = self.thoughts.len().div_ceil(2);
            self.thoughts.drain(..half);
            self.forgotten += half as u32;
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

    fn go_on(&mut self) -> bool {
        self.observer.go_on()
    }

    fn now(&mut self) -> Instant {
        self.observer.now()
    }

    fn listens(&self) -> bool {
        true
    }

    fn thought(&mut self, thought: &Thought<M>) {
        if thought.ply() >= self.plies {
            return;
        }
        if self.thoughts.len() >= self.most {
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
    fn a_long_thought_loses_the_deepest_moves_first() {
        let mut nobody = NoObserver;
        let mut log = ThoughtLog::new(&mut nobody, 8);
        for number in 0..10 {
            log.thought(&value(number % 3, number));
        }
        assert_eq!(log.plies, 2);
        assert_eq!(log.thoughts, [0, 1, 3, 4, 6, 7, 9].map(|number| value(number % 3, number)));
    }

    #[test]
    fn at_last_the_first_candidates_go() {
        let mut nobody = NoObserver;
        let mut log = ThoughtLog::new(&mut nobody, 4);
        for number in 0..6 {
            log.thought(&value(0, number));
        }
        assert_eq!((log.plies, log.forgotten), (1, 2));
        assert_eq!(log.thoughts, [2, 3, 4, 5].map(|number| value(0, number)));
    }
}
