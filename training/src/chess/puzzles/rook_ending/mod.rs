//! Puzzles of rook and pawn against rook: the only winning and the only drawing move, by exact tables.

mod placement;
mod plain;
mod solver;
mod symmetry;
mod tables;
#[cfg(test)]
mod tests;
mod themes;

use stratege::core::rules::Side;
use stratege::games::chess::board::Board;
use stratege::games::chess::moves::{Move, Piece};
use stratege::games::chess::squares::distance;
use stratege::search::random::Random;

use self::placement::{ending, strong_side};
use self::plain::{PlainRookEndings, Value};
use self::tables::Tables;
use super::legal_board;
use super::plain_search::{PlainSearch, after};
use crate::puzzles::puzzle::{Goal, Solution, Theme};

/// Random positions tried for a puzzle.
const TRIES: usize = 100_000;

/// Minimum number of legal moves.
const MIN_MOVES: usize = 5;

/// Minimum number of strong moves until a pawn's move, a capture or mate, without which a win is a simple tactic.
const MIN_DISTANCE: u8 = 2;

/// Plies of a line.
const LINE: usize = 9;

/// Plies and positions of the search that shows that the weak side wins no material. The right move does not depend on
/// it: the tables prove that every other move loses.
const SEARCH: (u32, u64) = (5, 3_000_000);

/// A family of positions, from which puzzles are drawn in turn.
struct Family {
    goal: Goal,
    /// Ranks of the pawn, counted from 0.
    pawn: (u8, u8),
    /// Maximum distance of the strong king from the pawn.
    king: u8,
    /// Maximum distance of the weak king from the promotion square.
    weak_king: u8,
    /// Theme that the puzzle must have.
    theme: Option<&'static str>,
}

const FAMILIES: [Family; 6] = [
    Family { goal: Goal::Win(None), pawn: (6, 6), king: 1, weak_king: 4, theme: Some("lucena") },
    Family { goal: Goal::Win(None), pawn: (6, 6), king: 3, weak_king: 4, theme: Some("bridge") },
    Family { goal: Goal::Win(None), pawn: (5, 6), king: 1, weak_king: 3, theme: None },
    Family { goal: Goal::Draw, pawn: (4, 4), king: 1, weak_king: 1, theme: Some("philidor") },
    Family { goal: Goal::Draw, pawn: (5, 6), king: 2, weak_king: 2, theme: Some("back-rank-defence") },
    Family { goal: Goal::Draw, pawn: (5, 6), king: 2, weak_king: 3, theme: None },
];

/// Exact values of rook and pawn against rook, computed when they are first needed.
#[derive(Default)]
pub struct RookEndings {
    tables: Tables,
    plain: PlainRookEndings,
}

/// Whether the side that has or had the pawn wins; `None` for other pieces.
fn is_won(tables: &mut Tables, board: &Board, strong: Side) -> Option<bool> {
    let ending = ending(board, strong)?;
    solver::prepare(tables, ending.placement.kind());
    let won = tables.won(&ending.placement, ending.strong_to_move);
    Some(won >> ending.weak_king & 1 != 0)
}

/// Whether the tables prove a puzzle of this goal.
pub fn is_proved(board: &Board, goal: Goal) -> bool {
    strong_side(board).is_some() && matches!(goal, Goal::Win(None) | Goal::Draw)
}

/// Legal moves with the boards after them. With two rooks on the board a pawn becomes a queen only, as in the tables.
fn after_all(board: &Board) -> Vec<(Move, Board)> {
    let has_two_rooks = strong_side(board).is_some();
    let moves = board.legal_moves();
    let moves = moves.iter().filter(|&&mv| !has_two_rooks || !is_underpromotion(mv));
    moves.map(|&mv| (mv, after(board, mv))).collect()
}

fn is_underpromotion(mv: Move) -> bool {
    mv.promotion().is_some_and(|piece| piece != Piece::Queen)
}

/// Whether each promotion to a rook, bishop or knight is held by taking that piece at once.
fn are_underpromotions_held(board: &Board, mut is_held: impl FnMut(&Board) -> bool) -> bool {
    board.legal_moves().iter().filter(|&&mv| is_underpromotion(mv)).all(|&mv| {
        let next = after(board, mv);
        let replies = next.legal_moves();
        replies.iter().any(|&reply| reply.to() == mv.to() && is_held(&after(&next, reply)))
    })
}

impl RookEndings {
    /// A random position of the family with this number, which has exactly one right move.
    pub fn compose(&mut self, random: &mut Random, number: u64) -> Option<(Board, Solution)> {
        let family = &FAMILIES[number as usize % FAMILIES.len()];
        (0..TRIES).find_map(|_| {
            let board = random_board(random, family)?;
            let solution = self.solve(&board)?;
            let has_theme = |id| solution.themes.iter().any(|theme: &Theme| theme.id == id);
            family.theme.is_none_or(has_theme).then_some((board, solution))
        })
    }

