//! Games in the formats of other programs: Piskvork files and pairs of numbers.

use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::gobang::Position;
use stratege::registry::formats;
use stratege::search::random::Random;

type Match = Record<Position>;

/// The record text of a match, or the error.
fn read(format: &str, text: &str) -> Result<String, String> {
    let mut found = formats::read_matches("gobang", format, text).unwrap();
    assert_eq!(found.len(), 1, "{text}");
    found.remove(0).map_err(|error| error.to_string())
}

fn read_piskvork(text: &str) -> Result<String, String> {
    read("Piskvork", text)
}

fn expect_error(text: &str, place: &str, why: &str) {
    let fault = read_piskvork(text).unwrap_err();
    assert!(fault.starts_with(place) && fault.contains(why), "{text}: {fault}");
}

/// The first moves of a random game on a board of this size without the 120-move rule.
fn random_game(size: usize, moves: usize) -> Match {
    let mut random = Random::new(size as u64);
    let mut record: Match = format!("gobang:{size}-first-five-full:").parse().unwrap();
    while record.outcome().is_none() && record.ply() < moves {
        let moves = record.position().legal_moves();
        record.play(moves[random.below(moves.len())]).unwrap();
    }
    record
}

#[test]
fn games_round_trip_on_every_board() {
    for size in [15, 16, 19, 20] {
        let game = random_game(size, 150);
        let line = game.to_string();
        for format in ["Piskvork", "h8i9j7", "x,y"] {
            let text = formats::write_match("gobang", format, &line).unwrap();
            let again: Match = read(format, &text).unwrap().parse().unwrap();
            assert_eq!(again.moves(), &game.moves()[..again.moves().len()], "{text}");
            // A text of moves does not contain the board's size.
            if format == "Piskvork" {
                assert_eq!(again, game, "{text}");
            }
        }
    }
}

#[test]
fn columns_come_first_and_piskvork_counts_from_one() {
    let line = "gobang:16-first-five-full:a1p1a16c2";
    assert_eq!(formats::write_match("gobang", "x,y", line).unwrap(), "0,0 15,0 0,15 2,1");
    let text = formats::write_match("gobang", "Piskvork", line).unwrap();
    assert_eq!(text, "Piskvorky 16x16, 11:11, 0\n1,1,0\n16,1,0\n1,16,0\n3,2,0\n");
    assert_eq!(read_piskvork(&text).unwrap(), line);
}

#[test]
fn piskvork_header_states_the_board() {
    assert_eq!(
        read_piskvork("\n \nPiskvorky 20x20, 1:1, 1\n\n20,20,0\n").unwrap(),
        "gobang:20-first-five-full:t20"
    );
    for wrong in ["9x9", "15x16", "16x15", "15", "x", "15x", "x15", "15x15x15", ""] {
        expect_error(&format!("Piskvorky {wrong}, 0\n"), "line 1, column 10", "the board has 15");
    }
    for wrong in ["", "\n", "Piskvork 15x15, 0\n", "8,8,0\n"] {
        expect_error(wrong, "", "a Piskvork file begins with");
    }
}

#[test]
fn piskvork_moves_are_validated() {
    for wrong in ["0,1,0", "1,0,0", "16,1,0", "1,16,0", "1,1", "1,1,x", "1,1,0,0", "1,,0", "1x,1,0"] {
        expect_error(
            &format!("Piskvorky 15x15, 0\n2,2,5\n{wrong}\n"),
            "line 3, column 1",
            "a move reads x,y,time",
        );
    }
    assert_eq!(
        read_piskvork("Piskvorky 15x15, 0\n15,15,5\n 1 , 1 , 7 \n").unwrap(),
        "gobang:15-first-five-full:o15a1"
    );
    expect_error("Piskvorky 15x15, 0\n2,2,5\n3,3,1\n2,2,0\n", "line 4, column 1: move 3: b2", "not allowed");
}

#[test]
fn lines_after_the_moves_are_ignored() {
    for rest in ["1\n", "a.zip\nb.zip\n3,3,0\n", "-1\n3,3,0\n", "7\n3,3,0\n"] {
        let text = format!("Piskvorky 15x15, 0\n2,2,5\n{rest}");
        assert_eq!(read_piskvork(&text).unwrap(), "gobang:15-first-five-full:b2", "{text}");
    }
}
