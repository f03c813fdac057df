//! 4Gewinnt by Max Kleiner (Turbo Pascal, 7 March 1995), at its four levels, at any depth, and as it was meant.
//!
//! Readings where the source is unclear:
//! - "Blue", the maximising computer, is whichever side the program is asked to move for.
//! - In Pascal `And` binds tighter than `+` and `=`: `i+k And 1=ComputerBegin` compares `i + (k And 1)`, and
//!   the level rows test the parity of the *column* where they start. `parity` 0 keeps both. As it was meant
//!   (`parity` 1) the tests look at the row of the empty cell; the level rows then also leave out the lowest
//!   row where they left out the first column.
//! - `set` chooses between the numbers of 1995 and those of the later text. The later red four counts
//!   -20000: a four still ends the game, so there the search ends from 19000 on instead of 29000.
//! - `Delta` grows when a column is filled. Whose disc lies on top of a full column shows in the position, so
//!   taking moves back takes the growth back too.
//! - At a free depth, 1 to 9 as the text has it, nothing grows.

use crate::connect4::rules::{
    BOARD, CELLS, COLUMN_BITS, COLUMNS, DIRECTIONS, Move, Position, ROWS, cell_at, cell_at_place,
};
use crate::game::{Game, Side};
#[cfg(feature = "laboratory")]
use crate::laboratory::{Branch, Candidate, Insight, Part};
use crate::parameters::{Parameter, Parameters, Role};
use crate::player::{Choice, Entry, Limits, Player, Report, Score, Watch};
use crate::record::Record;
use crate::search::budget::Budget;

/// What a disc on each cell is worth, row by row.
#[rustfmt::skip]
const CELL_VALUES: [i32; COLUMNS * ROWS] = [
    3, 4,  5,  7,  5, 4, 3,
    4, 6,  8, 10,  8, 6, 4,
    5, 8, 11, 13, 11, 8, 5,
    5, 8, 11, 13, 11, 8, 5,
    4, 6,  8, 10,  8, 6, 4,
    3, 4,  5,  7,  5, 4, 3,
];

/// Beyond every value.
const OPEN: i32 = 10_000_000;

/// Every player of the source.
pub fn roster() -> Vec<Entry<Position>> {
    const PLAYERS: [(&str, &str, &str, i32, i32, i32); 6] = [
        ("anfaenger", "Anfänger", "four moves ahead, further when you fill columns", 4, 1, 0),
        ("fortgeschrittener", "Fortgeschrittener", "four moves ahead, further as columns fill", 4, 2, 0),
        ("experte", "Experte", "five moves ahead, further as columns fill", 5, 2, 0),
        ("meister", "Meister", "six moves ahead, further as columns fill", 6, 2, 0),
        ("4gewinnt-tiefe", "4Gewinnt, frei", "as many moves ahead as you like", 7, 0, 0),
        ("4gewinnt-gemeint", "4Gewinnt, gemeint", "the master with the parity that was meant", 6, 2, 1),
    ];
    let entry = |(id, name, line, depth, growth, parity)| Entry {
        id,
        name,
        year: 1995,
        line,
        parameters: parameters(depth, growth, parity),
        seat: |numbers, _| Box::new(Classic { values: Values::new(numbers), pace: Pace::new(numbers) }),
    };
    PLAYERS.map(entry).into()
}

fn parameters(depth: i32, growth: i32, parity: i32) -> Vec<Parameter> {
    let number = Parameter::number;
    let table = |name, line, columns, original: &[i32], least, greatest| Parameter {
        columns,
        original: original.into(),
        ..Parameter::weight(name, line, 0, least, greatest)
    };
    let order = Parameter {
        role: Role::Order,
        ..table("order", "the order in which it tries the columns", COLUMNS, &[4, 3, 5, 2, 6, 7, 1], 1, 7)
    };
    vec![
        number("depth", "moves looked ahead", depth, 1, 9),
        number("growth", "one deeper for each full column: 0 never, 1 yours, 2 everybody's", growth, 0, 2),
        number("parity", "where the parity test looks: 0 as printed, 1 as it was meant", parity, 0, 1),
        number("set", "which numbers count where there are two: 1 of 1995, 2 of the later text", 1, 1, 2),
        table("two", "a row with two of one colour", 2, &[8, 7], -9999, 9999),
        table("three", "a row with three of one colour", 2, &[30, 28], -9999, 9999),
        table("own-four", "its own four, and the depth left", 2, &[30_000, 30_000], 0, 99_999),
        table("your-four", "your four, and the depth left", 2, &[30_000, 20_000], 0, 99_999),
        table("decided", "from this value on it looks no further", 2, &[29_000, 19_000], 0, 99_999),
        table("bonus", "threes of the right parity: upright, level, slanting", 3, &[1, 3, 2], -99, 99),
        table("cells", "what a disc on each cell is worth", COLUMNS, &CELL_VALUES, -999, 999),
        order,
    ]
}

