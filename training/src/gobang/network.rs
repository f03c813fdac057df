//! The evaluation in floating point during training: forward pass, backpropagation and quantisation.

use super::adam::Parameters;
use super::factored_table::FactoredTable;
use super::samples::Sample;
use stratege::games::gobang::engine::evaluation::features::{COMBINATIONS, THREAT_GROUPS};
use stratege::games::gobang::engine::evaluation::network::{
    HIDDEN, HIDDEN_SHIFT, LAYER_WEIGHTS, ONE, OUTPUT_SHIFT, POOLED_MAX, POOLING, VECTOR_MAX, VECTOR_ONE,
    WIDTH,
};
use stratege::search::random::Random;

/// Offsets of the layers' weights.
const THREATS: usize = WIDTH;
const HIDDEN_WEIGHTS: usize = THREATS + WIDTH * THREAT_GROUPS;
const HIDDEN_BIAS: usize = HIDDEN_WEIGHTS + WIDTH * HIDDEN;
const OUTPUT: usize = HIDDEN_BIAS + HIDDEN;

/// Ranges of the initial random weights of the vectors and of each part of the layers.
const VECTOR_SIZE: f32 = 0.1;
const LAYER_SIZES: [(usize, f32); 5] =
    [(THREATS, 0.2), (HIDDEN_WEIGHTS, 0.1), (HIDDEN_BIAS, 0.28), (OUTPUT, 0.2), (LAYER_WEIGHTS, 0.14)];

/// Added to the initial random biases, so that few neurons start dead.
const FIRST_BIAS: f32 = 0.3;

/// Learning rate of linear weights relative to the others.
const LINEAR_RATE: f32 = 0.3;

/// Maximum of a vector component and of a sum.
const MAX_VECTOR: f32 = VECTOR_MAX as f32 / VECTOR_ONE as f32;
const MAX_POOLED: f32 = POOLED_MAX as f32 / ONE as f32;

/// The whole evaluation; its value is in units of the sigmoid.
pub struct Model {
    cells: FactoredTable<1>,
    sets: FactoredTable<1>,
    vectors: [FactoredTable<WIDTH>; 2],
    layers: Parameters,
}

/// Intermediate results for backpropagation.
struct Activations {
    /// Sums before clipping.
    pooled: [f32; WIDTH],
    hidden: [f32; HIDDEN],
    value: f32,
}

impl Model {
    /// A model with these linear weights, in units of the sigmoid, and a random network.
    pub fn new(cells: Vec<f32>, sets: Vec<f32>, random: &mut Random) -> Model {
        let vectors = [(); 2].map(|()| FactoredTable::random(VECTOR_SIZE, MAX_VECTOR, random));
        let mut layers = Parameters::random(LAYER_WEIGHTS, 1.0, random);
        let mut begin = 0;
        for (end, size) in LAYER_SIZES {
            layers.values[begin..end].iter_mut().for_each(|weight| *weight *= size);
            begin = end;
        }
        layers.values[..THREATS].iter_mut().for_each(|bias| *bias += FIRST_BIAS);
        let mut model = Model {
            cells: FactoredTable::of_combinations(cells),
            sets: FactoredTable::of_sets(sets),
            vectors,
            layers,
        };
        model.vectors.iter_mut().for_each(FactoredTable::refresh);
        model
    }

    /// Value of a position.
    pub fn value(&self, sample: &Sample) -> f32 {
        self.forward(sample).value
    }

    fn vector(&self, own: u16, opponent: u16) -> [f32; WIDTH] {
        let [own, opponent] =
            [&self.vectors[0].entries[usize::from(own)], &self.vectors[1].entries[usize::from(opponent)]];
        std::array::from_fn(|at| own[at] + opponent[at])
    }

