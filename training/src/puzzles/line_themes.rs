//! Themes of puzzles in Gobang and Qubic. Lines are the reason of a move if it no longer wins or holds in a search that
//! ignores them.

use std::collections::BTreeMap;

use super::lines::LineSearch;
use super::puzzle::Theme;

/// Own threats by which a losing move may delay the loss.
pub const DELAYS: u32 = 3;

/// Themes found by the plain search.
pub trait LineThemes {
    /// Whether a move no longer wins without any of these groups of lines.
    fn needs_each(&mut self, side: usize, cell: usize, moves: u32, groups: &[Vec<usize>]) -> bool;

    /// Groups lines by their direction.
    fn by_direction(&self, lines: &[usize]) -> Vec<Vec<usize>>;

    /// The move threatens two lines at once; a reason if it fails without either of them.
    fn double_threat(&mut self, side: usize, cell: usize, moves: u32, id: &str) -> Option<Theme>;

    /// The move takes a cell of the opponent's winning lines; a reason if another move holds as well once the
    /// lines through the cell are dead.
    fn block(&mut self, side: usize, cell: usize, wrong: &[usize], moves: u32) -> Option<Theme>;
}

impl LineThemes for LineSearch<'_> {
    fn needs_each(&mut self, side: usize, cell: usize, moves: u32, groups: &[Vec<usize>]) -> bool {
        groups.iter().all(|lines| {
            self.kill(side, lines);
            let wins = self.move_wins(side, cell, moves);
            self.revive(side, lines);
            wins == Some(false)
        })
    }

    fn by_direction(&self, lines: &[usize]) -> Vec<Vec<usize>> {
        let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for &line in lines {
            let cells = self.cells_of(line);
            groups.entry(cells[1] - cells[0]).or_default().push(line);
        }
        groups.into_values().collect()
    }

    fn double_threat(&mut self, side: usize, cell: usize, moves: u32, id: &str) -> Option<Theme> {
        self.play(side, cell);
        let threats: Vec<_> = self.completing(side).cells().collect();
        let lines: Vec<_> = threats.iter().map(|&threat| self.open_lines_to(side, threat)).collect();
        self.undo(side, cell);
        if threats.len() < 2 {
            return None;
        }
        Some(Theme::new(id, self.needs_each(side, cell, moves, &lines)))
    }

    fn block(&mut self, side: usize, cell: usize, wrong: &[usize], moves: u32) -> Option<Theme> {
        let lines = self.lines_through(cell);
        self.kill(1 - side, &lines);
        let is_reason = wrong.iter().any(|&other| self.move_loses(side, other, moves, DELAYS) == Some(false));
        self.revive(1 - side, &lines);
        is_reason.then(|| Theme::new("block-the-sequence", true))
    }
}
