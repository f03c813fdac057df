use stratege::qubic::making::Making;

#[test]
fn the_twelve_classes_hold_every_reply() {
    let making = Making::new();
    assert_eq!(making.classes().len(), 12);
    assert_eq!(making.classes().iter().map(|class| u32::from(class.cells)).sum::<u32>(), 63);
    assert!(making.classes().iter().all(|class| class.proof > 0));
}

#[test]
fn how_the_work_is_cut_into_pieces_changes_nothing() {
    const SEARCHED: u64 = 1_500_000;
    let (mut large, mut small) = (Making::new(), Making::new());
    while large.work().1 < SEARCHED {
        assert!(!large.advance(400_000));
    }
    while small.work().1 < large.work().1 {
        assert!(!small.advance(1));
    }
    assert_eq!(small.work(), large.work());
    assert_eq!(small.classes(), large.classes());
    let grown: u32 = large.classes().iter().flat_map(|class| class.grown).sum();
    // The twelve were there before anything grew.
    assert_eq!(grown as usize + 12, large.work().0);
}
