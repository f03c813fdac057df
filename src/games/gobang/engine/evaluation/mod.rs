//! The weights of the static evaluation and of the move policy.
//!
//! The static evaluation is a sum over all empty cells, by the four patterns that either side would make there, a term
//! for the threats that both sides have, and what a small network says of both. The policy says how likely a move is to
//! be the best one; moves are ordered by it.
//!
//! | module | what is in it |
//! |---|---|
//! | [`features`] | what has a weight, and where the weight lies in the file |
//! | [`network`] | the network |
//! | [`accumulator`] | the sums over all cells, updated from position to position |
//! | [`weights`] | the trained weights, laid out for lookup |

pub mod accumulator;
pub mod features;
pub mod network;
pub mod weights;
