//! Two bitboards in parallel: a set of squares and its mirror image with reversed rows, so that the same
//! operations cover both vertical directions; or sets of two boards. A 128-bit vector in WebAssembly and on
//! x86-64, otherwise two words.

pub use vector::Lanes;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod vector {
    use std::arch::wasm32::*;

    /// Two sets of squares (SIMD128).
    #[derive(Clone, Copy)]
    pub struct Lanes(v128);

    impl Lanes {
        /// Combines two sets.
        #[inline(always)]
        pub fn of([first, second]: [u64; 2]) -> Lanes {
            Lanes(u64x2(first, second))
        }

        /// A set and its mirror image.
        #[inline(always)]
        pub fn mirrored(set: u64) -> Lanes {
            let both = u64x2_splat(set);
            Lanes(i8x16_shuffle::<0, 1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1, 0>(both, both))
        }

        /// Union of the first set and the mirror image of the second.
        #[inline(always)]
        pub fn folded(self) -> u64 {
            let second =
                i8x16_shuffle::<15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0>(self.0, self.0);
            u64x2_extract_lane::<0>(v128_or(self.0, second))
        }

        /// Intersection.
        #[inline(always)]
        pub fn and(self, other: Lanes) -> Lanes {
            Lanes(v128_and(self.0, other.0))
        }

        /// Union.
        #[inline(always)]
        pub fn or(self, other: Lanes) -> Lanes {
            Lanes(v128_or(self.0, other.0))
        }

        /// Difference: squares not in `other`.
        #[inline(always)]
        pub fn without(self, other: Lanes) -> Lanes {
            Lanes(v128_andnot(self.0, other.0))
        }

        /// Lowest square of each set.
        #[inline(always)]
        pub fn lowest(self) -> Lanes {
            Lanes(v128_and(self.0, i64x2_neg(self.0)))
        }

        /// Squares below the only one of each set; empty for an empty set.
        #[inline(always)]
        pub fn below(self) -> Lanes {
            let is_empty = i64x2_eq(self.0, i64x2_splat(0));
            Lanes(v128_andnot(i64x2_add(self.0, i64x2_splat(-1)), is_empty))
        }

        /// Returns both sets.
        #[inline(always)]
        pub fn sets(self) -> [u64; 2] {
            [u64x2_extract_lane::<0>(self.0), u64x2_extract_lane::<1>(self.0)]
        }

        /// Shifts each set up by `STEP` squares.
        #[inline(always)]
        pub fn up<const STEP: i32>(self) -> Lanes {
            Lanes(u64x2_shl(self.0, STEP as u32))
        }

        /// Shifts each set down by `STEP` squares.
        #[inline(always)]
        pub fn down<const STEP: i32>(self) -> Lanes {
            Lanes(u64x2_shr(self.0, STEP as u32))
        }

        /// Adds the sets as numbers.
        #[inline(always)]
        pub fn plus(self, other: Lanes) -> Lanes {
            Lanes(u64x2_add(self.0, other.0))
        }

        /// Number of squares of each set.
        #[inline(always)]
        pub fn counts(self) -> [u32; 2] {
            self.sets().map(u64::count_ones)
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod vector {
    use safe_arch::*;

    /// Two sets of squares (SSE2, which every x86-64 processor has).
    #[derive(Clone, Copy)]
    pub struct Lanes(m128i);

    impl Lanes {
        /// Combines two sets.
        #[inline(always)]
        pub fn of([first, second]: [u64; 2]) -> Lanes {
            Lanes(set_i64_m128i(second as i64, first as i64))
        }

        /// A set and its mirror image.
        #[inline(always)]
        pub fn mirrored(set: u64) -> Lanes {
            Lanes::of([set, set.swap_bytes()])
        }

        /// Union of the first set and the mirror image of the second.
        #[inline(always)]
        pub fn folded(self) -> u64 {
            let [first, second] = self.sets();
            first | second.swap_bytes()
        }

        /// Intersection.
        #[inline(always)]
        pub fn and(self, other: Lanes) -> Lanes {
            Lanes(bitand_m128i(self.0, other.0))
        }

        /// Union.
        #[inline(always)]
        pub fn or(self, other: Lanes) -> Lanes {
            Lanes(bitor_m128i(self.0, other.0))
        }

        /// Difference: squares not in `other`.
        #[inline(always)]
        pub fn without(self, other: Lanes) -> Lanes {
            Lanes(bitandnot_m128i(other.0, self.0))
        }

        /// Lowest square of each set.
        #[inline(always)]
        pub fn lowest(self) -> Lanes {
            Lanes(bitand_m128i(self.0, sub_i64_m128i(zeroed_m128i(), self.0)))
        }

        /// Squares below the only one of each set; empty for an empty set.
        #[inline(always)]
        pub fn below(self) -> Lanes {
            // SSE2 compares 32 bits at a time.
            let empty_halves = cmp_eq_mask_i32_m128i(self.0, zeroed_m128i());
            let is_empty =
                bitand_m128i(empty_halves, shuffle_ai_f32_all_m128i::<0b10_11_00_01>(empty_halves));
            Lanes(bitandnot_m128i(is_empty, add_i64_m128i(self.0, set_splat_i64_m128i(-1))))
        }

        /// Returns both sets.
        #[inline(always)]
        pub fn sets(self) -> [u64; 2] {
            let second = unpack_high_i64_m128i(self.0, self.0);
            [get_i64_from_m128i_s(self.0) as u64, get_i64_from_m128i_s(second) as u64]
        }

        /// Shifts each set up by `STEP` squares.
        #[inline(always)]
        pub fn up<const STEP: i32>(self) -> Lanes {
            Lanes(shl_imm_u64_m128i::<STEP>(self.0))
        }

        /// Shifts each set down by `STEP` squares.
        #[inline(always)]
        pub fn down<const STEP: i32>(self) -> Lanes {
            Lanes(shr_imm_u64_m128i::<STEP>(self.0))
        }

        /// Adds the sets as numbers.
        #[inline(always)]
        pub fn plus(self, other: Lanes) -> Lanes {
            Lanes(add_i64_m128i(self.0, other.0))
        }

        /// Number of squares of each set; baseline x86-64 has no popcount.
        #[inline(always)]
        pub fn counts(self) -> [u32; 2] {
            let odd = bitand_m128i(shr_imm_u64_m128i::<1>(self.0), set_splat_i8_m128i(0x55));
            let pairs = sub_i8_m128i(self.0, odd);
            let every_other = set_splat_i8_m128i(0x33);
            let fours = add_i8_m128i(
                bitand_m128i(pairs, every_other),
                bitand_m128i(shr_imm_u64_m128i::<2>(pairs), every_other),
            );
            let eights = add_i8_m128i(fours, shr_imm_u64_m128i::<4>(fours));
            let bytes = bitand_m128i(eights, set_splat_i8_m128i(0xf));
            Lanes(sum_of_u8_abs_diff_m128i(bytes, zeroed_m128i())).sets().map(|sum| sum as u32)
        }
    }
}

#[cfg(not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128"))))]
mod vector {
    /// Two sets of squares.
    #[derive(Clone, Copy)]
    pub struct Lanes([u64; 2]);

    impl Lanes {
        /// Combines two sets.
        #[inline(always)]
        pub fn of(sets: [u64; 2]) -> Lanes {
            Lanes(sets)
        }

        /// A set and its mirror image.
        #[inline(always)]
        pub fn mirrored(set: u64) -> Lanes {
            Lanes([set, set.swap_bytes()])
        }

        /// Union of the first set and the mirror image of the second.
        #[inline(always)]
        pub fn folded(self) -> u64 {
            self.0[0] | self.0[1].swap_bytes()
        }

        /// Intersection.
        #[inline(always)]
        pub fn and(self, other: Lanes) -> Lanes {
            Lanes([self.0[0] & other.0[0], self.0[1] & other.0[1]])
        }

        /// Union.
        #[inline(always)]
        pub fn or(self, other: Lanes) -> Lanes {
            Lanes([self.0[0] | other.0[0], self.0[1] | other.0[1]])
        }

        /// Difference: squares not in `other`.
        #[inline(always)]
        pub fn without(self, other: Lanes) -> Lanes {
            Lanes([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
        }

        /// Lowest square of each set.
        #[inline(always)]
        pub fn lowest(self) -> Lanes {
            Lanes(self.0.map(|set| set & set.wrapping_neg()))
        }

        /// Squares below the only one of each set; empty for an empty set.
        #[inline(always)]
        pub fn below(self) -> Lanes {
            Lanes(self.0.map(|set| set.saturating_sub(1)))
        }

        /// Returns both sets.
        #[inline(always)]
        pub fn sets(self) -> [u64; 2] {
            self.0
        }

        /// Shifts each set up by `STEP` squares.
        #[inline(always)]
        pub fn up<const STEP: i32>(self) -> Lanes {
            Lanes(self.0.map(|set| set << STEP))
        }

        /// Shifts each set down by `STEP` squares.
        #[inline(always)]
        pub fn down<const STEP: i32>(self) -> Lanes {
            Lanes(self.0.map(|set| set >> STEP))
        }

        /// Adds the sets as numbers.
        #[inline(always)]
        pub fn plus(self, other: Lanes) -> Lanes {
            Lanes([self.0[0].wrapping_add(other.0[0]), self.0[1].wrapping_add(other.0[1])])
        }

        /// Number of squares of each set.
        #[inline(always)]
        pub fn counts(self) -> [u32; 2] {
            self.0.map(u64::count_ones)
        }
    }
}
