//! The evaluation of the engine's players: the network trained by `stratege make chess-net`.

use std::sync::{Arc, OnceLock};

use super::nnue::{Network, NnueEvaluator};
use super::search::SearchState;

/// Size of the network's hidden layer.
pub const HIDDEN: usize = 256;

static NETWORK_FILE: &[u8] = include_bytes!("../../../../data/chess/net.bin");

/// Search state with the network evaluation.
pub type DefaultSearchState = SearchState<NnueEvaluator<HIDDEN>>;

/// Creates a search state with a transposition table of `kilobytes`.
pub fn new_search_state(kilobytes: usize) -> DefaultSearchState {
    SearchState::new(NnueEvaluator::new(network()), kilobytes)
}

/// The embedded network, unpacked on first use.
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
    fn embedded_network_knows_piece_values() {
        let mut evaluator = NnueEvaluator::new(network());
        let mut evaluate = |text: &str| evaluator.evaluate(&fen::read(text).unwrap(), 0);
        let level = evaluate("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        let queen = evaluate("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        let knight = evaluate("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1");
        assert!(level.abs() < 100 && queen > 500 && knight < -150, "{level} {queen} {knight}");
    }
}