    fn forward(&self, sample: &Sample) -> Activations {
        let layers = &self.layers.values;
        let mut sums = [0.0; WIDTH];
        let [mut value] = self.sets.entries[usize::from(sample.threat_set)];
        for &(own, opponent, times) in &sample.cells {
            let times = f32::from(times);
            let [points] = self.cells.entries[usize::from(own)];
            let [lost] = self.cells.entries[usize::from(opponent)];
            value += times * (points - lost);
            let vector = self.vector(own, opponent);
            sums.iter_mut().zip(vector).for_each(|(sum, x)| *sum += times * x.clamp(0.0, MAX_VECTOR));
        }
        let mut pooled: [f32; WIDTH] = std::array::from_fn(|at| layers[at] + sums[at] / POOLING as f32);
        for group in sample.groups() {
            let threat = &layers[THREATS + group * WIDTH..][..WIDTH];
            pooled.iter_mut().zip(threat).for_each(|(sum, weight)| *sum += weight);
        }
        let clipped = pooled.map(|x| x.clamp(0.0, MAX_POOLED));
        let hidden = std::array::from_fn(|at| {
            let weights = &layers[HIDDEN_WEIGHTS + at * WIDTH..][..WIDTH];
            layers[HIDDEN_BIAS + at] + weights.iter().zip(clipped).map(|(weight, x)| weight * x).sum::<f32>()
        });
        value += layers[OUTPUT..].iter().zip(hidden).map(|(out, x)| out * x.clamp(0.0, 1.0)).sum::<f32>();
        Activations { pooled, hidden, value }
    }

    /// Adds the gradient of a position; `error` is the derivative of the loss as a function of the value.
    pub fn backward(&mut self, sample: &Sample, error: impl Fn(f32) -> f32) {
        let Activations { pooled, hidden, value } = self.forward(sample);
        let error = error(value);
        self.sets.gradient[usize::from(sample.threat_set)][0] += error;
        let Parameters { values, gradient, .. } = &mut self.layers;
        let mut slopes = [0.0; WIDTH];
        for (at, &x) in hidden.iter().enumerate() {
            gradient[OUTPUT + at] += error * x.clamp(0.0, 1.0);
            if x <= 0.0 || x >= 1.0 {
                continue;
            }
            let slope = error * values[OUTPUT + at];
            gradient[HIDDEN_BIAS + at] += slope;
            let begin = HIDDEN_WEIGHTS + at * WIDTH;
            for input in 0..WIDTH {
                gradient[begin + input] += slope * pooled[input].clamp(0.0, MAX_POOLED);
                slopes[input] += slope * values[begin + input];
            }
        }
        for (slope, x) in slopes.iter_mut().zip(pooled) {
            *slope = if x > 0.0 && x < MAX_POOLED { *slope } else { 0.0 };
        }
        for begin in std::iter::once(0).chain(sample.groups().map(|group| THREATS + group * WIDTH)) {
            gradient[begin..begin + WIDTH].iter_mut().zip(slopes).for_each(|(sum, slope)| *sum += slope);
        }
        for &(own, opponent, times) in &sample.cells {
            let times = f32::from(times);
            self.cells.gradient[usize::from(own)][0] += times * error;
            self.cells.gradient[usize::from(opponent)][0] -= times * error;
            let vector = self.vector(own, opponent);
            let passes = |x: f32| x > 0.0 && x < MAX_VECTOR;
            let slopes: [f32; WIDTH] = std::array::from_fn(|at| {
                if passes(vector[at]) { times * slopes[at] / POOLING as f32 } else { 0.0 }
            });
            for (table, combination) in self.vectors.iter_mut().zip([own, opponent]) {
                let gradient = &mut table.gradient[usize::from(combination)];
                gradient.iter_mut().zip(slopes).for_each(|(sum, slope)| *sum += slope);
            }
        }
    }

    /// Performs a step and clears the gradient. Weight decay applies to individual parts of combinations and
    /// sets.
    pub fn step(&mut self, rate: f32, decay: f32) {
        self.cells.step(LINEAR_RATE * rate, decay);
        self.sets.step(LINEAR_RATE * rate, decay);
        self.vectors.iter_mut().for_each(|table| table.step(rate, decay));
        self.layers.step(rate, 0.0);
    }

    /// Weights of cells and sets in points; `unit` is the number of points per unit of the sigmoid.
    pub fn linear_weights(&self, unit: f32) -> Vec<i16> {
        let tables = self.cells.entries.iter().chain(&self.sets.entries);
        tables.map(|&[weight]| rounded(weight, unit)).collect()
    }

