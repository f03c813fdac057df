//! A player in text form: its identifier, and changed parameters after a colon.

use std::fmt;
use std::str::FromStr;

use stratege::core::error::{Error, excerpt};
use stratege::core::parameters::{Parameter, ParameterKind};
use stratege::lab::{Contestant, Genes};
use stratege::registry::ErasedGame;

use crate::CliError;
use crate::former_names::FormerNames;

/// Changed parameters, by name; a table has several numbers.
pub type Changes = Vec<(String, Vec<i32>)>;

/// A player with changed parameters, such as `ramscher:bonus=5,table=1/-2`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSpec {
    /// The parsed text.
    pub text: String,
    /// Identifier of the player.
    pub name: String,
    /// Parameters that differ from the defaults.
    pub changes: Changes,
}

impl FromStr for PlayerSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerSpec, String> {
        let (name, list) = text.split_once(':').unwrap_or((text, ""));
        let changes = list.split(',').filter(|change| !change.is_empty()).map(parse_change);
        Ok(PlayerSpec { text: text.into(), name: name.into(), changes: changes.collect::<Result<_, _>>()? })
    }
}

fn parse_change(text: &str) -> Result<(String, Vec<i32>), String> {
    let malformed = || format!("\"{}\" should read name=number or name=number/number/…", excerpt(text));
    let (parameter, numbers) = text.split_once('=').ok_or_else(malformed)?;
    let numbers: Result<Vec<i32>, _> = numbers.split('/').map(str::parse).collect();
    Ok((parameter.into(), numbers.map_err(|_| malformed())?))
}

impl PlayerSpec {
    /// The same player by its current name, with the current names of its parameters. The text remains as typed.
    pub fn current(&self, game: &dyn ErasedGame) -> PlayerSpec {
        let names = FormerNames::of(game.id());
        let name = names.player(&self.name).to_string();
        let changes = names.changes(&self.changes, &parameters_of(game, &name));
        PlayerSpec { text: self.text.clone(), name, changes }
    }

    /// The current names of parameters of this player.
    fn parameter_names(&self, game: &dyn ErasedGame, given: &[String]) -> Vec<String> {
        let names = FormerNames::of(game.id());
        let parameters = parameters_of(game, names.player(&self.name));
        given.iter().map(|name| names.parameter(name, &parameters).into()).collect()
    }

    /// The parameters to tune: those called `only`, or all weights if it is empty. Fails if there are none.
    pub fn genes(&self, game: &dyn ErasedGame, only: &[String], symmetric: bool) -> Result<Genes, CliError> {
        let parameters = self.parameters(game)?;
        if only.is_empty() && parameters.iter().all(|one| one.kind == ParameterKind::Setting) {
            return Err(CliError::Input(format!("{} has no weights to tune", self.name)));
        }
        let only = self.parameter_names(game, only);
        Ok(Genes::new(&parameters, &self.changes, &only, symmetric)?)
    }

    /// The player as a contestant of a match; an error if the game has no such player or parameter.
    pub fn contestant(&self, game: &dyn ErasedGame) -> Result<Contestant, Error> {
        let PlayerSpec { name, changes, .. } = self.current(game);
        let contestant = Contestant { player: name, changes };
        contestant.new_player(game, 0)?;
        Ok(contestant)
    }

    /// The player's parameters. Fails if the game has no such player; the error lists the players.
    pub fn parameters(&self, game: &dyn ErasedGame) -> Result<Vec<Parameter>, Error> {
        let PlayerSpec { name, .. } = self.current(game);
        game.player(&name, &[], 0)?;
        Ok(parameters_of(game, &name))
    }
}

/// The parameters of a player; empty if the game does not have it.
fn parameters_of(game: &dyn ErasedGame, name: &str) -> Vec<Parameter> {
    let players = game.info().players.into_iter();
    players.filter(|one| one.id == name).flat_map(|one| one.parameters).collect()
}

/// Changed parameters as they can be typed again.
pub struct TypedChanges<'a>(pub &'a [(String, Vec<i32>)]);

impl fmt::Display for TypedChanges<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |numbers: &[i32]| numbers.iter().map(i32::to_string).collect::<Vec<_>>().join("/");
        let changes: Vec<_> =
            self.0.iter().map(|(name, numbers)| format!("{name}={}", list(numbers))).collect();
        write!(f, "{}", changes.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_parsed_with_their_changes() {
        let spec: PlayerSpec = "ramscher:bonus=5,table=1/-2".parse().unwrap();
        assert_eq!(spec.name, "ramscher");
        assert_eq!(spec.changes, [("bonus".to_string(), vec![5]), ("table".to_string(), vec![1, -2])]);
        assert_eq!(TypedChanges(&spec.changes).to_string(), "bonus=5,table=1/-2");
        for wrong in ["ramscher:bonus", "ramscher:bonus=x"] {
            assert!(wrong.parse::<PlayerSpec>().is_err());
        }
    }

    #[test]
    fn former_names_become_current_ones_but_the_text_remains_as_typed() {
        let chess = stratege::registry::game("chess").unwrap();
        let spec: PlayerSpec = "grandmaster:memory=65536,tens=7,book=0".parse().unwrap();
        let current = spec.current(chess);
        let changes = [("hash", 64), ("nodes", 70), ("book", 0)];
        assert_eq!(current.changes, changes.map(|(name, value)| (name.to_string(), vec![value])));
        assert_eq!(current.text, spec.text);
        let names = ["whim", "noise", "unknown"].map(String::from);
        assert_eq!(spec.parameter_names(chess, &names), ["noise", "noise", "unknown"]);
    }
}
