//! The values of single moves: what is certain is so, along its line.

use stratege::catalogue;
use stratege::player::{Limits, MoveValue, Score};

use crate::heard::Heard;

fn analyse(line: &str) -> Vec<MoveValue<String>> {
    let game = catalogue::game("gobang").unwrap();
    let mut heard = Heard::default();
    let limits = Limits { nodes: Some(60_000), ..Limits::default() };
    game.seat("engine", &[], 1).unwrap().analyse(line, &limits, &mut heard).unwrap();
    heard.0
}

#[test]
fn a_certain_end_comes_about_along_its_line() {
    let mut certain = 0;
    for line in [
        "gobang:15-first-five-full:h8a1i8a3j8",
        "gobang:15-first-five-full:h8a1i8a3j8a5k8",
        "gobang:16-first-five-120:h8i9i8j8h9h7g10",
        "gobang:15-first-five-full:h8h9i9g7j10k11g8i8i7",
    ] {
        let game = catalogue::game("gobang").unwrap();
        for value in analyse(line) {
            let mut table = game.read(line).unwrap();
            let mover = table.side_to_move();
            let (winner, plies) = match value.score {
                Score::Win(plies) => (mover, plies),
                Score::Loss(plies) => (mover.other(), plies),
                _ => {
                    assert!(!value.exact);
                    continue;
                }
            };
            assert!(value.exact && value.line[0] == value.chosen);
            certain += 1;
            value.line.iter().for_each(|square| table.play(square).unwrap());
            // The engine takes over where its line ends before the five.
            let limits = Limits { nodes: Some(30_000), ..Limits::default() };
            let mut seat = game.seat("engine", &[], 1).unwrap();
            while table.outcome().is_none() && table.ply() < 120 {
                let choice = seat.choose(&table.line(), &limits, &mut Heard::default()).unwrap();
                table.play(&choice.chosen).unwrap();
            }
            let outcome = table.outcome().unwrap();
            assert_eq!(outcome.winner, Some(winner), "{line} {value:?} {}", table.line());
            assert!(plies > 0);
        }
    }
    assert!(certain > 5, "{certain}");
}

#[test]
fn a_five_wins_at_once_and_what_does_not_close_one_loses() {
    let five = analyse("gobang:15-first-five-full:h8a1i8a3j8a5k8a7");
    let wins: Vec<&str> =
        five.iter().filter(|one| one.score == Score::Win(1)).map(|one| one.chosen.as_str()).collect();
    assert_eq!(wins.len(), 2, "{five:?}");
    let closing = analyse("gobang:15-first-five-full:h8g8i8a3j8a5k8");
    assert!(closing.iter().any(|one| one.chosen == "l8" && one.score != Score::Loss(2)), "{closing:?}");
}
