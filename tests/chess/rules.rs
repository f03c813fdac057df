//! Rules of chess: perft, check, draws and the ends of a game.

use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games::chess::{Claim, Position, fen};

use crate::boards::expect_boards;

fn record(text: &str) -> Record<Position> {
    text.parse().unwrap()
}

fn position(text: &str) -> Position {
    fen::read(text).unwrap().into()
}

fn ending(position: &Position) -> Option<&'static str> {
    position.outcome().map(|outcome| outcome.ending)
}

#[test]
fn perft_counts_from_the_initial_position() {
    let counts = [0, 1, 2, 3].map(|depth| record("").position().perft(depth));
    assert_eq!(counts, [1, 20, 400, 8902]);
}

#[test]
fn checked_cell_is_the_kings_square() {
    assert_eq!(record("e4 f6 Qh5").position().checked_cell(), Some(4));
    assert_eq!(record("e4 f6").position().checked_cell(), None);
    assert_eq!(position("4k3/8/8/8/4r3/8/8/4K3 w - - 0 1").checked_cell(), Some(60));
}

#[test]
fn history_reaches_back_to_the_last_capture_or_pawn_move() {
    let hashes = |text: &str| record(text).position().previous_hashes().to_vec();
    let start = record("").position().board().zobrist();
    let knight = record("Nf3").position().board().zobrist();
    assert_eq!(hashes("Nf3 Nf6")[..], [start, knight]);
    assert_eq!(hashes("Nf3 Nf6 e4"), []);
}

#[test]
fn mate_and_stalemate_end_the_game() {
    let mate = record("f3 e5 g4 Qh4");
    let outcome = mate.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.ending), (Some(Side::Second), "checkmate"));
    assert!(mate.position().legal_moves().is_empty());
    let stalemate = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(stalemate.outcome().unwrap().winner, None);
    assert_eq!(ending(&stalemate), Some("stalemate"));
}

#[test]
fn threefold_is_a_claim_and_fivefold_ends_the_game() {
    let dance = "Nf3 Nf6 Ng1 Ng8 ";
    let at = |times: usize| record(&dance.repeat(times));
    assert_eq!((at(1).position().repetitions(), at(1).position().claimable_draw()), (2, None));
    assert_eq!(
        (at(2).position().repetitions(), at(2).position().claimable_draw()),
        (3, Some(Claim::Threefold))
    );
    assert_eq!(at(3).outcome(), None);
    assert_eq!(ending(at(4).position()), Some("fivefold-repetition"));
    assert_eq!(at(4).position().claimable_draw(), None);
    // A pawn move in between resets the count.
    assert_eq!(record(&format!("{dance}e4 e5 {dance}")).position().repetitions(), 2);
}

#[test]
fn castling_and_en_passant_rights_distinguish_positions() {
    // The rooks have moved in between.
    let moved = record("chess:r3k2r/8/8/8/8/8/8/R3K2R_w_KQkq_-_0_1:h1g1h8g8g1h1g8h8");
    assert_eq!(moved.position().repetitions(), 1);
    // The double push allows a capture, so the position without that right first occurs later.
    let leap = "chess:4k3/8/8/8/3p4/8/4P3/4K3_w_-_-_0_1:e2e4e8e7e1e2e7e8e2e1";
    assert_eq!(record(leap).position().repetitions(), 1);
    let no_taker = "chess:4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1:e2e4e8e7e1e2e7e8e2e1";
    assert_eq!(record(no_taker).position().repetitions(), 2);
}

#[test]
fn fifty_moves_are_a_claim_and_seventy_five_end_the_game() {
    let rooks = |clock: u32| format!("7k/8/8/8/8/8/R7/K7 w - - {clock} 90");
    let after = |clock: u32, chosen: &str| {
        let mut position = position(&rooks(clock));
        position.play(chosen.parse().unwrap()).unwrap();
        position
    };
    assert_eq!(after(98, "a2b2").claimable_draw(), None);
    assert_eq!(after(99, "a2b2").claimable_draw(), Some(Claim::FiftyMoves));
    assert_eq!(after(148, "a2b2").outcome(), None);
    assert_eq!(ending(&after(149, "a2b2")), Some("seventy-five-moves"));
    // Mate on the last of these moves counts.
    let mut mating = position("7k/R7/6K1/8/8/8/8/8 w - - 149 120");
    mating.play("a7a8".parse().unwrap()).unwrap();
    assert_eq!(ending(&mating), Some("checkmate"));
}

