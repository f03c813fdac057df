//! Self-play games: their quiet positions, with the score of the search and the result of the game.
//!
//! Each game depends on nothing but the seed and its number, so a file of games can be extended later.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use super::game::{Engine, Game, SearchLimit};
use super::sample::{self, SIZE, Sample};
use crate::error::TrainingError;
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

/// Plays on until the file has all games.
pub fn extend(
    file: &Path,
    engine: &mut dyn Engine,
    options: SelfPlayOptions,
    out: &mut dyn Write,
) -> Result<(), TrainingError> {
    let (first, kept) = resume_at(file)?;
    if first >= options.games {
        return Ok(());
    }
    let mut file = OpenOptions::new().create(true).truncate(false).write(true).open(file)?;
    file.set_len((kept * SIZE) as u64)?;
    std::io::Seek::seek(&mut file, std::io::SeekFrom::End(0))?;
    let (begun, mut reported, mut count) = (Instant::now(), Instant::now(), 0);
    for number in first..options.games {
        let samples = play(engine, number, options);
        count += samples.len();
        file.write_all(&samples.iter().flat_map(Sample::write).collect::<Vec<u8>>())?;
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

/// The game that is played next, and how many samples of earlier games the file has. An interrupted call may have left
/// half of its last game: it is played again.
fn resume_at(file: &Path) -> Result<(u32, usize), TrainingError> {
    if !file.exists() {
        return Ok((0, 0));
    }
    let samples = sample::read_file(file)?;
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
    use std::fs;
    use std::path::PathBuf;

    use super::*;
    use crate::chess::material::Material;
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
        extend(file, &mut engine, options, &mut Vec::new())
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
            assert!(problem.ends_with("is no file of games, or damaged: position 1 is none"), "{problem}");
            assert_eq!(fs::read(&file).unwrap(), other);
        }
    }
}
