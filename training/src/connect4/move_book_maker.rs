//! Makes the move book of Connect Four: the solver's moves in positions that take it long.

use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::checkpoint::{Checkpoint, Progress};
use crate::error::TrainingError;
use crate::input::read_file;
use crate::output::{create_folder, write_file};
use stratege::games::connect4::engine::analysis::Analyser;
use stratege::games::connect4::engine::best_move::{BestMoveRequest, best_move};
use stratege::games::connect4::engine::board::Board;
use stratege::games::connect4::engine::embedded_books::Books;
use stratege::games::connect4::engine::openings::{self, MoveBook, Traversal, canonical_column};
use stratege::games::connect4::engine::params::EASY_NODES;
use stratege::search::node_limit::{AtMost, Unlimited};
use stratege::search::random::Random;

/// Log2 of the transposition table's entries for the short search.
const SHORT_SEARCH_BITS: u32 = 18;

/// Nodes per best move, to find the one that is hardest to answer.
const TIE_BREAK_NODES: u64 = 1_000_000;

/// Checkpoint value of a position that a short search solves, which the book omits; otherwise the column from
/// 1.
const EASY: u8 = 0;

/// Options of `make`.
pub struct MakeOptions {
    /// Maximum number of discs of the positions.
    pub max_discs: u32,
    /// Folder of the book.
    pub folder: PathBuf,
    /// Log2 of the transposition table's entries.
    pub table_bits: u32,
}

pub fn make(options: &MakeOptions, out: &mut dyn Write) -> Result<(), TrainingError> {
    let &MakeOptions { max_discs, ref folder, table_bits } = options;
    create_folder(folder)?;
    let mut checkpoint = Checkpoint::open(
        &folder.join("moves.part"),
        "make connect4-moves",
        &json!({ "game": "connect4", "easy_nodes": EASY_NODES, "tie_break_nodes": TIE_BREAK_NODES }),
    )?;
    let mut analyser = Analyser::new(table_bits, Books::NONE);
    let mut traversal = Traversal::default();
    let mut done = 0;
    while let Some((discs, keys)) = traversal.next_layer() {
        if discs > max_discs {
            break;
        }
        let known = checkpoint.len().saturating_sub(done).min(keys.len());
        let mut progress = Progress::new(known);
        for (number, &key) in keys.iter().enumerate() {
            if number >= known {
                checkpoint.add(&[solve(&mut analyser, key)]);
            }
            if progress.is_due() {
                checkpoint.save()?;
                let left = progress.seconds_left(number + 1, keys.len());
                let millions = analyser.nodes() / 1_000_000;
                writeln!(
                    out,
                    "{discs} discs: {number} of {}, {millions} million nodes, {left:.0} s left",
                    keys.len()
                )?;
                out.flush()?;
            }
        }
        checkpoint.save()?;
        let answers = &checkpoint.bytes()[done..done + keys.len()];
        let moves = keys.iter().zip(answers).filter(|&(_, &answer)| answer != EASY);
        moves.clone().for_each(|(&key, &answer)| traversal.follow(key, usize::from(answer) - 1));
        writeln!(out, "{discs} discs: {} positions, {} of them hard", keys.len(), moves.count())?;
        done += keys.len();
        write_book(folder, discs, &checkpoint.bytes()[..done], out)?;
    }
    Ok(())
}

fn write_book(folder: &Path, discs: u32, answers: &[u8], out: &mut dyn Write) -> Result<(), TrainingError> {
    let mut answers = answers.iter();
    let packed = openings::pack(discs, |_| {
        let answer = *answers.next().expect("the traversal is the same");
        (answer != EASY).then(|| usize::from(answer) - 1)
    });
    let path = folder.join("moves.book");
    write_file(&path, &packed)?;
    writeln!(out, "{}: {} bytes", path.display(), packed.len())?;
    out.flush()?;
    Ok(())
}

/// Checkpoint byte of a position.
fn solve(analyser: &mut Analyser, key: u64) -> u8 {
    let board = Board::from_key(key);
    let mut request = BestMoveRequest::new(&board);
    let mut random = Random::new(key);
    let mut short_limit = AtMost { limit: &mut Unlimited, left: EASY_NODES - 1 };
    let mut short_search = Analyser::new(SHORT_SEARCH_BITS, Books::NONE);
    if best_move(&mut short_search, board, &request, &mut short_limit, &mut random).is_some() {
        return EASY;
    }
    request.tie_break_nodes = TIE_BREAK_NODES;
    let best = best_move(analyser, board, &request, &mut Unlimited, &mut random);
    canonical_column(&board, best.expect("without a limit the solver finishes").cell) as u8 + 1
}

/// Options of `verify`.
pub struct VerifyOptions {
    /// Folder of the book.
    pub folder: PathBuf,
    /// Number of positions to solve.
    pub samples: u32,
    /// Seed of the sample.
    pub seed: u64,
}

/// Solves samples of the book and compares.
pub fn verify(options: &VerifyOptions, out: &mut dyn Write) -> Result<(), TrainingError> {
    let &VerifyOptions { ref folder, samples, seed } = options;
    let mut random = Random::new(seed);
    let path = folder.join("moves.book");
    let book = MoveBook::unpack(&read_file(&path)?)
        .ok_or_else(|| TrainingError::Input(format!("the book {} is damaged", path.display())))?;
    let moves: Vec<_> = book.iter().collect();
    // Layer books are verified separately.
    let mut analyser = Analyser::new(24, Books::EMBEDDED);
    for number in 1..=samples {
        let (key, column) = moves[random.below(moves.len())];
        let board = Board::from_key(key);
        let values = analyser.column_values(board, &mut Unlimited).unwrap_or_default();
        if values[column] != values.into_iter().flatten().max() {
            return Err(TrainingError::Input(format!(
                "sample {number}: column {} is not a best one",
                column + 1
            )));
        }
    }
    writeln!(out, "{}: {} moves, {samples} samples, all best", path.display(), moves.len())?;
    Ok(())
}
