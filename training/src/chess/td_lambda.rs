//! TD(λ): mixes the scores of a game's later positions, which have seen further, into those of earlier ones.

use super::fit::fit_scale;
use super::float_network::{logit, sigmoid};
use super::sample::Sample;
use stratege::core::rules::Side;

/// Mixes the scores of later positions of the same game into each score, each with λ times the weight of the
/// one before. Positions off the games are unchanged.
pub fn mix_later_scores(samples: &mut [Sample], lambda: f32) {
    let scale = f32::from(fit_scale(samples));
    for game in samples.chunk_by_mut(|one, next| one.game == next.game) {
        let mut later = None;
        for sample in game.iter_mut().rev().filter(|sample| sample.points().is_some()) {
            let own = for_white(sample.side, sigmoid(f32::from(sample.score) / scale));
            let mixed = later.map_or(own, |later| own + lambda * (later - own));
            sample.score = (scale * logit(for_white(sample.side, mixed))).round() as i16;
            later = Some(mixed);
        }
    }
}

/// Converts an expected score between a side's and White's point of view.
fn for_white(side: Side, expected: f32) -> f32 {
    if side == Side::First { expected } else { 1.0 - expected }
}

#[cfg(test)]
mod tests {
    use super::super::sample::UNPLAYED;
    use super::*;
    use stratege::games::chess::fen;

    fn sample(game: u32, side: Side, score: i16, result: u8) -> Sample {
        let board = fen::read("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").unwrap();
        Sample { side, result, ..Sample::new(&board, score, game) }
    }

    #[test]
    fn later_scores_of_the_same_game_count_for_both_sides() {
        let before = [
            sample(1, Side::First, 0, 1),
            sample(1, Side::First, 777, UNPLAYED),
            sample(1, Side::Second, -100, 1),
            sample(1, Side::First, 300, 1),
            sample(2, Side::Second, 400, 0),
        ];
        let mut samples = before;
        mix_later_scores(&mut samples, 0.5);
        let scale = f32::from(fit_scale(&before));
        let expected = |score: f32| sigmoid(score / scale);
        let second = (expected(100.0) + expected(300.0)) / 2.0;
        let first = (0.5 + second) / 2.0;
        let scores = samples.map(|sample| f32::from(sample.score));
        assert!((expected(scores[0]) - first).abs() < 0.005, "{scores:?}");
        assert!((expected(-scores[2]) - second).abs() < 0.005, "{scores:?}");
        assert_eq!([scores[1], scores[3], scores[4]], [777.0, 300.0, 400.0]);
    }

    #[test]
    fn lambda_zero_changes_nothing() {
        let before: Vec<Sample> = [-9_000, -31, 0, 1, 250, 9_000]
            .map(|score| sample(3, if score % 2 == 0 { Side::First } else { Side::Second }, score, 2))
            .to_vec();
        let mut samples = before.clone();
        mix_later_scores(&mut samples, 0.0);
        assert_eq!(samples[1..5], before[1..5]);
        // Certain wins stay certain.
        assert!(samples[0].score < -1000 && samples[5].score > 1000, "{samples:?}");
    }
}
