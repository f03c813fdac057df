//! Retrograde analysis of a kind of placement, for all squares of the weak king at once: a set of squares in 64 bits
//! holds those on which the strong side wins.

use stratege::core::rules::Side;
use stratege::games::chess::attacks;
use stratege::games::chess::moves::Piece;
use stratege::games::chess::squares::{FILE_A, FILE_H, bit};
use stratege::search::bits::Bits;

use super::placement::{Kind, MAX_PIECES, Placement};
use super::symmetry::Symmetry;
use super::tables::{Table, Tables, index, king_count, symmetry_of};

/// Computes the table of a kind of placement and those that it depends on, unless they are known.
pub fn prepare(tables: &mut Tables, kind: Kind) {
    let kind = Kind { pawn: kind.pawn.map(|pawn| Symmetry::of_pawn(pawn).image(pawn)), ..kind };
    if kind.is_bare() || tables.has(kind) {
        return;
    }
    successors(kind).into_iter().for_each(|next| prepare(tables, next));
    let table = Solver::new(tables, kind).solve();
    tables.insert(kind, table);
}

/// Kinds of placement after captures and moves of the pawn.
fn successors(kind: Kind) -> Vec<Kind> {
    // Any squares that tell the pieces apart.
    let mut free = (0..8).filter(|&square| Some(square) != kind.pawn);
    let mut square = || free.next().unwrap_or_default();
    let king = square();
    let pieces = kind.pieces.map(|piece| piece.map(|piece| (piece, square())));
    let placement = Placement { king, pieces, pawn: kind.pawn, rook: kind.rook.then(square) };
    let others = pieces.into_iter().flatten().map(|(_, square)| square);
    let targets = others.chain(kind.pawn).chain(placement.rook);
    let mut next: Vec<Placement> = targets.map(|square| placement.without(square)).collect();
    for to in pawn_steps(kind.pawn, 0) {
        next.extend(placement.pawn_moves(to));
    }
    if let Some(rook) = placement.rook {
        let left = placement.without(rook);
        for to in Bits(attacks::pawns(kind.pawn.map_or(0, bit), Side::First)) {
            next.extend(left.pawn_moves(to));
        }
    }
    next.iter().map(Placement::kind).collect()
}

/// Squares that a pawn can move to without a capture.
fn pawn_steps(pawn: Option<u8>, occupied: u64) -> Vec<u8> {
    let Some(pawn) = pawn else { return Vec::new() };
    let is_free = |square: u8| occupied & bit(square) == 0;
    let mut steps = Vec::new();
    if is_free(pawn + 8) {
        steps.push(pawn + 8);
        if pawn < 16 && is_free(pawn + 16) {
            steps.push(pawn + 16);
        }
    }
    steps
}

/// Squares next to those of a set.
fn spread(set: u64) -> u64 {
    let sides = (set & !FILE_H) << 1 | (set & !FILE_A) >> 1;
    let wide = set | sides;
    sides | wide << 8 | wide >> 8
}

fn attacks_of(piece: Piece, square: u8, occupied: u64) -> u64 {
    match piece {
        Piece::Queen => attacks::queen(square, occupied),
        Piece::Rook => attacks::rook(square, occupied),
        Piece::Bishop => attacks::bishop(square, occupied),
        Piece::Knight => attacks::knight(square),
        Piece::King | Piece::Pawn => 0,
    }
}

/// Facts about the placements of a kind, and the won positions found so far.
struct Solver<'a> {
    tables: &'a Tables,
    kind: Kind,
    /// Squares between two others, by 64 times the first plus the second.
    between: Vec<u64>,
    /// Squares that the strong side attacks, as if the weak king were not there.
    attacked: Vec<u64>,
    /// Weak kings against which a capture or a pawn's move wins.
    converted: Vec<u64>,
    /// Weak kings that can be lost with the weak side to move: no capture escapes, and there is a move or a check.
    candidates: Vec<u64>,
    table: Table,
}

