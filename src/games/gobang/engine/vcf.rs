//! VCF (victory by continuous fours): every attack threatens five and leaves a single reply.
//!
//! Attack, reply, attack, reply, until a stone makes a double four. Fully searched positions are stored in a
//! table, as won or not won by fours.

use prefetch_index::prefetch_index;

use crate::games::gobang::engine::board::Board;
use crate::games::gobang::engine::threats::Threat;
use crate::search::node_limit::{LimitReached, NodeLimit};

/// Result of a search for a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There is a win.
    Win,
    /// There is no win of this kind.
    NoWin,
    /// The limit was reached first.
    Unknown,
}

/// Attack, reply, attack, …; the last move is an attack that makes five or leaves two ways to it.
pub type WinningLine = Vec<usize>;

/// Bits of a table entry that hold the result, not the key.
const RESULT: u64 = 3;
const NO_WIN: u64 = 1;
const WIN: u64 = 2;

/// More attacks than a side ever has in one position.
const MAX_ATTACKS: usize = 64;

/// The VCF solver with its table.
pub struct VcfSolver {
    table: Vec<u64>,
    shift: u32,
    /// The winning line, last move first.
    line: WinningLine,
    attacks_left: u32,
}

impl VcfSolver {
    /// Creates a solver with a table of 2^`bits` entries of 8 bytes.
    pub fn new(bits: u32) -> VcfSolver {
        VcfSolver { table: vec![0; 1 << bits], shift: 64 - bits, line: Vec::new(), attacks_left: 0 }
    }

    /// Clears the table, as required for another rule or board size.
    pub fn clear(&mut self) {
        self.table.fill(0);
    }

    /// Whether the side to move has a VCF, trying at most `max_attacks`.
    pub fn verdict(&mut self, board: &mut Board, max_attacks: u32, limit: &mut dyn NodeLimit) -> Verdict {
        self.attacks_left = max_attacks;
        self.line.clear();
        match self.search(board, false, limit) {
            Ok(true) => Verdict::Win,
            Ok(false) => Verdict::NoWin,
            Err(LimitReached) => Verdict::Unknown,
        }
    }

    /// Like [`verdict`](Self::verdict), with the winning line.
    pub fn solve(
        &mut self,
        board: &mut Board,
        max_attacks: u32,
        limit: &mut dyn NodeLimit,
    ) -> (Verdict, WinningLine) {
        self.attacks_left = max_attacks;
        self.line.clear();
        match self.search(board, true, limit) {
            Ok(true) => {
                self.line.reverse();
                (Verdict::Win, std::mem::take(&mut self.line))
            }
            Ok(false) => (Verdict::NoWin, Vec::new()),
            Err(LimitReached) => (Verdict::Unknown, Vec::new()),
        }
    }

    /// Searches a VCF of the side to move. With `with_line`, a known win is searched again to get its line.
    fn search(
        &mut self,
        board: &mut Board,
        with_line: bool,
        limit: &mut dyn NodeLimit,
    ) -> Result<bool, LimitReached> {
        if let Some(five) = board.five(board.side_to_move()) {
            self.line.push(five);
            return Ok(board.moves_left() > 0);
        }
        if board.moves_left() < 3 {
            return Ok(false);
        }
        let attacks = match Attacks::of(board) {
            Attacks::Decisive(cell) => {
                self.line.push(cell);
                return Ok(true);
            }
            Attacks::Ordered(attacks) => attacks,
        };
        if attacks.len == 0 {
            return Ok(false);
        }
        let key = board.key();
        match self.probe(key) {
            Some(false) => return Ok(false),
            Some(true) if !with_line => return Ok(true),
            _ => {}
        }
        let mut won = false;
        for &attack in &attacks.cells[..attacks.len] {
            if self.attacks_left == 0 || !limit.spend() {
                return Err(LimitReached);
            }
            self.attacks_left -= 1;
            won = self.attack_wins(board, attack.into(), with_line, limit)?;
            if won {
                break;
            }
        }
        self.store(key, won);
        Ok(won)
    }

