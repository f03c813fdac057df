//! The source's minimax: column order, depth, and where it stops.

use super::chance::Chance;
use super::evaluation::{Evaluation, Parts};
use super::parameters::{DECIDED, DEPTH, GROWTH, ORDER};
use crate::core::bound::Bound;
use crate::core::insight::Branch;
use crate::core::parameters::Parameters;
use crate::core::player::Score;
use crate::core::rules::{Rules, Side};
use crate::core::thought::{TRACED_PLIES, Thought};
use crate::core::trace::Tracer;
use crate::games::connect4::geometry::{
    CELLS, COLUMNS, FULL_BOARD, ROWS, cell_at, cell_at_index, cell_index, column_cells,
};
use crate::games::connect4::position::{Move, Position};
use crate::search::budget::Budget;

/// Beyond every value.
pub const INFINITY: i32 = 10_000_000;

/// Depth, column order and stopping value of the search.
pub struct SearchParams {
    depth: i32,
    growth: i32,
    decided: i32,
    pub column_order: [usize; COLUMNS],
}

impl SearchParams {
    pub fn new(parameters: &Parameters) -> SearchParams {
        SearchParams {
            depth: parameters.number(DEPTH),
            growth: parameters.number(GROWTH),
            decided: parameters.number(DECIDED),
            column_order: std::array::from_fn(|index| parameters.table(ORDER)[index] as usize - 1),
        }
    }

    /// Search depth in this position, with the source's `Delta`.
    pub fn depth_at(&self, position: &Position) -> i32 {
        let opponent = position.side_to_move().other();
        let top_row = (0..COLUMNS).map(|column| cell_at(column, ROWS - 1));
        let counted = match self.growth {
            0 => 0,
            1 => position.discs(opponent),
            _ => position.occupied(),
        };
        self.depth + top_row.filter(|cell| counted & cell != 0).count() as i32
    }
}

/// The program's board.
#[derive(Clone, Copy)]
pub struct ClassicBoard {
    /// Blue's and red's discs.
    discs: [u64; 2],
    /// Sum of the cell values, updated from move to move.
    cell_sum: i32,
}

impl ClassicBoard {
    pub fn new(discs: [u64; 2], evaluation: &Evaluation) -> ClassicBoard {
        let [blue, red] = discs;
        ClassicBoard { discs, cell_sum: evaluation.cell_sum(blue) - evaluation.cell_sum(red) }
    }

    /// The board after a disc of blue (`First`) or red; `None` if the column is full.
    pub fn after(&self, mover: Side, column: usize, evaluation: &Evaluation) -> Option<ClassicBoard> {
        let column_cells = column_cells(column);
        let occupied = self.discs[0] | self.discs[1];
        let cell = ((occupied & column_cells) + cell_at(column, 0)) & column_cells;
        if cell == 0 {
            return None;
        }
        let mut next = *self;
        next.discs[mover.index()] |= cell;
        let value = evaluation.cell_sum(cell);
        next.cell_sum += if mover == Side::First { value } else { -value };
        Some(next)
    }

    /// Children in the order of the columns.
    pub fn children<'a>(
        &'a self,
        column_order: &'a [usize],
        evaluation: &'a Evaluation,
        mover: Side,
    ) -> impl Iterator<Item = (usize, ClassicBoard)> + 'a {
        column_order.iter().filter_map(move |&column| Some((column, self.after(mover, column, evaluation)?)))
    }

    /// The board as cells of the page, given blue's side.
    fn cells(&self, blue: Side) -> String {
        let [first, second] = if blue == Side::First { [0, 1] } else { [1, 0] };
        let owns = |owner: usize, index| self.discs[owner] & cell_at_index(index) != 0;
        let cell = |index| {
            if owns(first, index) {
                'x'
            } else if owns(second, index) {
                'o'
            } else {
                '.'
            }
        };
        (0..CELLS as usize).map(cell).collect()
    }

    /// Cell of the disc that only `next` has.
    fn new_cell(&self, next: &ClassicBoard) -> usize {
        let [before, after] = [self, next].map(|board| board.discs[0] | board.discs[1]);
        cell_index(after & !before)
    }

    /// The board after moves of both sides in turn, blue first.
    pub fn after_all(&self, moves: &[Move], evaluation: &Evaluation) -> ClassicBoard {
        let movers = [Side::First, Side::Second].into_iter().cycle();
        moves.iter().zip(movers).fold(*self, |board, (chosen, mover)| {
            board.after(mover, chosen.column(), evaluation).unwrap_or(board)
        })
    }
}

