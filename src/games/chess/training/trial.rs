//! Two evaluations against each other in the same search: each opening of chance with both colours.

use std::io::Write;
use std::time::{Duration, Instant};

use super::course::{Allowance, Course, Thinker};
use crate::search::random::Random;
use crate::training::TrainingError;

/// Openings of chance that favour one side by more than this, by the second player's opinion, are not played.
const MAX_UNEQUAL: i32 = 150;

/// What the opinion on an opening may cost.
const OPINION: Allowance = Allowance::Nodes(2000);

/// Time between two lines that tell how far it is.
const PROGRESS: Duration = Duration::from_secs(60);

/// How the first did.
#[derive(Clone, Copy, Debug, Default)]
pub struct WinDrawLoss {
    /// Games won, drawn and lost.
    pub games: [u32; 3],
}

impl WinDrawLoss {
    /// The first one's share of the points, and the standard error of it.
    pub fn share(&self) -> (f64, f64) {
        let [won, drawn, lost] = self.games.map(f64::from);
        let count = (won + drawn + lost).max(1.0);
        let share = (won + drawn / 2.0) / count;
        let spread = won * (1.0 - share).powi(2) + drawn * (0.5 - share).powi(2) + lost * share.powi(2);
        (share, spread.sqrt() / count)
    }

    /// In words, with the rating difference that it speaks for and its error at two standard errors.
    pub fn tell(&self) -> String {
        let [won, drawn, lost] = self.games;
        let (share, error) = self.share();
        let rating = |share: f64| {
            let share = share.clamp(0.001, 0.999);
            400.0 * (share / (1.0 - share)).log10()
        };
        format!(
            "{won} won, {drawn} drawn, {lost} lost: {:.1} %, {:+.0} Elo ({:+.0} to {:+.0})",
            100.0 * share,
            rating(share),
            rating(share - 2.0 * error),
            rating(share + 2.0 * error)
        )
    }
}

/// A match between two evaluations.
pub struct MatchOptions {
    /// Pairs of games, each with both colours.
    pub pairs: u32,
    /// How long a move may take.
    pub allowance: Allowance,
    /// Which openings.
    pub seed: u64,
}

/// Plays so many pairs of games.
pub fn play(
    mut players: [&mut dyn Thinker; 2],
    &MatchOptions { pairs, allowance, seed }: &MatchOptions,
    out: &mut dyn Write,
) -> Result<WinDrawLoss, TrainingError> {
    let mut tally = WinDrawLoss::default();
    let (mut said, mut opening) = (Instant::now(), 0);
    for _ in 0..pairs {
        let course = loop {
            opening += 1;
            let Some(course) = Course::random(&mut Random::for_occasion(seed, opening)) else { continue };
            players[1].clear();
            if players[1].think(&course.board, &course.earlier, OPINION).1.abs() <= MAX_UNEQUAL {
                break course;
            }
        };
        for first_is_white in [true, false] {
            players.iter_mut().for_each(|player| player.clear());
            let result = course.clone().finish(&mut players, allowance, |_, _, _| {});
            tally.games[usize::from(if first_is_white { 2 - result } else { result })] += 1;
            players.reverse();
        }
        if said.elapsed() >= PROGRESS {
            said = Instant::now();
            writeln!(out, "{}", tally.tell())?;
            out.flush()?;
        }
    }
    Ok(tally)
}