    /// The only right move of a position; `None` if it is no puzzle.
    fn solve(&mut self, board: &Board) -> Option<Solution> {
        let strong = strong_side(board)?;
        let is_strong = strong == board.side_to_move();
        let moves = after_all(board);
        if moves.len() < MIN_MOVES {
            return None;
        }
        let mut right = Vec::new();
        for &(mv, next) in &moves {
            if is_won(&mut self.tables, &next, strong)? == is_strong {
                right.push(mv);
                if right.len() > 1 {
                    return None;
                }
            }
        }
        let &[answer] = &right[..] else { return None };
        let tables = &mut self.tables;
        if board.is_noisy(answer)
            || !are_underpromotions_held(board, |end| is_won(tables, end, strong) == Some(false))
        {
            return None;
        }
        let (goal, only, line, own) = if is_strong {
            let line = self.line(board, strong, answer)?;
            let own = themes::of_win(board, strong, &line);
            (Goal::Win(None), "only-winning-move", line, own)
        } else {
            let (depth, nodes) = SEARCH;
            let gain = PlainSearch::new(nodes).move_value(board, answer, depth, (-1, 1))?;
            if gain > 0 {
                return None;
            }
            let own = themes::of_draw(&mut self.tables, board, strong, answer);
            (Goal::Draw, "only-drawing-move", vec![answer], own)
        };
        let mut themes = own;
        themes.extend([Theme::fact(only), Theme::fact("rook-endgame")]);
        let [answers, line] = [vec![answer], line].map(|moves| super::texts(&moves));
        Some(Solution { goal, answers, line, themes })
    }

    /// The fastest way from a winning move to a move of the pawn or a capture; `None` if that is one move away.
    fn line(&mut self, board: &Board, strong: Side, answer: Move) -> Option<Vec<Move>> {
        let start = ending(board, strong)?;
        if self.tables.moves(&start)? < MIN_DISTANCE {
            return None;
        }
        let mut position = after(board, answer);
        let mut line = vec![answer];
        let pawn = board.pieces(Piece::Pawn);
        while line.len() < LINE && strong_side(&position).is_some() && position.pieces(Piece::Pawn) == pawn {
            let is_strong = position.side_to_move() == strong;
            let mut next = Vec::new();
            for (mv, end) in after_all(&position) {
                let is_end = strong_side(&end).is_none() || end.pieces(Piece::Pawn) != pawn;
                let moves = self.distance(&end, strong).map(|moves| if is_end { 0 } else { moves });
                next.extend(moves.map(|moves| (moves, mv, end)));
            }
            let order = |&(moves, ..): &(u8, Move, Board)| moves;
            let best = if is_strong {
                next.iter().min_by_key(|&one| order(one))
            } else {
                next.iter().rev().max_by_key(|&one| order(one))
            };
            let Some(&(_, mv, end)) = best else { break };
            line.push(mv);
            position = end;
        }
        // A line ends with an own move.
        line.truncate(line.len() - (line.len() + 1) % 2);
        Some(line)
    }

    /// Strong moves that a won position takes until a move of the pawn or a capture; `None` if it is not won.
    fn distance(&mut self, board: &Board, strong: Side) -> Option<u8> {
        if !is_won(&mut self.tables, board, strong)? {
            return None;
        }
        if strong_side(board).is_none() {
            return Some(0);
        }
        let ending = ending(board, strong)?;
        if ending.strong_to_move {
            return self.tables.moves(&ending);
        }
        let mut worst = 0;
        for (_, next) in after_all(board) {
            worst = worst.max(self.distance(&next, strong)?);
        }
        Some(worst)
    }

    /// Proves the answers by the plain tables.
    pub fn confirm(&mut self, board: &Board, solution: &Solution) -> bool {
        let Some(strong) = strong_side(board) else { return false };
        let right = if strong == board.side_to_move() { Value::Won } else { Value::Held };
        let is_goal =
            matches!((solution.goal, right), (Goal::Win(None), Value::Won) | (Goal::Draw, Value::Held));
        let plain = &mut self.plain;
        is_goal
            && are_underpromotions_held(board, |end| plain.value(end, strong) == Some(Value::Held))
            && after_all(board).into_iter().all(|(mv, next)| {
                let value = plain.value(&next, strong);
                let is_answer = solution.answers.contains(&mv.to_string());
                matches!(value, Some(Value::Won | Value::Held)) && (value == Some(right)) == is_answer
            })
    }
}

/// A random position of a family; `None` if it is not legal.
fn random_board(random: &mut Random, family: &Family) -> Option<Board> {
    let (lowest, highest) = family.pawn;
    let rank = usize::from(lowest) + random.below(usize::from(highest - lowest) + 1);
    let pawn = (8 * rank + random.below(8)) as u8;
    let promotion = 56 + pawn % 8;
    let king = if family.theme == Some("lucena") { promotion } else { random.below(64) as u8 };
    let [weak_king, rook, weak_rook] = [(); 3].map(|()| random.below(64) as u8);
    let strong = [Side::First, Side::Second][random.below(2)];
    let is_near = distance(king, pawn) <= family.king && distance(weak_king, promotion) <= family.weak_king;
    if !is_near {
        return None;
    }
    let flip = if strong == Side::First { 0 } else { 56 };
    let pieces = [
        (king ^ flip, Piece::King, strong),
        (pawn ^ flip, Piece::Pawn, strong),
        (rook ^ flip, Piece::Rook, strong),
        (weak_king ^ flip, Piece::King, strong.other()),
        (weak_rook ^ flip, Piece::Rook, strong.other()),
    ];
    legal_board(&pieces, if family.goal == Goal::Draw { strong.other() } else { strong })
}
