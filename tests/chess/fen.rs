//! FEN and the notation of single moves, read and written, and the positions of errors.

use stratege::core::error::Error;
use stratege::core::rules::Rules;
use stratege::games::chess::{Position, Start, fen, san};

/// Place, square or row, and code of an error.
fn error_at(text: &str) -> (usize, &'static str, &'static str) {
    match fen::read(text) {
        Err(Error::BadPosition { place, spot, why, .. }) => (place, spot, why.code),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn errors_carry_their_position() {
    for (text, place, spot, code) in [
        ("", 1, "", "fen-fields"),
        ("8/8 w -", 8, "", "fen-fields"),
        ("4k3/8/8/8/8/8/8/4K3", 20, "", "fen-fields"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0", 28, "", "fen-one-counter"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 e4", 31, "", "fen-too-many-fields"),
        ("4k3/8/8/8/8/8/8/4KX2 w - - 0 1", 19, "1", "fen-letter"),
        ("4k3/8/8/8/8/8/8/4Kä2 w - - 0 1", 19, "1", "fen-letter"),
        ("4k3/8/8/8/8/8/44/4K3 w - - 0 1", 16, "2", "fen-two-numbers"),
        ("4k4/8/8/8/8/8/8/4K3 w - - 0 1", 3, "8", "fen-long-row"),
        ("4k3/ppppppppp/8/8/8/8/8/4K3 w - - 0 1", 13, "7", "fen-long-row"),
        ("4k3/8/8/7/8/8/8/4K3 w - - 0 1", 10, "5", "fen-short-row"),
        ("4k3/8/8/8/8/8/8/4K2 w - - 0 1", 20, "1", "fen-short-row"),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", 18, "", "fen-rows"),
        ("4k3/8/8/8/8/8/8/4K3/8 w - - 0 1", 20, "", "fen-rows"),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", 21, "", "fen-side"),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", 1, "", "fen-white-king"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", 1, "", "fen-black-king"),
        ("4k3/4k3/8/8/8/8/8/4K3 w - - 0 1", 6, "e7", "fen-two-kings"),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", 4, "h8", "fen-pawn-on-edge"),
        ("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", 17, "a1", "fen-pawn-on-edge"),
        ("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", 14, "a6", "fen-pawns"),
        ("qq2k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1", 1, "", "fen-black-pieces"),
        ("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", 1, "", "fen-white-pieces"),
        ("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", 2, "e8", "fen-king-in-reach"),
        ("4k3/8/8/8/8/8/8/4r1K1 b - - 0 1", 20, "g1", "fen-king-in-reach"),
        ("4k3/8/8/1q5q/8/5n2/8/4K2r w - - 0 1", 0, "", ""),
        ("4k3/8/8/4q3/7q/5n2/8/4K3 w - - 0 1", 23, "e1", "fen-checks"),
        ("4k2r/8/8/8/8/8/8/4K3 w KX - 0 1", 24, "", "fen-castling-rook"),
        ("4k2r/8/8/8/8/8/8/4K3 w kx - 0 1", 25, "", "fen-castling"),
        ("4k2r/8/8/8/8/8/8/4K3 w kh - 0 1", 25, "", "fen-castling-twice"),
        ("7r/4k3/8/8/8/8/8/4K3 w k - 0 1", 24, "", "fen-castling-rook"),
        ("4k3/8/8/8/8/8/8/4K3 w - e4 0 1", 25, "", "fen-en-passant"),
        ("4k3/8/8/8/8/8/8/4K3 w - e3 0 1", 25, "", "fen-no-leap"),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", 25, "", "fen-no-leap"),
        ("4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", 29, "", "fen-no-leap"),
        ("4k3/8/8/8/8/8/8/4K3 w - - +1 1", 27, "", "fen-clock"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 10000 1", 27, "", "fen-clock"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 0", 29, "", "fen-number"),
    ] {
        if code.is_empty() {
            assert!(fen::read(text).is_ok(), "{text}");
        } else {
            assert_eq!(error_at(text), (place, spot, code), "{text}");
        }
    }
    assert_eq!(
        fen::read("4k2P/8/8/8/8/8/8/4K3 w - - 0 1").unwrap_err().to_string(),
        "the position \"4k2P/8/8/8/8/8/8/4K3 w - - 0 1\" is wrong at character 4, h8: pieces: no pawn can stand \
         on the first or the last row"
    );
}

#[test]
fn en_passant_square_requires_a_legal_capture() {
    let written = |text: &str| fen::read(text).unwrap().to_string();
    let no_taker = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert!(written(no_taker).contains(" KQkq - 0 1"));
    let taker = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3";
    assert_eq!(written(taker), taker);
    // Both pawns leave the row, which exposes the king to the rook.
    assert!(written("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1").contains(" b - - "));
    // Moves and reading give the same square.
    let mut position = Position::begin(&"8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1".parse().unwrap());
    position.play("e2e4".parse().unwrap()).unwrap();
    assert_eq!(position.board().en_passant(), None);
}

#[test]
fn castling_rights_are_read_in_three_formats_and_written_in_one() {
    let written_form = |texts: &[&str]| {
        let boards: Vec<_> = texts.iter().map(|text| fen::read(text).unwrap()).collect();
        assert!(boards.windows(2).all(|pair| pair[0] == pair[1]), "{texts:?}");
        boards[0].to_string()
    };
    let standard = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(written_form(&[standard, "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"]), standard);
    let inner = "1r2k2r/8/8/8/8/8/8/RR2K2R w HBhb - 0 1";
    assert_eq!(
        written_form(&[inner, "1r2k2r/8/8/8/8/8/8/RR2K2R w KBkq - 0 1"]),
        inner.replace("HBhb", "KBkq")
    );
    let start = |text: &str| text.parse::<Start>().unwrap().to_string();
    assert_eq!(start("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"), "standard");
    assert_eq!(start("chess960-518"), "standard");
    assert_eq!(start("chess960-0"), "chess960-0");
    assert_eq!(start(standard), standard.replace(' ', "_"));
    assert_eq!(start(&standard.replace(' ', "_")), standard.replace(' ', "_"));
    for none in ["chess960-960", "chess960-+1", "chess960-", "normal", "normal 8/8"] {
        assert_eq!(none.parse::<Start>().unwrap_err().code(), "unknown-start", "{none}");
    }
}

#[test]
fn san_disambiguates_minimally() {
    for (text, plain, written) in [
        ("4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1", "g1e2", "Ne2"),
        ("4k3/8/8/8/8/5N2/8/4K1N1 w - - 0 1", "g1e2", "Ne2"),
        ("4k3/8/8/1N3N2/8/8/8/4K3 w - - 0 1", "b5d4", "Nbd4"),
        ("4k3/8/8/1N6/8/1N6/8/4K3 w - - 0 1", "b5d4", "N5d4"),
        ("8/1k6/8/2Q1Q3/8/2Q5/8/4K3 w - - 0 1", "c5d4", "Qc5d4"),
        // The other knight is pinned.
        ("4k3/4r3/8/8/8/4N3/8/1N2K3 w - - 0 1", "b1c3", "Nc3"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", "axb8=Q+"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O"),
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "Ra8#"),
    ] {
        let board = fen::read(text).unwrap();
        assert_eq!(san::write(&board, plain.parse().unwrap()), written, "{text}");
    }
}

#[test]
fn san_variants_are_accepted() {
    let board = fen::read("1n2k3/P7/8/3pP3/8/8/8/R3K2R w KQ d6 0 1").unwrap();
    for (written, plain) in [
        ("exd6", "e5d6"),
        ("exd6 e.p.", "e5d6"),
        ("ed6", "e5d6"),
        ("e5xd6+", "e5d6"),
        ("axb8=Q", "a7b8q"),
        ("axb8Q+!?", "a7b8q"),
        ("a8=N", "a7a8n"),
        ("a8n", "a7a8n"),
        ("a8(R)", "a7a8r"),
        ("a8b", "a7a8b"),
        ("0-0", "e1g1"),
        ("O-O-O!", "e1c1"),
        ("Ke1-e2", "e1e2"),
        ("Rh1-h3", "h1h3"),
        ("R1a3", "a1a3"),
        ("Rd1??", "a1d1"),
        ("Pe6", "e5e6"),
    ] {
        assert_eq!(san::read(&board, written).unwrap().to_string(), plain, "{written}");
    }
    for (wrong, code) in [
        ("Rf2", "illegal-move"),
        ("a8", "illegal-move"),
        ("a8=K", "unreadable-move"),
        ("Ke1g1", "illegal-move"),
        ("Qd1", "illegal-move"),
        ("K", "unreadable-move"),
        ("=", "unreadable-move"),
        ("♔e2", "unreadable-move"),
        ("", "unreadable-move"),
    ] {
        assert_eq!(san::read(&board, wrong).map_err(|error| error.code()), Err(code), "{wrong}");
    }
    let rooks = fen::read("4k3/8/8/8/8/R6R/8/4K3 w - - 0 1").unwrap();
    assert_eq!(
        san::read(&rooks, "Rd3").unwrap_err().to_string(),
        "Rd3 is not allowed here: more than one piece can go there, and the move must say which"
    );
}
