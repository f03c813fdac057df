//! The checksums in the lines of a result file.

use stratege::search::checksum::fnv1a;

/// Between an object's own members and its checksum.
const SUM: &str = ",\"sum\":\"";

/// Checksum over all lines up to the last one. It depends on the lines before, so that a missing or repeated line is
/// found as well as a changed one.
#[derive(Clone, Copy, Default)]
pub struct Seal(u32);

impl Seal {
    /// The line of a JSON object, which gets its checksum as the last member.
    pub fn close(&mut self, object: &str) -> String {
        self.0 = fnv1a(format!("{:08x}{object}", self.0).as_bytes());
        let members = object.strip_suffix('}').unwrap_or(object);
        format!("{members}{SUM}{:08x}\"}}\n", self.0)
    }

    /// The object of a line without its checksum; `None` if they do not belong together.
    pub fn open(&mut self, line: &str) -> Option<String> {
        let (members, _) = line.rsplit_once(SUM)?;
        let object = format!("{members}}}");
        (self.close(&object).trim_end() == line).then_some(object)
    }
}
