//! Threat-sequence search (Allis: threat-space search; Patashnik: forced sequences): wins by an unbroken
//! sequence of threes, each of which the defender must block, up to a move that makes two at once.
//!
//! The search is complete: if it finds nothing, there is no such sequence. A block may make a three for the
//! defender; the attacker must then block it with a move that continues the sequence.

use super::stones::Stones;
use super::transposition_table::{TranspositionTable, key};
use crate::games::qubic::geometry::{ROW_MASKS, ROWS, rows};
use crate::search::bits::Bits;
use crate::search::node_limit::LimitReached;

/// Attacks and replies in turn. The last move is the attack that makes a double threat, or the stone
/// that completes a row.
pub type ThreatSequence = Vec<u8>;

/// More attacks than any sequence has: each takes two cells.
pub const UNLIMITED: u32 = 63;

/// The search, with its transposition table.
pub struct ThreatSearch {
    table: TranspositionTable,
    /// The sequence found, last move first.
    reversed: ThreatSequence,
}

impl ThreatSearch {
    /// Creates a search with a table of 2^`table_bits` positions.
    pub fn new(table_bits: u32) -> ThreatSearch {
        ThreatSearch { table: TranspositionTable::new(table_bits), reversed: Vec::new() }
    }

    /// A sequence for the attacker, who is to move, with at most `max_attacks`. `spend` is called for every
    /// node and returns whether to continue.
    pub fn find(
        &mut self,
        attacker: &Stones,
        defender: &Stones,
        max_attacks: u32,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<Option<ThreatSequence>, LimitReached> {
        self.reversed.clear();
        let wins = self.wins(attacker, defender, max_attacks, spend)?;
        Ok(wins.then(|| {
            self.reversed.reverse();
            std::mem::take(&mut self.reversed)
        }))
    }

    /// The shortest sequence with at most `max_attacks`, by iterative deepening if there is one at all.
    pub fn find_shortest(
        &mut self,
        attacker: &Stones,
        defender: &Stones,
        max_attacks: u32,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<Option<ThreatSequence>, LimitReached> {
        let Some(first) = self.find(attacker, defender, max_attacks, spend)? else { return Ok(None) };
        for shorter in 1..first.len().div_ceil(2) as u32 {
            match self.find(attacker, defender, shorter, spend) {
                Ok(None) => {}
                Ok(Some(sequence)) => return Ok(Some(sequence)),
                Err(LimitReached) => break,
            }
        }
        Ok(Some(first))
    }

    /// Whether the attacker wins; collects the moves in `reversed` on the way back.
    fn wins(
        &mut self,
        attacker: &Stones,
        defender: &Stones,
        max_attacks: u32,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<bool, LimitReached> {
        if !spend() {
            return Err(LimitReached);
        }
        let winning = attacker.winning_cells(defender);
        if winning != 0 {
            self.reversed.push(winning.trailing_zeros() as u8);
            return Ok(true);
        }
        if max_attacks == 0 {
            return Ok(false);
        }
        let threatened = defender.winning_cells(attacker);
        // With two cells to block the attacker loses, with one the cell is forced.
        let allowed = match threatened.count_ones() {
            0 => !0,
            1 => threatened,
            _ => return Ok(false),
        };
        let twos = OpenTwos::new(attacker, defender);
        let double_threats = twos.shared & allowed;
        if double_threats != 0 {
            self.reversed.push(double_threats.trailing_zeros() as u8);
            return Ok(true);
        }
        if twos.empty & allowed == 0 || max_attacks == 1 {
            return Ok(false);
        }
        let key = key(attacker.cells, defender.cells);
        if self.table.has_failed(key, max_attacks) {
            return Ok(false);
        }
        for &gaps in &twos.gaps[..twos.count] {
            for attack in Bits(gaps & allowed) {
                let reply = (gaps & !(1 << attack)).trailing_zeros() as u8;
                if self.wins(&attacker.with(attack), &defender.with(reply), max_attacks - 1, spend)? {
                    self.reversed.extend([reply, attack]);
                    return Ok(true);
                }
            }
        }
        self.table.store_failure(key, max_attacks);
        Ok(false)
    }
}

/// The attacker's open twos, each of which can become a three.
struct OpenTwos {
    /// The two empty cells of each.
    gaps: [u64; ROWS.len()],
    count: usize,
    /// Empty cells of all open twos.
    empty: u64,
    /// Empty cells of more than one: a stone there is a double threat.
    shared: u64,
}

impl OpenTwos {
    #[inline]
    fn new(attacker: &Stones, defender: &Stones) -> OpenTwos {
        let mut twos = OpenTwos { gaps: [0; ROWS.len()], count: 0, empty: 0, shared: 0 };
        for row in rows(attacker.twos(defender)) {
            let gaps = ROW_MASKS[row] & !attacker.cells;
            twos.shared |= twos.empty & gaps;
            twos.empty |= gaps;
            twos.gaps[twos.count] = gaps;
            twos.count += 1;
        }
        twos
    }
}

/// Plies from the first stone of a sequence to the completed row.
pub fn plies_to_win(sequence: &[u8], attacker: &Stones, defender: &Stones) -> u32 {
    if attacker.threes(defender) != 0 { 1 } else { sequence.len() as u32 + 2 }
}

/// Whether a sequence still wins in another position: every attack must be possible, block the defender's
/// three if there is one, and leave a single reply. The replies may differ.
pub fn still_wins(sequence: &[u8], mut attacker: Stones, mut defender: Stones) -> bool {
    for attack in sequence.iter().step_by(2) {
        if attacker.winning_cells(&defender) != 0 {
            return true;
        }
        let threatened = defender.winning_cells(&attacker);
        let is_occupied = (attacker.cells | defender.cells) >> attack & 1 != 0;
        if is_occupied || threatened & !(1 << attack) != 0 {
            return false;
        }
        attacker = attacker.with(*attack);
        let replies = attacker.winning_cells(&defender);
        match replies.count_ones() {
            0 => return false,
            1 => defender = defender.with(replies.trailing_zeros() as u8),
            _ => return true,
        }
    }
    attacker.winning_cells(&defender) != 0
}
