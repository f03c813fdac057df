//! Who says how many nodes a search may still visit, for searches that care for nothing else of a [`Budget`].

use super::budget::Budget;
use crate::core::thought::Thought;

/// Counts nodes; ends a search when there are enough.
pub trait NodeLimit {
    /// Counts one node; false when the search must end.
    fn spend(&mut self) -> bool {
        self.spend_many(1)
    }

    /// Counts nodes that have been visited already; false when the search must end.
    fn spend_many(&mut self, nodes: u64) -> bool;

    /// Takes note of a thought about moves to cells, if somebody listens.
    fn tell_of_cells(&mut self, _: &Thought<usize>) {}
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

    fn tell_of_cells(&mut self, thought: &Thought<usize>) {
        Budget::tell_of_cells(self, thought);
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

/// At most so many nodes of another limit.
pub struct AtMost<'a> {
    /// The other limit.
    pub limit: &'a mut dyn NodeLimit,
    /// Nodes that are left.
    pub left: u64,
}

impl NodeLimit for AtMost<'_> {
    // Not by `spend_many`: a limit may count a single node more exactly.
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

    fn tell_of_cells(&mut self, thought: &Thought<usize>) {
        self.limit.tell_of_cells(thought);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_a_limit_ends_before_the_limit() {
        let mut share = AtMost { limit: &mut Unlimited, left: 3 };
        assert_eq!((0..9).filter(|_| share.spend()).count(), 3);
        assert!(!share.spend_many(1));
    }
}
