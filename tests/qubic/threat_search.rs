//! The threat search compared with brute force.

use stratege::games::qubic::engine::stones::Stones;
use stratege::games::qubic::engine::threat_search::{ThreatSearch, UNLIMITED, plies_to_win, still_wins};
use stratege::search::random::Random;

use crate::reference::CARDS;

/// The board as a list: 0 empty, 1 attacker, 2 defender.
type Board = [u8; 64];

/// Empty cells that complete a row of this owner.
fn completing(board: &Board, owner: u8) -> Vec<usize> {
    let mut found: Vec<usize> = CARDS
        .iter()
        .filter(|row| row.iter().filter(|&&cell| board[cell] == owner).count() == 3)
        .filter_map(|row| row.iter().copied().find(|&cell| board[cell] == 0))
        .collect();
    found.sort();
    found.dedup();
    found
}

/// Number of attacks of the shortest sequence, by brute force; the attacker is to move.
fn brute_force(board: &Board, max_attacks: usize) -> Option<usize> {
    if !completing(board, 1).is_empty() {
        return Some(1);
    }
    let mut best: Option<usize> = None;
    for attack in (0..64).filter(|&cell| board[cell] == 0) {
        let max_attacks = best.map_or(max_attacks, |best| best - 1);
        if max_attacks == 0 {
            break;
        }
        let mut after = *board;
        after[attack] = 1;
        if !completing(&after, 2).is_empty() {
            continue;
        }
        match completing(&after, 1)[..] {
            [] => {}
            [reply] if max_attacks > 1 => {
                after[reply] = 2;
                if let Some(rest) = brute_force(&after, max_attacks - 1) {
                    best = Some(rest + 1);
                }
            }
            [_] => {}
            _ => best = Some(1),
        }
    }
    best
}

fn random_position(random: &mut Random, stones: usize) -> Board {
    let mut board = [0; 64];
    for number in 0..2 * stones {
        loop {
            let cell = random.below(64);
            if board[cell] == 0 {
                board[cell] = 1 + (number % 2) as u8;
                break;
            }
        }
    }
    board
}

fn stones_of(board: &Board) -> [Stones; 2] {
    [1, 2].map(|owner| Stones::new((0..64).filter(|&c| board[c] == owner).fold(0, |all, c| all | 1 << c)))
}

#[test]
fn find_agrees_with_brute_force() {
    let mut search = ThreatSearch::new(12);
    let mut random = Random::new(3);
    let (mut found, mut none) = (0, 0);
    for round in 0..1500 {
        let board = random_position(&mut random, 6 + round % 7);
        let [attacker, defender] = stones_of(&board);
        if attacker.has_row() || defender.has_row() {
            continue;
        }
        const MAX_ATTACKS: u32 = 4;
        let quick = search.find_shortest(&attacker, &defender, MAX_ATTACKS, &mut || true).unwrap();
        let attacks = quick.as_ref().map(|sequence| sequence.len().div_ceil(2));
        assert_eq!(attacks, brute_force(&board, MAX_ATTACKS as usize), "{board:?}");
        let whole = search.find(&attacker, &defender, UNLIMITED, &mut || true).unwrap();
        assert!(quick.is_none() || whole.is_some());
        for sequence in [&quick, &whole].into_iter().flatten() {
            assert!(still_wins(sequence, attacker, defender));
            let length = plies_to_win(sequence, &attacker, &defender) as usize;
            assert_eq!(length, if completing(&board, 1).is_empty() { sequence.len() + 2 } else { 1 });
        }
        if quick.is_some() { found += 1 } else { none += 1 }
    }
    assert!(found > 200 && none > 200, "{found} {none}");
}

#[test]
fn sequences_may_block_the_defenders_three() {
    // Blocking the attacker's first three gives the defender a three.
    let mut search = ThreatSearch::new(12);
    let mut random = Random::new(11);
    let mut met = 0;
    for round in 0..60_000 {
        let board = random_position(&mut random, 7 + round % 6);
        let [attacker, defender] = stones_of(&board);
        if attacker.has_row() || defender.has_row() || attacker.threes(&defender) != 0 {
            continue;
        }
        let Some(sequence) = search.find(&attacker, &defender, UNLIMITED, &mut || true).unwrap() else {
            continue;
        };
        let mut after = board;
        for (ply, &cell) in sequence.iter().enumerate() {
            assert_eq!(after[usize::from(cell)], 0);
            after[usize::from(cell)] = 1 + (ply % 2) as u8;
            if ply % 2 == 1 {
                let threes = completing(&after, 2);
                met += usize::from(!threes.is_empty());
                assert!(threes.is_empty() || threes == [usize::from(sequence[ply + 1])]);
            }
        }
        assert!(completing(&after, 2).is_empty() && completing(&after, 1).len() >= 2);
    }
    assert!(met > 20, "{met}");
}

#[test]
fn node_limit_ends_the_search() {
    let board = random_position(&mut Random::new(4), 10);
    let [attacker, defender] = stones_of(&board);
    assert!(ThreatSearch::new(8).find(&attacker, &defender, UNLIMITED, &mut || false).is_err());
}
