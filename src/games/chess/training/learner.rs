//! The network with fractions, as it is learnt: values, the slope of the error, Adam's steps, and the whole
//! numbers that are made of it at last.

use super::sample::Sample;
use crate::core::rules::Side;
use crate::games::chess::engine::nnue::{
    FEATURES, Network, OUTPUT_BUCKETS, QA, QB, feature, orientation, output_bucket,
};
use crate::games::chess::moves::Piece;
use crate::search::random::Random;

/// No weight leaves this range, so that whole numbers cannot run over.
const MAX_WEIGHT: f32 = 1.98;

/// Adam: how long the mean of the slope and of its square reach back, and a number that keeps zero away.
const MEMORY: [f32; 2] = [0.9, 0.999];
const TINY: f32 = 1e-8;

/// How much of a weight is forgotten in a step, times the step's size.
const DECAY: f32 = 0.01;

/// A chessboard has no more pieces than this.
const MAX_PIECES: usize = 32;

/// The weights, or what is told of each of them.
#[derive(Clone)]
pub struct Weights<const HIDDEN: usize> {
    features: Vec<[f32; HIDDEN]>,
    start: [f32; HIDDEN],
    outputs: [[[f32; HIDDEN]; 2]; OUTPUT_BUCKETS],
    offsets: [f32; OUTPUT_BUCKETS],
}

/// The inputs that are on, of one side.
struct Seen {
    features: [u16; MAX_PIECES],
    count: usize,
}

impl Seen {
    fn by(sample: &Sample, viewer: Side) -> Seen {
        let king = sample.each().find(|&(_, piece, side)| piece == Piece::King && side == viewer);
        let orientation = orientation(viewer, king.map_or(0, |(square, ..)| square));
        let mut seen = Seen { features: [0; MAX_PIECES], count: 0 };
        for (place, (square, piece, side)) in seen.features.iter_mut().zip(sample.each()) {
            *place = feature(side == viewer, piece, square ^ orientation) as u16;
            seen.count += 1;
        }
        seen
    }

    fn each(&self) -> impl Iterator<Item = usize> {
        self.features[..self.count].iter().map(|&feature| usize::from(feature))
    }
}

/// What the network makes of one sample.
struct Thought<const HIDDEN: usize> {
    seen: [Seen; 2],
    /// The sums of the mover and of the other side.
    sums: [[f32; HIDDEN]; 2],
    bucket: usize,
    output: f32,
}

impl<const HIDDEN: usize> Weights<HIDDEN> {
    fn zero() -> Self {
        Weights {
            features: vec![[0.0; HIDDEN]; FEATURES],
            start: [0.0; HIDDEN],
            outputs: [[[0.0; HIDDEN]; 2]; OUTPUT_BUCKETS],
            offsets: [0.0; OUTPUT_BUCKETS],
        }
    }

