//! In what order moves are looked at: what their patterns promise, and what did well elsewhere in the tree.

use crate::gobang::board::Board;
use crate::gobang::cells::Cells;
use crate::gobang::rules::LARGEST;

/// Moves of one position that are put in order.
const MOST_MOVES: usize = LARGEST * LARGEST;
/// What experience with a move comes to at most.
pub const GREATEST: i32 = 512;
/// What it is worth to have answered the same move before.
const ANSWERED: i32 = 150;
/// No move.
const NOWHERE: u16 = u16::MAX;

/// What moves have done elsewhere in the tree.
pub struct Experience {
    /// How often a move was too good for the other side, less how often it was not.
    history: Box<[[i32; LARGEST * LARGEST]; 2]>,
    /// The last good answer to each move.
    answers: Box<[[u16; LARGEST * LARGEST]; 2]>,
}

impl Experience {
    /// None.
    pub fn new() -> Experience {
        Experience {
            history: Box::new([[0; LARGEST * LARGEST]; 2]),
            answers: Box::new([[NOWHERE; LARGEST * LARGEST]; 2]),
        }
    }

    /// How well a move of this side has done, from `-GREATEST` to `GREATEST`.
    pub fn with(&self, side: usize, cell: usize) -> i32 {
        self.history[side][cell]
    }

    /// Whether this is what answered the last move elsewhere.
    pub fn answers(&self, board: &Board, cell: usize) -> bool {
        board.last().is_some_and(|last| usize::from(self.answers[board.turn()][last]) == cell)
    }

    /// A move was too good for the other side, those before it were not.
    pub fn learn(&mut self, board: &Board, best: usize, before: impl Iterator<Item = usize>, depth: i32) {
        let side = board.turn();
        let weight = (depth * depth).min(GREATEST / 2);
        let mut add = |cell: usize, change: i32| {
            let history = &mut self.history[side][cell];
            *history += change - *history * weight / GREATEST;
        };
        add(best, weight);
        before.for_each(|cell| add(cell, -weight));
        if let Some(last) = board.last() {
            self.answers[side][last] = best as u16;
        }
    }
}

/// The moves of a position, of which the best not yet taken comes next.
pub struct Moves {
    moves: [Candidate; MOST_MOVES],
    count: usize,
    taken: usize,
    /// What the most promising one promises.
    greatest: i32,
}

/// A move with its place in the order and what it promises.
#[derive(Clone, Copy, Default)]
struct Candidate {
    weight: i32,
    promise: i32,
    cell: u16,
}

impl Moves {
    /// Those that come into question: all that stand against a threat, or all near stones.
    pub fn of(
        board: &Board,
        against: Option<&Cells>,
        remembered: Option<usize>,
        experience: &Experience,
    ) -> Moves {
        let own = board.turn();
        let answer = board.last().map_or(NOWHERE, |last| experience.answers[own][last]);
        let mut moves =
            Moves { moves: [Candidate::default(); MOST_MOVES], count: 0, taken: 0, greatest: i32::MIN };
        let outlook = board.outlook();
        let mut add = |cell: usize| {
            let promise = outlook.promise(cell);
            moves.greatest = moves.greatest.max(promise);
            let weight = match remembered == Some(cell) {
                true => i32::MAX,
                false => {
                    let answer = if usize::from(answer) == cell { ANSWERED } else { 0 };
                    promise * 4 + experience.with(own, cell) + answer
                }
            };
            moves.moves[moves.count] = Candidate { weight, promise, cell: cell as u16 };
            moves.count += 1;
        };
        match against {
            Some(cells) => cells.iter().filter(|&cell| board.is_open(cell)).for_each(&mut add),
            None => board.near().for_each(&mut add),
        }
        moves
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// How much less the one that was taken last promises than the most promising one.
    pub fn gap(&self) -> i32 {
        self.greatest - self.moves[self.taken - 1].promise
    }

    /// The ones that were taken, but for the last.
    pub fn before(&self) -> impl Iterator<Item = usize> + '_ {
        self.moves[..self.taken.saturating_sub(1)].iter().map(|candidate| candidate.cell.into())
    }
}

impl Iterator for Moves {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let strongest = (self.taken..self.count).max_by_key(|&index| self.moves[index].weight)?;
        self.moves.swap(self.taken, strongest);
        self.taken += 1;
        Some(self.moves[self.taken - 1].cell.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three stones around the middle; 7 * 16 + 8 was the last.
    fn board() -> Board {
        let mut board = Board::new(16, false);
        [7 * 16 + 7, 8 * 16 + 8, 7 * 16 + 8].into_iter().for_each(|cell| board.play(cell));
        board
    }

    #[test]
    fn what_is_remembered_comes_first_and_then_what_promises_most() {
        let board = board();
        let corner = 4 * 16 + 4;
        let moves: Vec<usize> = Moves::of(&board, None, Some(corner), &Experience::new()).collect();
        assert_eq!(moves.len(), board.near().count());
        assert_eq!(moves[0], corner);
        let outlook = board.outlook();
        assert!(moves[1..].is_sorted_by_key(|&cell| -outlook.promise(cell)));
    }

    #[test]
    fn a_good_answer_comes_earlier_the_next_time_and_is_never_worth_more_than_the_greatest() {
        let board = board();
        let mut experience = Experience::new();
        let order = |experience: &Experience| Moves::of(&board, None, None, experience).collect::<Vec<_>>();
        let usual = order(&experience);
        let (best, before) = (usual[5], &usual[..5]);
        for _ in 0..100 {
            experience.learn(&board, best, before.iter().copied(), 20);
        }
        assert!(experience.answers(&board, best));
        assert!(order(&experience).iter().position(|&cell| cell == best) < Some(5));
        assert!(experience.with(0, best).abs().max(experience.with(1, best).abs()) <= GREATEST);
        assert!(
            before.iter().all(|&cell| experience.with(1, cell) < 0 && experience.with(1, cell) >= -GREATEST)
        );
    }

    #[test]
    fn only_what_stands_against_a_threat_comes_into_question() {
        let board = board();
        let against: Cells = [3, 6 * 16 + 6, 7 * 16 + 7].into_iter().collect();
        let mut moves: Vec<usize> = Moves::of(&board, Some(&against), None, &Experience::new()).collect();
        moves.sort_unstable();
        assert_eq!(moves, [3, 6 * 16 + 6]);
    }
}
