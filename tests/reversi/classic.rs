//! The source's players compared with its `getmax` and `getopt`.

use stratege::core::board_view::BoardView;
use stratege::core::game::Game;
use stratege::core::insight::Explained;
use stratege::core::parameters::{Changes, Parameters};
use stratege::core::player::{Choice, Limits, NoObserver, Report, Score, SearchObserver};
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::reversi::{Move, Position};
use stratege::search::random::Random;

use crate::classic_reference::{TABLE, getmax, getopt, getopt_closing};
use crate::reference::Plain;

fn choose_with(record: &Record<Position>, player: &str, changes: &Changes, limits: &Limits) -> Choice<Move> {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == player).unwrap();
    let parameters = Parameters::with_changes(&entry.parameters, changes).unwrap();
    (entry.new_player.unwrap())(&parameters, 7).choose(record, limits, &mut NoObserver)
}

fn choose(record: &Record<Position>, player: &str) -> Choice<Move> {
    choose_with(record, player, &[], &Limits::default())
}

/// Positions of random games, as records.
fn positions(games: u64, every: usize) -> Vec<Record<Position>> {
    let mut all = Vec::new();
    for game in 0..games {
        let mut random = Random::new(1000 + game);
        let mut record: Record<Position> = Record::new(Position::starts()[game as usize % 4].clone());
        while record.outcome().is_none() {
            if (record.ply() + game as usize).is_multiple_of(every) {
                all.push(record.clone());
            }
            let moves = record.position().legal_moves();
            record.play(moves[random.below(moves.len())]).unwrap();
        }
    }
    all
}

fn plain(record: &Record<Position>) -> (Plain, i32, i32) {
    let position = record.position();
    let mut board = Plain::new(false, position.side_to_move());
    for (square, cell) in position.cells().chars().enumerate() {
        board.f[square] = ".xo".find(cell).unwrap() as i32 - 1;
    }
    let count = record.moves()[..record.ply()].iter().filter(|m| m.square().is_some()).count();
    (board, position.side_to_move() as i32, count as i32)
}

fn assert_same(record: &Record<Position>, player: &str, expected: (i32, i32)) {
    let choice = choose(record, player);
    match choice.chosen.square() {
        None => assert_eq!(expected.0, -1, "{player} passes at {record}"),
        Some(square) => {
            let Some(Score::Points(value)) = choice.report.score else { panic!("{player} has points") };
            assert_eq!((square.into(), value), expected, "{player} at {record}");
        }
    }
    assert_eq!(choice.report.pv[0], choice.chosen);
}

#[test]
fn ramscher_agrees_with_the_sources_getmax() {
    for record in positions(60, 1) {
        let (board, dran, _) = plain(&record);
        assert_same(&record, "ramscher", getmax(&board, dran));
    }
}

#[test]
fn aufpasser_agrees_with_the_sources_getopt() {
    compare_aufpasser(&[(2, 20, 1), (3, 12, 3), (4, 8, 7), (5, 3, 17)]);
}

#[test]
#[ignore = "takes minutes"]
fn aufpasser_agrees_with_the_sources_getopt_in_many_games() {
    compare_aufpasser(&[(2, 400, 1), (3, 200, 1), (4, 80, 1), (5, 20, 1), (6, 4, 11)]);
}

/// Compares Aufpasser with `getopt` for each sample: depth, number of games, interval of the plies.
fn compare_aufpasser(samples: &[(i32, u64, usize)]) {
    for &(depth, games, every) in samples {
        for record in positions(games, every) {
            let (board, dran, count) = plain(&record);
            assert_same(&record, &format!("aufpasser-{depth}"), getopt(&board, dran, depth, count));
        }
    }
}

