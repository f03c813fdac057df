//! Rook and pawn against rook by plain retrograde analysis, position by position, to prove puzzles independently of
//! the other tables.
//!
//! With two rooks on the board a pawn becomes a queen only; a position in which another piece could win is unclear
//! unless that piece is taken at once or leaves a stalemate.

mod position;

use std::collections::HashMap;

use stratege::core::rules::Side;
use stratege::games::chess::board::Board;
use stratege::games::chess::moves::Piece;
use stratege::games::chess::squares::bit;
use stratege::search::bits::Bits;

use self::position::{MAX_MEN, Men, Squares, of_board, pawn_attacks};

/// Result for the strong side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Not won; in a table also: not yet known to be won.
    Held,
    /// Won.
    Won,
    /// Won at most by a promotion to a rook, bishop or knight.
    Unclear,
    /// Held by a capture or stalemate, so that its value cannot change.
    Safe,
    /// The side that is not to move is in check, or two pieces share a square.
    Illegal,
}

/// Squares of the strong king in a table without a pawn.
const KINGS: [u8; 10] = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27];

/// Share of a table of which changes in a sweep are followed by another sweep.
const SWEEP: usize = 64;

/// Index of each square in [`KINGS`]; the number of kings for others.
const PLACES: [usize; 64] = {
    let mut places = [KINGS.len(); 64];
    let mut place = 0;
    while place < KINGS.len() {
        places[KINGS[place] as usize] = place;
        place += 1;
    }
    places
};

/// Values of all positions with the same pieces, by [`Table::index`].
struct Table {
    men: Men,
    /// Values with the strong side to move.
    strong: Vec<Value>,
    /// Values with the weak side to move.
    weak: Vec<Value>,
}

/// Tables that have been computed.
#[derive(Default)]
pub struct PlainRookEndings(HashMap<Men, Table>);

/// Image of a square by the symmetry that moves this king to the triangle of [`KINGS`].
fn image(king: u8, square: u8) -> u8 {
    let mirrored = |square: u8| {
        let square = if king % 8 > 3 { square ^ 7 } else { square };
        if king / 8 > 3 { square ^ 56 } else { square }
    };
    let (king, square) = (mirrored(king), mirrored(square));
    if king / 8 > king % 8 { swapped(square) } else { square }
}

/// Reflects a square at the diagonal from a1 to h8.
fn swapped(square: u8) -> u8 {
    square % 8 * 8 + square / 8
}

impl Table {
    /// A table without known wins.
    fn new(men: &Men) -> Table {
        let kings = if men.pawn.is_some() { 64 } else { KINGS.len() };
        let size = kings << (6 * (men.count() - 1));
        Table { men: men.clone(), strong: vec![Value::Illegal; size], weak: vec![Value::Illegal; size] }
    }

    /// Index of a position: of equivalent ones without a pawn the smallest.
    fn index(&self, squares: &Squares) -> usize {
        let joined = |king: usize, squares: &[u8]| {
            squares.iter().fold(king, |index, &square| index << 6 | usize::from(square))
        };
        let count = self.men.count();
        if self.men.pawn.is_some() {
            return joined(usize::from(squares[0]), &squares[1..count]);
        }
        let king = PLACES[usize::from(squares[0])];
        if king == KINGS.len() {
            return self.index(&squares.map(|square| image(squares[0], square)));
        }
        let index = joined(king, &squares[1..count]);
        if !squares[0].is_multiple_of(9) {
            return index;
        }
        index.min(joined(king, &squares.map(swapped)[1..count]))
    }

    /// The position with this index; `None` if two pieces share a square, or an equivalent one has a smaller index.
    fn squares(&self, index: usize) -> Option<Squares> {
        let count = self.men.count();
        let mut squares = [0; MAX_MEN];
        for (place, slot) in (1..count).rev().enumerate() {
            squares[slot] = (index >> (6 * place) & 63) as u8;
        }
        let king = index >> (6 * (count - 1));
        squares[0] = if self.men.pawn.is_some() { king as u8 } else { KINGS[king] };
        (self.men.are_apart(&squares) && self.index(&squares) == index).then_some(squares)
    }

    /// Whether the weak side cannot leave the won or unclear positions without a capture.
    fn is_caught(&self, squares: &Squares) -> bool {
        let occupied = self.men.occupied(squares);
        self.men.weak_slots().all(|slot| {
            let mut next = *squares;
            Bits(self.men.reach(squares, slot, occupied) & !occupied).all(|to| {
                next[slot] = to;
                matches!(self.strong[self.index(&next)], Value::Won | Value::Unclear | Value::Illegal)
            })
        })
    }

    /// Indices of the positions from which a move of these pieces leads to this one.
    fn predecessors(&self, squares: &Squares, slots: impl Iterator<Item = usize>) -> Vec<usize> {
        let occupied = self.men.occupied(squares);
        let mut indices = Vec::new();
        for slot in slots {
            let mut before = *squares;
            for from in Bits(self.men.reach(squares, slot, occupied) & !occupied) {
                before[slot] = from;
                indices.push(self.index(&before));
            }
        }
        indices
    }

