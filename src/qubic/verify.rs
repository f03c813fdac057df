//! Checks a book against every defence, by plain arrays and the plain rules alone.
//!
//! It shares no code with the search, the board or the book's reader: it finds the rows and the turnings of
//! the cube by itself, tries every reply to every move, and asks for the book's answer. Where the book has
//! none, somebody else may name a chain of threes; it is replayed stone by stone before it counts.

use std::collections::{HashMap, HashSet};

/// A board as a plain list: what is on each cell.
pub type Plain = [u8; 64];

/// Nobody's cell, one of the player who begins, one of the other's.
const EMPTY: u8 = 0;
const FIRST: u8 = 1;
const SECOND: u8 = 2;

/// What has been checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Positions in which the book was asked.
    pub positions: usize,
    /// Replies of the second player.
    pub replies: usize,
    /// Chains replayed.
    pub chains: usize,
}

/// The verifier's own view of the cube.
struct Cube {
    rows: Vec<[usize; 4]>,
    through: Vec<Vec<usize>>,
    turnings: Vec<Vec<usize>>,
}

impl Cube {
    fn new() -> Cube {
        let cell = |[x, y, z]: [i32; 3]| (16 * x + 4 * y + z) as usize;
        let places = || (0..64).map(|cell| [cell / 16, cell / 4 % 4, cell % 4]);
        let mut rows = HashSet::new();
        for from in places() {
            for step in (0..27).map(|number| [number / 9 - 1, number / 3 % 3 - 1, number % 3 - 1]) {
                let walk = [0, 1, 2, 3].map(|far| [0, 1, 2].map(|axis| from[axis] + far * step[axis]));
                let inside = walk.iter().flatten().all(|place| (0..4).contains(place));
                if inside && step != [0, 0, 0] {
                    let mut row = walk.map(cell);
                    row.sort();
                    rows.insert(row);
                }
            }
        }
        let mut rows: Vec<_> = rows.into_iter().collect();
        rows.sort();
        let through =
            (0..64).map(|cell| (0..76).filter(|&row| rows[row].contains(&cell)).collect()).collect();
        // Whatever sends the three axes to each other and renames the places of each axis may be a turning;
        // it is one when every row becomes a row.
        let mut turnings = Vec::new();
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let renamings: Vec<[i32; 4]> = (0..256)
            .map(|number| [number / 64, number / 16 % 4, number / 4 % 4, number % 4])
            .filter(|names| (0..4).all(|place| names.contains(&place)))
            .collect();
        for order in orders {
            for [x, y, z] in renamings
                .iter()
                .flat_map(|x| renamings.iter().map(move |y| (x, y)))
                .flat_map(|(x, y)| renamings.iter().map(move |z| [x, y, z]))
            {
                let turned = |from: [i32; 3]| {
                    let [a, b, c] = order.map(|axis: usize| from[axis] as usize);
                    cell([x[a], y[b], z[c]])
                };
                let kept = |row: &[usize; 4]| {
                    let mut row =
                        row.map(|cell| turned([cell / 16, cell / 4 % 4, cell % 4].map(|p| p as i32)));
                    row.sort();
                    rows.binary_search(&row).is_ok()
                };
                if rows.iter().all(kept) {
                    turnings.push(places().map(turned).collect());
                }
            }
        }
        Cube { rows, through, turnings }
    }

    /// The least turning of a board, and where its cells went.
    fn least(&self, board: &Plain) -> (Plain, &[usize]) {
        let turned = |turning: &[usize]| {
            let mut turned = [EMPTY; 64];
            (0..64).for_each(|cell| turned[turning[cell]] = board[cell]);
            turned
        };
        let mut best = (turned(&self.turnings[0]), &self.turnings[0]);
        for turning in &self.turnings[1..] {
            let next = turned(turning);
            if next < best.0 {
                best = (next, turning);
            }
        }
        (best.0, best.1)
    }

    fn completes(&self, board: &Plain, cell: usize, owner: u8) -> bool {
        self.through[cell]
            .iter()
            .any(|&row| self.rows[row].iter().all(|&other| other == cell || board[other] == owner))
    }

    /// The empty cells on which this owner completes a row.
    fn completing(&self, board: &Plain, owner: u8) -> Vec<usize> {
        let mut found = Vec::new();
        for row in &self.rows {
            let own = row.iter().filter(|&&cell| board[cell] == owner).count();
            let gap = row.iter().copied().find(|&cell| board[cell] == EMPTY);
            if let (3, Some(gap)) = (own, gap)
                && !found.contains(&gap)
            {
                found.push(gap);
            }
        }
        found
    }

