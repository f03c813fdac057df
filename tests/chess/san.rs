//! Moves in standard algebraic notation, written and read.

use stratege::games::chess::moves::Move;
use stratege::games::chess::{fen, san};

fn written(position: &str, mv: &str) -> String {
    san::write(&fen::read(position).unwrap(), mv.parse().unwrap())
}

fn read(position: &str, text: &str) -> Result<Move, String> {
    san::read(&fen::read(position).unwrap(), text).map_err(|error| {
        let reason = error.details().into_iter().find(|(name, _)| *name == "reason");
        reason.map_or(error.code().into(), |(_, reason)| reason)
    })
}

const QUEENS: &str = "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";

#[test]
fn origin_is_minimal() {
    for (mv, text) in
        [("e4e1", "Qee1"), ("h1e1", "Q1e1"), ("h4e1", "Qh4e1"), ("e4a4", "Qa4"), ("a1b2", "Kb2")]
    {
        assert_eq!(written(QUEENS, mv), text);
        assert_eq!(read(QUEENS, text), Ok(mv.parse().unwrap()));
    }
    for text in ["Qe1", "Qhe1", "Q4e1"] {
        assert_eq!(read(QUEENS, text), Err("several-pieces".into()), "{text}");
    }
}

#[test]
fn common_spellings_of_castling_and_promotion_are_read() {
    for (text, mv) in [("O-O", "e1g1"), ("0-0-0", "e1c1"), ("o-o!?", "e1g1")] {
        assert_eq!(read(CASTLING, text), Ok(mv.parse().unwrap()), "{text}");
        assert_eq!(written(CASTLING, mv), text.to_uppercase().replace('0', "O").replace("!?", ""));
    }
    for text in ["a8=Q+", "a8Q", "a8q", "a8(Q)", "a8/Q", "Pa8=Q", "a8=Q#"] {
        assert_eq!(read(PROMOTION, text), Ok("a7a8q".parse().unwrap()), "{text}");
    }
    assert_eq!(written(PROMOTION, "a7b8n"), "axb8=N");
    assert_eq!(read(PROMOTION, "axb8=N"), Ok("a7b8n".parse().unwrap()));
    assert_eq!(read(PROMOTION, "ab8n"), Ok("a7b8n".parse().unwrap()));
}

#[test]
fn unplayable_moves_get_a_reason() {
    assert_eq!(read(PROMOTION, "a8"), Err("promotion-missing".into()));
    assert_eq!(read(PROMOTION, "b"), Err("unreadable-move".into()));
    assert_eq!(read(PROMOTION, "Nb8=Q"), Err("unreadable-move".into()));
    // A rook gives check; one of ours is hemmed in, the other could go to e1, which would not help.
    let checked = "K6r/8/2k5/8/8/8/8/R1N4R w - - 0 1";
    for (text, reason) in [
        ("Rae1", "no-such-piece"),
        ("Rhe1", "king-in-check"),
        ("R1e1", "king-in-check"),
        ("R8e1", "no-such-piece"),
        ("Ra1e1", "no-such-piece"),
        ("O-O", "cannot-castle"),
    ] {
        assert_eq!(read(checked, text), Err(reason.into()), "{text}");
    }
}
