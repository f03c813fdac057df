//! The evaluation of the engine's players: the network that `stratege make chess-net` has trained.

use std::sync::{Arc, OnceLock};

use super::nnue::{Network, NnueEvaluator};
use super::search::SearchState;

/// The size of the network's hidden layer.
pub const HIDDEN: usize = 256;

static NETWORK_FILE: &[u8] = include_bytes!("../../../../data/chess/net.bin");

/// A search state with the evaluation that has won the matches.
pub type DefaultSearchState = SearchState<NnueEvaluator<HIDDEN>>;

/// A new state with a transposition table of so many kilobytes.
pub fn new_search_state(kilobytes: usize) -> DefaultSearchState {
    SearchState::new(NnueEvaluator::new(network()), kilobytes)
}

/// The network, unpacked when it is first needed.
fn network() -> Arc<Network<HIDDEN>> {
    static NETWORK: OnceLock<Arc<Network<HIDDEN>>> = OnceLock::new();
    let unpack = || Arc::new(Network::unpack(NETWORK_FILE).unwrap_or_else(Network::zero));
    Arc::clone(NETWORK.get_or_init(unpack))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::engine::evaluator::Evaluator;
    use crate::games::chess::fen;

    #[test]
    fn the_network_is_there_and_knows_the_value_of_pieces() {
        let mut evaluator = NnueEvaluator::new(network());
        let mut evaluate = |text: &str| evaluator.evaluate(&fen::read(text).unwrap(), 0);
        let level = evaluate("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        let queen = evaluate("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        let knight = evaluate("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1");
        assert!(level.abs() < 100 && queen > 500 && knight < -150, "{level} {queen} {knight}");
    }
}
