//! `stratege perft`: counts of legal move paths, the proof of a move generator.

use std::io::Write;
use std::time::Instant;

use super::Failure;
use super::arguments::Arguments;
use crate::catalogue::AnyGame;

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let game = arguments.game()?;
    if let Some(path) = arguments.option("suite") {
        let most = arguments.number("nodes")?;
        arguments.finish()?;
        return check_suite(game, &path, most.map_or(u64::MAX, u64::from), out);
    }
    let depth = arguments.needed_word("DEPTH")?;
    let depth: u32 =
        depth.parse().map_err(|_| Failure::Input(format!("DEPTH is a number, \"{depth}\" is none")))?;
    let record = arguments.word().unwrap_or_default();
    arguments.finish()?;
    let position = game.read(&record)?;
    for depth in 1..=depth {
        writeln!(out, "{depth} {}", position.perft(depth))?;
        out.flush()?;
    }
    Ok(())
}

/// Checks every count of a file with lines `POSITION ;D1 20 ;D2 400 …` that is not above `most`.
fn check_suite(game: &dyn AnyGame, path: &str, most: u64, out: &mut dyn Write) -> Result<(), Failure> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| Failure::Input(format!("cannot read the suite in {path}: {error}")))?;
    let begun = Instant::now();
    let (mut counts, mut leaves) = (0, 0);
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let wrong = |what: String| Failure::Input(format!("{path}, line {number}: {what}"));
        let (position, wanted) = line.split_once(';').unwrap_or((line, ""));
        let table = game.read(position).map_err(|error| wrong(error.to_string()))?;
        for count in wanted.split(';') {
            let entry = count.trim().strip_prefix('D').and_then(|entry| {
                let (depth, count) = entry.split_once(' ')?;
                Some((depth.parse::<u32>().ok()?, count.trim().parse::<u64>().ok()?))
            });
            let (depth, count) = entry.ok_or_else(|| wrong(format!("\"{count}\" should read D1 20")))?;
            if count > most {
                continue;
            }
            let found = table.perft(depth);
            if found != count {
                return Err(wrong(format!("depth {depth} has {found} paths, not {count}")));
            }
            (counts, leaves) = (counts + 1, leaves + found);
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    writeln!(out, "{counts} counts agree: {leaves} paths in {seconds:.1} s")?;
    Ok(())
}
