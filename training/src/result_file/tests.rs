//! Damaged, foreign and interrupted files are resumed to the same contents or left unchanged.

use std::fs;
use std::path::PathBuf;

use serde::Deserialize;
use serde_json::json;
use stratege::search::random::Random;

use super::*;

/// The path of one test's file, removed on drop.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("stratege-result-file-{name}-{}", std::process::id()));
        let _ = fs::remove_file(&path);
        Scratch(path)
    }

    fn bytes(&self) -> Vec<u8> {
        fs::read(&self.0).unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Score {
    text: String,
    points: [u32; 3],
}

fn options() -> Value {
    json!({ "game": "reversi", "player": "ramscher:bonus=5", "rate": 0.1, "limits": { "nodes": 10 } })
}

fn results() -> Vec<Score> {
    let text = ["f5d6 \"x\",\"sum\":\"0\"", "", "+=-\n", "ä"];
    (0..).zip(text).map(|(number, text)| Score { text: text.into(), points: [number, 7, 1] }).collect()
}

fn open(path: &Path) -> Result<(ResultFile, Vec<Score>), TrainingError> {
    ResultFile::open(path, "spsa", &options())
}

/// Appends the results that the file lacks.
fn complete(path: &Path) -> Result<(), TrainingError> {
    let (mut file, known) = open(path)?;
    assert_eq!(known, results()[..known.len()]);
    results()[known.len()..].iter().try_for_each(|result| file.append(result))
}

/// A complete file.
fn whole() -> Vec<u8> {
    let scratch = Scratch::new(&format!("whole-{:?}", std::thread::current().id()));
    complete(&scratch.0).unwrap();
    scratch.bytes()
}

fn sentence<T>(result: Result<T, TrainingError>) -> String {
    match result {
        Err(TrainingError::Input(sentence)) => sentence,
        Err(error) => panic!("{error:?}"),
        Ok(_) => panic!("the file was accepted"),
    }
}

/// Whether a file with these bytes is resumed to the complete file; otherwise it must be an error and
/// unchanged.
fn is_resumed(scratch: &Scratch, bytes: &[u8], whole: &[u8]) -> bool {
    fs::write(&scratch.0, bytes).unwrap();
    let opened = open(&scratch.0).is_ok();
    assert_eq!(scratch.bytes(), bytes, "opening changed {:?}", String::from_utf8_lossy(bytes));
    match complete(&scratch.0) {
        Ok(()) => assert_eq!(scratch.bytes(), whole, "after {:?}", String::from_utf8_lossy(bytes)),
        Err(error) => {
            assert_eq!(scratch.bytes(), bytes);
            assert!(sentence::<()>(Err(error)).ends_with("it was left unchanged"));
        }
    }
    opened
}

#[test]
fn file_cut_at_any_byte_is_resumed() {
    let (scratch, whole) = (Scratch::new("cut"), whole());
    for length in 0..=whole.len() {
        assert!(is_resumed(&scratch, &whole[..length], &whole), "{length}");
    }
}

#[test]
fn flipped_bit_is_detected_or_cuts_the_last_line() {
    let (scratch, whole) = (Scratch::new("flipped"), whole());
    for bit in 0..8 * whole.len() {
        let mut bytes = whole.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(is_resumed(&scratch, &bytes, &whole), bit / 8 + 1 == whole.len(), "bit {bit}");
    }
}

#[test]
fn missing_repeated_and_swapped_lines_are_detected() {
    let (scratch, whole) = (Scratch::new("lines"), whole());
    let lines: Vec<_> = whole.split_inclusive(|&byte| byte == b'\n').collect();
    for order in [&[0, 2, 3, 4][..], &[0, 1, 1, 2, 3, 4], &[0, 2, 1, 3, 4], &[1, 2, 3, 4], &[0, 0, 1]] {
        let bytes = order.iter().map(|&line| lines[line]).collect::<Vec<_>>().concat();
        assert!(!is_resumed(&scratch, &bytes, &whole), "{order:?}");
    }
}

#[test]
fn foreign_bytes_are_unchanged() {
    let (scratch, whole) = (Scratch::new("foreign"), whole());
    let line_log = "spsa reversi ramscher only [] pairs 4 rate 0.1\n1/0/1\n";
    let texts = [
        "my only copy",
        "first line\nsecond, no newline",
        "{\"a\":1}",
        "{}\n",
        "\n",
        line_log,
        "12 13 1 0 1\n",
    ];
    for text in texts {
        assert!(!is_resumed(&scratch, text.as_bytes(), &whole), "{text}");
    }
    let mut random = Random::new(1);
    for _ in 0..300 {
        let mut bytes: Vec<u8> = (0..1 + random.below(300)).map(|_| random.below(256) as u8).collect();
        assert!(!is_resumed(&scratch, &bytes, &whole), "{bytes:?}");
        // Starting like a real file.
        let prefix = 1 + random.below(whole.len() - 1);
        bytes.splice(0..0, whole[..prefix].iter().copied());
        is_resumed(&scratch, &bytes, &whole);
    }
}

#[test]
fn other_computation_is_rejected_with_the_difference() {
    let scratch = Scratch::new("other");
    complete(&scratch.0).unwrap();
    let bytes = scratch.bytes();
    let open = |command: &str, options: &Value| {
        sentence(ResultFile::open::<Score>(&scratch.0, command, options).map(|(_, known)| known))
    };
    let mut other = options();
    other["rate"] = json!(0.2);
    assert!(open("spsa", &other).contains("another computation: its rate: 0.1, not 0.2"));
    other = options();
    other["seed"] = json!(1);
    assert!(open("spsa", &other).contains("its seed: not given, not 1"));
    assert!(open("tune", &options()).contains("has the results of \"stratege spsa\""));
    assert_eq!(scratch.bytes(), bytes);
}

#[test]
fn newer_format_is_rejected() {
    let scratch = Scratch::new("newer");
    let header = r#"{"stratege":"9.0","format":2,"command":"spsa","options":{}}"#;
    fs::write(&scratch.0, Seal::default().close(header)).unwrap();
    assert!(sentence(open(&scratch.0)).contains("has the format 2 of version 9.0, not 1"));
}

#[test]
fn second_writer_is_rejected() {
    let scratch = Scratch::new("second");
    let (mut first, _) = open(&scratch.0).unwrap();
    first.append(&results()[0]).unwrap();
    let bytes = scratch.bytes();
    assert!(sentence(open(&scratch.0)).contains("is in use by another process"));
    assert_eq!(scratch.bytes(), bytes);
    drop(first);
    assert_eq!(open(&scratch.0).unwrap().1, results()[..1]);
}

#[test]
fn match_without_checksums_is_resumed_without_them() {
    let scratch = Scratch::new("unsealed");
    let header = format!("{{\"match\":{}}}\n", options());
    let line = |result: &Score| serde_json::to_string(result).unwrap() + "\n";
    fs::write(&scratch.0, format!("{header}{}{{\"tex", line(&results()[0]))).unwrap();
    let (mut file, known) = ResultFile::open::<Score>(&scratch.0, "match", &options()).unwrap();
    assert_eq!(known, results()[..1]);
    file.append(&results()[1]).unwrap();
    let expected = format!("{header}{}{}", line(&results()[0]), line(&results()[1]));
    assert_eq!(String::from_utf8(scratch.bytes()).unwrap(), expected);
    let (read_options, known): (Value, Vec<Score>) = read(&scratch.0, "match").unwrap();
    assert_eq!((read_options, &known[..]), (options(), &results()[..2]));
    drop(file);
    assert!(sentence(open(&scratch.0)).contains("has the results of \"stratege match\""));
}

#[test]
fn log_returns_known_results_first_and_rejects_one_that_does_not_fit() {
    let scratch = Scratch::new("log");
    let log = || ResultLog::<Score>::open(Some(&scratch.0), "spsa", &options()).unwrap();
    let mut first = log();
    assert_eq!(first.next(|_| true).unwrap(), None);
    first.append(&results()[0]).unwrap();
    drop(first);
    let bytes = scratch.bytes();
    assert!(sentence(log().next(|score| score.text.is_empty())).contains("is damaged in line 2"));
    assert_eq!(log().next(|_| true).unwrap(), Some(results()[0].clone()));
    assert_eq!(scratch.bytes(), bytes);
    let mut none = ResultLog::<Score>::open(None, "spsa", &options()).unwrap();
    none.append(&results()[0]).unwrap();
    assert_eq!(none.next(|_| true).unwrap(), None);
}

#[test]
fn only_regular_files_are_opened() {
    assert!(sentence(open(&std::env::temp_dir())).starts_with("cannot open "));
    if cfg!(unix) {
        assert!(sentence(open(Path::new("/dev/null"))).contains("is not a regular file"));
    }
}
