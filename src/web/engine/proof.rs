//! Qubic: the proof that the first player wins, built in pieces, so that the page can show its progress and pause it.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::games::qubic::engine::proof_builder::{ProofBuilder, ReplyClass};
use crate::games::qubic::position::Move;
use crate::web::to_js;

/// One class of replies to the first stone, and the positions found for it.
#[derive(Serialize, Tsify)]
pub struct ProofClass {
    /// The code of its reply with the lowest number.
    reply: u16,
    /// How many replies belong to it.
    cells: u8,
    /// The proof number, 0 when the class is proved.
    proof: u32,
    /// The positions that were new in its slices, by the number of the first player's stones.
    grown: Vec<u32>,
}

/// How far a proof has come.
#[derive(Serialize, Tsify)]
pub struct ProofProgress {
    /// The classes of replies.
    classes: Vec<ProofClass>,
    /// The index of the class that is being worked on.
    turn: usize,
    /// Positions in the proof graph.
    positions: usize,
    /// Nodes of the threat search.
    searched: f64,
}

/// The proof that the first player wins, while it is being built.
#[wasm_bindgen]
#[derive(Default)]
pub struct QubicProof(ProofBuilder);

#[wasm_bindgen]
impl QubicProof {
    /// Nothing is proved yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> QubicProof {
        QubicProof::default()
    }

    /// Goes on for about so many nodes of the threat search; true when every class is proved.
    pub fn advance(&mut self, nodes: u32) -> bool {
        self.0.advance(nodes.into())
    }

    /// Looks for a smaller proof in the finished one, some positions a call; at the end of a pass, how many moves it
    /// has replaced.
    pub fn shrink(&mut self) -> Option<usize> {
        self.0.minimise()
    }

    /// How far it has come.
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

    /// How many moves the book of the finished proof has, and how many bytes.
    pub fn size(&self) -> Vec<u32> {
        let (bytes, moves) = self.0.book();
        vec![moves as u32, bytes.len() as u32]
    }
}