/// The numbers of the source's `Bewertung`.
#[derive(Clone, Debug)]
pub struct Values {
    two: i32,
    three: i32,
    own_four: i32,
    your_four: i32,
    /// The bonus by direction, in the order of `DIRECTIONS`.
    bonus: [i32; 4],
    meant: bool,
    cells: [i32; 64],
}

impl Values {
    /// Picks them out of a player's parameters.
    pub fn new(numbers: &Parameters) -> Values {
        let set = numbers.number("set") as usize - 1;
        let [upright, level, slanting] = [0, 1, 2].map(|index| numbers.table("bonus")[index]);
        let mut cells = [0; 64];
        for (place, value) in numbers.table("cells").iter().enumerate() {
            cells[cell_at_place(place).trailing_zeros() as usize] = *value;
        }
        Values {
            two: numbers.table("two")[set],
            three: numbers.table("three")[set],
            own_four: numbers.table("own-four")[set],
            your_four: numbers.table("your-four")[set],
            bonus: [upright, level, slanting, slanting],
            meant: numbers.number("parity") == 1,
            cells,
        }
    }

    /// The source's `Bewertung`: what the board is worth to its owner (blue), who began or did not, with so
    /// much depth left.
    pub fn weigh(&self, [blue, red]: [u64; 2], began: bool, left: i32) -> i32 {
        let placed = |stones| cells_of(stones).map(|cell| self.cells[cell as usize]).sum::<i32>();
        self.weigh_rows([blue, red], began, left, placed(blue) - placed(red)).sum()
    }

    /// The same in its parts, with the worth of the cells already added up.
    fn weigh_rows(&self, [blue, red]: [u64; 2], began: bool, left: i32, placed: i32) -> Parts {
        let mut parts = Parts { cells: placed, ..Parts::default() };
        for (direction, step) in DIRECTIONS.into_iter().enumerate() {
            let rows = BOARD & BOARD >> step & BOARD >> (2 * step) & BOARD >> (3 * step);
            let [ours, theirs] = [blue, red].map(|stones| Counts::of(stones, step));
            let (only_blue, only_red) = (rows & !theirs.any, rows & !ours.any);
            if (ours.four & rows) | (theirs.four & rows) != 0 {
                return Parts { four: self.four([blue, red], left), ..Parts::default() };
            }
            let difference = |ours: u64, theirs: u64| ours.count_ones() as i32 - theirs.count_ones() as i32;
            parts.twos += self.two * difference(ours.two & only_blue, theirs.two & only_red);
            let (our_threes, their_threes) = (ours.three & only_blue, theirs.three & only_red);
            parts.threes += self.three * difference(our_threes, their_threes);
            let right = |threes: u64, wanted: bool| {
                cells_of(threes).filter(|&start| self.parity(direction, start, blue | red, wanted)).count()
                    as i32
            };
            parts.parity +=
                self.three * self.bonus[direction] * (right(our_threes, !began) - right(their_threes, began));
        }
        parts
    }

    /// The source's parity test for a three that starts at a cell; `wanted` is what it is compared with.
    fn parity(&self, direction: usize, start: u32, occupied: u64, wanted: bool) -> bool {
        let step = DIRECTIONS[direction];
        let gap = (0..4).find(|k| occupied >> (start + k * step) & 1 == 0).unwrap_or(0) as i32;
        let (column, row) = ((start / COLUMN_BITS) as i32 + 1, (start % COLUMN_BITS) as i32 + 1);
        let value = match (direction, self.meant) {
            (1, false) if column == 1 => return false,
            (1, true) if row == 1 => return false,
            (1, false) => column & 1,
            (1, true) => row & 1,
            (2, false) => row - (gap & 1),
            (2, true) => (row - gap) & 1,
            (_, false) => row + (gap & 1),
            (_, true) => (row + gap) & 1,
        };
        value == i32::from(wanted)
    }

