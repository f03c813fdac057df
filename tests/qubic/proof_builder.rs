//! The builder of the proof that the first player wins.

use stratege::games::qubic::engine::proof_builder::ProofBuilder;

#[test]
fn twelve_classes_cover_every_reply() {
    let builder = ProofBuilder::new();
    assert_eq!(builder.classes().len(), 12);
    assert_eq!(builder.classes().iter().map(|class| u32::from(class.cells)).sum::<u32>(), 63);
    assert!(builder.classes().iter().all(|class| class.proof > 0));
}

#[test]
fn result_does_not_depend_on_the_slices() {
    const THREAT_NODES: u64 = 1_500_000;
    let (mut large, mut small) = (ProofBuilder::new(), ProofBuilder::new());
    while large.effort().threat_nodes < THREAT_NODES {
        assert!(!large.advance(400_000));
    }
    while small.effort().threat_nodes < large.effort().threat_nodes {
        assert!(!small.advance(1));
    }
    assert_eq!(small.effort(), large.effort());
    assert_eq!(small.classes(), large.classes());
    let new: u32 = large.classes().iter().flat_map(|class| class.new_positions).sum();
    // The twelve roots existed before.
    assert_eq!(new as usize + 12, large.effort().positions);
}
