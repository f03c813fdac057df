//! The laboratory: games are reproducible by number, and explanations of players match their moves.

use stratege::core::player::{Limits, NoObserver, Score};
use stratege::lab::{Conditions, Contestant};
use stratege::registry::explain::{ErasedExplainer, explainer};
use stratege::registry::{self, ErasedGame, ErasedMatch, ErasedPlayer};

/// Games of two randomised programs, played in any order.
#[test]
fn games_are_reproducible_by_number() {
    let game = registry::game("gobang").unwrap();
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
        let record = registry::read(&played.record).unwrap();
        assert_eq!(record.outcome().unwrap().winner, played.winner);
    }
}

/// The best explained value is that of the chosen move, and terms add up to values.
#[test]
fn explained_values_match_the_choice() {
    let programs = [
        ("reversi", "ramscher", "f5d6c3d3c4"),
        ("reversi", "aufpasser-3", "f5d6c3d3c4f4f6"),
        ("gobang", "cpc-gobang", "h8 i8 h9 i9"),
        ("chess", "schach-c64", "e4 d5 Nc3"),
        ("connect4", "meister", "4435"),
        ("connect4", "4gewinnt-gemeint", "44444132213536"),
    ];
    for (game, program, moves) in programs {
        let (game, record, mut player, mut explainer) = open(game, program, moves);
        let insight = explainer.insight(&*record, &Limits::default(), &mut NoObserver).unwrap().unwrap();
        let best = insight.candidates.iter().map(|candidate| candidate.value).max().unwrap();
        let choice = player.choose(&*record, &Limits::default(), &mut NoObserver).unwrap();
        assert_eq!(choice.report.score, Some(Score::Points(best)), "{program}");
        let legal = record.view().legal.len();
        let explained = insight.candidates.len();
        assert!(explained <= legal && explained * 2 > legal, "{program}: {explained}");
        for candidate in &insight.candidates {
            assert_eq!(candidate.pv[0], candidate.chosen, "{program}");
            let sum: i32 = candidate.parts.iter().map(|part| part.value).sum();
            assert!(game.id() == "reversi" || sum == candidate.value, "{program}: {candidate:?}");
        }
        assert_eq!(insight.position.len(), if game.id() == "connect4" { 5 } else { 0 });
    }
}

/// TTT3D explains the rows and cells of its situation: the rows meet in M1, the last two in M2.
#[test]
fn situations_are_explained_with_rows_and_cells() {
    let mut row_counts = [0; 4];
    for moves in ["111", "111 222 114 223", "111 444 114 441", "111 222 114 223 141 322 144"] {
        let (_, record, mut player, mut explainer) = open("qubic", "ttt3d", moves);
        let insight = explainer.insight(&*record, &Limits::default(), &mut NoObserver).unwrap().unwrap();
        let choice = player.choose(&*record, &Limits::default(), &mut NoObserver).unwrap();
        let sight = insight.sight.unwrap();
        let names = record.view().names;
        let cells: Vec<usize> = sight.cells.iter().map(|named| named.cell).collect();
        assert_eq!((sight.cells[0].name, &names[cells[0]]), ("M1", &choice.chosen));
        row_counts[sight.rows.len()] += 1;
        for row in &sight.rows[..sight.rows.len().min(2)] {
            assert!(row.contains(&cells[0]), "{moves}: {sight:?}");
        }
        if let [_, second, third] = &sight.rows[..] {
            assert!(second.contains(&cells[1]) && third.contains(&cells[1]), "{sight:?}");
        }
    }
    assert_eq!(row_counts, [1, 0, 0, 3]);
}

/// The chosen branches of an expanded search, from the root to a leaf, are the principal variation.
#[test]
fn expanded_search_leads_to_the_choice() {
    let positions = [
        ("reversi", "aufpasser-2", "f5d6c3d3c4f4f6"),
        ("reversi", "aufpasser-4", "f5d6c3d3c4f4e3f3"),
        ("reversi", "aufpasser-3", "f5d6c4d3e6f4"),
        ("connect4", "anfaenger", "4435"),
        ("connect4", "meister", "444441322135"),
        ("connect4", "4gewinnt-tiefe", "3"),
    ];
    let mut left_out = 0;
    for (game, program, moves) in positions {
        let (_, record, mut player, mut explainer) = open(game, program, moves);
        let limits = Limits::default();
        let choice = player.choose(&*record, &limits, &mut NoObserver).unwrap();
        let mut path = Vec::new();
        loop {
            let branches = explainer.branches(&*record, &path, &limits, &mut NoObserver).unwrap().unwrap();
            assert!(
                branches.iter().all(|branch| !branch.cut),
                "{program} {path:?}: nothing is cut on this line"
            );
            let chosen = branches.iter().rfind(|branch| branch.leads).unwrap();
            assert_eq!(choice.report.score, chosen.value.map(Score::Points), "{program} {path:?}");
            let seen = branches.iter().filter_map(|branch| branch.value);
            let extreme = if path.len() % 2 == 0 { seen.max() } else { seen.min() };
            assert_eq!(chosen.value, extreme, "{program} {path:?}");
            path.push(chosen.chosen.clone());
            if chosen.leaf {
                break;
            }
        }
        assert_eq!(path, choice.report.pv, "{program}");
        for branch in explainer.branches(&*record, &[], &limits, &mut NoObserver).unwrap().unwrap() {
            let aside =
                explainer.branches(&*record, &[branch.chosen], &limits, &mut NoObserver).unwrap().unwrap();
            let unseen = aside.iter().filter(|branch| branch.value.is_none()).count();
            assert!(
                unseen == 0 || game == "connect4",
                "{program}: the minimax of the source searches every move"
            );
            left_out += unseen;
        }
        path.push(path[0].clone());
        assert_eq!(explainer.branches(&*record, &path, &limits, &mut NoObserver).unwrap(), None, "{program}");
    }
    assert!(left_out > 0);
}

/// Alpha-beta would get the same value from the branches that are not `cut`.
#[test]
fn cut_branches_do_not_change_the_value() {
    let (_, record, _, mut explainer) = open("reversi", "aufpasser-3", "f5d6c3d3c4f4e3f3");
    let mut open = vec![Vec::new()];
    let (mut searched, mut cut) = (0, 0);
    while let Some(path) = open.pop() {
        let branches =
            explainer.branches(&*record, &path, &Limits::default(), &mut NoObserver).unwrap().unwrap();
        let best = branches.iter().rfind(|branch| branch.leads).unwrap().value;
        searched += branches.iter().filter(|branch| !branch.cut).count();
        cut += branches.iter().filter(|branch| branch.cut).count();
        if path.is_empty() {
            let seen = branches.iter().filter(|branch| !branch.cut).map(|branch| branch.value);
            assert_eq!(seen.max().unwrap(), best);
        }
        for branch in branches.into_iter().filter(|branch| !branch.cut && !branch.leaf) {
            open.push([path.clone(), vec![branch.chosen]].concat());
        }
    }
    assert!(searched > 50 && cut > 20, "{searched} {cut}");
}

type Opened =
    (&'static dyn ErasedGame, Box<dyn ErasedMatch>, Box<dyn ErasedPlayer>, Box<dyn ErasedExplainer>);

fn open(game: &str, program: &str, moves: &str) -> Opened {
    let explainer = explainer(game, program, &[], 1).unwrap().unwrap();
    let game = registry::game(game).unwrap();
    let record = game.read(moves).unwrap();
    (game, record, game.player(program, &[], 1).unwrap(), explainer)
}
