//! The board's patterns compared with a slow reference without tables, keys and incremental updates.

use std::collections::HashMap;

use stratege::core::rules::{Rules, Side};
use stratege::games::gobang::Position;
use stratege::games::gobang::engine::board::Board;
use stratege::games::gobang::engine::patterns::Pattern::{self, *};
use stratege::games::gobang::engine::threats::{Threat, threat_of};
use stratege::search::random::Random;

/// Squares on each side that the reference considers: one more than can matter.
const SIGHT: isize = 6;
const SPAN: usize = 2 * SIGHT as usize + 1;

/// Squares of a line: `.` empty, `x` own, `o` blocked; the examined one is in the middle.
type Line = [u8; SPAN];

/// Definition of every pattern; results are memoised.
struct Reference {
    exact: bool,
    known: HashMap<Line, Pattern>,
}

impl Reference {
    fn new(exact: bool) -> Reference {
        Reference { exact, known: HashMap::new() }
    }

    /// Pattern of a line with an own stone in the middle.
    fn pattern(&mut self, line: Line) -> Pattern {
        if let Some(&known) = self.known.get(&line) {
            return known;
        }
        let meaning = self.meaning(line);
        self.known.insert(line, meaning);
        meaning
    }

    fn meaning(&mut self, line: Line) -> Pattern {
        let middle = SIGHT as usize;
        let mut run = 1;
        let mut at = middle;
        while at + 1 < SPAN && line[at + 1] == b'x' {
            (at, run) = (at + 1, run + 1);
        }
        at = middle;
        while at > 0 && line[at - 1] == b'x' {
            (at, run) = (at - 1, run + 1);
        }
        if run == 5 || run > 5 && !self.exact {
            return Five;
        }
        // A stone more than four squares away cannot be part of a five through the middle.
        let mut next = Vec::new();
        for at in middle - 4..=middle + 4 {
            if line[at] == b'.' {
                let mut with = line;
                with[at] = b'x';
                next.push(self.pattern(with));
            }
        }
        let ways = |wanted: &[Pattern]| next.iter().filter(|pattern| wanted.contains(pattern)).count();
        match (ways(&[Five]), ways(&[OpenFour])) {
            (2.., _) => return OpenFour,
            (1, _) => return Four,
            (0, 2..) => return OpenThree,
            (0, 1) => return TightThree,
            (0, 0) => {}
        }
        if ways(&[Four]) > 0 {
            return ClosedThree;
        }
        match ways(&[TightThree, OpenThree]) {
            0 if ways(&[ClosedThree]) > 0 => ClosedTwo,
            0 if ways(&[TightTwo, OpenTwo]) > 0 => OpenOne,
            0 if ways(&[ClosedTwo]) > 0 => ClosedOne,
            0 => Dead,
            1 | 2 => TightTwo,
            _ => OpenTwo,
        }
    }
}

/// Compares the patterns of every empty square in every direction for both sides, and the
/// threats derived from them.
fn compare(board: &Board, stones: &[Option<usize>], size: usize, reference: &mut Reference) {
    let mut fives = [0; 2];
    for cell in (0..size * size).filter(|&cell| stones[cell].is_none()) {
        assert!(board.is_empty(cell));
        let (column, row) = ((cell % size) as isize, (cell / size) as isize);
        for (side, fives) in fives.iter_mut().enumerate() {
            let wanted = [(1, 0), (0, 1), (1, 1), (1, -1)].map(|(right, down)| {
                let mut line = [b'o'; SPAN];
                for steps in -SIGHT..=SIGHT {
                    let (x, y) = (column + right * steps, row + down * steps);
                    let on_board = (0..size as isize).contains(&x) && (0..size as isize).contains(&y);
                    if on_board {
                        line[(steps + SIGHT) as usize] = match stones[y as usize * size + x as usize] {
                            None => b'.',
                            Some(owner) if owner == side => b'x',
                            Some(_) => b'o',
                        };
                    }
                }
                line[SIGHT as usize] = b'x';
                reference.pattern(line)
            });
            assert_eq!(board.patterns(side, cell), wanted, "cell {cell}, side {side}, {stones:?}");
            assert_eq!(board.threat(side, cell), threat_of(wanted));
            assert_eq!(board.fives(side).contains(cell), threat_of(wanted) == Threat::Five);
            assert_eq!(board.fours(side).contains(cell), threat_of(wanted) >= Threat::Four);
            assert_eq!(board.threes(side).contains(cell), threat_of(wanted) >= Threat::OpenThree);
            *fives += usize::from(threat_of(wanted) == Threat::Five);
        }
    }
    for (side, wanted) in fives.into_iter().enumerate() {
        assert_eq!((board.fives(side).len(), board.threat_count(side, Threat::Five)), (wanted, wanted));
    }
}

