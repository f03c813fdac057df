//! Hashes of boards that their symmetric images share.

/// Symmetries of a square board.
const SQUARE_SYMMETRIES: usize = 8;

/// Hash of a square board, equal for its rotations and reflections.
pub fn square_hash(size: usize, cells: &[u8]) -> u64 {
    let image = |symmetry: usize| {
        (0..size * size).map(move |index| {
            let (mut column, mut row) = (index % size, index / size);
            if symmetry & 1 != 0 {
                column = size - 1 - column;
            }
            if symmetry & 2 != 0 {
                row = size - 1 - row;
            }
            if symmetry & 4 != 0 {
                (column, row) = (row, column);
            }
            cells[row * size + column]
        })
    };
    (0..SQUARE_SYMMETRIES).map(|symmetry| hash(image(symmetry))).min().unwrap_or_default()
}

/// Hash of bytes (FNV-1a), mixed.
pub fn hash(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let sum = bytes.into_iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    (sum ^ sum >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_share_a_hash_and_other_boards_do_not() {
        let board = *b"ab.......";
        for image in [b"a..b.....", b".ba......", b".......ba", b"b..a....."] {
            let expected = image != b"b..a.....";
            assert_eq!(square_hash(3, image) == square_hash(3, &board), expected);
        }
    }
}
