//! Puzzles of Gobang: wins by fours and threes in a few moves, and the only defence against fours.

use std::sync::OnceLock;

use stratege::core::board_view::BoardView;
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::gobang::Position;
use stratege::games::gobang::engine::board::Board;
use stratege::games::gobang::engine::threats::Threat;
use stratege::games::gobang::engine::vcf::{VcfSolver, Verdict, plies_to_five};
use stratege::games::gobang::engine::vct::VctSolver;
use stratege::games::gobang::position::{FIVE, SIZES};
use stratege::search::node_limit::{AtMost, Unlimited};

use crate::puzzles::PuzzleGame;
use crate::puzzles::line_themes::{DELAYS, LineThemes};
use crate::puzzles::lines::{LineSearch, Lines};
use crate::puzzles::puzzle::{Goal, Solution, Theme};
use crate::puzzles::symmetry::square_hash;

/// Columns and rows of the boards of puzzles.
const SIZE: usize = SIZES[0];

/// Maximum number of own moves of a win.
const MAX_MOVES: u32 = 4;

/// Maximum number of right moves.
const MAX_ANSWERS: usize = 3;

/// Numbers of stones of a puzzle.
const STONES: std::ops::RangeInclusive<usize> = 7..=60;

/// Attacks of a VCF search.
const VCF_ATTACKS: u32 = 5000;

/// Nodes of a VCT search.
const VCT_NODES: u64 = 4000;

/// Positions of the plain search of a puzzle.
const PLAIN_NODES: u64 = 200_000;

/// Own moves of the sequences by which the plain search refutes moves.
const REFUTATION_MOVES: u32 = 14;

/// The maker's part for Gobang.
pub struct GobangPuzzles {
    vcf: VcfSolver,
    vct: VctSolver,
}

impl Default for GobangPuzzles {
    fn default() -> Self {
        GobangPuzzles { vcf: VcfSolver::new(16), vct: VctSolver::new(14) }
    }
}

/// All rows of five cells for the plain search.
fn lines() -> &'static Lines {
    static LINES: OnceLock<Lines> = OnceLock::new();
    LINES.get_or_init(|| {
        let mut all = Vec::new();
        for (right, down) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
            for start in 0..SIZE * SIZE {
                let (column, row) = ((start % SIZE) as isize, (start / SIZE) as isize);
                let squares = (0..FIVE as isize).map(|step| (column + right * step, row + down * step));
                let on_board = |place: isize| (0..SIZE as isize).contains(&place);
                if squares.clone().all(|(x, y)| on_board(x) && on_board(y)) {
                    all.push(squares.map(|(x, y)| y as usize * SIZE + x as usize).collect());
                }
            }
        }
        Lines::new(SIZE * SIZE, all)
    })
}

/// The plain search with the side to move as side 0.
fn plain(position: &Position) -> LineSearch<'static> {
    let side = position.side_to_move();
    let [own, other] = [side, side.other()].map(|side| position.stones(side).collect::<Vec<_>>());
    LineSearch::new(lines(), [&own, &other], PLAIN_NODES)
}

impl GobangPuzzles {
    /// Own moves of a win of the side to move by fours and threes.
    fn moves_to_win(&mut self, board: &mut Board) -> Option<u32> {
        let (verdict, line) = self.vcf.solve(board, VCF_ATTACKS, &mut Unlimited);
        if verdict == Verdict::Win {
            return Some(plies_to_five(&line, board).div_ceil(2));
        }
        let mut limit = AtMost { limit: &mut Unlimited, left: VCT_NODES };
        let (verdict, _, plies) = self.vct.solve(board, &mut self.vcf, &mut limit);
        (verdict == Verdict::Win).then_some(plies.div_ceil(2))
    }

    /// The line by which a move wins, after the move; `None` if that is not proved.
    fn line_after(&mut self, board: &mut Board, cell: usize) -> Option<Vec<usize>> {
        let own = board.side_to_move();
        board.play(cell);
        let mut limit = AtMost { limit: &mut Unlimited, left: VCT_NODES };
        let (verdict, line, _) = self.vct.solve_for(own, board, &mut self.vcf, &mut limit);
        board.undo();
        (verdict == Verdict::Win).then_some(line)
    }

    fn win(&mut self, position: &Position, board: &mut Board, moves: u32) -> Option<Solution> {
        let mut search = plain(position);
        let mut shortest = 2;
        while !search.wins_within(0, shortest)? {
            shortest += 1;
            if shortest > moves {
                return None;
            }
        }
        let mut answers = Vec::new();
        for cell in search.useful(0, shortest).cells() {
            if search.move_wins(0, cell, shortest)? {
                answers.push(cell);
            }
        }
        if answers.is_empty() || answers.len() > MAX_ANSWERS {
            return None;
        }
        let mut line = vec![answers[0]];
        for &cell in answers.iter().rev() {
            let after = self.line_after(board, cell)?;
            if cell == answers[0] {
                line.extend(after);
            }
        }
        let by_force = search.wins_by_force_within(0, shortest)?;
        let mut themes = vec![Theme::fact(format!("win-in-{shortest}"))];
        themes.push(Theme::fact(if by_force { "win-by-fours" } else { "win-by-threes" }));
        if answers.len() == 1 {
            themes.push(Theme::fact("only-move"));
        }
        themes.extend(threat_theme(&mut search, board, answers[0], shortest));
        let text = |cells: &[usize]| cells.iter().map(|&cell| position.cell_name(cell)).collect();
        let goal = Goal::Win(Some(shortest));
        Some(Solution { goal, answers: text(&answers), line: text(&line), themes })
    }

