//! Values of all moves: wins and losses shown by rows, threat sequences, the book or proof search; the static
//! evaluation of the others.

use super::evaluation::evaluate_move;
use super::params::{PLAYER_PROOF_TABLE_BITS, THREATS_ONLY};
use super::principal_variation::{PrincipalVariation, play_out};
use super::proof_graph::NodeId;
use super::proof_number_search::ProofNumberSearch;
use super::search::Search;
use crate::core::player::{MoveValue, Report, Score};
use crate::games::qubic::position::Move;
use crate::search::bits::Bits;

/// A move with an unknown result.
struct OpenMove {
    cell: u8,
    eval: i32,
    /// Root of the search for the opponent's win after the move; `None` once that search has failed.
    reply: Option<NodeId>,
}

/// A move with a known result.
struct KnownMove {
    wins: bool,
    pv: PrincipalVariation,
}

impl Search<'_, '_> {
    /// Reports the values of all moves; returns whether all of them are exact.
    pub fn value_moves(&mut self) -> bool {
        let book_win = self.book_win();
        let mut open = Vec::new();
        for cell in Bits(!(self.own.cells | self.other.cells)) {
            let known = match &book_win {
                Some(pv) if pv.first() == Some(&cell) => Some(KnownMove { wins: true, pv: pv.clone() }),
                _ => self.forced_result(cell),
            };
            let eval = evaluate_move(&self.own, &self.other, cell);
            match known {
                Some(KnownMove { wins, pv }) => self.report_result(wins, pv),
                None => {
                    self.report_value(Score::Points(eval), false, vec![cell]);
                    open.push(OpenMove { cell, eval, reply: None });
                }
            }
            if self.budget.exhausted() {
                return false;
            }
        }
        open.sort_by_key(|one| -one.eval);
        self.prove_moves(open)
    }

    /// The result of a move if rows or threat sequences show it.
    fn forced_result(&mut self, cell: u8) -> Option<KnownMove> {
        let (after, other) = (self.own.with(cell), self.other);
        let known = |wins, rest: PrincipalVariation| KnownMove {
            wins,
            pv: std::iter::once(cell).chain(rest).collect(),
        };
        if after.has_row() {
            return Some(known(true, Vec::new()));
        }
        if let Some(completing) = Bits(other.winning_cells(&after)).next() {
            return Some(known(false, vec![completing]));
        }
        let mut threes = Bits(after.winning_cells(&other));
        if let Some(reply) = threes.next() {
            return Some(known(true, self.win_after_three(cell, reply, threes.next())?));
        }
        let sequence = self.find_shortest_sequence(&other, &after, self.settings.defence).ok().flatten()?;
        Some(known(false, play_out(&sequence, other, after)))
    }

    /// The win after a three, which forces the reply, if there is one. A double threat has a
    /// second completing cell.
    fn win_after_three(&mut self, cell: u8, reply: u8, second: Option<u8>) -> Option<PrincipalVariation> {
        let (after, other) = (self.own.with(cell), self.other.with(reply));
        let sequence = if let Some(completed) = second {
            vec![completed]
        } else if other.winning_cells(&after) != 0 {
            self.find_sequence(&after, &other, 1).ok().flatten()?
        } else {
            self.find_shortest_sequence(&after, &other, self.settings.attack).ok().flatten()?
        };
        Some(std::iter::once(reply).chain(play_out(&sequence, after, other)).collect())
    }

    /// Proof search in alternating slices: for a win of the side to move, and for the opponent's
    /// after each open move.
    fn prove_moves(&mut self, mut open: Vec<OpenMove>) -> bool {
        let mut own_search = ProofNumberSearch::new(THREATS_ONLY, PLAYER_PROOF_TABLE_BITS);
        let mut other_search = ProofNumberSearch::new(THREATS_ONLY, PLAYER_PROOF_TABLE_BITS);
        let (own, other) = (self.own, self.other);
        // A position with a threat sequence needs no proof, and proof search must not begin there.
        let has_no_sequence = matches!(self.find_sequence(&own, &other, self.settings.attack), Ok(None));
        let mut root = has_no_sequence.then(|| own_search.insert(own.cells, other.cells));
        for one in &mut open {
            let after = own.with(one.cell);
            if after.winning_cells(&other) == 0 {
                one.reply = Some(other_search.insert(other.cells, after.cells));
            }
        }
        while !self.budget.exhausted() && (root.is_some() || open.iter().any(|one| one.reply.is_some())) {
            if let Some(node) = root {
                root = self.prove_win(&mut own_search, node, &mut open);
            }
            for index in (0..open.len()).rev() {
                if let Some(reply) = open[index].reply
                    && !self.budget.exhausted()
                {
                    self.prove_loss(&mut other_search, reply, index, &mut open);
                }
            }
        }
        open.is_empty()
    }

    /// Runs one slice of the search for a win of the side to move; returns its node while it is open.
    fn prove_win(
        &mut self,
        search: &mut ProofNumberSearch,
        node: NodeId,
        open: &mut Vec<OpenMove>,
    ) -> Option<NodeId> {
        self.search_slice(search, node);
        self.report_progress();
        if search.is_proved(node) {
            let pv = self.proved_win(search);
            open.retain(|one| pv.first() != Some(&one.cell));
            self.report_result(true, pv);
            return None;
        }
        if search.is_disproved(node) { None } else { Some(node) }
    }

    /// Runs one slice of the search for the opponent's win after an open move.
    fn prove_loss(
        &mut self,
        search: &mut ProofNumberSearch,
        reply: NodeId,
        index: usize,
        open: &mut Vec<OpenMove>,
    ) {
        self.search_slice(search, reply);
        self.report_progress();
        if search.is_proved(reply) {
            let lost = open.remove(index);
            let pv = self.proved_loss(lost.cell, search);
            self.report_result(false, pv);
        } else if search.is_disproved(reply) {
            open[index].reply = None;
        }
    }

    fn report_progress(&mut self) {
        let nodes = self.budget.nodes();
        self.budget.report(&Report { score: None, depth: 1, nodes, pv: Vec::new() });
    }

    fn report_result(&mut self, wins: bool, pv: PrincipalVariation) {
        let plies = pv.len() as u32;
        self.report_value(if wins { Score::Win(plies) } else { Score::Loss(plies) }, true, pv);
    }

    fn report_value(&mut self, score: Score, exact: bool, pv: PrincipalVariation) {
        let (chosen, depth) = (Move::on(pv[0]), pv.len() as u32);
        let pv: Vec<Move> = pv.into_iter().map(Move::on).collect();
        let nodes = self.budget.nodes();
        self.budget.report(&Report { score: Some(score), depth, nodes, pv: pv.clone() });
        self.budget.value(&MoveValue { chosen, score, exact, depth, pv });
    }
}
