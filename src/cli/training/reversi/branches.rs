//! Positions beside the trodden paths: moves away from recorded games and from the beginning, some of them random,
//! valued by the engine itself.
//!
//! People do not play the moves that a search must see through. Each position depends on nothing but the seed,
//! its stage and its number, so the file of those already valued can grow from call to call, taught by better weights.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use super::labels::{self, HELD_OUT, Sample};
use super::wthor::Game;
use crate::cli::Failure;
use crate::reversi::engine::Board;
use crate::reversi::engine::board::squares;
use crate::reversi::engine::endgame::Unlimited;
use crate::reversi::engine::evaluation::{DISC, Evaluation};
use crate::reversi::engine::midgame::Memory;
use crate::reversi::engine::thinker::{Aim, think};
use crate::reversi::engine::weights;
use crate::search::random::Random;

/// With so many empty squares or fewer the value is exact.
const SOLVED_FROM: u32 = 11;

/// Below it no search that does not go to the end asks what a position is worth.
const LEAST_EMPTY: usize = 3;

/// The opening's first stones have few positions, and no search asks what they are worth.
const LEAST_STONES: usize = 4;

/// The first stages, in which there are fewer positions and hardly any search ends, get one in so many.
const EARLY: usize = 4;
const FEWER: usize = 4;

/// A branch leaves its game at most so many moves before its end.
const LONGEST: usize = 14;

/// So often in a hundred a move of a branch is random, else what a glance favours.
const RANDOM_MOVES: usize = 25;

/// One branch in so many leaves no game, but begins with random moves.
const WITHOUT_A_GAME: usize = 3;

/// How many random moves those begin with.
const OPENING: usize = 8;

/// Between two lines of progress.
const PROGRESS: Duration = Duration::from_secs(15);

/// What one position takes in the file: own stones, the other's, value.
const RECORD: usize = 18;

/// Which positions are wanted, and how they are valued.
pub struct Wish {
    /// How many of each stage; of the first ones fewer.
    pub count: usize,
    /// Which ones.
    pub seed: u64,
    /// Moves that a search looks ahead from a position that is not solved.
    pub depth: u32,
}

/// The positions of the stage that the wish asks for; those not yet in the folder are valued with this evaluation.
pub fn grow(
    games: &[Game],
    wish: &Wish,
    stage: usize,
    evaluation: Evaluation,
    folder: &Path,
    out: &mut dyn Write,
) -> Result<Vec<Sample>, Failure> {
    let Wish { seed, depth, .. } = *wish;
    let count = if stage < EARLY { wish.count / FEWER } else { wish.count };
    let path = folder.join(format!("branches-{seed}-{}.bin", stage + 1));
    let mut bytes = fs::read(&path).unwrap_or_default();
    bytes.truncate((bytes.len() / RECORD).min(count) * RECORD);
    if bytes.len() < count * RECORD {
        let mut memory = Memory { evaluation, ..Memory::new(11) };
        let mut file = OpenOptions::new().create(true).write(true).truncate(true).open(&path)?;
        file.write_all(&bytes)?;
        let (mut said, mut kept) = (Instant::now(), bytes.len());
        for number in bytes.len() / RECORD..count {
            let mut random = Random::for_occasion(seed, ((number as u64) << 4) + stage as u64);
            let board = branch(games, stage, &memory.evaluation, &mut random);
            let value = value(&mut memory, board, depth);
            bytes.extend(board.own.to_le_bytes());
            bytes.extend(board.other.to_le_bytes());
            bytes.extend((value as i16).to_le_bytes());
            if said.elapsed() >= PROGRESS || number + 1 == count {
                file.write_all(&bytes[kept..])?;
                (said, kept) = (Instant::now(), bytes.len());
                writeln!(out, "stage {}: {} of {count} branches valued", stage + 1, number + 1)?;
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
    }
}

/// A position of the stage in which the side to move can set a stone.
fn branch(games: &[Game], stage: usize, evaluation: &Evaluation, random: &mut Random) -> Board {
    let stones = weights::stones(stage);
    let (least, most) = (stones.start.max(LEAST_STONES), stones.end.min(61 - LEAST_EMPTY));
    loop {
        let target = least + random.below(most - least);
        let (mut board, mut set, mut wild) = if random.below(WITHOUT_A_GAME) == 0 {
            (START, 0, OPENING)
        } else {
            let turns = &games[random.below(games.len())].turns;
            let from = target.saturating_sub(random.below(LONGEST + 1));
            let Some(&board) = turns.get(from) else { continue };
            (board, from, 0)
        };
        while set < target && !board.is_over() {
            if board.mobility() == 0 {
                board = board.passed();
                continue;
            }
            let by_chance = wild > 0 || random.below(100) < RANDOM_MOVES;
            wild = wild.saturating_sub(1);
            board = if by_chance { random_move(board, random) } else { glance_move(board, evaluation) };
            set += 1;
        }
        if set == target && board.mobility() != 0 {
            return board;
        }
    }
}

/// The beginning of a game.
pub const START: Board = Board { own: 1 << 28 | 1 << 35, other: 1 << 27 | 1 << 36 };

/// The position after the move that a glance favours.
fn glance_move(board: Board, evaluation: &Evaluation) -> Board {
    let next = squares(board.mobility()).map(|square| board.play(square));
    next.min_by_key(|next| evaluation.value(next)).unwrap_or(board.passed())
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
