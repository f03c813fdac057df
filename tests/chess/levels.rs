//! Errors of the levels: which moves they miss, and how often. The errors are human, not random.
//!
//! docs/chess.md has the table that the long test prints.

use stratege::core::game::Game;
use stratege::core::parameters::Parameters;
use stratege::core::player::{Limits, NoObserver, Player};
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::chess::board::Board;
use stratege::games::chess::engine::ordering::see::see_ge;
use stratege::games::chess::{Move, Position, Start};
use stratege::search::random::Random;

/// Minimum gain of a capture that wins a piece, in centipawns.
const PIECE: i32 = 300;

fn player(level: usize, seed: u64) -> Box<dyn Player<Position>> {
    let roster = Position::roster();
    let id = format!("level-{level}");
    let entry = roster.iter().find(|entry| entry.id == id).unwrap();
    let numbers = Parameters::with_changes(&entry.parameters, &[]).unwrap();
    (entry.new_player.unwrap())(&numbers, seed)
}

fn choose(level: usize, board: &Board, seed: u64) -> Move {
    let record = Record::<Position>::new(Start::Set(*board));
    player(level, seed).choose(&record, &Limits::default(), &mut NoObserver).chosen
}

fn after(board: &Board, mv: Move) -> Board {
    let mut next = *board;
    next.make_move(mv);
    next
}

fn mates(board: &Board, mv: Move) -> bool {
    let next = after(board, mv);
    next.in_check() && next.count_legal_moves() == 0
}

/// Whether a capture wins a piece after all exchanges on its square.
fn wins_piece(board: &Board, mv: Move) -> bool {
    board.is_noisy(mv) && mv.promotion().is_none() && see_ge(board, mv, PIECE)
}

/// Whether this quiet move lets the opponent win a piece.
fn loses_piece(board: &Board, mv: Move) -> bool {
    let next = after(board, mv);
    next.legal_moves().iter().any(|&reply| wins_piece(&next, reply))
}

/// Length of a move in king's steps.
fn length(mv: Move) -> u8 {
    let (from, to) = (mv.from(), mv.to());
    (from % 8).abs_diff(to % 8).max((from / 8).abs_diff(to / 8))
}

/// Positions from self-play games of a middle level.
#[derive(Default)]
struct Samples {
    /// A capture of one or two steps wins a piece, but no longer capture does.
    near: Vec<Board>,
    /// Only captures of three steps or more win a piece.
    far: Vec<Board>,
    /// There is a mate in one.
    mate: Vec<Board>,
    /// One quiet move loses a piece, another does not, and no capture wins one.
    quiet: Vec<Board>,
}

impl Samples {
    fn collect(count: usize) -> Samples {
        let mut all = Samples::default();
        let mut seed = 0;
        while [&all.near, &all.far, &all.mate, &all.quiet].iter().any(|list| list.len() < count) {
            seed += 1;
            let mut record = Record::<Position>::new(Start::default());
            let mut random = Random::new(seed);
            let mut players = [player(4, seed), player(4, !seed)];
            while record.outcome().is_none() && record.ply() < 120 {
                let legal = record.position().legal_moves();
                let chosen = if record.ply() < 6 {
                    legal[random.below(legal.len())]
                } else {
                    players[record.ply() % 2].choose(&record, &Limits::default(), &mut NoObserver).chosen
                };
                record.play(chosen).unwrap();
                all.add(record.position().board(), count);
            }
        }
        all
    }

    fn add(&mut self, board: &Board, count: usize) {
        let has_room = |list: &Vec<Board>| list.len() < count;
        let legal = board.legal_moves();
        let wins: Vec<u8> = legal.iter().filter(|&&mv| wins_piece(board, mv)).map(|&mv| length(mv)).collect();
        let loses = |mv: &&Move| !board.is_noisy(**mv) && loses_piece(board, **mv);
        let safe = |mv: &&Move| !board.is_noisy(**mv) && !loses_piece(board, **mv);
        let list = if legal.iter().any(|&mv| mates(board, mv)) {
            &mut self.mate
        } else if !wins.is_empty() {
            match (wins.iter().min(), wins.iter().max()) {
                (Some(3..), _) => &mut self.far,
                (_, Some(..=2)) => &mut self.near,
                _ => return,
            }
        } else if has_room(&self.quiet)
            && !board.in_check()
            && legal.iter().any(|mv| loses(&mv))
            && legal.iter().any(|mv| safe(&mv))
        {
            &mut self.quiet
        } else {
            return;
        };
        if has_room(list) {
            list.push(*board);
        }
    }
}

