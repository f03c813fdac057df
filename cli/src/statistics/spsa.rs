//! Simultaneous perturbation stochastic approximation (SPSA, Spall 1992): perturbs all values at once in
//! random directions; two opposite perturbations play each other, and the values move towards the winner.
//! Gains decay with Spall's exponents.

use stratege::search::random::Random;

/// Exponent of the decay of steps, and the iteration scale from which it sets in.
const STEP_DECAY: f64 = 0.602;
const STEP_STABILITY: f64 = 100.0;
/// Exponent of the decay of perturbations.
const PERTURBATION_DECAY: f64 = 0.101;

/// State of a tuning run.
pub struct Spsa {
    /// Current values.
    pub values: Vec<f64>,
    /// Initial perturbation of each value.
    perturbations: Vec<f64>,
    /// Initial step of a side that wins every game, in perturbations.
    rate: f64,
    seed: u64,
    iteration: u32,
}

impl Spsa {
    /// Starts from these values.
    pub fn new(values: &[f64], perturbations: &[f64], rate: f64, seed: u64) -> Spsa {
        Spsa { values: values.to_vec(), perturbations: perturbations.to_vec(), rate, seed, iteration: 0 }
    }

    /// Number of completed iterations.
    pub fn iteration(&self) -> u32 {
        self.iteration
    }

    /// The values of both sides in this iteration.
    pub fn sides(&self) -> [Vec<f64>; 2] {
        let perturbation = self.perturbation();
        [1.0, -1.0]
            .map(|sign| self.values.iter().zip(&perturbation).map(|(value, by)| value + sign * by).collect())
    }

    /// Moves the values by the first side's share of the points in `games` games; `clamp` limits each value
    /// to its range.
    pub fn learn(&mut self, share: f64, games: u32, clamp: impl Fn(usize, f64) -> f64) {
        let decay = (STEP_STABILITY / (STEP_STABILITY + f64::from(self.iteration))).powf(STEP_DECAY);
        let step = self.rate * decay * f64::from(games) * (2.0 * share - 1.0);
        let perturbation = self.perturbation();
        for (index, (value, by)) in self.values.iter_mut().zip(perturbation).enumerate() {
            *value = clamp(index, *value + step * by);
        }
        self.iteration += 1;
    }

    fn perturbation(&self) -> Vec<f64> {
        let mut random = Random::for_occasion(self.seed, self.iteration.into());
        let decay = f64::from(self.iteration + 1).powf(-PERTURBATION_DECAY);
        let mut sign = || if random.below(2) == 0 { -decay } else { decay };
        self.perturbations.iter().map(|size| sign() * size).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::sprt::expected_score;

    /// Tunes two values of a simulated game that loses one Elo per unit of squared distance from 60 and -20.
    fn tune(iterations: u32, seed: u64) -> Vec<f64> {
        let strength = |values: &[f64]| -(values[0] - 60.0).powi(2) - (values[1] + 20.0).powi(2);
        let mut spsa = Spsa::new(&[30.0, 10.0], &[4.0, 4.0], 0.05, seed);
        let mut coin = Random::new(seed);
        for _ in 0..iterations {
            let [plus, minus] = spsa.sides();
            let score = expected_score((strength(&plus) - strength(&minus)).clamp(-800.0, 800.0));
            let won = (0..8).filter(|_| (coin.bits() as f64 / u64::MAX as f64) < score).count();
            spsa.learn(won as f64 / 8.0, 8, |_, value| value.clamp(-100.0, 100.0));
        }
        spsa.values
    }

    #[test]
    fn values_converge_to_the_optimum() {
        for seed in 1..=5 {
            let values = tune(1500, seed);
            assert!((values[0] - 60.0).abs() < 6.0 && (values[1] + 20.0).abs() < 6.0, "{values:?}");
        }
        assert_eq!(tune(50, 3), tune(50, 3));
    }

    #[test]
    fn sides_are_opposite_and_values_are_clamped() {
        let mut spsa = Spsa::new(&[5.0, 0.0], &[2.0, 1.0], 1.0, 1);
        let [plus, minus] = spsa.sides();
        assert!((0..2).all(|index| plus[index] + minus[index] == 2.0 * spsa.values[index]));
        assert_eq!((plus[0] - minus[0]).abs(), 4.0);
        spsa.learn(1.0, 8, |_, value| value.clamp(-1.0, 6.0));
        assert!(spsa.values.iter().all(|value| (-1.0..=6.0).contains(value)) && spsa.iteration() == 1);
    }
}
