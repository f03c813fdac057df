//! Known endings: king and pawn against king compared with a reference, and won endings played out.

use stratege::core::player::{Limits, NoObserver};
use stratege::core::rules::Side;
use stratege::games::chess::board::Board;
use stratege::games::chess::engine::default_evaluator::{DefaultSearchState, new_search_state};
use stratege::games::chess::engine::endings;
use stratege::games::chess::engine::iterative_deepening::think;
use stratege::games::chess::engine::request::SearchRequest;
use stratege::games::chess::moves::Piece;
use stratege::search::budget::Budget;
use stratege::search::random::Random;

use Piece::{Bishop, Knight, Pawn, Queen, Rook};

const SIDES: [Side; 2] = [Side::First, Side::Second];

/// A board without castling rights; `None` if squares coincide or the side that has moved is in check.
fn board(pieces: &[(u8, Piece, Side)], side_to_move: Side) -> Option<Board> {
    let mut board = Board::empty();
    for &(square, piece, side) in pieces {
        if board.piece_on(square).is_some() || piece == Pawn && !(8..56).contains(&square) {
            return None;
        }
        board.put(square, piece, side);
    }
    board.complete(side_to_move, 0, None, 0, 1);
    let them = side_to_move.other();
    if board.is_attacked(board.king(them), side_to_move, board.occupied()) { None } else { Some(board) }
}

/// King and pawn against king by the rules alone: whether White, who has the pawn, wins each position.
/// Retrograde analysis from mates and promotions until nothing changes.
fn kpk_reference() -> Vec<Option<bool>> {
    let mut won: Vec<Option<bool>> = vec![None; 2 * 64 * 64 * 64];
    let mut open = Vec::new();
    for (index, is_won) in won.iter_mut().enumerate() {
        if let Some(board) = kpk_board(index) {
            *is_won = Some(false);
            let after = |mv: &stratege::games::chess::Move| {
                let mut next = board;
                next.make_move(*mv);
                next
            };
            open.push((index, board, board.legal_moves().iter().map(after).collect::<Vec<_>>()));
        }
    }
    loop {
        let before = open.len();
        open.retain(|(index, board, children)| {
            let wins = |child: &Board| {
                if child.pieces(Pawn) != 0 {
                    won[kpk_index(child)] == Some(true)
                } else {
                    promotion_wins(child)
                }
            };
            let is_won = match board.side_to_move() {
                Side::First => children.iter().any(wins),
                Side::Second if children.is_empty() => board.in_check(),
                Side::Second => children.iter().all(wins),
            };
            if is_won {
                won[*index] = Some(true);
            }
            !is_won
        });
        if open.len() == before {
            return won;
        }
    }
}

/// Without a pawn White wins with a queen or rook that is not captured at once, unless Black is stalemated.
fn promotion_wins(board: &Board) -> bool {
    if board.pieces(Queen) | board.pieces(Rook) == 0 {
        return false;
    }
    let replies = board.legal_moves();
    let taken = replies.iter().any(|&mv| board.is_noisy(mv));
    !taken && (!replies.is_empty() || board.in_check())
}

fn kpk_board(index: usize) -> Option<Board> {
    let [king, pawn, lone_king] = [0, 6, 12].map(|shift| (index >> shift & 63) as u8);
    let pieces =
        [(king, Piece::King, Side::First), (lone_king, Piece::King, Side::Second), (pawn, Pawn, Side::First)];
    board(&pieces, SIDES[index >> 18])
}

fn kpk_index(board: &Board) -> usize {
    let pawn = board.pieces(Pawn).trailing_zeros() as usize;
    let [king, lone_king] = SIDES.map(|side| usize::from(board.king(side)));
    board.side_to_move().index() << 18 | lone_king << 12 | pawn << 6 | king
}

/// The same position with colours exchanged.
fn with_colours_exchanged(board: &Board) -> Board {
    let mut image = Board::empty();
    for square in (0..64).filter(|&square| board.piece_on(square).is_some()) {
        let (piece, side) = board.piece_and_side_on(square).unwrap();
        image.put(square ^ 56, piece, side.other());
    }
    image.complete(board.side_to_move().other(), 0, None, 0, 1);
    image
}

#[test]
fn kpk_bitbase_agrees_with_the_reference() {
    let reference = kpk_reference();
    let (mut won, mut drawn) = (0, 0);
    for (index, is_won) in reference.into_iter().enumerate() {
        let Some(is_won) = is_won else { continue };
        let board = kpk_board(index).unwrap();
        let sign = if board.side_to_move() == Side::First { 1 } else { -1 };
        let value = endings::value(&board).unwrap();
        assert_eq!((sign * value > 0, value == 0), (is_won, !is_won), "{board}");
        assert_eq!(endings::value(&with_colours_exchanged(&board)), Some(value), "{board}");
        *(if is_won { &mut won } else { &mut drawn }) += 1;
    }
    assert_eq!((won, drawn), (222_564, 108_788));
}

