//! Games in the formats of other programs: GGF, OBF and WTHOR.

use stratege::core::board_view::BoardView;
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::reversi::Position;
use stratege::games::reversi::formats::{ggf, obf, wthor};
use stratege::search::random::Random;

type Match = Record<Position>;

fn random_game(number: u64) -> Match {
    let mut random = Random::new(number);
    let mut record = Match::new(Position::starts()[number as usize % 4].clone());
    while record.outcome().is_none() {
        let moves = record.position().legal_moves();
        record.play(moves[random.below(moves.len())]).unwrap();
    }
    record
}

fn read_ggf(text: &str) -> Match {
    let mut games = ggf::read(text);
    assert_eq!(games.len(), 1);
    games.remove(0).unwrap()
}

#[test]
fn ggf_contains_the_game_and_its_result() {
    let game: Match = "reversi:diagonal-mole:e6f4e3f6g5d6e7f5c5".parse().unwrap();
    let text = ggf::write(&game);
    let board = format!("{}*O------O*{}", "-".repeat(27), "-".repeat(27));
    assert_eq!(
        text,
        format!(
            "(;GM[Othello]PC[Stratege]TY[8]RE[-64]BO[8 {board} O]\
             W[E6]B[F4]W[E3]B[F6]W[G5]B[D6]W[E7]B[F5]W[C5];)"
        )
    );
    let begun: Match = "reversi:diagonal-tomato:f4".parse().unwrap();
    assert!(ggf::write(&begun).contains("RE[?]"));
}

#[test]
fn ggf_round_trips_with_and_without_passes() {
    let mut passes = 0;
    for game in (0..100).map(random_game) {
        let text = ggf::write(&game);
        assert_eq!(read_ggf(&text), game);
        let bare = text.replace("B[PASS]", "").replace("W[PASS]", "");
        passes += usize::from(bare != text);
        assert_eq!(read_ggf(&bare), game);
        assert_eq!(read_ggf(&text.replace(']', "]\n ")), game);

        let [black, white] = game.positions().last().unwrap().score();
        let winners = (64 - black - white) * (black - white).signum();
        assert!(text.contains(&format!("RE[{:+}]", black - white + winners)), "{text}");
    }
    assert!(passes > 20, "{passes}");
}

#[test]
fn obf_is_the_current_position() {
    let mut game: Match = "reversi:diagonal-mole:f5d6".parse().unwrap();
    for ply in 0..3 {
        game.goto(ply).unwrap();
        let start = obf::write(game.position());
        let again: Match = start.parse().unwrap();
        assert_eq!(again.position(), game.position(), "{start}");
    }
}

/// A WTHOR file without games, with these changed header bytes.
fn header(changes: &[(usize, u8)]) -> Vec<u8> {
    let mut bytes = vec![20, 15, 12, 31, 0, 0, 0, 0, 0, 0, 185, 7, 8, 1, 24, 0];
    changes.iter().for_each(|&(place, byte)| bytes[place] = byte);
    bytes
}

#[test]
fn wthor_headers_are_validated() {
    for right in [&[][..], &[(2, 0), (3, 0)], &[(12, 0)], &[(13, 0)]] {
        let file = wthor::read(&header(right)).unwrap_or_else(|error| panic!("{right:?}: {error}"));
        assert_eq!((file.year, file.games.len()), (1977, 0));
    }
    for wrong in [(2, 13), (2, 255), (3, 32), (3, 255), (12, 10), (13, 2), (13, 255)] {
        assert!(wthor::read(&header(&[wrong])).is_err(), "{wrong:?}");
    }
}

#[test]
fn wthor_squares_are_validated() {
    for (square, is_square) in [(56, true), (50, false), (59, false), (6, false), (96, false)] {
        let mut bytes = header(&[(4, 1)]);
        bytes.extend([0; 8]);
        bytes.push(square);
        bytes.resize(16 + 68, 0);
        let games = wthor::read(&bytes).unwrap().games;
        assert_eq!(games.len(), 1);
        assert_eq!(games[0].is_ok(), is_square, "{square}");
        let error = games[0].as_ref().err().map(ToString::to_string).unwrap_or_default();
        assert_eq!(error.contains("this is no square"), !is_square, "{square}");
    }
}
