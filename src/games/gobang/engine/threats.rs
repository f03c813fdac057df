//! Threats of a stone on an empty cell, from its four line patterns together.

use crate::games::gobang::engine::patterns::Pattern;

/// Threat of a stone; later threats are stronger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Threat {
    /// No threat within two moves.
    #[default]
    None,
    /// One line that may become an open three or a four.
    Potential,
    /// Two or more such lines.
    DoublePotential,
    /// An open three.
    OpenThree,
    /// An open three and a potential.
    OpenThreePlus,
    /// Two open threes.
    DoubleThree,
    /// A four.
    Four,
    /// A four and a potential.
    FourPlus,
    /// A four and an open three.
    FourThree,
    /// A double four or an open four: five next, whatever is blocked.
    DoubleFour,
    /// Five in a row.
    Five,
}

/// Number of threats.
pub const THREATS: usize = Threat::Five as usize + 1;

/// Number of cells that offer each threat, from open threes on; padded to a power of two.
pub type ThreatCounts = [u16; THREATS.next_power_of_two()];

/// Combined threat of four patterns.
pub fn threat_of(patterns: [Pattern; 4]) -> Threat {
    let count = |from: Pattern, to: Pattern| {
        patterns.iter().filter(|&&pattern| from <= pattern && pattern <= to).count()
    };
    let fours = count(Pattern::Four, Pattern::Four);
    let threes = count(Pattern::TightThree, Pattern::OpenThree);
    let potentials = count(Pattern::TightTwo, Pattern::ClosedThree);
    if count(Pattern::Five, Pattern::Five) > 0 {
        Threat::Five
    } else if count(Pattern::OpenFour, Pattern::OpenFour) > 0 || fours > 1 {
        Threat::DoubleFour
    } else if fours == 1 {
        match (threes, potentials) {
            (0, 0) => Threat::Four,
            (0, _) => Threat::FourPlus,
            _ => Threat::FourThree,
        }
    } else {
        match (threes, potentials) {
            (0, 0) => Threat::None,
            (0, 1) => Threat::Potential,
            (0, _) => Threat::DoublePotential,
            (1, 0) => Threat::OpenThree,
            (1, _) => Threat::OpenThreePlus,
            _ => Threat::DoubleThree,
        }
    }
}
