//! The sparring partner of every game: its place in the roster, and which level chooses its moves.

use stratege::core::player::{Choice, Limits, NoObserver, Score};
use stratege::registry::{ErasedGame, ErasedMatch, GAMES, PARTNER, PlayerInfo};

const LIMITS: Limits = Limits { time: None, nodes: Some(500), depth: None };

fn choose(game: &dyn ErasedGame, id: &str, level: Option<i32>, record: &dyn ErasedMatch) -> Choice<String> {
    let changes: Vec<_> = level.into_iter().map(|level| ("level".to_string(), vec![level])).collect();
    let mut player = game.player(id, &changes, 7).unwrap();
    player.choose(record, &LIMITS, &mut NoObserver).unwrap()
}

/// Ids of the levels, from the weakest.
fn levels(game: &dyn ErasedGame) -> Vec<&'static str> {
    let players = game.info().players;
    let partner = players.iter().find(|player| player.id == PARTNER).unwrap();
    let is_level = |player: &&PlayerInfo| player.year == partner.year && player.id != PARTNER;
    players.iter().filter(is_level).map(|player| player.id).collect()
}

#[test]
fn every_game_has_a_partner_before_its_levels() {
    for game in GAMES {
        let players = game.info().players;
        let at = players.iter().position(|player| player.id == PARTNER).unwrap();
        assert_eq!(players[at + 1].id, levels(*game)[0]);
        let [level] = &players[at].parameters[..] else { panic!("{}", game.id()) };
        let count = levels(*game).len();
        assert_eq!((level.min, level.max as usize), (100, 100 * count), "{}", game.id());
    }
}

#[test]
fn whole_numbers_are_the_levels_themselves() {
    for game in GAMES {
        for (at, id) in levels(*game).into_iter().enumerate() {
            let mut record = game.begin(&game.info().starts[0]).unwrap();
            for _ in 0..3 {
                let chosen = choose(*game, id, None, &*record);
                assert_eq!(choose(*game, PARTNER, Some(100 * (at as i32 + 1)), &*record), chosen, "{id}");
                record.play(&chosen.chosen).unwrap();
            }
        }
    }
}

#[test]
fn moves_between_two_levels_come_from_both_in_the_given_share() {
    for game in GAMES {
        let ids = levels(*game);
        let (mut from_lower, mut from_upper) = (0, 0);
        let mut record = game.begin(&game.info().starts[0]).unwrap();
        while record.outcome().is_none() && record.ply() < 40 {
            let [lower, upper] = [ids[0], ids[2]].map(|id| choose(*game, id, None, &*record));
            let [near_lower, near_upper] =
                [101, 299].map(|level| choose(*game, PARTNER, Some(level), &*record));
            assert_eq!(near_lower, choose(*game, PARTNER, Some(101), &*record), "the seed decides");
            from_lower += u32::from(near_lower == lower);
            from_upper += u32::from(near_upper == upper);
            record.play(&lower.chosen).unwrap();
        }
        let plies = record.ply() as u32;
        assert!(plies > 6, "{}", game.id());
        assert!(10 * from_lower >= 8 * plies && 10 * from_upper >= 8 * plies, "{}", game.id());
    }
}

#[test]
fn upper_level_moves_once_the_lower_one_sees_a_win() {
    let game = GAMES.iter().find(|game| game.id() == "chess").unwrap();
    let mate_in_two = game.read("chess:7k/8/5K2/8/8/8/8/6R1 w - - 0 1:").unwrap();
    let ids = levels(*game);
    let at = ids.iter().position(|&id| id == "level-8").unwrap();
    let [lower, upper] = [at, at + 1].map(|at| choose(*game, ids[at], None, &*mate_in_two));
    assert!(matches!(lower.report.score, Some(Score::Win(_))), "{lower:?}");
    assert_ne!(lower.report, upper.report, "the levels can be told apart");
    let barely_above = 100 * (at as i32 + 1) + 1;
    assert_eq!(choose(*game, PARTNER, Some(barely_above), &*mate_in_two), upper);
}
