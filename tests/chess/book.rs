//! The opening book as players use it.

use stratege::core::game::Game;
use stratege::core::parameters::Parameters;
use stratege::core::player::{Choice, Limits, NoObserver};
use stratege::core::record::Record;
use stratege::games::chess::Position;
use stratege::games::chess::engine::book::Book;

fn choose(line: &str, seed: u64, changes: &[(String, Vec<i32>)]) -> Choice<stratege::games::chess::Move> {
    let roster = Position::roster();
    let entry = roster.last().unwrap();
    let numbers = Parameters::with_changes(&entry.parameters, changes).unwrap();
    let record: Record<Position> = line.parse().unwrap();
    let limits = Limits { nodes: Some(2000), ..Limits::default() };
    (entry.new_player.unwrap())(&numbers, seed).choose(&record, &limits, &mut NoObserver)
}

#[test]
fn strongest_level_varies_its_book_openings() {
    let mut firsts: Vec<_> = (0..30)
        .map(|seed| {
            let choice = choose("chess:standard:", seed, &[]);
            assert_eq!((choice.report.nodes, choice.report.depth), (0, 0));
            assert!(choice.report.score.is_some());
            choice.chosen.to_string()
        })
        .collect();
    firsts.sort_unstable();
    firsts.dedup();
    assert!(firsts.len() >= 3, "{firsts:?}");
    let thought = choose("chess:standard:", 1, &[("book".into(), vec![0])]);
    assert!(thought.report.nodes > 0);
}

#[test]
fn book_contains_whole_openings() {
    let mut longest = 0;
    for seed in 0..40 {
        let mut record: Record<Position> = "chess:standard:".parse().unwrap();
        while let Some(chosen) =
            Book::embedded().choose(record.position().board(), 100 * seed + record.ply() as u64)
        {
            record.play(chosen).unwrap();
            longest = longest.max(record.ply());
        }
        assert!(record.ply() >= 4, "{record}");
    }
    assert!(longest >= 8, "{longest}");
}
