//! One thought about one position: deeper and deeper, then to the end of the game, surer and surer.

use std::cmp::Ordering;

use super::board::{Board, squares};
use super::endgame::Allowance;
use super::evaluation::DISC;
use super::midgame::{BEYOND, ENDGAME, Memory, Search};
use super::probcut::{EXACT, LEVELS};
use super::table::NO_MOVE;

/// How a search that does not reach the end is cut short.
const MIDGAME_SURETY: u32 = 0;

/// A search to the end begins when so many hundredths of the empty squares have been looked ahead.
const TO_THE_END_AT: u32 = 60;

/// With so few empty squares no search to the end is cut short.
const AT_ONCE: u32 = ENDGAME + 2;

/// With so few one search that is cut short puts the moves into order for the exact one; with more, two do.
const QUICK: u32 = 22;

/// The surety of the second: 98 in a hundred.
const NEARLY: u32 = 3;

/// Half the window around the value of the iteration before.
const ASPIRATION: i32 = 3 * DISC;

/// What a thought has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The value for the side to move, in the evaluation's unit.
    pub value: i32,
    /// Moves looked ahead.
    pub depth: u32,
    /// 100 for an exact result; below it, how often in a hundred a result holds that was searched to the end;
    /// 0 for an estimate.
    pub percent: u8,
    /// The moves expected, with `None` for a pass.
    pub line: Vec<Option<u32>>,
}

impl Finding {
    /// Whether nothing better can be known.
    pub fn is_exact(&self) -> bool {
        self.percent == 100
    }
}

/// How far a thought shall go.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// Moves ahead at most.
    pub depth: u32,
    /// With so many empty squares or fewer it goes to the end; with more it ends at `depth`.
    pub solve_from: u32,
}

impl Aim {
    /// As far as there is time.
    pub const ALL: Aim = Aim { depth: 64, solve_from: 64 };

    /// The searches of a thought about a position with so many empty squares: depth and surety.
    fn iterations(self, empty: u32) -> Vec<(u32, u32)> {
        let solves = empty <= self.solve_from || self.depth >= empty;
        let most = if solves {
            (empty * TO_THE_END_AT).div_ceil(100).min(empty.saturating_sub(4))
        } else {
            self.depth
        };
        let mut all: Vec<_> = (1..=most).map(|depth| (depth, MIDGAME_SURETY)).collect();
        if solves {
            let sureties: &[u32] = if empty <= AT_ONCE {
                &[EXACT]
            } else if empty <= QUICK {
                &[0, EXACT]
            } else {
                &[0, NEARLY, EXACT]
            };
            all.extend(sureties.iter().map(|&surety| (empty, surety)));
        }
        all
    }
}

/// A move at the root.
#[derive(Clone, Copy, Debug)]
struct Choice {
    square: u32,
    next: Board,
}

/// The moves at the root, in no order yet.
fn choices(board: &Board) -> Vec<Choice> {
    squares(board.mobility()).map(|square| Choice { square, next: board.play(square) }).collect()
}

/// Thinks about a position in which the side to move can set a stone; tells `heard` of each finding.
///
/// `None` when the allowance ran out before anything was found.
pub fn think<A: Allowance>(
    memory: &mut Memory,
    board: Board,
    aim: Aim,
    allowance: &mut A,
    mut heard: impl FnMut(&Finding, &mut A),
) -> Option<Finding> {
    memory.advance_to(&board);
    let mut choices = choices(&board);
    let empty = board.empty_count();
    let mut last: Option<Finding> = None;
    for (depth, surety) in aim.iterations(empty) {
        let mut search = Search { memory, allowance, surety, foretelling: 0 };
        let (value, complete) =
            search_root(&mut search, &mut choices, last.as_ref().map(|finding| finding.value), depth);
        let Some(value) = value else { break };
        let percent = if depth < empty { 0 } else { LEVELS[surety as usize].1 };
        let (depth, percent) = match (&last, complete) {
            (Some(before), false) => (before.depth, before.percent.min(99)),
            _ => (depth, percent),
        };
        let finding = Finding { value, depth, percent, line: line(memory, &board, choices[0], depth) };
        heard(&finding, allowance);
        last = Some(finding);
        if !complete {
            break;
        }
    }
    last
}

/// Who wins, and with which move; how many discs it comes to is not asked, which saves most of the search.
///
/// `None` when the allowance ran out before that was certain.
pub fn decide<A: Allowance>(
    memory: &mut Memory,
    board: Board,
    allowance: &mut A,
) -> Option<(Ordering, Option<u32>)> {
    memory.advance_to(&board);
    let mut choices = choices(&board);
    let empty = board.empty_count();
    let mut expected = 0;
    for (depth, surety) in Aim::ALL.iterations(empty) {
        let mut search = Search { memory, allowance, surety, foretelling: 0 };
        if depth < empty {
            expected = search_root(&mut search, &mut choices, Some(expected), depth).0?;
            continue;
        }
        let mut is_above = |bound: i32| {
            let (value, complete) = search_within(&mut search, &mut choices, bound, bound + 1, depth);
            value.filter(|_| complete).map(|value| value > bound)
        };
        // What is likelier is asked first.
        let first = if expected >= 0 { 0 } else { -1 };
        expected = match (first, is_above(first)?) {
            (0, true) => 1,
            (0, false) => i32::from(is_above(-1)?) - 1,
            (_, true) => i32::from(is_above(0)?),
            (_, false) => -1,
        };
    }
    Some((expected.cmp(&0), choices.first().map(|choice| choice.square)))
}

