//! Parameters of CPC-Gobang, named as in the source: the thirteen numbers, and the readings
//! where it is ambiguous.

use crate::core::parameters::Parameter;

/// Values of five squares by their own stones: A0 to A4.
pub(super) const STONES: [&str; 5] = ["a0", "a1", "a2", "a3", "a4"];
/// Bonus if the stones lie together.
pub(super) const ZS: &str = "zs";
/// Bonus if an own stone is near the target.
pub(super) const NH: &str = "nh";
/// Bonus if both ends are open.
pub(super) const OF: &str = "of";
/// Bonus for the own row over the enemy's.
pub(super) const OB: &str = "ob";
/// Factors of the directions, from the best: F1 to F4.
pub(super) const FACTORS: [&str; 4] = ["f1", "f2", "f3", "f4"];
/// Reading of ZS.
pub(super) const ZS_READING: &str = "zs-reading";
/// ZS of a window without own stones.
pub(super) const ZS_ALONE: &str = "zs-alone";
/// Maximum distance of NH.
pub(super) const NH_REACH: &str = "nh-reach";
/// Choice among several best squares.
pub(super) const TIES: &str = "ties";
/// Whether a five precedes the largest value.
pub(super) const WIN_FLAG: &str = "win-flag";

/// Names of the thirteen numbers.
pub const THIRTEEN: [&str; 13] = {
    let ([a0, a1, a2, a3, a4], [f1, f2, f3, f4]) = (STONES, FACTORS);
    [a0, a1, a2, a3, a4, ZS, NH, OF, OB, f1, f2, f3, f4]
};

/// Defaults of the thirteen numbers. ZS, NH and OF are 0 in the program without these features.
const DEFAULTS: [i32; THIRTEEN.len()] = [0, 1, 4, 9, 16, 1, 1, 1, 2, 64, 16, 4, 1];

/// The thirteen numbers, then the readings.
pub(super) fn parameters(has_features: bool, zs_reading: i32) -> Vec<Parameter> {
    const BYTE: i32 = 255;
    let number = |(name, default)| {
        let is_missing = !has_features && [ZS, NH, OF].contains(&name);
        Parameter::weight(name, if is_missing { 0 } else { default }, 0, BYTE)
    };
    let mut all: Vec<_> = THIRTEEN.into_iter().zip(DEFAULTS).map(number).collect();
    all.extend([
        Parameter::number(ZS_READING, zs_reading, 1, 2),
        Parameter::number(ZS_ALONE, 0, 0, 1),
        Parameter::number(NH_REACH, 1, 1, 2),
        Parameter::number(TIES, 0, 0, 2),
        Parameter::number(WIN_FLAG, 0, 0, 1),
    ]);
    all
}
