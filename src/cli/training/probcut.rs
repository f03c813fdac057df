//! `stratege make reversi-probcut`: measures how well shallow searches foretell deep ones, and fits the spread.
//!
//! It prints the four numbers that stand in `src/reversi/engine/probcut.rs`, and how well they fit. Those for searches
//! to the end of the game are not among them: they were chosen by the positions that solving needs.

use std::collections::BTreeMap;
use std::io::Write;

use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::game::Game;
use crate::reversi::Position;
use crate::reversi::engine::Board;
use crate::reversi::engine::board::squares;
use crate::reversi::engine::endgame::Unlimited;
use crate::reversi::engine::evaluation::DISC;
use crate::reversi::engine::midgame::{BEYOND, Memory, Search};
use crate::reversi::engine::probcut::{self, EXACT, LEAST_DEPTH, shallow_depth};
use crate::search::random::Random;

/// The deepest search of the midgame that is measured.
const DEEPEST: u32 = 9;

/// A side plays at random so often in a hundred, else what a glance favours.
const RANDOM_MOVES: usize = 15;

/// Positions that are worth more than this are decided: nobody asks how far a search errs there.
const DECIDED: i32 = 30 * DISC;

/// Squared differences by empty squares, deep and shallow depth: their sum and number.
type Cells = BTreeMap<[u32; 3], (f64, f64)>;

pub fn make(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let samples = arguments.number("samples")?.unwrap_or(500);
    let seed = arguments.seed()?;
    arguments.finish()?;
    let mut memory = Memory::new(18);
    let mut cells = Cells::new();
    for number in 0..samples {
        let mut random = Random::for_occasion(seed, number.into());
        let empty = 8 + random.below(48) as u32;
        if let Some(board) = position(empty, &memory, &mut random) {
            measure(board, &mut memory, &mut cells);
        }
    }
    let numbers = fit(&cells);
    let rounded = numbers.map(|number| (number * 1000.0).round() as i32);
    writeln!(out, "{samples} positions, {} kinds of pairs", cells.len())?;
    writeln!(out, "const SPREAD: [i32; 4] = {rounded:?};")?;
    writeln!(out, "deep shallow: measured, fitted and used spread in discs, over all empty squares")?;
    let mut by_depths: BTreeMap<[u32; 2], [f64; 4]> = BTreeMap::new();
    for (&[empty, deep, shallow], &(sum, count)) in &cells {
        let fitted: f64 =
            features(empty, deep, shallow).iter().zip(numbers).map(|(one, two)| one * two).sum();
        let used = f64::from(probcut::spread(empty, deep, shallow)) / f64::from(DISC);
        let all = by_depths.entry([deep, shallow]).or_default();
        let add = [sum, count * fitted, count * used, count];
        all.iter_mut().zip(add).for_each(|(sum, one)| *sum += one);
    }
    for ([deep, shallow], [sum, fitted, used, count]) in by_depths {
        let (measured, fitted, used) = ((sum / count).sqrt(), fitted / count, used / count);
        writeln!(out, "{deep:2} {shallow:2}: {measured:5.2} {fitted:5.2} {used:5.2}")?;
    }
    Ok(())
}

/// A position with so many empty squares in which the side to move can set a stone.
fn position(empty: u32, memory: &Memory, random: &mut Random) -> Option<Board> {
    let mut board = Board::from(&Position::begin(&Default::default()));
    while board.empty_count() > empty || board.mobility() == 0 {
        if board.is_over() {
            return None;
        }
        let moves: Vec<u32> = squares(board.mobility()).collect();
        board = match moves.len() {
            0 => board.passed(),
            count if random.below(100) < RANDOM_MOVES => board.play(moves[random.below(count)]),
            _ => moves
                .iter()
                .map(|&square| board.play(square))
                .min_by_key(|next| memory.evaluation.value(next))?,
        };
    }
    Some(board)
}

fn measure(board: Board, memory: &mut Memory, cells: &mut Cells) {
    memory.clear();
    let empty = board.empty_count();
    let deepest = DEEPEST.min(empty.saturating_sub(1));
    let mut value = |depth| {
        let mut search = Search { memory, allowance: &mut Unlimited, surety: EXACT, foretelling: 0 };
        search.value(board, -BEYOND, BEYOND, depth).unwrap_or_default()
    };
    let values: Vec<i32> = (0..=deepest).map(&mut value).collect();
    if values.iter().any(|value| value.abs() > DECIDED) {
        return;
    }
    let mut note = |deep: u32, foretold: i32, shallow: u32| {
        let difference = f64::from(foretold - values[shallow as usize]) / f64::from(DISC);
        let (sum, count) = cells.entry([empty, deep, shallow]).or_default();
        *sum += difference * difference;
        *count += 1.0;
    };
    for deep in LEAST_DEPTH..=deepest {
        note(deep, values[deep as usize], shallow_depth(deep));
        note(deep, values[deep as usize], 0);
    }
}

fn features(empty: u32, deep: u32, shallow: u32) -> [f64; 4] {
    [1.0, empty.into(), deep.into(), shallow.into()]
}

/// The four numbers with the least squares of the differences of the spreads.
fn fit(cells: &Cells) -> [f64; 4] {
    let mut system = [[0.0; 5]; 4];
    for (&[empty, deep, shallow], &(sum, count)) in cells {
        let features = features(empty, deep, shallow);
        let spread = (sum / count).sqrt();
        for (row, one) in system.iter_mut().zip(features) {
            for (place, two) in row.iter_mut().zip(features.into_iter().chain([spread])) {
                *place += count * one * two;
            }
        }
    }
    for pivot in 0..4 {
        let row = system[pivot].map(|number| number / system[pivot][pivot]);
        for (index, other) in system.iter_mut().enumerate() {
            let factor = if index == pivot { 0.0 } else { other[pivot] };
            other.iter_mut().zip(row).for_each(|(place, number)| *place -= factor * number);
        }
        system[pivot] = row;
    }
    system.map(|row| row[4])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fit_finds_the_numbers_that_made_the_cells() {
        let made = [2.5, 0.03, 0.2, -0.3];
        let mut cells = Cells::new();
        for key in [[10, 3, 1], [20, 5, 3], [30, 9, 5], [44, 7, 0], [12, 12, 6], [50, 8, 4]] {
            let [empty, deep, shallow] = key;
            let spread: f64 =
                features(empty, deep, shallow).iter().zip(made).map(|(one, two)| one * two).sum();
            cells.insert(key, (3.0 * spread * spread, 3.0));
        }
        for (found, made) in fit(&cells).into_iter().zip(made) {
            assert!((found - made).abs() < 1e-6, "{found} {made}");
        }
    }
}
