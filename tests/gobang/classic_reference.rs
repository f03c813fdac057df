//! A plain reference implementation of CPC-Gobang's evaluation.

use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games::gobang::position::SIZES;
use stratege::games::gobang::{Move, Position, Start};
use stratege::search::random::Random;

use crate::reference::Plain;

/// Value of a square, by the four numbers of a reading.
pub fn reference_value(
    board: &Plain,
    column: i32,
    row: i32,
    side: Side,
    [zs, nh, alone, ob]: [i32; 4],
) -> i32 {
    let wert = |side: Side, (right, down): (i32, i32)| {
        let free_or_own = |k: i32| {
            let (column, row) = (column + k * right, row + k * down);
            (0..board.size).contains(&column)
                && (0..board.size).contains(&row)
                && board.at(column, row) != Some(side.other())
        };
        let own = |k: i32| board.at(column + k * right, row + k * down) == Some(side);
        let p = |from: i32| {
            let squares: Vec<i32> = (from..from + 5).collect();
            if !squares.iter().all(|&k| free_or_own(k)) {
                return 0;
            }
            let mut run: Vec<i32> = squares.iter().copied().filter(|&k| own(k)).collect();
            let count = run.len() as i32;
            let near = run.iter().any(|k| k.abs() <= nh);
            if zs == 1 {
                run.push(0);
                run.sort_unstable();
            }
            let gaps = run.windows(2).any(|pair| (pair[0] + 1..pair[1]).any(|k| k != 0));
            let together = if count == 0 { alone == 1 } else { !gaps };
            let open = free_or_own(from - 1) && free_or_own(from + 5);
            count * count + i32::from(together) + i32::from(near) + i32::from(open)
        };
        (-4..=0).map(p).max().unwrap()
    };
    let mut bw: Vec<i32> = [(1, 0), (0, 1), (1, 1), (1, -1)]
        .into_iter()
        .map(|direction| (wert(side, direction) + ob).max(wert(side.other(), direction)))
        .collect();
    bw.sort_unstable();
    64 * bw[3] + 16 * bw[2] + 4 * bw[1] + bw[0]
}

/// Positions of games with clustered stones, on all sizes.
pub fn positions(games: u64) -> Vec<Record<Position>> {
    let mut all = Vec::new();
    for game in 0..games {
        let mut random = Random::new(77 + game);
        let size = SIZES[game as usize % 4];
        let mut record = Record::<Position>::new(Start { size, ..Start::default() });
        while record.outcome().is_none() && record.ply() < 60 {
            let middle = record.last().map_or(Move::on(size / 2, size / 2), |(last, _)| last);
            let moves = record.position().legal_moves();
            let near = |chosen: &&Move| {
                chosen.column().abs_diff(middle.column()) <= 2 && chosen.row().abs_diff(middle.row()) <= 2
            };
            let near: Vec<_> = moves.iter().filter(near).collect();
            let chosen = if near.is_empty() { moves[0] } else { *near[random.below(near.len())] };
            record.play(chosen).unwrap();
            if record.ply().is_multiple_of(7) && record.outcome().is_none() {
                all.push(record.clone());
            }
        }
    }
    all
}

/// Converts a position to the plain board.
pub fn plain(position: &Position) -> Plain {
    let mut board = Plain::new(position.size());
    for side in [Side::First, Side::Second] {
        for cell in position.stones(side) {
            board.set(cell % position.size(), cell / position.size(), side);
        }
    }
    board
}
