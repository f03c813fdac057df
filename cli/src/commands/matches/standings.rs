//! Result of a match so far. Pairs count in the order of their numbers, whenever they end, so that an
//! interrupted or concurrent match stops after the same pair.

use std::collections::BTreeMap;
use std::fmt;

use stratege::lab::WinDrawLoss;

use super::result::{Contender, GameResult, Usage};
use crate::statistics::pentanomial::Pentanomial;
use crate::statistics::sprt::{Sprt, Verdict};

/// Counted pairs, and finished games that wait for earlier ones.
pub struct Standings {
    sprt: Option<Sprt>,
    waiting: BTreeMap<u32, GameResult>,
    pub pairs: Pentanomial,
    /// From the side of A.
    pub score: WinDrawLoss,
    pub usage: [Usage; 2],
    /// Games lost by a malfunction, of A and of B.
    pub faults: [u32; 2],
    pub verdict: Option<Verdict>,
}

impl Standings {
    pub fn new(sprt: Option<Sprt>) -> Standings {
        Standings {
            sprt,
            waiting: BTreeMap::new(),
            pairs: Pentanomial::default(),
            score: WinDrawLoss::default(),
            usage: Default::default(),
            faults: [0; 2],
            verdict: None,
        }
    }

    /// Adds a game and counts every completed pair that is next in order, until the test is decided.
    pub fn add(&mut self, result: GameResult) {
        self.waiting.insert(result.game, result);
        while self.verdict.is_none() {
            let next = 2 * self.pairs.pairs() + 1;
            if !(self.waiting.contains_key(&next) && self.waiting.contains_key(&(next + 1))) {
                return;
            }
            let games = [next, next + 1].map(|number| self.waiting.remove(&number));
            self.count(&games.into_iter().flatten().collect::<Vec<_>>());
        }
    }

    fn count(&mut self, games: &[GameResult]) {
        for game in games {
            self.score.count(game.winner.map(|winner| winner == Contender::A));
            for (own, more) in self.usage.iter_mut().zip(&game.usage) {
                own.add(more);
            }
            if let Some(winner) = game.winner.filter(|_| game.ending.is_fault()) {
                self.faults[winner.other().index()] += 1;
            }
        }
        self.pairs.count(games.iter().map(GameResult::half_points).sum());
        self.verdict = self.sprt.and_then(|sprt| sprt.verdict(&self.pairs));
    }

    /// State of the test.
    pub fn test(&self) -> Option<TestState> {
        let sprt = self.sprt?;
        Some(TestState { sprt, llr: sprt.llr(&self.pairs), verdict: self.verdict })
    }

    /// Estimated number of pairs until the test ends, extrapolating its ratio.
    pub fn pairs_left(&self) -> Option<f64> {
        let TestState { sprt, llr, .. } = self.test()?;
        let (low, high) = sprt.bounds();
        let bound = if llr > 0.0 { high } else { low };
        let pairs = f64::from(self.pairs.pairs());
        (pairs > 0.0 && llr != 0.0).then(|| (bound - llr) / llr * pairs)
    }
}

impl fmt::Display for Standings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WinDrawLoss { wins, draws, losses } = self.score;
        let (mean, error) = self.pairs.mean();
        writeln!(
            f,
            "{} games: {wins} won, {draws} drawn, {losses} lost; pairs {}",
            self.score.games(),
            self.pairs
        )?;
        let (score, margin, elo) = (100.0 * mean, 196.0 * error, self.pairs.elo());
        writeln!(f, "score {score:.1} % ± {margin:.1} (95 %), Elo {elo}")?;
        if let Some(test) = self.test() {
            writeln!(f, "{test}")?;
        }
        let [a, b] = &self.usage;
        writeln!(f, "per move of A: {a}\nper move of B: {b}")?;
        match self.faults {
            [0, 0] => Ok(()),
            [a, b] => writeln!(f, "games lost by malfunction: {a} by A, {b} by B"),
        }
    }
}

/// A test with its current ratio and verdict.
pub struct TestState {
    pub sprt: Sprt,
    pub llr: f64,
    pub verdict: Option<Verdict>,
}

impl fmt::Display for TestState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TestState { sprt: Sprt { elo0, elo1, alpha, beta }, llr, verdict } = self;
        let (low, high) = self.sprt.bounds();
        write!(
            f,
            "LLR {llr:+.2} ({low:.2} to {high:.2}) for Elo {elo0} against {elo1}, errors {alpha} and {beta}: "
        )?;
        match verdict {
            Some(verdict) => write!(f, "{verdict}"),
            None => write!(f, "undecided"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::matches::result::Ending;

    fn game(number: u32, winner: Option<Contender>) -> GameResult {
        let ending = if number == 3 { Ending::Crash } else { Ending::Rules };
        let (first, record) = (Contender::A, String::new());
        let usage =
            [Usage { moves: 2, nodes: 10, depth: 4, cpu_ms: Some(1.0), time_ms: 2.0 }, Usage::default()];
        GameResult { game: number, first, winner, ending, fault: None, opening: 0, record, usage }
    }

    #[test]
    fn pairs_count_in_order_of_their_numbers() {
        let winners =
            [Some(Contender::A), None, Some(Contender::B), Some(Contender::B), None, Some(Contender::A)];
        let games: Vec<_> = (1..).zip(winners).map(|(number, winner)| game(number, winner)).collect();
        let mut forward = Standings::new(None);
        games.iter().for_each(|game| forward.add(game.clone()));
        let mut backward = Standings::new(None);
        games.iter().rev().take(5).for_each(|game| backward.add(game.clone()));
        assert_eq!(backward.pairs.pairs(), 0);
        backward.add(games[0].clone());
        assert_eq!(forward.pairs, Pentanomial([1, 0, 0, 2, 0]));
        assert_eq!(forward.to_string(), backward.to_string());
        assert_eq!((forward.faults, forward.usage[0].nodes), ([1, 0], 60));
    }

    #[test]
    fn decided_test_ignores_further_games() {
        let sprt = Sprt { elo0: 0.0, elo1: 100.0, alpha: 0.05, beta: 0.05 };
        let mut standings = Standings::new(Some(sprt));
        (1..=200).for_each(|number| standings.add(game(number, Some(Contender::A))));
        assert_eq!(standings.verdict, Some(Verdict::Accepted));
        assert!(standings.pairs.pairs() < 60, "{standings}");
    }
}
