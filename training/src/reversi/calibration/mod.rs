//! Value of an evaluation in discs: `stratege make reversi-scale` scales the evaluation to game results, and
//! `stratege verify reversi-weights` measures how well it fits.
//!
//! Both search positions of recorded games as the page does before it first shows values: `make` uses games
//! before `MEASURED_FROM`, `verify` later ones.

mod regression;
mod samples;

use std::io::Write;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use self::regression::{Line, interval};
use self::samples::{DEPTH, Outcome, Series};
use super::wthor::{self, Game, PERFECT_FROM};
use crate::error::TrainingError;
use crate::input::read_file;
use crate::output::write_file;
use stratege::games::reversi::engine::evaluation::DISC;
use stratege::games::reversi::engine::weights::{EMPTY_COUNTS, STAGE_COUNT, Weights, discs_placed};

/// First year of the games for measurement; earlier ones are for fitting.
const MEASURED_FROM: u16 = 2015;

/// Maximum distance from a draw; positions beyond it are decided and left out.
const MAX_UNDECIDED: f64 = 24.0;

/// Earlier stages share the scale and tempo correction of this one: their positions are few and similar.
const FIRST_STAGE: usize = 2;

/// Minimum number of empty squares.
const MIN_EMPTIES: u32 = 14;

/// Separately reported numbers of empty squares, with factors on the number of samples. Scores stored in the
/// files cost nothing.
const GROUPS: [(RangeInclusive<u32>, usize); 6] = [
    (PERFECT_FROM..=PERFECT_FROM, 4),
    (MIN_EMPTIES..=20, 1),
    (25..=30, 1),
    (31..=36, 1),
    (37..=42, 1),
    (43..=52, 1),
];

/// Separately reported values, each with neighbours of up to one disc.
const REPORTED_VALUES: [i32; 7] = [-12, -8, -4, 0, 4, 8, 12];

/// Options of both commands.
pub struct Options {
    /// File of the weights.
    pub path: PathBuf,
    /// Folder of recorded games (WTHOR).
    pub wthor: PathBuf,
    /// Folder that caches the results.
    pub folder: PathBuf,
    /// Number of positions per stage, or per group of empty squares.
    pub samples: usize,
    /// Seed of the positions.
    pub seed: u64,
}

impl Options {
    fn weights(&self) -> Result<Weights, TrainingError> {
        let damaged = || TrainingError::Input(format!("the weights in {} are damaged", self.path.display()));
        Weights::unpack(&read_file(&self.path)?).ok_or_else(damaged)
    }

    /// Positions with these numbers of empty squares; their number is `times` times the samples.
    fn series(&self, name: String, empties: RangeInclusive<u32>, times: usize) -> Series<'_> {
        Series { name, folder: &self.folder, seed: self.seed, empties, samples: times * self.samples }
    }

    /// The games of the selected years.
    fn games(&self, is_wanted: impl Fn(u16) -> bool) -> Result<Vec<Game>, TrainingError> {
        let mut games = wthor::read(&self.wthor)?.games;
        games.retain(|game| is_wanted(game.year));
        match games.is_empty() {
            true => Err(TrainingError::Input(format!("{} has no game of these years", self.wthor.display()))),
            false => Ok(games),
        }
    }
}

/// Rescales the weights stage by stage, the last first: the deep searches for earlier stages reach later
/// ones, which are then already scaled.
pub fn make(options: &Options, out: &mut dyn Write) -> Result<(), TrainingError> {
    let games = options.games(|year| year < MEASURED_FROM)?;
    let mut weights = options.weights()?;
    let mut first = None;
    for stage in (FIRST_STAGE..STAGE_COUNT).rev() {
        let name = format!("scale-{}", stage + 1);
        let series = options.series(name, empties_of(stage), 1);
        let all = series.outcomes(&games, &weights, out)?;
        let Correction { factor, tempo } = Correction::of(&all)?;
        let units = tempo.map(|discs| discs * f64::from(DISC));
        weights.rescale(stage, factor, units);
        first = Some((factor, units));
        let [even, odd] = tempo;
        writeln!(
            out,
            "stage {}: {} positions, values times {factor:.3}, {even:+.2} and {odd:+.2} discs for having the move with \
             an even and an odd number of empty squares",
            stage + 1,
            all.len(),
        )?;
        out.flush()?;
    }
    if let Some((factor, tempo)) = first {
        (0..FIRST_STAGE).for_each(|stage| weights.rescale(stage, factor, tempo));
    }
    write_file(&options.path, weights.pack())?;
    writeln!(out, "written to {}", options.path.display())?;
    Ok(())
}

/// Empty squares of positions from which searches to [`DEPTH`] and to one ply less end in this stage.
fn empties_of(stage: usize) -> RangeInclusive<u32> {
    let placed = discs_placed(stage);
    let [most, least] = [placed.start, placed.end - 1].map(|discs| (EMPTY_COUNTS - 1 - discs) as u32);
    // Perfect scores from the files are better than any search.
    let range = (least + DEPTH).max(MIN_EMPTIES)..=most + DEPTH - 1;
    if range.contains(&PERFECT_FROM) { PERFECT_FROM..=PERFECT_FROM } else { range }
}

/// Correction of a stage's values.
struct Correction {
    /// Factor on the values.
    factor: f64,
    /// Discs added for the side to move after that, for even and odd numbers of empty squares.
    tempo: [f64; 2],
}

