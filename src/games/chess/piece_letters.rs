//! Translates piece letters: `Nf3` is `Sf3` in German and `Rf3` in Finnish.
//!
//! Letters are given in the order of the English ones, `KQRBN`. Texts may be single moves or sheets, whose
//! tags and comments remain unchanged. Figurines are accepted in any text.
//!
//! ```
//! use stratege::games::chess::piece_letters;
//!
//! assert_eq!(piece_letters::write("Nf3", "KDTLS"), "Sf3");
//! assert_eq!(piece_letters::read("Sf3", "KDTLS").as_deref(), Some("Nf3"));
//! ```

/// King, queen, rook, bishop, knight.
const ENGLISH: &str = "KQRBN";
const FIGURINES: [&str; 2] = ["♔♕♖♗♘", "♚♛♜♝♞"];

/// Capitals of SAN that are no piece letters: castling, and a named pawn.
const OTHERS: [char; 2] = ['O', 'P'];

/// Translates from English letters to `letters`.
pub fn write(text: &str, letters: &str) -> String {
    let moves = |letter| counterpart(letter, ENGLISH, letters).unwrap_or(letter);
    over_moves(text, moves)
}

/// Translates from `letters` to English; `None` if a capital is a letter of neither.
pub fn read(text: &str, letters: &str) -> Option<String> {
    let mut is_foreign = false;
    let english = over_moves(text, |letter| {
        let figurine = || FIGURINES.iter().find_map(|figures| counterpart(letter, figures, ENGLISH));
        let known = counterpart(letter, letters, ENGLISH).or_else(figurine);
        is_foreign |= known.is_none() && letter.is_uppercase() && !OTHERS.contains(&letter);
        known.unwrap_or(letter)
    });
    (!is_foreign).then_some(english)
}

/// Letter of the same piece in another language.
fn counterpart(letter: char, from: &str, to: &str) -> Option<char> {
    to.chars().nth(from.chars().position(|one| one == letter)?)
}

/// Maps every letter of the moves; leaves tags and comments unchanged.
fn over_moves(text: &str, mut exchange: impl FnMut(char) -> char) -> String {
    // Closing character of the current comment or tag.
    let mut ending = None;
    let exchanged = |letter: char| {
        if let Some(end) = ending {
            if letter == end {
                ending = None;
            }
            return letter;
        }
        ending = match letter {
            '{' => Some('}'),
            '[' => Some(']'),
            ';' => Some('\n'),
            _ => None,
        };
        exchange(letter)
    };
    text.chars().map(exchanged).collect()
}
