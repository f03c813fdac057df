//! Self-play games: their quiet positions, with the score of the search and the result of the game.
//!
//! Each game depends on nothing but the seed and its number, so a file of games can be extended later.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;

use super::game::{Engine, Game, SearchLimit};
use super::sample::{self, SIZE, Sample};
use crate::error::TrainingError;
use crate::result_file::{LockedFile, refused};
use stratege::core::rules::Side;
use stratege::games::chess::board::Board;
use stratege::games::chess::moves::Move;
use stratege::search::random::Random;

/// Random openings with a greater advantage for one side are not played.
const MAX_OPENING_SCORE: i32 = 250;

/// Positions with a greater score are not kept: they are decided, or mates.
const MAX_SCORE: i32 = 3000;

/// A position off the game is at most this many random moves away from it.
const MAX_RANDOM_MOVES: usize = 2;

/// How the games are played.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlayOptions {
    /// How many games the file shall have.
    pub games: u32,
    /// Nodes per move.
    pub nodes: u32,
    /// The opening's moves are sampled by their values, at a softmax temperature in centipawns; else each is as likely.
    pub temperature: Option<u32>,
    /// For each position of a game, so many off the game, after random moves.
    pub off_game: u32,
    /// Nodes of the search that labels each of these.
    pub off_nodes: u32,
    /// The seed of the openings and of the random moves.
    pub seed: u64,
}

/// Time between two progress reports.
const PROGRESS: Duration = Duration::from_secs(60);

/// Plays games until the file has all of them. `net` is the checksum of the network that plays, if one does.
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
    let (first, whole) = resume_at(&bytes).map_err(|problem| refused(path, &problem))?;
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

/// The game to play next, and the number of samples of the games before it. The last game in the file may be incomplete:
/// it is played again.
fn resume_at(bytes: &[u8]) -> Result<(u32, usize), String> {
    // A cut-off first sample is no other file: the header has been recognised.
    if bytes.len() < SIZE {
        return Ok((0, 0));
    }
    let samples = sample::parse(bytes)?;
    let last = samples.last().map_or(0, |sample| sample.game);
    let kept = samples.iter().rposition(|sample| sample.game != last).map_or(0, |before| before + 1);
    Ok((last, kept))
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

/// The sample of a position, if it is quiet: the search evaluates no position in check, and resolves captures first.
fn sample(board: &Board, mv: Move, score: i32, game: u32) -> Option<Sample> {
    let is_quiet = !board.in_check() && !board.is_noisy(mv);
    (is_quiet && score.abs() <= MAX_SCORE).then(|| Sample::new(board, score as i16, game))
}

/// A sample after random moves: of a kind that searches meet and games between good players do not.
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

    /// Calls with so many games, each but the first after the file has been cut off in the middle of a game.
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
            play_on(&file, games).unwrap();
        }
        file
    }

    fn play_on(file: &Path, games: u32) -> Result<(), TrainingError> {
        let mut engine = SearchState::new(Material, 64);
        let options =
            SelfPlayOptions { games, nodes: 40, temperature: None, off_game: 1, off_nodes: 20, seed: 3 };
        extend(file, &mut engine, None, options, &mut Vec::new())
    }

    #[test]
    fn an_interrupted_call_is_resumed() {
        let [whole, resumed] = [("whole.bin", &[5][..]), ("resumed.bin", &[2, 4, 5])]
            .map(|(name, calls)| sample::read_file(&games_of(name, calls)).unwrap());
        assert!(whole.len() > 50 && whole == resumed, "{} {}", whole.len(), resumed.len());
        assert!(
            whole.iter().any(|one| one.points().is_none()) && whole.iter().any(|one| one.points().is_some())
        );
        assert!(whole.iter().all(|one| !one.board().in_check()));
    }

    #[test]
    fn games_that_are_there_stay_where_fewer_are_wanted() {
        let file = games_of("fewer.bin", &[3]);
        let before = fs::read(&file).unwrap();
        play_on(&file, 1).unwrap();
        assert_eq!(fs::read(&file).unwrap(), before);
    }

    #[test]
    fn another_file_is_refused_and_left_alone() {
        let file = games_of("other.bin", &[1]);
        for other in [&b"a text that is longer than two samples, and is no file of games"[..], b"short"] {
            fs::write(&file, other).unwrap();
            let Err(TrainingError::Input(problem)) = play_on(&file, 2) else { panic!("it was taken") };
            assert!(
                problem.ends_with("is not a result file of this program; it was left unchanged"),
                "{problem}"
            );
            assert_eq!(fs::read(&file).unwrap(), other);
        }
    }

    #[test]
    fn a_damaged_position_is_refused_and_games_without_a_header_are_only_read() {
        let file = games_of("damaged.bin", &[1]);
        let whole = fs::read(&file).unwrap();
        let header = whole.len() - body(&whole).len();
        let mut damaged = whole.clone();
        damaged[header + 27] = 9;
        for (bytes, why) in [(&damaged[..], "position 1 is none"), (body(&whole), "is not a result file")] {
            fs::write(&file, bytes).unwrap();
            let Err(TrainingError::Input(problem)) = play_on(&file, 2) else { panic!("it was accepted") };
            assert!(problem.contains(why), "{problem}");
            assert_eq!(fs::read(&file).unwrap(), bytes);
        }
        assert_eq!(sample::read_file(&file).unwrap().len(), body(&whole).len() / SIZE);
    }

    #[test]
    fn a_call_cut_at_any_byte_of_the_last_game_ends_as_in_one_go() {
        let file = games_of("cut.bin", &[2]);
        let whole = fs::read(&file).unwrap();
        for length in (0..whole.len()).rev().step_by(7).take(100).chain([0, 1, 100]) {
            fs::write(&file, &whole[..length]).unwrap();
            play_on(&file, 2).unwrap();
            assert!(fs::read(&file).unwrap() == whole, "{length}");
        }
    }
}
