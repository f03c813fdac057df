//! `stratege make reversi-probcut`: measures how well shallow searches predict deep ones, and fits ProbCut's
//! sigma.
//!
//! It prints the four numbers of `MIDGAME_SIGMA` in `src/games/reversi/engine/probcut.rs`, and how well they
//! fit. The sigma of endgame searches was chosen by the nodes of solved positions.

use std::collections::BTreeMap;
use std::io::Write;

use crate::error::TrainingError;
use stratege::core::rules::Rules;
use stratege::games::reversi::Position;
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::context::SearchContext;
use stratege::games::reversi::engine::evaluation::DISC;
use stratege::games::reversi::engine::midgame::{INFINITY, MidgameSearch};
use stratege::games::reversi::engine::probcut::{self, MIN_DEPTH, NO_SELECTIVITY, shallow_depth};
use stratege::search::bits::Bits;
use stratege::search::node_limit::Unlimited;
use stratege::search::random::Random;

/// Maximum depth of the measured midgame searches.
const MAX_DEPTH: u32 = 9;

/// Percentage of random moves; the others are the best by static evaluation.
const RANDOM_MOVES: usize = 15;

/// Maximum absolute value: beyond it positions are decided, and search errors do not matter.
const MAX_UNDECIDED: i32 = 30 * DISC;

/// Sum and number of squared differences, by empty squares, deep depth and shallow depth.
type Cells = BTreeMap<[u32; 3], (f64, f64)>;

/// Measures with `samples` random positions.
pub fn make(samples: u32, seed: u64, out: &mut dyn Write) -> Result<(), TrainingError> {
    let mut context = SearchContext::new(18);
    let mut cells = Cells::new();
    for number in 0..samples {
        let mut random = Random::for_occasion(seed, number.into());
        let empties = 8 + random.below(48) as u32;
        if let Some(board) = position(empties, &context, &mut random) {
            measure(board, &mut context, &mut cells);
        }
    }
    let numbers = fit(&cells);
    let rounded = numbers.map(|number| (number * 1000.0).round() as i32);
    writeln!(out, "{samples} positions, {} cells", cells.len())?;
    writeln!(out, "const MIDGAME_SIGMA: [i32; 4] = {rounded:?};")?;
    writeln!(out, "deep shallow: measured, fitted and used sigma in discs, over all empty squares")?;
    let mut by_depths: BTreeMap<[u32; 2], [f64; 4]> = BTreeMap::new();
    for (&[empties, deep, shallow], &(sum, count)) in &cells {
        let fitted: f64 =
            features(empties, deep, shallow).iter().zip(numbers).map(|(one, two)| one * two).sum();
        let used = f64::from(probcut::sigma(empties, deep, shallow)) / f64::from(DISC);
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

/// A position with this many empty squares in which the side to move has a move.
fn position(empties: u32, context: &SearchContext, random: &mut Random) -> Option<Board> {
    let mut board = Board::from(&Position::begin(&Default::default()));
    while board.empty_count() > empties || board.moves() == 0 {
        if board.is_over() {
            return None;
        }
        let moves: Vec<u8> = Bits(board.moves()).collect();
        board = match moves.len() {
            0 => board.passed(),
            count if random.below(100) < RANDOM_MOVES => board.play(moves[random.below(count)]),
            _ => moves
                .iter()
                .map(|&square| board.play(square))
                .min_by_key(|next| context.evaluation.evaluate(next))?,
        };
    }
    Some(board)
}

fn measure(board: Board, context: &mut SearchContext, cells: &mut Cells) {
    context.clear();
    let empties = board.empty_count();
    let deepest = MAX_DEPTH.min(empties.saturating_sub(1));
    let mut value = |depth| {
        let mut limit = Unlimited;
        let mut search = MidgameSearch::new(context, &mut limit, NO_SELECTIVITY);
        search.search(board, -INFINITY, INFINITY, depth).unwrap_or_default()
    };
    let values: Vec<i32> = (0..=deepest).map(&mut value).collect();
    if values.iter().any(|value| value.abs() > MAX_UNDECIDED) {
        return;
    }
    let mut record = |deep: u32, value: i32, shallow: u32| {
        let difference = f64::from(value - values[shallow as usize]) / f64::from(DISC);
        let (sum, count) = cells.entry([empties, deep, shallow]).or_default();
        *sum += difference * difference;
        *count += 1.0;
    };
    for deep in MIN_DEPTH..=deepest {
        record(deep, values[deep as usize], shallow_depth(deep));
        record(deep, values[deep as usize], 0);
    }
}

fn features(empties: u32, deep: u32, shallow: u32) -> [f64; 4] {
    [1.0, empties.into(), deep.into(), shallow.into()]
}

/// Fits the four numbers by weighted least squares, with Gaussian elimination.
fn fit(cells: &Cells) -> [f64; 4] {
    let mut system = [[0.0; 5]; 4];
    for (&[empties, deep, shallow], &(sum, count)) in cells {
        let features = features(empties, deep, shallow);
        let sigma = (sum / count).sqrt();
        for (row, one) in system.iter_mut().zip(features) {
            for (place, two) in row.iter_mut().zip(features.into_iter().chain([sigma])) {
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
    fn fit_recovers_the_generating_numbers() {
        let made = [2.5, 0.03, 0.2, -0.3];
        let mut cells = Cells::new();
        for key in [[10, 3, 1], [20, 5, 3], [30, 9, 5], [44, 7, 0], [12, 12, 6], [50, 8, 4]] {
            let [empties, deep, shallow] = key;
            let sigma: f64 =
                features(empties, deep, shallow).iter().zip(made).map(|(one, two)| one * two).sum();
            cells.insert(key, (3.0 * sigma * sigma, 3.0));
        }
        for (found, made) in fit(&cells).into_iter().zip(made) {
            assert!((found - made).abs() < 1e-6, "{found} {made}");
        }
    }
}
