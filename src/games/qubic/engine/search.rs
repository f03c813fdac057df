//! Selects a move: completes a row, plays the book or a threat sequence; otherwise the move with the best
//! evaluation among those that leave the opponent none of these, corrected by proof search.

use super::book::Book;
use super::evaluation::evaluate_move;
use super::params::{NOISE_STEPS, PLAYER_PROOF_TABLE_BITS, PROOF_SLICE, THREATS_ONLY};
use super::principal_variation::{PrincipalVariation, book_pv, play_out, strategy_pv};
use super::proof_graph::NodeId;
use super::proof_number_search::ProofNumberSearch;
use super::stones::Stones;
use super::threat_search::{ThreatSearch, ThreatSequence};
use crate::core::player::Score;
use crate::core::thought::Thought;
use crate::games::qubic::position::Move;
use crate::search::bits::Bits;
use crate::search::budget::Budget;
use crate::search::node_limit::LimitReached;
use crate::search::random::Random;

/// Abilities of a level.
pub struct Settings {
    /// Noise in the evaluation of a move.
    pub eval_noise: usize,
    /// Maximum attacks in the level's threat sequences.
    pub attack: u32,
    /// Maximum attacks in the opponent's threat sequences.
    pub defence: u32,
    /// Nodes for proof search; 0 disables it.
    pub proof_nodes: u32,
    /// Whether it uses the book.
    pub book: bool,
}

/// A variation with the score of its first move, if known.
pub struct SearchResult {
    pub pv: PrincipalVariation,
    pub score: Option<Score>,
}

impl SearchResult {
    fn win(pv: PrincipalVariation) -> SearchResult {
        SearchResult { score: Some(Score::Win(pv.len() as u32)), pv }
    }

    fn loss(pv: PrincipalVariation) -> SearchResult {
        SearchResult { score: Some(Score::Loss(pv.len() as u32)), pv }
    }

    fn unproved(cell: Option<u8>) -> SearchResult {
        SearchResult { score: None, pv: cell.into_iter().collect() }
    }
}

/// The search for one move.
pub struct Search<'a, 'b> {
    pub settings: &'a Settings,
    pub threats: &'a mut ThreatSearch,
    pub own: Stones,
    pub other: Stones,
    pub random: Random,
    pub budget: Budget<'b, Move>,
}

impl Search<'_, '_> {
    /// The move to play.
    pub fn best_move(&mut self) -> SearchResult {
        if let Some(cell) = Bits(self.own.winning_cells(&self.other)).next() {
            return SearchResult::win(vec![cell]);
        }
        if let Some(pv) = self.book_win() {
            return SearchResult::win(pv);
        }
        if let Some(pv) = self.threat_win() {
            return SearchResult::win(pv);
        }
        let (safe, refuted) = self.split_by_safety();
        if safe.is_empty() {
            return self.choose_longest_resistance(refuted);
        }
        let ordered = self.order_by_evaluation(safe);
        if self.settings.proof_nodes > 0 {
            return self.prove(&ordered);
        }
        SearchResult::unproved(ordered.first().copied())
    }

    /// The variation of the book's win, if the player to move is the first player.
    pub fn book_win(&mut self) -> Option<PrincipalVariation> {
        let began = self.own.cells.count_ones() == self.other.cells.count_ones();
        if !self.settings.book || !began {
            return None;
        }
        book_pv(Book::embedded(), self.own, self.other, self.threats)
    }

    /// A win by the shortest threat sequence.
    fn threat_win(&mut self) -> Option<PrincipalVariation> {
        let (own, other) = (self.own, self.other);
        let sequence = self.find_shortest_sequence(&own, &other, self.settings.attack).ok().flatten()?;
        Some(play_out(&sequence, own, other))
    }

    /// Splits the moves into those that leave the opponent neither a row nor a threat sequence, and the
    /// others with the sequence that refutes each.
    fn split_by_safety(&mut self) -> (Vec<u8>, Vec<(u8, ThreatSequence)>) {
        let other = self.other;
        let threatened = other.winning_cells(&self.own);
        let allowed = if threatened != 0 { threatened } else { !(self.own.cells | other.cells) };
        let (mut safe, mut refuted) = (Vec::new(), Vec::new());
        for cell in Bits(allowed) {
            let after = self.own.with(cell);
            self.budget.report_thought(|| Thought::Try {
                ply: 0,
                chosen: Move::on(cell),
                alpha: None,
                beta: None,
            });
            match self.find_sequence(&other, &after, self.settings.defence) {
                Ok(Some(sequence)) => {
                    self.budget.report_thought(|| Thought::Refuted { chosen: Move::on(cell) });
                    refuted.push((cell, sequence));
                }
                Ok(None) | Err(LimitReached) => safe.push(cell),
            }
        }
        (safe, refuted)
    }

