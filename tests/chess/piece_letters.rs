//! Moves and sheets with the piece letters of other languages.

use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::chess::Position;
use stratege::games::chess::piece_letters::{read, write};
use stratege::search::random::Random;

const LETTERS: [&str; 9] = ["KQRBN", "KDTLS", "KDTLR", "RDTFC", "RDTAC", "KDTLP", "KHWGS", "KVBFH", "♔♕♖♗♘"];

#[test]
fn moves_are_written_with_a_languages_letters() {
    for (letters, moves) in [
        ("KDTLS", "Sf3 Lxb5+ O-O Tae1 Dh5# e8=D Kd2 exd6"),
        ("KDTLR", "Rf3 Lxb5+ O-O Tae1 Dh5# e8=D Kd2 exd6"),
        ("RDTFC", "Cf3 Fxb5+ O-O Tae1 Dh5# e8=D Rd2 exd6"),
        ("♔♕♖♗♘", "♘f3 ♗xb5+ O-O ♖ae1 ♕h5# e8=♕ ♔d2 exd6"),
    ] {
        let english = "Nf3 Bxb5+ O-O Rae1 Qh5# e8=Q Kd2 exd6";
        assert_eq!(write(english, letters), moves);
        assert_eq!(read(moves, letters).as_deref(), Some(english));
    }
}

#[test]
fn tags_and_comments_are_unchanged() {
    let sheet =
        "[White \"Qvist, Knut\"]\n\n1. Nf3 {Not Bb5 yet} Nc6 ; Queen's Knight\n2. Bb5 (2. Nc3 Rb8) 1-0\n";
    let german =
        "[White \"Qvist, Knut\"]\n\n1. Sf3 {Not Bb5 yet} Sc6 ; Queen's Knight\n2. Lb5 (2. Sc3 Tb8) 1-0\n";
    assert_eq!(write(sheet, "KDTLS"), german);
    assert_eq!(read(german, "KDTLS").as_deref(), Some(sheet));
}

#[test]
fn letters_of_another_language_are_rejected() {
    assert_eq!(read("Nf3", "KDTLS"), None);
    assert_eq!(read("Sf3", "KQRBN"), None);
    // Moves without pieces are the same in all languages, and figurines are read with any letters.
    assert_eq!(read("1. e4 e5 2. O-O *", "KDTLS").as_deref(), Some("1. e4 e5 2. O-O *"));
    assert_eq!(read("♞f6", "KDTLR").as_deref(), Some("Nf6"));
    // A Dutch knight has the letter of an English pawn, which SAN never writes.
    assert_eq!(read("Pf3", "KDTLP").as_deref(), Some("Nf3"));
}

#[test]
fn games_round_trip_in_every_language() {
    for seed in 0..20 {
        let mut random = Random::new(seed);
        let mut record: Record<Position> = "chess:standard:".parse().unwrap();
        while record.outcome().is_none() && record.ply() < 120 {
            let moves = record.position().legal_moves();
            let chosen = moves[random.below(moves.len())];
            let text = record.position().write_move(chosen);
            for letters in LETTERS {
                let written = write(&text, letters);
                let back = read(&written, letters).unwrap();
                assert_eq!(record.position().read_move(&back), Ok(chosen), "{written} in {letters}");
            }
            record.play(chosen).unwrap();
        }
    }
}

#[test]
fn arbitrary_text_does_not_panic() {
    for text in ["", "{", "[[[", "Ω", "KKKK", "}{;", "♔"] {
        for letters in LETTERS.into_iter().chain(["", "K"]) {
            let _ = (read(text, letters), write(text, letters));
        }
    }
}
