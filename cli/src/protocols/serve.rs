//! `stratege serve`: any player of any game behind a line-based text protocol, on standard input and output.
//!
//! One request and one reply per line, specified in `docs/formats.md`. An invalid request gets an error reply
//! and leaves the state unchanged.

use std::io::{Write, stdin};
use std::time::{Duration, Instant};

use clap::Args;
use stratege::core::error::excerpt;
use stratege::core::player::{Limits, Report, SearchObserver};
use stratege::registry::ErasedPlayer;

use super::lines_of;
use crate::CliError;
use crate::options::{self, Game};
use crate::player_spec::PlayerSpec;
use crate::programs::MoveLimits;
use crate::programs::cpu_time::{self, CpuClock};
use crate::stratege_protocol::{Answer, GREETING};

/// Plays any game over requests on standard input and output; docs/formats.md specifies them
#[derive(Args)]
pub struct Options {
    /// The game; "stratege games" lists them
    #[arg(value_parser = options::game)]
    game: Game,
    /// The player; by default the strongest one
    #[arg(long)]
    player: Option<PlayerSpec>,
}

/// Runs the server on standard input and output.
pub fn run(Options { game, player }: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let player = match player {
        Some(player) => player,
        None => {
            let strongest = game.info().players.last().map(|player| player.id.to_string());
            strongest.unwrap_or_default().parse().map_err(CliError::Input)?
        }
    };
    converse(game, player, lines_of(stdin().lock()), out)
}

