//! The ledger of experiments: tested changes with their match results.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;

use super::standings::Standings;
use crate::CliError;

/// Start of a new ledger.
const HEADER: &str = "\
# Experiments

Tested changes with their match results: `stratege match … --ledger \"WHAT CHANGED\"` appends a line. Elo is A's
against B's with the 95 % interval, from pairs of games.

| date | game | change | match | games | Elo | test |
|---|---|---|---|---|---|---|
";

const SECONDS_PER_DAY: u64 = 86_400;

/// Options of the ledger.
#[derive(Args)]
#[command(next_help_heading = "Ledger")]
pub struct Ledger {
    /// Appends the result to the ledger, with a description of the change
    #[arg(long, value_name = "WHAT CHANGED")]
    ledger: Option<String>,
    #[arg(long, value_name = "FILE", default_value = "docs/experiments.md")]
    ledger_file: PathBuf,
}

impl Ledger {
    /// Appends a line if the option is set.
    pub fn append(&self, game: &str, what: &str, standings: &Standings) -> Result<(), CliError> {
        let Some(change) = &self.ledger else { return Ok(()) };
        let name = self.ledger_file.display();
        let write_error = |error| CliError::Input(format!("cannot write to {name}: {error}"));
        let open = OpenOptions::new().append(true).create(true).open(&self.ledger_file);
        let mut file = open.map_err(write_error)?;
        let header = if file.metadata()?.len() == 0 { HEADER } else { "" };
        let days = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let row = row(&date(days / SECONDS_PER_DAY), game, change, what, standings);
        file.write_all(format!("{header}{row}").as_bytes()).map_err(write_error)
    }
}

fn row(date: &str, game: &str, change: &str, what: &str, standings: &Standings) -> String {
    let test = match standings.test() {
        None => "none".into(),
        Some(test) => {
            let verdict = test.verdict.map_or("undecided".into(), |verdict| verdict.to_string());
            format!("LLR {:+.2} for {} against {}: {verdict}", test.llr, test.sprt.elo0, test.sprt.elo1)
        }
    };
    // A bar would end the cell.
    let cells = [date, game, change, what].map(|cell| cell.replace('|', "/").replace('\n', " "));
    let (games, elo) = (standings.score.games(), standings.pairs.elo());
    format!("| {} | {games} | {elo} | {test} |\n", cells.join(" | "))
}

/// The date of a day counted from 1 January 1970: Howard Hinnant's `civil_from_days`, whose years start in
/// March so that the leap day is the last of its year.
fn date(days: u64) -> String {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let months = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * months + 2) / 5 + 1;
    let month = if months < 10 { months + 3 } else { months - 9 };
    let year = year_of_era + 400 * era + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::sprt::Sprt;

    #[test]
    fn dates_match_the_calendar() {
        for (days, text) in
            [(0, "1970-01-01"), (11_016, "2000-02-29"), (11_017, "2000-03-01"), (20_453, "2025-12-31")]
        {
            assert_eq!(date(days), text);
        }
    }

    #[test]
    fn rows_have_seven_cells() {
        let sprt = Sprt { elo0: 0.0, elo1: 5.0, alpha: 0.05, beta: 0.05 };
        let row = row("2026-01-01", "chess", "a|b", "x against y", &Standings::new(Some(sprt)));
        assert_eq!(row.trim().matches('|').count(), 8);
        assert!(row.contains("| a/b |") && row.contains("LLR +0.00 for 0 against 5: undecided"), "{row}");
    }
}
