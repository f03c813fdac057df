//! `stratege ladder --from`: takes over the results of an earlier ladder.

use std::process::{Command, Output};

use serde_json::{Value, json};

fn stratege(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stratege")).args(arguments).output().unwrap()
}

#[test]
fn results_of_the_file_take_precedence_over_an_earlier_ladder() {
    let folder = std::env::temp_dir().join(format!("stratege-ladder-{}", std::process::id()));
    std::fs::create_dir(&folder).unwrap();
    let [earlier, file] = ["earlier", "file"].map(|name| folder.join(name));
    let command = "ladder connect4 --games 2 --reach 1 --nodes 5 --random-plies 4 --file";
    let ladder = |arguments: &[&str]| -> Value {
        let words = command.split(' ').chain([file.to_str().unwrap()]).chain(arguments.iter().copied());
        let output = stratege(&words.collect::<Vec<_>>());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let played = ladder(&[]);
    let mut other = played.clone();
    other["meetings"] = json!([[0, 1, 50, 0, 0], [0, 2, 3, 0, 1]]);
    std::fs::write(&earlier, other.to_string()).unwrap();

    let both = ladder(&["--from", earlier.to_str().unwrap()]);
    let meetings = both["meetings"].as_array().unwrap();
    let (added, known): (Vec<_>, Vec<_>) =
        meetings.iter().cloned().partition(|one| *one == json!([0, 2, 3, 0, 1]));
    assert_eq!(Value::Array(known), played["meetings"]);
    assert_eq!(added.len(), 1);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_damaged_earlier_ladder_is_an_error_with_its_file() {
    let folder = std::env::temp_dir().join(format!("stratege-damaged-ladder-{}", std::process::id()));
    std::fs::create_dir(&folder).unwrap();
    let [earlier, file] = ["earlier", "file"].map(|name| folder.join(name));
    let command = ["ladder", "connect4", "--reach", "0", "--from", earlier.to_str().unwrap()];
    let error = || {
        let output = stratege(&[&command[..], &["--file", file.to_str().unwrap()]].concat());
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(error().starts_with(&format!("stratege: cannot read {}", earlier.display())));
    for text in ["{}", r#"{"players":[],"meetings":[[0,1,3,1,16]]}"#] {
        std::fs::write(&earlier, text).unwrap();
        assert_eq!(error(), format!("stratege: {} is not a ladder\n", earlier.display()));
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
