//! Checksums in the lines of a result file.

use stratege::search::checksum::fnv1a;

/// Separates the members of an object from its checksum.
const SUM: &str = ",\"sum\":\"";

/// Checksum over all lines so far, so that a missing or repeated line is detected as well as a changed one.
#[derive(Clone, Copy, Default)]
pub struct Seal(u32);

impl Seal {
    /// Writes a JSON object as a line, with its checksum as the last member.
    pub fn close(&mut self, object: &str) -> String {
        self.0 = fnv1a(format!("{:08x}{object}", self.0).as_bytes());
        let members = object.strip_suffix('}').unwrap_or(object);
        format!("{members}{SUM}{:08x}\"}}\n", self.0)
    }

    /// Splits a line into its object and checksum; returns the object, or `None` if the checksum is wrong.
    pub fn open(&mut self, line: &str) -> Option<String> {
        let (members, _) = line.rsplit_once(SUM)?;
        let object = format!("{members}}}");
        (self.close(&object).trim_end() == line).then_some(object)
    }
}
