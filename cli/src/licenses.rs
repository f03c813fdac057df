//! `stratege --licenses`: the licences of the program and of its components, as in `licenses.txt` of the site.

use std::io::Write;

use stratege::registry::files::LICENSES;

use crate::CliError;

const CHOICE: &str = "Stratege may be used under the MIT licence or the Apache licence 2.0, at your option.";

/// Prints the licences.
pub fn print(out: &mut dyn Write) -> Result<(), CliError> {
    Ok(write!(out, "{CHOICE}\n\n{}", LICENSES.join("\n\n"))?)
}
