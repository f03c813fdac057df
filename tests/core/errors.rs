//! Errors quote foreign text in a short and visible form, in English and in translation values.

use stratege::core::error::Error;
use stratege::registry;

fn details_of(error: &Error) -> String {
    error.details().into_iter().map(|(_, value)| value).collect::<Vec<_>>().join(" ")
}

#[test]
fn long_texts_are_cut_to_forty_characters() {
    let text = "ä".repeat(30_000);
    let error = Error::UnreadableMove { text: text.clone() };
    let cut = format!("{}…", "ä".repeat(40));
    assert_eq!(details_of(&error), cut);
    assert!(error.to_string().contains(&format!("\"{cut}\"")));
    for record in [text.clone(), format!("{text}:x:y"), format!("gobang:16-first-five-120:{text}")] {
        let Err(error) = registry::read(&record) else { panic!("a damaged record was read") };
        for sentence in [error.to_string(), details_of(&error)] {
            assert!(sentence.chars().count() < 400, "{sentence}");
        }
    }
}

#[test]
fn control_and_direction_characters_become_visible() {
    for hidden in ['\0', '\n', '\u{1b}', '\u{7f}', '\u{9b}', '\u{61c}', '\u{200f}', '\u{202e}', '\u{2066}'] {
        let error = Error::UnreadableMove { text: format!("e4{hidden}5e") };
        assert_eq!(details_of(&error), "e4\u{fffd}5e");
        assert!(!error.to_string().contains(hidden));
    }
}

#[test]
fn short_texts_are_quoted_as_they_are() {
    let error = Error::UnreadableMove { text: "Zß½ 馬".into() };
    assert_eq!(details_of(&error), "Zß½ 馬");
}
