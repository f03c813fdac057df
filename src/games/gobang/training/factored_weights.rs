//! Weights of the policy that share parameters while they are fitted: the weight of a combination of patterns is the sum
//! of a parameter of its own, of one for each of its patterns, and of one for its threat.

use super::factored_table::{PARTS_OF_COMBINATIONS, parts_of_combinations};

/// The largest step of a round.
const LEARNING_RATE: f64 = 0.01;

/// What is fitted to the games.
pub struct FactoredWeights {
    /// The current weights.
    pub values: Vec<f64>,
    /// The weights before the fit.
    start: Vec<f64>,
    /// By weight: its own parameter.
    own: Vec<f64>,
    shared: Vec<f64>,
    /// The shared parameters of the first weights; the others have none.
    parts: Vec<Vec<usize>>,
    adam: Adam,
}

impl FactoredWeights {
    /// Weights that begin with so many tables of combinations.
    pub fn new(start: Vec<f64>, tables: usize) -> FactoredWeights {
        let shared = tables * PARTS_OF_COMBINATIONS;
        let table = |number: usize| {
            let of_table = move |part: usize| number * PARTS_OF_COMBINATIONS + part;
            parts_of_combinations().into_iter().map(move |parts| parts.into_iter().map(of_table).collect())
        };
        let parts = (0..tables).flat_map(table).collect();
        FactoredWeights {
            values: start.clone(),
            own: vec![0.0; start.len()],
            shared: vec![0.0; shared],
            parts,
            adam: Adam::new(start.len() + shared),
            start,
        }
    }

    /// A step against the gradient of the weights. Own parameters are pulled to zero, the less the more samples there
    /// are, and stay where a weight never occurs. The learning rate decays with the share of the fit that remains.
    pub fn step(
        &mut self,
        mut gradient: Vec<f64>,
        [regularisation, samples]: [f64; 2],
        occurs: impl Fn(usize) -> bool,
        remaining: f64,
    ) {
        let count = self.values.len();
        gradient.resize(count + self.shared.len(), 0.0);
        for (weight, parts) in self.parts.iter().enumerate() {
            parts.iter().for_each(|part| gradient[count + part] += gradient[weight]);
        }
        for (slope, own) in gradient.iter_mut().zip(&self.own) {
            *slope += regularisation * own / samples;
        }
        let steps = self.adam.steps(&gradient, remaining);
        for (weight, own) in self.own.iter_mut().enumerate() {
            *own -= if occurs(weight) { steps[weight] } else { 0.0 };
        }
        self.shared.iter_mut().zip(&steps[count..]).for_each(|(shared, step)| *shared -= step);
        for (weight, value) in self.values.iter_mut().enumerate() {
            let shared: f64 =
                self.parts.get(weight).into_iter().flatten().map(|&part| self.shared[part]).sum();
            *value = self.start[weight] + self.own[weight] + shared;
        }
    }
}

/// Adam (Kingma and Ba, 2015), with a linearly decaying learning rate.
struct Adam {
    first: Vec<f64>,
    second: Vec<f64>,
    round: i32,
}

impl Adam {
    fn new(count: usize) -> Adam {
        Adam { first: vec![0.0; count], second: vec![0.0; count], round: 0 }
    }

    /// How far to go against a gradient.
    fn steps(&mut self, gradient: &[f64], remaining: f64) -> Vec<f64> {
        self.round += 1;
        let [first_bias, second_bias] = [0.9f64, 0.999].map(|beta| 1.0 - beta.powi(self.round));
        let mut step = |((slope, first), second): ((&f64, &mut f64), &mut f64)| {
            *first = 0.9 * *first + 0.1 * slope;
            *second = 0.999 * *second + 0.001 * slope * slope;
            LEARNING_RATE * remaining * (*first / first_bias) / ((*second / second_bias).sqrt() + 1e-9)
        };
        gradient.iter().zip(&mut self.first).zip(&mut self.second).map(&mut step).collect()
    }
}