#[test]
fn principal_variation_follows_the_sources_choices() {
    // Every move must be the source's choice at its depth; ties go to the later move there, too.
    for record in positions(6, 5) {
        let choice = choose(&record, "aufpasser-4");
        let (mut board, mut dran, count) = plain(&record);
        for (step, chosen) in choice.report.pv.iter().enumerate() {
            let depth = choice.report.depth as i32 - step as i32;
            // Only the root has the phases; below it the source never switches strategies.
            let expected = getopt(&board, dran, depth, if step == 0 { count } else { 30 });
            if let Some(square) = chosen.square() {
                assert_eq!(i32::from(square), expected.0, "step {step} at {record}");
                board.set(dran, square.into());
            }
            dran = 1 - dran;
        }
    }
}

#[test]
fn first_move_agrees_with_manual_computation() {
    // Tomato d4, e5, mole e4, d5, each square worth 50. Each of the four moves flips one disc and sets one on
    // a square worth 100: own 50 + 50 + 50 + 100, minus the mole's 50, plus ten times 100.
    let record = "reversi:diagonal-tomato:".parse().unwrap();
    let choice = choose(&record, "ramscher");
    assert_eq!(choice.report.score, Some(Score::Points(1200)));
    // All four moves are equal; the last one in row order wins.
    assert_eq!(choice.chosen.to_string(), "d6");
    // KlauWasteKannz prefers the first of equal moves.
    assert_eq!(choose(&record, "klauwastekannz").chosen.to_string(), "e3");
}

#[test]
fn corner_moves_count_eleven_times_the_corners_value() {
    let record = "-OX-----\
                  --------\
                  --------\
                  ----O---\
                  -----O--\
                  --------\
                  --------\
                  -------- X"
        .parse();
    let record: Record<Position> = record.unwrap();
    let choice = choose(&record, "ramscher");
    assert_eq!(choice.chosen.to_string(), "a1");
    // Own a1 9999, b1 5, c1 500; opponent e4 50, f5 100: 10504 - 150, plus ten times 9999.
    assert_eq!(choice.report.score, Some(Score::Points(10_504 - 150 + 99_990)));
}

#[test]
fn klauwastekannz_plays_the_first_move_with_most_flips() {
    for record in positions(40, 1) {
        let (board, dran, _) = plain(&record);
        let gains: Vec<_> = board.moves(dran).iter().map(|&m| (m, board.turned(dran, m).len())).collect();
        let mut best: Option<(usize, usize)> = None;
        for &(square, gain) in &gains {
            if best.is_none_or(|(_, most)| gain > most) {
                best = Some((square, gain));
            }
        }
        let chosen = choose(&record, "klauwastekannz").chosen;
        assert_eq!(chosen.square().map(usize::from), best.map(|(square, _)| square), "{record}");
    }
}

#[test]
fn doofie_plays_every_legal_move_and_is_deterministic_per_seed() {
    let record: Record<Position> = "reversi:diagonal-tomato:".parse().unwrap();
    let roster = Position::roster();
    let doofie = roster.iter().find(|entry| entry.id == "doofie").unwrap();
    let none = Parameters::with_changes(&doofie.parameters, &[]).unwrap();
    let with_seed = |seed| {
        (doofie.new_player.unwrap())(&none, seed).choose(&record, &Limits::default(), &mut NoObserver).chosen
    };
    let mut seen: Vec<String> = (0..40).map(|seed| with_seed(seed).to_string()).collect();
    assert_eq!(with_seed(3), with_seed(3));
    seen.sort();
    seen.dedup();
    assert_eq!(seen, ["c5", "d6", "e3", "f4"]);
}

