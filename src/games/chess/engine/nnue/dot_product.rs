//! The output layer: the dot product of the activated accumulator and the output weights. Eight lanes of vectors in
//! WebAssembly and on x86-64, where the compiler alone makes four of them.
//!
//! With weights below 128 the product of a weight and an activation fits into 16 bits.

pub use vector::screlu_dot;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod vector {
    use std::arch::wasm32::*;

    use crate::games::chess::engine::nnue::QA;

    /// The sum of the squares of the clipped sums, each times its weight (SIMD128).
    #[inline]
    pub fn screlu_dot<const HIDDEN: usize>(sums: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
        let load = |&[a, b, c, d, e, f, g, h]: &[i16; 8]| i16x8(a, b, c, d, e, f, g, h);
        let (zero, one) = (i16x8_splat(0), i16x8_splat(QA));
        let mut totals = i32x4_splat(0);
        for (sums, weights) in sums.as_chunks::<8>().0.iter().zip(weights.as_chunks::<8>().0) {
            let clipped = i16x8_min(i16x8_max(load(sums), zero), one);
            let products = i16x8_mul(clipped, load(weights));
            totals = i32x4_add(totals, i32x4_dot_i16x8(products, clipped));
        }
        i32x4_extract_lane::<0>(totals)
            + i32x4_extract_lane::<1>(totals)
            + i32x4_extract_lane::<2>(totals)
            + i32x4_extract_lane::<3>(totals)
    }
}

#[cfg(target_arch = "x86_64")]
mod vector {
    use safe_arch::*;

    use crate::games::chess::engine::nnue::QA;

    /// The sum of the squares of the clipped sums, each times its weight (SSE2, which every x86-64 has).
    #[inline]
    pub fn screlu_dot<const HIDDEN: usize>(sums: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
        let (zero, one) = (zeroed_m128i(), set_splat_i16_m128i(QA));
        let mut totals = zeroed_m128i();
        for (&sums, &weights) in sums.as_chunks::<8>().0.iter().zip(weights.as_chunks::<8>().0) {
            let clipped = min_i16_m128i(max_i16_m128i(m128i::from(sums), zero), one);
            let products = mul_i16_keep_low_m128i(clipped, m128i::from(weights));
            totals = add_i32_m128i(totals, mul_i16_horizontal_add_m128i(products, clipped));
        }
        <[i32; 4]>::from(totals).iter().sum()
    }
}

#[cfg(not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128"))))]
mod vector {
    use crate::games::chess::engine::nnue::QA;

    /// The sum of the squares of the clipped sums, each times its weight.
    #[inline]
    pub fn screlu_dot<const HIDDEN: usize>(sums: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
        let one = |(&sum, &weight): (&i16, &i16)| {
            let clipped = i32::from(sum.clamp(0, QA));
            clipped * i32::from(weight) * clipped
        };
        sums.iter().zip(weights).map(one).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::screlu_dot;
    use crate::games::chess::engine::nnue::QA;
    use crate::search::random::Random;

    #[test]
    fn vectors_sum_up_what_single_numbers_do() {
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
        // The greatest values there are.
        assert_eq!(screlu_dot(&[i16::MAX; 32], &[127; 32]), 32 * 255 * 255 * 127);
        assert_eq!(screlu_dot(&[i16::MIN; 32], &[127; 32]), 0);
    }
}
