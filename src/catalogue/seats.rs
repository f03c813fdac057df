//! A computer player of any game behind one face: matches go in as lines, and what it tells comes out as text.

use super::AnyPlayer;
use crate::error::Error;
use crate::game::Game;
#[cfg(feature = "laboratory")]
use crate::laboratory::{Branch, Insight};
#[cfg(feature = "analysis")]
use crate::player::MoveValue;
use crate::player::{Choice, Limits, Player, Report, Watch};
use crate::record::Record;

/// A player at the table.
pub(super) struct Seated<G: Game>(pub Box<dyn Player<G>>);

impl<G: Game> AnyPlayer for Seated<G> {
    fn choose(
        &mut self,
        line: &str,
        limits: &Limits,
        watch: &mut dyn Watch<String>,
    ) -> Result<Choice<String>, Error> {
        Ok(self.0.choose(&unfinished(line)?, limits, &mut InText(watch)).to_text())
    }

    #[cfg(feature = "analysis")]
    fn analyse(&mut self, line: &str, limits: &Limits, watch: &mut dyn Watch<String>) -> Result<bool, Error> {
        Ok(self.0.analyse(&unfinished(line)?, limits, &mut InText(watch)))
    }

    #[cfg(feature = "laboratory")]
    fn insight(
        &mut self,
        line: &str,
        limits: &Limits,
        watch: &mut dyn Watch<String>,
    ) -> Result<Option<Insight<String>>, Error> {
        let found = self.0.insight(&unfinished(line)?, limits, &mut InText(watch));
        Ok(found.map(|insight| insight.to_text()))
    }

    #[cfg(feature = "laboratory")]
    fn branches(
        &mut self,
        line: &str,
        path: &[String],
        limits: &Limits,
        watch: &mut dyn Watch<String>,
    ) -> Result<Option<Vec<Branch<String>>>, Error> {
        let path = path.iter().map(|text| text.parse()).collect::<Result<Vec<G::Move>, _>>()?;
        let found = self.0.branches(&unfinished(line)?, &path, limits, &mut InText(watch));
        Ok(found.map(|branches| branches.iter().map(Branch::to_text).collect()))
    }
}

/// The match with this line, in which there is a move to make.
fn unfinished<G: Game>(line: &str) -> Result<Record<G>, Error> {
    let record: Record<G> = line.parse()?;
    if record.outcome().is_some() { Err(Error::GameOver) } else { Ok(record) }
}

/// Hands on as text what a player tells.
struct InText<'a>(&'a mut dyn Watch<String>);

impl<M: std::fmt::Display> Watch<M> for InText<'_> {
    fn report(&mut self, report: &Report<M>) {
        self.0.report(&report.to_text());
    }

    #[cfg(feature = "analysis")]
    fn value(&mut self, value: &MoveValue<M>) {
        self.0.value(&value.to_text());
    }

    fn go_on(&mut self) -> bool {
        self.0.go_on()
    }
}
