//! Numbered lists of moves as other programs write them: `1. h8 i9 2. g7 1-0`.
//!
//! ```
//! use stratege::core::move_list::without_numbers;
//!
//! let parts: Vec<_> = without_numbers("1. h8 i9 2. g7 1-0").map(str::trim).filter(|part| !part.is_empty()).collect();
//! assert_eq!(parts, ["h8 i9", "g7"]);
//! ```

/// Results at the end of a list.
const RESULTS: [&str; 6] = ["1-0", "0-1", "1/2-1/2", "½-½", "0.5-0.5", "*"];

/// Maximum digits of a move number.
const MAX_DIGITS: usize = 4;

/// The parts of a text between its move numbers, such as `12.`, `12...` and `12)`, without a result at its end.
pub fn without_numbers(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = without_result(text);
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let (part, after) = split_at_number(rest).unwrap_or((rest, ""));
        rest = after;
        Some(part)
    })
}

fn without_result(text: &str) -> &str {
    let text = text.trim_end();
    let moves = RESULTS.iter().find_map(|result| text.strip_suffix(result));
    moves.filter(|moves| moves.ends_with(char::is_whitespace)).unwrap_or(text)
}

/// Whether a line continues a list: it begins with a move number other than 1.
pub fn continues(line: &str) -> bool {
    let line = line.trim_start();
    let begins_with_number = split_at_number(line).is_some_and(|(before, _)| before.is_empty());
    begins_with_number && !line.starts_with("1.") && !line.starts_with("1)")
}

/// The text before and after the next move number. Slices are taken by `get`, because the message of a failed
/// index would bring the Unicode tables into the page's module.
fn split_at_number(text: &str) -> Option<(&str, &str)> {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let begins_word = at == 0 || bytes[at - 1].is_ascii_whitespace();
        let digits = bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits > 0 && begins_word && digits <= MAX_DIGITS {
            let after = text.get(at + digits..)?;
            let moves = after.trim_start_matches(['.', '…']);
            let moves = if moves.len() < after.len() { Some(moves) } else { after.strip_prefix(')') };
            if let Some(moves) = moves {
                return Some((text.get(..at)?, moves));
            }
        }
        at += digits.max(1);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> Vec<&str> {
        without_numbers(text).map(str::trim).filter(|part| !part.is_empty()).collect()
    }

    #[test]
    fn numbers_and_results_are_dropped() {
        assert_eq!(parts("1. h8 i9\n2. g7 h7 1-0"), ["h8 i9", "g7 h7"]);
        assert_eq!(parts("1.4 4 2.5 3 *"), ["4 4", "5 3"]);
        assert_eq!(parts("1) f5 1... d6 2… c3"), ["f5", "d6", "c3"]);
        assert_eq!(parts("7,7 8,8"), ["7,7 8,8"]);
        assert_eq!(parts("4453"), ["4453"]);
        assert_eq!(parts("12345. ä"), ["12345. ä"]);
        assert_eq!(parts(" "), [""; 0]);
    }
}
