//! Readers of text and of data: whatever is given, they answer, and what they accept they write as they read it.

use std::fmt::Display;
use std::str::FromStr;

use stratege::core::rules::Rules;
use stratege::games::chess::{self, fen as notation, formats::pgn as sheets, san as algebra};
use stratege::games::connect4::engine::{book::LayerBook, openings::MoveBook};
use stratege::games::reversi::engine::weights::Weights;
use stratege::games::{connect4, gobang, qubic, reversi};
use stratege::registry::{self, ErasedMatch, GAMES, formats};
use stratege_cli::player_spec::PlayerSpec;

/// The bytes as text, with those that are none replaced.
pub fn text(data: &[u8]) -> String {
    String::from_utf8_lossy(data).into_owned()
}

/// Matches of any game: whole lines, and bare moves or positions of each.
pub fn records(data: &[u8]) {
    let text = text(data);
    if let Ok(read) = registry::read(&text) {
        walk(read);
    }
    for game in GAMES {
        match game.read(&text) {
            Ok(read) => walk(read),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

/// The match comes back from its line, and every place of it can be looked at.
fn walk(mut read: Box<dyn ErasedMatch>) {
    let (line, view) = (read.record_text(), read.view());
    let again = registry::read(&line).unwrap_or_else(|error| panic!("{line}: {error}"));
    assert_eq!(again.record_text(), line);
    assert_eq!(again.view(), view);
    // A declared end is one step more.
    let steps = view.moves.len() + usize::from(read.goto(view.moves.len() + 1).is_ok());
    for step in 0..=steps {
        read.goto(step).unwrap();
        let seen = read.view();
        assert_eq!(seen.cells.len(), seen.columns * seen.rows);
        assert_eq!(seen.outcome.is_some(), seen.legal.is_empty(), "{line} after {step}");
    }
    assert!(read.goto(steps + 1).is_err());
}

/// What is accepted is written so that it is read again as the same.
fn returns<T: FromStr<Err = stratege::core::error::Error> + Display + PartialEq + std::fmt::Debug>(
    text: &str,
) {
    match text.parse::<T>() {
        Ok(read) => assert_eq!(read.to_string().parse::<T>().as_ref(), Ok(&read), "{text:?}"),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn notation<G: Rules>(text: &str) {
    returns::<G::Move>(text);
    returns::<G::Start>(text);
    for word in G::split_moves(text) {
        assert!(!word.is_empty() && text.contains(word));
    }
}

/// Moves, starts and lists of moves in the notations of the five games.
pub fn notations(data: &[u8]) {
    let text = text(data);
    notation::<reversi::Position>(&text);
    notation::<gobang::Position>(&text);
    notation::<chess::Position>(&text);
    notation::<qubic::Position>(&text);
    notation::<connect4::Position>(&text);
}

/// Chess positions: those that are accepted have the moves that another program finds there.
pub fn fen(data: &[u8]) {
    let text = text(data);
    let Ok(board) = notation::read(&text) else { return };
    let written = board.to_string();
    assert_eq!(notation::read(&written), Ok(board), "{text:?}");
    assert_eq!(board.zobrist(), board.zobrist_from_scratch(), "{text:?}");
    let legal = board.legal_moves();
    assert_eq!(legal.len(), board.count_legal_moves() as usize, "{text:?}");
    if let Ok(theirs) = written.parse::<cozy_chess::Board>() {
        let mut count = 0;
        theirs.generate_moves(|moves| {
            count += moves.len();
            false
        });
        assert_eq!(legal.len(), count, "{written}");
    }
    for &one in legal.iter() {
        assert_eq!(algebra::read(&board, &algebra::write(&board, one)), Ok(one), "{written}");
    }
}

/// A move as a chess player writes it, in places where much is possible.
pub fn san(data: &[u8]) {
    const PLACES: [&str; 4] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
        "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1",
    ];
    let text = text(data);
    for place in PLACES {
        let board = notation::read(place).unwrap();
        if let Ok(chosen) = algebra::read(&board, &text) {
            assert!(board.legal_moves().contains(&chosen), "{text:?} in {place}");
            assert_eq!(algebra::read(&board, &algebra::write(&board, chosen)), Ok(chosen));
        }
    }
}

/// Files of chess games: what is read is written so that the same is read again.
pub fn pgn(data: &[u8]) {
    let text = text(data);
    for sheet in sheets::read(&text).take(50) {
        let Ok(sheet) = sheet else { continue };
        let written = sheet.to_string();
        let again = sheets::read(&written).next().unwrap_or_else(|| panic!("nothing in {written:?}"));
        let again = again.unwrap_or_else(|error| panic!("{error} in {written:?}"));
        assert_eq!(again.to_string(), written);
        if let Ok(record) = sheet.record() {
            assert_eq!(again.record().as_ref(), Ok(&record), "{written:?}");
        }
    }
}

/// Files of matches as other programs write them: what is read is written, and read again as the same position.
pub fn formats(data: &[u8]) {
    let text = text(data);
    for game in GAMES {
        for format in formats::formats(game.id()).unwrap() {
            for read in formats::read_matches(game.id(), format.name, &text).unwrap() {
                // Looked at from its end.
                let Ok(line) = read.map(|line| line.replace('!', "")) else { continue };
                // Bare moves do not say how the game began; without more they are read from the usual start.
                let is_usual = line.split(':').nth(1) == game.info().starts.first().map(String::as_str);
                if !is_usual {
                    continue;
                }
                let written = formats::write_match(game.id(), format.name, &line).unwrap();
                let again = formats::read_matches(game.id(), format.name, &written).unwrap();
                let Some(Ok(again)) = again.first() else {
                    panic!("{}: {line} as {}: {written:?}", format.name, game.id());
                };
                // Some formats hold the position alone.
                let stands = |line: &str| {
                    let view = game.read(line).unwrap().view();
                    (view.cells, view.side)
                };
                assert_eq!(stands(again), stands(&line), "{}: {written:?}", format.name);
            }
        }
    }
}

/// Boards of Reversi in 64 characters.
pub fn obf(data: &[u8]) {
    let text = text(data);
    if let Ok(start) = text.parse::<reversi::Start>() {
        let position = reversi::Position::begin(&start);
        let again: reversi::Start = reversi::formats::obf::write(&position).parse().unwrap();
        assert_eq!(reversi::Position::begin(&again), position, "{text:?}");
        assert_eq!(position.outcome().is_some(), position.legal_moves().is_empty());
    }
}

/// Changed numbers of players, as they are typed and as the page hands them over.
pub fn parameters(data: &[u8]) {
    let text = text(data);
    let Ok(PlayerSpec { name, changes, .. }) = text.parse() else { return };
    for game in GAMES {
        for player in game.info().players.iter().filter(|player| player.id == name) {
            let allowed = changes.iter().all(|(name, numbers)| {
                player.parameters.iter().any(|one| {
                    one.name == name
                        && one.default.len() == numbers.len()
                        && numbers.iter().all(|number| (one.min..=one.max).contains(number))
                })
            });
            let made = game.player(player.id, &changes, 1);
            assert_eq!(made.is_ok(), allowed, "{text:?} in {}", game.id());
        }
    }
}

/// Packed data that a damaged disk might hand to an engine: it is refused, or it can be used.
pub fn books(data: &[u8]) {
    if let Some(book) = LayerBook::unpack(data) {
        let board = (&connect4::Position::begin(&connect4::Start::default())).into();
        book.value(&board);
    }
    // What a damaged book of many moves leads to takes long to walk through; it is read as part of the program only.
    let is_shallow = data.first().is_some_and(|&most_discs| most_discs < 10);
    if let Some(moves) = is_shallow.then(|| MoveBook::unpack(data)).flatten() {
        moves.find(&(&connect4::Position::begin(&connect4::Start::default())).into());
        assert_eq!(moves.iter().count(), moves.len());
    }
    if let Some(book) = qubic::engine::book::Book::unpack(data) {
        assert!(book.find(0, 0).is_some());
    }
    if let Some(weights) = Weights::unpack(data) {
        assert_eq!(Weights::unpack(&weights.pack()).map(|again| again.pack()), Some(weights.pack()));
    }
}
