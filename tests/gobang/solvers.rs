//! VCF and VCT: claimed wins, replayed against every defence on a board with only the five-in-a-row rule.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use stratege::games::gobang::engine::board::Board;
use stratege::games::gobang::engine::threats::Threat;
use stratege::games::gobang::engine::vcf::{VcfSolver, Verdict};
use stratege::games::gobang::engine::vct::VctSolver;
use stratege::search::node_limit::{AtMost, NodeLimit, Unlimited};
use stratege::search::random::Random;

const VCF: &str = include_str!("../data/gobang/puzzles16-vcf.tsv");
const FORCED: &str = include_str!("../data/gobang/puzzles16-forced-win.tsv");
const SIZE: usize = 16;
/// VCT nodes of about a second.
const MAX_NODES: u64 = 900_000;

/// A puzzle: name and moves.
struct Puzzle {
    name: String,
    moves: Vec<usize>,
}

/// The puzzles of a file with the moves in this column.
fn puzzles(text: &str, column: usize) -> Vec<Puzzle> {
    let read = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let cell = |square: &str| {
            let (x, y) = square.split_once(',').unwrap();
            y.parse::<usize>().unwrap() * SIZE + x.parse::<usize>().unwrap()
        };
        Puzzle { name: fields[0].into(), moves: fields[column].split(' ').map(cell).collect() }
    };
    text.lines().filter(|line| !line.starts_with('#')).map(read).collect()
}

fn set_up(moves: &[usize]) -> Board {
    let mut board = Board::new(SIZE, false);
    moves.iter().for_each(|&cell| board.play(cell));
    board
}

/// The board as a list of owners.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Plain {
    stones: Vec<Option<usize>>,
    turn: usize,
}

impl Plain {
    fn new(moves: &[usize]) -> Plain {
        let mut plain = Plain { stones: vec![None; SIZE * SIZE], turn: 0 };
        moves.iter().for_each(|&cell| plain.play(cell));
        plain
    }

    fn play(&mut self, cell: usize) {
        assert_eq!(self.stones[cell], None, "an occupied cell");
        self.stones[cell] = Some(self.turn);
        self.turn = 1 - self.turn;
    }

    fn undo(&mut self, cell: usize) {
        self.stones[cell] = None;
        self.turn = 1 - self.turn;
    }

    fn empty(&self) -> Vec<usize> {
        (0..SIZE * SIZE).filter(|&cell| self.stones[cell].is_none()).collect()
    }

    /// Whether a stone of this side makes five on this cell.
    fn makes_five(&self, side: usize, cell: usize) -> bool {
        let (x, y) = ((cell % SIZE) as isize, (cell / SIZE) as isize);
        [(1, 0), (0, 1), (1, 1), (1, -1)].iter().any(|&(right, down)| {
            let run = |sign: isize| {
                let steps = (1..5).map(|step| (x + sign * step * right, y + sign * step * down));
                let inside = |at: isize| (0..SIZE as isize).contains(&at);
                steps
                    .take_while(|&(x, y)| {
                        inside(x) && inside(y) && self.stones[y as usize * SIZE + x as usize] == Some(side)
                    })
                    .count()
            };
            run(1) + run(-1) >= 4
        })
    }

    fn fives(&self, side: usize) -> Vec<usize> {
        self.empty().into_iter().filter(|&cell| self.makes_five(side, cell)).collect()
    }
}

/// Replays a win against every defence; returns the first error, if any.
struct Checker<'a> {
    attack: &'a mut dyn FnMut(&Plain, &mut Board) -> Option<usize>,
    won: HashSet<Vec<Option<usize>>>,
}

