//! Node limits for searches that need no other part of a [`Budget`].

use super::budget::Budget;
use crate::core::thought::Thought;

/// Counts nodes and ends a search at its limit.
pub trait NodeLimit {
    /// Counts one node; false when the search must end.
    fn spend(&mut self) -> bool {
        self.spend_many(1)
    }

    /// Counts nodes that have been visited already; false when the search must end.
    fn spend_many(&mut self, nodes: u64) -> bool;

    /// Receives a thought whose moves are cells.
    fn report_cell_thought(&mut self, _: &Thought<usize>) {}
}

/// The search ended because its limit was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitReached;

impl<M> NodeLimit for Budget<'_, M> {
    #[inline]
    fn spend(&mut self) -> bool {
        Budget::spend(self)
    }

    #[inline]
    fn spend_many(&mut self, nodes: u64) -> bool {
        Budget::spend_many(self, nodes)
    }

    fn report_cell_thought(&mut self, thought: &Thought<usize>) {
        Budget::report_cell_thought(self, thought);
    }
}

/// No limit.
pub struct Unlimited;

impl NodeLimit for Unlimited {
    #[inline]
    fn spend_many(&mut self, _: u64) -> bool {
        true
    }
}

/// At most `left` nodes of another limit.
pub struct AtMost<'a> {
    /// The other limit.
    pub limit: &'a mut dyn NodeLimit,
    /// Remaining nodes.
    pub left: u64,
}

impl NodeLimit for AtMost<'_> {
    // Not `spend_many(1)`: the inner limit may count single nodes more exactly.
    fn spend(&mut self) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        self.limit.spend()
    }

    fn spend_many(&mut self, nodes: u64) -> bool {
        if self.left < nodes {
            return false;
        }
        self.left -= nodes;
        self.limit.spend_many(nodes)
    }

    fn report_cell_thought(&mut self, thought: &Thought<usize>) {
        self.limit.report_cell_thought(thought);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_most_ends_before_the_inner_limit() {
        let mut share = AtMost { limit: &mut Unlimited, left: 3 };
        assert_eq!((0..9).filter(|_| share.spend()).count(), 3);
        assert!(!share.spend_many(1));
    }
}
