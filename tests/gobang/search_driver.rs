//! How the engine loses: not twice by the same moves, and as late as it can.

use stratege::core::player::{Limits, NoObserver};
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games::gobang::engine::board::Board;
use stratege::games::gobang::engine::vcf::{VcfSolver, Verdict};
use stratege::games::gobang::engine::vct::VctSolver;
use stratege::games::gobang::{Move, Position, Start};
use stratege::registry;
use stratege::search::node_limit::Unlimited;
use stratege::search::random::Random;

type Match = Record<Position>;

fn nodes(nodes: u32) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// The move of a new player.
fn choose(player: &str, record: &Match, limits: u32, seed: u64) -> Move {
    let game = registry::game(Position::ID).unwrap();
    let mut player = game.player(player, &[], seed).unwrap();
    player.choose(record, &nodes(limits), &mut NoObserver).unwrap().chosen.parse().unwrap()
}

/// A game in which the second player loses, if it does.
fn lost_game(loser: &str, seed: u64) -> Option<Match> {
    let mut record = Match::new(Start { ends_early: false, ..Start::default() });
    while record.outcome().is_none() {
        let chosen = match record.position().side_to_move() {
            Side::First => choose("engine", &record, 12_000, seed),
            Side::Second => choose(loser, &record, 1500, seed),
        };
        record.play(chosen).unwrap();
    }
    (record.outcome()?.winner == Some(Side::First)).then_some(record)
}

#[test]
fn moves_that_won_once_do_not_win_again() {
    let mut tried = 0;
    for (loser, seed) in
        [("keen", 1), ("club", 2), ("expert", 3), ("master", 4), ("engine", 5), ("engine", 6)]
    {
        let Some(lost) = lost_game(loser, seed) else { continue };
        tried += 1;
        let mut again = Match::new(*lost.start());
        for (ply, &old) in lost.moves().iter().enumerate() {
            let chosen = if ply % 2 == 0 { old } else { choose(loser, &again, 1500, seed + 100) };
            if chosen != old {
                break;
            }
            again.play(chosen).unwrap();
        }
        assert!(again.outcome().is_none(), "{loser} loses twice by {lost}");
    }
    assert!(tried > 2, "{tried}");
}

/// VCT wins, against which there is a choice of defences.
const FORCED: &str = include_str!("../data/gobang/puzzles16-forced-win.tsv");

/// Plies of a game that the side to move wins by force against this defender.
fn plies_until_lost(start: &Match, defend: &mut dyn FnMut(&Match) -> Move) -> usize {
    let (mut vcf, mut vct) = (VcfSolver::new(14), VctSolver::new(18));
    let mut record = start.clone();
    let attacker = record.position().side_to_move();
    while record.outcome().is_none() {
        let position = *record.position();
        let chosen = if position.side_to_move() == attacker {
            let mut board = Board::of(&position);
            let line = match vcf.solve(&mut board, 20_000, &mut Unlimited) {
                (Verdict::Win, line) => line,
                _ => vct.solve(&mut board, &mut vcf, &mut Unlimited).1,
            };
            position.move_on(line[0])
        } else {
            defend(&record)
        };
        record.play(chosen).unwrap();
    }
    assert_eq!(record.outcome().unwrap().winner, Some(attacker));
    record.ply() - start.ply()
}

#[test]
fn a_lost_game_is_prolonged() {
    let (mut long, mut short) = (0, 0);
    for line in FORCED.lines().filter(|line| !line.starts_with('#')).skip(3).step_by(20) {
        let moves = line.split('\t').nth(7).unwrap();
        let record: Match = format!("gobang:16-first-five-full:{moves}").parse().unwrap();
        long += plies_until_lost(&record, &mut |record| choose("engine", record, 20_000, 1));
        let mut random = Random::new(3);
        short += plies_until_lost(&record, &mut |record| {
            // Blocks fours and nothing else.
            let board = Board::of(record.position());
            let candidates: Vec<usize> = board.candidates().collect();
            let five = board.fives(1 - board.side_to_move()).first();
            record.position().move_on(five.unwrap_or_else(|| candidates[random.below(candidates.len())]))
        });
    }
    println!("{long} and {short} plies");
    assert!(2 * long > 3 * short, "{long} against {short}");
}