    /// Gives a value to a position with the weak side to move if all its moves lose, and to the positions from which a
    /// strong move leads to it; adds these to `marked` up to a limit.
    fn update(&mut self, index: usize, value: Value, marked: &mut Vec<u32>, limit: usize) {
        if self.weak[index] != Value::Held {
            return;
        }
        let Some(squares) = self.squares(index).filter(|squares| self.is_caught(squares)) else { return };
        self.weak[index] = value;
        for before in self.predecessors(&squares, self.men.strong_slots()) {
            if self.strong[before] == Value::Held {
                self.strong[before] = value;
                if marked.len() < limit {
                    marked.push(before as u32);
                }
            }
        }
    }

    /// Gives a value to all positions in which the strong side can force positions of that value: by sweeps over the
    /// table while many change, then by the positions before those that changed.
    fn propagate(&mut self, value: Value) {
        let limit = self.weak.len() / SWEEP;
        let mut marked = Vec::new();
        loop {
            marked.clear();
            (0..self.weak.len()).for_each(|index| self.update(index, value, &mut marked, limit));
            if marked.len() < limit {
                break;
            }
        }
        while let Some(index) = marked.pop() {
            let Some(squares) = self.squares(index as usize) else { continue };
            for before in self.predecessors(&squares, self.men.weak_slots()) {
                self.update(before, value, &mut marked, usize::MAX);
            }
        }
    }
}

impl PlainRookEndings {
    /// The value of a board for the side that has or had the pawn; `None` for other pieces.
    pub fn value(&mut self, board: &Board, strong: Side) -> Option<Value> {
        let (men, squares) = of_board(board, strong)?;
        self.prepare(&men);
        Some(self.known(&men, &squares, board.side_to_move() == strong))
    }

    /// Value of a position whose table has been computed.
    fn known(&self, men: &Men, squares: &Squares, strong_to_move: bool) -> Value {
        if men.strong.is_empty() && men.pawn.is_none() {
            return Value::Held;
        }
        if men.pawn.is_some_and(|pawn| pawn % 8 > 3) {
            let (men, squares) = men.mirrored(squares);
            return self.known(&men, &squares, strong_to_move);
        }
        let table = &self.0[men];
        let values = if strong_to_move { &table.strong } else { &table.weak };
        match values[table.index(squares)] {
            Value::Safe => Value::Held,
            value => value,
        }
    }

    /// Computes a table and those that it depends on.
    fn prepare(&mut self, men: &Men) {
        if men.pawn.is_some_and(|pawn| pawn % 8 > 3) {
            return self.prepare(&men.mirrored(&[0; MAX_MEN]).0);
        }
        if men.strong.is_empty() && men.pawn.is_none() || self.0.contains_key(men) {
            return;
        }
        let anywhere = [0; MAX_MEN];
        let without_rook = Men { rook: false, ..men.clone() };
        let mut next: Vec<Men> = (2..men.count()).map(|slot| men.without(&anywhere, slot).0).collect();
        if let Some(pawn) = men.pawn {
            next.push(Men { pawn: None, ..men.clone() });
            let steps = pawn_steps(pawn, 0).into_iter().flat_map(|to| after_pawn(men, &anywhere, to));
            let targets = (0..64).filter(|&to| men.rook && pawn_attacks(pawn, to));
            let captures = targets.flat_map(|to| after_pawn(&without_rook, &anywhere, to));
            next.extend(steps.chain(captures).map(|(men, _)| men));
        }
        next.iter().for_each(|men| self.prepare(men));
        let mut table = Table::new(men);
        self.begin(&mut table);
        table.propagate(Value::Won);
        if self.mark_unclear(&mut table) {
            table.propagate(Value::Unclear);
        }
        self.0.insert(men.clone(), table);
    }
    /// Finds the positions that are not legal, held by a capture or stalemate, or won by a capture or a pawn's move.
    fn begin(&self, table: &mut Table) {
        for index in 0..table.weak.len() {
            let Some(squares) = table.squares(index) else { continue };
            let men = &table.men;
            if !men.is_weak_in_check(&squares) {
                let is_won = self.conversions(men, &squares, Value::Won);
                table.strong[index] = if is_won { Value::Won } else { Value::Held };
            }
            if !men.is_strong_in_check(&squares) {
                let is_safe = self.escapes_by_capture(men, &squares) || is_stalemate(men, &squares);
                table.weak[index] = if is_safe { Value::Safe } else { Value::Held };
            }
        }
    }