    /// The move with the longest refutation.
    fn choose_longest_resistance(&mut self, refuted: Vec<(u8, ThreatSequence)>) -> SearchResult {
        let mut longest: (u8, ThreatSequence) = (0, Vec::new());
        for (cell, sequence) in refuted {
            if sequence.len() > longest.1.len() {
                longest = (cell, sequence);
            }
        }
        let (cell, sequence) = longest;
        let (other, after) = (self.other, self.own.with(cell));
        let shortest = self.find_shortest_sequence(&other, &after, self.settings.defence).ok().flatten();
        let mut pv = vec![cell];
        pv.extend(play_out(&shortest.unwrap_or(sequence), other, after));
        SearchResult::loss(pv)
    }

    /// Sorts the moves by noisy evaluation, best first.
    fn order_by_evaluation(&mut self, moves: Vec<u8>) -> Vec<u8> {
        let steps = NOISE_STEPS as i32;
        let mut highest = i32::MIN;
        let mut evaluated: Vec<(i32, u8)> = moves
            .into_iter()
            .map(|cell| {
                // At least one step less than a point of noise, to choose among equal moves.
                let noise = self.random.below(NOISE_STEPS * self.settings.eval_noise + NOISE_STEPS) as i32;
                let value = steps * evaluate_move(&self.own, &self.other, cell) + noise;
                let leads = value > highest;
                highest = highest.max(value);
                self.budget.report_thought(|| Thought::points(Move::on(cell), value / steps, leads));
                (value, cell)
            })
            .collect();
        evaluated.sort_by_key(|&(value, cell)| (-value, cell));
        evaluated.into_iter().map(|(_, cell)| cell).collect()
    }

    /// Proof search in alternating slices: for the own win, and for the opponent's win after the best move. A
    /// move proved to lose is replaced by the next one.
    fn prove(&mut self, ordered: &[u8]) -> SearchResult {
        let mut own_search = ProofNumberSearch::new(THREATS_ONLY, PLAYER_PROOF_TABLE_BITS);
        let root = own_search.insert(self.own.cells, self.other.cells);
        let mut other_search = ProofNumberSearch::new(THREATS_ONLY, PLAYER_PROOF_TABLE_BITS);
        let (mut best, mut own_open, mut other_open) = (0, true, true);
        while !self.budget.exhausted() && (own_open || other_open) {
            if own_open {
                self.search_slice(&mut own_search, root);
                if own_search.is_proved(root) {
                    return SearchResult::win(self.proved_win(&own_search));
                }
                own_open = !own_search.is_disproved(root);
            }
            if other_open && !self.budget.exhausted() {
                let after = self.own.cells | 1 << ordered[best];
                let reply = other_search.insert(self.other.cells, after);
                self.search_slice(&mut other_search, reply);
                if !other_search.is_proved(reply) {
                    other_open = !other_search.is_disproved(reply);
                    continue;
                }
                self.budget.report_thought(|| Thought::Refuted { chosen: Move::on(ordered[best]) });
                if best + 1 < ordered.len() {
                    best += 1;
                } else {
                    return self.choose_longest_loss(ordered, &other_search);
                }
            }
        }
        SearchResult::unproved(Some(ordered[best]))
    }

    /// The variation of a win of the side to move.
    pub fn proved_win(&mut self, search: &ProofNumberSearch) -> PrincipalVariation {
        let strategy = |own, other| search.graph.winning_move(own, other);
        strategy_pv(self.own, self.other, self.threats, &strategy)
    }

    /// The variation of a win of the opponent after a move.
    pub fn proved_loss(&mut self, cell: u8, search: &ProofNumberSearch) -> PrincipalVariation {
        let strategy = |own, other| search.graph.winning_move(own, other);
        let mut pv = vec![cell];
        pv.extend(strategy_pv(self.other, self.own.with(cell), self.threats, &strategy));
        pv
    }

    /// The longest resistance if every move is proved to lose.
    fn choose_longest_loss(&mut self, moves: &[u8], search: &ProofNumberSearch) -> SearchResult {
        let mut longest = PrincipalVariation::new();
        for &cell in moves {
            let pv = self.proved_loss(cell, search);
            if pv.len() > longest.len() {
                longest = pv;
            }
        }
        SearchResult::loss(longest)
    }

    /// Searches for a proof for one slice of the budget.
    pub fn search_slice(&mut self, search: &mut ProofNumberSearch, node: NodeId) {
        let budget = &mut self.budget;
        let end = budget.nodes().saturating_add(PROOF_SLICE);
        let mut spend = || budget.nodes() < end && budget.spend();
        // The caller reads the result from the node, and the budget's state from the budget.
        let _: Result<(), LimitReached> = search.solve(node, &mut spend);
    }

    /// A threat sequence within the budget.
    pub fn find_sequence(
        &mut self,
        attacker: &Stones,
        defender: &Stones,
        max_attacks: u32,
    ) -> Result<Option<ThreatSequence>, LimitReached> {
        let budget = &mut self.budget;
        self.threats.find(attacker, defender, max_attacks, &mut || budget.spend())
    }

    /// The shortest threat sequence within the budget.
    pub fn find_shortest_sequence(
        &mut self,
        attacker: &Stones,
        defender: &Stones,
        max_attacks: u32,
    ) -> Result<Option<ThreatSequence>, LimitReached> {
        let budget = &mut self.budget;
        self.threats.find_shortest(attacker, defender, max_attacks, &mut || budget.spend())
    }
}
