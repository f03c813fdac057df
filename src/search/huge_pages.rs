//! Large tables on huge pages. Transposition tables are read at random: with 4 KB pages almost every probe
//! also misses the TLB, with 2 MB pages almost none. Linux provides such pages on request; on other systems
//! and in WebAssembly a [`HugeVec`] is a `Vec`.

/// A vector on huge pages from 2 MB on.
#[cfg(target_os = "linux")]
pub type HugeVec<T> = allocator_api2::vec::Vec<T, hugealloc::HugeAlloc>;
/// A vector, on huge pages on Linux only.
#[cfg(not(target_os = "linux"))]
pub type HugeVec<T> = Vec<T>;

/// A vector of `len` copies of an element.
#[cfg(target_os = "linux")]
pub fn huge_vec<T: Clone>(element: T, len: usize) -> HugeVec<T> {
    allocator_api2::vec::from_elem_in(element, len, hugealloc::HugeAlloc)
}

/// A vector of `len` copies of an element.
#[cfg(not(target_os = "linux"))]
pub fn huge_vec<T: Clone>(element: T, len: usize) -> HugeVec<T> {
    vec![element; len]
}

/// An empty vector with reserved capacity, whose memory is committed on first use.
#[cfg(target_os = "linux")]
pub fn huge_vec_with_capacity<T>(capacity: usize) -> HugeVec<T> {
    HugeVec::with_capacity_in(capacity, hugealloc::HugeAlloc)
}

/// An empty vector with reserved capacity, whose memory is committed on first use.
#[cfg(not(target_os = "linux"))]
pub fn huge_vec_with_capacity<T>(capacity: usize) -> HugeVec<T> {
    Vec::with_capacity(capacity)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HUGE_PAGE: usize = 2 << 20;

    #[test]
    fn huge_vec_repeats_its_element() {
        for len in [0, 1, 1000, HUGE_PAGE / 8, HUGE_PAGE / 8 + 1] {
            let filled = huge_vec(0x5555_u64, len);
            assert_eq!(filled.len(), len);
            assert!(filled.iter().all(|&element| element == 0x5555));
        }
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn large_tables_are_aligned_to_huge_pages() {
        let tables = [HUGE_PAGE, 5 * HUGE_PAGE + 8, 16 * HUGE_PAGE].map(|bytes| huge_vec(0_u64, bytes / 8));
        for table in &tables {
            assert_eq!(table.as_ptr() as usize % HUGE_PAGE, 0);
        }
    }
}
