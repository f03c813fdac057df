//! Positions, addresses and annotated games of chess as imported texts.

use stratege::core::import::ImportOptions;
use stratege::registry::formats;

fn import(text: &str) -> Vec<Result<String, String>> {
    let options = ImportOptions::default();
    let found = formats::import("chess", text, &options).unwrap();
    found.map(|(found, _)| found.map(|found| found.record).map_err(|error| error.to_string())).collect()
}

const PIECES: &str = "4k3/8/8/8/8/8/4P3/4K3";

#[test]
fn positions_have_one_to_six_fields() {
    for (text, side, counters) in [
        (PIECES.to_string(), "w", "0_1"),
        (format!("{PIECES} b"), "b", "0_1"),
        (format!("{PIECES} b -"), "b", "0_1"),
        (format!("{PIECES} b - -"), "b", "0_1"),
        (format!("{PIECES} w - - 7"), "w", "7_1"),
        (format!("  {PIECES} w - - 7 31\n"), "w", "7_31"),
    ] {
        assert_eq!(import(&text), [Ok(format!("chess:{PIECES}_{side}_-_-_{counters}:"))], "{text}");
    }
}

#[test]
fn operations_of_an_epd_are_ignored() {
    let text = format!("{PIECES} w - - bm e4; id \"Pawn ending 1\";\n{PIECES} b - - acd 9;\n");
    let found = import(&text);
    assert_eq!(found.len(), 2);
    assert!(found.iter().all(Result::is_ok), "{found:?}");
    let options = ImportOptions::default();
    let (first, _) = formats::import("chess", &text, &options).unwrap().next().unwrap();
    assert_eq!(first.unwrap().header.event, "Pawn ending 1");
}

#[test]
fn broken_positions_have_a_reason_and_a_place() {
    for (text, place, reason) in [
        ("4k3/8/8/8/8/8/4P3/4K4 w - - 0 1", "line 1, column 21", "more than eight squares"),
        ("4k3/8/8/8/8/8/4P3 w - - 0 1", "line 1, column 18", "a board has eight rows"),
        ("4k3/8/8/8/8/8/4P3/8 w", "line 1, column 1", "White has no king"),
        (&format!("{PIECES} x"), "line 1, column 23", "side to move"),
        (&format!("{PIECES} w\n4k3/8/8/8/8/8/4P3/4X3"), "line 2, column 20", "a piece is one of"),
    ] {
        let found = import(text);
        let error = found.last().unwrap().as_ref().unwrap_err();
        assert!(error.starts_with(place) && error.contains(reason), "{text}: {error}");
    }
}

#[test]
fn addresses_contain_moves_or_a_position() {
    for (text, record) in [
        (
            "https://lichess.org/analysis/standard/4k3/8/8/8/8/8/4P3/4K3_b_-_-_5_9",
            "chess:4k3/8/8/8/8/8/4P3/4K3_b_-_-_5_9:",
        ),
        (
            "https://lichess.org/editor/4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1?color=white",
            "chess:4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1:",
        ),
        ("lichess.org/analysis/pgn/e4_e5_Nf3", "chess:standard:e2e4e7e5g1f3"),
        ("https://lichess.org/analysis?pgn=1.%20e4%20c5", "chess:standard:e2e4c7c5"),
        (
            "https://lichess.org/analysis/fromPosition/4k3/8/8/8/8/8/4P3/4K3%20w%20-%20-%200%201",
            "chess:4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1:",
        ),
    ] {
        assert_eq!(import(text), [Ok(record.to_string())], "{text}");
    }
    let error = import("https://lichess.org/q7ZvsdUF")[0].clone().unwrap_err();
    assert!(error.ends_with("nothing is fetched from the network"), "{error}");
    let broken = import("https://lichess.org/analysis/4k3/8/8/8/8/8/4P3/8_w_-_-_0_1")[0].clone().unwrap_err();
    assert!(broken.contains("White has no king"), "{broken}");
}

#[test]
fn clocks_and_evaluations_are_taken_from_the_comments() {
    let text = "[White \"Anna\"]\n\n1. e4 { [%eval 0.17] [%clk 0:03:00] } e5 { [%eval #-3,20] } 2. Nf3 {[%eval ]]x} *";
    let options = ImportOptions::default();
    let (found, _) = formats::import("chess", text, &options).unwrap().next().unwrap();
    let header = found.unwrap().header;
    assert_eq!(header.clocks, ["0:03:00", "", ""]);
    assert_eq!(header.evaluations, ["0.17", "#-3", ""]);
    assert_eq!(header.players, ["Anna", ""]);
    let (plain, _) = formats::import("chess", "1. e4 {good} *", &options).unwrap().next().unwrap();
    assert_eq!(plain.unwrap().header.clocks, [""; 0]);
}