/// Percentages of what a level sees, and of moves that leave a piece hanging.
#[derive(Debug)]
struct Errors {
    near: usize,
    far: usize,
    mate: usize,
    loses: usize,
}

impl Errors {
    fn of(level: usize, samples: &Samples) -> Errors {
        let percent = |list: &[Board], test: fn(&Board, Move) -> bool| {
            let hits = (0..).zip(list).filter(|(seed, board)| test(board, choose(level, board, *seed)));
            hits.count() * 100 / list.len()
        };
        Errors {
            near: percent(&samples.near, wins_piece),
            far: percent(&samples.far, wins_piece),
            mate: percent(&samples.mate, mates),
            loses: percent(&samples.quiet, |board, mv| !board.is_noisy(mv) && loses_piece(board, mv)),
        }
    }
}

#[test]
fn weak_levels_miss_far_captures_and_play_near_ones() {
    weak_levels_err(400);
}

#[test]
#[ignore = "takes minutes"]
fn weak_levels_miss_far_captures_in_many_positions() {
    weak_levels_err(1000);
}

/// Counts errors in `count` positions of each kind.
fn weak_levels_err(count: usize) {
    let samples = Samples::collect(count);
    let errors: Vec<_> = [1, 3, 6].map(|level| Errors::of(level, &samples)).into();
    let [first, third, sixth] = &errors[..] else { unreachable!() };
    // A beginner plays near captures, misses more of the far ones, and leaves pieces hanging.
    assert!(first.near > first.far + 10 && first.loses > 5, "{errors:?}");
    // Better levels see more.
    assert!(first.far < third.far && third.far < sixth.far, "{errors:?}");
    // Only a large sample shows that level 1 loses a few more pieces than level 3.
    assert!(first.loses > third.loses || count < 1000, "{errors:?}");
    assert!(first.loses.min(third.loses) > sixth.loses && sixth.loses <= 3, "{errors:?}");
    assert!(first.mate < third.mate && third.mate <= sixth.mate && sixth.mate > 80, "{errors:?}");
}

#[test]
fn levels_capture_an_adjacent_queen() {
    // Strong levels search long and miss little.
    queen_is_taken(|level| if level < 7 { 200 } else { 20 });
}

#[test]
#[ignore = "takes minutes"]
fn levels_capture_an_adjacent_queen_with_many_seeds() {
    queen_is_taken(|_| 1000);
}

fn queen_is_taken(seeds: impl Fn(usize) -> u64) {
    // Every move loses except capturing the queen next to the king, so a random error would show.
    let board = stratege::games::chess::fen::read("6k1/5ppp/8/8/8/8/4qPPP/5K2 w - - 0 1").unwrap();
    for level in 1..=9 {
        for seed in 0..seeds(level) {
            assert_eq!(choose(level, &board, seed).to_string(), "f1e2", "level {level}, seed {seed}");
        }
    }
}

#[test]
#[ignore = "takes minutes"]
fn errors_of_all_levels() {
    let samples = Samples::collect(400);
    let errors: Vec<_> = (1..=9).map(|level| Errors::of(level, &samples)).collect();
    for (level, errors) in (1..).zip(&errors) {
        let Errors { near, far, mate, loses } = errors;
        println!("| Level {level} | {near} % | {far} % | {mate} % | {loses} % |");
    }
    assert!(errors.is_sorted_by(|weaker, stronger| weaker.loses + 2 >= stronger.loses), "{errors:?}");
}
