//! Two bitboards side by side: a set of squares and its mirror image with the rows reversed, so that the same operations
//! look up and down the board. A vector where there are safe operations for it (WebAssembly), else two words.

pub use vector::Lanes;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod vector {
    use std::arch::wasm32::*;

    /// Two sets of squares (SIMD128).
    #[derive(Clone, Copy)]
    pub struct Lanes(v128);

    impl Lanes {
        /// These two sets.
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

        /// The first set and the mirror image of the second.
        #[inline(always)]
        pub fn folded(self) -> u64 {
            let second =
                i8x16_shuffle::<15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0>(self.0, self.0);
            u64x2_extract_lane::<0>(v128_or(self.0, second))
        }

        /// The squares in both.
        #[inline(always)]
        pub fn and(self, other: Lanes) -> Lanes {
            Lanes(v128_and(self.0, other.0))
        }

        /// The squares in either.
        #[inline(always)]
        pub fn or(self, other: Lanes) -> Lanes {
            Lanes(v128_or(self.0, other.0))
        }

        /// The squares that the other has not.
        #[inline(always)]
        pub fn without(self, other: Lanes) -> Lanes {
            Lanes(v128_andnot(self.0, other.0))
        }

        /// The lowest square of each set.
        #[inline(always)]
        pub fn lowest(self) -> Lanes {
            Lanes(v128_and(self.0, i64x2_neg(self.0)))
        }

        /// The squares below the only one of each set; none where it is empty.
        #[inline(always)]
        pub fn below(self) -> Lanes {
            let is_empty = i64x2_eq(self.0, i64x2_splat(0));
            Lanes(v128_andnot(i64x2_add(self.0, i64x2_splat(-1)), is_empty))
        }
    }
}

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod vector {
    /// Two sets of squares.
    #[derive(Clone, Copy)]
    pub struct Lanes([u64; 2]);

    impl Lanes {
        /// These two sets.
        #[inline(always)]
        pub fn of(sets: [u64; 2]) -> Lanes {
            Lanes(sets)
        }

        /// A set and its mirror image.
        #[inline(always)]
        pub fn mirrored(set: u64) -> Lanes {
            Lanes([set, set.swap_bytes()])
        }

        /// The first set and the mirror image of the second.
        #[inline(always)]
        pub fn folded(self) -> u64 {
            self.0[0] | self.0[1].swap_bytes()
        }

        /// The squares in both.
        #[inline(always)]
        pub fn and(self, other: Lanes) -> Lanes {
            Lanes([self.0[0] & other.0[0], self.0[1] & other.0[1]])
        }

        /// The squares in either.
        #[inline(always)]
        pub fn or(self, other: Lanes) -> Lanes {
            Lanes([self.0[0] | other.0[0], self.0[1] | other.0[1]])
        }

        /// The squares that the other has not.
        #[inline(always)]
        pub fn without(self, other: Lanes) -> Lanes {
            Lanes([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
        }

        /// The lowest square of each set.
        #[inline(always)]
        pub fn lowest(self) -> Lanes {
            Lanes(self.0.map(|set| set & set.wrapping_neg()))
        }

        /// The squares below the only one of each set; none where it is empty.
        #[inline(always)]
        pub fn below(self) -> Lanes {
            Lanes(self.0.map(|set| set.saturating_sub(1)))
        }
    }
}
