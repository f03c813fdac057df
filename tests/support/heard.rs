//! Somebody who listens to an analysis and never stops it.

use stratege::core::player::{MoveValue, Report, SearchObserver};

/// The last value of each move.
pub struct Heard<M>(pub Vec<MoveValue<M>>);

impl<M> Default for Heard<M> {
    fn default() -> Self {
        Heard(Vec::new())
    }
}

impl<M: Clone + PartialEq> SearchObserver<M> for Heard<M> {
    fn report(&mut self, _: &Report<M>) {}

    fn value(&mut self, value: &MoveValue<M>) {
        self.0.retain(|before| before.chosen != value.chosen);
        self.0.push(value.clone());
    }

    fn go_on(&mut self) -> bool {
        true
    }
}
