//! What is played: everything that a game of a match depends on beside its number.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use stratege::lab::Conditions;

use super::adjudication::Adjudication;
use crate::CliError;
use crate::options::{self, Game};
use crate::programs::spec::ProgramSpec;
use crate::programs::{Failure, MoveLimits, Program};
use crate::statistics::sprt::Sprt;

/// A match between two programs.
pub struct MatchSetup {
    pub game: Game,
    /// A and B.
    pub programs: [ProgramSpec; 2],
    pub limits: [MoveLimits; 2],
    /// The records that pairs of games begin with, in turn.
    pub openings: Vec<String>,
    /// So many random moves follow.
    pub random_plies: u32,
    pub seed: u64,
    pub adjudication: Adjudication,
    /// A limit of time may be exceeded by this.
    pub margin: Duration,
    /// A program that says nothing for so long has lost.
    pub patience: Duration,
    pub sprt: Option<Sprt>,
}

impl MatchSetup {
    /// How the pairs of games begin.
    pub fn conditions(&self) -> Conditions {
        Conditions {
            openings: self.openings.clone(),
            random_plies: self.random_plies,
            seed: self.seed,
            ..Conditions::default() // the programs have limits of their own
        }
    }

    /// Both programs, not yet started.
    pub fn new_programs(&self) -> [Program; 2] {
        self.programs.each_ref().map(|spec| Program::new(spec, self.patience))
    }

    /// The options in the header of the result file.
    pub fn configuration(&self) -> Result<Configuration, CliError> {
        let fingerprint = |spec: &ProgramSpec| spec.fingerprint();
        let [a, b] = self.programs.each_ref().map(fingerprint);
        Ok(Configuration {
            game: self.game.id().into(),
            programs: self.programs.each_ref().map(|spec| spec.text.clone()),
            builds: [a?, b?],
            limits: self.limits,
            openings: options::summary(&self.openings),
            random_plies: self.random_plies,
            seed: self.seed,
            adjudication: self.adjudication.clone(),
            sprt: self.sprt,
        })
    }
}

impl From<Failure> for CliError {
    fn from(failure: Failure) -> CliError {
        CliError::Input(failure.to_string())
    }
}

/// What must be the same for a match to be continued.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Configuration {
    pub game: String,
    pub programs: [String; 2],
    /// Checksums of their files.
    pub builds: [String; 2],
    pub limits: [MoveLimits; 2],
    /// Their number and checksum.
    pub openings: String,
    pub random_plies: u32,
    pub seed: u64,
    pub adjudication: Adjudication,
    pub sprt: Option<Sprt>,
}
