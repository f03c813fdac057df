//! The principal variation of a proven win, up to the completed row.

use super::book::Book;
use super::stones::Stones;
use super::threat_search::{ThreatSearch, UNLIMITED};
use crate::search::bits::Bits;

/// The expected moves, as cells.
pub type PrincipalVariation = Vec<u8>;

/// A threat sequence, then the reply to one of the last two threes and the completion of the other.
pub fn play_out(sequence: &[u8], mut attacker: Stones, mut defender: Stones) -> PrincipalVariation {
    let mut pv = Vec::new();
    for (ply, &cell) in sequence.iter().enumerate() {
        pv.push(cell);
        let stones = if ply % 2 == 0 { &mut attacker } else { &mut defender };
        *stones = stones.with(cell);
    }
    let mut completing = Bits(attacker.winning_cells(&defender));
    if let (false, Some(blocked), Some(completed)) =
        (attacker.has_row(), completing.next(), completing.next())
    {
        pv.extend([blocked, completed]);
    }
    pv
}

/// The variation of the book's win for the side to move; `None` if the position is not in the book.
pub fn book_pv(
    book: &Book,
    own: Stones,
    other: Stones,
    threats: &mut ThreatSearch,
) -> Option<PrincipalVariation> {
    book.find(own.cells, other.cells)?;
    Some(strategy_pv(own, other, threats, &|own, other| book.find(own, other)))
}

/// The variation of a winning strategy for the side to move. The defender prefers replies that need a move of
/// the strategy, then those with long threat sequences.
pub fn strategy_pv(
    mut own: Stones,
    mut other: Stones,
    threats: &mut ThreatSearch,
    strategy: &dyn Fn(u64, u64) -> Option<u8>,
) -> PrincipalVariation {
    let mut pv = Vec::new();
    let mut find_sequence =
        |own: &Stones, other: &Stones| threats.find(own, other, UNLIMITED, &mut || true).ok().flatten();
    loop {
        if let Some(sequence) = find_sequence(&own, &other) {
            pv.extend(play_out(&sequence, own, other));
            return pv;
        }
        let Some(cell) = strategy(own.cells, other.cells) else { return pv };
        pv.push(cell);
        own = own.with(cell);
        let forced = own.winning_cells(&other);
        let empty = !(own.cells | other.cells);
        let reply = if forced != 0 {
            Bits(forced).next()
        } else {
            let needs_answer = |&reply: &u8| strategy(own.cells, other.cells | 1 << reply).is_some();
            let sequence_length =
                |&reply: &u8| find_sequence(&own, &other.with(reply)).map_or(0, |sequence| sequence.len());
            Bits(empty).find(needs_answer).or_else(|| Bits(empty).max_by_key(sequence_length))
        };
        let Some(reply) = reply else { return pv };
        pv.push(reply);
        other = other.with(reply);
    }
}
