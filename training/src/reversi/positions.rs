//! Training positions off the recorded games: some moves away from a game or the start, partly random,
//! labelled by the engine.
//!
//! Searches meet many moves that people do not play. A position depends only on the seed, its stage and its
//! number, so that the file of labelled positions can be extended, with labels by improved weights.

use std::io::Write;
use std::ops::Range;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use super::sample::{self, HELD_OUT, Sample};
use super::wthor::Game;
use crate::checkpoint::Checkpoint;
use crate::error::TrainingError;
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::context::SearchContext;
use stratege::games::reversi::engine::evaluation::{DISC, Evaluation};
use stratege::games::reversi::engine::params::ENDGAME_EMPTIES;
use stratege::games::reversi::engine::search::{SearchGoal, search};
use stratege::games::reversi::engine::weights;
use stratege::search::bits::Bits;
use stratege::search::node_limit::Unlimited;
use stratege::search::random::Random;

/// Maximum number of empty squares for which the label is the exact score.
const SOLVED_EMPTIES: u32 = 14;

/// Minimum number of empty squares: positions with fewer are always solved, and their evaluation is not
/// needed.
const MIN_EMPTIES: usize = 3;

/// Minimum number of placed discs: earlier positions are few, and searches do not evaluate them.
const MIN_DISCS: usize = 4;

/// Number of early stages, which have fewer positions that are rarely evaluated.
const EARLY_STAGES: usize = 4;
/// Divisor of the number of positions in an early stage.
const EARLY_DIVISOR: usize = 4;

/// Maximum number of moves since the position left its game.
const MAX_BRANCH: usize = 14;

/// Maximum percentage of random moves, drawn per position; the other moves are the best by static evaluation.
const MAX_RANDOM_PERCENT: usize = 18;

/// One position in this many starts from a random opening instead of a game.
const RANDOM_OPENING_RATIO: usize = 3;

/// Random moves of such an opening.
const OPENING_MOVES: usize = 8;

/// Log2 of the table size; the table is cleared for each position.
const TABLE_BITS: u32 = 12;

/// Positions that each thread labels between writes to the file.
const BLOCK: usize = 500;

/// Interval between progress reports.
const PROGRESS: Duration = Duration::from_secs(15);

/// Size of a position in the file: own discs, the opponent's, value.
const RECORD_BYTES: usize = 18;

/// Requested positions and their labelling.
pub struct Request {
    /// Number per stage; early stages get fewer.
    pub count: usize,
    /// Seed of the positions.
    pub seed: u64,
    /// Search depth if the position is not solved.
    pub depth: u32,
    /// Threads that label the positions.
    pub threads: usize,
}

/// The positions of a stage; those that the folder lacks are labelled with this evaluation.
pub fn read_or_label(
    games: &[Game],
    request: &Request,
    stage: usize,
    evaluation: Evaluation,
    folder: &Path,
    out: &mut dyn Write,
) -> Result<Vec<Sample>, TrainingError> {
    let count = if stage < EARLY_STAGES { request.count / EARLY_DIVISOR } else { request.count };
    let path = folder.join(format!("branches-{}-{}.bin", request.seed, stage + 1));
    let options =
        json!({ "game": "reversi", "stage": stage + 1, "seed": request.seed, "depth": request.depth });
    let mut labelled = Checkpoint::open(&path, "make reversi-weights", &options)?;
    let mut from = labelled.len() / RECORD_BYTES;
    let mut reported = Instant::now();
    while from < count {
        let to = count.min(from + BLOCK * request.threads);
        labelled.add(&label_all(games, request, stage, &evaluation, from..to));
        labelled.save()?;
        from = to;
        if reported.elapsed() >= PROGRESS || from == count {
            reported = Instant::now();
            writeln!(out, "stage {}: {from} of {count} positions labelled", stage + 1)?;
            out.flush()?;
        }
    }
    let records = labelled.bytes().chunks_exact(RECORD_BYTES).take(count).enumerate();
    Ok(records.map(|(number, record)| sample(number, record)).collect())
}

/// Labels the positions with these numbers, an equal share per thread.
fn label_all(
    games: &[Game],
    request: &Request,
    stage: usize,
    evaluation: &Evaluation,
    numbers: Range<usize>,
) -> Vec<u8> {
    let share = numbers.len().div_ceil(request.threads);
    let label_some = |numbers: Range<usize>| {
        let mut context = SearchContext { evaluation: evaluation.clone(), ..SearchContext::new(TABLE_BITS) };
        let mut bytes = Vec::new();
        for number in numbers {
            let mut random = Random::for_occasion(request.seed, ((number as u64) << 4) + stage as u64);
            let board = position(games, stage, evaluation, &mut random);
            let value = label(&mut context, board, request.depth);
            bytes.extend(board.own.to_le_bytes());
            bytes.extend(board.opponent.to_le_bytes());
            bytes.extend((value as i16).to_le_bytes());
        }
        bytes
    };
    thread::scope(|scope| {
        let shares = numbers.clone().step_by(share.max(1)).map(|first| first..numbers.end.min(first + share));
        let workers: Vec<_> = shares.map(|numbers| scope.spawn(|| label_some(numbers))).collect();
        let join = |worker: thread::ScopedJoinHandle<'_, Vec<u8>>| match worker.join() {
            Ok(bytes) => bytes,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        workers.into_iter().flat_map(join).collect()
    })
}

