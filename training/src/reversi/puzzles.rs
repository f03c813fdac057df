//! Puzzles of Reversi: the only winning or drawing move of an endgame, and the move that gains most discs.

use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::context::SearchContext;
use stratege::games::reversi::engine::evaluation::DISC;
use stratege::games::reversi::engine::search::{SearchGoal, analyse};
use stratege::games::reversi::{Move, Position, Start};
use stratege::search::bits::Bits;
use stratege::search::node_limit::Unlimited;

use super::plain_search::PlainSearch;
use crate::puzzles::PuzzleGame;
use crate::puzzles::puzzle::{Goal, Solution, Theme};
use crate::puzzles::symmetry::square_hash;

/// Numbers of empty squares of a puzzle.
const EMPTIES: std::ops::RangeInclusive<u32> = 8..=18;

/// Minimum number of moves to choose from.
const MIN_MOVES: u32 = 4;

/// Maximum number of right moves.
const MAX_ANSWERS: usize = 2;

/// Minimum difference in discs between the best move and the second.
const MARGIN: i32 = 6;

/// Maximum result in discs of a puzzle about the best move, for either side.
const MAX_POINTS: i32 = 20;

/// Positions of the plain search of a puzzle, and of one counterfactual.
const PLAIN_NODES: u64 = 8_000_000;

/// Plies of a principal variation.
const LINE: usize = 7;

/// a1, h1, a8 and h8.
const CORNERS: u64 = 0x8100_0000_0000_0081;

/// The maker's part for Reversi.
pub struct ReversiPuzzles {
    context: SearchContext,
}

impl Default for ReversiPuzzles {
    fn default() -> Self {
        ReversiPuzzles { context: SearchContext::new(16) }
    }
}

/// A move with its exact result.
struct Valued {
    square: u8,
    points: i32,
    line: Vec<String>,
}

fn text(square: Option<u8>) -> String {
    square.map_or(Move::PASS, Move::on).to_string()
}

impl ReversiPuzzles {
    /// All moves with their exact results, best first.
    fn values(&mut self, board: Board) -> Vec<Valued> {
        self.context.clear();
        let results = analyse(&mut self.context, board, SearchGoal::UNBOUNDED, &mut Unlimited, |_, _| {});
        let mut values: Vec<Valued> = results
            .into_iter()
            .filter_map(|result| {
                let square = result.pv[0]?;
                let line = result.pv.iter().take(LINE).map(|&square| text(square)).collect();
                Some(Valued { square, points: result.value / DISC, line })
            })
            .collect();
        values.sort_by_key(|value| (-value.points, value.square));
        values
    }
}

/// The task of a position with these results, best first, and its number of right moves.
fn task(values: &[Valued]) -> Option<(Goal, usize)> {
    let best = values.first()?.points;
    let count = |least: i32| values.iter().filter(|value| value.points >= least).count();
    let (goal, answers) = if best > 0 && count(1) <= MAX_ANSWERS {
        (Goal::Win(None), count(1))
    } else if best == 0 {
        (Goal::Draw, count(0))
    } else {
        let margin = best - values.get(1)?.points;
        if margin < MARGIN || best.abs() > MAX_POINTS {
            return None;
        }
        (Goal::Best(Some(best)), 1)
    };
    (answers <= MAX_ANSWERS).then_some((goal, answers))
}

/// Points that a right move exceeds.
fn threshold(goal: Goal) -> i32 {
    match goal {
        Goal::Win(_) => 0,
        Goal::Draw | Goal::Defend => -1,
        Goal::Best(points) => points.unwrap_or_default() - 1,
    }
}

/// The empty squares connected with this one.
fn region(empty: u64, square: u8) -> u64 {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let mut region = 1 << square;
    loop {
        let row = region | region << 1 & NOT_A | region >> 1 & NOT_H;
        let next = (row | row << 8 | row >> 8) & empty;
        if next == region {
            return region;
        }
        region = next;
    }
}

