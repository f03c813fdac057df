//! Makes the book of Qubic, the proof that the first player wins, and verifies it by code that is independent
//! of the search.

use std::io::Write;
use std::path::Path;
use std::time::Instant;

use crate::error::TrainingError;
use crate::input::read_file;
use crate::output::write_file;
use crate::qubic::verify::{Board, verify as verify_book};
use stratege::games::qubic::engine::proof_builder::ProofBuilder;
use stratege::games::qubic::engine::stones::Stones;
use stratege::games::qubic::engine::threat_search::{ThreatSearch, UNLIMITED};

/// Proves the win and writes the book.
pub fn make(path: &Path, out: &mut dyn Write) -> Result<(), TrainingError> {
    write_file(path, prove(out)?)
}

/// Plays every defence against a book.
pub fn verify(path: &Path, out: &mut dyn Write) -> Result<(), TrainingError> {
    check(&read_file(path)?, out)
}

fn prove(out: &mut dyn Write) -> Result<Vec<u8>, TrainingError> {
    let begun = Instant::now();
    let mut builder = ProofBuilder::new();
    loop {
        let done = builder.run_slice(&mut || true);
        let effort = builder.effort();
        let proved = builder.classes().iter().filter(|class| class.proof == 0).count();
        let open: Vec<_> = builder.classes().iter().filter(|class| class.proof > 0).collect();
        let open: Vec<_> = open.iter().map(|class| format!("{}:{}", class.reply, class.proof)).collect();
        writeln!(
            out,
            "{:6.1} s  {proved} of {} replies proved, {} positions, {} million threat nodes  {}",
            begun.elapsed().as_secs_f64(),
            builder.classes().len(),
            effort.positions,
            effort.threat_nodes / 1_000_000,
            open.join(" ")
        )?;
        out.flush()?;
        if done {
            break;
        }
    }
    loop {
        let (bytes, written) = builder.book();
        writeln!(out, "{:6.1} s  {written} moves in {} bytes", begun.elapsed().as_secs_f64(), bytes.len())?;
        out.flush()?;
        let replaced = loop {
            if let Some(replaced) = builder.minimise() {
                break replaced;
            }
        };
        if replaced == 0 {
            return Ok(bytes);
        }
    }
}

fn check(bytes: &[u8], out: &mut dyn Write) -> Result<(), TrainingError> {
    let begun = Instant::now();
    let mut threats = ThreatSearch::new(20);
    let mut witness = |board: &Board| {
        let stones = |owner: u8| {
            let set = board.iter().enumerate().filter(|&(_, &stone)| stone == owner);
            Stones::new(set.fold(0, |all, (cell, _)| all | 1 << cell))
        };
        threats.find(&stones(1), &stones(2), UNLIMITED, &mut || true).ok().flatten()
    };
    let verified = verify_book(bytes, &mut witness, &mut |_| {}).map_err(TrainingError::Input)?;
    writeln!(
        out,
        "the first player wins: {} positions of the book, {} replies, {} threat sequences replayed, {:.1} s",
        verified.positions,
        verified.replies,
        verified.sequences,
        begun.elapsed().as_secs_f64()
    )?;
    Ok(())
}
