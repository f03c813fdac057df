//! Verifies a book against every defence, using plain arrays and the rules only.
//!
//! It shares no code with the search, the bitboards or the book's reader: it derives the rows and symmetries
//! of the cube itself, tries every reply to every move, and looks up the book's answer. Where the book has
//! none, a witness may name a threat sequence, which is replayed move by move before it counts.

use std::collections::{HashMap, HashSet};

/// The content of each cell.
pub type Board = [u8; 64];

/// An empty cell, a stone of the first player, a stone of the second.
const EMPTY: u8 = 0;
const FIRST: u8 = 1;
const SECOND: u8 = 2;

/// Book byte of a forced move that ends its line.
const FORCED_LEAF: u8 = 128;

/// Positions between progress reports.
const PROGRESS_INTERVAL: usize = 100;

/// Numbers of verified items.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// Positions looked up in the book.
    pub positions: usize,
    /// Replies of the second player.
    pub replies: usize,
    /// Replayed threat sequences.
    pub sequences: usize,
}

/// Rows and symmetries, derived independently of the engine.
struct Cube {
    rows: Vec<[usize; 4]>,
    through: Vec<Vec<usize>>,
    symmetries: Vec<Vec<usize>>,
}

fn coordinates() -> impl Iterator<Item = [i32; 3]> {
    (0..64).map(|cell| [cell / 16, cell / 4 % 4, cell % 4])
}

fn cell_at([x, y, z]: [i32; 3]) -> usize {
    (16 * x + 4 * y + z) as usize
}

/// All straight lines of four cells.
fn find_rows() -> Vec<[usize; 4]> {
    let mut rows = HashSet::new();
    for from in coordinates() {
        for step in (0..27).map(|number| [number / 9 - 1, number / 3 % 3 - 1, number % 3 - 1]) {
            let walk = [0, 1, 2, 3].map(|distance| [0, 1, 2].map(|axis| from[axis] + distance * step[axis]));
            let is_inside = walk.iter().flatten().all(|coordinate| (0..4).contains(coordinate));
            if is_inside && step != [0, 0, 0] {
                let mut row = walk.map(cell_at);
                row.sort();
                rows.insert(row);
            }
        }
    }
    let mut rows: Vec<_> = rows.into_iter().collect();
    rows.sort();
    rows
}

/// All permutations of axes and coordinates that map rows to rows.
fn find_symmetries(rows: &[[usize; 4]]) -> Vec<Vec<usize>> {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let permutations: Vec<[i32; 4]> = (0..256)
        .map(|number| [number / 64, number / 16 % 4, number / 4 % 4, number % 4])
        .filter(|images| (0..4).all(|coordinate| images.contains(&coordinate)))
        .collect();
    let mut symmetries = Vec::new();
    for order in orders {
        for [x, y, z] in permutations
            .iter()
            .flat_map(|x| permutations.iter().map(move |y| (x, y)))
            .flat_map(|(x, y)| permutations.iter().map(move |z| [x, y, z]))
        {
            let map = |from: [i32; 3]| {
                let [a, b, c] = order.map(|axis: usize| from[axis] as usize);
                cell_at([x[a], y[b], z[c]])
            };
            let stays_row = |row: &[usize; 4]| {
                let mut row = row.map(|cell| map([cell / 16, cell / 4 % 4, cell % 4].map(|p| p as i32)));
                row.sort();
                rows.binary_search(&row).is_ok()
            };
            if rows.iter().all(stays_row) {
                symmetries.push(coordinates().map(map).collect());
            }
        }
    }
    symmetries
}

impl Cube {
    fn new() -> Result<Cube, String> {
        let rows = find_rows();
        let symmetries = find_symmetries(&rows);
        if (rows.len(), symmetries.len()) != (76, 192) {
            return Err("the cube has 76 rows and 192 symmetries".into());
        }
        let rows_through = |cell| (0..rows.len()).filter(|&row| rows[row].contains(&cell)).collect();
        let through = (0..64).map(rows_through).collect();
        Ok(Cube { rows, through, symmetries })
    }

    /// The canonical form of a board, the least of its images, and the mapping of its cells.
    fn canonical(&self, board: &Board) -> (Board, &[usize]) {
        let image = |symmetry: &[usize]| {
            let mut image = [EMPTY; 64];
            (0..64).for_each(|cell| image[symmetry[cell]] = board[cell]);
            image
        };
        let mut best = (image(&self.symmetries[0]), &self.symmetries[0]);
        for symmetry in &self.symmetries[1..] {
            let next = image(symmetry);
            if next < best.0 {
                best = (next, symmetry);
            }
        }
        (best.0, best.1)
    }

    fn completes(&self, board: &Board, cell: usize, owner: u8) -> bool {
        self.through[cell]
            .iter()
            .any(|&row| self.rows[row].iter().all(|&other| other == cell || board[other] == owner))
    }

    /// Empty cells that complete a row of this owner.
    fn completing(&self, board: &Board, owner: u8) -> Vec<usize> {
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

    /// Replays a threat sequence of the first player, who is to move.
    fn replay(&self, mut board: Board, sequence: &[u8]) -> Result<(), &'static str> {
        for attack in sequence.iter().step_by(2).map(|&attack| usize::from(attack)) {
            if board.get(attack) != Some(&EMPTY) {
                return Err("an attack on a cell that is not empty");
            }
            if self.completes(&board, attack, FIRST) {
                return Ok(());
            }
            board[attack] = FIRST;
            if !self.completing(&board, SECOND).is_empty() {
                return Err("an attack after which the opponent completes a row");
            }
            match self.completing(&board, FIRST)[..] {
                [] => return Err("an attack that threatens nothing"),
                [reply] => board[reply] = SECOND,
                _ => return Ok(()),
            }
        }
        Err("a sequence that ends before it wins")
    }
}

