//! Adjudication: optional rules that end a game early by the programs' scores or its length.

use clap::Args;
use serde::{Deserialize, Serialize};
use stratege::core::rules::Side;

use super::result::Ending;

/// Adjudication rules; all are off by default.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[command(next_help_heading = "Adjudication (off by default)")]
pub struct Adjudication {
    /// Win, if both programs score the same side SCORE hundredths ahead for MOVES moves each
    #[arg(long, value_name = "SCORE,MOVES", value_parser = numbers::<2>, allow_hyphen_values = true)]
    adjudicate_win: Option<Numbers<2>>,
    /// Draw from ply PLY on, if both programs score within SCORE hundredths of 0 for MOVES moves each
    #[arg(long, value_name = "SCORE,MOVES,PLY", value_parser = numbers::<3>)]
    adjudicate_draw: Option<Numbers<3>>,
    /// Draw after N plies
    #[arg(long, value_name = "N")]
    max_plies: Option<usize>,
}

/// Numbers separated by commas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
struct Numbers<const COUNT: usize>
where
    [i32; COUNT]: Serialize + for<'a> Deserialize<'a>,
{
    numbers: [i32; COUNT],
}

fn numbers<const COUNT: usize>(text: &str) -> Result<Numbers<COUNT>, String>
where
    [i32; COUNT]: Serialize + for<'a> Deserialize<'a>,
{
    let read: Result<Vec<i32>, _> = text.split(',').map(str::parse).collect();
    let numbers = read.ok().filter(|all| all.iter().all(|number| *number >= 0));
    let numbers = numbers.and_then(|all| all.try_into().ok());
    numbers.map(|numbers| Numbers { numbers }).ok_or_else(|| format!("\"{text}\" is not {COUNT} numbers"))
}

impl Adjudication {
    /// Applies the rules to the scores so far, one per move, from the first side's point of view.
    pub fn decide(&self, values: &[Option<i32>], ply: usize) -> Option<(Option<Side>, Ending)> {
        let last = |moves: i32| {
            let start = values.len().checked_sub(2 * moves as usize).filter(|_| moves > 0)?;
            values[start..].iter().copied().collect::<Option<Vec<i32>>>()
        };
        if let Some(Numbers { numbers: [min, moves] }) = self.adjudicate_win
            && let Some(values) = last(moves)
        {
            if values.iter().all(|value| *value >= min) {
                return Some((Some(Side::First), Ending::Adjudication));
            }
            if values.iter().all(|value| *value <= -min) {
                return Some((Some(Side::Second), Ending::Adjudication));
            }
        }
        if let Some(Numbers { numbers: [max, moves, from] }) = self.adjudicate_draw
            && ply >= from as usize
            && last(moves).is_some_and(|values| values.iter().all(|value| value.abs() <= max))
        {
            return Some((None, Ending::Adjudication));
        }
        self.max_plies.is_some_and(|max| ply >= max).then_some((None, Ending::Length))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decide(values: &[i32], ply: usize) -> Option<(Option<Side>, Ending)> {
        let rules = Adjudication {
            adjudicate_win: Some(numbers("300,2").unwrap()),
            adjudicate_draw: Some(numbers("10,2,40").unwrap()),
            max_plies: Some(90),
        };
        rules.decide(&values.iter().copied().map(Some).collect::<Vec<_>>(), ply)
    }

    #[test]
    fn both_programs_must_agree_for_long_enough() {
        let won = |side| Some((side, Ending::Adjudication));
        assert_eq!(decide(&[310, 305, 400], 50), None);
        assert_eq!(decide(&[0, 310, 305, 400, 300], 50), won(Some(Side::First)));
        assert_eq!(decide(&[310, 305, 299, 300], 50), None);
        assert_eq!(decide(&[-310, -305, -400, -300], 50), won(Some(Side::Second)));
        assert_eq!(decide(&[1, -9, 10, 0], 39), None);
        assert_eq!(decide(&[1, -9, 10, 0], 40), won(None));
        assert_eq!(decide(&[50, 50, 50, 50], 90), Some((None, Ending::Length)));
        let unknown = [Some(400), None, Some(400), Some(400)];
        assert_eq!(Adjudication::default().decide(&unknown, 1000), None);
    }

    #[test]
    fn invalid_numbers_are_rejected() {
        assert!(
            numbers::<2>("300").is_err() && numbers::<2>("300,x").is_err() && numbers::<2>("-1,2").is_err()
        );
    }
}
