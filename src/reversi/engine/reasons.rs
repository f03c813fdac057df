//! What speaks for a move, in the terms in which people talk of the game: corners, moves left, discs in the end.

use super::board::Board;
use super::evaluation::DISC;
use super::thinker::Finding;
use crate::player::Reason;

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// So few answers are worth a word.
const FEW: u32 = 3;

/// What speaks for a move on this square, whose value was found so; nothing where only the whole of the board does.
pub fn reason(board: &Board, square: u32, finding: &Finding) -> Option<Reason> {
    let next = board.play(square);
    let answers = next.mobility();
    let corners = |moves: u64| moves & CORNERS;
    // What each side could do if it had a move more.
    let (before, after) = (board.their_mobility(), next.their_mobility());
    let count = answers.count_ones();
    let (code, count) = if finding.is_exact() && finding.value > 0 {
        ("wins", (finding.value / DISC).unsigned_abs())
    } else if finding.is_exact() && finding.value == 0 {
        ("holds", 0)
    } else if corners(1 << square) != 0 {
        ("corner", 0)
    } else if count == 0 {
        ("silences", 0)
    } else if corners(before) != 0 && corners(answers) == 0 {
        ("guards", 0)
    } else if corners(after & !board.mobility()) != 0 && corners(answers) == 0 {
        ("threatens", 0)
    } else if count <= FEW && 2 * count <= before.count_ones() {
        ("leaves", count)
    } else {
        return None;
    };
    Some(Reason { code, count })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::reversi::rules::Position;
    use crate::search::random::Random;

    fn finding(square: u32, discs: i32, percent: u8) -> Finding {
        Finding { value: discs * DISC, depth: 1, percent, line: vec![Some(square)] }
    }

    #[test]
    fn exact_results_speak_for_themselves() {
        let board = Board { own: 1 << 2, other: 1 << 1 };
        let reason_of =
            |discs, percent| reason(&board, 0, &finding(0, discs, percent)).map(|one| (one.code, one.count));
        assert_eq!(reason_of(3, 100), Some(("wins", 3)));
        assert_eq!(reason_of(0, 100), Some(("holds", 0)));
        assert_eq!(reason_of(-2, 100), Some(("corner", 0)));
        assert_eq!(reason_of(9, 99), Some(("corner", 0)));
    }

    #[test]
    fn what_is_said_of_moves_in_random_games_is_so() {
        let mut said = std::collections::BTreeSet::new();
        for seed in 0..60 {
            let (mut random, mut position) = (Random::new(seed), Position::begin(&Default::default()));
            while position.outcome().is_none() {
                let legal = position.legal_moves();
                for chosen in &legal {
                    let Some(square) = chosen.square() else { continue };
                    let mut next = position;
                    next.play(*chosen).unwrap();
                    let (answers, before) = (next.possible(), position.passed().possible());
                    let board = Board::from(&position);
                    let told = reason(&board, square.into(), &finding(square.into(), 1, 0));
                    let Some(Reason { code, count }) = told else { continue };
                    let is_so = match code {
                        "corner" => CORNERS >> square & 1 != 0,
                        "silences" => answers == 0,
                        "guards" => before & CORNERS != 0 && answers & CORNERS == 0,
                        "threatens" => next.passed().possible() & CORNERS & !position.possible() != 0,
                        "leaves" => answers.count_ones() == count && count <= FEW,
                        _ => false,
                    };
                    assert!(is_so, "{code} {count} of {square} in {position:?}");
                    said.insert(code);
                }
                position.play(legal[random.below(legal.len())]).unwrap();
            }
        }
        assert_eq!(said.len(), 5, "{said:?}");
    }
}
