//! The cause of a defeat: results are correct, and `None` if there is none.

use std::collections::BTreeSet;

use stratege::core::game::Game;
use stratege::core::parameters::{Changes, Parameters};
use stratege::core::player::{Limits, NoObserver};
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::gobang::Position;
use stratege::games::gobang::classic::{Numbers, THIRTEEN};
use stratege::games::gobang::engine::board::Board;
use stratege::games::gobang::engine::vcf::{VcfSolver, Verdict};
use stratege::games::gobang::engine::vct::VctSolver;
use stratege::games::gobang::post_mortem::{
    Choices, Mend, PostMortem, PostMortemProgress, changed, changes, groups, setting,
};
use stratege::search::node_limit::Unlimited;
use stratege::search::random::Random;

const CPC: &str = "cpc-gobang";

/// Games lost by one number, by two, and by more than two.
const BY_ONE: &str =
    "gobang:16-first-five-120:g11i8h12j13i13j14f10e9j12h11i12g12k12l12i11i10i14i15k13f13j9e14";
const BY_TWO: &str = "gobang:16-first-five-120:h8h6g7i8i9f6j10k11g6g5g8i7g9g10j8e7d8f4e3h4i3f5f8e8f3h9h3g3j7j9f11i5\
                      j6h5j5e5";
const BY_NONE: &str = "gobang:16-first-five-120:h9i10g10i8h11i9i11i7i6h10f9e8g11f11g8h7g9g7e9d9g12";

fn post_mortem(record: &str, player: &str, changes: &Changes) -> PostMortemProgress {
    let mut search = PostMortem::new(record, player, changes).unwrap();
    while !search.advance() {}
    search.progress().clone()
}

fn parameters(changes: &Changes) -> Parameters {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == CPC).unwrap();
    Parameters::with_changes(&entry.parameters, changes).unwrap()
}

fn named(numbers: &[(&str, i32)]) -> Vec<(String, Vec<i32>)> {
    numbers.iter().map(|&(name, value)| (name.to_string(), vec![value])).collect()
}

/// All moves that the program may play, over several seeds.
fn chosen(record: &Record<Position>, changes: &Changes) -> Vec<String> {
    let roster = Position::roster();
    let entry = roster.iter().find(|entry| entry.id == CPC).unwrap();
    let with_seed = |seed| {
        let mut player = (entry.new_player.unwrap())(&parameters(changes), seed);
        player.choose(record, &Limits::default(), &mut NoObserver).chosen.to_string()
    };
    let mut all: Vec<_> = (0..30).map(with_seed).collect();
    all.sort();
    all.dedup();
    all
}

/// Whether the side to move wins by fours and threes, fully searched.
fn is_won(position: &Position) -> bool {
    let (mut board, mut vcf) = (Board::of(position), VcfSolver::new(16));
    match vcf.verdict(&mut board, u32::MAX, &mut Unlimited) {
        Verdict::Win => true,
        _ => VctSolver::new(18).solve(&mut board, &mut vcf, &mut Unlimited).0 == Verdict::Win,
    }
}

fn after(record: &Record<Position>, chosen: &str) -> Position {
    let mut position = *record.position();
    position.play(chosen.parse().unwrap()).unwrap();
    position
}

#[test]
fn settings_choose_like_the_player() {
    let mut random = Random::new(5);
    for readings in
        [vec![], vec![("zs-reading", 2), ("ties", 1)], vec![("win-flag", 1), ("nh-reach", 2), ("ties", 2)]]
    {
        for text in [BY_ONE, BY_TWO, BY_NONE] {
            let mut record: Record<Position> = text.parse().unwrap();
            record.goto(random.below(record.ply())).unwrap();
            let values = THIRTEEN.map(|name| (name, random.below(12) as i32));
            let changes = named(&[&values[..], &readings].concat());
            let parameters = parameters(&changes);
            let choices = Choices::of(record.position(), &Numbers::new(&parameters));
            let mut expected: Vec<_> = choices
                .best(&setting(&parameters))
                .iter()
                .map(|&cell| record.position().move_on(cell.into()).to_string())
                .collect();
            expected.sort();
            let found = chosen(&record, &changes);
            assert!(found.iter().all(|one| expected.contains(one)), "{found:?} {expected:?}");
            assert!(expected.len() > 3 || found == expected, "{found:?} {expected:?}");
        }
    }
}

#[test]
fn single_numbers_and_pairs_are_tried() {
    let base = setting(&parameters(&[]));
    let all: Vec<_> = groups().collect();
    assert_eq!(all.len(), 13 + 78);
    assert_eq!(changes(&base, &[0]).len(), 255);
    assert_eq!(changes(&base, &[0, 1]).len(), 20 * 20);
    assert_eq!(changes(&base, &[0, 9]).len(), 20 * 9);
    for group in all {
        let differs = |setting: [i32; 13]| (0..13).filter(|&at| setting[at] != base[at]).count();
        assert!(changes(&base, &group).iter().all(|one| differs(changed(&base, one)) == group.len()));
    }
}

