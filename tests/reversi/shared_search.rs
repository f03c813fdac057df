//! Shared exact search of an endgame: tasks searched by any player of a team, compared with published scores.

use stratege::core::error::Error;
use stratege::core::player::{Choice, Limits, NoObserver, Player, Score, SharedSearch, Split, TaskResult};
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::reversi::{Move, Position, levels};

use crate::player::new_player;

/// FFO #42 to #44, with 22 and 23 empty squares: a board and a best move with its published score.
fn endgames() -> impl Iterator<Item = &'static str> {
    include_str!("../data/reversi/fforum-40-44.obf").lines().skip(2)
}

fn record(line: &str) -> Record<Position> {
    line.split(';').next().unwrap().trim().parse().unwrap()
}

fn champion() -> Box<dyn Player<Position>> {
    new_player(levels::CHAMPION)
}

/// A champion's shared-search interface.
fn shared<'a>(
    player: &'a mut Box<dyn Player<Position>>,
    record: &Record<Position>,
) -> &'a mut dyn SharedSearch<Position> {
    player.shared_search(record, &Limits::default()).unwrap()
}

fn search_task(
    player: &mut Box<dyn Player<Position>>,
    record: &Record<Position>,
    task: &str,
) -> Result<TaskResult<Move>, Error> {
    shared(player, record).search_task(record, task, &Limits::default(), &mut NoObserver)
}

/// Searches each task with the next player in turn until all are confirmed.
fn finish(
    team: &mut [Box<dyn Player<Position>>],
    record: &Record<Position>,
    mut split: Split<Move>,
) -> Choice<Move> {
    'split: loop {
        for (number, task) in split.tasks.iter().enumerate() {
            let result = search_task(&mut team[number % 2], record, task).unwrap();
            if !result.confirmed {
                split = result.instead.unwrap();
                continue 'split;
            }
        }
        return split.proven;
    }
}

#[test]
fn team_finds_published_scores() {
    for line in endgames() {
        let record = record(line);
        let mut team = [champion(), champion()];
        let [split, same] = [0, 1].map(|number| {
            shared(&mut team[number], &record).prepare(&record, &Limits::default(), &mut NoObserver)
        });
        assert_eq!(split, same, "all players prepare the same search");
        let choice = finish(&mut team, &record, split);
        let Some(Score::Discs { hundredths, percent: 100 }) = choice.report.score else {
            panic!("{:?} is not exact", choice.report.score)
        };
        assert!(line.ends_with(&format!(":{:+};", hundredths / 100)), "{hundredths} in {line}");
        // If several moves are equally good, the team may find another one.
        let mut after = record.clone();
        after.play(choice.chosen).unwrap();
        let reply = champion().choose(&after, &Limits::default(), &mut NoObserver);
        assert_eq!(reply.report.score, Some(Score::Discs { hundredths: -hundredths, percent: 100 }));
    }
}

#[test]
fn false_claims_are_refuted_with_the_true_result() {
    let record = record(endgames().next().unwrap());
    let mut team = [champion(), champion()];
    let split = shared(&mut team[0], &record).prepare(&record, &Limits::default(), &mut NoObserver);
    let choice = finish(&mut team, &record, split.clone());
    // The first task is the end of the variation.
    let (claim, line) = split.tasks[0].split_once(' ').unwrap();
    let score: i32 = claim.strip_prefix('=').unwrap().parse().unwrap();
    for claim in [format!("={}", score + 2), format!("={}", score - 2), format!(">={}", score + 2)] {
        let result = search_task(&mut team[1], &record, &format!("{claim} {line}")).unwrap();
        assert!(!result.confirmed, "{claim}");
        assert_eq!(finish(&mut team, &record, result.instead.unwrap()).report.score, choice.report.score);
    }
    let less = search_task(&mut team[1], &record, &format!(">={} {line}", score - 2)).unwrap();
    assert!(less.confirmed && less.instead.is_none());
}

#[test]
fn time_limit_leaves_the_task_unfinished() {
    let record = record(endgames().next().unwrap());
    let no_time = Limits { time: Some(0), ..Limits::default() };
    let mut player = champion();
    let split = shared(&mut player, &record).prepare(&record, &no_time, &mut NoObserver);
    assert!(split.tasks.is_empty() && split.preliminary == split.proven);
    assert!(record.position().legal_moves().contains(&split.preliminary.chosen));
    let task =
        shared(&mut player, &record).prepare(&record, &Limits::default(), &mut NoObserver).tasks[0].clone();
    let result =
        shared(&mut champion(), &record).search_task(&record, &task, &no_time, &mut NoObserver).unwrap();
    assert!(!result.confirmed && result.instead.is_none());
}

#[test]
fn only_long_exact_searches_are_shared() {
    let mut player = champion();
    let few = record(include_str!("../data/reversi/fforum-40-44.obf").lines().next().unwrap());
    let many: Record<Position> = "reversi:diagonal-tomato:".parse().unwrap();
    assert!(player.shared_search(&few, &Limits::default()).is_none());
    assert!(player.shared_search(&many, &Limits::default()).is_none());
    let record = record(endgames().next().unwrap());
    for limits in [
        Limits { nodes: Some(1_000_000), ..Limits::default() },
        Limits { depth: Some(30), ..Limits::default() },
    ] {
        assert!(player.shared_search(&record, &limits).is_none());
    }
}

#[test]
fn malformed_tasks_are_rejected() {
    let record = record(endgames().next().unwrap());
    let mut player = champion();
    for (task, code) in [
        ("", "unreadable-move"),
        ("=x a4", "unreadable-move"),
        ("=2 ", "unreadable-move"),
        ("=66 a4", "unreadable-move"),
        ("=2 a9", "unreadable-move"),
        ("=2 a1", "illegal-move"),
    ] {
        assert_eq!(search_task(&mut player, &record, task).unwrap_err().code(), code, "{task}");
    }
}
