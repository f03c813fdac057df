//! Parameters of Ramscher and Aufpasser: names, and defaults from the source.

use crate::core::parameters::{Parameter, ParameterKind};

/// Square values.
pub(super) const TABLE: &str = "table";
/// Factor of the bonus for the move's square.
pub(super) const BONUS: &str = "bonus";
/// Minimum value, exclusive, of a square with a bonus.
pub(super) const THRESHOLD: &str = "threshold";
/// Plies searched.
pub(super) const DEPTH: &str = "depth";
/// Discs placed before the middle phase.
pub(super) const OPENING: &str = "opening";
/// Discs, minus the depth, at which the middle phase ends.
pub(super) const CLOSING: &str = "closing";
/// Value of a position without a move.
pub(super) const STUCK: &str = "stuck";
/// Number of the opening's strategy.
pub(super) const OPENING_BY: &str = "opening-by";
/// Number of the middle phase's strategy.
pub(super) const MIDDLE_BY: &str = "middle-by";
/// Number of the end's strategy.
pub(super) const CLOSING_BY: &str = "closing-by";

/// The source's start of the closing phase: the number of squares.
pub(super) const PRINTED_CLOSING: i32 = 64;
/// The start that the source means: the number of moves.
pub(super) const MEANT_CLOSING: i32 = 60;

/// Upper left quarter of the value table, mirrored by the other three.
const QUARTER: [[i32; 4]; 4] =
    [[9999, 5, 500, 200], [5, 1, 50, 150], [500, 50, 250, 100], [200, 150, 100, 50]];

/// Maximum value of a parameter.
const MAX_VALUE: i32 = 999_999;

/// Parameters shared by Ramscher and Aufpasser.
pub(super) fn evaluation_parameters() -> Vec<Parameter> {
    let table = (0..64).map(|square: usize| {
        let mirrored = |place: usize| place.min(7 - place);
        QUARTER[mirrored(square / 8)][mirrored(square % 8)]
    });
    vec![
        Parameter {
            name: TABLE,
            description: None,
            columns: 8,
            default: table.collect(),
            min: -99_999,
            max: 99_999,
            kind: ParameterKind::Weight,
        },
        Parameter::weight(BONUS, 10, -1000, 1000),
        Parameter::weight(THRESHOLD, 1, -MAX_VALUE, MAX_VALUE),
    ]
}

/// Parameters of Aufpasser with this depth and start of the closing phase.
pub(super) fn search_parameters(depth: i32, closing: i32) -> Vec<Parameter> {
    let mut parameters = evaluation_parameters();
    parameters.extend([
        Parameter::number(DEPTH, depth, 1, 10),
        Parameter::number(OPENING, 6, 0, 60),
        Parameter::number(CLOSING, closing, 0, 70),
        Parameter::number(STUCK, -MAX_VALUE, -MAX_VALUE, MAX_VALUE),
        // The text recommends KlauWasteKannz for some phases, and switches to Ramscher itself.
        Parameter::number(OPENING_BY, 3, 1, 4),
        Parameter::number(MIDDLE_BY, 4, 1, 4),
        Parameter::number(CLOSING_BY, 3, 1, 4),
    ]);
    parameters
}
