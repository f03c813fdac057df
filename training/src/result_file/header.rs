//! The first line of a result file.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::seal::Seal;
use crate::error::TrainingError;

/// Version of the file format.
const FORMAT: u32 = 1;

/// Start of every header.
const START: &[u8] = b"{\"stratege\":\"";

const FOREIGN: &str = "is not a result file of this program";

/// The options of a computation, by name.
pub type Options = Map<String, Value>;

#[derive(Serialize, Deserialize)]
struct Header<O> {
    /// Version of the program that created the file.
    stratege: String,
    format: u32,
    command: String,
    /// Everything that the results depend on, as an object.
    options: O,
}

/// Header of files of `stratege match` without checksums, which older versions wrote.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnsealedHeader {
    #[serde(rename = "match")]
    options: Options,
}

/// Creates the header of a new file, with its line end, its checksum and the options as they will be read
/// back.
pub fn new(command: &str, options: &impl Serialize) -> Result<(String, Seal, Options), TrainingError> {
    let version = env!("CARGO_PKG_VERSION").into();
    let object = serde_json::to_string(&Header {
        stratege: version,
        format: FORMAT,
        command: command.into(),
        options,
    })?;
    let mut seal = Seal::default();
    let line = seal.close(&object);
    let header: Header<Options> = serde_json::from_str(&object)?;
    Ok((line, seal, header.options))
}

/// Parses the header of a command's file: options, checksum, and length with the line end. The error is the
/// predicate of a sentence about the file.
pub fn parse(bytes: &[u8], command: &str) -> Result<(Options, Option<Seal>, usize), String> {
    let end = bytes.iter().position(|&byte| byte == b'\n').ok_or(FOREIGN)?;
    let line = std::str::from_utf8(&bytes[..end]).map_err(|_| FOREIGN)?;
    let mut seal = Seal::default();
    let Some(object) = seal.open(line) else {
        let header: UnsealedHeader = serde_json::from_str(line).map_err(|_| FOREIGN)?;
        return match command {
            "match" => Ok((header.options, None, end + 1)),
            _ => Err(results_of("match")),
        };
    };
    let header: Header<Options> = serde_json::from_str(&object).map_err(|_| FOREIGN)?;
    match header {
        Header { format, .. } if format != FORMAT => {
            Err(format!("has the format {format} of version {}, not {FORMAT}", header.stratege))
        }
        Header { command: other, .. } if other != command => Err(results_of(&other)),
        Header { options, .. } => Ok((options, Some(seal), end + 1)),
    }
}

/// The bytes after the header, or all if there is none.
pub fn body(bytes: &[u8]) -> &[u8] {
    let end = bytes.iter().position(|&byte| byte == b'\n').filter(|_| bytes.starts_with(START));
    &bytes[end.map_or(0, |end| end + 1)..]
}

fn results_of(command: &str) -> String {
    format!("has the results of \"stratege {command}\"")
}

/// The first option in which a file differs from the computation to be resumed.
pub fn difference(known: &Options, wanted: &Options) -> Option<String> {
    let names: BTreeSet<_> = known.keys().chain(wanted.keys()).collect();
    let different = names.into_iter().find(|&name| known.get(name) != wanted.get(name))?;
    let [known, wanted] =
        [known, wanted].map(|options| options.get(different).map_or("not given".into(), Value::to_string));
    Some(format!("its {different}: {known}, not {wanted}"))
}
