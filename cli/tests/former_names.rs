//! Former ids of players and names of parameters, as scripts of earlier versions contain them.

use std::process::{Command, Output};

/// The move of a player in the start position.
fn best(game: &str, player: &str) -> Output {
    let arguments = ["best", game, "", "--player", player];
    Command::new(env!("CARGO_BIN_EXE_stratege")).args(arguments).output().unwrap()
}

#[test]
fn former_ids_and_parameter_names_still_play() {
    for (game, former, current) in [
        ("reversi", "level-3:doubt=20,greed=3,end=4", "level-3:noise=20,flip-bonus=3,solve=4"),
        ("gobang", "keen:overlook=5,whim=9,fours=3,threes=2", "level-3:miss-rate=5,noise=9,vcf=3,vct=2000"),
        (
            "chess",
            "level-2:tens=9,overlook=5,whim=9,memory=2048",
            "level-2:nodes=90,miss-rate=5,noise=9,hash=2",
        ),
        ("qubic", "expert:overlook=5,whim=9,proof=1", "level-5:miss-rate=5,noise=9,proof-nodes=1000"),
        ("connect4", "level-2:blind=7,slips=9", "level-2:miss-rate=7,error-rate=9"),
    ] {
        let [old, new] = [former, current].map(|player| best(game, player));
        assert!(old.status.success() && new.status.success(), "{game}");
        assert_eq!(old.stdout, new.stdout, "{game}");
    }
}

#[test]
fn errors_of_former_names_state_the_current_ones() {
    let output = best("gobang", "keen:whim=5000");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("noise") && error.contains("0 to 1000"), "{error}");
    let output = best("gobang", "cpc-gobang:whim=5");
    assert!(String::from_utf8(output.stderr).unwrap().contains("whim"));
}

#[test]
fn result_files_have_the_option_of_other_commands_and_its_former_name() {
    let file = std::env::temp_dir().join(format!("stratege-former-option-{}", std::process::id()));
    let run = |option: &str| {
        let arguments = ["match", "reversi", "ramscher", "doofie", "--games", "2", "--nodes", "5", option];
        let output =
            Command::new(env!("CARGO_BIN_EXE_stratege")).args(arguments).arg(&file).output().unwrap();
        assert!(output.status.success(), "{option}: {}", String::from_utf8_lossy(&output.stderr));
        std::fs::read(&file).unwrap()
    };
    let written = run("--out");
    assert_eq!(run("--file"), written, "there is nothing left to play");
    std::fs::remove_file(&file).unwrap();
}
