//! Puzzles of chess: mates in a few moves, moves that are much better than all others, and proved endgames.

mod pawn_ending;
mod plain_pawn_ending;
mod plain_search;
mod rook_ending;
mod themes;

use stratege::core::player::{Limits, NoObserver};
use stratege::core::record::Record;
use stratege::core::rules::Side;
use stratege::games::chess::board::Board;
use stratege::games::chess::engine::default_evaluator::{DefaultSearchState, new_search_state};
use stratege::games::chess::engine::iterative_deepening::think;
use stratege::games::chess::engine::request::SearchRequest;
use stratege::games::chess::engine::score::{MATE, MIN_MATE};
use stratege::games::chess::moves::{Move, Piece};
use stratege::games::chess::squares::bit;
use stratege::games::chess::{Position, Start};
use stratege::search::bits::Bits;
use stratege::search::budget::Budget;
use stratege::search::random::Random;

use self::plain_pawn_ending::strong_side;
use self::plain_search::{PlainSearch, after};
use self::rook_ending::RookEndings;
use crate::puzzles::puzzle::{Goal, Solution, Theme};
use crate::puzzles::symmetry::hash;
use crate::puzzles::{EndingComposer, PuzzleGame};

/// Nodes of the searches that find candidates, and that confirm them.
const NODES: [u32; 2] = [3000, 60_000];

/// Size of the transposition table in kilobytes.
const HASH: usize = 4096;

/// Minimum number of pieces.
const MIN_PIECES: u32 = 4;

/// Maximum number of own moves of a mate.
const MAX_MOVES: u32 = 3;

/// Maximum number of right moves of a mate.
const MAX_ANSWERS: usize = 2;

/// Minimum difference between the best move and the second in centipawns.
const MARGIN: i32 = 200;

/// Maximum value of the second move: above it, it wins, too.
const MAX_SECOND: i32 = 100;

/// Minimum value of the best move: below it, it loses as well.
const MIN_BEST: i32 = -50;

/// Value from which the best move wins.
const WINNING: i32 = 150;

/// Plies of the plain search, of which one depth must agree.
const PLAIN_DEPTHS: [u32; 2] = [4, 5];

/// Minimum difference in material between the best move and the others in the plain search.
const PLAIN_MARGIN: i32 = 100;

/// Positions of each plain search of a puzzle.
const PLAIN_NODES: u64 = 3_000_000;

/// Plies of a line that does not mate.
const LINE: usize = 5;

/// The maker's part for chess.
pub struct ChessPuzzles {
    state: DefaultSearchState,
    rook_endings: RookEndings,
}

impl Default for ChessPuzzles {
    fn default() -> Self {
        ChessPuzzles { state: new_search_state(HASH), rook_endings: RookEndings::default() }
    }
}

/// A variation with its value for the side to move.
#[derive(Clone, Default)]
struct Variation {
    value: i32,
    pv: Vec<Move>,
}

impl ChessPuzzles {
    /// The two best variations.
    fn best_two(&mut self, board: &Board, nodes: u32) -> Option<[Variation; 2]> {
        self.state.clear();
        let mut observer = NoObserver;
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let request = SearchRequest { multi_pv: 2, ..SearchRequest::default() };
        let budget = Budget::new(&limits, &mut observer);
        let mut found: [Option<Variation>; 2] = [None, None];
        think(&mut self.state, board, &[], &request, budget, &mut |info, _| {
            if let Some(place) = found.get_mut(info.pv_index) {
                *place = Some(Variation { value: info.value, pv: info.pv.clone() });
            }
        });
        let [Some(best), Some(second)] = found else { return None };
        Some([best, second])
    }

    fn mate(&mut self, board: &Board, best: &Variation) -> Option<Solution> {
        let moves = (MATE - best.value).unsigned_abs().div_ceil(2);
        if !(2..=MAX_MOVES).contains(&moves) || best.pv.len() + 1 < 2 * moves as usize {
            return None;
        }
        let mut search = PlainSearch::new(PLAIN_NODES);
        let mut answers = Vec::new();
        for &mv in board.legal_moves().iter() {
            if search.is_mated_within(&after(board, mv), moves - 1)? {
                answers.push(mv);
            }
        }
        if answers.is_empty() || answers.len() > MAX_ANSWERS {
            return None;
        }
        answers.sort_by_key(|&mv| mv != best.pv[0]);
        let mut themes = vec![Theme::fact(format!("mate-in-{moves}"))];
        themes.extend(themes::of_mate(board, &best.pv, moves));
        themes.extend(themes::of_move(board, answers[0]));
        let line = if answers[0] == best.pv[0] { texts(&best.pv) } else { texts(&answers[..1]) };
        Some(Solution { goal: Goal::Win(Some(moves)), answers: texts(&answers), line, themes })
    }

    fn tactic(&mut self, board: &Board, best: &Variation) -> Option<Solution> {
        let mv = best.pv[0];
        let mut themes = Vec::new();
        if best.value < WINNING {
            themes.push(Theme::fact("defence"));
        } else {
            themes.extend(themes::of_gain(board, mv));
        }
        themes.extend(themes::of_move(board, mv));
        let line = texts(&best.pv[..best.pv.len().min(LINE)]);
        Some(Solution { goal: Goal::Best(None), answers: vec![mv.to_string()], line, themes })
    }
}

