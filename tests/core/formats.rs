//! Formats with one match per text or per line, and the positions of their errors.

use stratege::core::format::{read_lines, write_moves};
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::{connect4, reversi};
use stratege::search::random::Random;

/// Parsed matches as record texts, or errors.
fn read(text: &str) -> Vec<Result<String, String>> {
    let games: Vec<Result<Record<connect4::Position>, _>> = read_lines(text);
    let text = |game: &Result<Record<_>, _>| match game {
        Ok(record) => Ok(record.to_string()),
        Err(error) => Err(format!("{error}")),
    };
    games.iter().map(text).collect()
}

#[test]
fn text_is_one_match_or_one_per_line() {
    let record = |moves: &str| Ok(format!("connect4:first:{moves}"));
    assert_eq!(read("4453"), [record("4453")]);
    assert_eq!(read("44\n53"), [record("4453")]);
    let fault = "line 2, column 7: move 7: 5 is not allowed here: the column is full";
    assert_eq!(read("44\n5555555\n \n66"), [record("44"), Err(fault.into()), record("66")]);
}

#[test]
fn errors_have_the_position_of_the_faulty_word() {
    let full = "is not allowed here: the column is full";
    let fault = |text: &str, place: &str, error: &str| {
        assert_eq!(read(text), [Err(format!("{place}: {error}"))], "{text}");
    };
    fault("4444444", "line 1, column 7", &format!("move 7: 4 {full}"));
    fault("  44\t4444 4", "line 1, column 11", &format!("move 7: 4 {full}"));
    fault("44x", "line 1, column 3", "move 3: \"x\" is not a move");
    // At the faulty character of a position; at the start if there is no place.
    let position = "the position \"38X3_X\" is wrong at character 6: the sides take turns, so one of them has too \
                    many stones";
    fault("38X3_X", "line 1, column 6", position);
    fault("connect4:first", "line 1, column 1", "the record is damaged: it should read game:start:moves");
    let both = read(" 41424344\n44x");
    let over = "line 1, column 9: move 8: the game is over, no move can follow";
    assert_eq!(both, [Err(over.into()), Err("line 2, column 3: move 3: \"x\" is not a move".into())]);
}

#[test]
fn implied_moves_are_not_written() {
    let mut forced = 0;
    for game in 0..20 {
        let mut random = Random::new(game);
        let mut record = Record::<reversi::Position>::new(Default::default());
        while record.outcome().is_none() {
            let moves = record.position().legal_moves();
            record.play(moves[random.below(moves.len())]).unwrap();
        }
        let moves: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
        let chosen: Vec<&str> = moves.iter().map(String::as_str).filter(|&one| one != "pa").collect();
        assert_eq!(write_moves(&record, ""), chosen.concat());
        assert_eq!(write_moves(&record, " "), chosen.join(" "));
        forced += moves.len() - chosen.len();
    }
    assert!(forced > 5, "{forced}");
}
