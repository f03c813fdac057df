//! Self-play games: their quiet positions with search scores and game results.
//!
//! A game depends only on the seed and its number, so that a file of games can be extended.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;

use super::game::{Engine, Game, SearchLimit};
use super::sample::{self, SIZE, Sample};
use crate::error::TrainingError;
use crate::result_file::{LockedFile, not_resumable};
use stratege::core::rules::Side;
use stratege::games::chess::board::Board;
use stratege::games::chess::moves::Move;
use stratege::search::random::Random;

/// Maximum absolute score of a random opening.
const MAX_OPENING_SCORE: i32 = 250;

/// Maximum absolute score of a sample: beyond it positions are decided.
const MAX_SCORE: i32 = 3000;

/// Maximum number of random moves from a game to a position off the game.
const MAX_RANDOM_MOVES: usize = 2;

/// Options of self-play.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlayOptions {
    /// Target number of games in the file.
    pub games: u32,
    /// Nodes per move.
    pub nodes: u32,
    /// Softmax temperature of opening moves in centipawns; all moves are equally likely if `None`.
    pub temperature: Option<u32>,
    /// Positions off the game per position of the game.
    pub off_game: u32,
    /// Nodes of the search that labels each of them.
    pub off_nodes: u32,
    /// Seed of the openings and random moves.
    pub seed: u64,
}

/// Interval between progress reports.
const PROGRESS: Duration = Duration::from_secs(60);

