//! The moves that a proven win expects, to the completed row.

use crate::qubic::geometry::cells;
use crate::qubic::threats::{ANY_LENGTH, Stones, Threats};

/// Cells in the order of their stones.
pub type Line = Vec<u8>;

/// A chain with the closing of one of the last two threes and the completion of the other.
pub fn chain_to_end(chain: &[u8], mut attacker: Stones, mut defender: Stones) -> Line {
    let mut line = Vec::new();
    for (place, &cell) in chain.iter().enumerate() {
        line.push(cell);
        let stones = if place % 2 == 0 { &mut attacker } else { &mut defender };
        *stones = stones.with(cell);
    }
    let mut completing = cells(attacker.winning(&defender));
    if let (false, Some(closed), Some(completed)) =
        (attacker.complete(), completing.next(), completing.next())
    {
        line.extend([closed, completed]);
    }
    line
}

/// The line of a strategy for the side to move: its answers, replies for which it needs one as long as
/// there are such replies, and at last a chain.
pub fn expected(
    mut own: Stones,
    mut other: Stones,
    threats: &mut Threats,
    strategy: &dyn Fn(u64, u64) -> Option<u8>,
) -> Line {
    let mut line = Vec::new();
    let mut chain =
        |own: &Stones, other: &Stones| threats.find(own, other, ANY_LENGTH, &mut || true).ok().flatten();
    loop {
        if let Some(chain) = chain(&own, &other) {
            line.extend(chain_to_end(&chain, own, other));
            return line;
        }
        let Some(cell) = strategy(own.cells, other.cells) else { return line };
        line.push(cell);
        own = own.with(cell);
        let forced = own.winning(&other);
        let empty = !(own.cells | other.cells);
        let reply = if forced != 0 {
            cells(forced).next()
        } else {
            let needs_answer = |&reply: &u8| strategy(own.cells, other.cells | 1 << reply).is_some();
            cells(empty).find(needs_answer).or_else(|| {
                cells(empty)
                    .max_by_key(|&reply| chain(&own, &other.with(reply)).map_or(0, |chain| chain.len()))
            })
        };
        let Some(reply) = reply else { return line };
        line.push(reply);
        other = other.with(reply);
    }
}
