//! Damaged books of Qubic.

use stratege::games::qubic::engine::book::Book;

const BYTES: &[u8] = include_bytes!("../../data/qubic/book.bin");

#[test]
fn damaged_books_never_panic() {
    assert!(Book::unpack(&[]).is_none());
    for (number, place) in (0..BYTES.len()).step_by(801).enumerate() {
        unpack_damaged(place, [number % 8]);
    }
}

#[test]
#[ignore = "takes minutes"]
fn books_with_many_damaged_bits_never_panic() {
    (0..BYTES.len()).step_by(11).for_each(|place| unpack_damaged(place, 0..8));
}

/// Unpacks the book with each of these bits of a byte flipped, and truncated there.
fn unpack_damaged(place: usize, bits: impl IntoIterator<Item = usize>) {
    for bit in bits {
        let mut damaged = BYTES.to_vec();
        damaged[place] ^= 1 << bit;
        let _ = Book::unpack(&damaged);
    }
    let _ = Book::unpack(&BYTES[..place]);
}
