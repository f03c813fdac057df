//! Regression lines with confidence intervals.

/// Half width of a 95 % confidence interval in standard errors.
const Z_95: f64 = 1.96;

/// A least-squares line.
pub struct Line {
    pub slope: f64,
    pub offset: f64,
    /// Root mean square distance of the points from it.
    pub error: f64,
    count: f64,
    mean: f64,
    variance: f64,
}

impl Line {
    /// Fits points; `None` if there are fewer than three, or all have the same x.
    pub fn through(points: impl Iterator<Item = (f64, f64)>) -> Option<Line> {
        let points: Vec<(f64, f64)> = points.collect();
        let count = points.len() as f64;
        let mean_of =
            |term: &dyn Fn(f64, f64) -> f64| points.iter().map(|&(x, y)| term(x, y)).sum::<f64>() / count;
        let (mean, height) = (mean_of(&|x, _| x), mean_of(&|_, y| y));
        let variance = mean_of(&|x, _| (x - mean).powi(2));
        if points.len() < 3 || variance == 0.0 {
            return None;
        }
        let slope = mean_of(&|x, y| (x - mean) * (y - height)) / variance;
        let offset = height - slope * mean;
        let error = mean_of(&|x, y| (y - offset - slope * x).powi(2)).sqrt();
        Some(Line { slope, offset, error, count, mean, variance })
    }

    /// The value at x, and half the width of its 95 % confidence interval.
    pub fn at(&self, x: f64) -> [f64; 2] {
        let standard_error =
            self.error * ((1.0 + (x - self.mean).powi(2) / self.variance) / self.count).sqrt();
        [self.offset + self.slope * x, Z_95 * standard_error]
    }
}

/// The mean, and half the width of its 95 % confidence interval; `None` for fewer than two numbers.
pub fn interval(numbers: &[f64]) -> Option<[f64; 2]> {
    let count = numbers.len() as f64;
    if numbers.len() < 2 {
        return None;
    }
    let mean = numbers.iter().sum::<f64>() / count;
    let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0);
    Some([mean, Z_95 * (variance / count).sqrt()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_is_fitted_with_its_error() {
        // y = 3 x + 1, with one point above and one below at each x.
        let points =
            (0..10).flat_map(|x| [-1.0, 1.0].map(|off| (f64::from(x), 3.0 * f64::from(x) + 1.0 + off)));
        let Some(line) = Line::through(points) else { panic!("there are enough") };
        assert!(
            (line.slope - 3.0).abs() < 1e-9
                && (line.offset - 1.0).abs() < 1e-9
                && (line.error - 1.0).abs() < 1e-9
        );
        let [height, margin] = line.at(4.5);
        assert!((height - 14.5).abs() < 1e-9 && (margin - 1.96 / 20f64.sqrt()).abs() < 1e-9);
        assert!(Line::through([(1.0, 2.0); 5].into_iter()).is_none());
    }

    #[test]
    fn interval_shrinks_with_the_square_root_of_the_count() {
        let Some([mean, margin]) = interval(&[1.0, 3.0, 1.0, 3.0]) else { panic!("there are enough") };
        assert!((mean - 2.0).abs() < 1e-9 && (margin - 1.96 / 3f64.sqrt()).abs() < 1e-9);
        assert!(interval(&[1.0]).is_none());
    }
}