#[test]
fn changed_parameters_take_effect() {
    let record: Record<Position> = "reversi:diagonal-tomato:".parse().unwrap();
    let change = |name: &str, numbers: Vec<i32>| [(name.to_string(), numbers)];
    // Without the bonus the value is that of the board.
    let plain = choose_with(&record, "ramscher", &change("bonus", vec![0]), &Limits::default());
    assert_eq!(plain.report.score, Some(Score::Points(200)));
    // A high value of e3 attracts the program.
    let mut table = TABLE.to_vec();
    table[20] = 5000;
    let fond = choose_with(&record, "ramscher", &change("table", table), &Limits::default());
    assert_eq!(fond.chosen.to_string(), "e3");
    // Without an opening phase Aufpasser searches from the first move.
    let ahead = choose_with(&record, "aufpasser-3", &change("opening", vec![0]), &Limits::default());
    assert_eq!((ahead.report.depth, choose(&record, "aufpasser-3").report.depth), (3, 1));
}

#[test]
fn strategies_and_phases_combine_freely() {
    let depth = 3;
    // The source's 64 never begins the closing phase.
    let closing = ("closing".to_string(), vec![60]);
    // Positions by phase in which the strategy plays another move than Aufpasser.
    let mut differing = [[0; 3]; 3];
    for record in positions(12, 1) {
        let discs = record.position().discs_placed();
        let phase = if discs < 6 { 0 } else { 1 + usize::from(discs > 60 - depth) };
        let all = ["opening-by", "middle-by", "closing-by"];
        let by = |numbers: [i32; 3]| {
            let phases = all.iter().zip(numbers).map(|(name, number)| (name.to_string(), vec![number]));
            let changes: Vec<_> = phases.chain([closing.clone()]).collect();
            choose_with(&record, "aufpasser-3", &changes, &Limits::default())
        };
        // Aufpasser in all phases searches in all phases.
        let ahead = by([4, 4, 4]);
        assert_eq!(ahead.report.depth, depth as u32, "{record}");
        for (at, strategy) in ["doofie", "klauwastekannz", "ramscher"].into_iter().enumerate() {
            let mut numbers = [4; 3];
            numbers[phase] = at as i32 + 1;
            let choice = by(numbers);
            let own = choose(&record, strategy);
            assert_eq!((choice.chosen, choice.report.score), (own.chosen, own.report.score), "{record}");
            differing[phase][at] += i32::from(choice.chosen != ahead.chosen);
        }
    }
    assert!(differing.iter().flatten().all(|&count| count > 0), "{differing:?}");
}

#[test]
fn closing_phase_as_printed_never_begins_before_the_last_disc_at_depth_6() {
    for record in positions(20, 1) {
        let count = record.position().discs_placed();
        if count < 50 || record.position().legal_squares() == 0 {
            continue;
        }
        for depth in 2..=6 {
            let searched = choose(&record, &format!("aufpasser-{depth}")).report.depth;
            let closing = depth == 6 && count == 59;
            assert_eq!(searched, if closing { 1 } else { depth }, "depth {depth} at {record}");
        }
        // The documented example plays the last two discs with KlauWasteKannz.
        let changes = [("closing".to_string(), vec![60]), ("closing-by".to_string(), vec![2])];
        let example = choose_with(&record, "aufpasser-3", &changes, &Limits::default());
        let player = if count > 57 { "klauwastekannz" } else { "aufpasser-3" };
        assert_eq!(example.chosen, choose(&record, player).chosen, "{record}");
    }
}

#[test]
fn player_as_meant_counts_moves_where_the_source_counts_squares() {
    let mut differing = 0;
    for record in positions(60, 1).into_iter().filter(|record| record.position().discs_placed() > 50) {
        let (board, dran, count) = plain(&record);
        assert_same(&record, "aufpasser-3-gemeint", getopt_closing(&board, dran, 3, (count, 60)));
        differing +=
            u32::from(choose(&record, "aufpasser-3-gemeint").chosen != choose(&record, "aufpasser-3").chosen);
    }
    assert!(differing > 0);
}

