//! Plain search for games in which a complete line of own stones wins and further own stones never harm, such as
//! Qubic and Gobang; proves puzzles independently of the engines.
//!
//! Every move in a line that can still be completed in time is played, and every reply that could matter within
//! the same number of moves; other moves equal a pass. Lines can be dead for a side, for counterfactual searches.

use std::collections::HashMap;

use stratege::search::bits::Bits;
use stratege::search::random::Random;

/// Words of a set of cells.
const WORDS: usize = 4;

/// Maximum number of cells of a board.
const MAX_CELLS: usize = 64 * WORDS;

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    fn insert(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    /// Whether the cell is in the set.
    pub fn contains(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 != 0
    }

    /// Number of cells.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there are no cells.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The lowest cell.
    pub fn first(&self) -> Option<usize> {
        self.cells().next()
    }

    /// Cells in ascending order.
    pub fn cells(self) -> impl Iterator<Item = usize> {
        (0..WORDS).flat_map(move |word| Bits(self.0[word]).map(move |bit| 64 * word + usize::from(bit)))
    }

    fn union(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

/// The lines of a board.
pub struct Lines {
    /// Cells of each line.
    lines: Vec<Vec<usize>>,
    /// Lines through each cell.
    through: Vec<Vec<usize>>,
    /// Hash keys by side and cell.
    keys: [Vec<u64>; 2],
    length: u8,
}

impl Lines {
    /// Lines of equal length on a board of this number of cells.
    pub fn new(cells: usize, lines: Vec<Vec<usize>>) -> Lines {
        assert!(cells <= MAX_CELLS, "a set has {MAX_CELLS} cells");
        let mut through = vec![Vec::new(); cells];
        for (index, line) in lines.iter().enumerate() {
            line.iter().for_each(|&cell| through[cell].push(index));
        }
        let mut random = Random::new(66);
        let keys = [(); 2].map(|()| (0..cells).map(|_| random.bits()).collect());
        let length = lines.first().map_or(0, Vec::len) as u8;
        Lines { lines, through, keys, length }
    }
}

/// A position with the number of stones in each line.
pub struct LineSearch<'a> {
    lines: &'a Lines,
    /// Owner of each cell.
    owner: Vec<Option<usize>>,
    /// Stones in each line by side; a dead line has one of the other side.
    counts: [Vec<u8>; 2],
    hash: u64,
    known: HashMap<u64, bool>,
    nodes_left: u64,
    /// Whether every attack must threaten to complete a line.
    forcing: bool,
}

impl<'a> LineSearch<'a> {
    /// A position with these stones of both sides and a limit of visited positions.
    pub fn new(lines: &'a Lines, stones: [&[usize]; 2], nodes: u64) -> LineSearch<'a> {
        let mut search = LineSearch {
            lines,
            owner: vec![None; lines.through.len()],
            counts: [(); 2].map(|()| vec![0; lines.lines.len()]),
            hash: 0,
            known: HashMap::new(),
            nodes_left: nodes,
            forcing: false,
        };
        for (side, cells) in stones.into_iter().enumerate() {
            cells.iter().for_each(|&cell| search.play(side, cell));
        }
        search
    }

    /// Makes lines worthless for a side.
    pub fn kill(&mut self, side: usize, lines: &[usize]) {
        lines.iter().for_each(|&line| self.counts[1 - side][line] += 1);
        self.known.clear();
    }

    /// Makes lines of [`LineSearch::kill`] count again.
    pub fn revive(&mut self, side: usize, lines: &[usize]) {
        lines.iter().for_each(|&line| self.counts[1 - side][line] -= 1);
        self.known.clear();
    }

    /// Places a stone.
    pub fn play(&mut self, side: usize, cell: usize) {
        self.owner[cell] = Some(side);
        self.lines.through[cell].iter().for_each(|&line| self.counts[side][line] += 1);
        self.hash ^= self.lines.keys[side][cell];
    }

    /// Removes a stone.
    pub fn undo(&mut self, side: usize, cell: usize) {
        self.owner[cell] = None;
        self.lines.through[cell].iter().for_each(|&line| self.counts[side][line] -= 1);
        self.hash ^= self.lines.keys[side][cell];
    }

    /// Empty cells.
    pub fn empty(&self) -> Vec<usize> {
        (0..self.owner.len()).filter(|&cell| self.owner[cell].is_none()).collect()
    }

    /// Empty cells of open lines with at least `length - moves` stones of a side.
    pub fn useful(&self, side: usize, moves: u32) -> CellSet {
        let stones = self.lines.length.saturating_sub(moves as u8);
        let [own, other] = [&self.counts[side], &self.counts[1 - side]];
        let mut cells = CellSet::default();
        for (index, line) in self.lines.lines.iter().enumerate() {
            if own[index] >= stones && other[index] == 0 {
                line.iter().filter(|&&cell| self.owner[cell].is_none()).for_each(|&cell| cells.insert(cell));
            }
        }
        cells
    }

    /// Cells that complete a line of a side.
    pub fn completing(&self, side: usize) -> CellSet {
        self.useful(side, 1)
    }

    /// All lines through a cell.
    pub fn lines_through(&self, cell: usize) -> Vec<usize> {
        self.lines.through[cell].clone()
    }

    /// Open lines through a cell with exactly `stones` stones of a side once it has a stone there.
    pub fn lines_after(&self, side: usize, cell: usize, stones: u8) -> Vec<usize> {
        self.open_lines(side, cell, stones - 1)
    }

    /// Cells of a line.
    pub fn cells_of(&self, line: usize) -> &'a [usize] {
        &self.lines.lines[line]
    }

    /// Lines of a side that only this cell is missing from.
    pub fn open_lines_to(&self, side: usize, cell: usize) -> Vec<usize> {
        self.open_lines(side, cell, self.lines.length - 1)
    }

    /// Open lines through a cell with exactly `stones` stones of a side.
    pub fn open_lines(&self, side: usize, cell: usize, stones: u8) -> Vec<usize> {
        let through = self.lines.through[cell].iter().copied();
        through
            .filter(|&line| self.counts[side][line] == stones && self.counts[1 - side][line] == 0)
            .collect()
    }

    /// Whether a side to move completes a line with at most `moves` own moves; `None` at the node limit.
    pub fn wins_within(&mut self, side: usize, moves: u32) -> Option<bool> {
        self.forcing = false;
        self.search(side, moves)
    }

    /// Like [`LineSearch::wins_within`], with an unbroken sequence of threats to complete a line.
    pub fn wins_by_force_within(&mut self, side: usize, moves: u32) -> Option<bool> {
        self.forcing = true;
        self.search(side, moves)
    }

    /// Whether a move of a side wins with at most `moves` own moves, including this one.
    pub fn move_wins(&mut self, side: usize, cell: usize, moves: u32) -> Option<bool> {
        self.forcing = false;
        let danger = self.completing(1 - side);
        if danger.cells().any(|block| block != cell) {
            return Some(self.completing(side).contains(cell));
        }
        self.attack_wins(side, cell, moves)
    }

    /// Whether a move loses to an unbroken sequence of threats with at most `moves` moves, at once or after at most
    /// `delays` own threats that the opponent blocks; `None` if that is open.
    pub fn move_loses(&mut self, side: usize, cell: usize, moves: u32, delays: u32) -> Option<bool> {
        self.play(side, cell);
        let threats = self.completing(side);
        let loses = match self.wins_by_force_within(1 - side, moves) {
            Some(false) => match (threats.len(), threats.first()) {
                (1, Some(_)) if delays == 0 => None,
                (1, Some(reply)) => {
                    self.play(1 - side, reply);
                    let holds = self.holds(side, moves, delays - 1);
                    self.undo(1 - side, reply);
                    holds.map(|holds| !holds)
                }
                _ => Some(false),
            },
            known => known,
        };
        self.undo(side, cell);
        loses
    }

    /// Whether a side to move wins by threats, is not threatened, or has a move that does not lose.
    fn holds(&mut self, side: usize, moves: u32, delays: u32) -> Option<bool> {
        if self.wins_by_force_within(side, moves)? || !self.wins_by_force_within(1 - side, moves)? {
            return Some(true);
        }
        let mut is_open = false;
        for cell in self.empty() {
            match self.move_loses(side, cell, moves, delays) {
                Some(false) => return Some(true),
                Some(true) => {}
                None => is_open = true,
            }
        }
        (!is_open).then_some(false)
    }

    fn search(&mut self, side: usize, moves: u32) -> Option<bool> {
        if !self.completing(side).is_empty() {
            return Some(true);
        }
        let danger = self.completing(1 - side);
        if moves < 2 || danger.len() > 1 {
            return Some(false);
        }
        let tag = u64::from(moves) << 2 | (side as u64) << 1 | u64::from(self.forcing);
        let key = self.hash ^ tag.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        let attacks = if danger.is_empty() { self.useful(side, self.reach(moves)) } else { danger };
        let mut wins = false;
        for cell in attacks.cells() {
            if self.attack_wins(side, cell, moves)? {
                wins = true;
                break;
            }
        }
        self.known.insert(key, wins);
        Some(wins)
    }

    /// Moves within which the line of an attack must be complete: a threat needs all but one of its stones.
    fn reach(&self, moves: u32) -> u32 {
        if self.forcing { 2 } else { moves }
    }

    /// Whether an attack wins with at most `moves` own moves if the opponent threatens nothing else.
    fn attack_wins(&mut self, side: usize, cell: usize, moves: u32) -> Option<bool> {
        self.play(side, cell);
        let threats = self.completing(side);
        let wins = match (threats.len(), threats.first()) {
            (0, _) if moves < 3 || self.forcing => Some(false),
            (0, _) => self.quiet_move_wins(side, moves),
            (1, Some(_)) if moves < 3 => Some(false),
            (1, Some(reply)) => self.wins_after(side, reply, moves - 1),
            _ => Some(moves > 1),
        };
        self.undo(side, cell);
        wins
    }

    fn wins_after(&mut self, side: usize, reply: usize, moves: u32) -> Option<bool> {
        self.play(1 - side, reply);
        let wins = self.search(side, moves);
        self.undo(1 - side, reply);
        wins
    }

    /// Whether the side that made a quiet move wins after every reply.
    fn quiet_move_wins(&mut self, side: usize, moves: u32) -> Option<bool> {
        // A reply outside of all useful lines equals a pass.
        if !self.search(side, moves - 1)? {
            return Some(false);
        }
        let replies = self.useful(side, moves - 1).union(self.useful(1 - side, moves));
        for reply in replies.cells() {
            if !self.wins_after(side, reply, moves - 1)? {
                return Some(false);
            }
        }
        Some(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Five in a row on 9 × 9 cells.
    fn board() -> Lines {
        let mut lines = Vec::new();
        for (right, down) in [(1i32, 0i32), (0, 1), (1, 1), (-1, 1)] {
            for start in 0..81 {
                let cells: Vec<_> =
                    (0..5).map(|step| (start % 9 + right * step, start / 9 + down * step)).collect();
                if cells.iter().all(|&(x, y)| (0..9).contains(&x) && (0..9).contains(&y)) {
                    lines.push(cells.iter().map(|&(x, y)| (9 * y + x) as usize).collect());
                }
            }
        }
        Lines::new(81, lines)
    }

    #[test]
    fn open_three_wins_in_two_and_open_two_does_not() {
        let lines = board();
        let mut search = LineSearch::new(&lines, [&[39, 40, 41], &[0, 8]], 100_000);
        assert_eq!(search.wins_within(0, 1), Some(false));
        assert_eq!(search.wins_within(0, 2), Some(true));
        assert_eq!(search.move_wins(0, 38, 2), Some(true));
        assert_eq!(search.move_wins(0, 10, 2), Some(false));
        let mut search = LineSearch::new(&lines, [&[40, 41], &[0, 8]], 100_000);
        assert_eq!((search.wins_within(0, 2), search.wins_within(0, 3)), (Some(false), Some(false)));
    }

    #[test]
    fn double_three_wins_in_three_unless_a_line_is_dead() {
        let lines = board();
        let mut search = LineSearch::new(&lines, [&[41, 42, 49, 58], &[0, 8, 80]], 1_000_000);
        assert_eq!(search.move_wins(0, 40, 3), Some(true));
        assert_eq!(search.wins_by_force_within(0, 3), Some(false));
        search.play(0, 40);
        let column = search.open_lines(0, 40, 3);
        search.undo(0, 40);
        let vertical: Vec<_> =
            column.into_iter().filter(|&line| search.cells_of(line).contains(&49)).collect();
        search.kill(0, &vertical);
        assert_eq!(search.move_wins(0, 40, 3), Some(false));
        search.revive(0, &vertical);
        assert_eq!(search.move_wins(0, 40, 3), Some(true));
    }

    #[test]
    fn node_limit_ends_the_search() {
        let lines = board();
        let mut search = LineSearch::new(&lines, [&[41, 42, 49, 58], &[0, 8, 80]], 2);
        assert_eq!(search.wins_within(0, 4), None);
    }
}
