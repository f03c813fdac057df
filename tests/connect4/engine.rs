//! The modern players: legal and deterministic moves, limits and stops, and perfect play by the solver.

use stratege::core::game::Game;
use stratege::core::parameters::Parameters;
use stratege::core::player::{Choice, Limits, MoveValue, NoObserver, Player, Report, Score, SearchObserver};
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::connect4::engine::analysis::Analyser;
use stratege::games::connect4::engine::board::Board;
use stratege::games::connect4::engine::embedded_books::Books;
use stratege::games::connect4::{Move, Position};
use stratege::search::node_limit::Unlimited;
use stratege::search::random::Random;

type Match = Record<Position>;

fn new_player(player: &str, seed: u64) -> Box<dyn Player<Position>> {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == player).unwrap();
    (entry.new_player.unwrap())(&Parameters::with_changes(&entry.parameters, &[]).unwrap(), seed)
}

fn choose(record: &Match, player: &str, limits: Limits) -> Choice<Move> {
    new_player(player, 5).choose(record, &limits, &mut NoObserver)
}

fn random_position(seed: u64, discs: usize) -> Option<Match> {
    let mut random = Random::new(seed);
    let mut record = Match::new(Position::starts()[seed as usize % 2].clone());
    while record.ply() < discs && record.outcome().is_none() {
        let moves = record.position().legal_moves();
        record.play(moves[random.below(moves.len())]).unwrap();
    }
    record.outcome().is_none().then_some(record)
}

#[test]
fn solver_plays_a_best_move_and_knows_its_value() {
    let mut analyser = Analyser::new(18, Books::NONE);
    let mut player = new_player("solver", 1);
    for record in (0..60).filter_map(|seed| random_position(seed, 20 + seed as usize % 20)) {
        let choice = player.choose(&record, &Limits::default(), &mut NoObserver);
        let values = analyser.column_values(Board::from(record.position()), &mut Unlimited).unwrap();
        let best = values.iter().flatten().max().copied();
        assert_eq!(values[choice.chosen.column()], best, "{record}");
        assert_eq!(choice.report.score, best.map(Score::Left), "{record}");
    }
}

#[test]
fn limited_searches_are_deterministic() {
    assert_choices_are_deterministic((0..8).step_by(3));
}

#[test]
#[ignore = "takes minutes"]
fn limited_searches_are_deterministic_in_many_positions() {
    assert_choices_are_deterministic(0..100);
}

/// Compares repeated choices in a random position per seed.
fn assert_choices_are_deterministic(seeds: impl Iterator<Item = u64>) {
    for record in seeds.filter_map(|seed| random_position(seed, 3 + seed as usize % 30)) {
        for player in ["solver", "level-1", "level-6"] {
            for nodes in [0, 1, 7, 500, 20_000] {
                let limits = Limits { nodes: Some(nodes), ..Limits::default() };
                let once = choose(&record, player, limits);
                assert_eq!(once, choose(&record, player, limits));
                assert!(record.position().legal_moves().contains(&once.chosen));
                assert!(once.report.nodes <= nodes);
            }
        }
    }
}

#[test]
fn stop_request_is_honoured_and_returns_a_legal_move() {
    struct Stop(u32);
    impl SearchObserver<Move> for Stop {
        fn report(&mut self, _: &Report<Move>) {}
        fn should_continue(&mut self) -> bool {
            self.0 += 1;
            false
        }
    }
    let mut stop = Stop(0);
    let mut record: Match = "123456712".parse().unwrap();
    let choice = new_player("solver", 1).choose(&record, &Limits::default(), &mut stop);
    assert!(choice.stopped && stop.0 == 1);
    record.play(choice.chosen).unwrap();
}

#[test]
fn analysis_reports_the_exact_value_of_every_move() {
    struct Recorder(Vec<MoveValue<Move>>);
    impl SearchObserver<Move> for Recorder {
        fn report(&mut self, _: &Report<Move>) {}
        fn value(&mut self, value: &MoveValue<Move>) {
            self.0.push(value.clone());
        }
        fn should_continue(&mut self) -> bool {
            true
        }
    }
    let mut analyser = Analyser::new(18, Books::NONE);
    let mut player = new_player("solver", 1);
    for record in (0..20).filter_map(|seed| random_position(seed, 20 + seed as usize)) {
        let mut recorder = Recorder(Vec::new());
        assert!(player.analyse(&record, &Limits::default(), &mut recorder));
        let values = analyser.column_values(Board::from(record.position()), &mut Unlimited).unwrap();
        assert_eq!(recorder.0.len(), values.iter().flatten().count(), "{record}");
        for MoveValue { chosen, score, exact, .. } in recorder.0 {
            assert!(exact);
            assert_eq!(Some(score), values[chosen.column()].map(Score::Left), "{record}");
        }
    }
    let none = Limits { nodes: Some(0), ..Limits::default() };
    assert!(!new_player("solver", 1).analyse(&"123456712".parse().unwrap(), &none, &mut NoObserver));
    assert!(!new_player("level-1", 1).analyse(
        &"123456712".parse().unwrap(),
        &Limits::default(),
        &mut NoObserver
    ));
}

#[test]
fn retained_table_reduces_nodes() {
    let [mut retained, mut fresh] = [0, 0];
    for seed in 0..6 {
        let Some(mut record) = random_position(seed, 14) else { continue };
        let mut player = new_player("solver", 1);
        let mut opponent = new_player("level-4", seed);
        while record.outcome().is_none() {
            let choice = player.choose(&record, &Limits::default(), &mut NoObserver);
            retained += choice.report.nodes;
            fresh += choose(&record, "solver", Limits::default()).report.nodes;
            record.play(choice.chosen).unwrap();
            if record.outcome().is_none() {
                let answer = opponent.choose(&record, &Limits::default(), &mut NoObserver).chosen;
                record.play(answer).unwrap();
            }
        }
    }
    assert!(retained < fresh, "{retained} {fresh}");
}

#[test]
fn fours_are_completed_and_blocked() {
    for player in ["level-3", "level-4", "level-5", "level-6", "solver"] {
        for record in ["172737", "17273"] {
            let choice = choose(&record.parse().unwrap(), player, Limits::default());
            assert_eq!(choice.chosen.to_string(), "4", "{player} at {record}");
        }
    }
}

#[test]
fn solver_never_loses_its_value() {
    // Main line of published solutions: the first player has played the only winning first move.
    let line = "44444426111157";
    for opponent in ["level-1", "level-3", "level-5", "meister"] {
        let mut record: Match = line.parse().unwrap();
        let mut analyser = Analyser::new(18, Books::NONE);
        let value = analyser.value(Board::from(record.position()), &mut Unlimited).unwrap();
        let mover = record.position().side_to_move();
        let perfect = if value >= 0 { mover } else { mover.other() };
        let mut players = [new_player("solver", 1), new_player(opponent, 2)];
        while record.outcome().is_none() {
            let index = usize::from(record.position().side_to_move() != perfect);
            let choice = players[index].choose(&record, &Limits::default(), &mut NoObserver);
            record.play(choice.chosen).unwrap();
        }
        let winner = record.outcome().unwrap().winner;
        assert!(winner == Some(perfect) || value == 0 && winner.is_none(), "{opponent}: {record}");
    }
}
