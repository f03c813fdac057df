//! The shipped puzzles: every line is readable, and a plain search proves the answers again. The maker repeats and
//! resumes its work.

use std::fs;
use std::path::PathBuf;

use stratege::core::rules::Rules;
use stratege_training::chess::puzzles::ChessPuzzles;
use stratege_training::connect4::puzzles::Connect4Puzzles;
use stratege_training::gobang::puzzles::GobangPuzzles;
use stratege_training::puzzles::PuzzleGame;
use stratege_training::puzzles::maker::{self, Options, VerifyOptions};
use stratege_training::puzzles::puzzle::{self, Puzzle};
use stratege_training::qubic::puzzles::QubicPuzzles;
use stratege_training::reversi::puzzles::ReversiPuzzles;

const CHESS: [&str; 2] =
    [include_str!("../../data/chess/puzzles.txt"), include_str!("../../data/chess/puzzles-2.txt")];
const CONNECT4: &str = include_str!("../../data/connect4/puzzles.txt");
const GOBANG: &str = include_str!("../../data/gobang/puzzles.txt");
const QUBIC: &str = include_str!("../../data/qubic/puzzles.txt");
const REVERSI: &str = include_str!("../../data/reversi/puzzles.txt");

/// Puzzles of each game that are proved again in the short test.
const SAMPLE: usize = 12;

/// Whether a puzzle is proved without the tables of rook and pawn against rook, which take minutes.
fn is_quick(puzzle: &Puzzle) -> bool {
    let has = |id: &str| puzzle.solution.themes.iter().any(|theme| theme.id == id);
    !has("rook-endgame") || !has("only-winning-move") && !has("only-drawing-move")
}

/// Reads all puzzles and proves some of them again.
fn prove<G: PuzzleGame + Default>(text: &str, sample: usize) {
    let mut puzzles = maker::read::<G>(text).unwrap();
    puzzles.retain(|(puzzle, _)| sample == usize::MAX || is_quick(puzzle));
    let every = puzzles.len().div_ceil(sample);
    let proved = maker::prove_again(G::default(), &puzzles, every).unwrap();
    assert!(proved >= sample.min(puzzles.len()) / 2, "{proved} of {}", puzzles.len());
}

#[test]
fn chess_puzzles_are_proved_again() {
    CHESS.into_iter().for_each(|text| prove::<ChessPuzzles>(text, SAMPLE / 2));
}

#[test]
fn connect4_puzzles_are_proved_again() {
    prove::<Connect4Puzzles>(CONNECT4, SAMPLE);
}

#[test]
fn gobang_puzzles_are_proved_again() {
    prove::<GobangPuzzles>(GOBANG, SAMPLE);
}

#[test]
fn qubic_puzzles_are_proved_again() {
    prove::<QubicPuzzles>(QUBIC, SAMPLE);
}

#[test]
fn reversi_puzzles_are_proved_again() {
    prove::<ReversiPuzzles>(REVERSI, SAMPLE);
}

#[test]
#[ignore = "takes minutes"]
fn all_puzzles_are_proved_again() {
    CHESS.into_iter().for_each(|text| prove::<ChessPuzzles>(text, usize::MAX));
    prove::<Connect4Puzzles>(CONNECT4, usize::MAX);
    prove::<GobangPuzzles>(GOBANG, usize::MAX);
    prove::<QubicPuzzles>(QUBIC, usize::MAX);
    prove::<ReversiPuzzles>(REVERSI, usize::MAX);
}

#[test]
fn wrong_answers_are_not_confirmed() {
    let mut puzzles = maker::read::<QubicPuzzles>(QUBIC).unwrap();
    puzzles.truncate(1);
    let (puzzle, position) = &mut puzzles[0];
    let legal = position.legal_moves().into_iter().map(|mv| mv.to_string());
    let wrong = legal.into_iter().find(|mv| !puzzle.solution.answers.contains(mv));
    puzzle.solution.answers.extend(wrong);
    assert!(maker::prove_again(QubicPuzzles::default(), &puzzles, 1).is_err());
}

#[test]
fn puzzle_of_another_position_is_an_error() {
    let mut puzzles = puzzle::parse(QUBIC).unwrap();
    puzzles.truncate(1);
    let id = std::mem::replace(&mut puzzles[0].id, "000000".into());
    assert!(maker::read::<QubicPuzzles>(&puzzle::write(&puzzles)).is_err());
    puzzles[0].id = id;
    puzzles.push(puzzles[0].clone());
    assert!(maker::read::<QubicPuzzles>(&puzzle::write(&puzzles)).is_err());
}

/// The puzzles after calls with these numbers of games, which share a result file.
fn make(name: &str, calls: &[u64]) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("puzzles").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("puzzles.txt");
    for &games in calls {
        let options =
            Options { path: path.clone(), results: folder.join("results"), games, count: 12, seed: 3 };
        maker::make(QubicPuzzles::default(), &options, &mut Vec::new()).unwrap();
    }
    fs::read_to_string(path).unwrap()
}

#[test]
fn interrupted_call_is_resumed_with_the_same_puzzles() {
    let whole = make("whole", &[16]);
    let puzzles = maker::read::<QubicPuzzles>(&whole).unwrap();
    assert_eq!(puzzles.len(), 12);
    assert!(puzzles.is_sorted_by_key(|(puzzle, _)| puzzle.rating));
    assert_eq!(make("resumed", &[3, 16]), whole);
    assert_eq!(make("repeated", &[16, 16]), whole);
}

#[test]
fn new_ratings_leave_the_rest_of_puzzles_unchanged() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("puzzles").join("rated");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("puzzles.txt");
    let stored: Vec<_> = puzzle::parse(QUBIC).unwrap().into_iter().step_by(100).collect();
    let mut unrated: Vec<_> = stored
        .iter()
        .cloned()
        .map(|puzzle| puzzle::Puzzle { rating: 1500, deviation: 350, ..puzzle })
        .collect();
    unrated.reverse();
    fs::write(&path, puzzle::write(&unrated)).unwrap();
    maker::rate::<QubicPuzzles>(&path, &mut Vec::new()).unwrap();
    assert_eq!(fs::read_to_string(path).unwrap(), puzzle::write(&stored));
}

#[test]
fn all_files_of_a_game_are_verified() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("puzzles").join("files");
    fs::create_dir_all(&folder).unwrap();
    let puzzles = puzzle::parse(QUBIC).unwrap();
    for (name, part) in [("puzzles.txt", &puzzles[..3]), ("puzzles-2.txt", &puzzles[3..5])] {
        fs::write(folder.join(name), puzzle::write(part)).unwrap();
    }
    let options = VerifyOptions { path: folder.join("puzzles.txt"), every: 1 };
    let mut out = Vec::new();
    maker::verify(QubicPuzzles::default(), &options, &mut out).unwrap();
    assert!(String::from_utf8(out).unwrap().contains("5 puzzles, 5 proved again"));
    fs::write(folder.join("puzzles-2.txt"), "id\n").unwrap();
    assert!(maker::verify(QubicPuzzles::default(), &options, &mut Vec::new()).is_err());
}
