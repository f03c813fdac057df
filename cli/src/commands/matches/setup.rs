//! Setup of a match: everything besides its number that determines a game.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use stratege::lab::Conditions;

use super::adjudication::Adjudication;
use crate::CliError;
use crate::options::{self, Game};
use crate::programs::game_clock::TimeControl;
use crate::programs::spec::ProgramSpec;
use crate::programs::{Failure, MoveLimits, Program};
use crate::statistics::sprt::Sprt;

/// A match between two programs.
pub struct MatchSetup {
    pub game: Game,
    /// A and B.
    pub programs: [ProgramSpec; 2],
    pub limits: [MoveLimits; 2],
    pub clock: Option<TimeControl>,
    /// Opening records, used in turn for pairs of games.
    pub openings: Vec<String>,
    /// Number of random moves after the opening.
    pub random_plies: u32,
    pub seed: u64,
    pub adjudication: Adjudication,
    /// Tolerance of time limits.
    pub margin: Duration,
    /// Time without an answer after which a program loses.
    pub patience: Duration,
    pub sprt: Option<Sprt>,
}

impl MatchSetup {
    /// Conditions for the openings; the programs have their own limits.
    pub fn conditions(&self) -> Conditions {
        Conditions {
            openings: self.openings.clone(),
            random_plies: self.random_plies,
            seed: self.seed,
            ..Conditions::default()
        }
    }

    /// Both programs; their processes start with the first game.
    pub fn new_programs(&self) -> [Program; 2] {
        self.programs.each_ref().map(|spec| Program::new(spec, self.patience))
    }

    /// Options in the header of the result file.
    pub fn configuration(&self) -> Result<Configuration, CliError> {
        let fingerprint = |spec: &ProgramSpec| spec.fingerprint();
        let [a, b] = self.programs.each_ref().map(fingerprint);
        Ok(Configuration {
            game: self.game.id().into(),
            programs: self.programs.each_ref().map(|spec| spec.text.clone()),
            builds: [a?, b?],
            limits: self.limits,
            clock: self.clock,
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

/// Options that must not change when a match is resumed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Configuration {
    pub game: String,
    pub programs: [String; 2],
    /// Checksums of the executables.
    pub builds: [String; 2],
    pub limits: [MoveLimits; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// Number and checksum.
    pub openings: String,
    pub random_plies: u32,
    pub seed: u64,
    pub adjudication: Adjudication,
    pub sprt: Option<Sprt>,
}
