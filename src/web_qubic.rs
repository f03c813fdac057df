//! The browser's door to Qubic's proof: made from nothing in pieces, so that whoever waits for it can look at
//! it, pause it and go on.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::qubic::making::Making;
use crate::qubic::rules::Move;
use crate::web::to_js;

/// One class of replies to the first stone, and what has grown under it.
#[derive(Serialize, Tsify)]
pub struct ProofClass {
    /// The code of its reply of lowest number.
    reply: u16,
    /// How many replies belong to it.
    cells: u8,
    /// How far from proved; nought when it has fallen.
    proof: u32,
    /// The positions that were met first under it, by the number of the first player's stones.
    grown: Vec<u32>,
}

/// How far a proof has come.
#[derive(Serialize, Tsify)]
pub struct ProofProgress {
    /// The classes of replies.
    classes: Vec<ProofClass>,
    /// The class that is being worked on.
    turn: usize,
    /// Positions kept.
    positions: usize,
    /// Positions of the search for chains of threes.
    searched: f64,
}

/// The proof that the first player wins, while it is being made.
#[wasm_bindgen]
pub struct QubicProof(Making);

#[wasm_bindgen]
impl QubicProof {
    /// Nothing is known yet.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> QubicProof {
        QubicProof(Making::new())
    }

    /// Goes on for about so many positions; true when every class has fallen.
    pub fn advance(&mut self, positions: u32) -> bool {
        self.0.advance(positions.into())
    }

    /// Looks for a smaller proof in the finished one, for a moment; at the end of a round, how many
    /// moves it has replaced.
    pub fn shrink(&mut self) -> Option<usize> {
        self.0.shrink()
    }

    /// How far it has come.
    pub fn progress(&self) -> Result<Ts<ProofProgress>, JsValue> {
        let class = |class: &crate::qubic::making::Class| ProofClass {
            reply: Move::on(class.reply).code(),
            cells: class.cells,
            proof: class.proof,
            grown: class.grown.into(),
        };
        let turn = self.0.turn();
        let (positions, searched) = self.0.work();
        let classes = self.0.classes().iter().map(class).collect();
        to_js(&ProofProgress { classes, turn, positions, searched: searched as f64 })
    }

    /// How many moves the finished proof has to store, and the bytes of its book.
    pub fn size(&self) -> Vec<u32> {
        let (bytes, moves) = self.0.book();
        vec![moves as u32, bytes.len() as u32]
    }
}
