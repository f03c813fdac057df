//! A book of Connect Four: the perfect player's own moves where they are hard to find.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::connect4::FOLDER;
use super::ledger::{Ledger, Progress};
use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::connect4::analyst::Analyst;
use crate::connect4::best::{EASY, Hints, best_move};
use crate::connect4::board::{Board, board_of_key};
use crate::connect4::openings::{self, Openings, Walk, column_in_key};
use crate::connect4::rules::CELLS;
use crate::connect4::shelf::Books;
use crate::connect4::solver::{Allowance, Unlimited};
use crate::search::random::Random;

/// The table of somebody who thinks for a moment only.
const SMALL_BITS: u32 = 18;

/// Positions that may be searched for each move to find the one that is hardest to answer.
const FOR_CHOICE: u32 = 1_000_000;

/// In the ledger: the player finds a move itself. Else it is the number of the column.
const FINDS_ITSELF: u8 = 0;

pub fn make(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let most_discs = arguments.number("discs")?.unwrap_or(CELLS);
    let bits = arguments.number("table-bits")?.unwrap_or(28);
    let folder: PathBuf = arguments.option("folder").map_or_else(|| FOLDER.into(), PathBuf::from);
    arguments.finish()?;
    fs::create_dir_all(&folder)?;
    let mut ledger = Ledger::open(&folder.join("moves.part"))?;
    let mut analyst = Analyst::new(bits, Books::NONE);
    let mut walk = Walk::default();
    let mut done = 0;
    while let Some((discs, keys)) = walk.take() {
        if discs > most_discs {
            break;
        }
        let known = ledger.len().saturating_sub(done).min(keys.len());
        let mut progress = Progress::new(known);
        for (number, &key) in keys.iter().enumerate() {
            if number >= known {
                ledger.add(answer(&mut analyst, key));
            }
            if progress.is_due() {
                ledger.save()?;
                let left = progress.seconds_left(number + 1, keys.len());
                let millions = analyst.nodes() / 1_000_000;
                writeln!(
                    out,
                    "{discs} discs: {number} of {}, {millions} million nodes, {left:.0} s left",
                    keys.len()
                )?;
                out.flush()?;
            }
        }
        ledger.save()?;
        let answers = &ledger.bytes()[done..done + keys.len()];
        let moves = keys.iter().zip(answers).filter(|&(_, &answer)| answer != FINDS_ITSELF);
        moves.clone().for_each(|(&key, &answer)| walk.follow(key, usize::from(answer) - 1));
        writeln!(out, "{discs} discs: {} positions, {} of them hard", keys.len(), moves.count())?;
        done += keys.len();
        write_book(&folder, discs, &ledger.bytes()[..done], out)?;
    }
    Ok(())
}

fn write_book(folder: &Path, discs: u32, answers: &[u8], out: &mut dyn Write) -> Result<(), Failure> {
    let mut answers = answers.iter();
    let packed = openings::pack(discs, |_| {
        let answer = *answers.next().expect("the walk is the same");
        (answer != FINDS_ITSELF).then(|| usize::from(answer) - 1)
    });
    let path = folder.join("moves.book");
    fs::write(&path, &packed)?;
    writeln!(out, "{}: {} bytes", path.display(), packed.len())?;
    out.flush()?;
    Ok(())
}

/// What the ledger says of a position.
fn answer(analyst: &mut Analyst, key: u64) -> u8 {
    let board = board_of_key(key);
    let mut hints = Hints::new(&board);
    let mut random = Random::new(key);
    let mut small = Analyst::new(SMALL_BITS, Books::NONE);
    if best_move(&mut small, board, &hints, &mut Few(EASY), &mut random).is_some() {
        return FINDS_ITSELF;
    }
    hints.for_choice = FOR_CHOICE;
    let best = best_move(analyst, board, &hints, &mut Unlimited, &mut random);
    column_in_key(&board, best.expect("nothing stops it").cell) as u8 + 1
}

/// An allowance of so many positions.
struct Few(u32);

impl Allowance for Few {
    fn spend(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 > 0
    }
}

pub fn verify(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let folder: PathBuf = arguments.option("folder").map_or_else(|| FOLDER.into(), PathBuf::from);
    let samples = arguments.number("samples")?.unwrap_or(100);
    let mut random = Random::new(arguments.seed()?);
    arguments.finish()?;
    let path = folder.join("moves.book");
    let bytes = fs::read(&path)
        .map_err(|error| Failure::Input(format!("cannot read the book {}: {error}", path.display())))?;
    let book = Openings::unpack(&bytes)
        .ok_or_else(|| Failure::Input(format!("the book {} is damaged", path.display())))?;
    let moves: Vec<_> = book.iter().collect();
    let mut analyst = Analyst::new(24, Books::NONE);
    for number in 1..=samples {
        let (key, column) = moves[random.below(moves.len())];
        let board: Board = board_of_key(key);
        let scores = analyst.scores(board, &mut Unlimited).unwrap_or_default();
        if scores[column] != scores.into_iter().flatten().max() {
            return Err(Failure::Input(format!("sample {number}: column {} is not a best one", column + 1)));
        }
    }
    writeln!(out, "{}: {} moves, {samples} samples, all best", path.display(), moves.len())?;
    Ok(())
}