    /// A board with a four: the first one in the source's order counts.
    #[cold]
    fn four(&self, [blue, red]: [u64; 2], left: i32) -> i32 {
        let upright = (0..COLUMNS).flat_map(|column| (0..3).map(move |row| (0, column, row)));
        let level = (0..4).flat_map(|column| (0..ROWS).map(move |row| (1, column, row)));
        let slanting =
            (0..3).flat_map(|row| (0..4).flat_map(move |column| [(3, column, row), (2, column, row + 3)]));
        for (direction, column, row) in upright.chain(level).chain(slanting) {
            let (start, step) = (cell_at(column, row), DIRECTIONS[direction]);
            let line = start | start << step | start << (2 * step) | start << (3 * step);
            if red & line == line {
                return -self.your_four - left;
            }
            if blue & line == line {
                return self.own_four + left;
            }
        }
        0
    }
}

/// What a board is worth, by what it is worth for.
#[derive(Clone, Copy, Default)]
struct Parts {
    cells: i32,
    twos: i32,
    threes: i32,
    parity: i32,
    /// A four, besides which nothing counts.
    four: i32,
}

impl Parts {
    fn sum(self) -> i32 {
        self.cells + self.twos + self.threes + self.parity + self.four
    }

    #[cfg(feature = "laboratory")]
    fn named(self) -> Vec<Part> {
        let Parts { cells, twos, threes, parity, four } = self;
        let names = ["cells", "twos", "threes", "parity", "four"];
        Part::list(names, [cells, twos, threes, parity, four])
    }
}

/// For every cell, how many stones the row of four that starts there has.
struct Counts {
    any: u64,
    two: u64,
    three: u64,
    four: u64,
}

impl Counts {
    fn of(stones: u64, step: u32) -> Counts {
        let [a, b, c, d] = [stones, stones >> step, stones >> (2 * step), stones >> (3 * step)];
        let (low, high) = ((a ^ b, a & b), (c ^ d, c & d));
        let ones = low.0 ^ high.0;
        let twos = low.1 ^ high.1 ^ (low.0 & high.0);
        Counts { any: a | b | c | d, two: twos & !ones, three: twos & ones, four: low.1 & high.1 }
    }
}

/// The numbers of the bits in a set.
fn cells_of(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let cell = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (cell < 64).then_some(cell)
    })
}

/// How far it looks, in which order, and where it stops.
struct Pace {
    depth: i32,
    growth: i32,
    decided: i32,
    order: [usize; COLUMNS],
}

impl Pace {
    fn new(numbers: &Parameters) -> Pace {
        Pace {
            depth: numbers.number("depth"),
            growth: numbers.number("growth"),
            decided: numbers.table("decided")[numbers.number("set") as usize - 1],
            order: std::array::from_fn(|index| numbers.table("order")[index] as usize - 1),
        }
    }

    /// The depth here, with the source's `Delta`.
    fn depth_at(&self, position: &Position) -> i32 {
        let you = position.side_to_move().other();
        let top = (0..COLUMNS).map(|column| cell_at(column, ROWS - 1));
        let counted = match self.growth {
            0 => 0,
            1 => position.stones(you),
            _ => position.occupied(),
        };
        self.depth + top.filter(|cell| counted & cell != 0).count() as i32
    }
}

/// The program.
struct Classic {
    values: Values,
    pace: Pace,
}