#[test]
fn draws_with_extra_material_are_recognised() {
    let drawn = |pieces: &[(u8, Piece, Side)]| {
        SIDES.map(|side| endings::value(&board(pieces, side).unwrap())) == [Some(0); 2]
    };
    let kings = [(10, Piece::King, Side::First), (63, Piece::King, Side::Second)];
    let with = |more: &[(u8, Piece)]| {
        let more = more.iter().map(|&(square, piece)| (square, piece, Side::First));
        kings.into_iter().chain(more).collect::<Vec<_>>()
    };
    assert!(drawn(&with(&[(20, Knight), (21, Knight)])));
    // The bishop's colour is not that of h8.
    assert!(drawn(&with(&[(39, Pawn), (3, Bishop)])));
    assert!(!drawn(&with(&[(39, Pawn), (2, Bishop)])) && !drawn(&with(&[(38, Pawn), (3, Bishop)])));
}

/// The strong side's pieces, the weak side's, and how many of 1,000 positions may fail to be won in fifty
/// moves.
type Ending = (&'static [Piece], &'static [Piece], u32);

/// Endings that are won from every position without immediate attacks. Bishop and knight, and queen against
/// rook, are not always won with 6,000 nodes a move.
const WON: [Ending; 11] = [
    (&[Pawn], &[], 0),
    (&[Queen], &[], 0),
    (&[Rook], &[], 0),
    (&[Bishop, Bishop], &[], 0),
    (&[Bishop, Knight], &[], 10),
    (&[Queen, Pawn], &[], 0),
    (&[Rook, Pawn], &[], 0),
    (&[Rook, Knight], &[], 0),
    (&[Queen], &[Bishop], 0),
    (&[Queen], &[Knight], 2),
    (&[Queen], &[Rook], 60),
];

/// A position of an ending with the strong side to move. No piece is attacked, except by kings at
/// least two steps away.
fn position(ending: Ending, random: &mut Random) -> Board {
    loop {
        let strong = SIDES[random.below(2)];
        let mut pieces = Vec::new();
        let mut set = |piece, side| pieces.push((random.below(64) as u8, piece, side));
        SIDES.into_iter().for_each(|side| set(Piece::King, side));
        ending.0.iter().for_each(|&piece| set(piece, strong));
        ending.1.iter().for_each(|&piece| set(piece, strong.other()));
        let Some(board) = board(&pieces, strong) else { continue };
        let (lone_king, bishops) = (board.king(strong.other()), board.pieces_of(Bishop, strong));
        let is_near = |&(square, piece, side): &(u8, Piece, Side)| {
            let (files, ranks) = ((square % 8).abs_diff(lone_king % 8), (square / 8).abs_diff(lone_king / 8));
            side == strong && piece != Piece::King && files.max(ranks) < 3
        };
        let same_colour = bishops.count_ones() == 2 && (bishops & 0xaa55_aa55_aa55_aa55).count_ones() != 1;
        let occupied = board.occupied();
        let hangs = pieces.iter().any(|&(square, piece, side)| {
            piece != Piece::King && board.is_attacked(square, side.other(), occupied)
        });
        let in_check = board.in_check() || board.legal_moves().is_empty();
        let is_drawn = ending.0 == [Pawn] && endings::value(&board) == Some(0);
        if ending.0 == [Pawn] && !is_drawn && !in_check {
            return board;
        }
        if !is_drawn && !pieces.iter().any(is_near) && !same_colour && !hangs && !in_check {
            return board;
        }
    }
}

/// Plays on with `nodes` per move for both sides; returns the winner, if any.
fn winner(state: &mut DefaultSearchState, mut board: Board, nodes: u32) -> Option<Side> {
    let mut hashes = Vec::new();
    while board.halfmove_clock() < 100 && !board.is_dead() {
        if board.count_legal_moves() == 0 {
            return Some(board.side_to_move().other()).filter(|_| board.in_check());
        }
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut observer = NoObserver;
        let budget = Budget::new(&limits, &mut observer);
        let (found, _) = think(state, &board, &hashes, &SearchRequest::default(), budget, &mut |_, _| {});
        hashes.push(board.zobrist());
        if hashes.iter().filter(|&&hash| hash == board.zobrist()).count() >= 3 {
            return None;
        }
        board.make_move(found.pv[0]);
    }
    None
}

/// Plays `games` positions of each won ending.
fn assert_won(games: u32, nodes: u32) {
    let mut state = new_search_state(4096);
    for ending in WON {
        let mut random = Random::new(7);
        let mut failed = Vec::new();
        for _ in 0..games {
            let board = position(ending, &mut random);
            state.clear();
            if winner(&mut state, board, nodes) != Some(board.side_to_move()) {
                failed.push(board.to_string());
            }
        }
        let allowed = games * ending.2 / 1000 + ending.2.min(1);
        assert!(failed.len() <= allowed as usize, "{ending:?}: {} of {games}, {failed:#?}", failed.len());
    }
}

#[test]
fn won_endings_are_won() {
    assert_won(4, 6000);
}

#[test]
#[ignore = "takes minutes"]
fn won_endings_are_won_from_1000_positions_each() {
    assert_won(1000, 6000);
}
