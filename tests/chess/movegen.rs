//! Perft against published counts, and random games compared with cozy-chess.

use std::time::Instant;

use cozy_chess as cozy;
use stratege::core::rules::{Rules, Side};
use stratege::games::chess::attacks;
use stratege::games::chess::board::Board;
use stratege::games::chess::movegen::MoveList;
use stratege::games::chess::moves::Piece;
use stratege::games::chess::{Move, Position, Start, fen, san};
use stratege::search::random::Random;

/// Checks positions with their leaf counts, `FEN ;D1 20 ;D2 400 …`, up to counts of `max`.
fn check_suite(text: &str, max: u64) {
    let mut checked = 0;
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let (position, counts) = line.split_once(';').unwrap();
        let board = fen::read(position).unwrap();
        for count in counts.split(';') {
            let (depth, count) = count.trim().trim_start_matches('D').split_once(' ').unwrap();
            let count: u64 = count.trim().parse().unwrap();
            if count <= max {
                assert_eq!(board.perft(depth.parse().unwrap()), count, "{line}, depth {depth}");
                checked += 1;
            }
        }
    }
    assert!(checked > 600, "{checked} counts were checked");
}

#[test]
fn perft_agrees_with_the_standard_suite() {
    check_suite(include_str!("../data/chess/standard.epd"), 5_000_000);
}

#[test]
fn perft_agrees_with_the_chess960_suite() {
    check_suite(include_str!("../data/chess/chess960.epd"), 400_000);
}

fn cozy_perft(board: &cozy::Board, depth: u32) -> u64 {
    let mut paths = 0;
    board.generate_moves(|moves| {
        for chosen in moves.into_iter().filter(|_| depth > 1) {
            let mut next = board.clone();
            next.play_unchecked(chosen);
            paths += cozy_perft(&next, depth - 1);
        }
        paths += if depth > 1 { 0 } else { moves.len() as u64 };
        false
    });
    paths
}

#[test]
#[ignore = "a measurement: cargo test --release --test chess speed -- --ignored --nocapture"]
fn speed_compared_with_cozy_chess() {
    let text = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let (ours, theirs) = (fen::read(text).unwrap(), text.parse::<cozy::Board>().unwrap());
    for _ in 0..5 {
        let timed = |count: &dyn Fn() -> u64| {
            let begun = Instant::now();
            assert_eq!(count(), 193_690_690);
            193.690_690 / begun.elapsed().as_secs_f64()
        };
        let (ours, theirs) = (timed(&|| ours.perft(5)), timed(&|| cozy_perft(&theirs, 5)));
        println!("ours {ours:.0}, cozy-chess {theirs:.0} million moves a second");
    }
}

/// Converts a move to cozy-chess, where castling is always "king takes rook".
fn as_cozy(position: &Position, chosen: Move) -> cozy::Move {
    let to = position.board().as_castling(chosen).map_or(chosen.to(), |castling| castling.rook);
    cozy::Move {
        from: cozy::Square::index(chosen.from().into()),
        to: cozy::Square::index(to.into()),
        promotion: chosen.promotion().map(|piece| cozy::Piece::ALL[piece as usize]),
    }
}

fn cozy_moves(board: &cozy::Board) -> Vec<cozy::Move> {
    let mut all = Vec::new();
    board.generate_moves(|moves| {
        all.extend(moves);
        false
    });
    all
}

/// The predicted hash is exact for moves that change nothing but the moving and the captured piece.
fn expect_hash_after(board: &Board, mv: Move) {
    let mut child = *board;
    child.make_move(mv);
    let is_plain = board.as_castling(mv).is_none()
        && mv.promotion().is_none()
        && (board.en_passant(), child.en_passant()) == (None, None)
        && board.castling() == child.castling();
    assert_eq!(board.zobrist_after(mv) == child.zobrist(), is_plain, "{mv} in {board}");
}

/// The attackers of a square are the pieces whose attacks contain it.
fn expect_attackers(board: &Board) {
    for target in 0..64 {
        let attackers = board.attackers_to(target, board.occupied());
        for from in 0..64 {
            let Some((piece, side)) = board.piece_and_side_on(from) else {
                assert_eq!(attackers >> from & 1, 0, "{board}");
                continue;
            };
            let reached = match piece {
                Piece::Pawn => attacks::pawns(1 << from, side),
                Piece::Knight => attacks::knight(from),
                Piece::Bishop => attacks::bishop(from, board.occupied()),
                Piece::Rook => attacks::rook(from, board.occupied()),
                Piece::Queen => attacks::queen(from, board.occupied()),
                Piece::King => attacks::king(from),
            };
            assert_eq!(attackers >> from & 1, reached >> target & 1, "{from} to {target} in {board}");
        }
        for by in [Side::First, Side::Second] {
            let attacked = attackers & board.occupied_by(by) != 0;
            assert_eq!(board.is_attacked(target, by, board.occupied()), attacked, "{target} in {board}");
        }
    }
}

/// A null move only changes the side to move and revokes the en passant capture.
fn expect_null_move(board: &Board) {
    let mut passed = *board;
    passed.make_null_move();
    assert_eq!((passed.side_to_move(), passed.en_passant()), (board.side_to_move().other(), None));
    assert_eq!(passed.zobrist(), passed.zobrist_from_scratch(), "{board}");
    let rest = |board: &Board| {
        let pieces: Vec<_> = (0..64).map(|square| board.piece_and_side_on(square)).collect();
        (pieces, board.castling(), board.halfmove_clock(), board.fullmove_number())
    };
    assert_eq!(rest(&passed), rest(board), "{board}");
}

