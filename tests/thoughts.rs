//! Thoughts of players: reporting them does not change the move, and they lead to it.

use stratege::core::bound::Bound;
use stratege::core::player::{Choice, Limits, NoObserver, Score};
use stratege::core::thought::Thought;
use stratege::core::thought_log::ThoughtLog;
use stratege::registry::{self, ErasedGame, ErasedMatch};
use stratege::search::random::Random;

const SEED: u64 = 11;

/// Node limit of modern players: enough for several iterations.
const NODES: u32 = 4000;

/// Positions of random games.
fn positions(game: &dyn ErasedGame, games: u64, every: usize, longest: usize) -> Vec<Box<dyn ErasedMatch>> {
    let mut all = Vec::new();
    for number in 0..games {
        let mut random = Random::new(300 + number);
        let mut record = game.read("").unwrap();
        for ply in 0..longest {
            let view = record.view();
            if view.outcome.is_some() || view.legal.is_empty() {
                break;
            }
            if (ply + number as usize).is_multiple_of(every) {
                all.push(game.read(&record.record_text()).unwrap());
            }
            record.play(&view.legal[random.below(view.legal.len())].text).unwrap();
        }
    }
    all
}

struct TracedChoice {
    choice: Choice<String>,
    thoughts: Vec<Thought<String>>,
}

/// Chooses a move with thoughts; the move must be the same as without them.
fn choose_with_thoughts(
    game: &dyn ErasedGame,
    player: &str,
    record: &dyn ErasedMatch,
    limits: &Limits,
) -> TracedChoice {
    let new_player = || game.player(player, &Vec::new(), SEED).unwrap();
    let silent = new_player().choose(record, limits, &mut NoObserver).unwrap();
    let mut observer = NoObserver;
    let mut log = ThoughtLog::new(&mut observer, ThoughtLog::<String>::DEFAULT_CAPACITY);
    let choice = new_player().choose(record, limits, &mut log).unwrap();
    assert_eq!(choice, silent, "{player} at {}", record.record_text());
    assert!(log.thoughts.len() <= ThoughtLog::<String>::DEFAULT_CAPACITY);
    TracedChoice { choice, thoughts: log.thoughts }
}

/// The candidate that was the best when the search ended.
fn leader(thoughts: &[Thought<String>]) -> Option<&String> {
    thoughts.iter().rev().find_map(|thought| match thought {
        Thought::Value { ply: 0, chosen, leads: true, .. } => Some(chosen),
        _ => None,
    })
}

fn limits_of(is_modern: bool) -> Limits {
    Limits { nodes: is_modern.then_some(NODES), ..Limits::default() }
}

/// The last leading candidate is the chosen move if any values were reported.
fn check_leaders(game: &str, players: &[&str], is_modern: bool, records: &[Box<dyn ErasedMatch>]) {
    let game = registry::game(game).unwrap();
    for player in players {
        let mut with_values = 0;
        for record in records {
            let TracedChoice { choice, thoughts } =
                choose_with_thoughts(game, player, &**record, &limits_of(is_modern));
            let Some(leader) = leader(&thoughts) else { continue };
            let resigns = choice.report.score == Some(Score::Resigns);
            assert!(resigns || *leader == choice.chosen, "{player} at {}", record.record_text());
            with_values += 1;
        }
        assert!(with_values * 2 > records.len(), "{player}: {with_values} of {}", records.len());
    }
}

#[test]
fn thoughts_of_classic_programs_lead_to_their_moves() {
    for (game, players, games, every, longest) in [
        ("reversi", &["klauwastekannz", "ramscher", "aufpasser-2", "aufpasser-3"][..], 12, 3, 60),
        ("reversi", &["aufpasser-4"], 4, 7, 60),
        ("chess", &["schach-c64", "schach-c64-listing"], 12, 4, 80),
        ("qubic", &["ttt3d"], 12, 3, 60),
        ("connect4", &["anfaenger", "experte"], 6, 5, 40),
    ] {
        let records = positions(registry::game(game).unwrap(), games, every, longest);
        check_leaders(game, players, false, &records);
    }
}

#[test]
fn thoughts_of_modern_players_lead_to_their_moves() {
    check_modern_players(12);
}

#[test]
#[ignore = "takes minutes"]
fn thoughts_of_modern_players_lead_to_their_moves_at_every_ply() {
    check_modern_players(1);
}

