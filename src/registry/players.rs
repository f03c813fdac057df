//! Computer players of any game: they play on erased matches and report text.

use std::any::Any;

use web_time::Instant;

use super::{ErasedMatch, ErasedPlayer};
use crate::core::error::Error;
use crate::core::player::{Choice, Limits, MoveValue, Player, Report, SearchObserver};
#[cfg(feature = "engine")]
use crate::core::player::{Split, TaskResult};
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::core::thought::Thought;

/// Adapts a player to erased matches and text.
pub(super) struct TextPlayer<G: Rules>(pub Box<dyn Player<G>>);

impl<G: Rules> ErasedPlayer for TextPlayer<G> {
    fn choose(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Choice<String>, Error> {
        Ok(self.0.choose(unfinished(record)?, limits, &mut TextObserver(observer)).to_text())
    }

    #[cfg(feature = "engine")]
    fn analyse(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<bool, Error> {
        Ok(self.0.analyse(unfinished(record)?, limits, &mut TextObserver(observer)))
    }

    #[cfg(feature = "engine")]
    fn shares_search(&mut self, record: &dyn ErasedMatch, limits: &Limits) -> Result<bool, Error> {
        Ok(self.0.shared_search(unfinished(record)?, limits).is_some())
    }

    #[cfg(feature = "engine")]
    fn prepare(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<Split<String>>, Error> {
        let record = unfinished(record)?;
        let search = self.0.shared_search(record, limits);
        Ok(search.map(|search| search.prepare(record, limits, &mut TextObserver(observer)).to_text()))
    }

    #[cfg(feature = "engine")]
    fn search_task(
        &mut self,
        record: &dyn ErasedMatch,
        task: &str,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<TaskResult<String>>, Error> {
        let record = unfinished(record)?;
        let Some(search) = self.0.shared_search(record, limits) else { return Ok(None) };
        search
            .search_task(record, task, limits, &mut TextObserver(observer))
            .map(|result| Some(result.to_text()))
    }
}

/// The typed record of an erased match. Fails if it is of another game or over.
pub(super) fn unfinished<G: Rules>(record: &dyn ErasedMatch) -> Result<&Record<G>, Error> {
    let other_game = || Error::UnknownGame { name: record.game().into(), known: G::ID.into() };
    let record = (record as &dyn Any).downcast_ref::<Record<G>>().ok_or_else(other_game)?;
    if record.outcome().is_some() { Err(Error::GameOver) } else { Ok(record) }
}

/// Converts the reports of a player to text.
pub(super) struct TextObserver<'a>(pub &'a mut dyn SearchObserver<String>);

impl<M: std::fmt::Display> SearchObserver<M> for TextObserver<'_> {
    fn report(&mut self, report: &Report<M>) {
        self.0.report(&report.to_text());
    }

    fn value(&mut self, value: &MoveValue<M>) {
        self.0.value(&value.to_text());
    }

    fn should_continue(&mut self) -> bool {
        self.0.should_continue()
    }

    fn now(&mut self) -> Instant {
        self.0.now()
    }

    fn wants_thoughts(&self) -> bool {
        self.0.wants_thoughts()
    }

    fn thought(&mut self, thought: &Thought<M>) {
        self.0.thought(&thought.map(M::to_string));
    }
}