/// Noisy and quiet moves together are the legal moves.
fn expect_noisy_and_quiet(board: &Board, legal: &[Move]) {
    let (mut noisy, mut quiet) = (MoveList::default(), MoveList::default());
    board.generate_noisy(&mut noisy);
    board.generate_quiets(&mut quiet);
    assert!(noisy.iter().all(|&one| board.is_noisy(one)) && !quiet.iter().any(|&one| board.is_noisy(one)));
    let mut parts = [&noisy[..], &quiet[..]].concat();
    parts.sort_unstable();
    let mut whole = legal.to_vec();
    whole.sort_unstable();
    assert_eq!(parts, whole, "{board}");
}

/// Every legal move is read back from its notation, and notations are unique.
fn expect_texts(board: &Board, legal: &[Move]) {
    let mut texts = Vec::new();
    for &one in legal.iter() {
        let text = san::write(board, one);
        assert_eq!(san::read(board, &text), Ok(one), "{text} in {board}");
        assert_eq!(one.to_string().parse(), Ok(one));
        texts.push(text);
    }
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), legal.len(), "{board}");
}

/// Plays a random game in parallel with cozy-chess and compares everything at every ply. Returns the number
/// of castlings, promotions and en passant captures.
fn play_in_parallel(number: u64, start: &Start, theirs: &mut cozy::Board) -> [usize; 3] {
    let mut random = Random::new(number);
    let mut ours = Position::begin(start);
    let [mut castled, mut promoted, mut in_passing] = [0; 3];
    for _ in 0..250 {
        let board = *ours.board();
        assert_eq!(fen::read(&format!("{theirs:#}")).unwrap(), board, "{board}");
        assert_eq!(fen::read(&board.to_string()).unwrap(), board, "{board}");
        assert_eq!(board.zobrist(), board.zobrist_from_scratch(), "{board}");
        assert_eq!(board.in_check(), !theirs.checkers().is_empty(), "{board}");

        let legal = board.legal_moves();
        assert_eq!(legal.len(), board.count_legal_moves() as usize);
        expect_noisy_and_quiet(&board, &legal);
        for _ in 0..40 {
            let (from, to) = (random.below(64) as u8, random.below(64) as u8);
            let promotion = Piece::PROMOTIONS.get(random.below(8));
            let any = promotion.map_or(Move::new(from, to), |&piece| Move::promoting(from, to, piece));
            assert_eq!(board.is_legal(any), legal.contains(&any), "{any} in {board}");
        }
        assert!(legal.iter().all(|&one| board.is_legal(one)), "{board}");
        let key = |one: &cozy::Move| (one.from as u8, one.to as u8, one.promotion.map(|piece| piece as u8));
        let mut seen: Vec<_> = legal.iter().map(|&one| key(&as_cozy(&ours, one))).collect();
        let mut wanted: Vec<_> = cozy_moves(theirs).iter().map(key).collect();
        seen.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(seen, wanted, "{board}");
        assert_eq!(ours.outcome().is_some_and(|end| end.ending == "checkmate"), {
            theirs.status() == cozy::GameStatus::Won
        });

        expect_attackers(&board);
        expect_null_move(&board);
        expect_texts(&board, &legal);
        legal.iter().for_each(|&one| expect_hash_after(&board, one));

        if ours.outcome().is_some() {
            break;
        }
        // Random moves hardly ever castle or capture en passant.
        let castling = legal.iter().find(|&&one| board.as_castling(one).is_some());
        let passing = legal.iter().find(|&&one| {
            board.en_passant() == Some(one.to()) && board.piece_on(one.from()) == Some(Piece::Pawn)
        });
        let chosen = match (castling, passing, random.below(3)) {
            (Some(&one), _, 0) | (_, Some(&one), 1) => one,
            _ => legal[random.below(legal.len())],
        };
        castled += usize::from(Some(&chosen) == castling);
        promoted += usize::from(chosen.promotion().is_some());
        in_passing += usize::from(Some(&chosen) == passing);
        theirs.play(as_cozy(&ours, chosen));
        ours.play(chosen).unwrap();
    }
    [castled, promoted, in_passing]
}

#[test]
fn random_games_agree_with_cozy_chess() {
    let mut all = [0; 3];
    for number in 0..60 {
        let happened = play_in_parallel(number, &Start::default(), &mut cozy::Board::default());
        (0..3).for_each(|index| all[index] += happened[index]);
    }
    assert!(all.iter().all(|&times| times > 5), "{all:?} castlings, promotions, en passant captures");
}

#[test]
fn random_games_of_chess960_agree_with_cozy_chess() {
    let mut castled = 0;
    for number in 0..960u32 {
        let mut theirs = cozy::Board::chess960_startpos(number);
        let start: Start = format!("chess960-{number}").parse().unwrap();
        assert_eq!(fen::read(&format!("{theirs:#}")).unwrap(), start.board());
        if number % 12 == 0 {
            castled += play_in_parallel(number.into(), &start, &mut theirs)[0];
        }
    }
    assert!(castled > 10, "{castled} castlings");
}

#[test]
fn illegal_moves_are_rejected_without_effect() {
    let texts = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    ];
    for text in texts {
        let position: Position = fen::read(text).unwrap().into();
        let legal = position.legal_moves();
        for (from, to) in (0..64).flat_map(|from| (0..64).map(move |to| (from, to))) {
            let one = Move::new(from, to);
            let meant = position.board().as_castling(one).map_or(one, |castling| castling.as_move());
            let mut after = position.clone();
            let result = after.play(one);
            assert_eq!(result.is_ok(), legal.contains(&meant), "{one} in {text}");
            assert!(result.is_ok() || after == position);
        }
    }
}
