//! Analysis of single moves: proven values are realised along their pv.

use stratege::core::player::{Limits, MoveValue, Score};
use stratege::registry;

use crate::collected_values::CollectedValues;

fn analyse(record: &str) -> Vec<MoveValue<String>> {
    let game = registry::game("gobang").unwrap();
    let mut values = CollectedValues::default();
    let limits = Limits { nodes: Some(60_000), ..Limits::default() };
    game.player("engine", &[], 1)
        .unwrap()
        .analyse(&*game.read(record).unwrap(), &limits, &mut values)
        .unwrap();
    values.0
}

#[test]
fn proven_results_are_realised_along_the_pv() {
    let mut proven = 0;
    for record in [
        "gobang:15-first-five-full:h8a1i8a3j8",
        "gobang:15-first-five-full:h8a1i8a3j8a5k8",
        "gobang:16-first-five-120:h8i9i8j8h9h7g10",
        "gobang:15-first-five-full:h8h9i9g7j10k11g8i8i7",
    ] {
        let game = registry::game("gobang").unwrap();
        for value in analyse(record) {
            let mut table = game.read(record).unwrap();
            let mover = table.side_to_move();
            let (winner, plies) = match value.score {
                Score::Win(plies) => (mover, plies),
                Score::Loss(plies) => (mover.other(), plies),
                _ => {
                    assert!(!value.exact);
                    continue;
                }
            };
            assert!(value.exact && value.pv[0] == value.chosen);
            proven += 1;
            value.pv.iter().for_each(|square| table.play(square).unwrap());
            // If the pv ends before the five, the engine continues.
            let limits = Limits { nodes: Some(30_000), ..Limits::default() };
            let mut player = game.player("engine", &[], 1).unwrap();
            while table.outcome().is_none() && table.ply() < 120 {
                let choice = player.choose(&*table, &limits, &mut CollectedValues::default()).unwrap();
                table.play(&choice.chosen).unwrap();
            }
            let outcome = table.outcome().unwrap();
            assert_eq!(outcome.winner, Some(winner), "{record} {value:?} {}", table.record_text());
            assert!(plies > 0);
        }
    }
    assert!(proven > 5, "{proven}");
}

#[test]
fn fives_win_and_moves_that_block_no_five_lose() {
    let five = analyse("gobang:15-first-five-full:h8a1i8a3j8a5k8a7");
    let wins: Vec<&str> =
        five.iter().filter(|one| one.score == Score::Win(1)).map(|one| one.chosen.as_str()).collect();
    assert_eq!(wins.len(), 2, "{five:?}");
    let closing = analyse("gobang:15-first-five-full:h8g8i8a3j8a5k8");
    assert!(closing.iter().any(|one| one.chosen == "l8" && one.score != Score::Loss(2)), "{closing:?}");
}
