//! Weights of the static evaluation and of the move policy.
//!
//! The static evaluation is a sum over all empty cells, by the four patterns that each side would make there,
//! plus a term for the threats of both sides, plus the output of a small network of both. The policy
//! estimates how likely a move is the best one; moves are ordered by it.
//!
//! | module | contents |
//! |---|---|
//! | [`features`] | features with weights, and their order in the file |
//! | [`network`] | the network |
//! | [`accumulator`] | sums over all cells, updated incrementally |
//! | [`weights`] | the trained weights, laid out for lookup |

pub mod accumulator;
pub mod features;
pub mod network;
pub mod weights;