    /// Replays a chain for the first player, who is to move, by the rules.
    fn replay(&self, mut board: Plain, chain: &[u8]) -> Result<(), &'static str> {
        for attack in chain.iter().step_by(2).map(|&attack| usize::from(attack)) {
            if board.get(attack) != Some(&EMPTY) {
                return Err("an attack on a cell that is not empty");
            }
            if self.completes(&board, attack, FIRST) {
                return Ok(());
            }
            board[attack] = FIRST;
            if !self.completing(&board, SECOND).is_empty() {
                return Err("an attack that lets the other complete a row");
            }
            match self.completing(&board, FIRST)[..] {
                [] => return Err("an attack that threatens nothing"),
                [reply] => board[reply] = SECOND,
                _ => return Ok(()),
            }
        }
        Err("a chain that ends before it wins")
    }
}

/// Reads the tree of a book: the moves by the least turning of their positions.
struct Reader<'a> {
    cube: &'a Cube,
    bytes: std::slice::Iter<'a, u8>,
    moves: HashMap<Plain, usize>,
}

impl Reader<'_> {
    /// The cell of the next byte and its flag.
    fn stone(&mut self, board: &Plain) -> Result<(usize, bool), &'static str> {
        let byte = usize::from(*self.bytes.next().ok_or("the book ends too early")?);
        let (cell, end) = (byte % 64, byte / 64);
        let good = end < 2 && board[cell] == EMPTY;
        if good { Ok((cell, end == 1)) } else { Err("the book names a cell that is not empty") }
    }

    fn replies(&mut self, board: Plain) -> Result<(), &'static str> {
        loop {
            let (cell, last) = self.stone(&board)?;
            let mut after = board;
            after[cell] = SECOND;
            self.position(after)?;
            if last {
                return Ok(());
            }
        }
    }

    fn position(&mut self, mut board: Plain) -> Result<(), &'static str> {
        let (cell, end) = match self.cube.completing(&board, SECOND)[..] {
            [] => {
                let (cell, end) = self.stone(&board)?;
                let (least, turning) = self.cube.least(&board);
                self.moves.insert(least, turning[cell]);
                (cell, end)
            }
            [cell, ..] => {
                // A forced move is not written; the byte 128 says that nothing after it is either.
                let known = self.bytes.as_slice().first() == Some(&128);
                if known {
                    self.bytes.next();
                }
                (cell, known)
            }
        };
        board[cell] = FIRST;
        match self.cube.completing(&board, FIRST)[..] {
            _ if end => Ok(()),
            [] => self.replies(board),
            [reply, ..] => {
                board[reply] = SECOND;
                self.position(board)
            }
        }
    }
}

/// Walks through every defence. `witness` names a chain in positions for which the book has no move;
/// `progress` hears now and then what has been checked.
pub fn verify(
    book: &[u8],
    witness: &mut dyn FnMut(&Plain) -> Option<Vec<u8>>,
    progress: &mut dyn FnMut(&Checked),
) -> Result<Checked, String> {
    let cube = Cube::new();
    if (cube.rows.len(), cube.turnings.len()) != (76, 192) {
        return Err("the cube has 76 rows and 192 turnings".into());
    }
    let mut first = [EMPTY; 64];
    first[0] = FIRST;
    let mut reader = Reader { cube: &cube, bytes: book.iter(), moves: HashMap::new() };
    reader.replies(first)?;
    if reader.bytes.next().is_some() {
        return Err("the book goes on after its end".into());
    }
    let moves = reader.moves;

    let mut checked = Checked::default();
    let mut seen = HashSet::new();
    let mut waiting = vec![first]; // positions with the second player to move
    while let Some(board) = waiting.pop() {
        for reply in (0..64).filter(|&cell| board[cell] == EMPTY) {
            checked.replies += 1;
            if cube.completes(&board, reply, SECOND) {
                return Err(format!("the second player wins after {}", spell(&board)));
            }
            let mut position = board;
            position[reply] = SECOND;
            if let Some(chain) = witness(&position) {
                checked.chains += 1;
                cube.replay(position, &chain).map_err(|fault| format!("{fault}: {}", spell(&position)))?;
                continue;
            }
            let (least, _) = cube.least(&position);
            if !seen.insert(least) {
                continue;
            }
            checked.positions += 1;
            // Where the other would complete a row the answer is to close it; the next replies show whether
            // that is enough.
            let must_close = cube.completing(&least, SECOND).first().copied();
            let Some(answer) = must_close.or_else(|| moves.get(&least).copied()) else {
                return Err(format!("the book has no answer to {}", spell(&position)));
            };
            if least[answer] != EMPTY {
                return Err(format!("the book's answer is no move in {}", spell(&position)));
            }
            let mut answered = least;
            answered[answer] = FIRST;
            if !cube.completes(&least, answer, FIRST) {
                waiting.push(answered);
            }
            if checked.positions % 100 == 0 {
                progress(&checked);
            }
        }
    }
    Ok(checked)
}

/// A board in one line, for complaints.
fn spell(board: &Plain) -> String {
    board.iter().map(|&owner| [".", "x", "o"][usize::from(owner)]).collect()
}
