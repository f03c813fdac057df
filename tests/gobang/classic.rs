//! CPC-Gobang compared with the text's examples and a plain reference implementation of its evaluation.

use stratege::core::game::Game;
use stratege::core::parameters::{Changes, Parameters};
use stratege::core::player::{Choice, Limits, NoObserver, Score};
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games::gobang::classic::{Numbers, Weighing, explain, line};
use stratege::games::gobang::geometry::DIRECTIONS;
use stratege::games::gobang::position::SIZES;
use stratege::games::gobang::{Move, Position, Start};

use crate::classic_reference::{plain, positions, reference_value};

type Match = Record<Position>;

fn parameters(player: &str, changes: &[(&str, i32)]) -> Parameters {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == player).unwrap();
    let changes: Vec<_> = changes.iter().map(|&(name, value)| (name.to_string(), vec![value])).collect();
    Parameters::with_changes(&entry.parameters, &changes).unwrap()
}

fn numbers(changes: &[(&str, i32)]) -> Numbers {
    Numbers::new(&parameters("cpc-gobang", changes))
}

fn choose(record: &Match, changes: &[(&str, i32)], seed: u64) -> Choice<Move> {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == "cpc-gobang").unwrap();
    let mut player = (entry.new_player.unwrap())(&parameters("cpc-gobang", changes), seed);
    player.choose(record, &Limits::default(), &mut NoObserver)
}

/// A row of the text: `0` own, `+` enemy, `X` target, `-` empty; with the target's cell. It runs along
/// `DIRECTIONS` from the middle of a 20 by 20 board.
fn drawn(row: &str, direction: usize) -> (Position, usize) {
    let (right, down) = DIRECTIONS[direction];
    let marks: Vec<char> = row.chars().filter(|mark| *mark != ' ').collect();
    let square = |at: usize| {
        let step = at as i32 - marks.len() as i32 / 2;
        Move::on((10 + step * right) as usize, (10 + step * down) as usize)
    };
    let stones = marks.iter().enumerate().filter_map(|(at, mark)| match mark {
        '0' => Some((square(at), Side::First)),
        '+' => Some((square(at), Side::Second)),
        _ => None,
    });
    let start = Start { size: 20, ..Start::default() };
    let position = Position::with_stones(&start, stones, Side::First).unwrap();
    let target = marks.iter().position(|mark| *mark == 'X').unwrap();
    (position, position.cell(square(target)))
}

/// P of the five windows that contain the target of a row.
fn points(row: &str, direction: usize, numbers: &Numbers) -> [i32; 5] {
    let (position, target) = drawn(row, direction);
    let line = line(&position, target, Side::First, DIRECTIONS[direction]);
    numbers.windows(&line).map(|window| window.map_or(0, |window| window.points))
}

/// P of the window that ends in the target, the first of the five.
fn ending_in_target(row: &str, numbers: &Numbers) -> i32 {
    points(row, 0, numbers)[0]
}

#[test]
fn example_of_the_text_has_five_points() {
    for direction in 0..4 {
        assert_eq!(points("+ 0 - - 0 X", direction, &numbers(&[]))[0], 5);
    }
    let (position, target) = drawn("+ 0 - - 0 X", 0);
    let line = line(&position, target, Side::First, DIRECTIONS[0]);
    let window = numbers(&[]).windows(&line)[0].unwrap();
    assert_eq!((window.count, window.together, window.near, window.open), (2, false, true, false));
    assert_eq!(window.from, -4);
}

#[test]
fn windows_agree_with_the_text() {
    const ROW: &str = "+ + - - 0 X 0 - 0 - -";
    // Both readings of ZS and of NH agree with the text here.
    for (zs, nh) in [(1, 1), (1, 2), (2, 1), (2, 2)] {
        let numbers = numbers(&[("zs-reading", zs), ("nh-reach", nh)]);
        for direction in 0..4 {
            assert_eq!(points(ROW, direction, &numbers), [0, 6, 7, 11, 6]);
        }
    }
    let (position, target) = drawn(ROW, 0);
    let best = numbers(&[]).evaluate(&position, target, Side::First).directions[0].own.unwrap();
    assert_eq!((best.points, best.from), (11, -1), "the window from the fifth square on");
}

