//! The levels: deterministic, take wins, block fours and open threes.

use stratege::core::player::{Choice, Limits, NoObserver, Report, Score, SearchObserver};
use stratege::core::rules::Rules;
use stratege::games::gobang::Position;
use stratege::registry;
use stratege::search::random::Random;

const PLAYERS: [&str; 8] =
    ["level-0", "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "engine"];

fn nodes(nodes: u32) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

fn choose(player: &str, record: &str, limits: &Limits, seed: u64) -> Choice<String> {
    let game = registry::game(Position::ID).unwrap();
    game.player(player, &[], seed)
        .unwrap()
        .choose(&*game.read(record).unwrap(), limits, &mut NoObserver)
        .unwrap()
}

#[test]
fn players_are_deterministic() {
    for player in PLAYERS {
        for record in [
            "gobang:16-first-five-120:",
            "gobang:15-second-exact-full:h8i9j7h9",
            "gobang:20-first-five-full:h8i9j7k10g9",
        ] {
            let once = choose(player, record, &nodes(20_000), 4);
            assert_eq!(once, choose(player, record, &nodes(20_000), 4), "{player}");
            assert!(once.report.nodes <= 20_000);
        }
    }
}

#[test]
fn games_finish_on_every_board() {
    let game = registry::game(Position::ID).unwrap();
    let mut random = Random::new(8);
    for (number, start) in
        ["15-first-five-full", "16-first-exact-120", "19-second-five-full", "20-first-five-120"]
            .into_iter()
            .cycle()
            .take(12)
            .enumerate()
    {
        let mut table = game.begin(start).unwrap();
        let mut players = [0, 1].map(|_| {
            let player = PLAYERS[random.below(PLAYERS.len())];
            game.player(player, &[], number as u64).unwrap()
        });
        for _ in 0..400 {
            if table.outcome().is_some() {
                break;
            }
            let side = table.side_to_move().index();
            let choice = players[side].choose(&*table, &nodes(3000), &mut NoObserver).unwrap();
            table.play(&choice.chosen).unwrap();
        }
        assert!(table.outcome().is_some());
    }
}

#[test]
fn open_threes_and_fours_are_blocked() {
    // An open three: its ends, or the squares after them.
    for player in ["level-4", "level-5", "level-6", "engine"] {
        for seed in 0..4 {
            let closed = choose(player, "gobang:16-first-five-120:h8b2i8b14j8", &nodes(30_000), seed).chosen;
            assert!(["f8", "g8", "k8", "l8"].contains(&closed.as_str()), "{player} {closed}");
            let closed =
                choose(player, "gobang:16-first-five-120:h8b2i8g8j8n14k8", &nodes(30_000), seed).chosen;
            assert_eq!(closed, "l8", "{player}");
        }
    }
}

#[test]
fn vcf_is_never_missed() {
    let text = include_str!("../data/gobang/puzzles16-vcf.tsv");
    for line in text.lines().filter(|line| !line.starts_with('#')).step_by(3) {
        let moves = line.split('\t').nth(6).unwrap();
        let choice = choose("engine", moves, &nodes(30_000), 1);
        assert!(matches!(choice.report.score, Some(Score::Win(_))), "{line}");
    }
}

#[test]
fn lost_positions_are_still_defended() {
    // An open four: one of its ends must be blocked.
    let choice = choose("engine", "gobang:16-first-five-120:h8b2i8b14j8n3k8", &nodes(30_000), 1);
    assert!(["g8", "l8"].contains(&choice.chosen.as_str()), "{}", choice.chosen);
    assert_eq!(choice.report.score, Some(Score::Loss(2)));
}

#[test]
fn seeds_vary_games() {
    let game = registry::game(Position::ID).unwrap();
    let mut games = Vec::new();
    for seed in 0..4 {
        let mut table = game.begin("16-first-five-120").unwrap();
        let mut player = game.player("engine", &[], seed).unwrap();
        for _ in 0..6 {
            let choice = player.choose(&*table, &nodes(5000), &mut NoObserver).unwrap();
            table.play(&choice.chosen).unwrap();
        }
        games.push(table.record_text());
    }
    games.sort();
    games.dedup();
    assert!(games.len() > 2, "{games:?}");
}

struct StopAtOnce;

impl SearchObserver<String> for StopAtOnce {
    fn report(&mut self, _: &Report<String>) {}

    fn should_continue(&mut self) -> bool {
        false
    }
}

#[test]
fn stop_request_is_honoured_and_returns_a_move() {
    let game = registry::game(Position::ID).unwrap();
    let mut player = game.player("engine", &[], 1).unwrap();
    let record = game.read("gobang:16-first-five-120:h8i9j7h9g8i7").unwrap();
    let limits = Limits { time: Some(600_000), ..Limits::default() };
    let choice = player.choose(&*record, &limits, &mut StopAtOnce).unwrap();
    assert!(choice.stopped);
}
