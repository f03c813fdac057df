//! What was typed: a command, its words and its options.

use std::collections::BTreeMap;

use lexopt::{Arg, Parser, ValueExt};

use super::Failure;
use crate::catalogue::{self, AnyGame};
use crate::player::Limits;

/// The options that take a value.
const WITH_VALUE: &[&str] = &[
    "first",
    "second",
    "player",
    "games",
    "seed",
    "time-ms",
    "nodes",
    "depth",
    "openings",
    "start",
    "random-plies",
    "second-random",
    "discs",
    "folder",
    "samples",
    "table-bits",
    "suite",
    "wthor",
    "rounds",
    "only",
    "reach",
    "against",
    "method",
    "generations",
    "population",
    "check-games",
    "final-games",
    "file",
    "cores",
    "hidden",
    "results",
    "net",
    "by-hand",
    "beside",
];

/// The options that are there or not.
const FLAGS: [&str; 8] =
    ["moves", "winner", "no-book", "check", "cold", "by-ply", "fixed-sides", "symmetric"];

/// The arguments of one command.
#[derive(Debug)]
pub struct Arguments {
    /// The command's name.
    pub command: String,
    words: std::vec::IntoIter<String>,
    options: BTreeMap<String, String>,
    /// Whether the answer shall be JSON.
    pub json: bool,
}

impl Arguments {
    /// Reads everything, and complains about an option that no command has.
    pub fn read(mut parser: Parser) -> Result<Self, Failure> {
        let (mut words, mut options, mut json) = (Vec::new(), BTreeMap::new(), false);
        loop {
            if let Some(board) = take_board(&mut parser) {
                words.push(board);
                continue;
            }
            let Some(argument) = parser.next()? else { break };
            match argument {
                Arg::Long("json") => json = true,
                Arg::Long("help") | Arg::Short('h') => words.insert(0, "help".to_string()),
                Arg::Long(name) if WITH_VALUE.contains(&name) => {
                    let name = name.to_string();
                    options.insert(name, parser.value()?.string()?);
                }
                Arg::Long(name) if FLAGS.contains(&name) => {
                    options.insert(name.to_string(), String::new());
                }
                Arg::Value(word) => words.push(word.string()?),
                unknown => return Err(unknown.unexpected().into()),
            }
        }
        let mut words = words.into_iter();
        let command = words.next().unwrap_or_else(|| "help".into());
        Ok(Arguments { command, words, options, json })
    }

    /// The next word, if there is one.
    pub fn word(&mut self) -> Option<String> {
        self.words.next()
    }

    /// The next word, which must be there.
    pub fn needed_word(&mut self, what: &str) -> Result<String, Failure> {
        self.word().ok_or_else(|| Failure::Input(format!("{} needs a {what}", self.command)))
    }

    /// The game named by the next word.
    pub fn game(&mut self) -> Result<&'static dyn AnyGame, Failure> {
        let name = self.needed_word("GAME")?;
        Ok(catalogue::game(&name)?)
    }

    /// The value of an option.
    pub fn option(&mut self, name: &str) -> Option<String> {
        self.options.remove(name)
    }

    /// Whether an option without a value is there.
    pub fn flag(&mut self, name: &str) -> bool {
        self.option(name).is_some()
    }

    /// The value of an option that must be there.
    pub fn needed_option(&mut self, name: &str) -> Result<String, Failure> {
        self.option(name).ok_or_else(|| Failure::Input(format!("{} needs --{name}", self.command)))
    }

    /// The value of an option that is a number.
    pub fn number(&mut self, name: &str) -> Result<Option<u32>, Failure> {
        let Some(text) = self.option(name) else { return Ok(None) };
        let wrong = |_| Failure::Input(format!("--{name} needs a number, \"{text}\" is none"));
        text.parse().map(Some).map_err(wrong)
    }

    /// The limits of a thought.
    pub fn limits(&mut self) -> Result<Limits, Failure> {
        Ok(Limits {
            time: self.number("time-ms")?,
            nodes: self.number("nodes")?,
            depth: self.number("depth")?,
        })
    }

    /// The seed of everything that is left to chance.
    pub fn seed(&mut self) -> Result<u64, Failure> {
        Ok(self.number("seed")?.unwrap_or(1).into())
    }

    /// Complains about whatever the command had no use for.
    pub fn finish(mut self) -> Result<(), Failure> {
        if let Some(word) = self.word() {
            return Err(Failure::Input(format!("{} has no use for \"{word}\"", self.command)));
        }
        match self.options.keys().next() {
            Some(name) => Err(Failure::Input(format!("{} has no option --{name}", self.command))),
            None => Ok(()),
        }
    }
}

/// A board in a notation that writes empty squares as `-` looks like an option, but no option is as long.
fn take_board(parser: &mut Parser) -> Option<String> {
    let mut raw = parser.try_raw_args()?;
    let board = raw.peek()?.to_str().filter(|text| text.starts_with('-') && text.len() >= 64)?.to_string();
    raw.next();
    Some(board)
}

/// Changed numbers of a player, by name.
pub type TypedChanges = Vec<(String, Vec<i32>)>;

/// A player as it is typed: its name, and changed numbers after a colon.
pub fn player(text: &str) -> Result<(String, TypedChanges), Failure> {
    let (name, list) = text.split_once(':').unwrap_or((text, ""));
    let mut changes = Vec::new();
    for change in list.split(',').filter(|change| !change.is_empty()) {
        let wrong =
            || Failure::Input(format!("\"{change}\" should read name=number or name=number/number/…"));
        let (parameter, numbers) = change.split_once('=').ok_or_else(wrong)?;
        let numbers: Result<Vec<i32>, _> = numbers.split('/').map(str::parse).collect();
        changes.push((parameter.into(), numbers.map_err(|_| wrong())?));
    }
    Ok((name.into(), changes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_typed_with_its_changes() {
        let Ok((name, changes)) = player("ramscher:bonus=5,table=1/-2") else { panic!("it is well typed") };
        assert_eq!(name, "ramscher");
        assert_eq!(changes, [("bonus".to_string(), vec![5]), ("table".to_string(), vec![1, -2])]);
        assert!(player("ramscher:bonus").is_err() && player("ramscher:bonus=x").is_err());
    }
}
