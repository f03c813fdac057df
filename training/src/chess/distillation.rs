//! Knowledge distillation: mixes the predictions of other networks, the teachers, into the targets. Each
//! teacher has memorised different games; their mean keeps what generalises.

use std::thread;

use super::fit::Target;
use super::float_network::logit;
use super::sample::Sample;
use stratege::games::chess::engine::nnue::{AccumulatorCache, Network};

/// Minimum distance of a score from 0 and 1 after the result has been subtracted from its target.
const MARGIN: f32 = 0.0005;

/// Adds a network's prediction for each sample, 0 to 1, to the sums; `None` if the bytes are no network of
/// this size.
pub fn add_predictions<const HIDDEN: usize>(
    bytes: &[u8],
    samples: &[Sample],
    target: &Target,
    threads: usize,
    sums: &mut [f32],
) -> Option<()> {
    let network = &Network::<HIDDEN>::unpack(bytes)?;
    let chunk = samples.len().div_ceil(threads.max(1)).max(1);
    thread::scope(|scope| {
        for (samples, sums) in samples.chunks(chunk).zip(sums.chunks_mut(chunk)) {
            scope.spawn(move || {
                let mut accumulators = AccumulatorCache::new(network);
                for (sample, sum) in samples.iter().zip(sums) {
                    *sum += target.of_score(accumulators.evaluate(network, &sample.board(), 0));
                }
            });
        }
    });
    Some(())
}

/// Changes the scores so that the teachers' mean makes up `share` of each target, which includes the result.
/// Validation samples are unchanged: their error measures the games.
pub fn mix_predictions(
    samples: &mut [Sample],
    means: impl Iterator<Item = f32>,
    share: f32,
    target: &Target,
) {
    for (sample, mean) in samples.iter_mut().zip(means).filter(|(sample, _)| !sample.held_out()) {
        let before = target.of(sample);
        let mixed = before + share * (mean - before);
        let of_score = sample
            .points()
            .map_or(mixed, |points| (mixed - target.results * points) / (1.0 - target.results));
        sample.score = (target.scale * logit(of_score.clamp(MARGIN, 1.0 - MARGIN))).round() as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::UNPLAYED;
    use super::*;
    use stratege::games::chess::fen;

    const TARGET: Target = Target { scale: 160.0, results: 0.12 };

    fn sample(game: u32, score: i16, result: u8) -> Sample {
        let board = fen::read("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").unwrap();
        Sample { result, ..Sample::new(&board, score, game) }
    }

    #[test]
    fn teachers_share_training_targets_but_not_validation() {
        let before = [sample(1, 150, 0), sample(1, -40, 2), sample(3, 90, UNPLAYED), sample(0, 150, 0)];
        assert_eq!(before.map(|one| one.held_out()), [false, false, false, true]);
        let means = [0.3, 0.6, 0.9, 0.1];
        let mut samples = before;
        mix_predictions(&mut samples, means.into_iter(), 0.8, &TARGET);
        for place in 0..3 {
            let expected = 0.2 * TARGET.of(&before[place]) + 0.8 * means[place];
            let mixed = TARGET.of(&samples[place]);
            assert!((mixed - expected).abs() < 0.001, "{place}: {mixed} for {expected}");
        }
        assert_eq!(samples[3], before[3]);
    }

    #[test]
    fn predictions_match_the_network_with_any_number_of_threads() {
        let mut network = Network::<64>::zero();
        network.scale = 160;
        network.output_bias = [0, 1, 2, 3, 4, 5, 6, 7].map(|bias| 2000 * bias);
        let bytes = network.pack();
        let samples: Vec<Sample> = (1..=5).map(|game| sample(game, 0, 1)).collect();
        let expected = AccumulatorCache::new(&network).evaluate(&network, &samples[0].board(), 0);
        for threads in [1, 2, 9] {
            let mut sums = vec![0.5; samples.len()];
            assert_eq!(add_predictions::<64>(&bytes, &samples, &TARGET, threads, &mut sums), Some(()));
            assert_eq!(sums, [0.5 + TARGET.of_score(expected); 5]);
        }
        assert_eq!(add_predictions::<128>(&bytes, &samples, &TARGET, 1, &mut [0.0; 5]), None);
    }
}