impl Correction {
    /// Fits the correction from the values of two depths, one of which ends with the other side to move.
    /// Their mean is independent of the tempo value and yields the factor; their difference is twice the
    /// tempo value. The remainder at the root has opposite signs for even and odd numbers of empty squares.
    fn of(all: &[Outcome]) -> Result<Correction, TrainingError> {
        let all: Vec<_> = all.iter().filter(|one| one.mean().abs() < MAX_UNDECIDED).collect();
        let line = Line::through(all.iter().map(|one| (one.mean(), one.result)))
            .ok_or_else(|| TrainingError::Input("too few positions".into()))?;
        let mean =
            |term: &dyn Fn(&Outcome) -> f64| all.iter().map(|one| term(one)).sum::<f64>() / all.len() as f64;
        let tempo = -line.slope * mean(&|one| (one.values[1] - one.values[0]) / 2.0);
        let sign = |one: &Outcome| if one.empties.is_multiple_of(2) { 1.0 } else { -1.0 };
        let uneven = mean(&|one| sign(one) * (one.result - line.slope * one.mean()));
        Ok(Correction { factor: line.slope, tempo: [tempo + uneven, tempo - uneven] })
    }
}

/// Compares values with results, in games that were not used for fitting.
pub fn verify(options: &Options, out: &mut dyn Write) -> Result<(), TrainingError> {
    let games = options.games(|year| year >= MEASURED_FROM)?;
    let weights = options.weights()?;
    writeln!(
        out,
        "games of {MEASURED_FROM} and later; results of values between -{MAX_UNDECIDED} and +{MAX_UNDECIDED} discs"
    )?;
    let mut exact = Vec::new();
    let mut estimated = Vec::new();
    for (empties, share) in GROUPS {
        let name = format!("verify-{}-{}", empties.start(), empties.end());
        let all = options.series(name, empties.clone(), share).outcomes(&games, &weights, out)?;
        writeln!(out, "{} to {} empty squares, {} positions", empties.start(), empties.end(), all.len())?;
        report(&all, out)?;
        if *empties.end() <= PERFECT_FROM { &mut exact } else { &mut estimated }.extend(all);
    }
    for (title, all) in [("exact scores", exact), ("scores of deep searches", estimated)] {
        writeln!(out, "all {title}, {} positions", all.len())?;
        report(&all, out)?;
        report_values(&all, out)?;
    }
    Ok(())
}

/// Reports the regression line of results on values, and its prediction for values of +4, for each depth.
fn report(all: &[Outcome], out: &mut dyn Write) -> Result<(), TrainingError> {
    for (index, depth) in [(0, DEPTH - 1), (1, DEPTH)] {
        let pairs = all.iter().map(|one| (one.values[index], one.result));
        let Some(line) = Line::through(pairs.filter(|(value, _)| value.abs() < MAX_UNDECIDED)) else {
            continue;
        };
        let [at_four, margin] = line.at(4.0);
        writeln!(
            out,
            "  depth {depth}: result {:.3} times the value {:+.2}; called +4: {at_four:+.2} ± {margin:.2}; \
             error {:.2}",
            line.slope, line.offset, line.error,
        )?;
        let earlier = all.iter().filter(|one| one.empties > PERFECT_FROM);
        let recorded = earlier.filter_map(|one| Some((one.values[index], one.recorded?)));
        if let Some(line) = Line::through(recorded.filter(|(value, _)| value.abs() < MAX_UNDECIDED)) {
            let [at_four, margin] = line.at(4.0);
            writeln!(
                out,
                "    as people played on, to {PERFECT_FROM} empty squares: {:.3} times the value {:+.2}; called +4: \
                 {at_four:+.2} ± {margin:.2}",
                line.slope, line.offset,
            )?;
        }
    }
    out.flush()?;
    Ok(())
}

/// Reports the mean results of positions with similar values.
fn report_values(all: &[Outcome], out: &mut dyn Write) -> Result<(), TrainingError> {
    for (index, depth) in [(0, DEPTH - 1), (1, DEPTH)] {
        write!(out, "  depth {depth}, called and meant:")?;
        for called in REPORTED_VALUES {
            let is_called = |one: &&Outcome| (one.values[index] - f64::from(called)).abs() < 1.0;
            let results: Vec<f64> = all.iter().filter(is_called).map(|one| one.result).collect();
            if let Some([mean, margin]) = interval(&results) {
                write!(out, "  {called:+} {mean:+.2} ± {margin:.2}")?;
            }
        }
        writeln!(out)?;
    }
    out.flush()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_of_a_stage_stay_in_it() {
        assert_eq!(empties_of(7), PERFECT_FROM..=PERFECT_FROM);
        assert_eq!(empties_of(6), 29..=32);
        assert_eq!(empties_of(9), 14..=17);
    }

    #[test]
    fn correction_inverts_the_distortion() {
        let outcome = |number: i32| {
            let (result, empties) = (f64::from(number % 41 - 20), 30 + number as u32 % 2);
            // Values at half their size, and a tempo error of one and a half discs with an even number of
            // empty squares, half a disc with an odd one.
            let tempo = |empties: u32| if empties.is_multiple_of(2) { 1.5 } else { 0.5 };
            let value = |depth: u32| {
                let sign = if depth.is_multiple_of(2) { 1.0 } else { -1.0 };
                (result + sign * tempo(empties - depth)) / 2.0
            };
            Outcome { empties, values: [value(DEPTH - 1), value(DEPTH)], result, recorded: None }
        };
        let all: Vec<Outcome> = (0..820).map(outcome).collect();
        let Ok(Correction { factor, tempo }) = Correction::of(&all) else { panic!("there are enough") };
        assert!((factor - 2.0).abs() < 0.01, "{factor}");
        assert!((tempo[0] + 1.5).abs() < 0.05 && (tempo[1] + 0.5).abs() < 0.05, "{tempo:?}");
    }
}
