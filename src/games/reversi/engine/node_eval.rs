//! Pattern indices and static evaluation of a node, shared by ProbCut, move ordering and the searches below
//! it.

use super::board::Board;
use super::evaluation::Evaluation;
use super::ordering::ScoredMove;
use super::patterns::PatternIndices;

/// Static evaluation of the board after a move, if move ordering has computed it.
pub type StaticEval = Option<i16>;

/// Lazily computed evaluation data of a node. Pattern indices are derived from the parent's if available.
pub struct NodeEval<'p> {
    board: Board,
    /// The parent's indices, the square of the move and the discs it flipped.
    before: Option<(&'p PatternIndices, u8, u64)>,
    patterns: Option<PatternIndices>,
    static_eval: Option<i32>,
}

impl<'p> NodeEval<'p> {
    /// Creates the data of a board without parent.
    #[inline]
    pub fn of(board: Board) -> NodeEval<'p> {
        NodeEval { board, before: None, patterns: None, static_eval: None }
    }

    /// Creates the data after a move from a board with known pattern indices.
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

    /// Pattern indices of the node.
    #[inline]
    pub fn patterns(&mut self) -> &PatternIndices {
        self.patterns.get_or_insert_with(|| match self.before {
            Some((before, square, flips)) => before.after(square, flips),
            None => PatternIndices::of(&self.board),
        })
    }

    /// Static evaluation of the node.
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
