//! The UCI options.

use stratege::core::error::excerpt;

/// Default of `Move Overhead`, in milliseconds.
const DEFAULT_OVERHEAD: u64 = 30;
const MAX_HASH: usize = 4096;
const DEFAULT_HASH: usize = 64;

/// Range of `UCI_Elo`.
pub const ELO: (u32, u32) = stratege::games::chess::engine::strength::ELO_RANGE;

#[derive(Clone, Debug)]
pub struct Options {
    /// `Hash`: size of the transposition table in megabytes.
    pub hash: usize,
    /// `MultiPV`.
    pub multi_pv: usize,
    /// `UCI_Chess960`: castling is sent as king takes own rook.
    pub chess960: bool,
    /// `UCI_LimitStrength`: plays at the strength of `elo`.
    pub limit_strength: bool,
    pub elo: u32,
    pub overhead: u64,
    /// `OwnBook`.
    pub own_book: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            hash: DEFAULT_HASH,
            multi_pv: 1,
            chess960: false,
            limit_strength: false,
            elo: ELO.1,
            overhead: DEFAULT_OVERHEAD,
            own_book: false,
        }
    }
}

impl Options {
    /// The `option` lines of the reply to `uci`.
    pub fn lines() -> Vec<String> {
        let (min, max) = ELO;
        vec![
            format!("option name Hash type spin default {DEFAULT_HASH} min 1 max {MAX_HASH}"),
            "option name Clear Hash type button".into(),
            "option name MultiPV type spin default 1 min 1 max 218".into(),
            "option name Ponder type check default false".into(),
            "option name OwnBook type check default false".into(),
            "option name UCI_Chess960 type check default false".into(),
            "option name UCI_LimitStrength type check default false".into(),
            format!("option name UCI_Elo type spin default {max} min {min} max {max}"),
            format!("option name Move Overhead type spin default {DEFAULT_OVERHEAD} min 0 max 5000"),
        ]
    }

    /// Handles the arguments of `setoption`; true if the transposition table must be cleared.
    pub fn set(&mut self, words: &[&str]) -> Result<bool, String> {
        let ["name", rest @ ..] = words else {
            return Err("setoption should read name … value …".into());
        };
        let at = rest.iter().position(|&word| word == "value").unwrap_or(rest.len());
        let name = rest[..at].join(" ");
        let value = rest.get(at + 1..).unwrap_or_default().join(" ");
        let number = |min: u64, max: u64| match value.parse() {
            Ok(number) if (min..=max).contains(&number) => Ok(number),
            _ => Err(format!("{name} is a number from {min} to {max}, not \"{}\"", excerpt(&value))),
        };
        let check = || match value.as_str() {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(format!("{name} is true or false, not \"{}\"", excerpt(&value))),
        };
        match name.to_ascii_lowercase().as_str() {
            "hash" => self.hash = number(1, MAX_HASH as u64)? as usize,
            "clear hash" => return Ok(true),
            "multipv" => self.multi_pv = number(1, 218)? as usize,
            // `Ponder` is informational: `go ponder` works either way.
            "ponder" => drop(check()?),
            "ownbook" => self.own_book = check()?,
            "uci_chess960" => self.chess960 = check()?,
            "uci_limitstrength" => self.limit_strength = check()?,
            "uci_elo" => self.elo = number(ELO.0.into(), ELO.1.into())? as u32,
            "move overhead" => self.overhead = number(0, 5000)?,
            _ => return Err(format!("there is no option \"{}\"", excerpt(&name))),
        }
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_set_or_rejected() {
        let mut options = Options::default();
        let mut set = |line: &str| options.set(&line.split_whitespace().collect::<Vec<_>>());
        assert_eq!(set("name Hash value 16"), Ok(false));
        assert_eq!(set("name move OVERHEAD value 100"), Ok(false));
        assert_eq!(set("name OwnBook value true"), Ok(false));
        assert_eq!(set("name Clear Hash"), Ok(true));
        assert_eq!(set("name Hash value 0"), Err("Hash is a number from 1 to 4096, not \"0\"".into()));
        assert_eq!(set("name Ponder value yes"), Err("Ponder is true or false, not \"yes\"".into()));
        assert_eq!(set("name Hush value 1"), Err("there is no option \"Hush\"".into()));
        assert!(set("Hash 16").is_err());
        assert_eq!((options.hash, options.overhead, options.own_book), (16, 100, true));
    }
}
