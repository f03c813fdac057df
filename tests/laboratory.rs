//! What the laboratory promises: every game found again by its number, and programs that say what they think of
//! every move.

use stratege::catalogue;
use stratege::laboratory::{Conditions, Contestant};
use stratege::player::{Limits, MoveValue, Report, Score, Unwatched, Watch};

#[derive(Default)]
struct Values(Vec<MoveValue<String>>);

impl Watch<String> for Values {
    fn report(&mut self, _: &Report<String>) {}

    fn value(&mut self, value: &MoveValue<String>) {
        self.0.push(value.clone());
    }

    fn go_on(&mut self) -> bool {
        true
    }
}

/// Games of two programs with chance in them, in any order.
#[test]
fn a_game_is_found_again_by_its_number() {
    let game = catalogue::game("gobang").unwrap();
    let one = Contestant { player: "cpc-gobang".into(), changes: Vec::new() };
    let other = Contestant { changes: vec![("zs".into(), vec![0])], ..one.clone() };
    let conditions = Conditions {
        openings: vec![String::new()],
        random_plies: 4,
        second_random: 0,
        fixed_sides: false,
        limits: Limits::default(),
        seed: 3,
    };
    let play = |number| conditions.play(game, [&one, &other], number, &mut |_| {}).unwrap();
    let forward = [0, 1, 2, 3].map(play);
    let [d, c, b, a] = [3, 2, 1, 0].map(play);
    assert_eq!(forward, [a, b, c, d]);
    let start = |number: usize| forward[number].record.chars().take(30).collect::<String>();
    assert!(forward[1].swapped && start(0) == start(1) && start(1) != start(2));
    for played in &forward {
        let line = catalogue::read(&played.record).unwrap();
        assert_eq!(line.outcome().unwrap().winner, played.winner);
    }
}

/// The best of the values that a program tells is the value of the move that it makes.
#[test]
fn what_a_program_says_of_every_move_fits_its_choice() {
    let programs = [
        ("reversi", "ramscher", "f5d6c3d3c4"),
        ("reversi", "aufpasser-3", "f5d6c3d3c4f4f6"),
        ("gobang", "cpc-gobang", "h8 i8 h9 i9"),
        ("chess", "schach-c64", "e4 d5 Nc3"),
        ("connect4", "meister", "4435"),
    ];
    for (game, program, moves) in programs {
        let game = catalogue::game(game).unwrap();
        let line = game.read(moves).unwrap().line();
        let mut seat = game.seat(program, &[], 1).unwrap();
        let mut values = Values::default();
        assert!(seat.analyse(&line, &Limits::default(), &mut values).unwrap(), "{program}");
        let points = |score| match score {
            Score::Points(points) => points,
            other => panic!("{program}: {other:?}"),
        };
        let best = values.0.iter().map(|value| points(value.score)).max().unwrap();
        let choice = seat.choose(&line, &Limits::default(), &mut Unwatched).unwrap();
        assert_eq!(points(choice.report.score.unwrap()), best, "{program}");
        let legal = game.read(&line).unwrap().view().legal.len();
        assert!(values.0.len() <= legal && values.0.len() * 2 > legal, "{program}: {}", values.0.len());
    }
}
