//! Parsers of text and data: they accept or reject any input, and accepted input round-trips.

use std::fmt::Display;
use std::str::FromStr;

use stratege::core::rules::Rules;
use stratege::games::chess::{self, fen as notation, formats::pgn as sheets, san as algebra};
use stratege::games::connect4::engine::{book::LayerBook, openings::MoveBook};
use stratege::games::reversi::engine::weights::Weights;
use stratege::games::{connect4, gobang, qubic, reversi};
use stratege::registry::{self, ErasedMatch, GAMES, formats};
use stratege_cli::player_spec::PlayerSpec;

/// The bytes as text, with invalid UTF-8 replaced.
pub fn text(data: &[u8]) -> String {
    String::from_utf8_lossy(data).into_owned()
}

/// Matches of any game: record texts, and bare moves or positions.
pub fn records(data: &[u8]) {
    let text = text(data);
    if let Ok(read) = registry::read(&text) {
        visit_all_steps(read);
    }
    for game in GAMES {
        match game.read(&text) {
            Ok(read) => visit_all_steps(read),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

/// The match round-trips through its record text, and every step can be visited.
fn visit_all_steps(mut read: Box<dyn ErasedMatch>) {
    let (line, view) = (read.record_text(), read.view());
    let again = registry::read(&line).unwrap_or_else(|error| panic!("{line}: {error}"));
    assert_eq!(again.record_text(), line);
    assert_eq!(again.view(), view);
    // A declared end is an additional step.
    let steps = view.moves.len() + usize::from(read.goto(view.moves.len() + 1).is_ok());
    for step in 0..=steps {
        read.goto(step).unwrap();
        let seen = read.view();
        assert_eq!(seen.cells.len(), seen.columns * seen.rows);
        assert_eq!(seen.outcome.is_some(), seen.legal.is_empty(), "{line} after {step}");
    }
    assert!(read.goto(steps + 1).is_err());
}

/// Accepted text is written in a form that parses to the same value.
fn round_trips<T: FromStr<Err = stratege::core::error::Error> + Display + PartialEq + std::fmt::Debug>(
    text: &str,
) {
    match text.parse::<T>() {
        Ok(read) => assert_eq!(read.to_string().parse::<T>().as_ref(), Ok(&read), "{text:?}"),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn notation<G: Rules>(text: &str) {
    round_trips::<G::Move>(text);
    round_trips::<G::Start>(text);
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

/// Chess positions: accepted ones have the legal moves that another program finds.
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

/// SAN moves, in positions with many possible moves.
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

/// PGN files: accepted games round-trip.
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

/// Files of other programs: accepted matches round-trip to the same position.
pub fn formats(data: &[u8]) {
    let text = text(data);
    for game in GAMES {
        for format in formats::formats(game.id()).unwrap() {
            for read in formats::read_matches(game.id(), format.name, &text).unwrap() {
                // Visits the match from its end.
                let Ok(line) = read.map(|line| line.replace('!', "")) else { continue };
                // Bare moves do not contain the start; the default start is assumed.
                let is_usual = line.split(':').nth(1) == game.info().starts.first().map(String::as_str);
                if !is_usual {
                    continue;
                }
                let written = formats::write_match(game.id(), format.name, &line).unwrap();
                let again = formats::read_matches(game.id(), format.name, &written).unwrap();
                let Some(Ok(again)) = again.first() else {
                    panic!("{}: {line} as {}: {written:?}", format.name, game.id());
                };
                // Some formats contain the position only.
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

/// Changed parameters of players, as typed and as passed by the page.
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

/// Packed engine data as a damaged disk might return it: rejected, or usable.
pub fn books(data: &[u8]) {
    if let Some(book) = LayerBook::unpack(data) {
        let board = (&connect4::Position::begin(&connect4::Start::default())).into();
        book.value(&board);
    }
    // Traversing a damaged book with many moves takes long; the book is compiled into the program, so that
    // this does not happen in practice.
    let is_shallow = data.first().is_some_and(|&max_discs| max_discs < 10);
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
