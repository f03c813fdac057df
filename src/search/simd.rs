//! 128-bit vectors where auto-vectorisation falls short: SIMD128 in WebAssembly, SSE2 on x86-64 (all of them
//! have it), scalar code elsewhere.

pub use platform::{I16x8, I32x4, differing};

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod platform {
    use std::arch::wasm32::*;

    /// Eight 16-bit lanes.
    #[derive(Clone, Copy)]
    pub struct I16x8(v128);

    impl I16x8 {
        /// Loads the lanes.
        #[inline(always)]
        pub fn load(&[a, b, c, d, e, f, g, h]: &[i16; 8]) -> I16x8 {
            I16x8(i16x8(a, b, c, d, e, f, g, h))
        }

        /// Broadcasts a number to all lanes.
        #[inline(always)]
        pub fn splat(number: i16) -> I16x8 {
            I16x8(i16x8_splat(number))
        }

        /// Broadcasts a pair: the first number to even lanes, the second to odd ones.
        #[inline(always)]
        pub fn splat_pair([even, odd]: [i16; 2]) -> I16x8 {
            I16x8(i32x4_splat(i32::from(odd) << 16 | i32::from(even as u16)))
        }

        /// Lane-wise minimum.
        #[inline(always)]
        pub fn min(self, other: I16x8) -> I16x8 {
            I16x8(i16x8_min(self.0, other.0))
        }

        /// Lane-wise maximum.
        #[inline(always)]
        pub fn max(self, other: I16x8) -> I16x8 {
            I16x8(i16x8_max(self.0, other.0))
        }

        /// Lane-wise product, lower 16 bits.
        #[inline(always)]
        pub fn wrapping_mul(self, other: I16x8) -> I16x8 {
            I16x8(i16x8_mul(self.0, other.0))
        }

        /// Lane-wise product, added in pairs of neighbours.
        #[inline(always)]
        pub fn dot(self, other: I16x8) -> I32x4 {
            I32x4(i32x4_dot_i16x8(self.0, other.0))
        }
    }

    /// Four 32-bit lanes.
    #[derive(Clone, Copy)]
    pub struct I32x4(v128);

    impl I32x4 {
        /// Loads the lanes.
        #[inline(always)]
        pub fn load(&[a, b, c, d]: &[i32; 4]) -> I32x4 {
            I32x4(i32x4(a, b, c, d))
        }

        /// Lane-wise wrapping sum.
        #[inline(always)]
        pub fn wrapping_add(self, other: I32x4) -> I32x4 {
            I32x4(i32x4_add(self.0, other.0))
        }

        /// Stores the lanes.
        #[inline(always)]
        pub fn to_array(self) -> [i32; 4] {
            let all = self.0;
            [
                i32x4_extract_lane::<0>(all),
                i32x4_extract_lane::<1>(all),
                i32x4_extract_lane::<2>(all),
                i32x4_extract_lane::<3>(all),
            ]
        }
    }

    /// Bit mask of the positions at which two arrays differ.
    #[inline(always)]
    pub fn differing(these: &[u32; 16], those: &[u32; 16]) -> u32 {
        let load = |&[a, b, c, d]: &[u32; 4]| u32x4(a, b, c, d);
        let (these, those) = (these.as_chunks().0, those.as_chunks().0);
        let differ = |at: usize| i32x4_bitmask(i32x4_ne(load(&these[at]), load(&those[at])));
        [0, 1, 2, 3].iter().fold(0, |bits, &at| bits | u32::from(differ(at)) << (4 * at))
    }
}

#[cfg(target_arch = "x86_64")]
mod platform {
    use safe_arch::*;

    /// Eight 16-bit lanes.
    #[derive(Clone, Copy)]
    pub struct I16x8(m128i);

    impl I16x8 {
        /// Loads the lanes.
        #[inline(always)]
        pub fn load(numbers: &[i16; 8]) -> I16x8 {
            I16x8(m128i::from(*numbers))
        }

