//! Scores moves for move ordering while they are generated, so that data shared by a piece's
//! moves is looked up once.

use super::history::{Histories, PreviousMoves, quiet_history};
use super::see::see_ge;
use crate::games::chess::attacks;
use crate::games::chess::board::Board;
use crate::games::chess::engine::params::{
    CAPTURE_HISTORY_DIVISOR, CHECK_BONUS, CHECK_SEE_MARGIN, COUNTER_MOVE_BONUS, KILLER_BONUS, MVV_FACTOR,
    MVV_VALUES, PAWN_THREAT_FACTOR, QUEEN_PROMOTION, UNDERPROMOTION,
};
use crate::games::chess::movegen::MoveSink;
use crate::games::chess::moves::{Move, Piece};
use crate::games::chess::squares::{LAST_RANKS, bit};
use crate::search::bits::Bits;

/// Data for ordering quiet moves in addition to the histories.
#[derive(Clone, Copy)]
pub struct OrderingContext {
    /// Killer moves: quiet moves that refuted sibling nodes.
    pub killers: [Move; 2],
    /// Counter move: the quiet move that last refuted the opponent's move.
    pub counter_move: Move,
    /// Squares from which each piece gives check.
    pub check_squares: [u64; 6],
}

impl OrderingContext {
    /// Context without killers, counter move and checks.
    pub const NONE: OrderingContext =
        OrderingContext { killers: [Move::NONE; 2], counter_move: Move::NONE, check_squares: [0; 6] };

    /// Whether the moved piece gives check; ignores discovered checks.
    pub fn gives_check(&self, piece: Piece, mv: Move) -> bool {
        self.check_squares[piece as usize] & bit(mv.to()) != 0
    }

    /// Whether the move is a killer or the counter move.
    pub fn is_refutation(&self, mv: Move) -> bool {
        self.killers.contains(&mv) || mv == self.counter_move
    }
}

/// Squares from which each piece of the side to move gives check.
pub fn check_squares(board: &Board) -> [u64; 6] {
    let them = board.side_to_move().other();
    let (king, occupied) = (board.king(them), board.occupied());
    let (orthogonal, diagonal) = (attacks::rook(king, occupied), attacks::bishop(king, occupied));
    [attacks::pawns(bit(king), them), attacks::knight(king), diagonal, orthogonal, orthogonal | diagonal, 0]
}

/// Generated moves with scores of all nodes on the current line. A node's moves lie above its parent's, so no
/// node allocates or clears a list.
pub type MoveStack = Vec<(Move, i32)>;

/// Scores captures and promotions: MVV (most valuable victim) and capture history.
pub struct NoisyScorer<'a> {
    moves: &'a mut MoveStack,
    board: &'a Board,
    histories: &'a Histories,
    tt_move: Move,
}

impl<'a> NoisyScorer<'a> {
    /// Creates a scorer that skips the table move, which has been tried.
    pub fn new(moves: &'a mut MoveStack, board: &'a Board, histories: &'a Histories, tt_move: Move) -> Self {
        NoisyScorer { moves, board, histories, tt_move }
    }

    #[inline]
    fn push(&mut self, piece: Piece, mv: Move, promotion: i32) {
        if mv == self.tt_move {
            return;
        }
        let capture = self.board.captured_piece(mv).map(|captured| {
            let history = self.histories.capture(piece, mv.to(), captured) / CAPTURE_HISTORY_DIVISOR;
            MVV_FACTOR * MVV_VALUES[captured as usize] + history
        });
        self.moves.push((mv, MVV_FACTOR * promotion + capture.unwrap_or(0)));
    }
}

impl MoveSink for NoisyScorer<'_> {
    #[inline]
    fn piece_moves(&mut self, from: u8, targets: u64) {
        if targets != 0 {
            let piece = self.board.piece_on(from).unwrap_or(Piece::Pawn);
            Bits(targets).for_each(|to| self.push(piece, Move::new(from, to), 0));
        }
    }

    fn pawn_moves(&mut self, distance: u8, targets: u64) {
        for to in Bits(targets & !LAST_RANKS) {
            self.push(Piece::Pawn, Move::new(to.wrapping_sub(distance), to), 0);
        }
        for to in Bits(targets & LAST_RANKS) {
            let from = to.wrapping_sub(distance);
            for piece in Piece::PROMOTIONS {
                let promotion = if piece == Piece::Queen { QUEEN_PROMOTION } else { UNDERPROMOTION };
                self.push(Piece::Pawn, Move::promoting(from, to, piece), promotion);
            }
        }
    }
}

