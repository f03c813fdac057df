//! Stores the proof of a win found earlier in the game, so that no later, shorter search can miss the win.

use std::collections::BTreeMap;

use crate::games::gobang::engine::board::Board;
use crate::games::gobang::engine::vcf::{VcfSolver, WinningLine};
use crate::search::node_limit::Unlimited;

/// Attacks of the VCF search for the last move's threat: at least as many as in the VCT solver.
const THREAT_ATTACKS: u32 = 8000;

/// The move to play in a position of the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProvenMove {
    /// The attacker's move, or the defender's longest defence.
    pub cell: u16,
    /// Plies from the position to the five.
    pub plies: u16,
}

/// A proven win: the proof of a VCT by position key, and the threat of the last move.
#[derive(Default)]
pub struct ProvenWin {
    moves: BTreeMap<u64, ProvenMove>,
    /// The VCF threatened by the last attack, for defences that the proof omits because they do not prevent
    /// it.
    threat: WinningLine,
}

impl ProvenWin {
    /// Replaces the stored proof.
    pub fn store(&mut self, moves: BTreeMap<u64, ProvenMove>) {
        self.moves = moves;
    }

    /// Removes the proof and the threat.
    pub fn clear(&mut self) {
        self.moves.clear();
        self.threat.clear();
    }

    /// Stores the threat of this winning move; for a four, the threat after the only reply.
    pub fn store_threat(&mut self, attack: usize, board: &mut Board, vcf: &mut VcfSolver) {
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

    /// A winning line from this position with its plies, if the position belongs to the proof or the
    /// last threat still holds.
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

/// Plies to the five of a line of fours, if it wins from this position.
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
        // After an attack there is either one reply, the line's, or there are two ways to five.
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