impl Player<Position> for Classic {
    fn choose(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Choice<Move> {
        let position = record.position();
        let (board, depth, mut search) = self.look(record, limits, watch);
        let mut best = Report { score: None, depth: depth as u32, nodes: 0, line: vec![] };
        // Nothing when it is stopped; what has been found until then is kept.
        let _ = search.try_columns(&board, depth, Side::First, OPEN, |budget, tried| {
            if tried.leads {
                best.line = tried.expected();
                best.score = Some(Score::Points(tried.value));
                best.nodes = budget.nodes();
                budget.report(&best);
            }
        });
        best.nodes = search.budget.nodes();
        if best.line.is_empty() {
            // Stopped before the first column was weighed, or the order was changed to full columns only.
            let first = board.answers(&self.pace.order, &self.values, Side::First).next();
            let chosen = first.map(|(column, _)| Move::into_column(column));
            best.line = vec![chosen.unwrap_or_else(|| position.legal_moves()[0])];
        }
        Choice { chosen: best.line[0], report: best, stopped: search.budget.stopped() }
    }

    /// What it would say of each column: with open bounds, so that no value is only a bound; in the parts that
    /// the board at the end of the expected moves has.
    #[cfg(feature = "laboratory")]
    fn insight(
        &mut self,
        record: &Record<Position>,
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Option<Insight<Move>> {
        let (board, depth, mut search) = self.look(record, limits, watch);
        let mut candidates = Vec::new();
        for (column, next) in board.answers(&self.pace.order, &self.values, Side::First) {
            let chosen = Move::into_column(column);
            let mut line = Vec::new();
            let value = search.value(&next, depth - 1, Side::Second, -OPEN, &mut line)?;
            line.push(chosen);
            line.reverse();
            let end = board.after(&line, &self.values);
            let parts = search.weigh(&end, depth - line.len() as i32).named();
            candidates.push(Candidate { chosen, value, line, parts });
        }
        let position = search.weigh(&board, depth).named();
        Some(Insight { position, candidates, sight: None })
    }

    /// `cut` are the columns that the source's shallow bound leaves out.
    #[cfg(feature = "laboratory")]
    fn branches(
        &mut self,
        record: &Record<Position>,
        path: &[Move],
        limits: &Limits,
        watch: &mut dyn Watch<Move>,
    ) -> Option<Vec<Branch<Move>>> {
        let (mut board, mut left, mut search) = self.look(record, limits, watch);
        let (mut mover, mut bound) = (Side::First, OPEN);
        for chosen in path {
            let branches = search.branches(&board, left, mover, bound)?;
            let at = branches.iter().position(|branch| branch.chosen == *chosen && !branch.leaf)?;
            branches[at].value?;
            let leading = branches[..at].iter().rfind(|branch| branch.leads);
            bound = leading.and_then(|branch| branch.value).unwrap_or(worst(mover));
            board = board.with(mover, chosen.column(), &self.values)?;
            (left, mover) = (left - 1, mover.other());
        }
        search.branches(&board, left, mover, bound)
    }
}

impl Classic {
    /// The board as the program sees it, how far it looks there, and the search.
    fn look<'a>(
        &'a self,
        record: &Record<Position>,
        limits: &Limits,
        watch: &'a mut dyn Watch<Move>,
    ) -> (Seen, i32, Lookahead<'a>) {
        let position = record.position();
        let side = position.side_to_move();
        let most = limits.depth.map_or(i32::MAX, |depth| depth.clamp(1, CELLS) as i32);
        let depth = self.pace.depth_at(position).min(most);
        let board = Seen::new([side, side.other()].map(|side| position.stones(side)), &self.values);
        let search = Lookahead {
            values: &self.values,
            pace: &self.pace,
            began: record.start().opener() == side,
            budget: Budget::new(limits, watch),
        };
        (board, depth, search)
    }
}

/// The board as the program sees it.
#[derive(Clone, Copy)]
struct Seen {
    /// Blue's and red's discs.
    stones: [u64; 2],
    /// What the cells of the discs are worth together.
    placed: i32,
}

impl Seen {
    fn new(stones: [u64; 2], values: &Values) -> Seen {
        let placed = |stones| cells_of(stones).map(|cell| values.cells[cell as usize]).sum::<i32>();
        Seen { stones, placed: placed(stones[0]) - placed(stones[1]) }
    }

    /// The board after a disc of blue (`First`) or red; none where the column is full.
    fn with(&self, mover: Side, column: usize, values: &Values) -> Option<Seen> {
        let column_cells = crate::connect4::rules::column_cells(column);
        let occupied = self.stones[0] | self.stones[1];
        let cell = ((occupied & column_cells) + cell_at(column, 0)) & column_cells;
        let mut next = *self;
        next.stones[mover.index()] |= cell;
        let value = values.cells[cell.trailing_zeros() as usize & 63];
        next.placed += if mover == Side::First { value } else { -value };
        (cell != 0).then_some(next)
    }

