//! Qubic: the proof that the first player wins, built in steps so that the page can show its progress and
//! pause it.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::games::qubic::engine::proof_builder::{ProofBuilder, ReplyClass};
use crate::games::qubic::position::Move;
use crate::web::to_js;

/// A class of symmetric replies to the first stone, with its proof.
#[derive(Serialize, Tsify)]
pub struct ProofClass {
    /// Code of its lowest reply.
    reply: u16,
    /// Number of replies in the class.
    cells: u8,
    /// Proof number; 0 once the class is proved.
    proof: u32,
    /// New positions per number of the first player's stones.
    grown: Vec<u32>,
}

/// Progress of a proof.
#[derive(Serialize, Tsify)]
pub struct ProofProgress {
    /// Classes of replies.
    classes: Vec<ProofClass>,
    /// Index of the class in progress.
    turn: usize,
    /// Number of positions in the proof graph.
    positions: usize,
    /// Number of nodes of the threat search.
    searched: f64,
}

/// A proof in progress.
#[wasm_bindgen]
#[derive(Default)]
pub struct QubicProof(ProofBuilder);

#[wasm_bindgen]
impl QubicProof {
    /// Starts a new proof.
    #[wasm_bindgen(constructor)]
    pub fn new() -> QubicProof {
        QubicProof::default()
    }

    /// Continues for about `nodes` nodes of the threat search; true when every class is proved.
    pub fn advance(&mut self, nodes: u32) -> bool {
        self.0.advance(nodes.into())
    }

    /// Searches for a smaller proof in the finished one, some positions per call. Returns the number of
    /// replaced moves at the end of a pass.
    pub fn shrink(&mut self) -> Option<usize> {
        self.0.minimise()
    }

    /// Progress so far.
    pub fn progress(&self) -> Result<Ts<ProofProgress>, JsValue> {
        let class = |class: &ReplyClass| ProofClass {
            reply: Move::on(class.reply).code(),
            cells: class.cells,
            proof: class.proof,
            grown: class.new_positions.into(),
        };
        let effort = self.0.effort();
        to_js(&ProofProgress {
            classes: self.0.classes().iter().map(class).collect(),
            turn: self.0.current_class(),
            positions: effort.positions,
            searched: effort.threat_nodes as f64,
        })
    }

    /// Number of moves and of bytes of the finished proof's book.
    pub fn size(&self) -> Vec<u32> {
        let (bytes, moves) = self.0.book();
        vec![moves as u32, bytes.len() as u32]
    }
}
