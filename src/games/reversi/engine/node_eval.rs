//! The pattern indices and the static evaluation of a node, which ProbCut, the ordering of moves and the searches below it
//! share.

use super::board::Board;
use super::evaluation::Evaluation;
use super::ordering::ScoredMove;
use super::patterns::PatternIndices;

/// The static evaluation of the board after a move, where ordering the moves has computed it.
pub type StaticEval = Option<i16>;

/// Both are computed when they are first asked for, the pattern indices from those of the node before where it has any.
pub struct NodeEval<'p> {
    board: Board,
    /// Those of the node before, the square of the move that led here and the discs that it flipped.
    before: Option<(&'p PatternIndices, u8, u64)>,
    patterns: Option<PatternIndices>,
    static_eval: Option<i32>,
}

impl<'p> NodeEval<'p> {
    /// Nothing is known but the board.
    #[inline]
    pub fn of(board: Board) -> NodeEval<'p> {
        NodeEval { board, before: None, patterns: None, static_eval: None }
    }

    /// After a move from this board, whose pattern indices are known.
    #[inline]
    pub fn after(board: &Board, patterns: &'p PatternIndices, one: &ScoredMove<StaticEval>) -> NodeEval<'p> {
        let flips = board.opponent & one.next.opponent;
        NodeEval {
            board: one.next,
            before: Some((patterns, one.square, flips)),
            patterns: None,
            static_eval: one.info.map(i32::from),
        }
    }

    /// The board of the node.
    #[inline]
    pub fn board(&self) -> Board {
        self.board
    }

    /// Its pattern indices.
    #[inline]
    pub fn patterns(&mut self) -> &PatternIndices {
        self.patterns.get_or_insert_with(|| match self.before {
            Some((before, square, flips)) => before.after(square, flips),
            None => PatternIndices::of(&self.board),
        })
    }

    /// Its static evaluation.
    #[inline]
    pub fn static_eval(&mut self, evaluation: &Evaluation) -> i32 {
        if let Some(value) = self.static_eval {
            return value;
        }
        let (board, patterns) = (self.board, self.patterns());
        let value = evaluation.evaluate_with(&board, board.moves_of_both(), patterns);
        self.static_eval = Some(value);
        value
    }
}