fn sample(number: usize, record: &[u8]) -> Sample {
    let set = |at: usize| record[at..at + 8].iter().rev().fold(0, |set, &byte| set << 8 | u64::from(byte));
    Sample {
        board: Board { own: set(0), opponent: set(8) },
        value: i16::from_le_bytes([record[16], record[17]]),
        held_out: number.is_multiple_of(HELD_OUT),
    }
}

/// A position of the stage in which the side to move has a move.
fn position(games: &[Game], stage: usize, evaluation: &Evaluation, random: &mut Random) -> Board {
    let discs = weights::discs_placed(stage);
    let (min, max) = (discs.start.max(MIN_DISCS), discs.end.min(61 - MIN_EMPTIES));
    loop {
        let target = min + random.below(max - min);
        let random_percent = random.below(MAX_RANDOM_PERCENT);
        let (mut board, mut placed, mut random_moves) = if random.below(RANDOM_OPENING_RATIO) == 0 {
            (START, 0, OPENING_MOVES)
        } else {
            let positions = &games[random.below(games.len())].positions;
            let from = target.saturating_sub(random.below(MAX_BRANCH + 1));
            let Some(&board) = positions.get(from) else { continue };
            (board, from, 0)
        };
        while placed < target && !board.is_over() {
            if board.moves() == 0 {
                board = board.passed();
                continue;
            }
            let is_random = random_moves > 0 || random.below(100) < random_percent;
            random_moves = random_moves.saturating_sub(1);
            board = if is_random { random_move(board, random) } else { greedy_move(board, evaluation) };
            placed += 1;
        }
        if placed == target && board.moves() != 0 {
            return board;
        }
    }
}

/// The start of a game.
pub const START: Board = Board { own: 1 << 28 | 1 << 35, opponent: 1 << 27 | 1 << 36 };

/// The position after the best move by static evaluation.
fn greedy_move(board: Board, evaluation: &Evaluation) -> Board {
    let next = Bits(board.moves()).map(|square| board.play(square));
    next.min_by_key(|next| evaluation.evaluate(next)).unwrap_or(board.passed())
}

/// The position after a random move, or after a pass if there is none.
pub fn random_move(board: Board, random: &mut Random) -> Board {
    let moves: Vec<u8> = Bits(board.moves()).collect();
    if moves.is_empty() { board.passed() } else { board.play(moves[random.below(moves.len())]) }
}

/// Label of a position for the side to move, in 128ths of a disc: the exact score, or the mean of searches to
/// two depths, one of which ends with the other side to move, so that the tempo value cancels.
fn label(context: &mut SearchContext, board: Board, depth: u32) -> i32 {
    // A label must not depend on earlier positions.
    context.clear();
    let empties = board.empty_count();
    if empties <= ENDGAME_EMPTIES {
        let guess = context.evaluation.evaluate(&board) / DISC;
        return sample::exact(&mut context.endgame, board, guess.clamp(-63, 63)) * DISC;
    }
    let goal = SearchGoal { depth, solve_empties: SOLVED_EMPTIES };
    let mut values = Vec::new();
    search(context, board, goal, &mut Unlimited, |result, _| values.push(result.value));
    match values[..] {
        [.., before, last] if empties > SOLVED_EMPTIES => (before + last) / 2,
        [.., last] => last,
        [] => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stratege::games::reversi::engine::endgame::EndgameSolver;

    /// Random games.
    fn games(count: u64) -> Vec<Game> {
        let game = |seed| {
            let (mut random, mut board, mut positions) = (Random::new(seed), START, Vec::new());
            while !board.is_over() {
                if board.moves() != 0 {
                    positions.push(board);
                }
                board = random_move(board, &mut random);
            }
            Game::of(positions)
        };
        (0..count).map(game).collect()
    }

    /// A position of a random game with this number of empty squares.
    fn board(empties: u32) -> Board {
        let games = games(20);
        let mut boards = games.iter().flat_map(|game| &game.positions);
        *boards.find(|board| board.empty_count() == empties).expect("one game has such a position")
    }

    #[test]
    fn labels_do_not_depend_on_the_number_of_threads() {
        let games = games(5);
        let labelled = |threads| {
            let request = Request { count: 10, seed: 3, depth: 2, threads };
            label_all(&games, &request, 7, &Evaluation::embedded(), 0..10)
        };
        let alone = labelled(1);
        assert_eq!(alone.len(), 10 * RECORD_BYTES);
        for threads in [2, 3, 12] {
            assert_eq!(labelled(threads), alone, "{threads}");
        }
    }

    #[test]
    fn label_is_the_mean_of_two_depths() {
        let (mut context, board) = (SearchContext::new(TABLE_BITS), board(30));
        let values = [5, 6].map(|depth| {
            let goal = SearchGoal { depth, solve_empties: 0 };
            search(&mut SearchContext::new(TABLE_BITS), board, goal, &mut Unlimited, |_, _| {})
                .expect("it has no limit")
                .value
        });
        assert_ne!(values[0], values[1]);
        assert_eq!(label(&mut context, board, 6), (values[0] + values[1]) / 2);
    }

    #[test]
    fn label_near_the_end_is_the_exact_score() {
        for empties in [8, 11, 12, 14] {
            let (mut context, board) = (SearchContext::new(TABLE_BITS), board(empties));
            let exact = sample::exact(&mut EndgameSolver::new(TABLE_BITS), board, 0);
            assert_eq!(label(&mut context, board, 4), exact * DISC, "{empties}");
        }
    }
}
