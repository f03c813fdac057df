//! Tables whose entries share parameters: an entry is the sum of its initial value, shared parts and an
//! individual part. Rare combinations of patterns thereby profit from frequent ones.

use super::adam::Parameters;
use stratege::games::gobang::engine::evaluation::features::{
    COMBINATIONS, THREAT_GROUPS, THREAT_SETS, all_combinations,
};
use stratege::games::gobang::engine::patterns::PATTERNS;
use stratege::games::gobang::engine::threats::{THREATS, threat_of};
use stratege::search::random::Random;

/// Shared parts of combinations: one per pattern and per threat.
const PARTS_OF_COMBINATIONS: usize = PATTERNS.len() + THREATS;

/// Shared parts of sets of threats: one per pair of threats, including equal ones.
const PARTS_OF_SETS: usize = THREAT_GROUPS * THREAT_GROUPS;

/// A table of vectors of `WIDTH` numbers.
pub struct FactoredTable<const WIDTH: usize> {
    /// Current entries.
    pub entries: Vec<[f32; WIDTH]>,
    /// Gradient of the loss, summed over a batch.
    pub gradient: Vec<[f32; WIDTH]>,
    start: Vec<[f32; WIDTH]>,
    parts: Vec<Vec<usize>>,
    own: Parameters,
    shared: Parameters,
    /// Maximum absolute value of a number.
    limit: f32,
}

impl FactoredTable<1> {
    /// Weights of combinations with these initial values.
    pub fn of_combinations(start: Vec<f32>) -> Self {
        let shared = Parameters::new(vec![0.0; PARTS_OF_COMBINATIONS]);
        FactoredTable::new(start.into_iter().map(|value| [value]).collect(), parts_of_combinations(), shared)
    }

    /// Weights of sets of threats with these initial values.
    pub fn of_sets(start: Vec<f32>) -> Self {
        let shared = Parameters::new(vec![0.0; PARTS_OF_SETS]);
        FactoredTable::new(start.into_iter().map(|value| [value]).collect(), parts_of_sets(), shared)
    }
}

impl<const WIDTH: usize> FactoredTable<WIDTH> {
    /// Random vectors of combinations, clipped to `limit`, with one part shared by all.
    pub fn random(size: f32, limit: f32, random: &mut Random) -> Self {
        let mut parts = parts_of_combinations();
        parts.iter_mut().for_each(|parts| parts.push(PARTS_OF_COMBINATIONS));
        let shared = Parameters::random((PARTS_OF_COMBINATIONS + 1) * WIDTH, size, random);
        let table = FactoredTable::new(vec![[0.0; WIDTH]; COMBINATIONS], parts, shared);
        FactoredTable { limit, ..table }
    }

    fn new(start: Vec<[f32; WIDTH]>, parts: Vec<Vec<usize>>, shared: Parameters) -> Self {
        let own = Parameters::new(vec![0.0; start.len() * WIDTH]);
        let gradient = vec![[0.0; WIDTH]; start.len()];
        FactoredTable { entries: start.clone(), gradient, start, parts, own, shared, limit: f32::MAX }
    }

    /// Recomputes the entries from their parts.
    pub fn refresh(&mut self) {
        let own = self.own.values.as_chunks::<WIDTH>().0;
        let shared = self.shared.values.as_chunks::<WIDTH>().0;
        for (index, entry) in self.entries.iter_mut().enumerate() {
            *entry = self.start[index];
            let parts = self.parts[index].iter().map(|&part| &shared[part]);
            for part in parts.chain([&own[index]]) {
                entry.iter_mut().zip(part).for_each(|(sum, x)| *sum += x);
            }
            *entry = entry.map(|x| x.clamp(-self.limit, self.limit));
        }
    }

    /// Performs a step and clears the gradient. Weight decay applies to individual parts.
    pub fn step(&mut self, rate: f32, decay: f32) {
        self.own.gradient.copy_from_slice(self.gradient.as_flattened());
        let shared = self.shared.gradient.as_chunks_mut::<WIDTH>().0;
        for (slope, parts) in self.gradient.iter_mut().zip(&self.parts) {
            for &part in parts {
                shared[part].iter_mut().zip(&*slope).for_each(|(sum, x)| *sum += x);
            }
            *slope = [0.0; WIDTH];
        }
        self.own.step(rate, decay);
        self.shared.step(rate, 0.0);
        self.refresh();
    }
}

/// Parts of every combination: its patterns, then its threat.
fn parts_of_combinations() -> Vec<Vec<usize>> {
    let parts = |patterns: [_; 4]| {
        let threat = PATTERNS.len() + threat_of(patterns) as usize;
        patterns.iter().map(|&pattern| pattern as usize).chain([threat]).collect()
    };
    debug_assert_eq!(all_combinations().len(), COMBINATIONS);
    all_combinations().into_iter().map(parts).collect()
}

/// Parts of every set of threats.
fn parts_of_sets() -> Vec<Vec<usize>> {
    let parts = |set: usize| {
        let standing = (0..THREAT_GROUPS).filter(move |group| set >> group & 1 != 0);
        let up_to = move |last: usize| (0..=last).filter(move |group| set >> group & 1 != 0);
        standing.flat_map(|one| up_to(one).map(move |other| one * THREAT_GROUPS + other)).collect()
    };
    (0..THREAT_SETS).map(parts).collect()
}
