//! Samples: the quiet positions of games, as terms of the evaluation and of the policy, with their labels.

use super::games::{ScoredGame, WIN_SCORE, points};
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::games::gobang::Position;
use crate::games::gobang::engine::board::Board;
use crate::games::gobang::engine::evaluation::features::{
    COMBINATIONS, DISPLACEMENTS, EVAL_WEIGHTS, combinations_by_index, threat_set,
};
use crate::games::gobang::engine::params::VARIED_STONES;
use crate::games::gobang::engine::vcf::{VcfSolver, Verdict};
use crate::search::node_limit::Unlimited;
use crate::training::TrainingError;

/// Attacks of the VCF search that tells quiet positions.
const VCF_ATTACKS: u32 = 200;

/// One game in this many is held out for validation.
const HELD_OUT: usize = 20;

/// A quiet position with its labels.
pub struct Sample {
    /// The weights that the evaluation adds up, and how often: the own cells less the opponent's.
    pub terms: Vec<(u16, i8)>,
    /// The result for the side to move, 0 to 1.
    pub result: f64,
    /// The score of the search, in points.
    pub score: i32,
    /// Whether it is for validation.
    pub held_out: bool,
    /// The weights that the policy adds up for every candidate move, the move played first. None where the move was
    /// a random one, or all was decided.
    pub candidates: Vec<[u16; 4]>,
}

/// The quiet positions of all games.
pub fn of(games: &[ScoredGame]) -> Result<Vec<Sample>, TrainingError> {
    let mut vcf = VcfSolver::new(14);
    let mut samples = Vec::new();
    for (number, game) in games.iter().enumerate() {
        vcf.clear();
        let mut record = Record::<Position>::new(*game.record.start());
        for (&played, score) in game.record.moves().iter().zip(&game.scores) {
            if let Some(score) = *score {
                let side = record.position().side_to_move();
                let cells =
                    record.moves()[..record.ply()].iter().map(|&square| record.position().cell(square));
                let mut board = Board::of(record.position()).with_earlier_moves(cells);
                let is_quiet = board.fives(1 - board.side_to_move()).is_empty()
                    && vcf.verdict(&mut board, VCF_ATTACKS, &mut Unlimited) == Verdict::NoWin;
                if is_quiet {
                    let result = points(&game.record, side);
                    let held_out = number.is_multiple_of(HELD_OUT);
                    // Where all is decided, moves follow a proof or put the end off.
                    let decided = score.abs() >= WIN_SCORE;
                    let candidates = match record.ply() {
                        ..VARIED_STONES => Vec::new(),
                        _ if decided => Vec::new(),
                        _ => candidates(&board, record.position().cell(played)),
                    };
                    samples.push(Sample { terms: terms(&board), result, score, held_out, candidates });
                }
            }
            record.play(played)?;
        }
    }
    Ok(samples)
}

/// The weights that the evaluation of a position adds up.
fn terms(board: &Board) -> Vec<(u16, i8)> {
    let mut counts = [0i8; EVAL_WEIGHTS];
    let (own, other) = (board.side_to_move(), 1 - board.side_to_move());
    for cell in board.empty_cells() {
        counts[usize::from(combinations_by_index()[board.pattern_index(own, cell)])] += 1;
        counts[usize::from(combinations_by_index()[board.pattern_index(other, cell)])] -= 1;
    }
    let [mine, theirs] = board.threat_counts();
    counts[COMBINATIONS + threat_set(mine, theirs)] += 1;
    let used = counts.iter().enumerate().filter(|&(_, &count)| count != 0);
    used.map(|(weight, &count)| (weight as u16, count)).collect()
}

/// The weights that the policy adds up for every candidate, the move played first.
fn candidates(board: &Board, played: usize) -> Vec<[u16; 4]> {
    let policy = board.policy();
    let [own, other] = [board.side_to_move(), 1 - board.side_to_move()];
    let terms = |cell: usize| {
        let combination = |side: usize| combinations_by_index()[board.pattern_index(side, cell)];
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