    /// Whether a capture or a move of the pawn leads to a position of this value.
    fn conversions(&self, men: &Men, squares: &Squares, value: Value) -> bool {
        let occupied = men.occupied(squares);
        let is_value = |(men, squares): &(Men, Squares)| self.known(men, squares, false) == value;
        if let Some(pawn) = men.pawn {
            let mut steps = pawn_steps(pawn, occupied).into_iter();
            if steps.any(|to| after_pawn(men, squares, to).iter().any(is_value)) {
                return true;
            }
        }
        if !men.rook {
            return false;
        }
        let slot = men.count() - 1;
        let rook = squares[slot];
        let takes = |mover: &usize| men.reach(squares, *mover, occupied) & bit(rook) != 0;
        men.strong_slots().filter(takes).any(|mover| {
            let mut moved = *squares;
            moved[mover] = rook;
            is_value(&men.without(&moved, slot))
        }) || men.pawn.is_some_and(|pawn| pawn_attacks(pawn, rook)) && {
            let (left, squares) = men.without(squares, slot);
            after_pawn(&left, &squares, rook).iter().any(is_value)
        }
    }

    /// Whether the weak side has a capture after which the strong side does not win.
    fn escapes_by_capture(&self, men: &Men, squares: &Squares) -> bool {
        let occupied = men.occupied(squares);
        men.weak_slots().any(|mover| {
            let reach = men.reach(squares, mover, occupied);
            let holds = |(men, squares): (Men, Squares)| {
                !men.is_weak_in_check(&squares) && self.known(&men, &squares, true) == Value::Held
            };
            let captures = |to: u8| {
                let mut moved = *squares;
                moved[mover] = to;
                (reach & bit(to) != 0).then_some(moved)
            };
            let pawn = men.pawn.and_then(captures);
            pawn.is_some_and(|moved| holds((Men { pawn: None, ..men.clone() }, moved)))
                || men
                    .strong_slots()
                    .skip(1)
                    .any(|slot| captures(squares[slot]).is_some_and(|moved| holds(men.without(&moved, slot))))
        })
    }

    /// Marks the positions in which a promotion to another piece than a queen, or a pawn's move to an unclear position,
    /// might win; returns whether there are any.
    fn mark_unclear(&self, table: &mut Table) -> bool {
        let men = &table.men;
        let Some(pawn) = men.pawn.filter(|_| men.rook && !men.strong.is_empty()) else { return false };
        let mut is_marked = false;
        for index in 0..table.strong.len() {
            if table.strong[index] != Value::Held {
                continue;
            }
            let Some(squares) = table.squares(index) else { continue };
            let is_unclear = match pawn {
                48.. => self.may_promote(men, &squares, pawn + 8),
                _ => self.conversions(men, &squares, Value::Unclear),
            };
            if is_unclear {
                table.strong[index] = Value::Unclear;
                is_marked = true;
            }
        }
        is_marked
    }

    /// Whether a promotion to a rook, bishop or knight is legal, and neither taken at once nor stalemate.
    fn may_promote(&self, men: &Men, squares: &Squares, to: u8) -> bool {
        men.occupied(squares) & bit(to) == 0
            && [Piece::Rook, Piece::Bishop, Piece::Knight].into_iter().any(|piece| {
                let (men, squares) = men.promoted(squares, piece, to);
                let is_held = self.escapes_by_capture(&men, &squares) || is_stalemate(&men, &squares);
                !men.is_strong_in_check(&squares) && !is_held
            })
    }
}

/// Squares that a pawn reaches without a capture.
fn pawn_steps(pawn: u8, occupied: u64) -> Vec<u8> {
    let steps = if pawn < 16 { vec![pawn + 8, pawn + 16] } else { vec![pawn + 8] };
    steps.into_iter().take_while(|&to| occupied & bit(to) == 0).collect()
}

/// Positions after a pawn's move, one for each piece that it becomes.
fn after_pawn(men: &Men, squares: &Squares, to: u8) -> Vec<(Men, Squares)> {
    if to < 56 {
        return vec![(Men { pawn: Some(to), ..men.clone() }, *squares)];
    }
    let has_all = !men.rook || men.strong.is_empty();
    let pieces = if has_all { &Piece::PROMOTIONS[..] } else { &[Piece::Queen] };
    pieces.iter().map(|&piece| men.promoted(squares, piece, to)).collect()
}

/// Whether the weak side has no legal move without being in check.
fn is_stalemate(men: &Men, squares: &Squares) -> bool {
    let occupied = men.occupied(squares);
    let own = men.weak_slots().fold(0, |set, slot| set | bit(squares[slot]));
    let is_legal = |slot: usize, to: u8| {
        let mut next = *squares;
        next[slot] = to;
        if occupied & bit(to) == 0 {
            return !men.is_weak_in_check(&next);
        }
        let men = Men { pawn: men.pawn.filter(|&pawn| pawn != to), ..men.clone() };
        match men.strong_slots().skip(1).find(|&other| next[other] == to) {
            Some(taken) => {
                let (men, next) = men.without(&next, taken);
                !men.is_weak_in_check(&next)
            }
            None => !men.is_weak_in_check(&next),
        }
    };
    let can_move = |slot| {
        let targets = men.reach(squares, slot, occupied) & !own & !bit(squares[0]);
        Bits(targets).any(|to| is_legal(slot, to))
    };
    !men.is_weak_in_check(squares) && !men.weak_slots().any(can_move)
}
