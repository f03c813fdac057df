//! Directions on the board.
//!
//! ```
//! use stratege::games::gobang::geometry::DIRECTIONS;
//!
//! assert!(DIRECTIONS.contains(&(1, -1)));
//! ```

/// Steps of the four directions, as columns to the right and rows down: horizontal, vertical, falling
/// diagonal, rising diagonal.
pub const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
