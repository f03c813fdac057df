//! Tunable player parameters: names, values and ranges.
//!
//! ```
//! use stratege::core::parameters::{Parameter, Parameters};
//!
//! let all = [Parameter::number("depth", 4, 1, 20)];
//! let changed = Parameters::with_changes(&all, &[("depth".into(), vec![6])])?;
//! assert_eq!(changed.number("depth"), 6);
//! assert!(Parameters::with_changes(&all, &[("depth".into(), vec![21])]).is_err());
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use serde::Serialize;

use crate::core::error::Error;

/// Purpose of a parameter; decides how it is tuned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ParameterKind {
    /// A factor of an evaluation: small changes have small effects.
    Weight,
    /// A list whose order matters.
    Order,
    /// A choice of method: a depth, a limit, a reading of an unclear source.
    Setting,
}

/// A number or a table of numbers that a user can change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Parameter {
    /// Identifier in commands, records and stored settings.
    pub name: &'static str,
    /// Description, if the page does not show the parameter; all others have theirs in `www/games/<game>/i18n/`.
    #[serde(skip)]
    pub description: Option<&'static str>,
    /// Columns when shown as a table; 1 for a single number.
    pub columns: usize,
    /// Default numbers, row by row.
    pub default: Vec<i32>,
    /// Minimum of each number.
    pub min: i32,
    /// Maximum of each number.
    pub max: i32,
    /// Purpose.
    pub kind: ParameterKind,
}

impl Parameter {
    /// Declares a setting with one number.
    #[inline(never)] // keeps the code of rosters small
    pub fn number(name: &'static str, default: i32, min: i32, max: i32) -> Self {
        Parameter {
            name,
            description: None,
            columns: 1,
            default: vec![default],
            min,
            max,
            kind: ParameterKind::Setting,
        }
    }

    /// Declares a weight with one number.
    pub fn weight(name: &'static str, default: i32, min: i32, max: i32) -> Self {
        Parameter { kind: ParameterKind::Weight, ..Self::number(name, default, min, max) }
    }
}

/// Changed parameters by name; a single number is a table of length 1.
pub type Changes = [(String, Vec<i32>)];

/// Validated values of all parameters of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters(Vec<(&'static str, Vec<i32>)>);

impl Parameters {
    /// The default values.
    pub fn defaults(all: Vec<Parameter>) -> Self {
        Parameters(all.into_iter().map(|one| (one.name, one.default)).collect())
    }

    /// The default values with changes. Fails on unknown names, wrong lengths and numbers out of range.
    pub fn with_changes(all: &[Parameter], changes: &Changes) -> Result<Self, Error> {
        let Parameters(mut set) = Parameters::defaults(all.to_vec());
        for (name, numbers) in changes {
            let fault = |why: String| Error::BadParameter { name: name.clone(), why };
            let index = all.iter().position(|one| one.name == name).ok_or_else(|| {
                let known: Vec<_> = all.iter().map(|one| one.name).collect();
                fault(match known[..] {
                    [] => "this player has no parameters".into(),
                    _ => format!("unknown; this player has {}", known.join(", ")),
                })
            })?;
            let parameter = &all[index];
            if numbers.len() != parameter.default.len() {
                let (given, wanted) = (numbers.len(), parameter.default.len());
                return Err(fault(format!("it has {wanted} numbers, {given} were given")));
            }
            let allowed = parameter.min..=parameter.max;
            if let Some(place) = numbers.iter().position(|number| !allowed.contains(number)) {
                let (number, min, max) = (numbers[place], parameter.min, parameter.max);
                let place = place + 1;
                return Err(fault(format!("number {place} is {number}, allowed are {min} to {max}")));
            }
            set[index].1.clone_from(numbers);
        }
        Ok(Parameters(set))
    }

    /// Whether the player has this parameter.
    pub fn has(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    /// The number of a parameter that is not a table.
    pub fn number(&self, name: &str) -> i32 {
        self.table(name)[0]
    }

    /// The numbers of a table, row by row.
    pub fn table(&self, name: &str) -> &[i32] {
        self.find(name).expect("players read declared parameters only")
    }

    #[inline(never)]
    fn find(&self, name: &str) -> Option<&[i32]> {
        self.0.iter().find(|(own, _)| *own == name).map(|(_, numbers)| &numbers[..])
    }
}
