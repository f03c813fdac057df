//! The numbers of a player that can be changed: what they are called, what they are, what they may be.

use serde::Serialize;

use crate::core::error::Error;

/// What a number is for, and so how one would look for a better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ParameterKind {
    /// It says how much something counts; a little more or less makes a little difference.
    Weight,
    /// The table is a list whose order counts.
    Order,
    /// It says how the program goes about it: a depth, a limit, a reading of an unclear source.
    Setting,
}

/// One adjustable number, or a table of numbers of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// One English sentence that says what it does.
    pub description: &'static str,
    /// How many numbers stand side by side when it is shown as a table; 1 for a single number.
    pub columns: usize,
    /// Its own numbers, unless somebody changes them.
    pub default: Vec<i32>,
    /// The least value allowed.
    pub min: i32,
    /// The greatest value allowed.
    pub max: i32,
    /// What it is for.
    pub kind: ParameterKind,
}

impl Parameter {
    /// A single setting.
    #[inline(never)] // rosters are long lists of these, and the page's modules small
    pub fn number(name: &'static str, description: &'static str, default: i32, min: i32, max: i32) -> Self {
        Parameter {
            name,
            description,
            columns: 1,
            default: vec![default],
            min,
            max,
            kind: ParameterKind::Setting,
        }
    }

    /// A single weight.
    pub fn weight(name: &'static str, description: &'static str, default: i32, min: i32, max: i32) -> Self {
        Parameter { kind: ParameterKind::Weight, ..Self::number(name, description, default, min, max) }
    }
}

/// Numbers that differ from the default ones, by name; a single number is a table of one.
pub type Changes = [(String, Vec<i32>)];

/// A full and valid set of numbers for one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters(Vec<(&'static str, Vec<i32>)>);

impl Parameters {
    /// The default numbers.
    pub fn original(all: Vec<Parameter>) -> Self {
        Parameters(all.into_iter().map(|one| (one.name, one.default)).collect())
    }

    /// The default numbers with some of them changed, or what is wrong with the changes.
    pub fn with_changes(all: &[Parameter], changes: &Changes) -> Result<Self, Error> {
        let Parameters(mut set) = Parameters::original(all.to_vec());
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

    /// Whether the player has a parameter of this name.
    pub fn has(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    /// The value of a single number.
    pub fn number(&self, name: &str) -> i32 {
        self.table(name)[0]
    }

    /// The values of a table, row by row.
    pub fn table(&self, name: &str) -> &[i32] {
        self.find(name).expect("a player asks for its own parameters only")
    }

    #[inline(never)]
    fn find(&self, name: &str) -> Option<&[i32]> {
        self.0.iter().find(|(own, _)| *own == name).map(|(_, numbers)| &numbers[..])
    }
}
