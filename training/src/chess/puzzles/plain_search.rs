//! Plain searches of chess positions, to prove puzzles independently of the engine: full-width mate search, and
//! alpha-beta over material with captures at the end.

use stratege::games::chess::board::Board;
use stratege::games::chess::moves::{Move, Piece};

/// Value of checkmate.
const MATE: i32 = 100_000;

/// Maximum number of captures in a row at the end of a line.
const MAX_CAPTURES: u32 = 8;

/// Material value of a piece in centipawns.
pub fn value(piece: Piece) -> i32 {
    match piece {
        Piece::Pawn => 100,
        Piece::Knight | Piece::Bishop => 300,
        Piece::Rook => 500,
        Piece::Queen => 900,
        Piece::King => 0,
    }
}

/// Material of the side to move minus that of the opponent.
pub fn material(board: &Board) -> i32 {
    let side = board.side_to_move();
    Piece::ALL
        .into_iter()
        .map(|piece| {
            let [own, other] =
                [side, side.other()].map(|side| board.pieces_of(piece, side).count_ones() as i32);
            value(piece) * (own - other)
        })
        .sum()
}

/// The board after a move.
pub fn after(board: &Board, mv: Move) -> Board {
    let mut next = *board;
    next.make_move(mv);
    next
}

/// A search with a limit of visited positions.
pub struct PlainSearch {
    nodes_left: u64,
}

impl PlainSearch {
    /// A search of at most `nodes` positions.
    pub fn new(nodes: u64) -> PlainSearch {
        PlainSearch { nodes_left: nodes }
    }

    fn spend(&mut self) -> Option<()> {
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        Some(())
    }

    /// Whether the side to move mates with at most `moves` own moves; `None` at the node limit.
    pub fn mates_within(&mut self, board: &Board, moves: u32) -> Option<bool> {
        if moves == 0 {
            return Some(false);
        }
        let mut next: Vec<Board> = board.legal_moves().iter().map(|&mv| after(board, mv)).collect();
        next.sort_by_key(|next| !next.in_check());
        for next in &next {
            if (moves > 1 || next.in_check()) && self.is_mated_within(next, moves - 1)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether the side to move is mated after at most `moves` more moves of the opponent.
    pub fn is_mated_within(&mut self, board: &Board, moves: u32) -> Option<bool> {
        self.spend()?;
        let replies = board.legal_moves();
        if replies.is_empty() {
            return Some(board.in_check());
        }
        if moves == 0 {
            return Some(false);
        }
        for &reply in replies.iter() {
            if !self.mates_within(&after(board, reply), moves)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Material for the side that makes a move, `depth` plies later and after captures; `None` at the node limit.
    pub fn move_value(&mut self, board: &Board, mv: Move, depth: u32, window: (i32, i32)) -> Option<i32> {
        Some(-self.search(&after(board, mv), depth - 1, (-window.1, -window.0))?)
    }

    fn search(&mut self, board: &Board, depth: u32, (mut alpha, beta): (i32, i32)) -> Option<i32> {
        self.spend()?;
        if depth == 0 {
            return self.captures(board, MAX_CAPTURES, (alpha, beta));
        }
        let moves = ordered(board, &board.legal_moves());
        if moves.is_empty() {
            // Earlier mates are better.
            return Some(if board.in_check() { -MATE - depth as i32 } else { 0 });
        }
        if board.is_dead() {
            return Some(0);
        }
        let mut best = -2 * MATE;
        for mv in moves {
            let value = -self.search(&after(board, mv), depth - 1, (-beta, -alpha))?;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    fn captures(&mut self, board: &Board, left: u32, (mut alpha, beta): (i32, i32)) -> Option<i32> {
        self.spend()?;
        let legal = board.legal_moves();
        if legal.is_empty() {
            return Some(if board.in_check() { -MATE } else { 0 });
        }
        let mut best = if board.in_check() && left > 0 { -2 * MATE } else { material(board) };
        alpha = alpha.max(best);
        if alpha >= beta || left == 0 {
            return Some(best);
        }
        let noisy: Vec<Move> =
            legal.iter().copied().filter(|&mv| board.in_check() || board.is_noisy(mv)).collect();
        for mv in ordered(board, &noisy) {
            let value = -self.captures(&after(board, mv), left - 1, (-beta, -alpha))?;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }
}

/// Captures of valuable pieces by cheap ones first.
fn ordered(board: &Board, moves: &[Move]) -> Vec<Move> {
    let mut moves = moves.to_vec();
    moves.sort_by_cached_key(|&mv| {
        let captured = board.captured_piece(mv).map_or(0, |piece| 10 * value(piece) + 1000);
        let mover = board.piece_on(mv.from()).map_or(0, value);
        let promoted = mv.promotion().map_or(0, value);
        if captured + promoted == 0 { 0 } else { mover / 10 - captured - 10 * promoted }
    });
    moves
}

#[cfg(test)]
mod tests {
    use stratege::games::chess::fen;

    use super::*;

    #[test]
    fn mates_are_found_in_their_number_of_moves() {
        for (text, moves) in [
            ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 1),
            ("7k/8/5K2/8/8/8/8/R7 w - - 0 1", 2),
            ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2),
        ] {
            let board = fen::read(text).unwrap();
            let mates = |moves| PlainSearch::new(1_000_000).mates_within(&board, moves);
            assert_eq!((mates(moves - 1), mates(moves)), (Some(false), Some(true)), "{text}");
        }
    }

    #[test]
    fn material_is_won_by_a_fork_and_not_by_other_moves() {
        let board = fen::read("4k3/8/8/3N4/8/q7/8/4K3 w - - 0 1").unwrap();
        let value = |text: &str| {
            let window = (-1_000_000, 1_000_000);
            PlainSearch::new(1_000_000).move_value(&board, text.parse().unwrap(), 3, window).unwrap()
        };
        assert_eq!(material(&board), -600);
        assert!(value("d5c7") < 0 && value("d5f6") < 0);
        let board = fen::read("q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1").unwrap();
        let value = PlainSearch::new(1_000_000).move_value(&board, "d5c7".parse().unwrap(), 3, (-5000, 5000));
        assert_eq!(value, Some(300));
    }
}
