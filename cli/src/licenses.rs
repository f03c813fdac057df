//! `stratege --licenses`: the licences of the program and of its components.

use std::io::Write;

use crate::CliError;

/// As in `licenses.txt` of the site; `npm run docs -- licenses` writes the notices of the components.
const TEXT: &str = concat!(
    "Stratege may be used under the MIT licence or the Apache licence 2.0, at your option.\n\n",
    include_str!("../../LICENSE-MIT"),
    "\n\n",
    include_str!("../../LICENSE-APACHE"),
    "\n\n",
    include_str!("../../LICENSE-THIRD-PARTY"),
);

/// Prints the licences.
pub fn print(out: &mut dyn Write) -> Result<(), CliError> {
    Ok(out.write_all(TEXT.as_bytes())?)
}