/// A searched column.
pub struct TriedColumn<'a> {
    column: usize,
    pub value: i32,
    /// Whether it is the best so far.
    pub leads: bool,
    /// Principal variation of the child, last move first.
    child_pv: &'a [Move],
}

impl TriedColumn<'_> {
    /// Principal variation that begins with this column.
    pub fn pv(&self) -> Vec<Move> {
        let child_pv = self.child_pv.iter().rev().copied();
        std::iter::once(Move::into_column(self.column)).chain(child_pv).collect()
    }
}

/// Worst value for blue (`First`) or red.
pub const fn worst_value(mover: Side) -> i32 {
    match mover {
        Side::First => -INFINITY,
        Side::Second => INFINITY,
    }
}

/// The source's minimax. It prunes only by the parent's best value, i.e. alpha-beta without deep cutoffs.
pub struct Minimax<'a, T> {
    pub evaluation: &'a Evaluation,
    pub params: &'a SearchParams,
    pub chance: &'a Chance,
    /// Whether blue made the first move of the game.
    pub blue_began: bool,
    pub budget: Budget<'a, Move>,
    pub tracer: T,
    /// Side of the blue discs, for the trace.
    pub blue: Side,
    /// Depth of the root.
    pub root_depth: i32,
}

impl<T: Tracer> Minimax<'_, T> {
    /// Value of a board for blue; `bound` is the parent's best so far. Fills `pv` with the principal
    /// variation, last move first. `None` once the budget is exhausted.
    pub fn value(
        &mut self,
        board: &ClassicBoard,
        depth: i32,
        mover: Side,
        bound: i32,
        pv: &mut Vec<Move>,
    ) -> Option<i32> {
        if !self.budget.spend() {
            return None;
        }
        let parts = self.evaluate(board, depth);
        let value = parts.sum();
        self.trace_parts(parts, depth);
        if self.is_leaf(board, depth, value) {
            self.tracer.step(8, None, &[("value", value)]);
            return Some(value);
        }
        let best = self.try_columns(board, depth, mover, bound, |_, tried| {
            if tried.leads {
                pv.clear();
                pv.extend(tried.child_pv);
                pv.push(Move::into_column(tried.column));
            }
        })?;
        Some(best.unwrap_or(value))
    }

    /// Best value of the columns that are not full, if there is one; calls back after each column.
    pub fn try_columns(
        &mut self,
        board: &ClassicBoard,
        depth: i32,
        mover: Side,
        bound: i32,
        mut report: impl FnMut(&mut Budget<'_, Move>, &TriedColumn),
    ) -> Option<Option<i32>> {
        let is_better = |one: i32, other: i32| if mover == Side::First { one > other } else { one < other };
        let (mut best, mut found) = (worst_value(mover), false);
        self.tracer.step(9, None, &[("depth", depth), ("best", best)]);
        for (column, child) in board.children(&self.params.column_order, self.evaluation, mover) {
            let mut child_pv = Vec::new();
            self.trace_move(board, &child, column);
            self.report_try(column, depth, mover, [best, bound]);
            let value = self.value(&child, depth - 1, mover.other(), best, &mut child_pv)?;
            // A pruned child is worse; an equal child has its exact value.
            let leads = is_better(value, best)
                || value == best && found && self.chance.prefers_later(child.discs, depth);
            let known = match mover {
                _ if depth <= 1 || !is_better(best, value) => Bound::Exact,
                Side::First => Bound::Upper,
                Side::Second => Bound::Lower,
            };
            self.report_value(column, depth, value, known, leads);
            if leads {
                best = value;
                found = true;
            }
            self.trace_value(board, depth, column, value, leads);
            report(&mut self.budget, &TriedColumn { column, value, leads, child_pv: &child_pv });
            // Shallow pruning.
            if is_better(best, bound) {
                self.tracer.step(15, None, &[]);
                let others = board.children(&self.params.column_order, self.evaluation, mover);
                let later = others.map(|(next, _)| next).skip_while(|&next| next != column).skip(1);
                self.report_cut(later, depth, best, bound);
                break;
            }
        }
        Some(found.then_some(best))
    }

    /// Ply of a node; `None` beyond the reported plies.
    fn reported_ply(&self, depth: i32) -> Option<u32> {
        u32::try_from(self.root_depth - depth).ok().filter(|&ply| ply < TRACED_PLIES)
    }

    fn report_try(&mut self, column: usize, depth: i32, mover: Side, [best, bound]: [i32; 2]) {
        let Some(ply) = self.reported_ply(depth) else { return };
        let [alpha, beta] = if mover == Side::First { [best, bound] } else { [bound, best] }
            .map(|bound| (bound.abs() < INFINITY).then_some(bound));
        self.budget.report_thought(|| Thought::Try { ply, chosen: Move::into_column(column), alpha, beta });
    }

    fn report_value(&mut self, column: usize, depth: i32, value: i32, known: Bound, leads: bool) {
        let Some(ply) = self.reported_ply(depth) else { return };
        let score = Score::Points(value);
        self.budget.report_thought(|| Thought::Value {
            ply,
            chosen: Move::into_column(column),
            score,
            known,
            leads,
        });
    }

    fn report_cut(&mut self, columns: impl Iterator<Item = usize>, depth: i32, value: i32, bound: i32) {
        let Some(ply) = self.reported_ply(depth) else { return };
        let moves: Vec<_> = columns.map(Move::into_column).collect();
        if !moves.is_empty() {
            self.budget.report_thought(|| Thought::Cut { ply, moves, value, bound });
        }
    }

    /// Traces the value of a board, part by part.
    fn trace_parts(&mut self, parts: Parts, depth: i32) {
        if !T::ENABLED {
            return;
        }
        let mut value = 0;
        self.tracer.step(1, None, &[("depth", depth)]);
        for (part, line) in parts.named().into_iter().zip(2..) {
            value += part.value;
            if part.name != "four" || part.value != 0 {
                self.tracer.step(line, None, &[(part.name, part.value), ("value", value)]);
            }
        }
        self.tracer.step(7, None, &[("value", value)]);
    }

    fn trace_move(&mut self, board: &ClassicBoard, child: &ClassicBoard, column: usize) {
        if !T::ENABLED {
            return;
        }
        let cell = Some(board.new_cell(child));
        self.tracer.step(10, cell, &[("column", column as i32 + 1)]);
        let blue = self.blue;
        self.tracer.board(|| child.cells(blue));
        self.tracer.step(11, cell, &[]);
    }

    fn trace_value(&mut self, board: &ClassicBoard, depth: i32, column: usize, value: i32, leads: bool) {
        let column = ("column", column as i32 + 1);
        self.tracer.step(12, None, &[("depth", depth), column, ("value", value)]);
        if leads {
            self.tracer.step(13, None, &[("best", value), ("move", column.1)]);
        }
        let blue = self.blue;
        self.tracer.board(|| board.cells(blue));
        self.tracer.step(14, None, &[]);
    }

    pub fn evaluate(&self, board: &ClassicBoard, depth: i32) -> Parts {
        let mut parts = self.evaluation.parts(board.discs, self.blue_began, depth, board.cell_sum);
        if !parts.is_decided() {
            parts.chance = self.chance.value_error(board.discs, depth);
        }
        parts
    }

    pub fn is_leaf(&self, board: &ClassicBoard, depth: i32, value: i32) -> bool {
        let is_full = board.discs[0] | board.discs[1] == FULL_BOARD;
        depth <= 0 || value.abs() >= self.params.decided || is_full
    }

    /// Values of all columns that are not full; untried ones have none.
    pub fn branches(
        &mut self,
        board: &ClassicBoard,
        depth: i32,
        mover: Side,
        bound: i32,
    ) -> Option<Vec<Branch<Move>>> {
        let mut branches: Vec<Branch<Move>> = Vec::new();
        for (column, child) in board.children(&self.params.column_order, self.evaluation, mover) {
            let leaf = self.is_leaf(&child, depth - 1, self.evaluate(&child, depth - 1).sum());
            let chosen = Move::into_column(column);
            branches.push(Branch { chosen, value: None, leads: false, cut: true, leaf });
        }
        let mut tried = 0;
        self.try_columns(board, depth, mover, bound, |_, TriedColumn { value, leads, .. }| {
            let branch = &mut branches[tried];
            (branch.value, branch.leads, branch.cut) = (Some(*value), *leads, false);
            tried += 1;
        })?;
        Some(branches)
    }
}
