//! Files of every game that native programs embed: English texts, former names, ratings of the levels; and the licences.
//! Behind the feature `files`, which no WebAssembly module has.
//!
//! ```
//! use stratege::registry::files;
//!
//! let chess = files::of("chess").expect("it is a game");
//! assert!(chess.names.contains("Schach C 64"));
//! ```

/// The files of a game, JSON with a table each.
pub struct Files {
    /// Names of players, parameters and patterns by key.
    pub names: &'static str,
    /// Descriptions of the players.
    pub players: &'static str,
    /// Descriptions of the parameters.
    pub parameters: &'static str,
    /// Ids and parameter names of earlier versions.
    pub former_names: &'static str,
    /// Measured ratings of the levels.
    pub ladder: &'static str,
    /// Human ratings of points of the ladder.
    pub scale: &'static str,
}

macro_rules! files_of {
    ($($game:literal => $module:ident,)*) => {
        &[$((
            $game,
            Files {
                names: include_str!(concat!("../../www/games/", $game, "/i18n/names.json")),
                players: include_str!(concat!("../../www/games/", $game, "/i18n/players.json")),
                parameters: include_str!(concat!("../../www/games/", $game, "/i18n/parameters.json")),
                former_names: include_str!(concat!("../../data/", $game, "/former-names.json")),
                ladder: include_str!(concat!("../../data/", $game, "/ladder.json")),
                scale: include_str!(concat!("../../data/", $game, "/scale.json")),
            },
        )),*]
    };
}

static FILES: &[(&str, Files)] = crate::for_each_game!(files_of);

/// The files of a game; `None` if there is no such game.
pub fn of(game: &str) -> Option<&'static Files> {
    FILES.iter().find(|(id, _)| *id == game).map(|(_, files)| files)
}

/// The MIT licence and the Apache licence 2.0, of which users choose one, and the notices of all components.
pub const LICENSES: [&str; 3] = [
    include_str!("../../LICENSE-MIT"),
    include_str!("../../LICENSE-APACHE"),
    include_str!("../../LICENSE-THIRD-PARTY"),
];
