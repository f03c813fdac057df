//! A puzzle and its line in `data/<game>/puzzles.txt`.

use std::fmt;
use std::str::FromStr;

use super::MoveText;

/// Names of the fields, the first line of the file.
pub const FIELDS: &str = "id\trecord\tgoal\tanswers\tline\trating\tdeviation\tthemes";

/// Letters of an id.
const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";

/// Length of an id.
const ID_LENGTH: usize = 6;

/// Task of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Goal {
    /// Win, with at most this number of own moves if there is one.
    Win(Option<u32>),
    /// Draw: every other move loses.
    Draw,
    /// Resist: every other move loses.
    Defend,
    /// Play the best move, with this result in points if there is one.
    Best(Option<i32>),
}

impl Goal {
    /// The goal without its number.
    pub fn name(self) -> &'static str {
        match self {
            Goal::Win(_) => "win",
            Goal::Draw => "draw",
            Goal::Defend => "defend",
            Goal::Best(_) => "best",
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Goal::Win(Some(moves)) => write!(f, " {moves}"),
            Goal::Best(Some(points)) => write!(f, " {points:+}"),
            _ => Ok(()),
        }
    }
}

impl FromStr for Goal {
    type Err = String;

    fn from_str(text: &str) -> Result<Goal, String> {
        let unknown = || format!("unknown goal \"{text}\"");
        let (name, number) = text.split_once(' ').map_or((text, None), |(name, number)| (name, Some(number)));
        let number = number.map(str::parse::<i32>).transpose().map_err(|_| unknown())?;
        match (name, number) {
            ("win", moves) => Ok(Goal::Win(moves.and_then(|moves| u32::try_from(moves).ok()))),
            ("best", points) => Ok(Goal::Best(points)),
            ("draw", None) => Ok(Goal::Draw),
            ("defend", None) => Ok(Goal::Defend),
            _ => Err(unknown()),
        }
    }
}

/// An idea of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Theme {
    /// Identifier in kebab case.
    pub id: String,
    /// Whether a counterfactual search confirms it as the reason.
    pub is_reason: bool,
}

impl Theme {
    /// A description of the position or the solution.
    pub fn fact(id: impl Into<String>) -> Theme {
        Theme { id: id.into(), is_reason: false }
    }

    /// A theme that is a reason if `is_reason`.
    pub fn new(id: &str, is_reason: bool) -> Theme {
        Theme { id: id.into(), is_reason }
    }
}

/// The proved part of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Task.
    pub goal: Goal,
    /// All right moves, as records write them.
    pub answers: Vec<MoveText>,
    /// Principal variation from the first answer.
    pub line: Vec<MoveText>,
    /// Ideas.
    pub themes: Vec<Theme>,
}

impl Solution {
    /// Whether another puzzle of the same game has the same answers and begins with the same two moves.
    pub fn has_idea_of(&self, other: &Solution) -> bool {
        let start = |solution: &Solution| solution.line.iter().take(2).cloned().collect::<Vec<_>>();
        self.answers == other.answers && start(self) == start(other)
    }
}

/// A puzzle of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Identifier, derived from the position.
    pub id: String,
    /// Record text up to the position.
    pub record: String,
    /// Task, right moves and ideas.
    pub solution: Solution,
    /// Difficulty on the human scale.
    pub rating: u32,
    /// Standard deviation of the rating.
    pub deviation: u32,
}

/// The identifier of a position with this hash.
pub fn id_of(hash: u64) -> String {
    let mut rest = hash ^ hash >> 32;
    let letters = std::iter::repeat_with(|| {
        let digit = DIGITS[(rest % 36) as usize];
        rest /= 36;
        char::from(digit)
    });
    letters.take(ID_LENGTH).collect()
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Solution { goal, answers, line, themes } = &self.solution;
        let themes: Vec<_> = themes
            .iter()
            .map(|theme| format!("{}{}", theme.id, if theme.is_reason { "!" } else { "" }))
            .collect();
        let (answers, line, themes) = (answers.join(" "), line.join(" "), themes.join(","));
        let Puzzle { id, record, rating, deviation, .. } = self;
        write!(f, "{id}\t{record}\t{goal}\t{answers}\t{line}\t{rating}\t{deviation}\t{themes}")
    }
}

impl FromStr for Puzzle {
    type Err = String;

    fn from_str(text: &str) -> Result<Puzzle, String> {
        let fields: Vec<_> = text.split('\t').collect();
        let &[id, record, goal, answers, line, rating, deviation, themes] = &fields[..] else {
            return Err(format!("{} fields in \"{text}\"", fields.len()));
        };
        let is_id = id.len() == ID_LENGTH && id.bytes().all(|byte| DIGITS.contains(&byte));
        if !is_id || answers.is_empty() {
            return Err(format!("no id or no answer in \"{text}\""));
        }
        let words = |field: &str| field.split_whitespace().map(String::from).collect();
        let number = |field: &str| field.parse().map_err(|_| format!("\"{field}\" is no number"));
        let theme = |word: &str| Theme::new(word.trim_end_matches('!'), word.ends_with('!'));
        Ok(Puzzle {
            id: id.into(),
            record: record.into(),
            solution: Solution {
                goal: goal.parse()?,
                answers: words(answers),
                line: words(line),
                themes: themes.split(',').filter(|word| !word.is_empty()).map(theme).collect(),
            },
            rating: number(rating)?,
            deviation: number(deviation)?,
        })
    }
}

/// Parses a file.
pub fn parse(text: &str) -> Result<Vec<Puzzle>, String> {
    let mut lines = text.lines();
    if lines.next() != Some(FIELDS) {
        return Err("the first line does not name the fields".into());
    }
    lines.map(str::parse).collect()
}

/// Writes a file.
pub fn write(puzzles: &[Puzzle]) -> String {
    let lines: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    format!("{FIELDS}\n{lines}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_is_read_back() {
        let line = "0a1b2c\tconnect4:first:4455\twin 3\t2 3\t2 4 5\t1215\t60\twin-in-3,double-threat!";
        let puzzle: Puzzle = line.parse().unwrap();
        assert_eq!((puzzle.solution.goal, puzzle.solution.answers.len()), (Goal::Win(Some(3)), 2));
        assert_eq!(puzzle.solution.themes, [Theme::fact("win-in-3"), Theme::new("double-threat", true)]);
        assert_eq!(puzzle.to_string(), line);
        assert_eq!(parse(&write(std::slice::from_ref(&puzzle))).unwrap(), [puzzle]);
    }

    #[test]
    fn goals_are_read_back() {
        for text in ["win", "win 4", "draw", "defend", "best", "best +6", "best -12"] {
            assert_eq!(text.parse::<Goal>().unwrap().to_string(), text);
        }
        assert!("lose".parse::<Goal>().is_err() && "draw 2".parse::<Goal>().is_err());
    }

    #[test]
    fn damaged_lines_are_errors() {
        assert!("0a1b2c\tconnect4:first:4455".parse::<Puzzle>().is_err());
        assert!("0A1b2c\tr\twin\t1\t1\t1\t1\t".parse::<Puzzle>().is_err());
        assert!(parse("id\n").is_err());
    }

    #[test]
    fn ids_have_six_letters() {
        assert_eq!(id_of(0), "000000");
        assert!([1, u64::MAX, 0x1234_5678_9abc_def0].map(id_of).iter().all(|id| id.len() == 6));
    }
}
