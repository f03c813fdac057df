//! English names and descriptions of players and parameters, shared with the page: `names.json`, `players.json` and
//! `parameters.json` of `www/games/<game>/i18n/`.

use std::collections::HashMap;

use stratege::registry::files;

/// The texts of a game by key.
pub struct Texts(HashMap<String, String>);

impl Texts {
    /// Reads the texts of a game; empty if it has no files.
    pub fn of(game: &str) -> Result<Texts, serde_json::Error> {
        let files = files::of(game).map(|files| [files.names, files.players, files.parameters]);
        let tables = files.into_iter().flatten().map(serde_json::from_str::<HashMap<String, String>>);
        Ok(Texts(tables.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect()))
    }

    /// Name and style of a player.
    pub fn player(&self, id: &str) -> Option<(&str, &str)> {
        self.find("name", id).zip(self.find("player", id))
    }

    /// Label and description of a parameter; `None` for those that only native programs have.
    pub fn parameter(&self, name: &str) -> Option<(&str, &str)> {
        self.find("label", name).zip(self.find("number", name))
    }

    fn find(&self, kind: &str, id: &str) -> Option<&str> {
        self.0.get(&format!("{kind}.{id}")).map(String::as_str)
    }
}
