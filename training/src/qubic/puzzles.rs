//! Puzzles of Qubic: forced wins in a few moves, and the only defence against one.

use std::sync::OnceLock;

use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::qubic::Move;
use stratege::games::qubic::Position;
use stratege::games::qubic::engine::stones::Stones;
use stratege::games::qubic::engine::symmetry::symmetries;
use stratege::games::qubic::engine::threat_search::{ThreatSearch, UNLIMITED, plies_to_win};
use stratege::games::qubic::geometry::ROWS;
use stratege::search::bits::Bits;

use crate::puzzles::PuzzleGame;
use crate::puzzles::line_themes::{DELAYS, LineThemes};
use crate::puzzles::lines::{LineSearch, Lines};
use crate::puzzles::puzzle::{Goal, Solution, Theme};

/// Maximum number of own moves of a win.
const MAX_MOVES: u32 = 4;

/// Maximum number of right moves.
const MAX_ANSWERS: usize = 3;

/// Numbers of stones of a puzzle.
const STONES: std::ops::RangeInclusive<u32> = 8..=40;

/// Positions of an engine search.
const ENGINE_NODES: u32 = 200_000;

/// Positions of the plain search of a puzzle.
const PLAIN_NODES: u64 = 400_000;

/// Own moves of the sequences by which the plain search refutes moves.
const REFUTATION_MOVES: u32 = 14;

/// The maker's part for Qubic.
pub struct QubicPuzzles {
    threats: ThreatSearch,
}

impl Default for QubicPuzzles {
    fn default() -> Self {
        QubicPuzzles { threats: ThreatSearch::new(18) }
    }
}

/// The rows of the cube for the plain search.
fn lines() -> &'static Lines {
    static LINES: OnceLock<Lines> = OnceLock::new();
    LINES.get_or_init(|| {
        Lines::new(64, ROWS.iter().map(|row| row.iter().map(|&cell| cell.into()).collect()).collect())
    })
}

fn text(cell: u8) -> String {
    Move::on(cell).to_string()
}

impl QubicPuzzles {
    /// A threat sequence with at most this number of attacks; `None` at the node limit.
    fn sequence(&mut self, attacker: &Stones, defender: &Stones, attacks: u32) -> Option<Option<Vec<u8>>> {
        let mut left = ENGINE_NODES;
        let mut spend = || {
            left = left.saturating_sub(1);
            left > 0
        };
        self.threats.find_shortest(attacker, defender, attacks, &mut spend).ok()
    }

    /// Whether a move wins with at most `moves` own moves: by threats, or after one quiet move.
    fn move_wins(&mut self, own: &Stones, other: &Stones, cell: u8, moves: u32) -> Option<bool> {
        let after = own.with(cell);
        let threats = after.winning_cells(other);
        let attacks = moves - 2;
        match threats.count_ones() {
            0 if attacks == 0 => Some(false),
            0 => {
                if self.sequence(&after, other, attacks)?.is_none() {
                    return Some(false);
                }
                for reply in Bits(!(after.cells | other.cells)) {
                    if self.sequence(&after, &other.with(reply), attacks)?.is_none() {
                        return Some(false);
                    }
                }
                Some(true)
            }
            1 => {
                let reply = threats.trailing_zeros() as u8;
                Some(self.sequence(&after, &other.with(reply), attacks)?.is_some())
            }
            _ => Some(true),
        }
    }

    /// Whether a move loses to a threat sequence, at once or after own threes that the opponent blocks; `None` if
    /// that is open.
    fn move_loses(&mut self, own: &Stones, other: &Stones, cell: u8, delays: u32) -> Option<bool> {
        let after = own.with(cell);
        if self.sequence(other, &after, UNLIMITED)?.is_some() {
            return Some(true);
        }
        let threats = after.winning_cells(other);
        match threats.count_ones() {
            1 if delays == 0 => None,
            1 => {
                let reply = threats.trailing_zeros() as u8;
                self.holds(&after, &other.with(reply), delays - 1).map(|holds| !holds)
            }
            _ => Some(false),
        }
    }

    /// Whether the side to move wins by threats, is not threatened, or has a move that does not lose.
    fn holds(&mut self, own: &Stones, other: &Stones, delays: u32) -> Option<bool> {
        if self.sequence(own, other, UNLIMITED)?.is_some() || self.sequence(other, own, UNLIMITED)?.is_none()
        {
            return Some(true);
        }
        let mut is_open = false;
        for cell in Bits(!(own.cells | other.cells)) {
            match self.move_loses(own, other, cell, delays) {
                Some(false) => return Some(true),
                Some(true) => {}
                None => is_open = true,
            }
        }
        (!is_open).then_some(false)
    }