#[test]
fn explanations_of_strategies_without_search_agree_with_their_choices() {
    let roster = Position::roster();
    let aufpasser = roster.iter().find(|entry| entry.id == "aufpasser-3").unwrap();
    let explain = |number: i32| {
        let changes = [("opening-by".to_string(), vec![number])];
        let numbers = Parameters::with_changes(&aufpasser.parameters, &changes).unwrap();
        Position::explainer("aufpasser-3", &numbers, 5).unwrap()
    };
    let record: Record<Position> = "reversi:diagonal-tomato:d6c4".parse().unwrap();
    let limits = Limits::default();
    let insight = explain(2).insight(&record, &limits, &mut NoObserver).unwrap();
    let best = insight.candidates.iter().map(|candidate| candidate.value).max();
    let Some(Score::Points(points)) = choose(&record, "klauwastekannz").report.score else { panic!() };
    assert_eq!(best, Some(points));
    let branches = explain(2).branches(&record, &[], &limits, &mut NoObserver).unwrap();
    let last = branches.iter().rfind(|branch| branch.leads).unwrap();
    assert_eq!(last.chosen, choose(&record, "klauwastekannz").chosen);
    assert!(branches.iter().all(|branch| branch.leaf && !branch.cut));
    assert!(explain(1).insight(&record, &limits, &mut NoObserver).is_none(), "Doofie has no values");
    let chance = explain(1).branches(&record, &[], &limits, &mut NoObserver).unwrap();
    assert!(chance.iter().all(|branch| branch.value.is_none() && branch.leaf));
}

#[test]
fn invalid_parameters_are_rejected_with_a_message() {
    let roster = Position::roster();
    let aufpasser = roster.iter().find(|entry| entry.id == "aufpasser-3").unwrap();
    let refuse = |name: &str, numbers: Vec<i32>| {
        let changes = [(name.to_string(), numbers)];
        Parameters::with_changes(&aufpasser.parameters, &changes).unwrap_err().to_string()
    };
    assert_eq!(refuse("depth", vec![11]), "parameter \"depth\": number 1 is 11, allowed are 1 to 10");
    assert_eq!(refuse("table", vec![1, 2]), "parameter \"table\": it has 64 numbers, 2 were given");
    assert_eq!(
        refuse("deep", vec![1]),
        "parameter \"deep\": unknown; this player has table, bonus, threshold, depth, opening, closing, stuck, \
         opening-by, middle-by, closing-by"
    );
}

#[test]
fn limited_searches_are_deterministic() {
    for record in positions(10, 9) {
        for nodes in [0, 1, 5, 300, 5000] {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let once = choose_with(&record, "aufpasser-6", &[], &limits);
            assert_eq!(once, choose_with(&record, "aufpasser-6", &[], &limits));
            assert!(record.position().legal_moves().contains(&once.chosen));
            assert!(once.report.nodes <= nodes);
        }
        let shallow = Limits { depth: Some(2), ..Limits::default() };
        let (board, dran, count) = plain(&record);
        let choice = choose_with(&record, "aufpasser-6", &[], &shallow);
        if let Some(square) = choice.chosen.square() {
            assert_eq!(i32::from(square), getopt(&board, dran, 2, count).0);
        }
    }
}

#[test]
fn stop_request_ends_the_search_with_a_legal_move() {
    struct Stop(u32);
    impl SearchObserver<Move> for Stop {
        fn report(&mut self, _: &Report<Move>) {}
        fn should_continue(&mut self) -> bool {
            self.0 += 1;
            false
        }
    }
    let mut record: Record<Position> = "f5d6c3d3c4f4c5b3c2e6c6b4".parse().unwrap();
    let roster = Position::roster();
    let aufpasser = roster.iter().find(|entry| entry.id == "aufpasser-6").unwrap();
    let deep = [("depth".to_string(), vec![10])];
    let parameters = Parameters::with_changes(&aufpasser.parameters, &deep).unwrap();
    let mut stop = Stop(0);
    let choice =
        (aufpasser.new_player.unwrap())(&parameters, 0).choose(&record, &Limits::default(), &mut stop);
    assert!(choice.stopped && stop.0 == 1);
    record.play(choice.chosen).unwrap();
}
