//! Boards as text are distinguished from moves and names.

use stratege::core::board_text::is_board;

#[test]
fn boards_are_distinguished_from_moves_and_names() {
    for text in ["38X3_O", "38X3 O", "X--O", "XO5OX X", "..X.O", "_"] {
        assert!(is_board(text), "{text}");
    }
    for text in ["", "4453", "X", "44x53", "first", "h8i9", "o8o9p1", "38X3!O"] {
        assert!(!is_board(text), "{text}");
    }
}
