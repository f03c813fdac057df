//! Weights that share parameters while they are fitted: the weight of a combination of patterns is the sum of a
//! parameter of its own, of one for each of its patterns, and of one for its threat; that of a set of threats has one for
//! each threat and each two of them. Rare combinations and sets so profit from frequent ones.

use crate::games::gobang::engine::evaluation::features::{
    COMBINATIONS, THREAT_GROUPS, THREAT_SETS, all_combinations,
};
use crate::games::gobang::engine::patterns::PATTERNS;
use crate::games::gobang::engine::threats::{THREATS, threat_of};

/// The largest step of a round.
const LEARNING_RATE: f64 = 0.01;

/// The shared parameters of a table of combinations: one for each pattern and each threat.
const SHARED: usize = PATTERNS.len() + THREATS;

/// The shared parameters of sets of threats: one for each two, the same ones included.
const SHARED_BY_SETS: usize = THREAT_GROUPS * THREAT_GROUPS;

/// A table of weights that share parameters.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Table {
    /// Combinations of four patterns.
    Combinations,
    /// Sets of threats.
    ThreatSets,
}

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
    /// Weights that begin with these tables.
    pub fn new(start: Vec<f64>, tables: &[Table]) -> FactoredWeights {
        let (mut parts, mut shared) = (Vec::new(), 0);
        for table in tables {
            let (by_weight, count) = match table {
                Table::Combinations => (parts_of_combinations(), SHARED),
                Table::ThreatSets => (parts_of_threat_sets(), SHARED_BY_SETS),
            };
            parts
                .extend(by_weight.into_iter().map(|all| all.into_iter().map(|part| shared + part).collect()));
            shared += count;
        }
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

/// The shared parameters of every combination: its patterns, then its threat.
fn parts_of_combinations() -> Vec<Vec<usize>> {
    let parts = |patterns: [_; 4]| {
        let threat = PATTERNS.len() + threat_of(patterns) as usize;
        patterns.iter().map(|&pattern| pattern as usize).chain([threat]).collect()
    };
    debug_assert_eq!(all_combinations().len(), COMBINATIONS);
    all_combinations().into_iter().map(parts).collect()
}

/// The shared parameters of every set of threats.
fn parts_of_threat_sets() -> Vec<Vec<usize>> {
    let parts = |set: usize| {
        let standing = (0..THREAT_GROUPS).filter(move |group| set >> group & 1 != 0);
        let up_to = move |last: usize| (0..=last).filter(move |group| set >> group & 1 != 0);
        standing.flat_map(|one| up_to(one).map(move |other| one * THREAT_GROUPS + other)).collect()
    };
    (0..THREAT_SETS).map(parts).collect()
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