/// The request loop: runs until `quit` or the end of the input.
pub fn converse(
    game: Game,
    player: PlayerSpec,
    lines: impl Iterator<Item = String>,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    player.contestant(game)?;
    let mut session = Session { game, spec: player, seed: 1, player: None };
    for line in lines {
        let (request, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let answer = match request {
            "" => continue,
            "quit" => break,
            "hello" => Ok(format!("{GREETING} game {} player {}", game.id(), session.spec.text)),
            "new" => session.begin(rest),
            "go" => session.choose(rest),
            _ => Err(CliError::Input(format!(
                "unknown request \"{}\": expected hello, new, go or quit",
                excerpt(request)
            ))),
        };
        match answer {
            Ok(answer) => writeln!(out, "{answer}")?,
            Err(CliError::Input(sentence)) => writeln!(out, "error {}", sentence.replace('\n', " "))?,
            Err(failure) => return Err(failure),
        }
        out.flush()?;
    }
    Ok(())
}

struct Session {
    game: Game,
    spec: PlayerSpec,
    seed: u64,
    /// Created on the first request.
    player: Option<Box<dyn ErasedPlayer>>,
}

impl Session {
    fn begin(&mut self, seed: &str) -> Result<String, CliError> {
        let read = if seed.is_empty() { Ok(1) } else { seed.trim().parse() };
        self.seed = read.map_err(|_| {
            CliError::Input(format!("invalid seed \"{}\": expected an integer", excerpt(seed)))
        })?;
        self.player = None;
        Ok("ready".into())
    }

    fn choose(&mut self, request: &str) -> Result<String, CliError> {
        let (limits, record) = read_request(request)?;
        let record = self.game.read(record)?;
        let Session { game, spec, seed, player } = self;
        let player = match player {
            Some(player) => player,
            None => player.insert(spec.contestant(*game)?.new_player(*game, *seed)?),
        };
        let mut observer = CpuLimit::new(&limits);
        let MoveLimits { nodes, depth, cpu_ms, time_ms, .. } = limits;
        let limits = Limits { time: time_ms.or(cpu_ms), nodes, depth };
        Ok(Answer::from(player.choose(&*record, &limits, &mut observer)?).to_string())
    }
}

/// Parses `nodes N depth D cpu MS time MS record RECORD`; all limits are optional.
fn read_request(request: &str) -> Result<(MoveLimits, &str), CliError> {
    let mut limits = MoveLimits::default();
    let mut rest = request.trim();
    loop {
        let (name, after) = rest.split_once(' ').unwrap_or((rest, ""));
        let limit = match name {
            "record" => return Ok((limits, after)),
            "nodes" => &mut limits.nodes,
            "depth" => &mut limits.depth,
            "cpu" => &mut limits.cpu_ms,
            "time" => &mut limits.time_ms,
            _ => {
                let limits = "nodes, depth, cpu, time, and then record RECORD";
                let why = format!("unknown limit \"{}\": expected {limits}", excerpt(name));
                return Err(CliError::Input(why));
            }
        };
        let (number, after) = after.trim_start().split_once(' ').unwrap_or((after, ""));
        let read = number.parse().ok().filter(|number| *number > 0);
        *limit = Some(read.ok_or_else(|| {
            CliError::Input(format!(
                "invalid {name} limit \"{}\": expected an integer above 0",
                excerpt(number)
            ))
        })?);
        rest = after.trim_start();
    }
}

/// Limit of processor time. Players only know wall time: without a wall-time limit, the observer's clock
/// follows processor time, so that the player plans with all of it. With one, the search is stopped at the
/// processor-time limit.
struct CpuLimit {
    end: Option<Duration>,
    clock: Option<CpuClock>,
}

impl CpuLimit {
    fn new(limits: &MoveLimits) -> CpuLimit {
        let limit = limits.cpu_ms.map(|milliseconds| Duration::from_millis(milliseconds.into()));
        CpuLimit {
            end: limit.and_then(|limit| Some(cpu_time::of_this_process()? + limit)),
            clock: limit.filter(|_| limits.time_ms.is_none()).map(|_| CpuClock::start()),
        }
    }
}

impl SearchObserver<String> for CpuLimit {
    fn report(&mut self, _: &Report<String>) {}

    fn should_continue(&mut self) -> bool {
        self.end.is_none_or(|end| cpu_time::of_this_process().is_none_or(|used| used < end))
    }

    fn now(&mut self) -> Instant {
        self.clock.as_mut().map_or_else(Instant::now, CpuClock::now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replies(game: &str, player: &str, lines: impl AsRef<[u8]>) -> Vec<String> {
        let game = stratege::registry::game(game).unwrap();
        let mut out = Vec::new();
        converse(game, player.parse().unwrap(), lines_of(lines.as_ref()), &mut out).unwrap();
        String::from_utf8(out).unwrap().lines().map(Into::into).collect()
    }

    #[test]
    fn session_continues_after_errors() {
        let requests = "hello\n\nnew 7\nnew x\ngo record f5\nplay f5\ngo nodes 0 record\ngo speed 3 record\n\
                        go record a1\ngo record\nquit\nhello";
        let answers = replies("reversi", "ramscher", requests);
        assert_eq!(answers[..2], ["stratege-protocol 1 game reversi player ramscher", "ready"]);
        let wrong = [
            "error invalid seed \"x\": expected an integer",
            "move d6 score points 1200 depth 1 nodes 3 pv d6",
            "error unknown request \"play\": expected hello, new, go or quit",
            "error invalid nodes limit \"0\": expected an integer above 0",
            "error unknown limit \"speed\": expected nodes, depth, cpu, time, and then record RECORD",
        ];
        assert_eq!(answers[2], wrong[0]);
        assert_eq!(answers[4..7], wrong[2..]);
        assert!(answers[3].starts_with("move ") && answers[8].starts_with("move "), "{answers:?}");
        assert!(answers[7].starts_with("error ") && answers.len() == 9, "{answers:?}");
    }

    #[test]
    fn invalid_utf8_gets_an_error() {
        let answers = replies("reversi", "ramscher", b"\xff\xfe\ngo record \xe9\nhello\n");
        assert!(answers[0].starts_with("error ") && answers[1].starts_with("error "), "{answers:?}");
        assert_eq!(answers[2], "stratege-protocol 1 game reversi player ramscher");
    }

    #[test]
    fn new_game_resets_the_player() {
        let ask = "go nodes 400 record chess:standard:e2e4\n";
        let player = "grandmaster:book=0";
        let again = replies("chess", player, format!("new 1\n{ask}{ask}new 1\n{ask}"));
        assert_eq!(again[1], again[4]);
    }
}
