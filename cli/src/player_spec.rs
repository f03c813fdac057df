//! A player as it is typed: its name, and changed parameters after a colon.

use std::fmt;
use std::str::FromStr;

use stratege::core::error::Error;
use stratege::core::parameters::Parameter;
use stratege::lab::Contestant;
use stratege::registry::ErasedGame;

/// Changed parameters, by name; a table has several numbers.
pub type Changes = Vec<(String, Vec<i32>)>;

/// A player of some game with changed parameters: `ramscher:bonus=5,table=1/-2`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSpec {
    /// The text that it was parsed from.
    pub text: String,
    /// The player's id.
    pub name: String,
    /// The parameters that differ from the default ones.
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
    let malformed = || format!("\"{text}\" should read name=number or name=number/number/…");
    let (parameter, numbers) = text.split_once('=').ok_or_else(malformed)?;
    let numbers: Result<Vec<i32>, _> = numbers.split('/').map(str::parse).collect();
    Ok((parameter.into(), numbers.map_err(|_| malformed())?))
}

impl PlayerSpec {
    /// The player as a contestant of a match; an error if the game has no such player or parameter.
    pub fn contestant(&self, game: &dyn ErasedGame) -> Result<Contestant, Error> {
        let contestant = Contestant { player: self.name.clone(), changes: self.changes.clone() };
        contestant.new_player(game, 0)?;
        Ok(contestant)
    }

    /// Every number of the player that can be changed; an error with the names of the players there are.
    pub fn parameters(&self, game: &dyn ErasedGame) -> Result<Vec<Parameter>, Error> {
        game.player(&self.name, &[], 0)?;
        let players = game.info().players.into_iter();
        Ok(players.filter(|one| one.id == self.name).flat_map(|one| one.parameters).collect())
    }
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
    fn a_player_is_typed_with_its_changes() {
        let spec: PlayerSpec = "ramscher:bonus=5,table=1/-2".parse().unwrap();
        assert_eq!(spec.name, "ramscher");
        assert_eq!(spec.changes, [("bonus".to_string(), vec![5]), ("table".to_string(), vec![1, -2])]);
        assert_eq!(TypedChanges(&spec.changes).to_string(), "bonus=5,table=1/-2");
        for wrong in ["ramscher:bonus", "ramscher:bonus=x"] {
            assert!(wrong.parse::<PlayerSpec>().is_err());
        }
    }
}
