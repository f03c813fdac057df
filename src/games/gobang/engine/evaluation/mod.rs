//! The weights of the static evaluation and of the move policy.
//!
//! The static evaluation is a sum over all empty cells, by the four patterns that either side would make there, and
//! a term for the threats that both sides have. The policy says how likely a move is to be the best one; moves are
//! ordered by it. The sums themselves are kept up to date by [`Board`](crate::games::gobang::engine::board::Board).
//!
//! | module | what is in it |
//! |---|---|
//! | [`features`] | what has a weight, and where the weight lies in the file |
//! | [`weights`] | the trained weights, laid out for lookup |
//! | [`hand_set`] | the weights that training began with |

pub mod features;
pub mod hand_set;
pub mod weights;
