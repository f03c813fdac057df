//! Adds the sparring partner to the roster of every game: a player whose strength lies anywhere between the weakest and
//! the strongest level.

use crate::core::game::Game;
use crate::core::parameters::Parameter;
use crate::core::player::{NewPlayer, RosterEntry};

/// Id of the partner in every game.
pub const PARTNER: &str = "partner";

/// Its only parameter: the number of the level, counted from 1, in hundredths.
pub(super) const LEVEL: &str = "level";
/// Hundredths of a level.
pub(super) const WHOLE: usize = 100;

/// The players of a game with its partner, which stands before the levels and is only listed where they are.
pub fn roster<G: Game>(new_partner: Option<NewPlayer<G>>) -> Vec<RosterEntry<G>> {
    let mut players = G::roster();
    let year = year_of_levels(&players);
    let is_level = |entry: &RosterEntry<G>| Some(entry.year) == year;
    let Some(first) = players.iter().position(is_level) else { return players };
    let count = players.iter().filter(|entry| is_level(entry)).count();
    let [least, greatest] = [WHOLE, WHOLE * count].map(|number| number as i32);
    players.insert(
        first,
        RosterEntry {
            id: PARTNER,
            year: players[first].year,
            parameters: vec![Parameter::number(LEVEL, (2 * least).min(greatest), least, greatest)],
            rating: None,
            new_player: players[first].new_player.and(new_partner),
        },
    );
    players
}

/// The year of the modern players: the latest.
pub(super) fn year_of_levels<G: Game>(players: &[RosterEntry<G>]) -> Option<u16> {
    players.iter().map(|entry| entry.year).max()
}