    fn win(&mut self, own: &Stones, other: &Stones, sequence: &[u8]) -> Option<Solution> {
        let moves = plies_to_win(sequence, own, other).div_ceil(2);
        if moves > MAX_MOVES {
            return None;
        }
        let mut answers = Vec::new();
        for cell in Bits(!(own.cells | other.cells)) {
            if self.move_wins(own, other, cell, moves)? {
                answers.push(cell);
            }
        }
        // The sequence's own first move comes first.
        answers.sort_by_key(|cell| Some(cell) != sequence.first());
        if answers.is_empty() || answers.len() > MAX_ANSWERS {
            return None;
        }
        let mut themes = vec![Theme::fact(format!("win-in-{moves}")), Theme::fact("forced-win")];
        if answers.len() == 1 {
            themes.push(Theme::fact("only-move"));
        }
        let line = full_line(sequence, own, other);
        themes.extend(plain(own, other).double_threat(0, answers[0].into(), moves, "double-three"));
        let goal = Goal::Win(Some(moves));
        Some(Solution { goal, answers: answers.into_iter().map(text).collect(), line, themes })
    }

    fn defence(&mut self, own: &Stones, other: &Stones) -> Option<Solution> {
        self.sequence(other, own, UNLIMITED)??;
        let mut answers = Vec::new();
        for cell in Bits(!(own.cells | other.cells)) {
            if !self.move_loses(own, other, cell, DELAYS)? {
                answers.push(cell);
            }
            if answers.len() > MAX_ANSWERS - 1 {
                return None;
            }
        }
        let &first = answers.first()?;
        let mut themes = Vec::new();
        if answers.len() == 1 {
            themes.push(Theme::fact("only-defence"));
        }
        if own.with(first).winning_cells(other) != 0 {
            themes.push(Theme::fact("block-with-three"));
        }
        let wrong = Bits(!(own.cells | other.cells)).filter(|cell| !answers.contains(cell)).map(usize::from);
        let wrong: Vec<_> = wrong.collect();
        themes.extend(plain(own, other).block(0, first.into(), &wrong, REFUTATION_MOVES));
        let answers: Vec<_> = answers.into_iter().map(text).collect();
        Some(Solution { goal: Goal::Defend, line: vec![text(first)], answers, themes })
    }
}

/// The sequence with the last two moves: a block of one three, and the completed row of the other.
fn full_line(sequence: &[u8], own: &Stones, other: &Stones) -> Vec<String> {
    let (mut own, mut other) = (*own, *other);
    for (index, &cell) in sequence.iter().enumerate() {
        if index % 2 == 0 {
            own = own.with(cell);
        } else {
            other = other.with(cell);
        }
    }
    let mut last = Bits(own.winning_cells(&other));
    let end = [last.next(), last.next()].into_iter().flatten();
    sequence.iter().copied().chain(end).map(text).collect()
}

/// The plain search with the side to move as side 0.
fn plain(own: &Stones, other: &Stones) -> LineSearch<'static> {
    let [own, other] = [own, other].map(|stones| Bits(stones.cells).map(usize::from).collect::<Vec<_>>());
    LineSearch::new(lines(), [&own, &other], PLAIN_NODES)
}

fn sides(position: &Position) -> (Stones, Stones) {
    let side = position.side_to_move();
    (Stones::new(position.stones(side)), Stones::new(position.stones(side.other())))
}

impl PuzzleGame for QubicPuzzles {
    type Position = Position;

    const PLAYERS: &'static [&'static str] =
        &["level-1", "level-2", "level-2b", "level-3", "level-4", "level-4b", "level-4c", "level-5"];
    const STRONGER: &'static [&'static str] = &[];
    const RANDOM_PLIES: (usize, usize) = (2, 6);
    const GAP: usize = 4;

    fn solve(&mut self, record: &Record<Position>) -> Option<Solution> {
        let (own, other) = sides(record.position());
        let stones = (own.cells | other.cells).count_ones();
        if !STONES.contains(&stones) || own.winning_cells(&other) | other.winning_cells(&own) != 0 {
            return None;
        }
        match self.sequence(&own, &other, UNLIMITED)? {
            Some(sequence) => self.win(&own, &other, &sequence),
            None => self.defence(&own, &other),
        }
    }

    fn confirm(&mut self, position: &Position, solution: &Solution) -> Option<bool> {
        let (own, other) = sides(position);
        let mut search = plain(&own, &other);
        if let Goal::Win(Some(moves)) = solution.goal
            && search.wins_within(0, moves - 1)?
        {
            return Some(false);
        }
        for cell in search.empty() {
            let is_answer = solution.answers.contains(&text(cell as u8));
            let is_right = match solution.goal {
                Goal::Win(moves) => search.move_wins(0, cell, moves?)?,
                _ => !search.move_loses(0, cell, REFUTATION_MOVES, DELAYS)?,
            };
            if is_right != is_answer {
                return Some(false);
            }
        }
        Some(true)
    }

    fn symmetry_hash(position: &Position) -> u64 {
        let (own, other) = sides(position);
        let ([first, second], _) = symmetries().canonical([own.cells, other.cells]);
        (first ^ second.rotate_left(31).wrapping_mul(0xd1b5_4a32_d192_ed03))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}