    /// Whether an attack wins after its only reply; if so, adds both to the line.
    fn attack_wins(
        &mut self,
        board: &mut Board,
        attack: usize,
        with_line: bool,
        limit: &mut dyn NodeLimit,
    ) -> Result<bool, LimitReached> {
        let attacker = board.side_to_move();
        board.play_in_vcf(attack, attacker);
        // With a second five it is a double four, which ends the search earlier.
        let Some(reply) = board.five(attacker) else {
            board.undo();
            return Ok(false);
        };
        prefetch_index(&self.table, self.slot(board.key_after(reply)));
        board.play_in_vcf(reply, attacker);
        let result = self.search(board, with_line, limit);
        board.undo();
        board.undo();
        let won = result?;
        if won {
            self.line.extend([reply, attack]);
        }
        Ok(won)
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        (key >> self.shift) as usize
    }

    #[inline]
    fn probe(&self, key: u64) -> Option<bool> {
        let entry = self.table[self.slot(key)];
        if entry & !RESULT != key & !RESULT {
            return None;
        }
        match entry & RESULT {
            NO_WIN => Some(false),
            WIN => Some(true),
            _ => None,
        }
    }

    #[inline]
    fn store(&mut self, key: u64, won: bool) {
        let slot = self.slot(key);
        self.table[slot] = key & !RESULT | if won { WIN } else { NO_WIN };
    }
}

/// Fours of the side to move, if it cannot make five at once.
enum Attacks {
    /// A double four, which wins.
    Decisive(usize),
    /// All others, strongest first.
    Ordered(AttackList),
}

struct AttackList {
    cells: [u16; MAX_ATTACKS],
    len: usize,
}

impl Attacks {
    #[inline]
    fn of(board: &Board) -> Attacks {
        match board.five(1 - board.side_to_move()) {
            Some(block) => Attacks::blocking(board, block),
            None => Attacks::all(board),
        }
    }

    /// The opponent threatens five: the only attack is a four that blocks it.
    #[inline]
    fn blocking(board: &Board, block: usize) -> Attacks {
        let (own, opponent) = (board.side_to_move(), 1 - board.side_to_move());
        let mut list = AttackList { cells: [0; MAX_ATTACKS], len: 0 };
        let threat = board.threat(own, block);
        if threat < Threat::Four || board.threat_count(opponent, Threat::Five) > 1 {
            return Attacks::Ordered(list);
        }
        if threat == Threat::DoubleFour {
            return Attacks::Decisive(block);
        }
        list.cells[0] = block as u16;
        list.len = 1;
        Attacks::Ordered(list)
    }

    /// All fours, ordered by threat: a four with an open three is often near the end.
    #[inline]
    fn all(board: &Board) -> Attacks {
        let own = board.side_to_move();
        let mut list = AttackList { cells: [0; MAX_ATTACKS], len: 0 };
        let mut threats = [Threat::None; MAX_ATTACKS];
        for cell in board.fours(own).iter().take(MAX_ATTACKS) {
            let threat = board.threat(own, cell);
            if threat == Threat::DoubleFour {
                return Attacks::Decisive(cell);
            }
            let mut at = list.len;
            while at > 0 && threats[at - 1] < threat {
                (threats[at], list.cells[at]) = (threats[at - 1], list.cells[at - 1]);
                at -= 1;
            }
            (threats[at], list.cells[at]) = (threat, cell as u16);
            list.len += 1;
        }
        Attacks::Ordered(list)
    }
}

/// Plies from this position to the five of a winning line.
pub fn plies_to_five(line: &[usize], board: &mut Board) -> u32 {
    for &cell in &line[..line.len() - 1] {
        board.play(cell);
    }
    let five = board.fives(board.side_to_move()).contains(line[line.len() - 1]);
    (1..line.len()).for_each(|_| board.undo());
    line.len() as u32 + if five { 0 } else { 2 }
}