/// At every `every`-th ply of random games.
fn check_modern_players(every: usize) {
    for (game, players, games, longest) in [
        ("reversi", &["champion", "level-5"][..], 3, 60),
        ("chess", &["grandmaster", "level-7"], 3, 60),
        ("gobang", &["level-6"], 2, 40),
        ("connect4", &["solver"], 3, 30),
    ] {
        let records = positions(registry::game(game).unwrap(), games, every, longest);
        check_leaders(game, players, true, &records);
    }
}

#[test]
fn randomised_players_choose_among_the_best() {
    for (game, player, is_modern) in [("gobang", "cpc-gobang", false), ("qubic", "level-3", true)] {
        let game = registry::game(game).unwrap();
        for record in positions(game, 6, 6, 40) {
            let TracedChoice { choice, thoughts } =
                choose_with_thoughts(game, player, &*record, &limits_of(is_modern));
            let points = |thought: &Thought<String>| match thought {
                Thought::Value { chosen, score: Score::Points(points), .. } => {
                    Some((*points, chosen.clone()))
                }
                _ => None,
            };
            let values: Vec<_> = thoughts.iter().filter_map(points).collect();
            let Some(best) = values.iter().map(|value| value.0).max() else { continue };
            assert!(values.contains(&(best, choice.chosen)), "{player} at {}", record.record_text());
        }
    }
}

/// At a cutoff the value passes the bound, from either side, and the skipped moves had not been tried.
#[test]
fn cutoffs_are_sound() {
    for (game, player) in [("reversi", "aufpasser-4"), ("connect4", "experte")] {
        let game = registry::game(game).unwrap();
        let mut cuts = 0;
        for record in positions(game, 3, 8, 40) {
            let TracedChoice { thoughts, .. } =
                choose_with_thoughts(game, player, &*record, &Limits::default());
            for (at, thought) in thoughts.iter().enumerate() {
                let Thought::Cut { ply, moves, value, bound } = thought else { continue };
                let is_own = ply % 2 == 0;
                assert!(if is_own { value >= bound } else { value <= bound }, "{player}: {thought:?}");
                let siblings = thoughts[..at].iter().rev().take_while(|thought| thought.ply() >= *ply);
                for sibling in siblings {
                    let Thought::Value { ply: depth, chosen, .. } = sibling else { continue };
                    assert!(depth != ply || !moves.contains(chosen), "{player}: {thought:?}");
                }
                cuts += 1;
            }
        }
        assert!(cuts > 50, "{player}: {cuts}");
    }
}

#[test]
fn candidates_of_a_trace_are_legal_moves_with_their_cells() {
    for (game, player) in [("chess", "schach-c64"), ("reversi", "aufpasser-4"), ("connect4", "experte")] {
        let game = registry::game(game).unwrap();
        for record in positions(game, 2, 9, 40) {
            let TracedChoice { choice, thoughts } =
                choose_with_thoughts(game, player, &*record, &Limits::default());
            let legal = record.view().legal;
            assert!(legal.contains(&record.place_move(&choice.chosen)), "{player}: {choice:?}");
            for thought in record.place_trace(&thoughts) {
                if let Thought::Try { ply: 0, chosen, .. } | Thought::Value { ply: 0, chosen, .. } = thought {
                    assert!(legal.contains(&chosen), "{player}: {chosen:?} at {}", record.record_text());
                }
            }
        }
    }
}

#[test]
fn replies_of_a_trace_lie_on_the_lowest_free_cell() {
    let game = registry::game("connect4").unwrap();
    let mut stacked = 0;
    for record in positions(game, 2, 9, 30) {
        let TracedChoice { thoughts, .. } =
            choose_with_thoughts(game, "experte", &*record, &Limits::default());
        let mut candidate = None;
        for thought in record.place_trace(&thoughts) {
            match thought {
                Thought::Try { ply: 0, chosen, .. } => candidate = chosen.to,
                Thought::Try { ply: 1, chosen, .. } => {
                    let (below, cell) = (candidate.unwrap(), chosen.to.unwrap());
                    assert_eq!((cell % 7 + 1).to_string(), chosen.text);
                    let same_column = below % 7 == cell % 7;
                    assert!(!same_column || cell + 7 == below, "{}", record.record_text());
                    stacked += i32::from(same_column);
                }
                _ => {}
            }
        }
    }
    assert!(stacked > 10, "{stacked}");
}

#[test]
fn values_outside_the_window_are_bounds() {
    let known = |value| Bound::of(value, -2, 2);
    assert_eq!([-3, -2, 0, 2, 3].map(known), {
        use Bound::{Exact, Lower, Upper};
        [Upper, Upper, Exact, Lower, Lower]
    });
}
