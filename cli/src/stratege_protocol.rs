//! Lines of the protocol of `stratege serve`, shared by server and client: the greeting, and answers with a
//! move.

use std::fmt;
use std::str::FromStr;

use stratege::core::player::{Choice, Score};

/// The reply to `hello`: the protocol's name and version.
pub const GREETING: &str = "stratege-protocol 1";

/// A move with the result of its search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move in players' notation; `None` if the program resigns.
    pub chosen: Option<String>,
    /// Value for the side to move, if the program has one.
    pub score: Option<Score>,
    /// Search depth in plies.
    pub depth: u32,
    /// Visited positions, if the program reports them.
    pub nodes: Option<u64>,
    /// Principal variation.
    pub pv: Vec<String>,
}

impl Answer {
    /// A move without search results.
    pub fn bare(chosen: &str) -> Answer {
        Answer { chosen: Some(chosen.into()), score: None, depth: 0, nodes: None, pv: Vec::new() }
    }
}

impl From<Choice<String>> for Answer {
    fn from(Choice { chosen, report, .. }: Choice<String>) -> Answer {
        let resigns = report.score == Some(Score::Resigns);
        Answer {
            chosen: (!resigns).then_some(chosen),
            score: report.score.filter(|_| !resigns),
            depth: report.depth,
            nodes: Some(report.nodes.into()),
            pv: report.pv,
        }
    }
}

/// A score as one number for the side to move: hundredths of a pawn or disc, or points of a classic program;
/// beyond [`PROVEN`] for proven results.
pub fn hundredths(score: Score) -> Option<i32> {
    let proven = |plies: u32| 2 * PROVEN - i32::try_from(plies).unwrap_or(PROVEN).min(PROVEN);
    match score {
        Score::Points(points) => Some(points.clamp(1 - PROVEN, PROVEN - 1)),
        Score::Pawns { hundredths } | Score::Discs { hundredths, .. } => {
            Some(hundredths.clamp(1 - PROVEN, PROVEN - 1))
        }
        Score::Left(left) => Some(left.signum() * (PROVEN + left.abs().min(100))),
        Score::Win(plies) => Some(proven(plies)),
        Score::Loss(plies) => Some(-proven(plies)),
        Score::Custom { .. } | Score::Resigns | Score::Draws => None,
    }
}

/// Absolute values above this are proven wins and losses.
pub const PROVEN: i32 = 100_000;

/// A score in an answer line: its kind and number.
struct ScoreText(Option<Score>);

impl fmt::Display for ScoreText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(Score::Points(points)) => write!(f, "points {points}"),
            Some(Score::Pawns { hundredths }) => write!(f, "pawns {hundredths}"),
            Some(Score::Discs { hundredths, .. }) => write!(f, "discs {hundredths}"),
            Some(Score::Win(plies)) => write!(f, "win {plies}"),
            Some(Score::Loss(plies)) => write!(f, "loss {plies}"),
            Some(Score::Left(left)) => write!(f, "left {left}"),
            Some(Score::Custom { .. } | Score::Resigns | Score::Draws) | None => write!(f, "none 0"),
        }
    }
}

fn read_score(kind: &str, number: &str) -> Result<Option<Score>, String> {
    let wrong = || format!("invalid score \"{kind} {number}\"");
    let number: i32 = number.parse().map_err(|_| wrong())?;
    let plies = || u32::try_from(number).map_err(|_| wrong());
    Ok(Some(match kind {
        "points" => Score::Points(number),
        "pawns" => Score::Pawns { hundredths: number },
        "discs" => Score::Discs { hundredths: number, percent: 0 },
        "win" => Score::Win(plies()?),
        "loss" => Score::Loss(plies()?),
        "left" => Score::Left(number),
        "none" => return Ok(None),
        _ => return Err(wrong()),
    }))
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let chosen = self.chosen.as_deref().unwrap_or("resign");
        let (score, depth, nodes) = (ScoreText(self.score), self.depth, self.nodes.unwrap_or(0));
        write!(f, "move {chosen} score {score} depth {depth} nodes {nodes}")?;
        match self.pv.is_empty() {
            true => Ok(()),
            false => write!(f, " pv {}", self.pv.join(" ")),
        }
    }
}

impl FromStr for Answer {
    type Err = String;

    /// Reads an answer line; everything but the move is optional.
    fn from_str(line: &str) -> Result<Answer, String> {
        let mut words = line.split_whitespace();
        let mut next = |what: &str| words.next().ok_or(format!("missing {what} in \"{line}\""));
        if next("a move")? != "move" {
            return Err(format!("\"{line}\" does not begin with move"));
        }
        let mut answer = Answer::bare(next("a move")?);
        while let Ok(word) = next("") {
            let number =
                |word: &str| word.parse().map_err(|_| format!("invalid number \"{word}\" in \"{line}\""));
            match word {
                "score" => answer.score = read_score(next("a score")?, next("a score")?)?,
                "depth" => answer.depth = number(next("a depth")?)? as u32,
                "nodes" => answer.nodes = Some(number(next("a number of nodes")?)?),
                "pv" => {
                    while let Ok(word) = next("") {
                        answer.pv.push(word.into());
                    }
                }
                _ => return Err(format!("unknown word \"{word}\" in \"{line}\"")),
            }
        }
        answer.chosen = answer.chosen.filter(|chosen| chosen != "resign");
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_round_trip() {
        let scores = [
            None,
            Some(Score::Pawns { hundredths: -31 }),
            Some(Score::Discs { hundredths: 250, percent: 0 }),
            Some(Score::Win(7)),
            Some(Score::Loss(8)),
            Some(Score::Left(-3)),
            Some(Score::Points(1200)),
        ];
        for score in scores {
            let pv = vec!["e2e4".to_string(), "e7e5".into()];
            let answer = Answer { chosen: Some("e2e4".into()), score, depth: 7, nodes: Some(901), pv };
            assert_eq!(answer.to_string().parse(), Ok(answer));
        }
        let resigns = Answer { chosen: None, ..Answer::bare("") };
        assert_eq!(resigns.to_string(), "move resign score none 0 depth 0 nodes 0");
        assert_eq!("move e4".parse(), Ok(Answer::bare("e4")));
        for wrong in
            ["", "move", "e4", "move e4 score", "move e4 score good 3", "move e4 nodes x", "move e4 5"]
        {
            assert!(wrong.parse::<Answer>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn shorter_wins_score_higher() {
        let values = [Score::Win(1), Score::Win(9), Score::Left(3), Score::Pawns { hundredths: 900_000 }];
        let values = values.map(|score| hundredths(score).unwrap());
        assert!(values.is_sorted_by(|one, next| one > next) && values[2] > PROVEN && values[3] < PROVEN);
        assert_eq!(hundredths(Score::Loss(9)), Some(-values[1]));
    }
}
