//! The letters that other languages have for the pieces: `Nf3` is `Sf3` in German and `Rf3` in Finnish.
//!
//! Letters are given in the order of the English ones, `KQRBN`. Texts may be single moves or sheets: tags and comments
//! are left alone. Figurines are read in any text.

/// King, queen, rook, bishop, knight.
const ENGLISH: &str = "KQRBN";
const FIGURINES: [&str; 2] = ["♔♕♖♗♘", "♚♛♜♝♞"];

/// Capitals that are no piece's letter: castling, and a pawn that is named.
const OTHERS: [char; 2] = ['O', 'P'];

/// A text in English letters in those of another language.
pub fn write(text: &str, letters: &str) -> String {
    let moves = |letter| counterpart(letter, ENGLISH, letters).unwrap_or(letter);
    over_moves(text, moves)
}

/// A text in the letters of a language in English ones; nothing where a letter is not of that language.
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

/// The letter of the same piece in another row of letters.
fn counterpart(letter: char, from: &str, to: &str) -> Option<char> {
    to.chars().nth(from.chars().position(|one| one == letter)?)
}

/// A text with every letter of its moves exchanged; what stands in tags and comments stays.
fn over_moves(text: &str, mut exchange: impl FnMut(char) -> char) -> String {
    // What ends the comment or the tag that one is in.
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
