//! Counts of a file of puzzles by goal, theme and rating.

use std::collections::BTreeMap;
use std::io::{self, Write};

use super::puzzle::Puzzle;

/// Width of a class of ratings.
const CLASS: u32 = 200;

/// Writes the statistics, one line per kind of count.
pub fn write(puzzles: &[Puzzle], out: &mut dyn Write) -> io::Result<()> {
    let goals = count(puzzles.iter().map(|puzzle| puzzle.solution.goal.name().to_string()));
    let classes = count(puzzles.iter().map(|puzzle| format!("{:4}", puzzle.rating / CLASS * CLASS)));
    let themes = || puzzles.iter().flat_map(|puzzle| &puzzle.solution.themes);
    let reasons = count(themes().filter(|theme| theme.is_reason).map(|theme| theme.id.clone()));
    writeln!(out, "goals: {}", listed(&goals))?;
    writeln!(out, "ratings from: {}", listed(&classes))?;
    writeln!(out, "themes: {}", listed(&count(themes().map(|theme| theme.id.clone()))))?;
    writeln!(out, "reasons: {}", listed(&reasons))
}

fn count(names: impl Iterator<Item = String>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    names.for_each(|name| *counts.entry(name).or_default() += 1);
    counts
}

fn listed(counts: &BTreeMap<String, usize>) -> String {
    counts.iter().map(|(name, count)| format!("{} {count}", name.trim())).collect::<Vec<_>>().join(", ")
}