/// Thinks about every move by itself; the findings come with the best first, each a finding about the position in
/// which that move is made. Tells `heard` of each in every round, in the order of the round before.
pub fn weigh<A: Allowance>(
    memory: &mut Memory,
    board: Board,
    aim: Aim,
    allowance: &mut A,
    mut heard: impl FnMut(&Finding, &mut A),
) -> Vec<Finding> {
    memory.advance_to(&board);
    let empty = board.empty_count();
    let mut findings: Vec<Finding> = Vec::new();
    let mut order = choices(&board);
    for (depth, surety) in aim.iterations(empty) {
        let percent = if depth < empty { 0 } else { LEVELS[surety as usize].1 };
        let mut next = Vec::new();
        for choice in &order {
            let expected =
                findings.iter().find(|one| one.line[0] == Some(choice.square)).map(|one| one.value);
            let mut search = Search { memory, allowance, surety, foretelling: 0 };
            let (Some(value), true) = search_root(&mut search, &mut [*choice], expected, depth) else {
                return findings;
            };
            let finding = Finding { value, depth, percent, line: line(memory, &board, *choice, depth) };
            heard(&finding, allowance);
            next.push(finding);
        }
        next.sort_by_key(|finding| std::cmp::Reverse(finding.value));
        order.sort_by_key(|choice| next.iter().position(|one| one.line[0] == Some(choice.square)));
        findings = next;
    }
    findings
}

/// The best value of the choices, which goes to the front; whether all of them were searched.
fn search_root<A: Allowance>(
    search: &mut Search<'_, A>,
    choices: &mut [Choice],
    expected: Option<i32>,
    depth: u32,
) -> (Option<i32>, bool) {
    let (mut low, mut high) = match expected {
        Some(value) if depth > 4 => (value - ASPIRATION, value + ASPIRATION),
        _ => (-BEYOND, BEYOND),
    };
    let mut step = ASPIRATION;
    loop {
        let (value, complete) = search_within(search, choices, low, high, depth);
        let Some(value) = value else { return (None, false) };
        step *= 3;
        if !complete {
            // Better than the best so far is worth knowing even when time is up; worse is not.
            return if value > low { (Some(value), false) } else { (None, false) };
        }
        if value <= low && low > -BEYOND {
            low = (value - step).max(-BEYOND);
        } else if value >= high && high < BEYOND {
            high = (value + step).min(BEYOND);
        } else {
            return (Some(value), true);
        }
    }
}

fn search_within<A: Allowance>(
    search: &mut Search<'_, A>,
    choices: &mut [Choice],
    low: i32,
    high: i32,
    depth: u32,
) -> (Option<i32>, bool) {
    let mut best = -BEYOND;
    for index in 0..choices.len() {
        let next = choices[index].next;
        let floor = low.max(best);
        let value = if index == 0 {
            search.value(next, -high, -floor, depth - 1).map(|value| -value)
        } else {
            match search.value(next, -floor - 1, -floor, depth - 1).map(|value| -value) {
                Some(value) if value > floor && value < high => {
                    search.value(next, -high, -floor, depth - 1).map(|value| -value)
                }
                other => other,
            }
        };
        let Some(value) = value else { return ((best > -BEYOND).then_some(best), false) };
        if value > best {
            best = value;
            if index == 0 || value > floor {
                choices[..=index].rotate_right(1);
            }
        }
        if best >= high {
            break;
        }
    }
    (Some(best), true)
}

/// The moves expected after this choice, as far as the tables know them.
fn line(memory: &Memory, board: &Board, first: Choice, depth: u32) -> Vec<Option<u32>> {
    let mut line = vec![Some(first.square)];
    let mut at = first.next;
    debug_assert!(board.mobility() >> first.square & 1 != 0);
    while line.len() < depth as usize && !at.is_over() {
        let moves = at.mobility();
        if moves == 0 {
            line.push(None);
            at = at.passed();
            continue;
        }
        let Some(square) = memory.best_move(&at).filter(|&square| moves >> square & 1 != 0) else { break };
        line.push(Some(square));
        at = at.play(square);
    }
    line
}

impl Memory {
    /// The move that the tables know as the best.
    fn best_move(&self, board: &Board) -> Option<u32> {
        let known = self.table.get(board).or_else(|| self.endgame.known(board))?;
        (known.moves[0] != NO_MOVE).then_some(known.moves[0].into())
    }
}