impl Checker<'_> {
    /// The attacker is to move.
    fn wins(&mut self, plain: &mut Plain, board: &mut Board) -> Result<(), String> {
        if self.won.contains(&plain.stones) {
            return Ok(());
        }
        let (attacker, defender) = (plain.turn, 1 - plain.turn);
        let Some(cell) = (self.attack)(plain, board) else {
            return Err(format!("no attack after {} stones", plain.stones.iter().flatten().count()));
        };
        if !plain.makes_five(attacker, cell) {
            plain.play(cell);
            board.play(cell);
            let result = self.holds(plain, board, attacker, defender);
            plain.undo(cell);
            board.undo();
            result.map_err(|why| format!("{},{} {why}", cell % SIZE, cell / SIZE))?;
        }
        self.won.insert(plain.stones.clone());
        Ok(())
    }

    /// The defender is to move and tries every move.
    fn holds(
        &mut self,
        plain: &mut Plain,
        board: &mut Board,
        attacker: usize,
        defender: usize,
    ) -> Result<(), String> {
        if !plain.fives(defender).is_empty() {
            return Err("the defender makes five".into());
        }
        let replies = match plain.fives(attacker)[..] {
            // Any move that does not block the five loses at once.
            [five] => vec![five],
            [] => plain.empty(),
            _ => return Ok(()),
        };
        for reply in replies {
            plain.play(reply);
            board.play(reply);
            let result = self.wins(plain, board);
            plain.undo(reply);
            board.undo();
            result.map_err(|why| format!("{},{} {why}", reply % SIZE, reply / SIZE))?;
        }
        Ok(())
    }
}

fn check(moves: &[usize], attack: &mut dyn FnMut(&Plain, &mut Board) -> Option<usize>) -> Result<(), String> {
    Checker { attack, won: HashSet::new() }.wins(&mut Plain::new(moves), &mut set_up(moves))
}

/// Counts nodes without a limit.
#[derive(Default)]
struct Counter(u64);

impl NodeLimit for Counter {
    fn spend_many(&mut self, nodes: u64) -> bool {
        self.0 += nodes;
        true
    }
}

/// First move of a VCF, or else of a VCT.
fn first_move(board: &mut Board, vcf: &mut VcfSolver, vct: &mut VctSolver, nodes: u64) -> Option<usize> {
    if let (Verdict::Win, line) = vcf.solve(board, 20_000, &mut Unlimited) {
        return Some(line[0]);
    }
    match vct.solve(board, vcf, &mut AtMost { limit: &mut Unlimited, left: nodes - 1 }) {
        (Verdict::Win, line, _) => Some(line[0]),
        _ => None,
    }
}

#[test]
fn every_vcf_is_found_and_correct() {
    let mut vcf = VcfSolver::new(16);
    let all = puzzles(VCF, 6);
    assert_eq!(all.len(), 180);
    let mut slowest = Duration::ZERO;
    for puzzle in all {
        vcf.clear();
        let mut counter = Counter::default();
        let begun = Instant::now();
        let (verdict, line) = vcf.solve(&mut set_up(&puzzle.moves), u32::MAX, &mut counter);
        slowest = slowest.max(begun.elapsed());
        let attacks = counter.0;
        assert_eq!(verdict, Verdict::Win, "{}", puzzle.name);
        assert!(attacks < 60_000, "{}: {attacks} attacks", puzzle.name);
        assert!(line.len() % 2 == 1);
        let mut attack = |_: &Plain, board: &mut Board| Some(vcf.solve(board, u32::MAX, &mut Unlimited).1[0]);
        check(&puzzle.moves, &mut attack).unwrap_or_else(|why| panic!("{}: {why}", puzzle.name));
    }
    println!("slowest {slowest:?}");
}

#[test]
fn forced_wins_are_found_and_correct() {
    let all = puzzles(FORCED, 7);
    assert_eq!(all.len(), 140);
    // The sample contains one of the four puzzles that are not solved.
    forced_wins(all.into_iter().step_by(10).collect(), 13);
}

/// `cargo test --release --test gobang all_forced -- --ignored --nocapture` prints the time of each.
#[test]
#[ignore = "takes minutes"]
fn all_forced_wins_are_found_and_correct() {
    forced_wins(puzzles(FORCED, 7), 136);
}

fn forced_wins(all: Vec<Puzzle>, min: usize) {
    let (mut vcf, mut vct) = (VcfSolver::new(16), VctSolver::new(20));
    let mut solved = 0;
    for puzzle in &all {
        vcf.clear();
        let begun = Instant::now();
        let found = first_move(&mut set_up(&puzzle.moves), &mut vcf, &mut vct, MAX_NODES);
        let (time, size) = (begun.elapsed(), vct.node_count());
        println!("{} {} {time:?} {size} positions", puzzle.name, found.is_some());
        if found.is_some() {
            let mut attack =
                |_: &Plain, board: &mut Board| first_move(board, &mut vcf, &mut vct, 4 * MAX_NODES);
            check(&puzzle.moves, &mut attack).unwrap_or_else(|why| panic!("{}: {why}", puzzle.name));
            solved += 1;
        }
    }
    println!("{solved} of {}", all.len());
    assert!(solved >= min, "{solved}");
}

