//! AdamW (Loshchilov and Hutter, 2019); the caller decays the learning rate.

use stratege::search::random::Random;

/// Parameters in training, with their gradient.
pub struct Parameters {
    /// Current values.
    pub values: Vec<f32>,
    /// Gradient of the loss, summed over a batch.
    pub gradient: Vec<f32>,
    moments: Vec<[f32; 2]>,
    steps: i32,
}

impl Parameters {
    /// Parameters with these initial values.
    pub fn new(values: Vec<f32>) -> Parameters {
        let count = values.len();
        Parameters { values, gradient: vec![0.0; count], moments: vec![[0.0; 2]; count], steps: 0 }
    }

    /// `count` random parameters of at most `size` in absolute value.
    pub fn random(count: usize, size: f32, random: &mut Random) -> Parameters {
        Parameters::new((0..count).map(|_| size * uniform(random)).collect())
    }

    /// Performs a step and clears the gradient. `decay` is the weight decay.
    pub fn step(&mut self, rate: f32, decay: f32) {
        self.steps += 1;
        let [first_bias, second_bias] = [0.9f32, 0.999].map(|beta| 1.0 - beta.powi(self.steps));
        let all = self.values.iter_mut().zip(&mut self.gradient).zip(&mut self.moments);
        for ((value, slope), [first, second]) in all {
            *first = 0.9 * *first + 0.1 * *slope;
            *second = 0.999 * *second + 0.001 * *slope * *slope;
            let step = (*first / first_bias) / ((*second / second_bias).sqrt() + 1e-8);
            *value -= rate * (step + decay * *value);
            *slope = 0.0;
        }
    }
}

/// A number from -1 to 1.
fn uniform(random: &mut Random) -> f32 {
    (random.bits() >> 40) as f32 / (1 << 23) as f32 - 1.0
}
