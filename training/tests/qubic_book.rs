//! Verification of the shipped book of Qubic against every defence.

use stratege::games::qubic::engine::book::Book;
use stratege::games::qubic::engine::stones::Stones;
use stratege::games::qubic::engine::threat_search::{ThreatSearch, UNLIMITED};
use stratege_training::qubic::verify::{Board, Verified, verify};

const BYTES: &[u8] = include_bytes!("../../data/qubic/book.bin");

fn check(bytes: &[u8]) -> Result<Verified, String> {
    let mut threats = ThreatSearch::new(18);
    let mut witness = |board: &Board| {
        let stones =
            |owner| Stones::new((0..64).filter(|&c| board[c] == owner).fold(0, |all, c| all | 1 << c));
        threats.find(&stones(1), &stones(2), UNLIMITED, &mut || true).ok().flatten()
    };
    verify(bytes, &mut witness, &mut |_| {})
}

#[test]
fn book_wins_against_every_defence() {
    assert!(BYTES.len() <= 20 * 1024, "{} bytes", BYTES.len());
    let verified = check(BYTES).unwrap();
    assert!(verified.positions >= Book::unpack(BYTES).unwrap().written());
}

#[test]
fn book_with_one_wrong_byte_is_refuted() {
    for place in [0, 1, 2, BYTES.len() / 2, BYTES.len() - 1] {
        let mut damaged = BYTES.to_vec();
        damaged[place] ^= 1;
        assert!(check(&damaged).is_err(), "byte {place}");
    }
    assert!(check(&BYTES[..BYTES.len() - 1]).is_err());
    assert!(check(&[]).is_err());
}

#[test]
fn witness_with_false_sequences_is_refuted() {
    let mut false_witness =
        |board: &Board| (board.iter().filter(|&&owner| owner == 1).count() > 3).then(|| vec![40, 41, 42]);
    assert!(verify(BYTES, &mut false_witness, &mut |_| {}).is_err());
}
