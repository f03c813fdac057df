//! The parameters of Schach C 64, without those of its kit.

use super::kit;
use crate::core::parameters::Parameter;

/// The values of the pieces.
pub(super) const VALUES: &str = "values";
/// Percentage of later equal moves that are taken.
pub(super) const CHANCE: &str = "chance";
/// The value at which it resigns.
pub(super) const RESIGN_AT: &str = "resign-at";
/// The listing's slip: a queen that moves like a king.
pub(super) const LISTING_QUEEN: &str = "listing-queen";
/// The listing's slip: a surcharge on a pawn's target.
pub(super) const LISTING_TARGET: &str = "listing-target";
/// The a-pawn has a double step.
pub(super) const A_PAWN: &str = "a-pawn";

/// With the switches of the slips: of the queen and of the target.
pub(super) fn parameters([queen, target]: [i32; 2]) -> Vec<Parameter> {
    let number = Parameter::number;
    let values = Parameter { columns: 6, default: (1..=6).collect(), ..Parameter::weight(VALUES, 0, 0, 999) };
    let mut all = vec![
        values,
        number(CHANCE, 30, 0, 100),
        number(RESIGN_AT, -50, -999, 0),
        number(LISTING_QUEEN, queen, 0, 1),
        number(LISTING_TARGET, target, 0, 1),
        number(A_PAWN, 0, 0, 1),
    ];
    all.extend(kit::parameters());
    all
}
