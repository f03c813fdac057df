//! An observer that collects the values of an analysis.

use stratege::core::player::{MoveValue, Report, SearchObserver};

/// The last value of each move.
pub struct CollectedValues<M>(pub Vec<MoveValue<M>>);

impl<M> Default for CollectedValues<M> {
    fn default() -> Self {
        CollectedValues(Vec::new())
    }
}

impl<M: Clone + PartialEq> SearchObserver<M> for CollectedValues<M> {
    fn report(&mut self, _: &Report<M>) {}

    fn value(&mut self, value: &MoveValue<M>) {
        self.0.retain(|before| before.chosen != value.chosen);
        self.0.push(value.clone());
    }

    fn should_continue(&mut self) -> bool {
        true
    }
}
