//! Piece letters of other languages in PGN, detected for each game.

use stratege::games::chess::formats::pgn::read;

fn letters(all: &[&str]) -> Vec<String> {
    all.iter().map(ToString::to_string).collect()
}

/// Moves of each game in the letters of records, or its error.
fn games(text: &str, languages: &[&str]) -> Vec<Result<String, String>> {
    let languages = letters(languages);
    let moves = |sheet: stratege::games::chess::formats::pgn::Sheet| {
        sheet.moves.iter().map(|entry| entry.mv.to_string()).collect()
    };
    let sheets = read(text).in_languages(&languages);
    sheets.map(|sheet| sheet.map(moves).map_err(|error| error.to_string())).collect()
}

const GERMAN: &str = "[Event \"1\"]\n\n1. e4 e5 2. Sf3 Sc6 3. Lb5 *\n\n";
const ENGLISH: &str = "[Event \"2\"]\n\n1. d4 Nf6 *\n\n";
const FRENCH: &str = "[Event \"3\"]\n\n1. e4 e5 2. Cf3 Cc6 3. Fb5 *\n\n";
const BROKEN: &str = "[Event \"4\"]\n\n1. e4 e5\n2. Ke3 *\n\n";
const LANGUAGES: [&str; 3] = ["KDTLS", "RDTFC", "♔♕♖♗♘"];

#[test]
fn each_game_has_its_own_letters() {
    let text = [GERMAN, ENGLISH, FRENCH, GERMAN].concat();
    let spanish = "e2e4e7e5g1f3b8c6f1b5".to_string();
    let wanted = [&spanish, "d2d4g8f6", &spanish, &spanish].map(|moves| Ok(moves.to_string()));
    assert_eq!(games(&text, &LANGUAGES), wanted);
    assert!(games(&text, &[])[0].is_err());
}

#[test]
fn one_bad_game_leaves_the_others() {
    let text = [GERMAN, BROKEN, FRENCH].concat();
    let found = games(&text, &LANGUAGES);
    assert_eq!(found.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    let error = found[1].as_ref().unwrap_err();
    assert!(error.starts_with("line 8, column 4: Ke3"), "{error}");
}

#[test]
fn errors_are_those_of_the_language_of_the_game() {
    let text = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lz9 *";
    let error = games(text, &LANGUAGES)[0].clone().unwrap_err();
    assert!(error.starts_with("line 1, column 34: \"Lz9\""), "{error}");
}

#[test]
fn figurines_are_letters() {
    assert_eq!(games("1. ♘f3 ♞f6 *", &LANGUAGES), [Ok("g1f3g8f6".to_string())]);
}

/// The reader advances at most once per game and language: without closing brackets and braces, it does not search
/// the rest of the text again for each game.
#[test]
fn unclosed_comments_and_variations_end_with_their_game() {
    for open in ["{", "("] {
        let text = format!("[Event \"x\"]\n\n1. e4 {open} e5 *\n\n").repeat(3);
        assert!(games(&text, &LANGUAGES).iter().all(Result::is_err), "{open}");
    }
    let text = format!("[Event \"x\"]\n\n1. e4 ( e5 *\n\n{ENGLISH}");
    assert_eq!(games(&text, &[])[1], Ok("d2d4g8f6".into()));
}
