//! Search traces of any game with the cells of their moves, for the page's search views.

use super::PlacedMove;
use crate::core::board_view::{BoardView, MoveCells};
use crate::core::thought::Thought;

/// A move in plain notation with its cells; in players' notation if it is legal here.
pub(super) fn place_candidate<G: BoardView>(position: &G, text: &str) -> PlacedMove {
    let placed = place(position, text);
    match text.parse() {
        Ok(chosen) if position.legal_moves().contains(&chosen) => {
            PlacedMove { text: position.write_move(chosen), ..placed }
        }
        _ => placed,
    }
}

/// Adds cells to the moves of a trace. Candidates get players' notation, replies stay in plain notation.
pub(super) fn place_trace<G: BoardView>(position: &G, trace: &[Thought<String>]) -> Vec<Thought<PlacedMove>> {
    // The root position, then the position after each tried move of the current line.
    let mut line = vec![position.clone()];
    let placed = trace.iter().map(|thought| {
        let ply = thought.ply() as usize;
        line.truncate(ply + 1);
        let here = &line[line.len() - 1];
        let placed = thought.map(|text| match ply {
            0 => place_candidate(here, text),
            _ => place(here, text),
        });
        if let Thought::Try { chosen, .. } = thought {
            line.extend(after(here, chosen));
        }
        placed
    });
    placed.collect()
}

fn place<G: BoardView>(position: &G, text: &str) -> PlacedMove {
    let MoveCells { from, to } =
        text.parse().map_or(MoveCells::default(), |chosen| position.move_cells(chosen));
    PlacedMove { text: text.into(), from, to }
}

/// `None` for an illegal move, such as a cell that a program finds occupied.
fn after<G: BoardView>(position: &G, text: &str) -> Option<G> {
    let mut next = position.clone();
    next.play(text.parse().ok()?).ok()?;
    Some(next)
}