#[test]
fn edge_blocks_like_an_enemy_stone() {
    // The same row with the edge in place of the enemy, along each edge of each board.
    for size in SIZES {
        let start = Start { size, ..Start::default() };
        let stones = [2usize, 4, 6].map(|column| (Move::on(column, 7), Side::First));
        let position = Position::with_stones(&start, stones, Side::First).unwrap();
        let target = position.cell(Move::on(3, 7));
        let windows = numbers(&[]).windows(&line(&position, target, Side::First, (1, 0)));
        assert_eq!(windows.map(|window| window.map_or(0, |window| window.points)), [0, 6, 7, 11, 6]);
        let mirrored = stones.map(|(stone, side)| (Move::on(7, size - 1 - stone.column()), side));
        let position = Position::with_stones(&start, mirrored, Side::First).unwrap();
        let target = position.cell(Move::on(7, size - 4));
        let windows = numbers(&[]).windows(&line(&position, target, Side::First, (0, 1)));
        assert_eq!(windows.map(|window| window.map_or(0, |window| window.points)), [6, 11, 7, 6, 0]);
    }
}

#[test]
fn rows_a_b_and_c_compare_as_in_the_text() {
    let [a, b, c] = ["0 0 - 0 X", "0 0 0 - X", "- 0 0 0 X"];
    for (zs, nh, agrees) in [(1, 1, true), (1, 2, true), (2, 1, true), (2, 2, false)] {
        let numbers = numbers(&[("zs-reading", zs), ("nh-reach", nh)]);
        let [a, b, c] = [a, b, c].map(|row| ending_in_target(row, &numbers));
        assert_eq!(c > a && c > b, agrees, "ZS {zs}, NH {nh}: {a} {b} {c}");
    }
    let plain = numbers(&[]);
    assert_eq!([a, b, c].map(|row| ending_in_target(row, &plain)), [11, 10, 12]);
    // With the enemy or the edge on the right, row c is worth no more than the others.
    assert_eq!(ending_in_target("- 0 0 0 X +", &plain), 11);
    // The text calls the stones of row b connected, as the second reading does.
    assert_eq!(ending_in_target(b, &numbers(&[("zs-reading", 2)])), 11);
    assert_eq!(ending_in_target(b, &numbers(&[("nh-reach", 2)])), 11);
}

#[test]
fn target_connects_stones_on_both_sides() {
    let (position, target) = drawn("- 0 X 0 -", 0);
    let numbers = numbers(&[]);
    let windows = numbers.windows(&line(&position, target, Side::First, DIRECTIONS[0]));
    assert!(windows[2].unwrap().together);
}

#[test]
fn counts_are_squared_and_features_add_one() {
    let bare = [("zs", 0), ("nh", 0), ("of", 0)];
    for (row, expected) in
        [("- - - - X", 0), ("- - 0 - X", 1), ("0 - 0 - X", 4), ("0 0 0 - X", 9), ("0 0 0 0 X", 16)]
    {
        assert_eq!(ending_in_target(row, &numbers(&bare)), expected, "{row}");
    }
    assert_eq!(ending_in_target("0 0 0 0 X", &numbers(&[])), 19);
    assert_eq!(ending_in_target("- - - - X", &numbers(&[])), 1, "open, without connected stones");
    assert_eq!(ending_in_target("- - - - X", &numbers(&[("zs-alone", 1)])), 2, "the target is one run");
}

