//! The modern engine: mates, draws, legal variations, determinism, node limits.

use std::cell::Cell;
use std::rc::Rc;

use stratege::core::game::Game;
use stratege::core::parameters::Parameters;
use stratege::core::player::{Limits, NoObserver};
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::chess::board::Board;
use stratege::games::chess::engine::default_evaluator::{DefaultSearchState, new_search_state};
use stratege::games::chess::engine::evaluator::Evaluator;
use stratege::games::chess::engine::iterative_deepening::think;
use stratege::games::chess::engine::request::SearchRequest;
use stratege::games::chess::engine::score::MATE;
use stratege::games::chess::engine::search::SearchState;
use stratege::games::chess::engine::search_info::SearchInfo;
use stratege::games::chess::{Move, Position, Start, fen};
use stratege::search::budget::Budget;
use stratege::search::random::Random;

fn search(
    state: &mut DefaultSearchState,
    position: &Position,
    nodes: u32,
    request: &SearchRequest<'_>,
) -> SearchInfo {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut observer = NoObserver;
    let budget = Budget::new(&limits, &mut observer);
    think(state, position.board(), position.previous_hashes(), request, budget, &mut |_, _| {}).0
}

fn new_state() -> DefaultSearchState {
    new_search_state(1024)
}

fn position(text: &str) -> Position {
    fen::read(text).unwrap().into()
}

#[test]
fn mates_have_exact_distances_and_mating_pvs() {
    for (text, plies, nodes) in [
        ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 1, 2_000),
        ("8/8/8/8/8/4K3/3Q4/7k w - - 0 1", 3, 20_000),
        ("r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1", 3, 20_000),
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 5, 100_000),
    ] {
        let position = position(text);
        let found = search(&mut new_state(), &position, nodes, &SearchRequest::default());
        assert_eq!(found.value, MATE - plies, "{text}: {found:?}");
        let mut board = *position.board();
        for &chosen in &found.pv {
            assert!(board.is_legal(chosen), "{text}: {found:?}");
            board.make_move(chosen);
        }
        if found.pv.len() == plies as usize {
            assert!(board.in_check() && board.count_legal_moves() == 0, "{text}: {found:?}");
        }
    }
}

#[test]
fn draws_are_recognised() {
    // Black is a queen up, but White has a perpetual check.
    let saved = position("6k1/6p1/8/7Q/8/1q6/1r6/5K2 w - - 0 1");
    assert!(search(&mut new_state(), &saved, 200_000, &SearchRequest::default()).value.abs() < 200);
    // Stalemate trap: the only winning move is not the greedy one.
    let stalemate = position("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
    let found = search(&mut new_state(), &stalemate, 20_000, &SearchRequest::default());
    assert!(found.value > 30_000, "{found:?}");
    // Ninety-nine plies without capture or pawn move: only mates and captures win.
    let late = position("7k/8/5K2/8/8/8/8/Q7 w - - 99 80");
    let found = search(&mut new_state(), &late, 20_000, &SearchRequest::default());
    assert!(found.value.abs() <= 1 || found.value == MATE - 1, "{found:?}");
}

/// Unusual legal positions.
const UNUSUAL: [&str; 8] = [
    "k7/8/8/8/8/8/8/KBRRRRRR b - - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "nnnnknnn/8/8/8/8/8/8/NNNNKNNN w - - 0 1",
    "bbbbkbbb/8/8/8/8/8/8/BBBBKBBB b - - 0 1",
    "rr2k2r/8/8/8/8/8/8/RR2K2R w KQkq - 0 1",
    "8/PPPPPPPP/8/2k1K3/8/8/pppppppp/8 w - - 0 1",
    "1r1kr3/8/8/8/8/8/8/1R1KR3 w EBeb - 0 1",
    "k7/8/8/8/8/8/8/K7 w - - 149 100",
];

#[test]
fn principal_variations_are_always_legal() {
    assert!(legal_variations(20) > 1000);
}

#[test]
#[ignore = "takes minutes"]
fn principal_variations_of_many_games_are_always_legal() {
    assert!(legal_variations(1000) > 40_000);
}

/// Checks variations in `games` random games; returns the number of positions.
fn legal_variations(games: u16) -> u32 {
    let mut state = new_state();
    let mut count = 0;
    let mut check = |position: &Position, random: &mut Random| {
        let board = position.board();
        if board.count_legal_moves() == 0 {
            return;
        }
        let request = SearchRequest { multi_pv: random.below(3), ..SearchRequest::default() };
        let found = search(&mut state, position, 1 + random.below(1500) as u32, &request);
        let mut next = *board;
        assert!(!found.pv.is_empty());
        for &chosen in &found.pv {
            assert!(next.is_legal(chosen), "{chosen} of {found:?} in {board}");
            next.make_move(chosen);
        }
        count += 1;
    };
    let starts =
        (0..games).map(|number| Start::Numbered(if number % 2 == 0 { 518 } else { number * 13 % 960 }));
    let odd = UNUSUAL.into_iter().map(|text| Start::Set(fen::read(text).unwrap()));
    for (number, start) in starts.chain(odd).enumerate() {
        let mut random = Random::new(number as u64);
        let mut position = Position::begin(&start);
        for _ in 0..60 {
            check(&position, &mut random);
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            position.play(legal[random.below(legal.len())]).unwrap();
        }
    }
    count
}

fn choose(player: &str, line: &str, seed: u64, nodes: u32) -> (Move, u32) {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == player).unwrap();
    let numbers = Parameters::with_changes(&entry.parameters, &[]).unwrap();
    let record: Record<Position> = line.parse().unwrap();
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let choice = (entry.new_player.unwrap())(&numbers, seed).choose(&record, &limits, &mut NoObserver);
    (choice.chosen, choice.report.nodes)
}

