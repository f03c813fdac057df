//! A game between two programs.

use std::time::Duration;

use stratege::core::error::Error;
use stratege::core::rules::Side;
use stratege::registry::ErasedMatch;

use super::result::{Contender, Ending, GameResult, Usage};
use super::setup::MatchSetup;
use crate::CliError;
use crate::programs::game_clock::GameClock;
use crate::programs::{Failure, MoveLimits, Program, Reply};
use crate::stratege_protocol::hundredths;

/// Attempts at a random opening whose game is not over at once.
const OPENING_ATTEMPTS: u64 = 1000;

/// Plays the game with this number, counted from 0.
pub fn play(setup: &MatchSetup, programs: &mut [Program; 2], number: u32) -> Result<GameResult, CliError> {
    let swapped = number % 2 == 1;
    let record = opening(setup, u64::from(number / 2))?;
    let mut game = RunningGame {
        setup,
        opening: record.ply(),
        record,
        swapped,
        usage: Default::default(),
        clock: setup.clock.map(GameClock::new),
        values: Vec::new(),
    };
    let seed = setup.seed.wrapping_add(u64::from(number));
    let mut verdict = None;
    for contender in [Contender::A, Contender::B] {
        if let Err(failure) = programs[contender.index()].begin(seed) {
            verdict = Some(game.failed(contender, failure)?);
            break;
        }
    }
    let verdict = match verdict {
        Some(verdict) => verdict,
        None => loop {
            if let Some(verdict) = game.step(programs)? {
                break verdict;
            }
        },
    };
    Ok(GameResult {
        game: number + 1,
        first: game.contender(Side::First),
        winner: verdict.winner,
        ending: verdict.ending,
        fault: verdict.fault,
        opening: game.opening,
        record: game.record.record_text(),
        usage: game.usage,
    })
}

/// The opening shared by both games of a pair.
fn opening(setup: &MatchSetup, pair: u64) -> Result<Box<dyn ErasedMatch>, CliError> {
    for attempt in 0..OPENING_ATTEMPTS {
        let (record, _) = setup.conditions().opening(setup.game, pair + (attempt << 32))?;
        if record.outcome().is_none() {
            return Ok(record);
        }
    }
    Err(CliError::Input("every opening ends the game".into()))
}

struct Verdict {
    winner: Option<Contender>,
    ending: Ending,
    fault: Option<String>,
}

struct RunningGame<'a> {
    setup: &'a MatchSetup,
    record: Box<dyn ErasedMatch>,
    opening: usize,
    swapped: bool,
    usage: [Usage; 2],
    /// Clocks, the side to move first.
    clock: Option<GameClock>,
    /// Scores reported by the programs, from the first side's point of view.
    values: Vec<Option<i32>>,
}

impl RunningGame<'_> {
    fn contender(&self, side: Side) -> Contender {
        Contender::from_index(side.index() ^ usize::from(self.swapped))
    }

    /// Plays one move; returns the verdict if the game is over.
    fn step(&mut self, programs: &mut [Program; 2]) -> Result<Option<Verdict>, CliError> {
        if self.record.claimable_draw().is_some() {
            self.record.finish("claimed")?;
        }
        if let Some(outcome) = self.record.outcome() {
            let winner = outcome.winner.map(|side| self.contender(side));
            return Ok(Some(Verdict { winner, ending: Ending::Rules, fault: None }));
        }
        if let Some((winner, ending)) = self.setup.adjudication.decide(&self.values, self.record.ply()) {
            let winner = winner.map(|side| self.contender(side));
            return Ok(Some(Verdict { winner, ending, fault: None }));
        }
        if self.record.chooser(self.record.ply()).is_none() {
            let forced = self.record.view().legal[0].text.clone();
            self.play(&forced, Duration::ZERO)?;
            return Ok(None);
        }
        let contender = self.contender(self.record.side_to_move());
        let limits = MoveLimits { clock: self.clock, ..self.setup.limits[contender.index()] };
        match programs[contender.index()].choose(&self.record.record_text(), &limits) {
            Ok(reply) => self.play_answer(contender, &limits, &reply),
            Err(failure) => self.failed(contender, failure).map(Some),
        }
    }

    /// Plays the move of an answer.
    fn play_answer(
        &mut self,
        contender: Contender,
        limits: &MoveLimits,
        reply: &Reply,
    ) -> Result<Option<Verdict>, CliError> {
        let answer = &reply.answer;
        let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
        self.usage[contender.index()].add(&Usage {
            moves: 1,
            nodes: answer.nodes.unwrap_or(0),
            depth: answer.depth.into(),
            cpu_ms: reply.cpu.map(milliseconds),
            time_ms: milliseconds(reply.time),
        });
        if let Some(why) = self.overtime(limits, reply) {
            return Ok(Some(self.fault(contender, Ending::Time, why)));
        }
        let side = self.record.side_to_move();
        let sign = if side == Side::First { 1 } else { -1 };
        self.values.push(answer.score.and_then(hundredths).map(|value| sign * value));
        let Some(chosen) = &answer.chosen else {
            let word = if side == Side::First { "first-resigns" } else { "second-resigns" };
            self.record.finish(word)?;
            let winner = Some(contender.other());
            return Ok(Some(Verdict { winner, ending: Ending::Resignation, fault: None }));
        };
        match self.play(chosen, reply.time) {
            Ok(()) => Ok(None),
            Err(error) => Ok(Some(self.fault(contender, Ending::IllegalMove, illegal(chosen, &error)))),
        }
    }

    /// Plays a move that took `time`.
    fn play(&mut self, chosen: &str, time: Duration) -> Result<(), Error> {
        self.record.play(chosen)?;
        self.clock = self.clock.map(|clock| clock.after(time));
        Ok(())
    }

    /// Describes the exceeded time limit, if any.
    fn overtime(&self, limits: &MoveLimits, reply: &Reply) -> Option<String> {
        let spent = |limit: Option<u32>, used: Option<Duration>, what: &str| {
            let (limit, used) = (limit?, used?);
            let max = Duration::from_millis(limit.into()) + self.setup.margin;
            (used > max).then(|| format!("{} ms of {what}, the limit is {limit}", used.as_millis()))
        };
        let left = limits.clock.map(|clock| clock.own().as_millis() as u32);
        spent(limits.cpu_ms, reply.cpu, "processor time")
            .or_else(|| spent(left, Some(reply.time), "the clock"))
            .or_else(|| spent(limits.time_ms, Some(reply.time), "the clock"))
    }

    fn failed(&self, contender: Contender, failure: Failure) -> Result<Verdict, CliError> {
        let ending = match failure {
            Failure::Crashed(_) => Ending::Crash,
            Failure::Timeout(_) => Ending::Time,
            Failure::InvalidAnswer(_) => Ending::BadAnswer,
            Failure::Unsupported(why) => return Err(CliError::Input(why)),
        };
        Ok(self.fault(contender, ending, failure.to_string()))
    }

    fn fault(&self, contender: Contender, ending: Ending, why: String) -> Verdict {
        Verdict { winner: Some(contender.other()), ending, fault: Some(why) }
    }
}

fn illegal(chosen: &str, error: &Error) -> String {
    let why = error.to_string();
    if why.contains(chosen) { why } else { format!("{chosen}: {why}") }
}