#[test]
fn larger_side_counts_and_attack_has_a_bonus() {
    // Three enemy stones in a row, two own stones in a column; the target is h8, with one
    // other stone on the board.
    let record: Match = "h6e8h7f8a1g8".parse().unwrap();
    let position = record.position();
    let target = position.cell("h8".parse().unwrap());
    let weighing = numbers(&[]).evaluate(position, target, Side::First);
    let level = weighing.directions[0];
    let points = |direction: usize| {
        let direction = weighing.directions[direction];
        [direction.own, direction.enemy].map(|window| window.map_or(0, |window| window.points))
    };
    // Horizontal: the own windows begin at the target or have no stone, 0 without OF, blocked by g8 on the
    // left.
    assert_eq!(points(0), [0, 12]);
    assert_eq!(level.value, 12);
    // Vertical: two stones, connected, near, open; for the enemy the empty squares below, blocked by h7.
    assert_eq!(points(1), [7, 0]);
    assert_eq!(weighing.directions[1].value, 9);
    // The falling diagonal meets a1 far away, the rising one nothing: 0 + OF, and OB.
    assert_eq!((points(2), points(3)), ([1, 1], [1, 1]));
    assert_eq!(weighing.total, 64 * 12 + 16 * 9 + 4 * 3 + 3);
    // With OB 1 the two diagonals are worth two.
    assert_eq!(
        numbers(&[("ob", 1)]).evaluate(position, target, Side::First).total,
        64 * 12 + 16 * 8 + 4 * 2 + 2
    );
    // From the enemy's side, the three stones are own stones.
    let theirs = numbers(&[]).evaluate(position, target, Side::Second);
    assert_eq!((theirs.directions[0].value, theirs.directions[1].value), (14, 7));
}

#[test]
fn win_flags_cover_both_sides() {
    let flags = |row: &str, side| {
        let (position, target) = drawn(row, 2);
        let Weighing { wins, prevents, .. } = numbers(&[]).evaluate(&position, target, side);
        (wins, prevents)
    };
    for row in ["0 0 0 0 X", "0 0 X 0 0", "+ X 0 0 0 0 +", "0 X 0 0 0"] {
        assert_eq!(flags(row, Side::First), (true, false), "{row}");
        assert_eq!(flags(row, Side::Second), (false, true), "{row}");
    }
    for row in ["0 0 0 - X", "0 0 0 X +", "+ 0 0 0 X - 0"] {
        assert_eq!(flags(row, Side::First), (false, false), "{row}");
    }
    let (position, target) = drawn("+ + + + X 0 0 0 0", 0);
    let both = numbers(&[]).evaluate(&position, target, Side::First);
    assert_eq!((both.wins, both.prevents), (true, true));
    assert_eq!(both.directions[0].value, 16 + 2 + 2, "four connected and near, not open, with the bonus");
}

#[test]
fn values_agree_with_the_reference_in_every_reading() {
    for (index, record) in positions(40).iter().enumerate() {
        let position = record.position();
        let board = plain(position);
        let size = position.size();
        let readings = [1 + index as i32 % 2, 1 + index as i32 / 2 % 2, index as i32 / 4 % 2, 1];
        for readings in [readings, [1, 1, 0, 2]] {
            let [zs, nh, alone, ob] = readings;
            let numbers = numbers(&[("zs-reading", zs), ("nh-reach", nh), ("zs-alone", alone), ("ob", ob)]);
            for side in [Side::First, Side::Second] {
                for cell in position.empty_cells() {
                    let expected =
                        reference_value(&board, (cell % size) as i32, (cell / size) as i32, side, readings);
                    let weighing = numbers.evaluate(position, cell, side);
                    assert_eq!(weighing.total, expected, "{record}, cell {cell}");
                }
            }
        }
    }
}

