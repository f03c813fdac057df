//! Effect of pruning on the number of nodes.

use stratege::core::player::{Limits, NoObserver};
use stratege::core::record::Record;
use stratege::games::gobang::Position;
use stratege::games::gobang::engine::player::strongest;

const OPENINGS: &str = include_str!("../data/gobang/openings16.txt");

#[test]
fn policy_pruning_reduces_nodes() {
    let nodes = |policy_pruning: i32| -> u32 {
        let lines = OPENINGS.lines().filter(|line| !line.starts_with('#')).step_by(12);
        let searched = lines.map(|line| {
            let record: Record<Position> = format!("gobang:16-first-five-full:{line}").parse().unwrap();
            let mut engine = strongest(1);
            engine.search_params.policy_pruning_base = policy_pruning;
            let limits = Limits { depth: Some(8), ..Limits::default() };
            engine.think(record.position(), record.moves(), &limits, &mut NoObserver).report.nodes
        });
        searched.sum()
    };
    let (without, with) = (nodes(9999), nodes(100));
    assert!(with < without, "{with} and {without} positions");
}
