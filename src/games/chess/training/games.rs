//! The engine's games against itself: quiet positions of them, with what it thought and how the games ended.
//!
//! Each game depends on nothing but the seed and its number, so a file of games can grow from call to call.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use super::course::{Allowance, Course, Thinker};
use super::sample::{SIZE, Sample};
use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Move;
use crate::search::random::Random;
use crate::training::TrainingError;

/// Openings of chance that favour one side by more than this are not played.
const MAX_UNEQUAL: i32 = 250;

/// Positions with a greater value are not kept: they are decided, and mates have values of their own.
const MAX_VALUE: i32 = 3000;

/// A board beside the game is so many moves of chance away from it, or fewer, and is searched with so many nodes.
const MAX_BESIDE: usize = 2;
const NODES_BESIDE: u32 = 60;

/// How the games are played.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlayOptions {
    /// So many.
    pub games: u32,
    /// Nodes of a thought.
    pub nodes: u32,
    /// Boards beside the game that are tried for each board of it.
    pub beside: u32,
    /// Which openings.
    pub seed: u64,
}

/// Time between two lines that tell how far it is.
const PROGRESS: Duration = Duration::from_secs(60);

/// Plays on until the file has all games that are wanted.
pub fn grow(
    file: &Path,
    player: &mut dyn Thinker,
    options: SelfPlayOptions,
    out: &mut dyn Write,
) -> Result<(), TrainingError> {
    let bytes = fs::read(file).unwrap_or_default();
    let (samples, _) = bytes.as_chunks::<SIZE>();
    let first = samples.last().map_or(0, |last| Sample::read(last).game + 1);
    let mut file = OpenOptions::new().create(true).truncate(false).write(true).open(file)?;
    // What an interrupted call left unfinished.
    file.set_len((samples.len() * SIZE) as u64)?;
    std::io::Seek::seek(&mut file, std::io::SeekFrom::End(0))?;
    let (begun, mut said, mut count) = (Instant::now(), Instant::now(), 0);
    for number in first..options.games {
        let samples = play(player, number, options);
        count += samples.len();
        file.write_all(&samples.iter().flat_map(Sample::write).collect::<Vec<u8>>())?;
        if said.elapsed() >= PROGRESS || number + 1 == options.games {
            said = Instant::now();
            let seconds = begun.elapsed().as_secs_f64();
            writeln!(
                out,
                "{seconds:7.0} s  game {} of {}: {count} more positions",
                number + 1,
                options.games
            )?;
            out.flush()?;
        }
    }
    Ok(())
}

/// The samples of the game with this number.
fn play(player: &mut dyn Thinker, number: u32, options: SelfPlayOptions) -> Vec<Sample> {
    player.clear();
    let allowance = Allowance::Nodes(options.nodes);
    let mut random = Random::for_occasion(options.seed, number.into());
    let Some(course) = Course::random(&mut random) else { return Vec::new() };
    if player.think(&course.board, &course.earlier, allowance).1.abs() > MAX_UNEQUAL {
        return Vec::new();
    }
    let (mut samples, mut boards) = (Vec::new(), Vec::new());
    let result = course.finish(&mut [player], allowance, |board, chosen, value| {
        boards.push(*board);
        samples.extend(sample(board, chosen, value, number));
    });
    for sample in &mut samples {
        sample.result = if sample.side == Side::First { result } else { 2 - result };
    }
    for board in boards {
        for _ in 0..options.beside {
            samples.extend(beside(player, board, number, &mut random));
        }
    }
    samples
}

/// The sample of a board, if it is one to learn from. What the network sees does not hang in the air: while in
/// check it is not asked, and captures are played out first.
fn sample(board: &Board, chosen: Move, value: i32, game: u32) -> Option<Sample> {
    let quiet = !board.in_check() && !board.is_noisy(chosen);
    (quiet && value.abs() <= MAX_VALUE).then(|| Sample::new(board, value as i16, game))
}

/// A sample of what a search must judge and no good player allows: the board after moves of chance.
fn beside(player: &mut dyn Thinker, mut board: Board, game: u32, random: &mut Random) -> Option<Sample> {
    for _ in 0..1 + random.below(MAX_BESIDE) {
        let moves = board.legal_moves();
        board.make_move(*moves.get(random.below(moves.len()))?);
    }
    if board.in_check() || board.is_dead() || board.count_legal_moves() == 0 {
        return None;
    }
    let (chosen, value) = player.think(&board, &[], Allowance::Nodes(NODES_BESIDE));
    sample(&board, chosen, value, game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::engine::evaluation::HandCraftedEvaluator;
    use crate::games::chess::engine::search::SearchState;

    #[test]
    fn games_go_on_where_a_call_was_interrupted() {
        let folder = std::env::temp_dir().join("stratege-chess-games");
        fs::create_dir_all(&folder).unwrap();
        let games_of = |name: &str, calls: &[u32]| {
            let file = folder.join(name);
            let _ = fs::remove_file(&file);
            for &games in calls {
                let mut player = SearchState::new(HandCraftedEvaluator::default(), 64);
                let options = SelfPlayOptions { games, nodes: 40, beside: 1, seed: 3 };
                assert!(grow(&file, &mut player, options, &mut Vec::new()).is_ok());
                // A write that was cut off.
                fs::OpenOptions::new().append(true).open(&file).unwrap().write_all(b"torn").unwrap();
            }
            let bytes = fs::read(file).unwrap();
            bytes.as_chunks::<SIZE>().0.iter().map(Sample::read).collect::<Vec<_>>()
        };
        let (whole, grown) = (games_of("whole.bin", &[5]), games_of("grown.bin", &[2, 5]));
        assert!(whole.len() > 50 && whole == grown, "{} {}", whole.len(), grown.len());
        assert!(
            whole.iter().any(|one| one.points().is_none()) && whole.iter().any(|one| one.points().is_some())
        );
        assert!(whole.iter().all(|one| !one.board().in_check()));
    }
}
