//! A program in text form.
//!
//! | text | program |
//! |---|---|
//! | `champion:book=0` | a player of this build |
//! | `PATH@champion:book=0` | the same player of another build of `stratege` |
//! | `serve:COMMAND` | a program that speaks the protocol of `stratege serve` |
//! | `uci:COMMAND`, `uci[Hash=16,Threads=1]:COMMAND` | a chess engine, with options to set |
//! | `piskvork:COMMAND` | a Gobang program |
//! | `nboard:COMMAND`, `gtp:COMMAND` | a Reversi program |
//!
//! Commands are split at blanks, except within quotation marks.

use std::path::{Path, PathBuf};

use stratege::registry::ErasedGame;
use stratege::search::checksum::fnv1a;

use super::gtp::Gtp;
use super::nboard::NBoard;
use super::piskvork::Piskvork;
use super::serve::Serve;
use super::uci::Uci;
use super::{Failure, Protocol};
use crate::CliError;
use crate::player_spec::PlayerSpec;

/// Protocol of a program, with its options.
#[derive(Clone, Debug, PartialEq, Eq)]
enum ProtocolKind {
    Serve,
    Uci(Vec<(String, String)>),
    Piskvork,
    NBoard,
    Gtp,
}

/// A program: command line and protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramSpec {
    /// The parsed text.
    pub text: String,
    /// Executable and arguments.
    pub command: Vec<String>,
    kind: ProtocolKind,
}

impl ProgramSpec {
    /// Parses a program that plays this game.
    pub fn parse(text: &str, game: &dyn ErasedGame) -> Result<ProgramSpec, CliError> {
        let wrong = |why: &str| CliError::Input(format!("\"{text}\" {why}"));
        let (head, rest) = text.split_once(':').unwrap_or((text, ""));
        let (protocol, options) = match head.strip_suffix(']').and_then(|head| head.split_once('[')) {
            Some((protocol, options)) => (protocol, options),
            None => (head, ""),
        };
        let (kind, plays) = match protocol {
            "serve" => (ProtocolKind::Serve, game.id()),
            "uci" => {
                (ProtocolKind::Uci(read_options(options).ok_or_else(|| wrong("has a bad option"))?), "chess")
            }
            "piskvork" => (ProtocolKind::Piskvork, "gobang"),
            "nboard" => (ProtocolKind::NBoard, "reversi"),
            "gtp" => (ProtocolKind::Gtp, "reversi"),
            _ => return ProgramSpec::stratege_player(text, game),
        };
        if plays != game.id() {
            return Err(wrong(&format!("plays {plays}, not {}", game.id())));
        }
        let command = split_command(rest);
        match command.is_empty() {
            true => Err(wrong("has no command")),
            false => Ok(ProgramSpec { text: text.into(), command, kind }),
        }
    }

    /// A player of this build or, with a path, of another one.
    fn stratege_player(text: &str, game: &dyn ErasedGame) -> Result<ProgramSpec, CliError> {
        let (path, player) = match text.split_once('@') {
            Some((path, player)) => (path.to_string(), player),
            None => {
                let spec: PlayerSpec = text.parse().map_err(CliError::Input)?;
                spec.contestant(game)?;
                (std::env::current_exe()?.to_string_lossy().into_owned(), text)
            }
        };
        let words = [path.as_str(), "serve", game.id(), "--player", player];
        let command = words.map(String::from).to_vec();
        Ok(ProgramSpec { text: text.into(), command, kind: ProtocolKind::Serve })
    }

    /// Creates the client of the program's protocol.
    pub(super) fn protocol(&self) -> Box<dyn Protocol> {
        match &self.kind {
            ProtocolKind::Serve => Box::new(Serve),
            ProtocolKind::Uci(options) => Box::new(Uci { options: options.clone() }),
            ProtocolKind::Piskvork => Box::new(Piskvork::new()),
            ProtocolKind::NBoard => Box::<NBoard>::default(),
            ProtocolKind::Gtp => Box::<Gtp>::default(),
        }
    }

    /// Checksum of the executable, so that a match is not continued with another program of the same name.
    pub fn fingerprint(&self) -> Result<String, Failure> {
        let name = self.command.first().map(String::as_str).unwrap_or_default();
        let unable = |why: String| Failure::Unsupported(format!("cannot read the program {name}: {why}"));
        let path = find_program(name).ok_or_else(|| unable("there is no such file".into()))?;
        let bytes = std::fs::read(path).map_err(|error| unable(error.to_string()))?;
        Ok(format!("{:08x}", fnv1a(&bytes)))
    }
}

/// The file of a command: a path, or a name in one of the folders of `PATH`.
fn find_program(name: &str) -> Option<PathBuf> {
    if name.contains('/') {
        return Some(PathBuf::from(name)).filter(|path| path.is_file());
    }
    let folders = std::env::var_os("PATH")?;
    let mut candidates = std::env::split_paths(&folders).map(|folder| folder.join(Path::new(name)));
    candidates.find(|path| path.is_file())
}

fn read_options(text: &str) -> Option<Vec<(String, String)>> {
    let parts = text.split(',').filter(|part| !part.is_empty());
    parts.map(|part| part.split_once('=').map(|(name, value)| (name.into(), value.into()))).collect()
}

fn split_command(text: &str) -> Vec<String> {
    let (mut words, mut word, mut quote, mut begun) = (Vec::new(), String::new(), None, false);
    for c in text.chars() {
        match quote {
            Some(end) if c == end => quote = None,
            None if c == '"' || c == '\'' => (quote, begun) = (Some(c), true),
            None if c.is_whitespace() => {
                if std::mem::take(&mut begun) {
                    words.push(std::mem::take(&mut word));
                }
            }
            _ => {
                word.push(c);
                begun = true;
            }
        }
    }
    if begun {
        words.push(word);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str, game: &str) -> Result<ProgramSpec, String> {
        let game = stratege::registry::game(game).unwrap();
        ProgramSpec::parse(text, game).map_err(|error| match error {
            CliError::Input(sentence) => sentence,
            other => format!("{other:?}"),
        })
    }

    #[test]
    fn programs_are_parsed_with_protocol_and_options() {
        let uci = parse("uci[Hash=16,Threads=1]:'my engines/fish' -x \"\"", "chess").unwrap();
        assert_eq!(uci.command, ["my engines/fish", "-x", ""]);
        let options = [("Hash", "16"), ("Threads", "1")].map(|(a, b)| (a.to_string(), b.to_string()));
        assert_eq!(uci.kind, ProtocolKind::Uci(options.to_vec()));
        let other = parse("../old/stratege@champion:book=0", "reversi").unwrap();
        assert_eq!(other.command, ["../old/stratege", "serve", "reversi", "--player", "champion:book=0"]);
        assert_eq!(parse("gtp:x", "reversi").unwrap().kind, ProtocolKind::Gtp);
    }

    #[test]
    fn invalid_programs_are_errors() {
        assert_eq!(parse("uci:x", "gobang").unwrap_err(), "\"uci:x\" plays chess, not gobang");
        assert_eq!(parse("uci:", "chess").unwrap_err(), "\"uci:\" has no command");
        assert_eq!(parse("uci[Hash]:x", "chess").unwrap_err(), "\"uci[Hash]:x\" has a bad option");
        assert!(parse("fish", "chess").unwrap_err().starts_with("there is no player called \"fish\""));
    }
}
