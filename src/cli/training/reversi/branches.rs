//! Positions beside the trodden paths: random moves away from recorded games, valued by the engine itself.
//!
//! People do not play the moves that a search must see through. Each position depends on nothing but the seed
//! and its number, so the file of those already valued can grow from call to call, taught by better weights.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use super::labels::{self, HELD_OUT, PROGRESS, Sample};
use super::wthor::Game;
use crate::cli::Failure;
use crate::reversi::engine::Board;
use crate::reversi::engine::board::squares;
use crate::reversi::engine::endgame::Unlimited;
use crate::reversi::engine::evaluation::{DISC, Evaluation};
use crate::reversi::engine::midgame::Memory;
use crate::reversi::engine::thinker::{Aim, think};
use crate::search::random::Random;

/// With so many empty squares or fewer the value is exact.
const SOLVED_FROM: u32 = 10;

/// A branch leaves the game by no more random moves than this.
const MOST_RANDOM: usize = 2;

/// The opening's first stones have few positions, and no search asks what they are worth.
const LEAST_STONES: usize = 4;

/// What one position takes in the file: own stones, the other's, value.
const RECORD: usize = 18;

/// Which positions are wanted, and how they are valued.
pub struct Wish {
    /// How many.
    pub count: usize,
    /// Which ones.
    pub seed: u64,
    /// Moves that a search looks ahead from a position that is not solved.
    pub depth: u32,
}

/// The positions of the wish; those not yet in the folder are valued with this evaluation.
pub fn grow(
    games: &[Game],
    wish: &Wish,
    evaluation: Evaluation,
    folder: &Path,
    out: &mut dyn Write,
) -> Result<Vec<Sample>, Failure> {
    let Wish { count, seed, depth } = *wish;
    let path = folder.join(format!("branches-{seed}.bin"));
    let mut bytes = fs::read(&path).unwrap_or_default();
    bytes.truncate((bytes.len() / RECORD).min(count) * RECORD);
    if bytes.len() < count * RECORD {
        let mut memory = Memory { evaluation, ..Memory::new(11) };
        let mut file = OpenOptions::new().create(true).write(true).truncate(true).open(&path)?;
        file.write_all(&bytes)?;
        let (mut said, mut kept) = (Instant::now(), bytes.len());
        for number in bytes.len() / RECORD..count {
            let board = branch(games, &mut Random::for_occasion(seed, number as u64));
            let value = value(&mut memory, board, depth);
            bytes.extend(board.own.to_le_bytes());
            bytes.extend(board.other.to_le_bytes());
            bytes.extend((value as i16).to_le_bytes());
            if said.elapsed() >= PROGRESS || number + 1 == count {
                file.write_all(&bytes[kept..])?;
                (said, kept) = (Instant::now(), bytes.len());
                writeln!(out, "{} of {count} branches valued", number + 1)?;
                out.flush()?;
            }
        }
    }
    Ok(bytes.chunks_exact(RECORD).enumerate().map(|(number, record)| sample(number, record)).collect())
}

fn sample(number: usize, record: &[u8]) -> Sample {
    let set = |at: usize| record[at..at + 8].iter().rev().fold(0, |set, &byte| set << 8 | u64::from(byte));
    Sample {
        board: Board { own: set(0), other: set(8) },
        value: i16::from_le_bytes([record[16], record[17]]),
        held_out: number.is_multiple_of(HELD_OUT),
        searched: true,
    }
}

/// A position near a recorded game in which the side to move can set a stone.
fn branch(games: &[Game], random: &mut Random) -> Board {
    loop {
        let turns = &games[random.below(games.len())].turns;
        if turns.len() <= LEAST_STONES {
            continue;
        }
        let (mut board, _) = turns[LEAST_STONES + random.below(turns.len() - LEAST_STONES)];
        for _ in 0..random.below(MOST_RANDOM + 1) {
            board = random_move(board, random);
        }
        if board.mobility() != 0 {
            return board;
        }
    }
}

/// The position after a random move; a pass where there is none.
pub fn random_move(board: Board, random: &mut Random) -> Board {
    let moves: Vec<u32> = squares(board.mobility()).collect();
    if moves.is_empty() { board.passed() } else { board.play(moves[random.below(moves.len())]) }
}

/// The value for the side to move, in 128ths of a disc.
fn value(memory: &mut Memory, board: Board, depth: u32) -> i32 {
    // A value must not depend on what was valued before.
    memory.table.clear();
    memory.endgame.clear();
    if board.empty_count() <= SOLVED_FROM {
        let guess = memory.evaluation.value(&board) / DISC;
        return labels::exact(&mut memory.endgame, board, guess.clamp(-63, 63)) * DISC;
    }
    let aim = Aim { depth, solve_from: 0 };
    think(memory, board, aim, &mut Unlimited, |_, _| {}).map_or(0, |finding| finding.value)
}
