//! PGN: tags, comments, variations and errors, read and written.

use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::chess::formats::pgn::{Edit, GameResult, Sheet, read, read_all};
use stratege::games::chess::{Position, Start};
use stratege::search::random::Random;

const TWO: &str = "\u{feff}% an escaped line
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
    let moves: Vec<_> = first.moves.iter().map(|entry| entry.mv.to_string()).collect();
    assert_eq!(moves, ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"]);
    let nags: Vec<_> = first.moves.iter().map(|entry| entry.nags.as_slice()).collect();
    assert_eq!(nags, [&[][..], &[], &[1], &[6, 14], &[], &[6]]);
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
fn write_and_read_round_trip() {
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

const BRANCHING: &str = "[Event \"Branches\"]\n[Annotator \"Anna\"]\n[PlyCount \"4\"]\n\n1. e4 e5 \
                         ({better} 1... c5 $1 2. Nf3 (2. c3 d5 {sharp} 3. exd5) (2. Nc3) 2... d6) 2. f4 {bold} \
                         (2. Nf3) 2... exf4 1-0\n";

#[test]
fn variations_are_read_with_their_annotations() {
    let sheet = read_all(BRANCHING).next().unwrap().unwrap();
    assert_eq!(sheet.moves.len(), 4);
    let [sicilian] = sheet.moves[1].variations.as_slice() else { panic!("{sheet:?}") };
    assert_eq!((sicilian.opening_comment.as_str(), sicilian.moves.len()), ("better", 3));
    assert_eq!(sicilian.moves[1].variations.len(), 2);
    assert_eq!(sicilian.moves[1].variations[0].moves[1].comment, "sharp");
    let text = sheet.to_string();
    assert!(
        text.replace('\n', " ").ends_with(
            "1. e4 e5 ({better} 1... c5 $1 2. Nf3 (2. c3 d5 {sharp} 3. exd5) (2. Nc3) 2... d6) 2. f4 {bold} \
             (2. Nf3) 2... exf4 1-0 "
        ),
        "{text}"
    );
    assert_eq!(read_all(&text).next().unwrap().unwrap().moves, sheet.moves);
    assert!(sheets(BRANCHING)[0].moves.iter().all(|entry| entry.variations.is_empty()));
}

#[test]
fn annotations_of_agreeing_moves_are_merged() {
    let annotated = |line: &str| {
        let mut sheet = Sheet::from(&line.parse::<Record<Position>>().unwrap());
        sheet.tags.push(("Event".into(), "Mine".into()));
        sheet.annotate(read_all(BRANCHING).next().unwrap().unwrap());
        (sheet.to_string().split("\n\n").nth(1).unwrap().replace('\n', " "), sheet)
    };
    let (text, sheet) = annotated("chess:standard:e2e4e7e5f2f4e5f4:agreed");
    assert!(text.contains("{bold} (2. Nf3) 2... exf4 1/2-1/2"), "{text}");
    assert_eq!((sheet.tag("Event"), sheet.tag("PlyCount")), (Some("Mine"), Some("4")));
    let (text, sheet) = annotated("chess:standard:e2e4e7e5d2d4");
    assert!(text.ends_with("2... d6) 2. d4 (2. f4 {bold} 2... exf4) (2. Nf3) * "), "{text}");
    assert_eq!((sheet.tag("Annotator"), sheet.tag("PlyCount")), (Some("Anna"), None));
    let (text, sheet) = annotated("chess:standard:d2d4");
    assert_eq!((text.as_str(), sheet.tag("Annotator")), ("1. d4 * ", None));
    let (text, _) = annotated("chess:chess960-0:e2e4");
    assert_eq!(text, "1. e4 * ");
}

#[test]
fn errors_in_variations_matter_only_if_variations_are_read() {
    for (text, sentence) in [
        ("1. e4 (1. e5) *", "line 1, column 11: e5 is not allowed here: no piece of this kind can go there"),
        ("1. e4 () *", "line 1, column 7: the record is damaged: this variation has no move"),
        ("1. e4 (1. d4 [", "line 1, column 14: the record is damaged: this character has no meaning here"),
    ] {
        assert_eq!(read_all(text).next().unwrap().unwrap_err().to_string(), sentence);
    }
    assert_eq!(sheets("1. e4 (1. e5) e5 *")[0].moves.len(), 2);
    assert!(read_all("1. e4 (1. d4").next().unwrap().is_err());
    assert!(read_all("(1. d4) 1. e4 *").next().unwrap().is_err());
    let deep = format!("1. e4 {}", "(1. d4 ".repeat(60));
    let error = read_all(&deep).next().unwrap().unwrap_err().to_string();
    assert!(error.ends_with("variations lie in one another more than fifty deep"), "{error}");
}

#[test]
fn variations_nest_fifty_deep() {
    let nested = |depth| {
        let moves = ["e4", "d4", "c4"].iter().cycle().take(depth).map(|mv| format!("(1. {mv} "));
        format!("1. a4 {}{} *", moves.collect::<String>(), ")".repeat(depth))
    };
    assert!(read_all(&nested(50)).next().unwrap().is_ok());
    assert!(read_all(&nested(51)).next().unwrap().is_err());
}

#[test]
fn tags_are_written_once_and_lines_are_filled() {
    const PROMOTING: &str = "r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
    let shuffle = "Kd2 Ke7 Ke1 Ke8 Kf2 Kf7 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8 ";
    let text = format!(
        "[Mood \"good\"]\n[FEN \"{PROMOTING}\"]\n[White \"Anna\"]\n\nbxa8(Q)+ Kd7 Qb7+ Kd8 Qb1 Ke8 {shuffle}*"
    );
    let written = sheets(&text)[0].to_string();
    let (tags, moves) = written.split_once("\n\n").unwrap();
    let event =
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Anna\"]\n[Black \"?\"]";
    let set_up = format!("[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"{PROMOTING}\"]\n[Mood \"good\"]");
    assert_eq!(tags, format!("{event}\n{set_up}"));
    let lines: Vec<_> = moves.lines().map(str::len).collect();
    assert!(moves.starts_with("1. bxa8=Q+ Kd7") && lines == [77, 27], "{moves}");
}

#[test]
fn move_number_dots_and_results_are_optional() {
    let all = sheets(
        "[Event \"1\"]\n\n1 e4 1 ... e5 0-1\n\n[Event \"2\"]\n\n1. d4\n\n[Event \"3\"]\n\n1. c4 1/2-1/2",
    );
    let seen: Vec<_> = all.iter().map(|sheet| (sheet.moves.len(), sheet.result)).collect();
    assert_eq!(seen, [(2, GameResult::Black), (1, GameResult::Open), (1, GameResult::Draw)]);
}

#[test]
fn lines_escaped_by_percent_are_skipped() {
    assert_eq!(sheets("1. e4\n%1. d4\n1... e5 *")[0].moves.len(), 2);
    // A percent sign elsewhere in a line is an error.
    assert!(read("1. e4 % e5").next().unwrap().is_err());
}

#[test]
fn time_forfeit_is_written_as_termination() {
    let tag = |line: &str| {
        let sheet = Sheet::from(&line.parse::<Record<Position>>().unwrap());
        sheet.tag("Termination").map(String::from)
    };
    assert_eq!(tag("chess:standard:e2e4:second-out-of-time").as_deref(), Some("time forfeit"));
    assert_eq!(tag("chess:standard:e2e4:agreed"), None);
}

#[test]
fn moves_after_the_end_of_a_game_are_errors() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let error = read(&format!("[Event \"x\"]\n\n{shuffle} e4 *")).next().unwrap().unwrap_err();
    assert_eq!(error.to_string(), "line 3, column 66: the game is over, no move can follow");
    assert!(read(&format!("{shuffle} 1/2-1/2")).next().unwrap().unwrap().record().unwrap().end().is_none());
}

#[test]
fn lines_are_counted_across_many_damaged_games() {
    let text = "[Event \"x\"]\n\n1. e4 ä *\n\n".repeat(200);
    let errors: Vec<_> = read(&text).map(|sheet| sheet.unwrap_err().to_string()).collect();
    assert_eq!(errors.len(), 200);
    assert_eq!(errors[199], "line 799, column 7: \"ä\" is not a move");
}

#[test]
fn errors_carry_line_and_column_and_reading_continues() {
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
            "line 1, column 1: the position \"8/8/8/8/8/8/8/8 w - - 0 1\" is wrong at character 1: pieces: White \
             has no king",
        ),
    ] {
        let error = read(text).next().unwrap().unwrap_err().to_string();
        assert_eq!(error, sentence);
        let followed = format!("{text}\n\n[Event \"next\"]\n\n1. d4 *\n");
        if !sentence.contains("closing") {
            let next = read(&followed).last().unwrap().unwrap();
            assert_eq!((next.tag("Event"), next.moves.len()), (Some("next"), 1), "{followed}");
        }
    }
    assert_eq!(read(" \n").count(), 0);
}

