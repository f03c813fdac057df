//! Explanations by players of any game, as text.
//!
//! ```
//! use stratege::core::player::{Limits, NoObserver};
//! use stratege::registry::{explain::explainer, read};
//!
//! let mut program = explainer("gobang", "cpc-gobang", &[], 1)?.expect("it explains itself");
//! let record = read("gobang:16-first-five-120:h8")?;
//! assert!(program.insight(&*record, &Limits::default(), &mut NoObserver)?.is_some());
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use super::players::{TextObserver, unfinished};
use super::{Erased, ErasedMatch};
use crate::core::error::Error;
use crate::core::insight::{Branch, Explain, Explained, Insight};
use crate::core::parameters::{Changes, Parameters};
use crate::core::player::{Limits, SearchObserver};
use crate::core::rules::Rules;

/// Every game; those without explaining players return no explainer.
static GAMES: &[&dyn ErasedExplained] = every_game!();

/// Creates the explainer of a player with changed parameters; `None` if it has none.
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

/// An explaining player of any game.
pub trait ErasedExplainer {
    /// Evaluates a match of the player's game; `None` if the player cannot.
    fn insight(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<Insight<String>>, Error>;

    /// Expands the search node after the moves of `path`; `None` if the search does not reach it.
    fn branches(
        &mut self,
        record: &dyn ErasedMatch,
        path: &[String],
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<Vec<Branch<String>>>, Error>;
}

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

/// Explains erased matches and converts the results to text.
struct TextExplainer<G: Rules>(Box<dyn Explain<G>>);

impl<G: Rules> ErasedExplainer for TextExplainer<G> {
    fn insight(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<Insight<String>>, Error> {
        let found = self.0.insight(unfinished(record)?, limits, &mut TextObserver(observer));
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
        let found = self.0.branches(unfinished(record)?, &path, limits, &mut TextObserver(observer));
        Ok(found.map(|branches| branches.iter().map(Branch::to_text).collect()))
    }
}