#[test]
fn seed_chooses_among_the_best_squares() {
    for record in positions(12) {
        let position = record.position();
        let (board, side, size) = (plain(position), position.side_to_move(), position.size());
        let value = |cell: usize| {
            reference_value(&board, (cell % size) as i32, (cell / size) as i32, side, [1, 1, 0, 2])
        };
        let highest = position.empty_cells().map(value).max().unwrap();
        let best: Vec<_> = position.empty_cells().filter(|&cell| value(cell) == highest).collect();
        let played = |changes: &[(&str, i32)], seed| {
            let choice = choose(&record, changes, seed);
            assert_eq!(choice.report.score, Some(Score::Points(highest)), "{record}");
            position.cell(choice.chosen)
        };
        assert_eq!(played(&[("ties", 1)], 5), best[0]);
        assert_eq!(played(&[("ties", 2)], 5), best[best.len() - 1]);
        let mut by_chance: Vec<_> = (0..40 * best.len() as u64).map(|seed| played(&[], seed)).collect();
        assert_eq!(played(&[], 3), by_chance[3], "the same seed, the same move");
        by_chance.sort_unstable();
        by_chance.dedup();
        assert_eq!(by_chance, best);
    }
}

#[test]
fn win_flag_takes_precedence_if_enabled() {
    // An evaluation of zero, so that only the flag can decide.
    let blind: Vec<(&str, i32)> =
        ["a0", "a1", "a2", "a3", "a4", "zs", "nh", "of", "ob"].map(|name| (name, 0)).into();
    let flagged: Vec<_> = blind.iter().copied().chain([("win-flag", 1)]).collect();
    for (moves, expected) in [
        // Four each: the own five first. With three own stones, the enemy's five is blocked.
        ("f8f1g8g1h8h1i8i1", ["e8", "j8"]),
        ("f8f1g8g1h8h1a16i1", ["e1", "j1"]),
    ] {
        let record: Match = moves.parse().unwrap();
        for seed in 0..20 {
            let chosen = choose(&record, &flagged, seed).chosen.to_string();
            assert!(expected.contains(&chosen.as_str()), "{moves}: {chosen}");
        }
        let chosen: Vec<_> = (0..20).map(|seed| choose(&record, &blind, seed).chosen.to_string()).collect();
        assert!(chosen.iter().any(|chosen| !expected.contains(&chosen.as_str())));
    }
}

#[test]
fn value_alone_can_miss_a_five() {
    let record: Match = "h7e9l10d15h6h8i7j8g7j7f7e7i5j4j6i8g8k8l8k7i6k6j5k4".parse().unwrap();
    let wins = |changes: &[(&str, i32)]| {
        let mut after = *record.position();
        after.play(choose(&record, changes, 1).chosen).unwrap();
        after.outcome().is_some()
    };
    assert!(!wins(&[]) && !wins(&[("ob", 1)]) && wins(&[("win-flag", 1)]));
}

#[test]
fn defaults_are_the_sources_numbers_and_chaos_has_no_features() {
    let roster = Position::roster();
    let of = |id: &str| -> Vec<(&str, i32)> {
        let entry = roster.iter().find(|entry| entry.id == id).unwrap();
        entry.parameters.iter().take(13).map(|one| (one.name, one.default[0])).collect()
    };
    let names = ["a0", "a1", "a2", "a3", "a4", "zs", "nh", "of", "ob", "f1", "f2", "f3", "f4"];
    let values = [0, 1, 4, 9, 16, 1, 1, 1, 2, 64, 16, 4, 1];
    let expected: Vec<_> = names.into_iter().zip(values).collect();
    assert_eq!(of("cpc-gobang"), expected);
    let chaos = of("cpc-chaos").into_iter().filter(|(name, value)| *value == 0 && *name != "a0");
    assert_eq!(chaos.map(|(name, _)| name).collect::<Vec<_>>(), ["zs", "nh", "of"]);
    let wrong: &Changes = &[("f1".into(), vec![256])];
    let entry = roster.iter().find(|entry| entry.id == "cpc-gobang").unwrap();
    let error = Parameters::with_changes(&entry.parameters, wrong).unwrap_err();
    assert_eq!(error.to_string(), "parameter \"f1\": number 1 is 256, allowed are 0 to 255");
}

