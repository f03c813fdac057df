//! Wins by fours alone: every attack threatens five at once and leaves a single reply.
//!
//! Such a win needs no patience: attack, reply, attack, reply, until a stone makes two fours. Positions that have
//! been looked at to the end are kept in a table, as won or as not to be won by fours.

use crate::gobang::board::Board;
use crate::gobang::threat::Threat;

/// What a search for a win has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There is a win.
    Won,
    /// There is none of this kind.
    None,
    /// The allowance was used up before it was known.
    Unknown,
}

/// Attack, reply, attack, …; the last is an attack that makes five or leaves two ways to it.
pub type Line = Vec<usize>;

/// The allowance was used up.
struct Spent;

/// Bits of a table's entry that say what is known.
const KNOWN: u64 = 3;
const NO_WIN: u64 = 1;
const WIN: u64 = 2;

/// The search with its table.
pub struct Fours {
    known: Vec<u64>,
    shift: u32,
    line: Line,
    left: u32,
}

impl Fours {
    /// With a table of 2^`bits` entries of eight bytes.
    pub fn new(bits: u32) -> Fours {
        Fours { known: vec![0; 1 << bits], shift: 64 - bits, line: Vec::new(), left: 0 }
    }

    /// Forgets everything; another rule or size has other answers.
    pub fn clear(&mut self) {
        self.known.fill(0);
    }

    /// Whether the side whose turn it is wins by fours, looking at no more than `most` attacks.
    pub fn verdict(&mut self, board: &mut Board, most: u32, spend: &mut dyn FnMut() -> bool) -> Verdict {
        self.left = most;
        self.line.clear();
        match self.attack(board, false, spend) {
            Ok(true) => Verdict::Won,
            Ok(false) => Verdict::None,
            Err(Spent) => Verdict::Unknown,
        }
    }

    /// The same, with the line that wins.
    pub fn line(&mut self, board: &mut Board, most: u32, spend: &mut dyn FnMut() -> bool) -> (Verdict, Line) {
        self.left = most;
        self.line.clear();
        match self.attack(board, true, spend) {
            Ok(true) => {
                self.line.reverse();
                (Verdict::Won, std::mem::take(&mut self.line))
            }
            Ok(false) => (Verdict::None, Vec::new()),
            Err(Spent) => (Verdict::Unknown, Vec::new()),
        }
    }

    /// Whether the side whose turn it is wins. With `whole`, a win is followed to its end and written down.
    fn attack(
        &mut self,
        board: &mut Board,
        whole: bool,
        spend: &mut dyn FnMut() -> bool,
    ) -> Result<bool, Spent> {
        let (own, other) = (board.turn(), 1 - board.turn());
        if let Some(cell) = board.fives(own).first() {
            self.line.push(cell);
            return Ok(board.room() > 0);
        }
        if board.room() < 3 {
            return Ok(false);
        }
        let mut attacks = [0; MOST_ATTACKS];
        let mut count = 0;
        let menaces = board.fives(other);
        if let Some(menaced) = menaces.first() {
            let threat = board.threat(own, menaced);
            if threat < Threat::Four || menaces.len() > 1 {
                return Ok(false);
            }
            if threat == Threat::TwoFours {
                self.line.push(menaced);
                return Ok(true);
            }
            attacks[0] = menaced as u16;
            count = 1;
        } else {
            // The strongest first: two fours are the end, a four with an open three is often near it.
            let mut weights = [0; MOST_ATTACKS];
            for cell in board.fours(own).iter().take(MOST_ATTACKS) {
                let threat = board.threat(own, cell);
                if threat == Threat::TwoFours {
                    self.line.push(cell);
                    return Ok(true);
                }
                let weight = threat as u8;
                let mut at = count;
                while at > 0 && weights[at - 1] < weight {
                    (weights[at], attacks[at]) = (weights[at - 1], attacks[at - 1]);
                    at -= 1;
                }
                (weights[at], attacks[at]) = (weight, cell as u16);
                count += 1;
            }
        }
        if count == 0 {
            return Ok(false);
        }
        let key = board.key();
        let place = (key >> self.shift) as usize;
        let entry = self.known[place];
        if entry & !KNOWN == key & !KNOWN {
            match entry & KNOWN {
                NO_WIN => return Ok(false),
                WIN if !whole => return Ok(true),
                _ => {}
            }
        }
        let mut answer = Ok(false);
        for &attack in &attacks[..count] {
            if self.left == 0 || !spend() {
                return Err(Spent);
            }
            self.left -= 1;
            let attack = usize::from(attack);
            board.play(attack);
            // A four leaves one reply, or it would have been two of them.
            let reply = board.fives(own).first();
            answer = match reply {
                Some(reply) => {
                    board.play(reply);
                    let answer = self.attack(board, whole, spend);
                    board.undo();
                    answer
                }
                None => Ok(false),
            };
            board.undo();
            match (&answer, reply) {
                (Ok(true), Some(reply)) => self.line.extend([reply, attack]),
                (Ok(_), _) => continue,
                (Err(Spent), _) => {}
            }
            break;
        }
        if let Ok(won) = answer {
            self.known[place] = key & !KNOWN | if won { WIN } else { NO_WIN };
        }
        answer
    }
}

/// More attacks than a side ever has in one position.
const MOST_ATTACKS: usize = 64;

/// How many plies from here to the five, when a line ends as lines of attacks do.
pub fn plies(line: &[usize], board: &mut Board) -> u32 {
    for &cell in &line[..line.len() - 1] {
        board.play(cell);
    }
    let five = board.fives(board.turn()).has(line[line.len() - 1]);
    (1..line.len()).for_each(|_| board.undo());
    line.len() as u32 + if five { 0 } else { 2 }
}
