//! English names and descriptions of players and parameters, shared with the page: `names.json`, `players.json` and
//! `parameters.json` of `www/games/<game>/i18n/`.

use std::collections::HashMap;

macro_rules! texts_of {
    ($($game:literal => $module:ident,)*) => {
        &[$((
            $game,
            [
                include_str!(concat!("../../www/games/", $game, "/i18n/names.json")),
                include_str!(concat!("../../www/games/", $game, "/i18n/players.json")),
                include_str!(concat!("../../www/games/", $game, "/i18n/parameters.json")),
            ],
        )),*]
    };
}

/// The files of each game.
const FILES: &[(&str, [&str; 3])] = stratege::for_each_game!(texts_of);

/// The texts of a game by key.
pub struct Texts(HashMap<String, String>);

impl Texts {
    /// Reads the texts of a game; empty if it has no files.
    pub fn of(game: &str) -> Result<Texts, serde_json::Error> {
        let files = FILES.iter().filter(|(id, _)| *id == game).flat_map(|(_, files)| files);
        let tables = files.map(|file| serde_json::from_str::<HashMap<String, String>>(file));
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