fn themes(position: &Position, goal: Goal, answers: &[Valued], wrong: &[Valued]) -> Vec<Theme> {
    let mut themes = Vec::new();
    match (goal, answers.len()) {
        (Goal::Win(_), 1) => themes.push(Theme::fact("only-winning-move")),
        (Goal::Draw, 1) => themes.push(Theme::fact("only-drawing-move")),
        (Goal::Best(_), _) => themes.push(Theme::fact("most-discs")),
        _ => {}
    }
    let answer = answers[0].square;
    let (next, flips) = position.after(answer);
    let side = position.side_to_move();
    let empty = !(position.discs(side) | position.discs(side.other()));
    let is_corner = |square: u8| CORNERS >> square & 1 != 0;
    if is_corner(answer) {
        themes.push(Theme::fact("take-the-corner"));
    } else if wrong.iter().any(|value| is_corner(value.square)) {
        themes.push(Theme::fact("do-not-take-the-corner"));
    }
    let offered = next.legal_squares() & CORNERS & !position.passed().legal_squares();
    if offered != 0 {
        themes.push(Theme::fact("sacrifice-the-corner"));
    }
    if next.legal_squares() == 0 {
        themes.push(Theme::fact("force-a-pass"));
    }
    let rest = empty & !(1 << answer);
    if Bits(flips).all(|flipped| region(rest | 1 << flipped, flipped).count_ones() == 1) {
        themes.push(Theme::fact("quiet-move"));
    }
    let is_odd = |square: u8| region(empty, square).count_ones() % 2 == 1;
    if is_odd(answer) && wrong.iter().any(|value| !is_odd(value.square)) {
        // With a free pass for the opponent parity does not matter.
        let mut search = PlainSearch::new(PLAIN_NODES);
        let points = match goal {
            Goal::Best(_) => wrong[0].points,
            goal => threshold(goal),
        };
        let still = search.move_exceeds(position, answer, points, Some(side.other()));
        themes.push(Theme::new("parity", still == Some(false)));
    }
    themes
}

impl PuzzleGame for ReversiPuzzles {
    type Position = Position;

    const PLAYERS: &'static [&'static str] =
        &["level-1", "level-2", "level-3", "level-4", "level-5", "level-6"];
    const STRONGER: &'static [&'static str] = &["level-7"];
    const MAX_DISTANCE: usize = 1;
    const RANDOM_PLIES: (usize, usize) = (2, 6);
    const GAP: usize = 4;

    fn solve(&mut self, record: &Record<Position>) -> Option<Solution> {
        let position = record.position();
        let board = Board::from(position);
        if !EMPTIES.contains(&board.empty_count()) || board.moves().count_ones() < MIN_MOVES {
            return None;
        }
        let values = self.values(board);
        let (goal, count) = task(&values)?;
        let (answers, wrong) = values.split_at(count);
        if wrong.len() < 2 {
            return None;
        }
        let themes = themes(position, goal, answers, wrong);
        let line = answers[0].line.clone();
        let answers = answers.iter().map(|value| text(Some(value.square))).collect();
        Some(Solution { goal, answers, line, themes })
    }

    fn confirm(&mut self, position: &Position, solution: &Solution) -> Option<bool> {
        let mut search = PlainSearch::new(PLAIN_NODES);
        let points = threshold(solution.goal);
        for square in Bits(position.legal_squares()) {
            let is_answer = solution.answers.contains(&text(Some(square)));
            if search.move_exceeds(position, square, points, None)? != is_answer {
                return Some(false);
            }
            let is_exact = matches!(solution.goal, Goal::Best(_)) || solution.goal == Goal::Draw;
            if is_answer && is_exact && search.move_exceeds(position, square, points + 1, None)? {
                return Some(false);
            }
        }
        Some(true)
    }

    fn symmetry_hash(position: &Position) -> u64 {
        let side = position.side_to_move();
        let owned = |side, square: usize| position.discs(side) >> square & 1;
        let cells: Vec<u8> =
            (0..64).map(|square| (owned(side, square) + 2 * owned(side.other(), square)) as u8).collect();
        square_hash(8, &cells)
    }

    fn stored_record(record: &Record<Position>) -> Record<Position> {
        Record::new(Start::Set(*record.position()))
    }
}
