//! Sorting for what the page fetches: each list that the library's own sort is used for makes a module some
//! kilobytes larger.

/// Sorts a short list; equal entries stay in their order.
pub fn sort<T>(list: &mut [T], comes_before: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut place = end;
        while place > 0 && comes_before(&list[place], &list[place - 1]) {
            list.swap(place, place - 1);
            place -= 1;
        }
    }
}