#[test]
fn claims_in_random_positions_are_correct() {
    claims_hold(20);
}

#[test]
#[ignore = "takes minutes"]
fn claims_in_many_random_positions_are_correct() {
    claims_hold(500);
}

/// Checks claims in `count` random positions with one or two own threats.
fn claims_hold(count: u32) {
    let (mut vcf, mut vct) = (VcfSolver::new(16), VctSolver::new(16));
    let mut random = Random::new(11);
    let mut claims = 0;
    while claims < count {
        let mut plain = Plain::new(&[]);
        let (left, top, part) = (random.below(9), random.below(9), 7);
        let mut moves = Vec::new();
        while moves.len() < 12 {
            let cell = (top + random.below(part)) * SIZE + left + random.below(part);
            if plain.stones[cell].is_none() && !plain.makes_five(plain.turn, cell) {
                plain.play(cell);
                moves.push(cell);
            }
        }
        vcf.clear();
        let mut attack = |_: &Plain, board: &mut Board| first_move(board, &mut vcf, &mut vct, 20_000);
        if attack(&plain, &mut set_up(&moves)).is_some() {
            check(&moves, &mut attack).unwrap_or_else(|why| panic!("{moves:?}: {why}"));
            claims += 1;
        }
    }
}

#[test]
fn double_threats_win_against_an_opponent_without_a_four() {
    double_threats_win(15_000);
}

#[test]
#[ignore = "takes minutes"]
fn double_threats_win_on_many_boards() {
    double_threats_win(200_000);
}

/// The search counts a four-three or a double three as won if the opponent has no four.
fn double_threats_win(boards: usize) {
    let mut random = Random::new(12);
    let mut seen = [0; 2];
    for number in 0..boards {
        let size = [15, 16, 19, 20][number % 4];
        let mut board = Board::new(size, number % 8 < 4);
        let (left, top) = (random.below(size - 6), random.below(size - 6));
        for _ in 0..10 + random.below(8) {
            let cell = (top + random.below(7)) * size + left + random.below(7);
            let mover = board.side_to_move();
            if board.is_empty(cell) && board.threat(mover, cell) != Threat::Five {
                board.play(cell);
            }
        }
        let (own, opponent) = (board.side_to_move(), 1 - board.side_to_move());
        if !board.fours(opponent).is_empty() || !board.fives(own).is_empty() {
            continue;
        }
        for (kind, threat) in [Threat::FourThree, Threat::DoubleThree].into_iter().enumerate() {
            for cell in
                board.candidates().filter(|&cell| board.threat(own, cell) == threat).collect::<Vec<_>>()
            {
                seen[kind] += 1;
                board.play(cell);
                for reply in board.empty_cells().collect::<Vec<_>>() {
                    board.play(reply);
                    // Five at once, or an open four without an opponent's five.
                    let wins = !board.fives(own).is_empty()
                        || board.fives(opponent).is_empty()
                            && board.threat_count(own, Threat::DoubleFour) > 0;
                    assert!(wins, "{threat:?} on {cell} answered on {reply}, {size} columns");
                    board.undo();
                }
                board.undo();
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
}

/// Stop checks are a number of nodes apart; the work in between must not grow with the tree.
#[test]
fn vct_work_per_node_is_bounded() {
    let (mut vcf, mut vct) = (VcfSolver::new(16), VctSolver::new(20));
    let mut largest = 0;
    for puzzle in puzzles(FORCED, 7).into_iter().step_by(14) {
        vcf.clear();
        let before = vct.children_seen();
        let mut counter = Counter::default();
        vct.solve(
            &mut set_up(&puzzle.moves),
            &mut vcf,
            &mut AtMost { limit: &mut counter, left: MAX_NODES - 1 },
        );
        let (seen, nodes) = (vct.children_seen() - before, counter.0);
        println!("{}: {seen} children, {nodes} nodes", puzzle.name);
        assert!(seen <= (nodes + 1) * 1024, "{}: {seen} children, {nodes} nodes", puzzle.name);
        largest = largest.max(vct.node_count());
    }
    assert!(largest > 10_000, "{largest}");
}
