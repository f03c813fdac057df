//! A win that was proven earlier in the game: its proof is kept, so that no later and shorter search can miss it.

use std::collections::BTreeMap;

use crate::games::gobang::engine::board::Board;
use crate::games::gobang::engine::vcf::{VcfSolver, WinningLine};
use crate::search::node_limit::Unlimited;

/// Attacks of the VCF search for what the last move threatens: as many as the VCT solver's own at most.
const THREAT_ATTACKS: u32 = 8000;

/// What to play in a position of the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProvenMove {
    /// The attacker's move, or the defender's that lasts longest.
    pub cell: u16,
    /// Plies from the position to the five.
    pub plies: u16,
}

/// What is known of a win: the proof of a VCT by the keys of its positions, and what the last move threatens.
#[derive(Default)]
pub struct ProvenWin {
    moves: BTreeMap<u64, ProvenMove>,
    /// The VCF that the last attack threatens, for defences that the proof leaves out because they do not prevent it.
    threat: WinningLine,
}

impl ProvenWin {
    /// Keeps this proof instead of the last one.
    pub fn remember(&mut self, moves: BTreeMap<u64, ProvenMove>) {
        self.moves = moves;
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.moves.clear();
        self.threat.clear();
    }

    /// Keeps what this winning move threatens; of a four, what it threatens behind the only reply.
    pub fn remember_threat(&mut self, attack: usize, board: &mut Board, vcf: &mut VcfSolver) {
        let attacker = board.side_to_move();
        board.play(attack);
        let reply = board.fives(attacker).first().filter(|&cell| board.is_playable(cell));
        match reply {
            Some(cell) => board.play(cell),
            None => board.pass(),
        }
        self.threat = vcf.solve(board, THREAT_ATTACKS, &mut Unlimited).1;
        match reply {
            Some(_) => board.undo(),
            None => board.pass(),
        }
        board.undo();
    }

    /// A winning line from this position and its plies, if the position belongs to the proof or the last threat stands.
    pub fn line(&self, board: &mut Board) -> Option<(WinningLine, u32)> {
        if let Some(proven) = self.moves.get(&board.key()) {
            return Some((self.line_of_proof(board), proven.plies.into()));
        }
        let plies = replay(&self.threat, board)?;
        Some((self.threat.clone(), plies))
    }

    fn line_of_proof(&self, board: &mut Board) -> WinningLine {
        let mut line = WinningLine::new();
        while let Some(&ProvenMove { cell, .. }) = self.moves.get(&board.key()) {
            line.push(cell.into());
            board.play(cell.into());
        }
        line.iter().for_each(|_| board.undo());
        line
    }
}

/// The plies to the five of a line by fours, if it wins from this position.
fn replay(line: &[usize], board: &mut Board) -> Option<u32> {
    let (own, opponent) = (board.side_to_move(), 1 - board.side_to_move());
    let mut played = 0;
    let mut plies = None;
    for (index, &cell) in line.iter().enumerate() {
        let blocks_five = board.fives(opponent).iter().all(|five| five == cell);
        let five = board.fives(own).contains(cell);
        let attack = index % 2 == 0;
        if !board.is_playable(cell) || attack && !five && !blocks_five {
            break;
        }
        if attack && five {
            plies = Some(played + 1);
            break;
        }
        board.play(cell);
        played += 1;
        // After an attack there is one reply, the line's, or there are two ways to five.
        if attack && board.fives(opponent).is_empty() && board.fives(own).len() > 1 {
            plies = Some(played + 2);
            break;
        }
        if attack && board.fives(own).iter().ne(line.get(index + 1).copied()) {
            break;
        }
    }
    (0..played).for_each(|_| board.undo());
    plies
}