const BRANCHED: &str =
    "{Start.} 1. e4 e5 (1... c5 {Sicilian} 2. Nf3 (2. c3 {Alapin} d5) 2... d6) (1... e6) 2. Nf3 $1 *";

fn branched() -> Sheet {
    read_all(BRANCHED).next().unwrap().unwrap()
}

/// The moves of a sheet without its tags.
fn moves_of(sheet: &Sheet) -> String {
    let text = sheet.to_string();
    text.split("\n\n").nth(1).unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn moves_are_listed_with_place_and_record() {
    let all = branched().annotated();
    let listed: Vec<_> = all.iter().map(|one| (one.place.as_slice(), &*one.number, &*one.text)).collect();
    let expected: [(&[usize], &str, &str); 9] = [
        (&[0], "1.", "e4"),
        (&[1], "1...", "e5"),
        (&[1, 0, 0], "1...", "c5"),
        (&[1, 0, 1], "2.", "Nf3"),
        (&[1, 0, 1, 0, 0], "2.", "c3"),
        (&[1, 0, 1, 0, 1], "2...", "d5"),
        (&[1, 0, 2], "2...", "d6"),
        (&[1, 1, 0], "1...", "e6"),
        (&[2], "2.", "Nf3!"),
    ];
    assert_eq!(listed, expected);
    assert_eq!((&*all[0].before, &*all[2].comment), ("Start.", "Sicilian"));
    assert_eq!(all[5].record, "chess:standard:e2e4c7c5c2c3d7d5");
    assert_eq!(all[8].record, "chess:standard:e2e4e7e5g1f3");
}

#[test]
fn comments_are_edited_by_place() {
    let mut sheet = branched();
    sheet.edit(&[], Edit::Comment("")).unwrap();
    sheet.edit(&[0], Edit::Comment("best\nby test")).unwrap();
    sheet.edit(&[1, 0, 1, 0, 0], Edit::Comment("")).unwrap();
    assert_eq!(sheet.edit(&[7], Edit::Comment("nowhere")), None);
    assert_eq!(sheet.edit(&[1, 5, 0], Edit::Comment("nowhere")), None);
    assert_eq!(
        moves_of(&sheet),
        "1. e4 {best by test} 1... e5 (1... c5 {Sicilian} 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 $1 *"
    );
}

#[test]
fn variations_are_promoted_and_deleted() {
    let mut sheet = branched();
    sheet.edit(&[1, 0], Edit::Promote).unwrap();
    assert_eq!(
        moves_of(&sheet),
        "{Start.} 1. e4 c5 {Sicilian} (1... e5 2. Nf3 $1) (1... e6) 2. Nf3 (2. c3 {Alapin} 2... d5) 2... d6 *"
    );
    sheet.edit(&[2, 0], Edit::Promote).unwrap();
    sheet.edit(&[1, 1], Edit::Delete).unwrap();
    assert_eq!(
        moves_of(&sheet),
        "{Start.} 1. e4 c5 {Sicilian} (1... e5 2. Nf3 $1) 2. c3 {Alapin} (2. Nf3 d6) 2... d5 *"
    );
    // The comments before a variation and after its first move are joined.
    let mut sheet = read_all("1. e4 e5 ({Sharper:} 1... c5 {Sicilian}) *").next().unwrap().unwrap();
    sheet.edit(&[1, 0], Edit::Promote).unwrap();
    assert_eq!(moves_of(&sheet), "1. e4 c5 {Sharper: Sicilian} (1... e5) *");
    for place in [&[1, 4][..], &[9, 0], &[1], &[]] {
        assert_eq!(sheet.edit(place, Edit::Promote), None);
        assert_eq!(sheet.edit(place, Edit::Delete), None);
    }
}

#[test]
fn merging_a_game_that_follows_a_variation_loses_nothing() {
    let record: Record<Position> = "chess:standard:e2e4c7c5c2c3".parse().unwrap();
    let mut sheet = Sheet::from(&record);
    sheet.annotate(branched());
    assert_eq!(
        moves_of(&sheet),
        "{Start.} 1. e4 c5 {Sicilian} (1... e5 2. Nf3 $1) (1... e6) 2. c3 {Alapin} (2. Nf3 d6) *"
    );
}