#[test]
fn each_reading_of_zs_is_a_player() {
    let roster = Position::roster();
    let of = |id: &str| {
        let entry = roster.iter().find(|entry| entry.id == id).unwrap();
        entry.parameters.iter().map(|one| (one.name, one.default[0])).collect::<Vec<_>>()
    };
    let (own, other) = (of("cpc-gobang"), of("cpc-gobang-stones"));
    let different: Vec<_> = own.iter().zip(&other).filter(|(one, other)| one != other).collect();
    assert_eq!(different, [(&("zs-reading", 1), &("zs-reading", 2))]);
    // Row b of the text: its stones are connected, but not with the target.
    let [own, other] = ["cpc-gobang", "cpc-gobang-stones"].map(|id| {
        let (position, target) = drawn("0 0 0 - X", 0);
        let numbers = Numbers::new(&parameters(id, &[]));
        numbers.windows(&line(&position, target, Side::First, DIRECTIONS[0]))[0].unwrap()
    });
    assert_eq!((own.together, own.points, other.together, other.points), (false, 10, true, 11));
    // Stored settings with the reading as a changed number are still read.
    assert_eq!(parameters("cpc-gobang", &[("zs-reading", 2)]).number("zs-reading"), 2);
}

#[test]
fn squares_are_explained_and_invalid_text_is_an_error() {
    let (line, changes) = ("h8i9j10", vec![("ob".to_string(), vec![0])]);
    let record: Match = line.parse().unwrap();
    let position = record.position();
    for (player, features) in [("cpc-gobang", 1), ("cpc-chaos", 0)] {
        let changed = [("zs", features), ("nh", features), ("of", features), ("ob", 0)];
        let expected = numbers(&changed).evaluate(position, position.cell(Move::on(8, 7)), Side::Second);
        assert_eq!(explain(line, 3, "i8", player, &changes), Ok(expected), "{player}");
    }
    assert!(explain(line, 1, "j10", "cpc-gobang", &[]).is_ok(), "free before the third move");
    for (ply, square, player, sentence) in [
        (3, "t20", "cpc-gobang", "t20 is not allowed here: this board has no such column or row"),
        (3, "9", "cpc-gobang", "\"9\" is not a move"),
        (4, "i8", "cpc-gobang", "there is no ply 4; the last one is 3"),
        (
            3,
            "i8",
            "cpc",
            "there is no player called \"cpc\"; the players are cpc-chaos, cpc-gobang, cpc-gobang-stones",
        ),
    ] {
        assert_eq!(explain(line, ply, square, player, &[]).unwrap_err().to_string(), sentence);
    }
}

#[test]
fn occupied_squares_are_valued_as_if_they_were_empty() {
    let without = |line: &str, side| {
        let record: Match = line.parse().unwrap();
        numbers(&[]).evaluate(record.position(), record.position().cell(Move::on(8, 8)), side)
    };
    // Own and enemy stone on i9, for the side to move.
    assert_eq!(explain("h8i9j10", 3, "i9", "cpc-gobang", &[]), Ok(without("h8a1j10", Side::Second)));
    assert_eq!(explain("i9h8a1g7", 4, "i9", "cpc-gobang", &[]), Ok(without("p16h8a1g7", Side::First)));
}

#[test]
fn stone_next_to_the_target_outside_the_window_is_not_near() {
    // The window from the first stone to the target; the stone behind the target is outside.
    let (position, target) = drawn("0 - - - X 0", 0);
    let row = line(&position, target, Side::First, DIRECTIONS[0]);
    let [window, next, ..] = numbers(&[]).windows(&row).map(Option::unwrap);
    assert_eq!((window.from, window.near), (-4, false));
    assert_eq!((next.from, next.near), (-3, true));
}

#[test]
fn players_finish_games_on_every_board() {
    for (index, size) in SIZES.into_iter().enumerate() {
        let mut record = Match::new(Start { size, ..Start::default() });
        let seed = index as u64;
        while record.outcome().is_none() {
            let choice = choose(&record, &[], seed);
            record.play(choice.chosen).unwrap();
        }
    }
}
