//! Move ordering of the search.
//!
//! | module | contents |
//! |---|---|
//! | `move_picker` | stages of move generation |
//! | `move_ordering` | scores of moves |
//! | [`history`], `history_updates` | history tables and their update after a cutoff |
//! | [`see`] | static exchange evaluation |

pub mod history;
pub(super) mod history_updates;
pub(super) mod move_ordering;
pub(super) mod move_picker;
pub mod see;