/// Scores quiet moves: history, killers, counter move, checks, and pawn threats.
pub struct QuietScorer<'a> {
    moves: &'a mut MoveStack,
    board: &'a Board,
    histories: &'a Histories,
    previous: PreviousMoves,
    ordering: &'a OrderingContext,
    tt_move: Move,
    /// Squares attacked by the opponent's pawns.
    pawn_threats: u64,
    /// Destinations of the killers and the counter move.
    refutations: u64,
}

impl<'a> QuietScorer<'a> {
    /// Creates a scorer that skips the table move, which has been tried.
    pub fn new(
        moves: &'a mut MoveStack,
        board: &'a Board,
        histories: &'a Histories,
        previous: PreviousMoves,
        ordering: &'a OrderingContext,
        tt_move: Move,
    ) -> Self {
        let them = board.side_to_move().other();
        let pawn_threats = attacks::pawns(board.pieces_of(Piece::Pawn, them), them);
        let [first, second] = ordering.killers;
        let refutations = bit(first.to()) | bit(second.to()) | bit(ordering.counter_move.to());
        QuietScorer { moves, board, histories, previous, ordering, tt_move, pawn_threats, refutations }
    }

    /// Malus of a piece on a square that a pawn attacks.
    fn threat(piece: Piece) -> i32 {
        if piece == Piece::Pawn { 0 } else { MVV_VALUES[piece as usize] * PAWN_THREAT_FACTOR }
    }

    /// Bonuses for killers, the counter move and checks, minus the threat of a pawn at the destination.
    fn bonuses(&self, piece: Piece, mv: Move) -> i32 {
        let mut score = 0;
        if self.ordering.killers.contains(&mv) {
            score += KILLER_BONUS;
        } else if mv == self.ordering.counter_move {
            score += COUNTER_MOVE_BONUS;
        }
        if self.ordering.gives_check(piece, mv) && see_ge(self.board, mv, CHECK_SEE_MARGIN) {
            score += CHECK_BONUS;
        }
        if self.pawn_threats & bit(mv.to()) != 0 {
            score -= Self::threat(piece);
        }
        score
    }

    /// Destinations for which [`bonuses`](Self::bonuses) may be nonzero.
    #[inline]
    fn with_bonuses(&self, piece: Piece) -> u64 {
        self.refutations | self.pawn_threats | self.ordering.check_squares[piece as usize]
    }

    #[inline]
    fn push(&mut self, piece: Piece, mv: Move, with_bonuses: u64, mut score: i32) {
        if mv == self.tt_move {
            return;
        }
        if with_bonuses & bit(mv.to()) != 0 {
            score += self.bonuses(piece, mv);
        }
        self.moves.push((mv, score));
    }
}