    /// Small weights of chance, from which learning begins.
    pub fn random(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mut any = |most: f32| (random.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * most;
        let mut weights = Self::zero();
        weights.features.as_flattened_mut().iter_mut().for_each(|weight| *weight = any(0.15));
        weights.start = [0.2; HIDDEN];
        let outputs: [[f32; HIDDEN]; 2] = std::array::from_fn(|_| std::array::from_fn(|_| any(0.3)));
        weights.outputs = [outputs; OUTPUT_BUCKETS];
        weights
    }

    fn blocks(&mut self) -> [&mut [f32]; 4] {
        [
            self.features.as_flattened_mut(),
            &mut self.start,
            self.outputs.as_flattened_mut().as_flattened_mut(),
            &mut self.offsets,
        ]
    }

    #[inline]
    fn think(&self, sample: &Sample) -> Thought<HIDDEN> {
        let seen = [sample.side, sample.side.other()].map(|viewer| Seen::by(sample, viewer));
        let sums = [0, 1].map(|side| {
            let mut sums = self.start;
            for feature in seen[side & 1].each() {
                sums.iter_mut().zip(&self.features[feature]).for_each(|(sum, weight)| *sum += weight);
            }
            sums
        });
        let bucket = output_bucket(sample.occupied.count_ones());
        let mut products = [0.0; HIDDEN];
        for (sums, weights) in sums.iter().zip(&self.outputs[bucket]) {
            for (product, (sum, weight)) in products.iter_mut().zip(sums.iter().zip(weights)) {
                let clipped = sum.clamp(0.0, 1.0);
                *product += clipped * clipped * weight;
            }
        }
        Thought { seen, sums, bucket, output: self.offsets[bucket] + total(&products) }
    }

    /// The expected result.
    pub fn expect(&self, sample: &Sample) -> f32 {
        logistic(self.think(sample).output)
    }

    /// The network in whole numbers, for positions whose score in units of `scale` centipawns is the output.
    pub fn quantise(&self, scale: u16) -> Network<HIDDEN> {
        let whole = |weight: f32, one: i16| (weight * f32::from(one)).round() as i16;
        Network {
            feature_weights: self.features.iter().map(|row| row.map(|weight| whole(weight, QA))).collect(),
            feature_bias: self.start.map(|sum| whole(sum, QA)),
            output_weights: self.outputs.map(|pair| pair.map(|row| row.map(|weight| whole(weight, QB)))),
            output_bias: self.offsets.map(|offset| (offset * f32::from(QA) * f32::from(QB)) as i32),
            scale,
        }
    }
}

/// The sum, in an order that leaves the processor room to take several at a time.
#[inline]
fn total(numbers: &[f32]) -> f32 {
    let mut lanes = [0.0; 8];
    for chunk in numbers.as_chunks::<8>().0 {
        lanes.iter_mut().zip(chunk).for_each(|(lane, number)| *lane += number);
    }
    lanes.iter().sum()
}

/// The expected result for a value in the network's unit.
#[inline]
pub fn logistic(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// The weights while they are learnt.
pub struct Learner<const HIDDEN: usize> {
    pub weights: Weights<HIDDEN>,
    /// The slope of the error, summed over the samples since the last step.
    slope: Weights<HIDDEN>,
    /// Its running mean and that of its square.
    means: [Weights<HIDDEN>; 2],
    steps: i32,
    /// Samples since the last step.
    seen: u32,
}

impl<const HIDDEN: usize> Learner<HIDDEN> {
    pub fn new(weights: Weights<HIDDEN>) -> Self {
        let [slope, mean, square] = [Weights::zero(), Weights::zero(), Weights::zero()];
        Learner { weights, slope, means: [mean, square], steps: 0, seen: 0 }
    }

    /// Takes in a sample with the result that ought to be expected; the square of the error.
    #[inline]
    pub fn see(&mut self, sample: &Sample, target: f32) -> f32 {
        self.seen += 1;
        let thought = self.weights.think(sample);
        let expected = logistic(thought.output);
        let error = expected - target;
        let slope = 2.0 * error * expected * (1.0 - expected);
        self.slope.offsets[thought.bucket] += slope;
        for side in 0..2 {
            let sums = &thought.sums[side];
            let weights = &self.weights.outputs[thought.bucket][side];
            let outputs = &mut self.slope.outputs[thought.bucket][side];
            let mut back = [0.0; HIDDEN];
            for place in 0..HIDDEN {
                let clipped = sums[place].clamp(0.0, 1.0);
                outputs[place] += slope * clipped * clipped;
                let inside = if clipped == sums[place] { 1.0 } else { 0.0 };
                back[place] = slope * weights[place] * 2.0 * clipped * inside;
            }
            self.slope.start.iter_mut().zip(&back).for_each(|(sum, back)| *sum += back);
            for feature in thought.seen[side].each() {
                let row = &mut self.slope.features[feature];
                row.iter_mut().zip(&back).for_each(|(sum, back)| *sum += back);
            }
        }
        error * error
    }

    /// A step against the mean slope of the samples since the last one.
    pub fn step(&mut self, rate: f32) {
        self.steps += 1;
        let share = 1.0 / self.seen.max(1) as f32;
        self.seen = 0;
        // The means begin at zero, which this makes up for.
        let [first, second] = MEMORY.map(|memory| 1.0 / (1.0 - memory.powi(self.steps)));
        let [mean, square] = &mut self.means;
        let blocks = self.weights.blocks().into_iter().zip(self.slope.blocks());
        let their_means = mean.blocks().into_iter().zip(square.blocks());
        for ((weights, slopes), (means, squares)) in blocks.zip(their_means) {
            let all = weights.iter_mut().zip(slopes).zip(means.iter_mut().zip(squares));
            for ((weight, slope), (mean, square)) in all {
                let one = *slope * share;
                *mean += (1.0 - MEMORY[0]) * (one - *mean);
                *square += (1.0 - MEMORY[1]) * (one * one - *square);
                let step = *mean * first / ((*square * second).sqrt() + TINY);
                *weight = (*weight - rate * (step + DECAY * *weight)).clamp(-MAX_WEIGHT, MAX_WEIGHT);
                *slope = 0.0;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::engine::nnue::AccumulatorCache;
    use crate::games::chess::fen;

    const TEXT: &str = "r3k2r/1pp2pp1/2nb1q1p/p3p3/2BPP1b1/2P2N2/PP1Q1PPP/R4RK1 b - - 0 1";

    fn sample() -> Sample {
        Sample::new(&fen::read(TEXT).unwrap(), 0, 1)
    }

    #[test]
    fn the_slope_is_that_of_the_error() {
        let (sample, target) = (sample(), 0.9);
        let mut learner = Learner::<8>::new(Weights::random(1));
        learner.see(&sample, target);
        let error = |weights: &Weights<8>| f64::from(weights.expect(&sample) - target).powi(2);
        let mut checked = 0;
        for block in 0..4 {
            for place in 0..learner.weights.blocks()[block].len() {
                let slope = learner.slope.blocks()[block][place];
                if slope == 0.0 && place % 97 != 0 {
                    continue;
                }
                let moved = |by: f32| {
                    let mut weights = learner.weights.clone();
                    weights.blocks()[block][place] += by;
                    error(&weights)
                };
                // To both sides, because a sum may clip just there.
                let sides = [0.002, -0.002].map(|by| (moved(by) - error(&learner.weights)) / f64::from(by));
                let [low, high] = [sides[0].min(sides[1]) - 2e-3, sides[0].max(sides[1]) + 2e-3];
                assert!((low..high).contains(&f64::from(slope)), "{block} {place}: {low} {slope} {high}");
                checked += u32::from(slope != 0.0);
            }
        }
        assert!(checked > 100, "{checked}");
    }

    #[test]
    fn learning_finds_the_target_and_whole_numbers_keep_it() {
        let sample = sample();
        let mut learner = Learner::<16>::new(Weights::random(2));
        for _ in 0..300 {
            learner.see(&sample, 0.8);
            learner.step(0.003);
        }
        let expected = learner.weights.expect(&sample);
        assert!((expected - 0.8).abs() < 0.02, "{expected}");
        let network = learner.weights.quantise(400);
        let value = AccumulatorCache::new(&network).evaluate(&network, &sample.board());
        assert!((logistic(value as f32 / 400.0) - expected).abs() < 0.02, "{value}");
    }
}
