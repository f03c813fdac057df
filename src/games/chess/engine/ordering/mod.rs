//! Move ordering.
//!
//! | module | contents |
//! |---|---|
//! | `move_picker` | stages of move generation |
//! | `move_ordering` | scores of moves |
//! | [`history`], `history_updates` | history tables, and how a cutoff updates them |
//! | [`see`] | static exchange evaluation |

pub mod history;
pub(super) mod history_updates;
pub(super) mod move_ordering;
pub(super) mod move_picker;
pub mod see;