/// Plays random games with comparisons after every move and every undo, for this number of positions.
fn random_games(positions: usize, seed: u64) {
    let mut random = Random::new(seed);
    let mut references = [Reference::new(false), Reference::new(true)];
    let mut compared = 0;
    while compared < positions {
        let size = [15, 16, 19, 20][random.below(4)];
        let exact = random.below(3) == 0;
        let reference = &mut references[usize::from(exact)];
        let mut board = Board::new(size, exact);
        let mut stones = vec![None; size * size];
        let mut played: Vec<usize> = Vec::new();
        // Crowded corners make more patterns than scattered stones.
        let (part, from) = (4 + random.below(size - 3), random.below(size));
        for _ in 0..part * part {
            if random.below(4) == 0 && !played.is_empty() {
                stones[played.pop().unwrap()] = None;
                board.undo();
            } else {
                let place = |random: &mut Random| (from + random.below(part)).min(size - 1);
                let cell = place(&mut random) * size + place(&mut random);
                if stones[cell].is_some() {
                    continue;
                }
                stones[cell] = Some(board.side_to_move());
                board.play(cell);
                played.push(cell);
            }
            assert_eq!(board.ply(), played.len());
            compare(&board, &stones, size, reference);
            compared += 1;
        }
        let mut fresh = Board::new(size, exact);
        (0..played.len()).for_each(|_| board.undo());
        assert_eq!((board.key(), board.eval()), (fresh.key(), fresh.eval()));
        assert!((0..size * size).all(|cell| board.patterns(0, cell) == fresh.patterns(0, cell)));
    }
}

#[test]
fn patterns_agree_with_the_reference() {
    random_games(3000, 1);
}

/// `cargo test --release --test gobang a_million -- --ignored`
#[test]
#[ignore = "takes minutes"]
fn a_million_positions_agree_with_the_reference() {
    random_games(1_000_000, 2);
}

#[test]
fn play_in_vcf_updates_the_attackers_threats_and_the_defenders_fives() {
    let mut random = Random::new(7);
    let mut seen = [0; 2];
    for number in 0..200 {
        let (size, exact) = ([15, 16, 19, 20][number % 4], number % 3 == 0);
        let mut boards = [(); 2].map(|()| Board::new(size, exact));
        let attacker = number / 2 % 2;
        // Crowded, so that there are many fours.
        let mut empty: Vec<usize> = (0..60).map(|at| (at / 8 + 2) * size + at % 8 + 2).collect();
        let mut next = || empty.swap_remove(random.below(empty.len()));
        (0..20).map(|_| next()).for_each(|cell| boards.iter_mut().for_each(|board| board.play(cell)));
        let known = |board: &Board| {
            let cells: Vec<usize> = board.empty_cells().collect();
            let patterns = [0, 1].map(|side| cells.iter().map(|&cell| board.patterns(side, cell)).collect());
            (board.key(), patterns.map(|patterns: Vec<_>| patterns), cells)
        };
        let before = known(&boards[1]);
        for _ in 0..20 {
            let cell = next();
            boards[0].play(cell);
            boards[1].play_in_vcf(cell, attacker);
            let [whole, partial] = &boards;
            for cell in whole.empty_cells() {
                assert_eq!(partial.threat(attacker, cell), whole.threat(attacker, cell));
            }
            assert_eq!(partial.fours(attacker), whole.fours(attacker));
            assert_eq!(partial.fives(1 - attacker), whole.fives(1 - attacker));
            seen[0] += whole.fours(attacker).len();
            seen[1] += whole.fives(1 - attacker).len();
        }
        (0..20).for_each(|_| boards[1].undo());
        assert_eq!(known(&boards[1]), before);
    }
    assert!(seen.iter().all(|&times| times > 1000), "{seen:?}");
}

#[test]
fn board_of_a_position_equals_the_played_board() {
    let record: stratege::core::record::Record<Position> = "h8i9j7h9g8i8".parse().unwrap();
    let mut played = Board::new(16, false);
    for square in record.moves() {
        played.play(record.position().cell(*square));
    }
    let mut set = Board::of(record.position());
    assert_eq!(
        (set.key(), set.eval(), set.side_to_move()),
        (played.key(), played.eval(), played.side_to_move())
    );
    assert_eq!(record.position().side_to_move(), Side::First);
    assert!(set.empty_cells().eq(played.empty_cells()));
    assert!(set.empty_cells().all(|cell| set.patterns(1, cell) == played.patterns(1, cell)));
}

#[test]
fn has_new_four_depends_on_the_sides_last_stone() {
    let mut random = Random::new(11);
    let mut seen = [0; 2];
    for _ in 0..40 {
        let mut board = Board::new(16, false);
        let mut fours: Vec<[Vec<usize>; 2]> = Vec::new();
        while fours.len() < 60 {
            fours.push([0, 1].map(|side| board.fours(side).iter().collect()));
            let near: Vec<usize> = board.candidates().collect();
            let cells = if near.is_empty() { board.empty_cells().collect() } else { near };
            let mover = board.side_to_move();
            board.play(cells[random.below(cells.len())]);
            for side in 0..2 {
                let Some(before) = fours.len().checked_sub(1 + usize::from(side != mover)) else { continue };
                let is_new = board.fours(side).iter().any(|cell| !fours[before][side].contains(&cell));
                assert_eq!(board.has_new_four(side), is_new);
                seen[usize::from(is_new)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&times| times > 100), "{seen:?}");
}
