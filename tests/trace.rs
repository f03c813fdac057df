//! Line-by-line traces of classic programs: the traced run is the one that chooses the move.

use std::collections::BTreeMap;

use stratege::core::error::Error;
use stratege::core::game::Game;
use stratege::core::player::{Choice, Limits, NoObserver, Score};
use stratege::core::record::Record;
use stratege::core::trace::{Recorder, Watched};
use stratege::games::{chess, connect4, gobang, qubic, reversi};
use stratege::registry::{self, watch::trace};
use stratege::search::random::Random;

const SEED: u64 = 7;

/// Matches at every `every`-th ply of random games.
fn positions<G: Game>(games: u64, every: usize, longest: usize) -> Vec<Record<G>> {
    let mut all = Vec::new();
    for game in 0..games {
        let mut random = Random::new(5000 + game);
        let mut record: Record<G> = Record::new(G::Start::default());
        while record.outcome().is_none() && record.ply() < longest {
            if (record.ply() + game as usize).is_multiple_of(every) {
                all.push(record.clone());
            }
            let moves = record.position().legal_moves();
            record.play(moves[random.below(moves.len())]).unwrap();
        }
    }
    all
}

fn choose<G: Game>(record: &Record<G>, program: &str) -> Choice<G::Move> {
    let roster = G::roster();
    let entry = roster.iter().find(|entry| entry.id == program).unwrap();
    let mut player = entry.player(&[], SEED).unwrap().unwrap();
    player.choose(record, &Limits::default(), &mut NoObserver)
}

/// The variables after the last step.
fn last_values(recorder: &Recorder) -> BTreeMap<&'static str, i32> {
    let mut values = BTreeMap::new();
    let mut at = 0;
    while at < recorder.steps.len() {
        let count = recorder.steps[at + 3] as usize;
        for change in recorder.steps[at + 4..at + 4 + 2 * count].chunks_exact(2) {
            values.insert(recorder.names[change[0] as usize], change[1]);
        }
        at += 4 + 2 * count;
    }
    values
}

/// The traced move is the chosen one, and the trace's variable holds its score if there is one.
fn compare<G: Game + Watched>(program: &str, value: Option<&str>, records: &[Record<G>]) {
    assert!(records.len() >= 40, "{program}: {} positions", records.len());
    for record in records {
        let mut recorder = Recorder::new(0, usize::MAX);
        let watched = G::watch(program, SEED, record, &mut recorder);
        let Choice { chosen, report, .. } = choose(record, program);
        assert_eq!(watched, Some(chosen), "{program} at {record}");
        assert!(recorder.total > 0, "{program} at {record}");
        if let (Some(name), Some(Score::Points(points))) = (value, report.score) {
            assert_eq!(last_values(&recorder).get(name), Some(&points), "{program} at {record}");
        }
    }
}

#[test]
fn reversi_traces_match_its_moves() {
    compare_reversi(12, [200, 40]);
}

#[test]
#[ignore = "takes minutes"]
fn reversi_traces_match_its_moves_in_many_games() {
    compare_reversi(100, [3000, 1000]);
}

/// Compares `games` games, and `searched` positions of them for the programs that search three and four
/// plies.
fn compare_reversi(games: u64, searched: [usize; 2]) {
    let all = positions::<reversi::Position>(games, 1, 60);
    compare("doofie", None, &all);
    compare("klauwastekannz", Some("max"), &all);
    // A forced pass needs no evaluation.
    let with_moves: Vec<_> =
        all.into_iter().filter(|record| record.position().legal_squares() != 0).collect();
    compare("ramscher", Some("max"), &with_moves);
    for (program, count) in ["aufpasser-3", "aufpasser-4"].into_iter().zip(searched) {
        // From each part of the game.
        let every = with_moves.len() / count;
        let some: Vec<_> = with_moves.iter().step_by(every).cloned().collect();
        compare(program, Some("max"), &some);
    }
}

#[test]
fn gobang_traces_match_its_moves() {
    compare_gobang(12);
}

#[test]
#[ignore = "takes minutes"]
fn gobang_traces_match_its_moves_in_many_games() {
    compare_gobang(500);
}

fn compare_gobang(games: u64) {
    let all = positions::<gobang::Position>(games, 5, 60);
    compare("cpc-gobang", Some("best"), &all);
    compare("cpc-chaos", Some("best"), &all);
}

#[test]
fn chess_traces_match_its_moves() {
    let all = positions::<chess::Position>(40, 2, 80);
    compare("schach-c64", Some("BW"), &all);
    compare("schach-c64-listing", Some("BW"), &all);
}

#[test]
fn qubic_traces_match_its_moves() {
    compare("ttt3d", None, &positions::<qubic::Position>(100, 2, 60));
}

#[test]
fn connect4_traces_match_its_moves() {
    compare("anfaenger", Some("best"), &positions::<connect4::Position>(40, 5, 40));
}

#[test]
fn window_is_part_of_the_whole_trace() {
    let record: Record<reversi::Position> = "reversi:diagonal-mole:f5d6c3".parse().unwrap();
    let mut whole = Recorder::new(0, usize::MAX);
    reversi::Position::watch("aufpasser-3", SEED, &record, &mut whole);
    let mut window = Recorder::new(whole.total / 2, 50);
    reversi::Position::watch("aufpasser-3", SEED, &record, &mut window);
    assert_eq!(window.total, whole.total);
    assert_eq!(window.counts.iter().sum::<u32>() as usize, whole.total / 2);
    // The same lines and cells; boards and variables are renumbered.
    let lines = |recorder: &Recorder| {
        let (mut all, mut at) = (Vec::new(), 0);
        while at < recorder.steps.len() {
            all.push([recorder.steps[at], recorder.steps[at + 1]]);
            at += 4 + 2 * recorder.steps[at + 3] as usize;
        }
        all
    };
    assert_eq!(lines(&window), lines(&whole)[whole.total / 2..whole.total / 2 + 50]);
    // The window starts with the program's board and variables.
    let mut earlier = Recorder::new(0, whole.total / 2);
    reversi::Position::watch("aufpasser-3", SEED, &record, &mut earlier);
    assert_eq!(window.boards.first(), earlier.boards.last());
    let values = last_values(&earlier);
    assert_eq!(window.before.len(), values.len());
    for (name, value) in window.names.iter().zip(&window.before) {
        assert_eq!(values.get(name), Some(value), "{name}");
    }
}

#[test]
fn matches_are_traced_by_program_name() {
    for (record, program) in [
        ("reversi:diagonal-mole:f5", "ramscher"),
        ("gobang:16-first-five-120:h8", "cpc-gobang"),
        ("chess:standard:e2e4", "schach-c64"),
        ("qubic:first:111", "ttt3d"),
        ("connect4:first:4", "anfaenger"),
    ] {
        let mut played = registry::read(record).unwrap();
        let mut recorder = Recorder::new(0, 10);
        let chosen = trace(&*played, program, SEED, &mut recorder).unwrap().unwrap();
        assert!(recorder.total > 10, "{record}");
        played.play(&chosen).unwrap();
        assert_eq!(trace(&*played, "unknown", SEED, &mut recorder), Ok(None), "{record}");
    }
}

#[test]
fn finished_matches_have_no_trace() {
    let finished = registry::read("connect4:first:1212121").unwrap();
    let traced = trace(&*finished, "anfaenger", SEED, &mut Recorder::new(0, 10));
    assert_eq!(traced, Err(Error::GameOver));
}
