//! The output layer: dot product of the activated accumulator and the output weights, in 128-bit vectors of
//! eight numbers where auto-vectorisation uses four.
//!
//! Output weights below 128 keep the product of a weight and an activation within 16 bits.

use crate::games::chess::engine::nnue::QA;
use crate::search::simd::{I16x8, I32x4};

/// Sum of the squared clipped sums, each times its weight.
#[inline]
pub fn screlu_dot<const HIDDEN: usize>(sums: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    let (zero, one) = (I16x8::splat(0), I16x8::splat(QA));
    let mut totals = I32x4::load(&[0; 4]);
    for (sums, weights) in sums.as_chunks().0.iter().zip(weights.as_chunks().0) {
        let clipped = I16x8::load(sums).max(zero).min(one);
        totals = totals.wrapping_add(clipped.wrapping_mul(I16x8::load(weights)).dot(clipped));
    }
    totals.to_array().iter().sum()
}

#[cfg(test)]
mod tests {
    use super::screlu_dot;
    use crate::games::chess::engine::nnue::QA;
    use crate::search::random::Random;

    #[test]
    fn vectors_agree_with_scalars() {
        let mut random = Random::new(1);
        let mut any = |least: i16, most: i16| least + random.below((most - least) as usize + 1) as i16;
        for round in 0..200 {
            let (least, most) = if round % 2 == 0 { (-600, 600) } else { (200, 300) };
            let sums: [i16; 32] = std::array::from_fn(|_| any(least, most));
            let weights: [i16; 32] = std::array::from_fn(|_| any(-127, 127));
            let one = |(&sum, &weight): (&i16, &i16)| {
                let activation = i32::from(sum.clamp(0, QA));
                activation * activation * i32::from(weight)
            };
            let expected: i32 = sums.iter().zip(&weights).map(one).sum();
            assert_eq!(screlu_dot(&sums, &weights), expected);
        }
        // Extreme values.
        assert_eq!(screlu_dot(&[i16::MAX; 32], &[127; 32]), 32 * 255 * 255 * 127);
        assert_eq!(screlu_dot(&[i16::MIN; 32], &[127; 32]), 0);
    }
}
