//! Positions of games in which nothing is decided at once, as the terms of the judgement and what became of them.

use super::games::{DECIDED, Played, points};
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::games::gobang::Position;
use crate::games::gobang::engine::board::Board;
use crate::games::gobang::engine::evaluation::features::{
    COMBINATIONS, DISPLACEMENTS, EVAL_WEIGHTS, best_threats, combinations_by_index,
};
use crate::games::gobang::engine::params::VARIED_STONES;
use crate::games::gobang::engine::vcf::{VcfSolver, Verdict};
use crate::search::node_limit::Unlimited;
use crate::training::TrainingError;

/// Attacks of the look that tells whether a position is won by fours.
const FOURS: u32 = 200;

/// Every so many games one is kept apart, to see how well unknown games are foretold.
const HELD_OUT: usize = 20;

/// A position.
pub struct Sample {
    /// Which numbers the judgement adds up, and how often, less how often for the other side.
    pub terms: Vec<(u16, i8)>,
    /// What became of the game, from 0 for a loss to 1, for the side whose turn it is.
    pub result: f64,
    /// What the player said, in points.
    pub value: i32,
    /// Whether nothing is learnt from it.
    pub held_out: bool,
    /// The numbers of the promise of every square that was in question; the move that was made comes first. None
    /// where chance had a part in it.
    pub choice: Vec<[u16; 4]>,
}

/// The quiet positions of all games.
pub fn of(games: &[Played]) -> Result<Vec<Sample>, TrainingError> {
    let mut fours = VcfSolver::new(14);
    let mut samples = Vec::new();
    for (number, game) in games.iter().enumerate() {
        fours.clear();
        let mut record = Record::<Position>::new(*game.record.start());
        for (&played, value) in game.record.moves().iter().zip(&game.values) {
            if let Some(value) = value.filter(|value| value.abs() < DECIDED) {
                let side = record.position().side_to_move();
                let cells =
                    record.moves()[..record.ply()].iter().map(|&square| record.position().cell(square));
                let mut board = Board::of(record.position()).with_earlier_moves(cells);
                let quiet = board.fives(1 - board.side_to_move()).is_empty()
                    && fours.verdict(&mut board, FOURS, &mut Unlimited) == Verdict::NoWin;
                if quiet {
                    let result = points(&game.record, side);
                    let held_out = number.is_multiple_of(HELD_OUT);
                    let choice = match record.ply() {
                        ..VARIED_STONES => Vec::new(),
                        _ => choice(&board, record.position().cell(played)),
                    };
                    samples.push(Sample { terms: terms(&board), result, value, held_out, choice });
                }
            }
            record.play(played)?;
        }
    }
    Ok(samples)
}

/// Which numbers the judgement of a position adds up.
fn terms(board: &Board) -> Vec<(u16, i8)> {
    let mut counts = [0i8; EVAL_WEIGHTS];
    let (own, other) = (board.side_to_move(), 1 - board.side_to_move());
    for cell in board.empty_cells() {
        counts[usize::from(combinations_by_index()[board.pattern_index(own, cell)])] += 1;
        counts[usize::from(combinations_by_index()[board.pattern_index(other, cell)])] -= 1;
    }
    let [mine, theirs] = board.threat_counts();
    counts[COMBINATIONS + best_threats(mine, theirs)] += 1;
    let used = counts.iter().enumerate().filter(|&(_, &count)| count != 0);
    used.map(|(number, &count)| (number as u16, count)).collect()
}

/// The numbers of the squares in question, those of the move made first.
fn choice(board: &Board, made: usize) -> Vec<[u16; 4]> {
    let policy = board.policy();
    let [own, other] = [board.side_to_move(), 1 - board.side_to_move()];
    let numbers = |cell: usize| {
        let combination = |side: usize| combinations_by_index()[board.pattern_index(side, cell)];
        let way = |stone: usize| {
            (2 * COMBINATIONS
                + stone * DISPLACEMENTS
                + policy.displacement(stone, cell).unwrap_or(DISPLACEMENTS - 1)) as u16
        };
        [combination(own), COMBINATIONS as u16 + combination(other), way(0), way(1)]
    };
    let others = board.candidates().filter(|&cell| cell != made);
    std::iter::once(made).chain(others).map(numbers).collect()
}
