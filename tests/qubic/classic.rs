//! TTT3D compared with the sample game of its source.

use stratege::core::board_view::BoardView;
use stratege::core::game::Game;
use stratege::core::parameters::{Changes, Parameters};
use stratege::core::player::{Choice, Limits, NoObserver, Score};
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::qubic::classic::announced_row;
use stratege::games::qubic::{Move, Position};
use stratege::search::random::Random;

pub fn choose_as(player: &str, record: &str, changes: &Changes) -> Choice<Move> {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == player).unwrap();
    let parameters = Parameters::with_changes(&entry.parameters, changes).unwrap();
    let record: Record<Position> = record.parse().unwrap();
    (entry.new_player.unwrap())(&parameters, 1).choose(&record, &Limits::default(), &mut NoObserver)
}

/// Move, M2 and situation, as the typewriter printed them.
fn printed(record: &str, changes: &Changes) -> (u16, i32, i32) {
    let choice = choose_as("ttt3d", record, changes);
    let Some(Score::Custom { code: "situation", numbers: [number, second] }) = choice.report.score else {
        panic!("{choice:?}")
    };
    (choice.chosen.code(), second, number)
}

#[test]
fn sample_game_agrees_with_the_source() {
    let mut record = String::from("qubic:first:");
    for (human, machine, second, situation) in [
        (111, 222, 0, 14),
        // The transcript prints 115, which is not a code.
        (113, 332, 223, 13),
        (442, 223, 223, 13),
        (224, 114, 444, 8),
        (112, 441, 0, 2),
    ] {
        record += &human.to_string();
        assert_eq!(printed(&record, &[]), (machine, second, situation), "{record}");
        record += &machine.to_string();
    }
    let record: Record<Position> = record.parse().unwrap();
    let row: Vec<u16> = record.position().winning_row().iter().map(|&c| Move::on(c as u8).code()).collect();
    assert_eq!(row, [114, 223, 332, 441]);
    // The transcript announces it in the order of its card.
    let announced = announced_row(record.position()).unwrap();
    assert_eq!(announced.map(|cell| Move::on(cell as u8).code()), [223, 332, 441, 114]);
    // The human's first attempt, 114, is rejected.
    let error = "111222113332442223224114114".parse::<Record<Position>>().unwrap_err().to_string();
    assert_eq!(error, "move 9: 114 is not allowed here: there is a stone already");
}

#[test]
fn waiting_list_begins_at_the_level_of_the_last_move() {
    let change = |name: &str, numbers: Vec<i32>| [(name.to_string(), numbers)];
    assert_eq!(printed("", &[]), (222, 0, 14));
    let answers = ["112", "212", "312", "412"].map(|begin| printed(begin, &[]).0);
    assert_eq!(answers, [222, 333, 223, 332]);
    let fixed = change("list-from", vec![1]);
    assert!(["112", "212", "312", "412"].iter().all(|begin| printed(begin, &fixed).0 == 222));
}

#[test]
fn order_and_triples_can_be_changed() {
    // Its own three and the opponent's: it wins, unless winning comes after blocking or is removed.
    let record = "111211112212113213";
    assert_eq!(printed(record, &[]), (114, 0, 2));
    let mut order: Vec<i32> = (1..=13).collect();
    order.swap(1, 2);
    let changes = [("order".to_string(), order)];
    assert_eq!(printed(record, &changes), (214, 0, 3));
    let mut triples: Vec<i32> = vec![4, -1, -1, 15, -1, -1, 3, -1, -1];
    triples.extend([-1; 30]);
    triples[3] = -1;
    let changes = [("triples".to_string(), triples)];
    assert_eq!(printed(record, &changes), (214, 0, 3));
}

#[test]
fn used_up_waiting_list_is_a_draw_unless_it_plays_on() {
    let nothing = [("order".to_string(), vec![0; 13]), ("waiting".to_string(), vec![1; 20])];
    let declared = choose_as("ttt3d", "111", &nothing);
    assert_eq!((declared.chosen.code(), declared.report.score), (112, Some(Score::Draws)));
    let [order, waiting] = nothing;
    let plays_on = [order, waiting, ("play-on".to_string(), vec![1])];
    assert_eq!(printed("111", &plays_on), (112, 0, 14));
}

#[test]
fn draws_of_the_source_occur_and_change_no_move() {
    let play_on = [("play-on".to_string(), vec![1])];
    let mut declared = 0;
    for game in 0..20 {
        let mut random = Random::new(game);
        let mut record: Record<Position> = "qubic:first:".parse().unwrap();
        while record.outcome().is_none() {
            let text = record.to_string();
            let (choice, played) = (choose_as("ttt3d", &text, &[]), choose_as("ttt3d", &text, &play_on));
            assert_eq!(choice.chosen, played.chosen, "{text}");
            let listed = played.report.score == Some(Score::Custom { code: "situation", numbers: [14, 0] });
            if choice.report.score == Some(Score::Draws) {
                declared += 1;
                assert!(listed, "{text}");
                assert!(SIXTEEN.iter().all(|&cell| record.position().cells().as_bytes()[cell - 1] != b'.'));
            } else {
                assert_eq!(choice.report.score, played.report.score, "{text}");
            }
            // Four random moves, then those of the program on both sides.
            let legal = record.position().legal_moves();
            let opening = record.ply() < 4;
            record.play(if opening { legal[random.below(legal.len())] } else { choice.chosen }).unwrap();
        }
    }
    assert!(declared > 0);
}

/// The cells of the waiting list, counted from 1.
const SIXTEEN: [usize; 16] = [22, 43, 23, 42, 26, 39, 27, 38, 1, 64, 13, 52, 4, 61, 16, 49];

#[test]
fn first_cards_row_is_announced() {
    let cell = |code: u16| (code / 100 - 1) * 16 + (code / 10 % 10 - 1) * 4 + code % 10 - 1;
    let announced = |codes: &[u16]| {
        let moves: String = codes.iter().map(u16::to_string).collect();
        announced_row(format!("qubic:first:{moves}").parse::<Record<Position>>().unwrap().position())
    };
    assert_eq!(announced(&[111, 222]), None);
    // 111 completes a column, card 43, and a row, card 41, whose order is 4, 1, 2, 3.
    let game = [112, 222, 113, 223, 114, 232, 121, 233, 131, 322, 141, 323, 111];
    assert_eq!(announced(&game), Some([114, 111, 112, 113].map(|code| cell(code).into())));
}
