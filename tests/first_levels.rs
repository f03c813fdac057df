//! The weakest levels of every game against a player that sees nothing but immediate wins and losses.

use stratege::core::board_view::BoardView;
use stratege::core::game::Game;
use stratege::core::parameters::Parameters;
use stratege::core::player::{Limits, NoObserver, RosterEntry};
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games;
use stratege::search::random::Random;

const GAMES: u64 = 400;

/// Whether the side to move can win at once.
fn winning_move<G: Rules>(position: &G) -> Option<G::Move> {
    let side = position.side_to_move();
    position.legal_moves().into_iter().find(|&chosen| {
        let mut after = position.clone();
        after.play(chosen).is_ok() && after.outcome().is_some_and(|outcome| outcome.winner == Some(side))
    })
}

/// The value of a board at a glance, after a move of the given side.
type Glance<G> = fn(&G, Side) -> i32;

/// No value: only completed rows count.
fn rows_only<G: Rules>(_: &G, _: Side) -> i32 {
    0
}

/// Reversi: the lead in discs.
fn discs(after: &games::reversi::Position, side: Side) -> i32 {
    let discs = after.score();
    discs[side.index()] - discs[side.other().index()]
}

/// Gobang: the most own stones in five cells in a row without a stone of the opponent.
fn open_row(after: &games::gobang::Position, side: Side) -> i32 {
    let (cells, (_, size)) = (after.cells(), after.shape());
    let cells = cells.as_bytes();
    let own = [b'x', b'o'][side.index()];
    let count = |column: usize, row: usize, [right, down]: [i32; 2]| {
        let mut stones = 0;
        for step in 0..5 {
            let (column, row) = (column as i32 + step * right, row as i32 + step * down);
            if !(0..size as i32).contains(&column) || row >= size as i32 {
                return 0;
            }
            match cells[row as usize * size + column as usize] {
                b'.' => {}
                stone if stone == own => stones += 1,
                _ => return 0,
            }
        }
        stones
    };
    let directions = [[1, 0], [0, 1], [1, 1], [-1, 1]];
    (0..size * size)
        .flat_map(|cell| directions.map(|direction| count(cell % size, cell / size, direction)))
        .max()
        .unwrap_or(0)
}

/// Chess: the lead in material after the opponent's best capture.
fn material(after: &games::chess::Position, side: Side) -> i32 {
    let lead = |position: &games::chess::Position| {
        let worth = |piece: u8| match piece.to_ascii_lowercase() {
            b'p' => 1,
            b'n' | b'b' => 3,
            b'r' => 5,
            b'q' => 9,
            _ => 0,
        };
        let white: i32 = position
            .cells()
            .bytes()
            .map(|piece| if piece.is_ascii_uppercase() { worth(piece) } else { -worth(piece) })
            .sum();
        if side == Side::First { white } else { -white }
    };
    let replies = after.legal_moves().into_iter().map(|reply| {
        let mut replied = after.clone();
        replied.play(reply).unwrap();
        lead(&replied)
    });
    replies.min().unwrap_or_else(|| lead(after))
}

/// Wins at once if possible; otherwise plays the move that looks best of those after which the opponent cannot.
fn novice_move<G: Rules>(position: &G, glance: Glance<G>, random: &mut Random) -> G::Move {
    if let Some(chosen) = winning_move(position) {
        return chosen;
    }
    let after = |chosen: G::Move| {
        let mut after = position.clone();
        after.play(chosen).unwrap();
        after
    };
    let mut moves = position.legal_moves();
    let side = position.side_to_move();
    moves.sort_by_cached_key(|&chosen| (-glance(&after(chosen), side), random.bits()));
    let safe = moves.iter().find(|&&chosen| winning_move(&after(chosen)).is_none());
    *safe.unwrap_or(&moves[0])
}

fn level<G: Game>(id: &str) -> RosterEntry<G> {
    G::roster().into_iter().find(|entry| entry.id == id).unwrap()
}

/// Half points of a level in a game.
fn half_points<G: Game>(id: &str, glance: Glance<G>, number: u64) -> u64 {
    let entry = level::<G>(id);
    let mut player = entry.new_player.unwrap()(&Parameters::defaults(entry.parameters), number);
    let own = if number.is_multiple_of(2) { Side::First } else { Side::Second };
    let mut random = Random::new(number);
    let mut record = Record::<G>::new(G::starts()[0].clone());
    while record.outcome().is_none() {
        let position = record.position();
        let chosen = if position.side_to_move() == own {
            player.choose(&record, &Limits::default(), &mut NoObserver).chosen
        } else {
            novice_move(position, glance, &mut random)
        };
        record.play(chosen).unwrap();
    }
    match record.outcome().unwrap().winner {
        None => 1,
        winner => 2 * u64::from(winner == Some(own)),
    }
}

/// Score of a level in percent.
fn score<G: Game>(id: &str, glance: Glance<G>) -> f64 {
    let points: Vec<u64> = (0..GAMES).map(|number| half_points::<G>(id, glance, number)).collect();
    let mean = points.iter().sum::<u64>() as f64 / GAMES as f64;
    let squares = points.iter().map(|&one| (one as f64 - mean).powi(2)).sum::<f64>();
    let margin = 1.96 * squares.sqrt() / GAMES as f64;
    println!("{} {}: {:.1} % ± {:.1}", G::ID, id, 50.0 * mean, 50.0 * margin);
    50.0 * mean
}

/// Without a glance the novice is as good as random in Reversi, Gobang and chess: its moves threaten nothing.
#[test]
#[ignore = "takes minutes"]
fn first_levels_lose_to_a_novice() {
    use games::{chess, connect4, gobang, qubic, reversi};
    assert!(score::<qubic::Position>("level-1", rows_only) < 50.0);
    assert!(score::<connect4::Position>("level-1", rows_only) < 50.0);
    println!("completed rows and mates only:");
    score::<reversi::Position>("level-1", rows_only);
    for id in ["level-0", "level-1"] {
        score::<gobang::Position>(id, rows_only);
        score::<chess::Position>(id, rows_only);
    }
    println!("discs, own rows, material:");
    score::<reversi::Position>("level-1", discs);
    for id in ["level-0", "level-1"] {
        score::<gobang::Position>(id, open_row);
        assert!(score::<chess::Position>(id, material) < 50.0);
    }
}
