//! Samples: quiet positions of games as terms of the evaluation and of the policy, with their labels.

use super::games::{ScoredGame, WIN_SCORE, points};
use crate::error::TrainingError;
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::gobang::Position;
use stratege::games::gobang::engine::board::Board;
use stratege::games::gobang::engine::evaluation::features::{
    COMBINATIONS, DISPLACEMENTS, THREAT_GROUPS, threat_set,
};
use stratege::games::gobang::engine::evaluation::weights::Weights;
use stratege::games::gobang::engine::params::VARIED_STONES;
use stratege::games::gobang::engine::vcf::{VcfSolver, Verdict};
use stratege::search::node_limit::Unlimited;

/// Limit of the VCF search that detects quiet positions, in attacks.
const VCF_ATTACKS: u32 = 200;

/// One game in this many is held out for validation.
const HELD_OUT: usize = 20;

/// A quiet position with its labels.
pub struct Sample {
    /// Combinations of the side to move and of the opponent on empty cells, with the number of such cells.
    pub cells: Vec<(u16, u16, u16)>,
    /// Set of threats on the board.
    pub threat_set: u16,
    /// Static evaluation by the old weights, in points.
    pub old_value: i32,
    /// Result for the side to move, 0 to 1.
    pub result: f32,
    /// Score of the search, in points.
    pub score: i32,
    /// Whether the sample is for validation.
    pub held_out: bool,
    /// Policy weights of every candidate move, the played move first. Empty if the move was random or the
    /// position decided.
    pub candidates: Vec<[u16; 4]>,
}

impl Sample {
    /// Groups of threats on the board.
    pub fn groups(&self) -> impl Iterator<Item = usize> + use<> {
        let set = self.threat_set;
        (0..THREAT_GROUPS).filter(move |group| set >> group & 1 != 0)
    }

    /// Whether the search has proved a win or loss.
    pub fn is_decided(&self) -> bool {
        self.score.abs() >= WIN_SCORE
    }
}

/// The quiet positions of all games.
pub fn of(games: &[ScoredGame], weights: &'static Weights) -> Result<Vec<Sample>, TrainingError> {
    let mut vcf = VcfSolver::new(14);
    let mut samples = Vec::new();
    for (number, game) in games.iter().enumerate() {
        vcf.clear();
        let mut record = Record::<Position>::new(*game.record.start());
        for (&played, score) in game.record.moves().iter().zip(&game.scores) {
            if let Some(score) = *score {
                let side = record.position().side_to_move();
                let earlier =
                    record.moves()[..record.ply()].iter().map(|&square| record.position().cell(square));
                let mut board = Board::with_weights(record.position(), weights).with_earlier_moves(earlier);
                let is_quiet = board.fives(1 - board.side_to_move()).is_empty()
                    && vcf.verdict(&mut board, VCF_ATTACKS, &mut Unlimited) == Verdict::NoWin;
                if is_quiet {
                    let result = points(&game.record, side);
                    let held_out = number.is_multiple_of(HELD_OUT);
                    let (cells, threat_set) = cells_and_threats(&board);
                    let mut sample = Sample {
                        cells,
                        threat_set,
                        old_value: board.eval(),
                        result,
                        score,
                        held_out,
                        candidates: Vec::new(),
                    };
                    // In decided positions moves follow a proof or delay the end.
                    if record.ply() >= VARIED_STONES && !sample.is_decided() {
                        sample.candidates = candidates(&board, record.position().cell(played));
                    }
                    samples.push(sample);
                }
            }
            record.play(played)?;
        }
    }
    Ok(samples)
}

/// Combinations of both sides on all empty cells, and the set of threats on the board.
pub fn cells_and_threats(board: &Board) -> (Vec<(u16, u16, u16)>, u16) {
    let sides = [board.side_to_move(), 1 - board.side_to_move()];
    let combinations = |cell: usize| sides.map(|side| board.combination(side, cell) as u16);
    let mut all: Vec<_> = board.empty_cells().map(combinations).collect();
    all.sort_unstable();
    let runs = all.chunk_by(|one, other| one == other);
    let cells = runs.map(|equal| (equal[0][0], equal[0][1], equal.len() as u16)).collect();
    let [mine, theirs] = board.threat_counts();
    (cells, threat_set(mine, theirs) as u16)
}

/// Policy weights of every candidate, the played move first.
fn candidates(board: &Board, played: usize) -> Vec<[u16; 4]> {
    let policy = board.policy();
    let [own, other] = [board.side_to_move(), 1 - board.side_to_move()];
    let terms = |cell: usize| {
        let combination = |side: usize| board.combination(side, cell) as u16;
        let displacement = |stone: usize| {
            (2 * COMBINATIONS
                + stone * DISPLACEMENTS
                + policy.displacement(stone, cell).unwrap_or(DISPLACEMENTS - 1)) as u16
        };
        [combination(own), COMBINATIONS as u16 + combination(other), displacement(0), displacement(1)]
    };
    let others = board.candidates().filter(|&cell| cell != played);
    std::iter::once(played).chain(others).map(terms).collect()
}