/// Checks a result: the played move loses, the other one does not, and the program chooses it.
fn check(record: &str, mend: &Mend) {
    let mut record: Record<Position> = record.parse().unwrap();
    let moves: Vec<_> = record.moves().iter().map(|one| one.to_string()).collect();
    record.goto(mend.ply).unwrap();
    assert_eq!(mend.played, moves[mend.ply]);
    assert!(chosen(&record, &[]).contains(&mend.played));
    assert!(is_won(&after(&record, &mend.played)) && !is_won(&after(&record, &mend.instead)));
    let new: Vec<_> = mend.changes.iter().map(|one| (one.name, one.after)).collect();
    let chosen = chosen(&record, &named(&new));
    assert!(chosen.contains(&mend.instead) && !chosen.contains(&mend.played), "{chosen:?}");
    assert!(chosen.iter().all(|other| !is_won(&after(&record, other))));
    // The opponent's win leads to a five, or to a four that cannot be blocked.
    let mut position = after(&record, &mend.played);
    for step in &mend.win {
        position.play(step.parse().unwrap()).unwrap();
    }
    assert!(mend.plies as usize >= mend.win.len() && mend.win.len() % 2 == 1);
}

#[test]
fn latest_avoidable_move_is_found() {
    let found = post_mortem(BY_ONE, CPC, &[]);
    let mend = found.mend.unwrap();
    let change = &mend.changes[0];
    assert_eq!((mend.changes.len(), change.name, change.before, change.after), (1, "ob", 2, 1));
    assert_eq!((mend.ply, &*mend.played, &*mend.instead), (16, "i14", "j9"));
    check(BY_ONE, &mend);
    // After the program's later moves no change helps.
    let mut record: Record<Position> = BY_ONE.parse().unwrap();
    for ply in [18, 20] {
        record.goto(ply).unwrap();
        let choices = Choices::of(record.position(), &Numbers::new(&parameters(&[])));
        let base = setting(&parameters(&[]));
        let tried = groups().take(13).flat_map(|group| changes(&base, &group));
        let cells: BTreeSet<_> = tried.flat_map(|change| choices.best(&changed(&base, &change))).collect();
        for cell in cells {
            let chosen = record.position().move_on(cell.into()).to_string();
            assert!(is_won(&after(&record, &chosen)), "{ply}: {chosen}");
        }
    }
}

#[test]
fn pairs_are_changed_if_single_numbers_do_not_suffice() {
    let mend = post_mortem(BY_TWO, CPC, &[]).mend.unwrap();
    let changes: Vec<_> = mend.changes.iter().map(|one| (one.name, one.before, one.after)).collect();
    assert_eq!((mend.ply, &changes[..]), (30, &[("a0", 0, 8), ("a2", 4, 7)][..]));
    check(BY_TWO, &mend);
}

#[test]
fn search_starts_from_the_players_changed_numbers() {
    // With the changed number the program would play another game, but move 16 does not lose.
    let mend = post_mortem(BY_ONE, CPC, &named(&[("ob", 3)])).mend.unwrap();
    assert!(mend.changes.iter().all(|change| change.name != "ob" || change.before == 3));
    let other = post_mortem(BY_ONE, "cpc-chaos", &[]).mend;
    assert!(
        other.is_none_or(|mend| mend.changes.iter().all(|change| change.name != "zs" || change.before == 0))
    );
}

#[test]
fn unavoidable_defeats_have_no_result() {
    let found = post_mortem(BY_NONE, CPC, &[]);
    assert_eq!((found.over, found.lost_from, found.mend), (true, Some(9), None));
    assert_eq!(found.ply, 7, "the first move that was not yet lost");
    assert!(found.tried > 100_000, "{}", found.tried);
}

#[test]
fn undecided_games_have_no_result() {
    for record in ["gobang:16-first-five-120:h8i9", "gobang:16-first-five-120:"] {
        let found = post_mortem(record, CPC, &[]);
        assert_eq!((found.over, found.tried, found.mend), (true, 0, None));
    }
    let unknown = PostMortem::new(BY_ONE, "unknown", &[]).err().unwrap().to_string();
    assert_eq!(
        unknown,
        "there is no player called \"unknown\"; the players are cpc-chaos, cpc-gobang, cpc-gobang-stones"
    );
    assert!(PostMortem::new("gobang:16-first-five-120:h8h8", CPC, &[]).is_err());
}