        /// Broadcasts a number to all lanes.
        #[inline(always)]
        pub fn splat(number: i16) -> I16x8 {
            I16x8(set_splat_i16_m128i(number))
        }

        /// Broadcasts a pair: the first number to even lanes, the second to odd ones.
        #[inline(always)]
        pub fn splat_pair([even, odd]: [i16; 2]) -> I16x8 {
            I16x8(set_splat_i32_m128i(i32::from(odd) << 16 | i32::from(even as u16)))
        }

        /// Lane-wise minimum.
        #[inline(always)]
        pub fn min(self, other: I16x8) -> I16x8 {
            I16x8(min_i16_m128i(self.0, other.0))
        }

        /// Lane-wise maximum.
        #[inline(always)]
        pub fn max(self, other: I16x8) -> I16x8 {
            I16x8(max_i16_m128i(self.0, other.0))
        }

        /// Lane-wise product, lower 16 bits.
        #[inline(always)]
        pub fn wrapping_mul(self, other: I16x8) -> I16x8 {
            I16x8(mul_i16_keep_low_m128i(self.0, other.0))
        }

        /// Lane-wise product, added in pairs of neighbours.
        #[inline(always)]
        pub fn dot(self, other: I16x8) -> I32x4 {
            I32x4(mul_i16_horizontal_add_m128i(self.0, other.0))
        }
    }

    /// Four 32-bit lanes.
    #[derive(Clone, Copy)]
    pub struct I32x4(m128i);

    impl I32x4 {
        /// Loads the lanes.
        #[inline(always)]
        pub fn load(numbers: &[i32; 4]) -> I32x4 {
            I32x4(m128i::from(*numbers))
        }

        /// Lane-wise wrapping sum.
        #[inline(always)]
        pub fn wrapping_add(self, other: I32x4) -> I32x4 {
            I32x4(add_i32_m128i(self.0, other.0))
        }

        /// Stores the lanes.
        #[inline(always)]
        pub fn to_array(self) -> [i32; 4] {
            self.0.into()
        }
    }

    /// Bit mask of the positions at which two arrays differ.
    #[inline(always)]
    pub fn differing(these: &[u32; 16], those: &[u32; 16]) -> u32 {
        let (these, those) = (these.as_chunks::<4>().0, those.as_chunks::<4>().0);
        let same = |at: usize| cmp_eq_mask_i32_m128i(m128i::from(these[at]), m128i::from(those[at]));
        let halves = [0, 2].map(|at| pack_i32_to_i16_m128i(same(at), same(at + 1)));
        !move_mask_i8_m128i(pack_i16_to_i8_m128i(halves[0], halves[1])) as u32 & 0xffff
    }
}

#[cfg(not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128"))))]
mod platform {
    use std::array::from_fn;

    /// Eight 16-bit lanes.
    #[derive(Clone, Copy)]
    pub struct I16x8([i16; 8]);

    impl I16x8 {
        /// Loads the lanes.
        pub fn load(numbers: &[i16; 8]) -> I16x8 {
            I16x8(*numbers)
        }

        /// Broadcasts a number to all lanes.
        pub fn splat(number: i16) -> I16x8 {
            I16x8([number; 8])
        }

        /// Broadcasts a pair: the first number to even lanes, the second to odd ones.
        pub fn splat_pair(pair: [i16; 2]) -> I16x8 {
            I16x8(from_fn(|at| pair[at % 2]))
        }

        /// Lane-wise minimum.
        pub fn min(self, other: I16x8) -> I16x8 {
            I16x8(from_fn(|at| self.0[at].min(other.0[at])))
        }

        /// Lane-wise maximum.
        pub fn max(self, other: I16x8) -> I16x8 {
            I16x8(from_fn(|at| self.0[at].max(other.0[at])))
        }

