//! Rating of a puzzle: the levels of the game try to solve it with several seeds, and the rating is fitted to
//! their results.
//!
//! A level solves a puzzle as a player of its rating beats one of the puzzle's rating, except that it guesses a
//! right move with the share of right ones among the legal moves. The rating is the mean of the posterior with
//! Glicko's prior, its deviation the posterior's, in Glicko units on the human scale.

use serde::Deserialize;
use stratege::core::game::Game;
use stratege::core::player::{Limits, NoObserver};
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::registry::files;

use super::PuzzleGame;
use super::puzzle::Solution;
use crate::error::TrainingError;

/// Seeds per level.
const SEEDS: u64 = 20;

/// Seeds after which a level stops if all had the same result.
const EQUAL_SEEDS: u64 = 6;

/// Mean and deviation of the prior: Glicko's values of a new player.
const PRIOR: (f64, f64) = (1500.0, 350.0);

/// Minimum deviation: levels find moves in other ways than people do.
const MIN_DEVIATION: f64 = 45.0;

/// Step and maximum of the ratings at which the posterior is computed.
const GRID: (usize, usize) = (5, 3500);

/// A level with its rating on the human scale.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedLevel {
    /// Identifier in the roster.
    pub id: &'static str,
    /// Rating on the human scale.
    pub rating: f64,
}

/// Results of a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trials {
    /// Rating of the level on the human scale.
    pub rating: f64,
    /// Seeds with a right move.
    pub solved: u32,
    /// Seeds.
    pub seeds: u32,
}

#[derive(Deserialize)]
struct Ladder {
    players: Vec<LadderPlayer>,
}

#[derive(Deserialize)]
struct LadderPlayer {
    id: String,
    rating: f64,
}

#[derive(Deserialize)]
struct Scale {
    anchors: Vec<(f64, f64)>,
}

/// The levels of a game that measure, with their ratings on the human scale.
pub fn rated_levels<G: PuzzleGame>() -> Result<Vec<RatedLevel>, TrainingError> {
    let files =
        files::of(G::Position::ID).ok_or_else(|| TrainingError::Input("the game has no ratings".into()))?;
    let ladder: Ladder = serde_json::from_str(files.ladder)?;
    let scale: Scale = serde_json::from_str(files.scale)?;
    let rated = |&id: &&'static str| {
        let player = ladder.players.iter().find(|player| player.id == id);
        let player = player.ok_or_else(|| TrainingError::Input(format!("the ladder has no {id}")))?;
        Ok(RatedLevel { id, rating: interpolate(&scale.anchors, player.rating) })
    };
    G::PLAYERS.iter().chain(G::STRONGER).map(rated).collect()
}

/// The value at `x` on the line through the anchors, continued at both ends.
fn interpolate(anchors: &[(f64, f64)], x: f64) -> f64 {
    let segment = anchors.windows(2).find(|pair| x <= pair[1].0).or_else(|| anchors.windows(2).last());
    match segment {
        Some(&[(x0, y0), (x1, y1)]) => y0 + (x - x0) * (y1 - y0) / (x1 - x0),
        _ => anchors.first().map_or(x, |&(_, y)| y),
    }
}

/// Lets the levels solve a puzzle; returns rating and deviation.
pub fn measure<P: Game>(
    levels: &[RatedLevel],
    record: &Record<P>,
    solution: &Solution,
) -> Result<(u32, u32), TrainingError> {
    let roster = P::roster();
    let mut trials = Vec::new();
    for level in levels {
        let entry = roster.iter().find(|entry| entry.id == level.id);
        let entry = entry.ok_or_else(|| TrainingError::Input(format!("there is no player {}", level.id)))?;
        let (mut solved, mut seeds) = (0, 0);
        for seed in 1..=SEEDS {
            let mut player = entry.player(&[], seed)?.expect("native programs have all players");
            let choice = player.choose(record, &Limits::default(), &mut NoObserver);
            seeds += 1;
            solved += u32::from(solution.answers.contains(&choice.chosen.to_string()));
            if seed == EQUAL_SEEDS && (solved == 0 || solved == seeds) {
                break;
            }
        }
        trials.push(Trials { rating: level.rating, solved, seeds });
    }
    let legal = record.position().legal_moves().len().max(1);
    Ok(fit(&trials, solution.answers.len() as f64 / legal as f64))
}

/// Rating and deviation of a puzzle that is guessed with this probability.
pub fn fit(trials: &[Trials], guess: f64) -> (u32, u32) {
    let (step, max) = GRID;
    let ratings = || (0..=max).step_by(step).map(|rating| rating as f64);
    let logs: Vec<f64> = ratings().map(|rating| log_posterior(trials, guess, rating)).collect();
    let highest = logs.iter().copied().fold(f64::MIN, f64::max);
    let weights: Vec<f64> = logs.iter().map(|log| (log - highest).exp()).collect();
    let sum: f64 = weights.iter().sum();
    let mean = ratings().zip(&weights).map(|(rating, weight)| rating * weight).sum::<f64>() / sum;
    let variance =
        ratings().zip(&weights).map(|(rating, weight)| (rating - mean).powi(2) * weight).sum::<f64>() / sum;
    (mean.round() as u32, variance.sqrt().max(MIN_DEVIATION).round() as u32)
}

fn log_posterior(trials: &[Trials], guess: f64, rating: f64) -> f64 {
    let likelihood = |trial: &Trials| {
        let knows = 1.0 / (1.0 + 10f64.powf((rating - trial.rating) / 400.0));
        let solves = (guess + (1.0 - guess) * knows).clamp(1e-9, 1.0 - 1e-9);
        f64::from(trial.solved) * solves.ln() + f64::from(trial.seeds - trial.solved) * (1.0 - solves).ln()
    };
    let (mean, deviation) = PRIOR;
    trials.iter().map(likelihood).sum::<f64>() - ((rating - mean) / deviation).powi(2) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trials(results: &[(f64, u32)]) -> Vec<Trials> {
        results.iter().map(|&(rating, solved)| Trials { rating, solved, seeds: 20 }).collect()
    }

    #[test]
    fn rating_is_where_half_of_the_seeds_solve() {
        let (rating, deviation) = fit(&trials(&[(1000.0, 1), (1400.0, 10), (1800.0, 19)]), 0.0);
        assert!(rating.abs_diff(1400) < 30 && (45..120).contains(&deviation), "{rating} {deviation}");
    }

    #[test]
    fn guessed_solutions_do_not_lower_the_rating() {
        let results = trials(&[(800.0, 4), (1200.0, 4), (2000.0, 19)]);
        assert!(fit(&results, 0.2).0 > fit(&results, 0.0).0 + 50);
    }

    #[test]
    fn without_trials_the_prior_remains() {
        let (rating, deviation) = fit(&[], 0.1);
        assert!(rating.abs_diff(1500) < 2 && deviation.abs_diff(350) < 10, "{rating} {deviation}");
    }

    #[test]
    fn scale_is_interpolated_and_continued() {
        let anchors = [(-500.0, 500.0), (0.0, 1500.0), (500.0, 3000.0)];
        assert_eq!(
            [-600.0, -250.0, 250.0, 600.0].map(|x| interpolate(&anchors, x)),
            [300.0, 1000.0, 2250.0, 3300.0]
        );
    }
}
