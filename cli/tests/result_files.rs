//! Commands with a result file resume after any interruption, and never change a file of other contents.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Output};

/// A command with few and short games, up to the option that names its result file.
struct Case {
    arguments: &'static str,
    /// Suffix that the command appends to the name of its file.
    ending: &'static str,
}

const CASES: [Case; 6] = [
    Case {
        arguments: "match reversi ramscher doofie --games 4 --nodes 5 --random-plies 4 --file",
        ending: "",
    },
    Case {
        arguments: "scale reversi champion:book=0 --from 5 --doublings 1 --games 4 --random-plies 4 --file",
        ending: "-5",
    },
    Case {
        arguments: "spsa reversi ramscher --nodes 5 --pairs 1 --iterations 3 --random-plies 40 --file",
        ending: "",
    },
    Case {
        arguments: "tune reversi ramscher --nodes 5 --generations 2 --population 4 --games 2 --check-games 2 \
                    --final-games 2 --random-plies 40 --file",
        ending: "",
    },
    Case {
        arguments: "order qubic ttt3d --games 2 --generations 1 --population 4 --trial-games 2 --finalists 1 \
                    --final-games 2 --file",
        ending: "",
    },
    Case { arguments: "ladder connect4 --games 2 --reach 1 --nodes 5 --random-plies 4 --file", ending: "" },
];

impl Case {
    fn run(&self, name: &str) -> Output {
        let words = self.arguments.split_whitespace().chain([name]);
        Command::new(env!("CARGO_BIN_EXE_stratege")).args(words).output().unwrap()
    }

    fn command(&self) -> &str {
        self.arguments.split(' ').next().unwrap()
    }

    /// An empty folder for one test.
    fn folder(&self, test: &str) -> PathBuf {
        let folder =
            PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("result-files").join(test).join(self.command());
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }
}

/// Standard output without times and the command line of a ladder.
fn printed(output: Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let without_usage = text.lines().filter(|line| !line.contains(" clock"));
    without_usage.map(|line| line.rsplit("\"meetings\"").next().unwrap()).collect::<Vec<_>>().join("\n")
}

fn error_of(output: Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn foreign_files_are_unchanged() {
    let contents: [&[u8]; 6] = [
        b"my only copy",
        b"{\"rules\":{\"a\":1}}",
        b"first line\nsecond, no newline",
        b"12 13 1 0 1 8 8 36 30\n",
        b"spsa reversi ramscher only [] pairs 1 rate 0.1\n1/0/1\n",
        b"\x7fELF\x02\x01\n\xff\xfe\0",
    ];
    for case in CASES {
        let name = case.folder("foreign").join("file");
        let file = format!("{}{}", name.display(), case.ending);
        for content in contents {
            fs::write(&file, content).unwrap();
            let error_of = error_of(case.run(name.to_str().unwrap()));
            assert_eq!(
                error_of,
                format!("stratege: {file} is not a result file of this program; it was left unchanged\n")
            );
            assert_eq!(fs::read(&file).unwrap(), content, "{}", case.command());
        }
    }
}

#[test]
fn second_writer_is_rejected() {
    for case in CASES {
        let name = case.folder("second").join("file");
        let file = format!("{}{}", name.display(), case.ending);
        let other = File::create(&file).unwrap();
        other.lock().unwrap();
        let error_of = error_of(case.run(name.to_str().unwrap()));
        assert!(error_of.contains("is in use by another process"), "{error_of}");
        assert!(fs::read(&file).unwrap().is_empty());
    }
}

#[test]
fn run_cut_at_any_byte_resumes_to_the_same_result() {
    for case in CASES {
        let name = case.folder("cut").join("file");
        let file = format!("{}{}", name.display(), case.ending);
        let once = printed(case.run(name.to_str().unwrap()));
        let whole = fs::read(&file).unwrap();
        let last = whole[..whole.len() - 1].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
        // Every byte of short runs, a few of others.
        let step = if case.command() == "spsa" { 1 } else { 40 };
        for length in (last..whole.len()).step_by(step) {
            fs::write(&file, &whole[..length]).unwrap();
            assert_eq!(printed(case.run(name.to_str().unwrap())), once, "{} {length}", case.command());
            let lines = |bytes: &[u8]| bytes.iter().filter(|&&byte| byte == b'\n').count();
            assert_eq!(lines(&fs::read(&file).unwrap()), lines(&whole));
        }
    }
}

#[test]
fn file_of_another_computation_is_unchanged() {
    for case in CASES {
        let folder = case.folder("other");
        let name = folder.join("file");
        let file = format!("{}{}", name.display(), case.ending);
        printed(case.run(name.to_str().unwrap()));
        let whole = fs::read(&file).unwrap();
        let words = case.arguments.split_whitespace().chain([name.to_str().unwrap(), "--seed", "2"]);
        let output = Command::new(env!("CARGO_BIN_EXE_stratege")).args(words).output().unwrap();
        let sentence = error_of(output);
        assert!(
            sentence.contains("has the results of another computation: its seed: 1, not 2"),
            "{sentence}"
        );
        for other in CASES.iter().filter(|other| other.command() != case.command()) {
            fs::write(format!("{}{}", name.display(), other.ending), &whole).unwrap();
            let sentence = error_of(other.run(name.to_str().unwrap()));
            assert!(sentence.contains("has the results of "), "{sentence}");
            assert_eq!(fs::read(format!("{}{}", name.display(), other.ending)).unwrap(), whole);
        }
    }
}

#[test]
fn interrupted_opening_book_resumes_and_foreign_part_is_unchanged() {
    let folder = CASES[0].folder("book");
    for command in ["reversi-book", "chess-book"] {
        let [book, part] = ["book", "part"].map(|ending| folder.join(command).with_extension(ending));
        let make = || {
            let words = ["--samples", "4", "--nodes", "60"];
            let mut made = Command::new(env!("CARGO_BIN_EXE_stratege"));
            made.args(["make", command]).arg(&book).args(words).output().unwrap()
        };
        printed(make());
        let [made, searched] = [&book, &part].map(|path| fs::read(path).unwrap());
        fs::write(&part, &searched[..searched.len() - 5]).unwrap();
        assert!(printed(make()).starts_with("3 of 4 positions known"));
        assert!(fs::read(&book).unwrap() == made && fs::read(&part).unwrap() == searched);
        fs::write(&part, "f5=0 d3=1").unwrap();
        assert!(error_of(make()).contains("is not a result file of this program; it was left unchanged"));
        assert_eq!(fs::read(&part).unwrap(), b"f5=0 d3=1");
    }
}
