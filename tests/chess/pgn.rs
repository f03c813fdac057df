use stratege::chess::pgn::{GameResult, Sheet, read};
use stratege::chess::{Position, Start};
use stratege::game::Game;
use stratege::record::Record;
use stratege::search::random::Random;

const TWO: &str = "\u{feff}% written by nobody
[Event \"A \\\"quoted\\\" name\"]
[White \"Anna\"]
[Result \"1-0\"]

{Before the first.} 1. e4 e5 2.Nf3! (2. f4 exf4 (2... d5 {a (bracket} ) 3. Nf3) 2... Nc6 $6 $14 ; the rest
3. Bb5 {Spanish} {twice} a6?! 1-0

[Event \"Second\"]
[SetUp \"1\"]
[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 40\"]

40. a8(Q)+ Kd7 41.Qb7+ Kd6 *
";

fn sheets(text: &str) -> Vec<Sheet> {
    read(text).collect::<Result<_, _>>().unwrap()
}

#[test]
fn tags_comments_marks_and_variations() {
    let all = sheets(TWO);
    assert_eq!(all.len(), 2);
    let first = &all[0];
    assert_eq!(first.tag("Event"), Some("A \"quoted\" name"));
    assert_eq!((first.result, all[1].result), (GameResult::White, GameResult::Open));
    assert_eq!(first.opening_comment, "Before the first.");
    let moves: Vec<_> = first.moves.iter().map(|entry| entry.chosen.to_string()).collect();
    assert_eq!(moves, ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"]);
    let marks: Vec<_> = first.moves.iter().map(|entry| entry.marks.as_slice()).collect();
    assert_eq!(marks, [&[][..], &[], &[1], &[6, 14], &[], &[6]]);
    assert_eq!(
        (first.moves[3].comment.as_str(), first.moves[4].comment.as_str()),
        ("the rest", "Spanish twice")
    );
    assert_eq!(
        all[1].record().unwrap().to_string(),
        "chess:4k3/P7/8/8/8/8/8/4K3_w_-_-_0_40:a7a8qe8d7a8b7d7d6"
    );
}

#[test]
fn what_is_written_is_read_as_it_was() {
    let text: String = sheets(TWO).iter().map(|sheet| format!("{sheet}\n")).collect();
    let one_line = text.replace('\n', " ");
    assert!(
        one_line.contains("1. e4 e5 2. Nf3 $1 Nc6 $6 $14 {the rest} 3. Bb5 {Spanish twice} 3... a6 $6 1-0")
    );
    assert!(one_line.contains("40. a8=Q+ Kd7 41. Qb7+ Kd6 *"));
    let again = sheets(&text);
    for (old, new) in sheets(TWO).iter().zip(&again) {
        assert_eq!((&old.moves, &old.start, old.result), (&new.moves, &new.start, new.result));
        assert_eq!(old.opening_comment, new.opening_comment);
        assert!(old.tags.iter().all(|(name, value)| new.tag(name) == Some(value)));
    }
    for number in 0..30u64 {
        let mut random = Random::new(number);
        let start: Start = format!("chess960-{}", 31 * number).parse().unwrap();
        let mut record = Record::<Position>::new(start);
        while record.outcome().is_none() && record.ply() < 120 {
            let legal = record.position().legal_moves();
            record.play(legal[random.below(legal.len())]).unwrap();
        }
        let text = Sheet::from(&record).to_string();
        assert!(text.lines().all(|line| line.starts_with('[') || line.chars().count() < 80), "{text}");
        let sheet = &sheets(&text)[0];
        assert_eq!(sheet.record().unwrap().moves(), record.moves());
        assert_eq!(sheet.result == GameResult::Open, record.outcome().is_none());
    }
}

#[test]
fn a_fault_has_its_line_and_column_and_the_next_game_is_read() {
    for (text, sentence) in [
        (
            "[Event \"x\"]\n\n1. e4 e5\n2. Ke3 *",
            "line 4, column 4: Ke3 is not allowed here: no piece of this kind can go there",
        ),
        ("1. e4 e5 2. Nf9", "line 1, column 13: \"Nf9\" is not a move"),
        ("1. e4 2.e2e5", "line 1, column 9: e2e5 is not allowed here: there is no piece on that square"),
        ("1. e4 {open", "line 1, column 7: the record is damaged: this comment has no closing brace"),
        (
            "1. e4 (1. d4\n(d5)",
            "line 1, column 7: the record is damaged: this variation has no closing bracket",
        ),
        ("1. e4 )", "line 1, column 7: the record is damaged: a bracket closes here that was never opened"),
        ("1. e4 $300", "line 1, column 7: the record is damaged: behind $ stands a number from 0 to 255"),
        ("$3 1. e4", "line 1, column 1: the record is damaged: this character has no meaning here"),
        ("1. e4 } e5", "line 1, column 7: the record is damaged: this character has no meaning here"),
        ("[Event x]", "line 1, column 1: the record is damaged: a tag reads [Name \"value\"]"),
        ("\n[Event \"x\"\n1. e4", "line 2, column 1: the record is damaged: a tag reads [Name \"value\"]"),
        (
            "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
            "line 1, column 1: the position \"8/8/8/8/8/8/8/8 w - - 0 1\" is wrong at character 1: White must \
             have exactly one king",
        ),
    ] {
        let complaint = read(text).next().unwrap().unwrap_err().to_string();
        assert_eq!(complaint, sentence);
        let followed = format!("{text}\n\n[Event \"next\"]\n\n1. d4 *\n");
        if !sentence.contains("closing") {
            let next = read(&followed).last().unwrap().unwrap();
            assert_eq!((next.tag("Event"), next.moves.len()), (Some("next"), 1), "{followed}");
        }
    }
    assert_eq!(read(" \n").count(), 0);
}
