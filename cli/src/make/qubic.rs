//! Options of Qubic's book.

use std::path::PathBuf;

use clap::Args;

/// Qubic: the proof that the first player wins
#[derive(Args)]
pub struct Book {
    /// The book's file
    #[arg(default_value = "data/qubic/book.bin")]
    pub file: PathBuf,
}