    /// The boards after a disc in each column that has room, in this order.
    fn answers<'a>(
        &'a self,
        order: &'a [usize],
        values: &'a Values,
        mover: Side,
    ) -> impl Iterator<Item = (usize, Seen)> + 'a {
        order.iter().filter_map(move |&column| Some((column, self.with(mover, column, values)?)))
    }

    /// The board after moves of both sides in turn, blue's first.
    #[cfg(feature = "laboratory")]
    fn after(&self, moves: &[Move], values: &Values) -> Seen {
        let movers = [Side::First, Side::Second].into_iter().cycle();
        let play = |seen: Seen, (one, mover): (&Move, Side)| seen.with(mover, one.column(), values);
        moves.iter().zip(movers).fold(*self, |seen, step| play(seen, step).unwrap_or(seen))
    }
}

/// A column that has been tried.
struct Tried<'a> {
    column: usize,
    value: i32,
    /// Whether it is the best so far.
    leads: bool,
    /// The moves that are expected after it, last one first.
    answers: &'a [Move],
}

impl Tried<'_> {
    /// The moves that are expected from it on.
    fn expected(&self) -> Vec<Move> {
        let answers = self.answers.iter().rev().copied();
        std::iter::once(Move::into_column(self.column)).chain(answers).collect()
    }
}

/// Worse than every value, for blue (`First`) or for red.
const fn worst(mover: Side) -> i32 {
    match mover {
        Side::First => -OPEN,
        Side::Second => OPEN,
    }
}

/// The source's minimax with its shallow bound.
struct Lookahead<'a> {
    values: &'a Values,
    pace: &'a Pace,
    began: bool,
    budget: Budget<'a, Move>,
}

impl Lookahead<'_> {
    /// The value of a board for blue; `bound` is the parent's best so far. `line` gets the expected moves,
    /// last one first.
    fn value(
        &mut self,
        seen: &Seen,
        left: i32,
        mover: Side,
        bound: i32,
        line: &mut Vec<Move>,
    ) -> Option<i32> {
        self.budget.spend().then_some(())?;
        let value = self.weigh(seen, left).sum();
        if self.is_leaf(seen, left, value) {
            return Some(value);
        }
        let best = self.try_columns(seen, left, mover, bound, |_, tried| {
            if tried.leads {
                line.clear();
                line.extend(tried.answers);
                line.push(Move::into_column(tried.column));
            }
        })?;
        Some(best.unwrap_or(value))
    }

    /// The best value of the columns that have room, if there is one; tells of each as it has been tried.
    fn try_columns(
        &mut self,
        seen: &Seen,
        left: i32,
        mover: Side,
        bound: i32,
        mut tell: impl FnMut(&mut Budget<'_, Move>, &Tried),
    ) -> Option<Option<i32>> {
        let better = |one: i32, other: i32| if mover == Side::First { one > other } else { one < other };
        let (mut best, mut found) = (worst(mover), false);
        for (column, next) in seen.answers(&self.pace.order, self.values, mover) {
            let mut answers = Vec::new();
            let value = self.value(&next, left - 1, mover.other(), best, &mut answers)?;
            let leads = better(value, best);
            if leads {
                best = value;
                found = true;
            }
            tell(&mut self.budget, &Tried { column, value, leads, answers: &answers });
            if better(best, bound) {
                break;
            }
        }
        Some(found.then_some(best))
    }

    fn weigh(&self, seen: &Seen, left: i32) -> Parts {
        self.values.weigh_rows(seen.stones, self.began, left, seen.placed)
    }

    fn is_leaf(&self, seen: &Seen, left: i32, value: i32) -> bool {
        left <= 0 || value.abs() >= self.pace.decided || seen.stones[0] | seen.stones[1] == BOARD
    }

    /// All columns with room, those that are tried with their values.
    #[cfg(feature = "laboratory")]
    fn branches(&mut self, seen: &Seen, left: i32, mover: Side, bound: i32) -> Option<Vec<Branch<Move>>> {
        let mut branches: Vec<Branch<Move>> = Vec::new();
        for (column, next) in seen.answers(&self.pace.order, self.values, mover) {
            let leaf = self.is_leaf(&next, left - 1, self.weigh(&next, left - 1).sum());
            let chosen = Move::into_column(column);
            branches.push(Branch { chosen, value: None, leads: false, cut: true, leaf });
        }
        let mut tried = 0;
        self.try_columns(seen, left, mover, bound, |_, Tried { value, leads, .. }| {
            let branch = &mut branches[tried];
            (branch.value, branch.leads, branch.cut) = (Some(*value), *leads, false);
            tried += 1;
        })?;
        Some(branches)
    }
}