#[test]
fn positions_without_mating_material_are_dead() {
    for dead in [
        "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
        "8/8/4k3/8/8/3KN3/8/8 w - - 0 1",
        "8/8/4kb2/8/8/3K4/8/8 w - - 0 1",
        "8/8/4kb2/8/5B2/3K4/8/8 b - - 0 1",
        "8/8/4kb2/8/1B3B2/3K4/8/8 b - - 0 1",
        "8/8/4k3/7b/8/3K4/6B1/8 w - - 0 1",
    ] {
        assert_eq!(ending(&position(dead)), Some("dead-position"), "{dead}");
        assert!(position(dead).legal_moves().is_empty());
    }
    for alive in [
        "8/8/4kb2/8/6B1/3K4/8/8 b - - 0 1",
        "8/8/4kn2/8/5B2/3K4/8/8 b - - 0 1",
        "8/8/4kn2/8/5N2/3K4/8/8 b - - 0 1",
        "8/8/4k3/8/2NN4/3K4/8/8 b - - 0 1",
        "8/8/4k3/8/3P4/3K4/8/8 b - - 0 1",
    ] {
        assert_eq!(position(alive).outcome(), None, "{alive}");
    }
    // A capture that leaves insufficient material ends the game.
    let mut last_capture = position("8/8/4k3/3r4/8/3KN3/8/8 w - - 0 1");
    last_capture.play("e3d5".parse().unwrap()).unwrap();
    assert_eq!(ending(&last_capture), Some("dead-position"));
}

#[test]
fn castling_is_accepted_in_two_encodings_and_stored_in_one() {
    let line = "chess:r3k2r/8/8/8/8/8/8/R3K2R_w_KQkq_-_0_1:e1g1e8c8";
    for moves in ["e1h1 e8a8", "e1g1 e8c8", "O-O O-O-O", "0-0 0-0-0", "E1G1 E8C8"] {
        let text = format!("chess:r3k2r/8/8/8/8/8/8/R3K2R_w_KQkq_-_0_1:{moves}");
        assert_eq!(record(&text).to_string(), line);
        assert_eq!(record(&text).written_moves(), ["O-O", "O-O-O"]);
    }
}

#[test]
fn illegal_moves_get_a_reason() {
    for (text, chosen, code) in [
        ("standard", "e3e4", "empty-square"),
        ("standard", "e7e5", "not-yours"),
        ("standard", "a1a2", "own-piece"),
        ("standard", "a1a3", "cannot-go"),
        ("standard", "e2e4q", "no-promotion"),
        ("standard", "e1g1", "cannot-castle"),
        ("rnbqk2r/8/8/8/8/8/8/RNBQK2R w KQkq - 0 1", "e1c1", "cannot-castle"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1q", "no-promotion"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "promotion-missing"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", "unreadable-move"),
        ("4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1", "a1a2", "king-in-check"),
        ("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "e1d1", "king-in-check"),
        ("4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1", "e2d3", "king-in-check"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2", "game-over"),
    ] {
        let mut record = Record::<Position>::new(text.parse().unwrap());
        let refused = chosen.parse().and_then(|chosen| record.play(chosen)).unwrap_err();
        let reason = refused.details().into_iter().find(|(name, _)| *name == "reason");
        let seen = reason.map_or(refused.code().into(), |(_, reason)| reason);
        assert_eq!(seen, code, "{chosen} in {text}: {refused}");
    }
}

#[test]
fn positions_are_restored_from_their_cells() {
    expect_boards::<Position>(&[(8, 8)]);
}