impl<'a> Solver<'a> {
    fn new(tables: &'a Tables, kind: Kind) -> Solver<'a> {
        let size = king_count(kind)
            * 64usize.pow(kind.pieces.into_iter().flatten().count() as u32 + u32::from(kind.rook));
        let between =
            (0..64 * 64u16).map(|pair| attacks::between((pair / 64) as u8, (pair % 64) as u8)).collect();
        let moves = if kind.pawn.is_some() && kind.rook { vec![0; 64 * size] } else { Vec::new() };
        let table = Table { strong: vec![0; size], weak: vec![0; size], moves };
        let [attacked, converted, candidates] = [(); 3].map(|()| vec![0; size]);
        Solver { tables, kind, between, attacked, converted, candidates, table }
    }

    fn size(&self) -> usize {
        self.table.strong.len()
    }

    /// The placement with this index; `None` if two pieces share a square.
    fn placement(&self, index: usize) -> Option<Placement> {
        let mut rest = index;
        let mut square = || {
            let square = (rest % 64) as u8;
            rest /= 64;
            square
        };
        let rook = self.kind.rook.then(&mut square);
        let mut pieces = [None; MAX_PIECES];
        for (place, kind) in pieces.iter_mut().zip(self.kind.pieces).rev() {
            *place = kind.map(|piece| (piece, square()));
        }
        let king = if self.kind.pawn.is_some() { rest as u8 } else { Symmetry::KINGS[rest] };
        let placement = Placement { king, pieces, pawn: self.kind.pawn, rook };
        let count =
            1 + pieces.into_iter().flatten().chain(self.kind.pawn.map(|pawn| (Piece::Pawn, pawn))).count();
        (placement.occupied().count_ones() as usize == count + usize::from(self.kind.rook))
            .then_some(placement)
    }

    fn solve(mut self) -> Table {
        for index in 0..self.size() {
            if let Some(placement) = self.placement(index) {
                self.attacked[index] = attacked(&placement);
            }
        }
        for index in 0..self.size() {
            if let Some(placement) = self.placement(index) {
                self.converted[index] = self.conversions(&placement);
                self.candidates[index] = self.losable(index, &placement);
            }
        }
        for moves in 1.. {
            let mut is_changed = false;
            for index in 0..self.size() {
                if self.table.weak[index] != self.candidates[index]
                    && let Some(placement) = self.placement(index)
                {
                    self.table.weak[index] = self.lost(index, &placement);
                }
            }
            for index in 0..self.size() {
                is_changed |= self.update_strong(index, moves);
            }
            if !is_changed {
                break;
            }
        }
        self.table
    }

    /// Adds the positions that a strong move wins; returns whether there are new ones.
    fn update_strong(&mut self, index: usize, moves: u8) -> bool {
        let Some(placement) = self.placement(index) else { return false };
        let legal = !placement.occupied() & !self.attacked[index];
        let old = self.table.strong[index];
        if old == legal {
            return false;
        }
        let new = self.won(index, &placement) & legal & !old;
        self.table.strong[index] |= new;
        if !self.table.moves.is_empty() {
            Bits(new).for_each(|king| self.table.moves[64 * index + usize::from(king)] = moves);
        }
        new != 0
    }

    /// Weak kings against which the strong side to move wins by a capture or a pawn's move.
    fn conversions(&self, placement: &Placement) -> u64 {
        let occupied = placement.occupied();
        let mut won = 0;
        for to in pawn_steps(placement.pawn, occupied) {
            let passed = placement.pawn.map_or(0, |pawn| bit(pawn + 8));
            let moved = placement.pawn_moves(to);
            won |= moved.iter().fold(0, |won, next| won | self.tables.won(next, false)) & !passed;
        }
        let Some(rook) = placement.rook else { return won };
        let left = placement.without(rook);
        if attacks::king(placement.king) & bit(rook) != 0 {
            won |= self.tables.won(&Placement { king: rook, ..left }, false);
        }
        for (piece, square) in placement.pieces.into_iter().flatten() {
            if attacks_of(piece, square, occupied) & bit(rook) != 0 {
                let next = left.without(square).with(piece, rook);
                won |= self.tables.won(&next, false) & !self.between(piece, square, rook);
            }
        }
        if placement.pawn.is_some_and(|pawn| attacks::pawns(bit(pawn), Side::First) & bit(rook) != 0) {
            won |= placement.pawn_moves(rook).iter().fold(0, |won, next| won | self.tables.won(next, false));
        }
        won
    }

    /// Squares on which the weak king would stop a piece on its way.
    fn between(&self, piece: Piece, from: u8, to: u8) -> u64 {
        if piece == Piece::Knight { 0 } else { self.between[64 * usize::from(from) + usize::from(to)] }
    }

    /// Weak kings that are lost with the weak side to move if all its moves without a capture lose.
    fn losable(&self, index: usize, placement: &Placement) -> u64 {
        let (strong, occupied, attacked) = (placement.strong(), placement.occupied(), self.attacked[index]);
        let mut legal = !occupied & !attacks::king(placement.king);
        let mut mobile = spread(!attacked & !(occupied & !strong));
        let mut escapes = 0;
        for square in Bits(strong & !bit(placement.king) & !attacked) {
            let held = !self.tables.won(&placement.without(square), true) & bit(square);
            escapes |= spread(held);
        }
        if let Some(rook) = placement.rook {
            let targets = attacks::rook(rook, occupied);
            if targets & bit(placement.king) != 0 {
                legal &= self.between(Piece::Rook, rook, placement.king);
            }
            for to in Bits(targets & !bit(placement.king)) {
                let next = Placement { rook: Some(to), ..placement.without(to) };
                let possible = !self.between(Piece::Rook, rook, to) & !bit(to) & !self::attacked(&next);
                mobile |= possible;
                if strong & bit(to) != 0 {
                    escapes |= possible & !self.tables.won(&next, true);
                }
            }
        }
        legal & !escapes & (mobile | attacked)
    }

    /// Weak kings that are lost with the weak side to move.
    fn lost(&self, index: usize, placement: &Placement) -> u64 {
        let occupied = placement.occupied();
        let held = !self.attacked[index] & !occupied & !self.table.strong[index];
        let mut lost = self.candidates[index] & !spread(held);
        let Some(rook) = placement.rook else { return lost };
        let base = index - usize::from(rook);
        for to in Bits(attacks::rook(rook, occupied) & !occupied) {
            if lost == 0 {
                break;
            }
            let next = base + usize::from(to);
            let impossible = self.between(Piece::Rook, rook, to) | bit(to);
            lost &= impossible | self.attacked[next] | self.table.strong[next];
        }
        lost
    }

    /// Weak kings against which the strong side to move wins.
    fn won(&self, place: usize, placement: &Placement) -> u64 {
        let occupied = placement.occupied();
        let mut won = self.converted[place];
        for to in Bits(attacks::king(placement.king) & !occupied) {
            let next = Placement { king: to, ..*placement };
            let symmetry = symmetry_of(&next);
            let set = self.table.weak[index(&next.map(|square| symmetry.image(square)))];
            won |= symmetry.undo(set);
        }
        let mut unit = if placement.rook.is_some() { 64 } else { 1 };
        for (piece, square) in placement.pieces.into_iter().flatten().rev() {
            let base = place - unit * usize::from(square);
            for to in Bits(attacks_of(piece, square, occupied) & !occupied) {
                won |= self.table.weak[base + unit * usize::from(to)] & !self.between(piece, square, to);
            }
            unit *= 64;
        }
        won
    }
}

/// Squares that the strong side attacks, as if the weak king were not there.
fn attacked(placement: &Placement) -> u64 {
    let occupied = placement.occupied();
    let pawn = placement.pawn.map_or(0, |pawn| attacks::pawns(bit(pawn), Side::First));
    let pieces = placement.pieces.into_iter().flatten();
    pieces.fold(attacks::king(placement.king) | pawn, |set, (piece, square)| {
        set | attacks_of(piece, square, occupied)
    })
}
