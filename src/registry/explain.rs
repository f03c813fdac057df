//! Players that show their thinking, of any game.

use super::players::{InText, unfinished};
use super::{Erased, ErasedMatch};
use crate::core::error::Error;
use crate::core::insight::{Branch, Explain, Explained, Insight};
use crate::core::parameters::{Changes, Parameters};
use crate::core::player::{Limits, SearchObserver};
use crate::core::rules::Rules;

/// Every game with those of its players that do, if it has any.
static GAMES: &[&dyn ErasedExplained] = every_game!();

/// The player of this name, with some of its numbers changed; nothing if it cannot show its thinking.
pub fn explainer(
    game: &str,
    player: &str,
    changes: &Changes,
    seed: u64,
) -> Result<Option<Box<dyn ErasedExplainer>>, Error> {
    let id = super::game(game)?.id();
    match GAMES.iter().find(|game| game.id() == id) {
        Some(game) => game.explainer(player, changes, seed),
        None => Ok(None),
    }
}

/// A player of any game that shows its thinking.
pub trait ErasedExplainer {
    /// What it thinks in a match of its game, in its own numbers.
    fn insight(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<Insight<String>>, Error>;

    /// The moves that its search tries after those of `path`.
    fn branches(
        &mut self,
        record: &dyn ErasedMatch,
        path: &[String],
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<Vec<Branch<String>>>, Error>;
}

/// A game with players that show their thinking.
trait ErasedExplained: Sync {
    fn id(&self) -> &'static str;
    fn explainer(
        &self,
        player: &str,
        changes: &Changes,
        seed: u64,
    ) -> Result<Option<Box<dyn ErasedExplainer>>, Error>;
}

impl<G: Explained> ErasedExplained for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn explainer(
        &self,
        player: &str,
        changes: &Changes,
        seed: u64,
    ) -> Result<Option<Box<dyn ErasedExplainer>>, Error> {
        let roster = G::roster();
        let Some(entry) = roster.iter().find(|entry| entry.id == player) else { return Ok(None) };
        let parameters = Parameters::with_changes(&entry.parameters, changes)?;
        let explainer = G::explainer(player, &parameters, seed);
        Ok(explainer.map(|explainer| Box::new(TextExplainer(explainer)) as _))
    }
}

/// Takes erased matches and answers in text.
struct TextExplainer<G: Rules>(Box<dyn Explain<G>>);

impl<G: Rules> ErasedExplainer for TextExplainer<G> {
    fn insight(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<Insight<String>>, Error> {
        let found = self.0.insight(unfinished(record)?, limits, &mut InText(observer));
        Ok(found.map(|insight| insight.to_text()))
    }

    fn branches(
        &mut self,
        record: &dyn ErasedMatch,
        path: &[String],
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<Vec<Branch<String>>>, Error> {
        let path = path.iter().map(|text| text.parse()).collect::<Result<Vec<G::Move>, _>>()?;
        let found = self.0.branches(unfinished(record)?, &path, limits, &mut InText(observer));
        Ok(found.map(|branches| branches.iter().map(Branch::to_text).collect()))
    }
}
