//! Ids and parameter names of earlier versions (`data/<game>/former-names.json`), which commands and result files still
//! accept.

use std::collections::BTreeMap;

use serde::Deserialize;
use stratege::core::parameters::{Changes, Parameter};
use stratege::registry::files;

/// The former names of a game.
#[derive(Default, Deserialize)]
pub struct FormerNames {
    players: BTreeMap<String, String>,
    parameters: BTreeMap<String, Renamed>,
}

/// The current name of a parameter. Its value is the former one multiplied by `times` and divided by `per`.
#[derive(Deserialize)]
struct Renamed {
    name: String,
    #[serde(default = "one")]
    times: i32,
    #[serde(default = "one")]
    per: i32,
}

fn one() -> i32 {
    1
}

impl Renamed {
    fn value(&self, former: i32) -> i32 {
        former.saturating_mul(self.times) / self.per
    }
}

impl FormerNames {
    /// The names of a game; empty if there is no such game.
    pub fn of(game: &str) -> FormerNames {
        files::of(game).map_or_else(FormerNames::default, |files| {
            serde_json::from_str(files.former_names).expect("the tables are tested")
        })
    }

    /// The current id of a player.
    pub fn player<'a>(&'a self, id: &'a str) -> &'a str {
        self.players.get(id).map_or(id, String::as_str)
    }

    /// The current name of a parameter of a player with these parameters.
    pub fn parameter<'a>(&'a self, name: &'a str, parameters: &[Parameter]) -> &'a str {
        self.renamed(name, parameters).map_or(name, |renamed| &renamed.name)
    }

    /// Changes by current names, with current values.
    pub fn changes(&self, changes: &Changes, parameters: &[Parameter]) -> Vec<(String, Vec<i32>)> {
        let current = |(name, values): &(String, Vec<i32>)| match self.renamed(name, parameters) {
            Some(renamed) => {
                (renamed.name.clone(), values.iter().map(|&value| renamed.value(value)).collect())
            }
            None => (name.clone(), values.clone()),
        };
        changes.iter().map(current).collect()
    }

    /// A former name is one that the player does not have, of a parameter that it has.
    fn renamed(&self, name: &str, parameters: &[Parameter]) -> Option<&Renamed> {
        let has = |name: &str| parameters.iter().any(|one| one.name == name);
        self.parameters.get(name).filter(|renamed| !has(name) && has(&renamed.name))
    }
}

#[cfg(test)]
mod tests {
    use stratege::registry::GAMES;

    use super::*;

    #[test]
    fn every_former_name_leads_to_a_current_one() {
        for game in GAMES {
            let players = game.info().players;
            let names = FormerNames::of(game.id());
            for (former, current) in &names.players {
                assert!(players.iter().all(|player| player.id != former), "{}: {former}", game.id());
                assert!(players.iter().any(|player| player.id == current), "{}: {current}", game.id());
            }
            for (former, Renamed { name, .. }) in &names.parameters {
                let mut parameters = players.iter().flat_map(|player| &player.parameters);
                assert!(parameters.any(|parameter| parameter.name == name), "{}: {former}", game.id());
            }
        }
    }
}
