//! Parameters of 4Gewinnt: names, and the numbers of both printings.

use crate::core::parameters::{Parameter, ParameterKind};
use crate::games::connect4::geometry::{COLUMNS, ROWS};

/// Plies searched.
pub(super) const DEPTH: &str = "depth";
/// Full columns that deepen the search.
pub(super) const GROWTH: &str = "growth";
/// Reading of the parity test.
pub(super) const PARITY: &str = "parity";
/// Maximum error of a value.
pub(super) const VARIABILITY: &str = "variability";
/// Percentage of later equal columns that are preferred.
pub(super) const CHANCE: &str = "chance";
/// Value of two in a row.
pub(super) const TWO: &str = "two";
/// Value of three in a row.
pub(super) const THREE: &str = "three";
/// Value of an own four.
pub(super) const OWN_FOUR: &str = "own-four";
/// Value of the opponent's four.
pub(super) const YOUR_FOUR: &str = "your-four";
/// Value from which the search stops.
pub(super) const DECIDED: &str = "decided";
/// Parity bonus of a vertical three.
pub(super) const BONUS_UPRIGHT: &str = "bonus-upright";
/// Parity bonus of a horizontal three.
pub(super) const BONUS_LEVEL: &str = "bonus-level";
/// Parity bonus of a diagonal three.
pub(super) const BONUS_SLANTING: &str = "bonus-slanting";
/// Values of the cells.
pub(super) const CELL_VALUES: &str = "cells";
/// Column order.
pub(super) const ORDER: &str = "order";

/// Value of a disc on each cell, row by row.
#[rustfmt::skip]
const DEFAULT_CELL_VALUES: [i32; COLUMNS * ROWS] = [
    3, 4,  5,  7,  5, 4, 3,
    4, 6,  8, 10,  8, 6, 4,
    5, 8, 11, 13, 11, 8, 5,
    5, 8, 11, 13, 11, 8, 5,
    4, 6,  8, 10,  8, 6, 4,
    3, 4,  5,  7,  5, 4, 3,
];

/// Numbers in which the two printed versions of the source differ.
#[derive(Clone, Copy)]
pub(super) struct Printing {
    two: i32,
    three: i32,
    your_four: i32,
    decided: i32,
}

pub(super) const TEXT: Printing = Printing { two: 7, three: 28, your_four: 20_000, decided: 19_000 };
pub(super) const VERSION_1_5: Printing = Printing { two: 8, three: 30, your_four: 30_000, decided: 29_000 };

/// Parameters with the readings and the printing of one player.
pub(super) fn parameters(depth: i32, growth: i32, parity: i32, printing: Printing) -> Vec<Parameter> {
    let Printing { two, three, your_four, decided } = printing;
    let (number, weight) = (Parameter::number, Parameter::weight);
    let table = |name, columns, default: &[i32], min, max| Parameter {
        columns,
        default: default.into(),
        ..Parameter::weight(name, 0, min, max)
    };
    let order =
        Parameter { kind: ParameterKind::Order, ..table(ORDER, COLUMNS, &[4, 3, 5, 2, 6, 7, 1], 1, 7) };
    vec![
        number(DEPTH, depth, 1, 9),
        number(GROWTH, growth, 0, 2),
        number(PARITY, parity, 0, 1),
        number(VARIABILITY, 0, 0, 100),
        number(CHANCE, 0, 0, 100),
        weight(TWO, two, -9999, 9999),
        weight(THREE, three, -9999, 9999),
        weight(OWN_FOUR, 30_000, 0, 99_999),
        weight(YOUR_FOUR, your_four, 0, 99_999),
        number(DECIDED, decided, 0, 99_999),
        Parameter {
            // As printed, the test never holds for a vertical row, so tuning cannot improve the bonus.
            kind: if parity == 0 { ParameterKind::Setting } else { ParameterKind::Weight },
            ..weight(BONUS_UPRIGHT, 1, -99, 99)
        },
        weight(BONUS_LEVEL, 3, -99, 99),
        weight(BONUS_SLANTING, 2, -99, 99),
        table(CELL_VALUES, COLUMNS, &DEFAULT_CELL_VALUES, -999, 999),
        order,
    ]
}
