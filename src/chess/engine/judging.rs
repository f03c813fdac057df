//! Who judges for the players of this engine: the network that `stratege make chess-net` has learnt.

use std::sync::{Arc, OnceLock};

use super::search::Mind;
use crate::chess::net::{Judge, Network};

/// The sums of each side in the hidden layer.
pub const HIDDEN: usize = 128;

static LEARNT: &[u8] = include_bytes!("../../../data/chess/net.bin");

/// The mind of whoever plays, with the evaluation that has won the matches.
pub type OurMind = Mind<Judge<HIDDEN>>;

/// A fresh one, with a table of so many kilobytes.
pub fn new_mind(kilobytes: usize) -> OurMind {
    Mind::new(Judge::new(network()), kilobytes)
}

/// The network, unpacked when it is first needed.
fn network() -> Arc<Network<HIDDEN>> {
    static NETWORK: OnceLock<Arc<Network<HIDDEN>>> = OnceLock::new();
    let unpack = || Arc::new(Network::unpack(LEARNT).unwrap_or_else(Network::empty));
    Arc::clone(NETWORK.get_or_init(unpack))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::engine::evaluator::Evaluator;
    use crate::chess::fen;

    #[test]
    fn the_network_is_there_and_knows_what_pieces_are_worth() {
        let mut judge = Judge::new(network());
        let mut value = |text: &str| judge.value(&fen::read(text).unwrap());
        let level = value("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        let queen = value("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        let knight = value("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1");
        assert!(level.abs() < 100 && queen > 500 && knight < -150, "{level} {queen} {knight}");
    }
}