/// Parses the tree of a book: moves by position, both in canonical form.
struct Reader<'a> {
    cube: &'a Cube,
    bytes: std::slice::Iter<'a, u8>,
    moves: HashMap<Board, usize>,
}

impl Reader<'_> {
    /// The cell and flag of the next byte.
    fn stone(&mut self, board: &Board) -> Result<(usize, bool), &'static str> {
        let byte = usize::from(*self.bytes.next().ok_or("the book ends too early")?);
        let (cell, flag) = (byte % 64, byte / 64);
        let is_valid = flag < 2 && board[cell] == EMPTY;
        if is_valid { Ok((cell, flag == 1)) } else { Err("the book names a cell that is not empty") }
    }

    fn replies(&mut self, board: Board) -> Result<(), &'static str> {
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

    fn position(&mut self, mut board: Board) -> Result<(), &'static str> {
        let (cell, is_leaf) = match self.cube.completing(&board, SECOND)[..] {
            [] => {
                let (cell, is_leaf) = self.stone(&board)?;
                let (canonical, symmetry) = self.cube.canonical(&board);
                self.moves.insert(canonical, symmetry[cell]);
                (cell, is_leaf)
            }
            [cell, ..] => {
                // Forced moves are not stored.
                let is_leaf = self.bytes.as_slice().first() == Some(&FORCED_LEAF);
                if is_leaf {
                    self.bytes.next();
                }
                (cell, is_leaf)
            }
        };
        board[cell] = FIRST;
        match self.cube.completing(&board, FIRST)[..] {
            _ if is_leaf => Ok(()),
            [] => self.replies(board),
            [reply, ..] => {
                board[reply] = SECOND;
                self.position(board)
            }
        }
    }
}

impl<'a> Reader<'a> {
    /// Parses a whole book.
    fn read(cube: &'a Cube, book: &'a [u8]) -> Result<HashMap<Board, usize>, &'static str> {
        let mut reader = Reader { cube, bytes: book.iter(), moves: HashMap::new() };
        reader.replies(after_first_move())?;
        if reader.bytes.next().is_some() {
            return Err("the book has bytes after its end");
        }
        Ok(reader.moves)
    }
}

/// The root position of the book.
fn after_first_move() -> Board {
    let mut board = [EMPTY; 64];
    board[0] = FIRST;
    board
}

/// Plays every defence against the book. `witness` names a threat sequence in positions without a book move;
/// `progress` is called regularly.
pub fn verify(
    book: &[u8],
    witness: &mut dyn FnMut(&Board) -> Option<Vec<u8>>,
    progress: &mut dyn FnMut(&Verified),
) -> Result<Verified, String> {
    let cube = Cube::new()?;
    let moves = Reader::read(&cube, book)?;
    let mut verifier = Verifier {
        cube: &cube,
        moves,
        seen: HashSet::new(),
        waiting: vec![after_first_move()],
        verified: Verified::default(),
    };
    while let Some(board) = verifier.waiting.pop() {
        for reply in (0..64).filter(|&cell| board[cell] == EMPTY) {
            let positions = verifier.verified.positions;
            verifier.check_reply(&board, reply, witness)?;
            let verified = &verifier.verified;
            if verified.positions > positions && verified.positions.is_multiple_of(PROGRESS_INTERVAL) {
                progress(verified);
            }
        }
    }
    Ok(verifier.verified)
}

/// A traversal of all defences.
struct Verifier<'a> {
    cube: &'a Cube,
    /// The moves of the book.
    moves: HashMap<Board, usize>,
    /// Positions with the first player to move, in canonical form.
    seen: HashSet<Board>,
    /// Positions with the second player to move.
    waiting: Vec<Board>,
    verified: Verified,
}

impl Verifier<'_> {
    /// Checks that the first player has an answer to a reply: a threat sequence, a block or the book's move.
    fn check_reply(
        &mut self,
        board: &Board,
        reply: usize,
        witness: &mut dyn FnMut(&Board) -> Option<Vec<u8>>,
    ) -> Result<(), String> {
        self.verified.replies += 1;
        if self.cube.completes(board, reply, SECOND) {
            return Err(format!("the second player wins after {}", board_text(board)));
        }
        let mut position = *board;
        position[reply] = SECOND;
        if let Some(sequence) = witness(&position) {
            self.verified.sequences += 1;
            let replayed = self.cube.replay(position, &sequence);
            return replayed.map_err(|fault| format!("{fault}: {}", board_text(&position)));
        }
        let (canonical, _) = self.cube.canonical(&position);
        if !self.seen.insert(canonical) {
            return Ok(());
        }
        self.verified.positions += 1;
        // A row threatened by the second player must be blocked; the next replies show whether that is
        // enough.
        let block = self.cube.completing(&canonical, SECOND).first().copied();
        let Some(answer) = block.or_else(|| self.moves.get(&canonical).copied()) else {
            return Err(format!("the book has no answer to {}", board_text(&position)));
        };
        if canonical[answer] != EMPTY {
            return Err(format!("the book's answer is no move in {}", board_text(&position)));
        }
        if !self.cube.completes(&canonical, answer, FIRST) {
            let mut answered = canonical;
            answered[answer] = FIRST;
            self.waiting.push(answered);
        }
        Ok(())
    }
}

/// A board in one line, for error messages.
fn board_text(board: &Board) -> String {
    board.iter().map(|&owner| [".", "x", "o"][usize::from(owner)]).collect()
}
