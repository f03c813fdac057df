//! The weakest levels of every game against a player that sees nothing but immediate wins and losses.

use stratege::core::game::Game;
use stratege::core::parameters::Parameters;
use stratege::core::player::{Limits, NoObserver, RosterEntry};
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games;
use stratege::search::random::Random;

const GAMES: u64 = 400;

/// Whether the side to move can win at once.
fn winning_move<G: Rules>(position: &G) -> Option<G::Move> {
    let side = position.side_to_move();
    position.legal_moves().into_iter().find(|&chosen| {
        let mut after = position.clone();
        after.play(chosen).is_ok() && after.outcome().is_some_and(|outcome| outcome.winner == Some(side))
    })
}

/// Wins at once if possible, otherwise plays at random a move after which the opponent cannot, if there is one.
fn novice_move<G: Rules>(position: &G, random: &mut Random) -> G::Move {
    if let Some(chosen) = winning_move(position) {
        return chosen;
    }
    let mut moves = position.legal_moves();
    let mut last = moves[0];
    while !moves.is_empty() {
        last = moves.swap_remove(random.below(moves.len()));
        let mut after = position.clone();
        if after.play(last).is_ok() && winning_move(&after).is_none() {
            return last;
        }
    }
    last
}

fn level<G: Game>(id: &str) -> RosterEntry<G> {
    G::roster().into_iter().find(|entry| entry.id == id).unwrap()
}

/// Half points of a level in a game.
fn half_points<G: Game>(id: &str, number: u64) -> u64 {
    let entry = level::<G>(id);
    let mut player = entry.new_player.unwrap()(&Parameters::defaults(entry.parameters), number);
    let own = if number.is_multiple_of(2) { Side::First } else { Side::Second };
    let mut random = Random::new(number);
    let mut record = Record::<G>::new(G::starts()[0].clone());
    while record.outcome().is_none() {
        let position = record.position();
        let chosen = if position.side_to_move() == own {
            player.choose(&record, &Limits::default(), &mut NoObserver).chosen
        } else {
            novice_move(position, &mut random)
        };
        record.play(chosen).unwrap();
    }
    match record.outcome().unwrap().winner {
        None => 1,
        winner => 2 * u64::from(winner == Some(own)),
    }
}

/// Score of a level in percent.
fn score<G: Game>(id: &str) -> f64 {
    let points: Vec<u64> = (0..GAMES).map(|number| half_points::<G>(id, number)).collect();
    let mean = points.iter().sum::<u64>() as f64 / GAMES as f64;
    let squares = points.iter().map(|&one| (one as f64 - mean).powi(2)).sum::<f64>();
    let margin = 1.96 * squares.sqrt() / GAMES as f64;
    println!("{} {}: {:.1} % ± {:.1}", G::ID, id, 50.0 * mean, 50.0 * margin);
    50.0 * mean
}

/// In the other games a player of random moves threatens nothing, and every level beats it.
#[test]
#[ignore = "takes minutes"]
fn first_levels_of_games_with_short_rows_lose_to_a_novice() {
    score::<games::reversi::Position>("level-1");
    for id in ["level-0", "level-1"] {
        score::<games::gobang::Position>(id);
        score::<games::chess::Position>(id);
    }
    assert!(score::<games::qubic::Position>("level-1") < 50.0);
    assert!(score::<games::connect4::Position>("level-1") < 50.0);
}
