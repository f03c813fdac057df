//! Simultaneous perturbation stochastic approximation (SPSA, Spall 1992): all numbers are changed at once, each up or down
//! by chance; two opposite changes play each other, and every number moves a little towards the side that has won more.
//! The gains fall with Spall's exponents.

use stratege::search::random::Random;

/// How fast the steps towards the better side fall, and from which iteration on.
const STEP_DECAY: f64 = 0.602;
const STEP_STABILITY: f64 = 100.0;
/// How fast the perturbations fall.
const PERTURBATION_DECAY: f64 = 0.101;

/// Where a tuning stands.
pub struct Spsa {
    /// The numbers.
    pub values: Vec<f64>,
    /// How far each is moved to either side at first.
    perturbations: Vec<f64>,
    /// The first step of a side that wins every game, in perturbations.
    rate: f64,
    seed: u64,
    iteration: u32,
}

impl Spsa {
    /// Begins with these numbers.
    pub fn new(values: &[f64], perturbations: &[f64], rate: f64, seed: u64) -> Spsa {
        Spsa { values: values.to_vec(), perturbations: perturbations.to_vec(), rate, seed, iteration: 0 }
    }

    /// How many iterations are over.
    pub fn iteration(&self) -> u32 {
        self.iteration
    }

    /// The two sides of this iteration.
    pub fn sides(&self) -> [Vec<f64>; 2] {
        let changes = self.changes();
        [1.0, -1.0]
            .map(|sign| self.values.iter().zip(&changes).map(|(value, by)| value + sign * by).collect())
    }

    /// Moves by the first side's share of the points of so many games; `within` keeps each number in its range.
    pub fn learn(&mut self, share: f64, games: u32, within: impl Fn(usize, f64) -> f64) {
        let decay = (STEP_STABILITY / (STEP_STABILITY + f64::from(self.iteration))).powf(STEP_DECAY);
        let step = self.rate * decay * f64::from(games) * (2.0 * share - 1.0);
        let changes = self.changes();
        for (index, (value, by)) in self.values.iter_mut().zip(changes).enumerate() {
            *value = within(index, *value + step * by);
        }
        self.iteration += 1;
    }

    fn changes(&self) -> Vec<f64> {
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

    /// Tunes two numbers for a game that is lost by one Elo for each unit of the squared distance from 60 and -20, with
    /// games that are decided by a coin of that strength.
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
    fn numbers_move_to_where_they_win() {
        for seed in 1..=5 {
            let values = tune(1500, seed);
            assert!((values[0] - 60.0).abs() < 6.0 && (values[1] + 20.0).abs() < 6.0, "{values:?}");
        }
        assert_eq!(tune(50, 3), tune(50, 3));
    }

    #[test]
    fn the_sides_are_opposite_and_stay_within_the_range() {
        let mut spsa = Spsa::new(&[5.0, 0.0], &[2.0, 1.0], 1.0, 1);
        let [plus, minus] = spsa.sides();
        assert!((0..2).all(|index| plus[index] + minus[index] == 2.0 * spsa.values[index]));
        assert_eq!((plus[0] - minus[0]).abs(), 4.0);
        spsa.learn(1.0, 8, |_, value| value.clamp(-1.0, 6.0));
        assert!(spsa.values.iter().all(|value| (-1.0..=6.0).contains(value)) && spsa.iteration() == 1);
    }
}