    /// Weights of the layers in file format.
    pub fn layer_weights(&self, unit: f32) -> Vec<i16> {
        let one = ONE as f32;
        let number = |(at, &weight): (usize, &f32)| {
            let scale = match at {
                ..HIDDEN_WEIGHTS | HIDDEN_BIAS..OUTPUT => one,
                ..HIDDEN_BIAS => (1 << HIDDEN_SHIFT) as f32,
                _ => unit * (1 << OUTPUT_SHIFT) as f32 / one,
            };
            rounded(weight, scale)
        };
        self.layers.values.iter().enumerate().map(number).collect()
    }

    /// Vectors in file format.
    pub fn vector_weights(&self) -> Vec<i8> {
        let all = self.vectors.iter().flat_map(|table| table.entries.as_flattened());
        debug_assert_eq!(all.clone().count(), 2 * COMBINATIONS * WIDTH);
        all.map(|weight| (weight * f32::from(VECTOR_ONE)).round() as i8).collect()
    }
}

fn rounded(weight: f32, scale: f32) -> i16 {
    (weight * scale).round() as i16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gobang::samples::cells_and_threats;
    use crate::gobang::weights::file_of;
    use stratege::core::record::Record;
    use stratege::games::gobang::engine::board::Board;
    use stratege::games::gobang::engine::evaluation::features::{POLICY_WEIGHTS, THREAT_SETS};
    use stratege::games::gobang::engine::evaluation::weights::{FILE_SIZE, Weights};
    use stratege::games::gobang::{Position, Start};

    /// Positions of random games.
    fn positions(random: &mut Random) -> Vec<Position> {
        let play = |stones: usize, random: &mut Random| {
            let mut record = Record::<Position>::new(Start { ends_early: false, ..Start::default() });
            while record.ply() < stones && record.outcome().is_none() {
                use stratege::core::rules::Rules;
                let moves = record.position().legal_moves();
                record.play(moves[random.below(moves.len())]).unwrap();
            }
            *record.position()
        };
        (4..60).step_by(4).map(|stones| play(stones, random)).collect()
    }

    fn sample(position: &Position) -> Sample {
        let (cells, threat_set) = cells_and_threats(&Board::of(position));
        Sample {
            cells,
            threat_set,
            old_value: 0,
            result: 1.0,
            score: 0,
            held_out: false,
            candidates: Vec::new(),
        }
    }

    #[test]
    fn gradient_matches_finite_differences() {
        let mut random = Random::new(4);
        let mut model = Model::new(vec![0.0; COMBINATIONS], vec![0.0; THREAT_SETS], &mut random);
        for position in positions(&mut random) {
            let sample = sample(&position);
            model.backward(&sample, |_| 1.0);
            for weight in 0..LAYER_WEIGHTS {
                let slope = std::mem::take(&mut model.layers.gradient[weight]);
                let value = |model: &Model| f64::from(model.value(&sample));
                let before = value(&model);
                model.layers.values[weight] += 1e-3;
                let difference = (value(&model) - before) / 1e-3;
                model.layers.values[weight] -= 1e-3;
                assert!((difference - f64::from(slope)).abs() < 0.02 + 0.02 * difference.abs(), "{weight}");
            }
        }
    }

    #[test]
    fn engine_evaluates_like_the_trained_model() {
        let mut random = Random::new(5);
        let model = Model::new(vec![0.01; COMBINATIONS], vec![0.02; THREAT_SETS], &mut random);
        let unit = 500.0;
        let numbers =
            [model.linear_weights(unit), vec![0; POLICY_WEIGHTS], model.layer_weights(unit)].concat();
        let bytes = file_of(&numbers, &model.vector_weights());
        assert_eq!(bytes.len(), FILE_SIZE);
        let weights: &'static Weights = Box::leak(Box::new(Weights::new(&bytes)));
        for position in positions(&mut random) {
            let wanted = model.value(&sample(&position)) * unit;
            let eval = Board::with_weights(&position, weights).eval();
            assert!((eval as f32 - wanted).abs() < 20.0, "{eval} for {wanted}");
        }
    }
}