        /// Lane-wise product, lower 16 bits.
        pub fn wrapping_mul(self, other: I16x8) -> I16x8 {
            I16x8(from_fn(|at| self.0[at].wrapping_mul(other.0[at])))
        }

        /// Lane-wise product, added in pairs of neighbours.
        pub fn dot(self, other: I16x8) -> I32x4 {
            let product = |at: usize| i32::from(self.0[at]) * i32::from(other.0[at]);
            I32x4(from_fn(|at| product(2 * at).wrapping_add(product(2 * at + 1))))
        }
    }

    /// Four 32-bit lanes.
    #[derive(Clone, Copy)]
    pub struct I32x4([i32; 4]);

    impl I32x4 {
        /// Loads the lanes.
        pub fn load(numbers: &[i32; 4]) -> I32x4 {
            I32x4(*numbers)
        }

        /// Lane-wise wrapping sum.
        pub fn wrapping_add(self, other: I32x4) -> I32x4 {
            I32x4(from_fn(|at| self.0[at].wrapping_add(other.0[at])))
        }

        /// Stores the lanes.
        pub fn to_array(self) -> [i32; 4] {
            self.0
        }
    }

    /// Bit mask of the positions at which two arrays differ.
    pub fn differing(these: &[u32; 16], those: &[u32; 16]) -> u32 {
        (0..16).fold(0, |bits, at| bits | u32::from(these[at] != those[at]) << at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::random::Random;

    fn numbers(random: &mut Random) -> [i16; 8] {
        std::array::from_fn(|_| random.bits() as i16)
    }

    #[test]
    fn vectors_match_scalar_arithmetic() {
        let mut random = Random::new(1);
        for _ in 0..200 {
            let (a, b) = (numbers(&mut random), numbers(&mut random));
            // `wrapping_mul` loses the upper half of a product; the dot product of 16-bit numbers is exact.
            let dot = |x: I16x8, y: [i16; 8]| x.dot(I16x8::load(&y)).to_array();
            let expected = |x: [i16; 8], y: [i16; 8]| {
                let product = |at: usize| i32::from(x[at]) * i32::from(y[at]);
                [0, 2, 4, 6].map(|at| product(at).wrapping_add(product(at + 1)))
            };
            let (va, vb) = (I16x8::load(&a), I16x8::load(&b));
            let scalar = |f: fn(i16, i16) -> i16| std::array::from_fn(|at| f(a[at], b[at]));
            assert_eq!(dot(va, b), expected(a, b));
            assert_eq!(dot(va.min(vb), b), expected(scalar(i16::min), b));
            assert_eq!(dot(va.max(vb), b), expected(scalar(i16::max), b));
            assert_eq!(dot(va.wrapping_mul(vb), b), expected(scalar(i16::wrapping_mul), b));
            assert_eq!(dot(I16x8::splat(a[0]), b), expected([a[0]; 8], b));
            let pair = std::array::from_fn(|at| a[at % 2]);
            assert_eq!(dot(I16x8::splat_pair([a[0], a[1]]), b), expected(pair, b));
            let (sums, more) = (va.dot(vb), I32x4::load(&[1, -2, i32::MAX, i32::MIN]));
            let added: [i32; 4] =
                std::array::from_fn(|at| sums.to_array()[at].wrapping_add(more.to_array()[at]));
            assert_eq!(sums.wrapping_add(more).to_array(), added);
        }
    }

    #[test]
    fn differing_sets_the_bit_of_every_different_number() {
        let mut random = Random::new(2);
        for _ in 0..200 {
            let these: [u32; 16] = std::array::from_fn(|_| random.bits() as u32);
            let bits = random.bits() as u32 & 0xffff;
            let one = 1 << random.below(32);
            let those = std::array::from_fn(|at| these[at] ^ if bits >> at & 1 != 0 { one } else { 0 });
            assert_eq!(differing(&these, &those), bits);
        }
    }
}