/// A board with these pieces; `None` if two share a square or the side that is not to move is in check.
fn legal_board(pieces: &[(u8, Piece, Side)], side: Side) -> Option<Board> {
    let squares = pieces.iter().fold(0, |set, &(square, ..)| set | bit(square));
    if squares.count_ones() as usize != pieces.len() {
        return None;
    }
    let mut board = Board::empty();
    pieces.iter().for_each(|&(square, piece, owner)| board.put(square, piece, owner));
    board.complete(side, 0, None, 0, 1);
    let other_king = board.king(side.other());
    (!board.is_attacked(other_king, side, board.occupied())).then_some(board)
}

fn texts(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}

/// Whether one move is much better than all others.
fn is_clear([best, second]: &[Variation; 2]) -> bool {
    let margin = best.value - second.value >= MARGIN;
    best.value >= MIN_MATE || margin && second.value <= MAX_SECOND && best.value >= MIN_BEST
}

/// Whether a move keeps more material than every other one, by the plain search.
fn wins_material(board: &Board, answer: Move, depth: u32) -> Option<bool> {
    let mut search = PlainSearch::new(PLAIN_NODES);
    let best = search.move_value(board, answer, depth, (-1_000_000, 1_000_000))?;
    let bound = best - PLAIN_MARGIN;
    for &mv in board.legal_moves().iter().filter(|&&mv| mv != answer) {
        if search.move_value(board, mv, depth, (bound, bound + 1))? > bound {
            return Some(false);
        }
    }
    Some(true)
}

/// Whether the best move takes back what the opponent has just taken.
fn is_recapture(record: &Record<Position>, mv: Move) -> bool {
    record.last().is_some_and(|(last, before)| before.board().is_noisy(last) && last.to() == mv.to())
}

impl PuzzleGame for ChessPuzzles {
    type Position = Position;

    const PLAYERS: &'static [&'static str] =
        &["level-1", "level-2", "level-3", "level-4", "level-5", "level-6"];
    const STRONGER: &'static [&'static str] = &["level-7", "level-8"];
    const MAX_DISTANCE: usize = 1;
    const RANDOM_PLIES: (usize, usize) = (0, 2);
    const GAP: usize = 6;

    fn solve(&mut self, record: &Record<Position>) -> Option<Solution> {
        let board = themes::rebuilt(record.position().board(), 0);
        let pieces = board.occupied().count_ones();
        if strong_side(&board).is_some() {
            return pawn_ending::solve(&board);
        }
        if pieces < MIN_PIECES || board.count_legal_moves() < 4 {
            return None;
        }
        let quick = self.best_two(&board, NODES[0])?;
        if !is_clear(&quick) {
            return None;
        }
        let found = self.best_two(&board, NODES[1])?;
        let first = *found[0].pv.first()?;
        if !is_clear(&found) || is_recapture(record, first) {
            return None;
        }
        match &found[0] {
            best if best.value >= MIN_MATE => self.mate(&board, best),
            best => self.tactic(&board, best),
        }
    }

    fn compose(&mut self, random: &mut Random) -> Option<Record<Position>> {
        pawn_ending::compose(random).map(|board| Record::new(Start::Set(board)))
    }

    fn confirm(&mut self, position: &Position, solution: &Solution) -> Option<bool> {
        let board = position.board();
        if strong_side(board).is_some() {
            return Some(pawn_ending::confirm(board, solution));
        }
        if rook_ending::is_proved(board, solution.goal) {
            return Some(self.rook_endings.confirm(board, solution));
        }
        let mut search = PlainSearch::new(PLAIN_NODES);
        let is_answer = |mv: Move| solution.answers.contains(&mv.to_string());
        if let Goal::Win(Some(moves)) = solution.goal {
            if search.mates_within(board, moves - 1)? {
                return Some(false);
            }
            for &mv in board.legal_moves().iter() {
                if search.is_mated_within(&after(board, mv), moves - 1)? != is_answer(mv) {
                    return Some(false);
                }
            }
            return Some(true);
        }
        let answer = solution.answers.first()?.parse().ok()?;
        Some(PLAIN_DEPTHS.into_iter().any(|depth| wins_material(board, answer, depth) == Some(true)))
    }

    fn symmetry_hash(position: &Position) -> u64 {
        let board = position.board();
        let side = board.side_to_move();
        let flip = if side == Side::First { 0 } else { 56 };
        let cells = |mirror: u8| {
            let board = *board;
            (0..64u8).map(move |square| match board.piece_and_side_on(square ^ flip ^ mirror) {
                Some((piece, owner)) => piece.letter() ^ if owner == side { 0 } else { 0x80 },
                None => 0,
            })
        };
        let special = |mirror: u8| {
            let squares = Bits(board.castling()).chain(board.en_passant());
            squares.map(move |square| square ^ flip ^ mirror).collect::<Vec<u8>>()
        };
        let image = |mirror: u8| {
            let mut rights = special(mirror);
            rights.sort_unstable();
            hash(cells(mirror).chain(rights))
        };
        // A mirror image with castling rights is another position.
        if board.castling() == 0 { image(0).min(image(7)) } else { image(0) }
    }

    fn stored_record(record: &Record<Position>) -> Record<Position> {
        Record::new(Start::Set(themes::rebuilt(record.position().board(), 0)))
    }
}

impl EndingComposer for ChessPuzzles {
    fn compose_ending(&mut self, random: &mut Random, number: u64) -> Option<(Record<Position>, Solution)> {
        let (board, solution) = self.rook_endings.compose(random, number)?;
        Some((Record::new(Start::Set(board)), solution))
    }
}
