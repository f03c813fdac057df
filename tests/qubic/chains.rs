use stratege::qubic::threats::{ANY_LENGTH, Stones, Threats, plies, still_wins};
use stratege::search::random::Random;

use crate::reference::cards;

/// The board as a list: 0 empty, 1 the attacker, 2 the defender.
type Plain = [u8; 64];

/// The empty cells that complete a row of this owner.
fn completing(board: &Plain, owner: u8) -> Vec<usize> {
    let mut found: Vec<usize> = cards()
        .iter()
        .filter(|row| row.iter().filter(|&&cell| board[cell] == owner).count() == 3)
        .filter_map(|row| row.iter().copied().find(|&cell| board[cell] == 0))
        .collect();
    found.sort();
    found.dedup();
    found
}

/// The shortest chain's attacks, found by trying everything; the attacker is to move.
fn slow(board: &Plain, most: usize) -> Option<usize> {
    if !completing(board, 1).is_empty() {
        return Some(1);
    }
    let mut best: Option<usize> = None;
    for attack in (0..64).filter(|&cell| board[cell] == 0) {
        let most = best.map_or(most, |best| best - 1);
        if most == 0 {
            break;
        }
        let mut after = *board;
        after[attack] = 1;
        if !completing(&after, 2).is_empty() {
            continue;
        }
        match completing(&after, 1)[..] {
            [] => {}
            [reply] if most > 1 => {
                after[reply] = 2;
                if let Some(rest) = slow(&after, most - 1) {
                    best = Some(rest + 1);
                }
            }
            [_] => {}
            _ => best = Some(1),
        }
    }
    best
}

fn random_position(random: &mut Random, stones: usize) -> Plain {
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

fn counted(board: &Plain) -> [Stones; 2] {
    [1, 2].map(|owner| Stones::new((0..64).filter(|&c| board[c] == owner).fold(0, |all, c| all | 1 << c)))
}

#[test]
fn chains_are_found_exactly_where_trying_everything_finds_them() {
    let mut threats = Threats::new(12);
    let mut random = Random::new(3);
    let (mut found, mut none) = (0, 0);
    for round in 0..1500 {
        let board = random_position(&mut random, 6 + round % 7);
        let [attacker, defender] = counted(&board);
        if attacker.complete() || defender.complete() {
            continue;
        }
        const MOST: u32 = 4;
        let quick = threats.shortest(&attacker, &defender, MOST, &mut || true).unwrap();
        let attacks = quick.as_ref().map(|chain| chain.len().div_ceil(2));
        assert_eq!(attacks, slow(&board, MOST as usize), "{board:?}");
        let whole = threats.find(&attacker, &defender, ANY_LENGTH, &mut || true).unwrap();
        assert!(quick.is_none() || whole.is_some());
        for chain in [&quick, &whole].into_iter().flatten() {
            assert!(still_wins(chain, attacker, defender));
            let length = plies(chain, &attacker, &defender) as usize;
            assert_eq!(length, if completing(&board, 1).is_empty() { chain.len() + 2 } else { 1 });
        }
        if quick.is_some() { found += 1 } else { none += 1 }
    }
    assert!(found > 200 && none > 200, "{found} {none}");
}

#[test]
fn a_chain_that_closes_the_defenders_three_on_its_way() {
    // The attacker's first three makes the defender complete three of his own in closing it.
    let mut threats = Threats::new(12);
    let mut random = Random::new(11);
    let mut met = 0;
    for round in 0..60_000 {
        let board = random_position(&mut random, 7 + round % 6);
        let [attacker, defender] = counted(&board);
        if attacker.complete() || defender.complete() || attacker.threes(&defender) != 0 {
            continue;
        }
        let Some(chain) = threats.find(&attacker, &defender, ANY_LENGTH, &mut || true).unwrap() else {
            continue;
        };
        let mut after = board;
        for (place, &cell) in chain.iter().enumerate() {
            assert_eq!(after[usize::from(cell)], 0);
            after[usize::from(cell)] = 1 + (place % 2) as u8;
            if place % 2 == 1 {
                let threes = completing(&after, 2);
                met += usize::from(!threes.is_empty());
                assert!(threes.is_empty() || threes == [usize::from(chain[place + 1])]);
            }
        }
        assert!(completing(&after, 2).is_empty() && completing(&after, 1).len() >= 2);
    }
    assert!(met > 20, "{met}");
}

#[test]
fn a_budget_ends_the_search() {
    let board = random_position(&mut Random::new(4), 10);
    let [attacker, defender] = counted(&board);
    assert!(Threats::new(8).find(&attacker, &defender, ANY_LENGTH, &mut || false).is_err());
}
