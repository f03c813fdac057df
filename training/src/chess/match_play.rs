//! A match of two engines with different evaluations; each random opening is played with both colours.

use std::io::Write;
use std::time::{Duration, Instant};

use super::game::{Engine, Game, SearchLimit};
use crate::error::TrainingError;
use stratege::core::win_draw_loss::WinDrawLoss;
use stratege::search::random::Random;

/// Maximum absolute score of an opening, by the second engine.
const MAX_OPENING_SCORE: i32 = 150;

/// Search limit for judging an opening.
const OPENING_LIMIT: SearchLimit = SearchLimit::Nodes(2000);

/// Interval between progress reports.
const PROGRESS: Duration = Duration::from_secs(60);

/// Options of a match.
pub struct MatchOptions {
    /// Number of pairs of games, one opening each.
    pub pairs: u32,
    /// Limit of a move.
    pub limit: SearchLimit,
    /// Seed of the openings.
    pub seed: u64,
}

/// Plays the match; returns the result of the first engine.
pub fn play(
    mut engines: [&mut dyn Engine; 2],
    &MatchOptions { pairs, limit, seed }: &MatchOptions,
    out: &mut dyn Write,
) -> Result<WinDrawLoss, TrainingError> {
    let mut score = WinDrawLoss::default();
    let (mut reported, mut opening) = (Instant::now(), 0);
    for _ in 0..pairs {
        let game = loop {
            opening += 1;
            let random = &mut Random::for_occasion(seed, opening);
            let Some(game) = Game::random_opening(random) else { continue };
            engines[1].clear();
            let (_, value) = engines[1].search(&game.board, &game.previous_hashes, OPENING_LIMIT);
            if value.abs() <= MAX_OPENING_SCORE {
                break game;
            }
        };
        for first_is_white in [true, false] {
            engines.iter_mut().for_each(|engine| engine.clear());
            let result = game.clone().play_out(&mut engines, limit, |_, _, _| {});
            score.count(match result {
                1 => None,
                points => Some((points == 2) == first_is_white),
            });
            engines.reverse();
        }
        if reported.elapsed() >= PROGRESS {
            reported = Instant::now();
            writeln!(out, "{score}")?;
            out.flush()?;
        }
    }
    Ok(score)
}
