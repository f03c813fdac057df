//! Wins by force: an unbroken chain of threes, each of which the defender must close, until one move makes
//! two at once. The search is complete: where it finds nothing, no such chain exists.
//!
//! A defender who closes a three may thereby make one of his own; the attacker must then close it with a
//! move that goes on with the chain.

use crate::qubic::geometry::{ROW_SETS, Rows, THROUGH, cells, each_row};

/// One side's stones and, as sets of rows, where it has at least one, two, three or four of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stones {
    /// The cells.
    pub cells: u64,
    /// Rows with at least one stone, two, three, four.
    rows: [Rows; 4],
}

impl Stones {
    /// Counts a set of stones.
    pub fn new(set: u64) -> Stones {
        cells(set).fold(Stones::default(), Stones::with)
    }

    /// Counts a set of stones for somebody who does not see some of the rows.
    pub fn blind(set: u64, unseen: Rows) -> Stones {
        let mut stones = Stones::new(set);
        // A row that the other side has a stone in is no longer looked at.
        stones.rows[0] |= unseen;
        stones
    }

    /// Whether a row is complete.
    pub fn complete(&self) -> bool {
        self.rows[3] != 0
    }

    /// With one stone more.
    #[inline]
    pub fn with(mut self, cell: u8) -> Stones {
        let through = THROUGH[usize::from(cell)];
        let [one, two, three, four] = &mut self.rows;
        *four |= *three & through;
        *three |= *two & through;
        *two |= *one & through;
        *one |= through;
        self.cells |= 1 << cell;
        self
    }

    /// Rows with three stones and the fourth cell empty.
    #[inline]
    pub fn threes(&self, other: &Stones) -> Rows {
        self.rows[2] & !self.rows[3] & !other.rows[0]
    }

    /// Rows with two stones and the other cells empty.
    #[inline]
    pub fn twos(&self, other: &Stones) -> Rows {
        self.rows[1] & !self.rows[2] & !other.rows[0]
    }

    /// Rows with one stone and the other cells empty.
    pub fn ones(&self, other: &Stones) -> Rows {
        self.rows[0] & !self.rows[1] & !other.rows[0]
    }

    /// The empty cells of some rows.
    #[inline]
    pub fn gaps(&self, other: &Stones, rows: Rows) -> u64 {
        each_row(rows).fold(0, |all, row| all | ROW_SETS[row]) & !(self.cells | other.cells)
    }

    /// The cells that complete a row.
    #[inline]
    pub fn winning(&self, other: &Stones) -> u64 {
        self.gaps(other, self.threes(other))
    }
}

/// A chain: attacks and the replies to them in turn. It ends with the attack that makes two threes, or with
/// the stone that completes a row.
pub type Chain = Vec<u8>;

/// The plies from the first stone of a chain to the completed row.
pub fn plies(chain: &[u8], attacker: &Stones, defender: &Stones) -> u32 {
    if attacker.threes(defender) != 0 { 1 } else { chain.len() as u32 + 2 }
}

/// The budget was spent before the answer was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent;

/// The search, with its memory of positions in which there is no chain.
pub struct Threats {
    /// A key whose last six bits say for how many attacks it was tried in vain.
    vain: Vec<u64>,
    line: Chain,
}

/// Attacks that no chain reaches: every one takes two cells.
pub const ANY_LENGTH: u32 = 63;

impl Threats {
    /// A search with room for 2^bits positions.
    pub fn new(bits: u32) -> Threats {
        Threats { vain: vec![0; 1 << bits], line: Vec::new() }
    }

    /// A chain for the attacker, who is to move, of at most so many attacks. `spend` is asked for every
    /// position and says whether to go on.
    pub fn find(
        &mut self,
        attacker: &Stones,
        defender: &Stones,
        most: u32,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<Option<Chain>, Spent> {
        self.line.clear();
        let wins = self.wins(attacker, defender, most, spend)?;
        Ok(wins.then(|| {
            self.line.reverse();
            std::mem::take(&mut self.line)
        }))
    }

    /// The shortest chain of at most so many attacks.
    pub fn shortest(
        &mut self,
        attacker: &Stones,
        defender: &Stones,
        most: u32,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<Option<Chain>, Spent> {
        let Some(mut best) = self.find(attacker, defender, most, spend)? else { return Ok(None) };
        for shorter in 1..best.len().div_ceil(2) as u32 {
            match self.find(attacker, defender, shorter, spend) {
                Ok(None) => {}
                Ok(Some(chain)) => {
                    best = chain;
                    break;
                }
                Err(Spent) => break,
            }
        }
        Ok(Some(best))
    }

    /// Collects the chain backwards.
    fn wins(
        &mut self,
        attacker: &Stones,
        defender: &Stones,
        most: u32,
        spend: &mut impl FnMut() -> bool,
    ) -> Result<bool, Spent> {
        if !spend() {
            return Err(Spent);
        }
        let winning = attacker.winning(defender);
        if winning != 0 {
            self.line.push(winning.trailing_zeros() as u8);
            return Ok(true);
        }
        if most == 0 {
            return Ok(false);
        }
        let twos = attacker.twos(defender);
        let threatened = defender.winning(attacker);
        // With two cells to close the attacker is lost, with one he has no choice of cell.
        let allowed = match threatened.count_ones() {
            0 => !0,
            1 => threatened,
            _ => return Ok(false),
        };
        let mut once = 0;
        let mut twice = 0;
        let mut gaps = [0; 76];
        let mut count = 0;
        for row in each_row(twos) {
            let gap = ROW_SETS[row] & !attacker.cells;
            twice |= once & gap;
            once |= gap;
            gaps[count] = gap;
            count += 1;
        }
        if twice & allowed != 0 {
            self.line.push((twice & allowed).trailing_zeros() as u8);
            return Ok(true);
        }
        if once & allowed == 0 || most == 1 {
            return Ok(false);
        }
        let key = key(attacker.cells, defender.cells);
        let slot = (key >> 32) as usize & (self.vain.len() - 1);
        let known = self.vain[slot];
        if known >> 6 == key >> 6 && known & 63 >= u64::from(most) {
            return Ok(false);
        }
        for &gap in &gaps[..count] {
            for attack in cells(gap & allowed) {
                let reply = (gap & !(1 << attack)).trailing_zeros() as u8;
                if self.wins(&attacker.with(attack), &defender.with(reply), most - 1, spend)? {
                    self.line.extend([reply, attack]);
                    return Ok(true);
                }
            }
        }
        self.vain[slot] = key & !63 | u64::from(most);
        Ok(false)
    }
}

/// Mixes two sets of cells to a key for memories of positions.
pub fn key(attacker: u64, defender: u64) -> u64 {
    let mixed = attacker.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ defender.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(31);
    let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ mixed >> 32
}

/// Whether a chain still wins in a position with other stones than the one it was found in: every attack
/// must be possible, close the defender's three if there is one, and leave him a single reply. The replies
/// may differ.
pub fn still_wins(chain: &[u8], mut attacker: Stones, mut defender: Stones) -> bool {
    for attack in chain.iter().step_by(2) {
        let winning = attacker.winning(&defender);
        if winning != 0 {
            return true;
        }
        let threatened = defender.winning(&attacker);
        if (attacker.cells | defender.cells) >> attack & 1 != 0 || threatened & !(1 << attack) != 0 {
            return false;
        }
        attacker = attacker.with(*attack);
        let forced = attacker.winning(&defender);
        match forced.count_ones() {
            0 => return false,
            1 => defender = defender.with(forced.trailing_zeros() as u8),
            _ => return true,
        }
    }
    attacker.winning(&defender) != 0
}