impl MoveSink for QuietScorer<'_> {
    #[inline]
    fn piece_moves(&mut self, from: u8, targets: u64) {
        if targets == 0 {
            return;
        }
        let piece = self.board.piece_on(from).unwrap_or(Piece::Pawn);
        let butterfly = self.histories.butterfly(self.board.side_to_move(), from);
        let continuations = self.histories.continuations(piece, self.previous);
        let escape = if self.pawn_threats & bit(from) != 0 { Self::threat(piece) } else { 0 };
        let with_bonuses = self.with_bonuses(piece);
        for to in Bits(targets) {
            let score = escape + quiet_history(butterfly, continuations, to);
            self.push(piece, Move::new(from, to), with_bonuses, score);
        }
    }

    fn pawn_moves(&mut self, distance: u8, targets: u64) {
        let continuations = self.histories.continuations(Piece::Pawn, self.previous);
        let with_bonuses = self.with_bonuses(Piece::Pawn);
        for to in Bits(targets) {
            let mv = Move::new(to.wrapping_sub(distance), to);
            let butterfly = self.histories.butterfly(self.board.side_to_move(), mv.from());
            self.push(Piece::Pawn, mv, with_bonuses, quiet_history(butterfly, continuations, to));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::Start;
    use crate::games::chess::engine::ordering::history::NO_PIECE_TO;
    use crate::games::chess::movegen::MoveList;
    use crate::search::random::Random;

    /// Histories with random values.
    fn random_histories(random: &mut Random, board: &Board, previous: PreviousMoves) -> Histories {
        let mut histories = Histories::default();
        for &mv in board.legal_moves().iter() {
            let (piece, bonus) = (board.piece_on(mv.from()).unwrap(), random.below(2000) as i32 - 1000);
            match board.captured_piece(mv) {
                Some(captured) => histories.update_capture(piece, mv.to(), captured, bonus),
                None => histories.update_quiet(board.side_to_move(), piece, mv, previous, bonus),
            }
        }
        histories
    }

    /// Scores one quiet move without the generator.
    fn quiet_score(board: &Board, histories: &Histories, previous: PreviousMoves, mv: Move) -> i32 {
        let (us, piece) = (board.side_to_move(), board.piece_on(mv.from()).unwrap());
        let pawns = board.pieces_of(Piece::Pawn, us.other());
        let is_attacked = |square: u8| attacks::pawns(bit(square), us) & pawns != 0;
        let threat = |square: u8| match piece {
            Piece::Pawn | Piece::King => 0,
            _ => i32::from(is_attacked(square)) * MVV_VALUES[piece as usize] * PAWN_THREAT_FACTOR,
        };
        let mut score = histories.quiet(us, piece, mv, previous) + threat(mv.from()) - threat(mv.to());
        if check_squares(board)[piece as usize] & bit(mv.to()) != 0 && see_ge(board, mv, CHECK_SEE_MARGIN) {
            score += CHECK_BONUS;
        }
        score
    }

    /// Scores one capture or promotion without the generator.
    fn noisy_score(board: &Board, histories: &Histories, mv: Move) -> i32 {
        let piece = board.piece_on(mv.from()).unwrap();
        let promotion = match mv.promotion() {
            Some(Piece::Queen) => QUEEN_PROMOTION,
            Some(_) => UNDERPROMOTION,
            None => 0,
        };
        let capture = board.captured_piece(mv).map_or(0, |captured| {
            let history = histories.capture(piece, mv.to(), captured) / CAPTURE_HISTORY_DIVISOR;
            MVV_FACTOR * MVV_VALUES[captured as usize] + history
        });
        MVV_FACTOR * promotion + capture
    }

    const PREVIOUS: PreviousMoves = PreviousMoves { last: 17, second_last: NO_PIECE_TO };

    /// Visits positions of random games, with histories and a legal move that stands for the table move.
    fn in_random_games(mut visit: impl FnMut(&mut Random, &Board, &Histories, Move)) {
        let mut random = Random::new(1);
        for _ in 0..60 {
            let mut board = Start::default().board();
            for _ in 0..120 {
                let legal = board.legal_moves();
                if legal.is_empty() {
                    break;
                }
                let histories = random_histories(&mut random, &board, PREVIOUS);
                let tt_move = legal[random.below(legal.len())];
                visit(&mut random, &board, &histories, tt_move);
                board.make_move(legal[random.below(legal.len())]);
            }
        }
    }

    #[test]
    fn quiet_scorer_agrees_with_single_moves() {
        let (mut count, mut refutations) = (0, 0);
        in_random_games(|random, board, histories, tt_move| {
            let mut listed = MoveList::default();
            board.generate_quiets(&mut listed);
            let mut any = || listed.get(random.below(listed.len().max(1))).copied().unwrap_or(Move::NONE);
            let (killers, counter_move) = ([any(), any()], any());
            let ordering = OrderingContext { killers, counter_move, check_squares: check_squares(board) };
            let mut scored = MoveStack::new();
            let mut scorer = QuietScorer::new(&mut scored, board, histories, PREVIOUS, &ordering, tt_move);
            board.generate_quiets(&mut scorer);
            let expected = listed.iter().filter(|&&mv| mv != tt_move).map(|&mv| {
                refutations += usize::from(ordering.is_refutation(mv));
                let bonus = if killers.contains(&mv) {
                    KILLER_BONUS
                } else {
                    i32::from(mv == counter_move) * COUNTER_MOVE_BONUS
                };
                (mv, bonus + quiet_score(board, histories, PREVIOUS, mv))
            });
            assert_eq!(scored, expected.collect::<Vec<_>>(), "{board}");
            count += scored.len();
        });
        assert!(count > 50_000 && refutations > 5_000, "{count} {refutations}");
    }

    #[test]
    fn noisy_scorer_agrees_with_single_moves() {
        let mut count = 0;
        in_random_games(|_, board, histories, tt_move| {
            let (mut scored, mut listed) = (MoveStack::new(), MoveList::default());
            board.generate_noisy(&mut listed);
            board.generate_noisy(&mut NoisyScorer::new(&mut scored, board, histories, tt_move));
            let expected = listed.iter().filter(|&&mv| mv != tt_move);
            let expected = expected.map(|&mv| (mv, noisy_score(board, histories, mv)));
            assert_eq!(scored, expected.collect::<Vec<_>>(), "{board}");
            count += scored.len();
        });
        assert!(count > 5_000, "{count}");
    }
}