    /// Whether the side to move has a VCF; `None` at the limit.
    fn has_vcf(&mut self, board: &mut Board) -> Option<bool> {
        match self.vcf.verdict(board, VCF_ATTACKS, &mut Unlimited) {
            Verdict::Win => Some(true),
            Verdict::NoWin => Some(false),
            Verdict::Unknown => None,
        }
    }

    /// Whether the opponent of the side to move would have a VCF.
    fn is_threatened(&mut self, board: &mut Board) -> Option<bool> {
        board.pass();
        let threat = self.has_vcf(board);
        board.pass();
        threat
    }

    /// Whether a move loses to a VCF, at once or after own fours that the opponent blocks; `None` if that is open.
    fn move_loses(&mut self, board: &mut Board, cell: usize, delays: u32) -> Option<bool> {
        let own = board.side_to_move();
        board.play(cell);
        let fives = *board.fives(own);
        let loses = match (self.has_vcf(board), fives.first()) {
            (Some(false), Some(reply)) if fives.len() == 1 => {
                board.play(reply);
                let holds = if delays == 0 { None } else { self.holds(board, delays - 1) };
                board.undo();
                holds.map(|holds| !holds)
            }
            (known, _) => known,
        };
        board.undo();
        loses
    }

    /// Whether the side to move has a VCF, is not threatened, or has a move that does not lose.
    fn holds(&mut self, board: &mut Board, delays: u32) -> Option<bool> {
        if self.has_vcf(board)? || !self.is_threatened(board)? {
            return Some(true);
        }
        let mut is_open = false;
        for cell in board.empty_cells().collect::<Vec<_>>() {
            match self.move_loses(board, cell, delays) {
                Some(false) => return Some(true),
                Some(true) => {}
                None => is_open = true,
            }
        }
        (!is_open).then_some(false)
    }

    fn defence(&mut self, position: &Position, board: &mut Board) -> Option<Solution> {
        if !self.is_threatened(board)? {
            return None;
        }
        let (mut answers, mut wrong) = (Vec::new(), Vec::new());
        for cell in board.empty_cells().collect::<Vec<_>>() {
            if self.move_loses(board, cell, DELAYS)? {
                wrong.push(cell);
            } else {
                answers.push(cell);
            }
            if answers.len() >= MAX_ANSWERS {
                return None;
            }
        }
        let &first = answers.first()?;
        let mut themes = Vec::new();
        if answers.len() == 1 {
            themes.push(Theme::fact("only-defence"));
        }
        if board.threat(board.side_to_move(), first) >= Threat::Four {
            themes.push(Theme::fact("counter-four"));
        }
        themes.extend(plain(position).block(0, first, &wrong, REFUTATION_MOVES));
        let text = |cell: &usize| position.cell_name(*cell);
        let line = vec![text(&first)];
        Some(Solution { goal: Goal::Defend, answers: answers.iter().map(text).collect(), line, themes })
    }
}

/// The kind of threat of the first move.
fn threat_theme(search: &mut LineSearch, board: &Board, cell: usize, moves: u32) -> Option<Theme> {
    match board.threat(board.side_to_move(), cell) {
        Threat::DoubleFour => search.double_threat(0, cell, moves, "double-four"),
        Threat::FourThree => {
            let threes = search.lines_after(0, cell, 3);
            Some(Theme::new("four-three", search.needs_each(0, cell, moves, &[threes])))
        }
        Threat::DoubleThree => {
            let directions = search.by_direction(&search.lines_after(0, cell, 3));
            Some(Theme::new("double-three", search.needs_each(0, cell, moves, &directions)))
        }
        _ => None,
    }
}

impl PuzzleGame for GobangPuzzles {
    type Position = Position;

    const PLAYERS: &'static [&'static str] =
        &["level-1", "level-2", "level-3", "level-4", "level-5", "level-6"];
    const STRONGER: &'static [&'static str] = &[];
    const RANDOM_PLIES: (usize, usize) = (0, 0);
    const GAP: usize = 4;

    fn solve(&mut self, record: &Record<Position>) -> Option<Solution> {
        let position = record.position();
        if !STONES.contains(&position.stone_count()) {
            return None;
        }
        let mut board = Board::of(position);
        let own = board.side_to_move();
        if !board.fives(own).is_empty() || !board.fives(1 - own).is_empty() {
            return None;
        }
        match self.moves_to_win(&mut board) {
            Some(moves) if moves > MAX_MOVES => None,
            Some(moves) => self.win(position, &mut board, moves),
            None => self.defence(position, &mut board),
        }
    }

    fn confirm(&mut self, position: &Position, solution: &Solution) -> Option<bool> {
        let mut search = plain(position);
        if let Goal::Win(Some(moves)) = solution.goal
            && search.wins_within(0, moves - 1)?
        {
            return Some(false);
        }
        for cell in search.empty() {
            let is_answer = solution.answers.contains(&position.cell_name(cell));
            let is_right = match solution.goal {
                Goal::Win(moves) => search.move_wins(0, cell, moves?)?,
                _ => !search.move_loses(0, cell, REFUTATION_MOVES, DELAYS)?,
            };
            if is_right != is_answer {
                return Some(false);
            }
        }
        Some(true)
    }

    fn symmetry_hash(position: &Position) -> u64 {
        let side = position.side_to_move();
        let letter = |cell| match position.stone(cell) {
            None => 0,
            Some(owner) if owner == side => 1,
            Some(_) => 2,
        };
        let cells: Vec<u8> = (0..position.area()).map(letter).collect();
        square_hash(position.size(), &cells)
    }
}
