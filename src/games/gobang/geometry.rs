//! Directions on the board.

/// Steps of the four directions, as columns to the right and rows down: horizontal, vertical, falling
/// diagonal, rising diagonal.
pub const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
