//! What the levels overlook, and how often: errors as humans make them, none at random.
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

/// The gain, in hundredths of a pawn, from which a capture wins a piece.
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

/// Whether a capture wins a piece, the exchanges on its square counted to the end.
fn wins_piece(board: &Board, mv: Move) -> bool {
    board.is_noisy(mv) && mv.promotion().is_none() && see_ge(board, mv, PIECE)
}

/// Whether the opponent of whoever makes this quiet move wins a piece.
fn loses_piece(board: &Board, mv: Move) -> bool {
    let next = after(board, mv);
    next.legal_moves().iter().any(|&reply| wins_piece(&next, reply))
}

/// A king's steps.
fn length(mv: Move) -> u8 {
    let (from, to) = (mv.from(), mv.to());
    (from % 8).abs_diff(to % 8).max((from / 8).abs_diff(to / 8))
}

/// Positions from games of a middling level with itself.
#[derive(Default)]
struct Occasions {
    /// A piece can be won by a capture of one or two steps, and by no longer one.
    near: Vec<Board>,
    /// A piece can be won by a capture of three steps or more alone.
    far: Vec<Board>,
    /// There is a mate in one.
    mate: Vec<Board>,
    /// One quiet move loses a piece at once, another one does not, and nothing can be won.
    quiet: Vec<Board>,
}

impl Occasions {
    fn collect(count: usize) -> Occasions {
        let mut all = Occasions::default();
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

/// Percentages of what a level sees, and of the pieces that it puts or leaves where they can be taken.
#[derive(Debug)]
struct Errors {
    near: usize,
    far: usize,
    mate: usize,
    loses: usize,
}

impl Errors {
    fn of(level: usize, occasions: &Occasions) -> Errors {
        let percent = |list: &[Board], test: fn(&Board, Move) -> bool| {
            let hits = (0..).zip(list).filter(|(seed, board)| test(board, choose(level, board, *seed)));
            hits.count() * 100 / list.len()
        };
        Errors {
            near: percent(&occasions.near, wins_piece),
            far: percent(&occasions.far, wins_piece),
            mate: percent(&occasions.mate, mates),
            loses: percent(&occasions.quiet, |board, mv| !board.is_noisy(mv) && loses_piece(board, mv)),
        }
    }
}

#[test]
fn weak_levels_overlook_what_is_far_and_take_what_is_near() {
    weak_levels_err(400);
}

#[test]
#[ignore = "takes minutes"]
fn weak_levels_overlook_what_is_far_on_many_occasions() {
    weak_levels_err(1000);
}

/// Counts errors on so many occasions of each kind.
fn weak_levels_err(count: usize) {
    let occasions = Occasions::collect(count);
    let errors: Vec<_> = [1, 3, 6].map(|level| Errors::of(level, &occasions)).into();
    let [first, third, sixth] = &errors[..] else { unreachable!() };
    // A beginner takes what stands near, overlooks more of what is far, and leaves pieces where they can be taken.
    assert!(first.near > first.far + 10 && first.loses > 5, "{errors:?}");
    // The better the level, the more it sees.
    assert!(first.far < third.far && third.far < sixth.far, "{errors:?}");
    // Only many occasions tell that the first level loses a few more pieces than the third.
    assert!(first.loses > third.loses || count < 1000, "{errors:?}");
    assert!(first.loses.min(third.loses) > sixth.loses && sixth.loses <= 3, "{errors:?}");
    assert!(first.mate < third.mate && third.mate <= sixth.mate && sixth.mate > 80, "{errors:?}");
}

#[test]
fn no_level_gives_its_queen_away_where_that_is_plain_to_see() {
    // The strong levels think long and overlook little.
    queen_is_taken(|level| if level < 7 { 200 } else { 20 });
}

#[test]
#[ignore = "takes minutes"]
fn no_level_gives_its_queen_away_with_any_of_many_seeds() {
    queen_is_taken(|_| 1000);
}

fn queen_is_taken(seeds: impl Fn(usize) -> u64) {
    // Every move but taking the queen, which stands beside the king, loses: an error at random would show.
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
    let occasions = Occasions::collect(400);
    let errors: Vec<_> = (1..=9).map(|level| Errors::of(level, &occasions)).collect();
    for (level, errors) in (1..).zip(&errors) {
        let Errors { near, far, mate, loses } = errors;
        println!("| Level {level} | {near} % | {far} % | {mate} % | {loses} % |");
    }
    assert!(errors.is_sorted_by(|weaker, stronger| weaker.loses + 2 >= stronger.loses), "{errors:?}");
}
