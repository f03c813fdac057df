//! Runs the missing games of a match on several threads.

use std::sync::Mutex;
use std::time::{Duration, Instant};
use stratege_training::result_file::ResultFile;

use super::game;
use super::result::GameResult;
use super::setup::MatchSetup;
use super::standings::Standings;
use crate::CliError;

/// Interval between progress lines.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(10);

/// A run of a match.
pub struct Run<'a> {
    pub setup: &'a MatchSetup,
    /// Maximum number of games; even.
    pub games: u32,
    /// Number of concurrent games.
    pub concurrency: usize,
    /// Time after which no game starts.
    pub time: Option<Duration>,
}

/// State shared by the worker threads.
struct Shared {
    standings: Standings,
    file: Option<ResultFile>,
    /// Numbers of the games to play, the next one last.
    missing: Vec<u32>,
    played: u32,
    begun: Instant,
    last_progress: Instant,
}

impl Run<'_> {
    /// Plays the games that the file lacks; returns the result of all games.
    pub fn play(&self, file: Option<(ResultFile, Vec<GameResult>)>) -> Result<Standings, CliError> {
        let (file, known) = file.map_or((None, Vec::new()), |(file, known)| (Some(file), known));
        let mut standings = Standings::new(self.setup.sprt);
        let is_known: std::collections::BTreeSet<u32> = known.iter().map(|result| result.game).collect();
        known.into_iter().filter(|result| result.game <= self.games).for_each(|result| standings.add(result));
        let missing = (0..self.games).rev().filter(|number| !is_known.contains(&(number + 1))).collect();
        let now = Instant::now();
        let shared =
            Mutex::new(Shared { standings, file, missing, played: 0, begun: now, last_progress: now });
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.concurrency).map(|_| scope.spawn(|| self.work(&shared))).collect();
            let ends = workers.into_iter().map(|worker| worker.join());
            let ends =
                ends.map(|end| end.unwrap_or_else(|_| Err(CliError::Input("a worker has crashed".into()))));
            ends.collect::<Result<(), CliError>>()
        })?;
        let shared = shared.into_inner().map_err(|_| CliError::Input("a worker has crashed".into()))?;
        Ok(shared.standings)
    }

    /// Plays games until none is left.
    fn work(&self, shared: &Mutex<Shared>) -> Result<(), CliError> {
        let lock = || shared.lock().map_err(|_| CliError::Input("a worker has crashed".into()));
        let mut programs = self.setup.new_programs();
        loop {
            let next = {
                let mut shared = lock()?;
                let is_late = self.time.is_some_and(|time| shared.begun.elapsed() >= time);
                let is_over = is_late || shared.standings.verdict.is_some();
                shared.missing.pop().filter(|_| !is_over)
            };
            let Some(number) = next else { return Ok(()) };
            match game::play(self.setup, &mut programs, number) {
                Ok(result) => self.record_result(&mut *lock()?, result)?,
                Err(error) => {
                    // Stops the other workers.
                    lock()?.missing.clear();
                    return Err(error);
                }
            }
        }
    }

    fn record_result(&self, shared: &mut Shared, result: GameResult) -> Result<(), CliError> {
        if let Some(file) = &mut shared.file {
            file.append(&result)?;
        }
        if let (Some(fault), Some(winner)) = (&result.fault, result.winner) {
            let (loser, GameResult { game, ending, record, .. }) = (winner.other(), &result);
            eprintln!("game {game}: {loser} lost by {ending}: {fault}\n  {record}");
        }
        shared.standings.add(result);
        shared.played += 1;
        if shared.last_progress.elapsed() >= PROGRESS_INTERVAL {
            shared.last_progress = Instant::now();
            eprintln!("{}", self.progress(shared));
        }
        Ok(())
    }

    fn progress(&self, shared: &Shared) -> String {
        let Shared { standings, missing, played, begun, .. } = shared;
        let seconds_per_game = begun.elapsed().as_secs_f64() / f64::from((*played).max(1));
        let all = missing.len() as f64;
        let time_left =
            self.time.map_or(f64::INFINITY, |time| (time.saturating_sub(begun.elapsed())).as_secs_f64());
        let left = standings.pairs_left().map_or(all, |pairs| (2.0 * pairs).min(all));
        let games = self.games - missing.len() as u32;
        let mut text = format!("{games} games, pairs {}, Elo {}", standings.pairs, standings.pairs.elo());
        if let Some(test) = standings.test() {
            let (low, high) = test.sprt.bounds();
            text += &format!(", LLR {:+.2} ({low:.2} to {high:.2})", test.llr);
        }
        format!("{text}, about {} left", duration((seconds_per_game * left).min(time_left)))
    }
}

/// A duration in seconds, minutes or hours.
fn duration(seconds: f64) -> String {
    match seconds as u64 {
        seconds @ ..=99 => format!("{seconds} s"),
        seconds @ 100..=5999 => format!("{} min", seconds / 60),
        seconds => format!("{} h {} min", seconds / 3600, seconds / 60 % 60),
    }
}
