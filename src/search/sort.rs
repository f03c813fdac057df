//! Sorting for modules loaded by the page: each instance of the standard library's sort adds some kilobytes.

/// Stable insertion sort for short lists.
pub fn sort<T>(list: &mut [T], comes_before: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut place = end;
        while place > 0 && comes_before(&list[place], &list[place - 1]) {
            list.swap(place, place - 1);
            place -= 1;
        }
    }
}
