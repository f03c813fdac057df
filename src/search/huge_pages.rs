//! Large tables on huge pages. A transposition table is read at random: with pages of 4 KB nearly every probe also
//! waits for the address translation, with pages of 2 MB hardly any. Linux gives them to whoever asks; elsewhere, and in
//! WebAssembly, a [`HugeVec`] is a `Vec`.

/// A vector that lies on huge pages if it has 2 MB or more.
#[cfg(target_os = "linux")]
pub type HugeVec<T> = allocator_api2::vec::Vec<T, hugealloc::HugeAlloc>;
/// A vector; only on Linux it can lie on huge pages.
#[cfg(not(target_os = "linux"))]
pub type HugeVec<T> = Vec<T>;

/// A vector of so many equal elements.
#[cfg(target_os = "linux")]
pub fn huge_vec<T: Clone>(element: T, len: usize) -> HugeVec<T> {
    allocator_api2::vec::from_elem_in(element, len, hugealloc::HugeAlloc)
}

/// A vector of so many equal elements.
#[cfg(not(target_os = "linux"))]
pub fn huge_vec<T: Clone>(element: T, len: usize) -> HugeVec<T> {
    vec![element; len]
}

/// An empty vector with room for so many elements, which takes no memory before they are there.
#[cfg(target_os = "linux")]
pub fn huge_vec_with_capacity<T>(capacity: usize) -> HugeVec<T> {
    HugeVec::with_capacity_in(capacity, hugealloc::HugeAlloc)
}

/// An empty vector with room for so many elements, which takes no memory before they are there.
#[cfg(not(target_os = "linux"))]
pub fn huge_vec_with_capacity<T>(capacity: usize) -> HugeVec<T> {
    Vec::with_capacity(capacity)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HUGE_PAGE: usize = 2 << 20;

    #[test]
    fn every_element_is_the_one_asked_for() {
        for len in [0, 1, 1000, HUGE_PAGE / 8, HUGE_PAGE / 8 + 1] {
            let filled = huge_vec(0x5555_u64, len);
            assert_eq!(filled.len(), len);
            assert!(filled.iter().all(|&element| element == 0x5555));
        }
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_large_table_begins_where_a_huge_page_does() {
        let tables = [HUGE_PAGE, 5 * HUGE_PAGE + 8, 16 * HUGE_PAGE].map(|bytes| huge_vec(0_u64, bytes / 8));
        for table in &tables {
            assert_eq!(table.as_ptr() as usize % HUGE_PAGE, 0);
        }
    }
}