/// Plays games until the file has all of them. `net` is the checksum of the playing network, if any.
pub fn extend(
    path: &Path,
    engine: &mut dyn Engine,
    net: Option<u32>,
    options: SelfPlayOptions,
    out: &mut dyn Write,
) -> Result<(), TrainingError> {
    let SelfPlayOptions { nodes, temperature, off_game, off_nodes, seed, .. } = options;
    let header = json!({
        "game": "chess", "net": net.map(|sum| format!("{sum:08x}")), "nodes": nodes,
        "temperature": temperature, "off_game": off_game, "off_nodes": off_nodes, "seed": seed,
    });
    let (mut file, bytes) = LockedFile::open_data(path, "make chess-games", &header)?;
    let (first, whole) = resume_at(&bytes).map_err(|problem| not_resumable(path, &problem))?;
    if first >= options.games {
        return Ok(());
    }
    file.retain(whole * SIZE);
    let (begun, mut reported, mut count) = (Instant::now(), Instant::now(), 0);
    for number in first..options.games {
        let samples = play(engine, number, options);
        count += samples.len();
        file.append(&samples.iter().flat_map(Sample::write).collect::<Vec<u8>>())?;
        if reported.elapsed() >= PROGRESS || number + 1 == options.games {
            reported = Instant::now();
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

/// The next game to play, and the number of samples before it. The last game in the file may be incomplete
/// and is played again.
fn resume_at(bytes: &[u8]) -> Result<(u32, usize), String> {
    // Shorter than a sample is fine here: the header has been recognised.
    if bytes.len() < SIZE {
        return Ok((0, 0));
    }
    let samples = sample::parse(bytes)?;
    let last = samples.last().map_or(0, |sample| sample.game);
    let complete = samples.iter().rposition(|sample| sample.game != last).map_or(0, |before| before + 1);
    Ok((last, complete))
}

/// The samples of the game with this number.
fn play(engine: &mut dyn Engine, number: u32, options: SelfPlayOptions) -> Vec<Sample> {
    engine.clear();
    let limit = SearchLimit::Nodes(options.nodes);
    let mut random = Random::for_occasion(options.seed, number.into());
    let game = match options.temperature {
        Some(temperature) => Game::sampled_opening(engine, temperature, &mut random),
        None => Game::random_opening(&mut random),
    };
    let Some(game) = game else { return Vec::new() };
    if engine.search(&game.board, &game.previous_hashes, limit).1.abs() > MAX_OPENING_SCORE {
        return Vec::new();
    }
    let (mut samples, mut boards) = (Vec::new(), Vec::new());
    let result = game.play_out(&mut [engine], limit, |board, mv, score| {
        boards.push(*board);
        samples.extend(sample(board, mv, score, number));
    });
    for sample in &mut samples {
        sample.result = if sample.side == Side::First { result } else { 2 - result };
    }
    for board in boards {
        for _ in 0..options.off_game {
            samples.extend(off_game_sample(engine, board, number, options.off_nodes, &mut random));
        }
    }
    samples
}

/// The sample of a position if it is quiet: the search evaluates no position in check and resolves captures
/// first.
fn sample(board: &Board, mv: Move, score: i32, game: u32) -> Option<Sample> {
    let is_quiet = !board.in_check() && !board.is_noisy(mv);
    (is_quiet && score.abs() <= MAX_SCORE).then(|| Sample::new(board, score as i16, game))
}

/// A sample after random moves, as searches meet it but games between good players do not.
fn off_game_sample(
    engine: &mut dyn Engine,
    mut board: Board,
    game: u32,
    nodes: u32,
    random: &mut Random,
) -> Option<Sample> {
    for _ in 0..1 + random.below(MAX_RANDOM_MOVES) {
        let moves = board.legal_moves();
        board.make_move(*moves.get(random.below(moves.len()))?);
    }
    if board.in_check() || board.is_dead() || board.count_legal_moves() == 0 {
        return None;
    }
    let (mv, score) = engine.search(&board, &[], SearchLimit::Nodes(nodes));
    sample(&board, mv, score, game)
}

#[cfg(test)]
mod tests {
    use std::fs::{self, OpenOptions};
    use std::path::PathBuf;

    use super::*;
    use crate::chess::material::Material;
    use crate::result_file::body;
    use stratege::games::chess::engine::search::SearchState;

    /// Calls with these numbers of games; before each but the first, the file is cut within a game.
    fn games_of(name: &str, calls: &[u32]) -> PathBuf {
        let folder = std::env::temp_dir().join("stratege-chess-games");
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join(name);
        let _ = fs::remove_file(&file);
        for &games in calls {
            if let Ok(written) = OpenOptions::new().write(true).open(&file) {
                let length = written.metadata().unwrap().len();
                written.set_len(length - SIZE as u64 - 4).unwrap();
            }
            extend_file(&file, games).unwrap();
        }
        file
    }

    fn extend_file(file: &Path, games: u32) -> Result<(), TrainingError> {
        let mut engine = SearchState::new(Material, 64);
        let options =
            SelfPlayOptions { games, nodes: 40, temperature: None, off_game: 1, off_nodes: 20, seed: 3 };
        extend(file, &mut engine, None, options, &mut Vec::new())
    }

    #[test]
    fn interrupted_call_is_resumed() {
        let [whole, resumed] = [("whole.bin", &[5][..]), ("resumed.bin", &[2, 4, 5])]
            .map(|(name, calls)| sample::read_file(&games_of(name, calls)).unwrap());
        assert!(whole.len() > 50 && whole == resumed, "{} {}", whole.len(), resumed.len());
        assert!(
            whole.iter().any(|one| one.points().is_none()) && whole.iter().any(|one| one.points().is_some())
        );
        assert!(whole.iter().all(|one| !one.board().in_check()));
    }

    #[test]
    fn existing_games_stay_if_fewer_are_requested() {
        let file = games_of("fewer.bin", &[3]);
        let before = fs::read(&file).unwrap();
        extend_file(&file, 1).unwrap();
        assert_eq!(fs::read(&file).unwrap(), before);
    }

    #[test]
    fn other_file_is_rejected_and_unchanged() {
        let file = games_of("other.bin", &[1]);
        for other in [&b"a text that is longer than two samples, but not a file of games"[..], b"short"] {
            fs::write(&file, other).unwrap();
            let Err(TrainingError::Input(problem)) = extend_file(&file, 2) else { panic!("it was taken") };
            assert!(
                problem.ends_with("is not a result file of this program; it was left unchanged"),
                "{problem}"
            );
            assert_eq!(fs::read(&file).unwrap(), other);
        }
    }

    #[test]
    fn damaged_positions_are_errors_and_games_without_a_header_are_read_only() {
        let file = games_of("damaged.bin", &[1]);
        let whole = fs::read(&file).unwrap();
        let header = whole.len() - body(&whole).len();
        let mut damaged = whole.clone();
        damaged[header + 27] = 9;
        for (bytes, why) in [(&damaged[..], "position 1 is invalid"), (body(&whole), "is not a result file")]
        {
            fs::write(&file, bytes).unwrap();
            let Err(TrainingError::Input(problem)) = extend_file(&file, 2) else { panic!("it was accepted") };
            assert!(problem.contains(why), "{problem}");
            assert_eq!(fs::read(&file).unwrap(), bytes);
        }
        assert_eq!(sample::read_file(&file).unwrap().len(), body(&whole).len() / SIZE);
    }

    #[test]
    fn call_cut_at_any_byte_of_the_last_game_resumes_to_the_same_file() {
        let file = games_of("cut.bin", &[2]);
        let whole = fs::read(&file).unwrap();
        for length in (0..whole.len()).rev().step_by(7).take(100).chain([0, 1, 100]) {
            fs::write(&file, &whole[..length]).unwrap();
            extend_file(&file, 2).unwrap();
            assert!(fs::read(&file).unwrap() == whole, "{length}");
        }
    }
}