#[test]
fn players_are_deterministic_per_seed_and_vary_between_seeds() {
    let line = "chess:standard:e2e4e7e5g1f3";
    for entry in Position::roster() {
        let answers: Vec<_> = (0..12).map(|seed| choose(entry.id, line, seed, 3000)).collect();
        let again: Vec<_> = (0..12).map(|seed| choose(entry.id, line, seed, 3000)).collect();
        assert_eq!(answers, again, "{}", entry.id);
        assert!(answers.iter().any(|one| *one != answers[0]), "{} never varies", entry.id);
    }
}

#[test]
fn multi_pv_variations_differ_and_are_sorted() {
    let position = position("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    let limits = Limits { nodes: Some(30_000), ..Limits::default() };
    let (mut observer, mut state) = (NoObserver, new_state());
    let mut last = vec![None; 4];
    let request = SearchRequest { multi_pv: 4, depth: Some(6), ..SearchRequest::default() };
    let budget = Budget::new(&limits, &mut observer);
    think(&mut state, position.board(), &[], &request, budget, &mut |info, _| {
        last[info.pv_index] = Some((info.depth, info.value, info.pv[0]));
    });
    let last: Vec<_> = last.into_iter().map(Option::unwrap).collect();
    assert!(last.windows(2).all(|pair| pair[0].1 >= pair[1].1), "{last:?}");
    assert!((1..4).all(|place| last[..place].iter().all(|other| other.2 != last[place].2)), "{last:?}");
}

/// Evaluates material, and counts evaluations.
struct Counting(Rc<Cell<u32>>);

impl Evaluator for Counting {
    fn evaluate(&mut self, board: &Board, _ply: usize) -> i32 {
        self.0.set(self.0.get() + 1);
        let pieces = |side| board.occupied_by(side).count_ones() as i32;
        100 * (pieces(board.side_to_move()) - pieces(board.side_to_move().other()))
    }
}

#[test]
fn node_limits_bound_the_number_of_evaluations() {
    let evaluations = Rc::new(Cell::new(0));
    let mut state = SearchState::new(Counting(evaluations.clone()), 64);
    let starts = (0..20).map(|number| Start::Numbered(number * 40));
    for start in starts.chain(UNUSUAL.into_iter().map(|text| Start::Set(fen::read(text).unwrap()))) {
        let position = Position::begin(&start);
        for nodes in [1, 2, 10, 300, 5000] {
            for multi_pv in [1, 3] {
                evaluations.set(0);
                let limits = Limits { nodes: Some(nodes), ..Limits::default() };
                let (mut observer, request) =
                    (NoObserver, SearchRequest { multi_pv, ..SearchRequest::default() });
                let budget = Budget::new(&limits, &mut observer);
                let hashes = position.previous_hashes();
                think(&mut state, position.board(), hashes, &request, budget, &mut |_, _| {});
                // A node evaluates its position at most once.
                assert!(evaluations.get() <= nodes, "{} for {nodes} nodes: {start:?}", evaluations.get());
            }
        }
    }
}
