//! Finds the cause of a CPC-Gobang defeat: the last move at which other values of one or two of the thirteen
//! numbers would have avoided it, as the article suggests to its readers.
//!
//! A move is lost if the opponent then has a proven win by continuous fours and threes. From the end of the
//! game backwards, the search checks for every lost move which moves other numbers would choose, and whether
//! those are proven not to lose in the same way. It ends at the first move that was not yet lost. It works in
//! small steps, so that the caller can show progress and stop it.

mod settings;

use std::collections::BTreeMap;

use serde::Serialize;

use crate::core::board_view::BoardView;
use crate::core::error::Error;
use crate::core::parameters::Changes;
use crate::core::record::Record;
use crate::core::rules::Side;
use crate::games::gobang::classic::{self, Numbers, THIRTEEN};
use crate::games::gobang::engine::board::Board;
use crate::games::gobang::engine::params::{VCF_BITS, VCT_BITS};
use crate::games::gobang::engine::vcf::{VcfSolver, Verdict, WinningLine, plies_to_five};
use crate::games::gobang::engine::vct::VctSolver;
use crate::games::gobang::position::Position;
use crate::search::node_limit::{AtMost, Unlimited};

pub use settings::{Change, Choices, Setting, changed, changes, cost, groups, setting};

/// Attacks of a VCF search and nodes of a VCT search after one move.
const VCF_ATTACKS: u32 = 20_000;
const VCT_NODES: u64 = 20_000;

/// Maximum number of equally good squares for a setting to count as a solution.
const MAX_TIES: usize = 4;

/// A number that would have made the difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChangedNumber {
    /// Name of the number.
    pub name: &'static str,
    /// Value with which the game was lost.
    pub before: i32,
    /// Value that avoids the loss.
    pub after: i32,
}

/// A lost move, and the numbers that would have avoided it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mend {
    /// Number of moves of the record before it.
    pub ply: usize,
    /// The losing move.
    pub played: String,
    /// The opponent's win after it.
    pub win: Vec<String>,
    /// Plies of that win up to the five.
    pub plies: u32,
    /// The program's move with the changed numbers.
    pub instead: String,
    /// The changed numbers.
    pub changes: Vec<ChangedNumber>,
}

/// Progress of the search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PostMortemProgress {
    /// Whether the search is finished.
    pub over: bool,
    /// Number of moves of the record before the examined one.
    pub ply: usize,
    /// Number of moves of the record before the first one known to be lost.
    pub lost_from: Option<usize>,
    /// Number of settings tried.
    pub tried: u32,
    /// The result, if found.
    pub mend: Option<Mend>,
}

/// The search for the cause of a defeat.
pub struct PostMortem {
    record: Record<Position>,
    numbers: Numbers,
    base: Setting,
    /// Plies of the loser's moves still to be examined, last one last.
    plies: Vec<usize>,
    solver: Solver,
    study: Option<Study>,
    progress: PostMortemProgress,
}

impl PostMortem {
    /// Starts a search for the loser of a finished match, a CPC player with these changed numbers.
    pub fn new(record: &str, player: &str, changes: &Changes) -> Result<PostMortem, Error> {
        let record: Record<Position> = record.parse()?;
        let numbers = classic::parameters_of(player, changes)?;
        let loser = record.outcome().and_then(|outcome| outcome.winner).map(Side::other);
        let moved = |ply: &usize| loser.is_some() && record.chooser(*ply) == loser;
        let plies = (0..record.moves().len()).filter(moved).collect();
        let progress =
            PostMortemProgress { over: false, ply: record.ply(), lost_from: None, tried: 0, mend: None };
        let (base, numbers) = (setting(&numbers), Numbers::new(&numbers));
        Ok(PostMortem { record, numbers, base, plies, solver: Solver::new(), study: None, progress })
    }

    /// Progress of the search.
    pub fn progress(&self) -> &PostMortemProgress {
        &self.progress
    }

    /// Performs one step: judges one move, or tries the settings of one or two numbers.
    /// Returns true when finished.
    pub fn advance(&mut self) -> bool {
        if !self.progress.over && !self.step() {
            self.progress.over = true;
        }
        self.progress.over
    }

    /// Returns false if nothing is left to do.
    fn step(&mut self) -> bool {
        let Some(study) = &mut self.study else { return self.begin_study() };
        match study.step(&self.base, &mut self.solver) {
            Step::Tried(tried) => {
                self.progress.tried += tried;
                true
            }
            Step::Exhausted => {
                self.study = None;
                true
            }
            Step::Found(candidate) => {
                self.progress.mend = Some(study.mend(&self.base, &candidate));
                false
            }
        }
    }

    /// Starts examining the previous move; returns false if there is none or it was not yet lost.
    fn begin_study(&mut self) -> bool {
        let Some(ply) = self.plies.pop() else { return false };
        self.progress.ply = ply;
        let Some(&played) = self.record.moves().get(ply) else { return false };
        if self.record.goto(ply).is_err() {
            return false;
        }
        let position = *self.record.position();
        let played = position.cell(played);
        let mut board = Board::of(&position);
        let Some((win, plies)) = self.solver.win_after(&mut board, played) else { return false };
        self.progress.lost_from = Some(ply);
        let choices = Choices::of(&position, &self.numbers);
        self.study = Some(Study {
            ply,
            position,
            board,
            choices,
            played: played as u16,
            win,
            plies,
            groups: groups().collect::<Vec<_>>().into_iter(),
            waiting: BTreeMap::new(),
            losing: BTreeMap::new(),
        });
        true
    }
}

/// Examination of one lost move.
struct Study {
    ply: usize,
    position: Position,
    board: Board,
    choices: Choices,
    played: u16,
    /// The opponent's win after it, with its plies.
    win: WinningLine,
    plies: u32,
    /// Groups of numbers not tried yet.
    groups: std::vec::IntoIter<Vec<usize>>,
    /// Choices of the program, with the smallest change that leads to each.
    waiting: BTreeMap<Vec<u16>, Candidate>,
    /// Squares already judged, and whether they lose.
    losing: BTreeMap<u16, bool>,
}

/// A change of numbers that leads to another choice.
#[derive(Clone)]
struct Candidate {
    cost: i32,
    changes: Vec<Change>,
    cells: Vec<u16>,
}

enum Step {
    /// This number of settings was tried.
    Tried(u32),
    /// No setting helps at this move.
    Exhausted,
    Found(Candidate),
}

impl Study {
    /// Tries every number alone, then every pair; judges the resulting choices in between.
    fn step(&mut self, base: &Setting, solver: &mut Solver) -> Step {
        let pairs_follow = self.groups.as_slice().first().is_none_or(|group| group.len() == 2);
        if pairs_follow && let Some(cells) = self.nearest() {
            return self.judge(&cells, solver);
        }
        match self.groups.next() {
            Some(group) => Step::Tried(self.try_group(base, &group)),
            None => Step::Exhausted,
        }
    }

    /// Tries every value of the numbers of a group; returns the number of settings.
    fn try_group(&mut self, base: &Setting, group: &[usize]) -> u32 {
        let all = changes(base, group);
        let tried = all.len() as u32;
        for changes in all {
            let cells = self.choices.best(&changed(base, &changes));
            let is_known_to_lose = |cell: &u16| self.losing.get(cell) == Some(&true);
            if cells.len() > MAX_TIES || cells.contains(&self.played) || cells.iter().any(is_known_to_lose) {
                continue;
            }
            let cost = cost(base, &changes);
            if self.waiting.get(&cells).is_none_or(|known| cost < known.cost) {
                self.waiting.insert(cells.clone(), Candidate { cost, changes, cells });
            }
        }
        tried
    }

    /// The choice that takes the smallest change.
    fn nearest(&self) -> Option<Vec<u16>> {
        self.waiting.values().min_by_key(|candidate| candidate.cost).map(|candidate| candidate.cells.clone())
    }

    /// Judges one unjudged square of a choice.
    fn judge(&mut self, cells: &Vec<u16>, solver: &mut Solver) -> Step {
        let Some(&cell) = cells.iter().find(|cell| !self.losing.contains_key(cell)) else {
            let candidate = self.waiting.remove(cells);
            return candidate.map_or(Step::Tried(0), Step::Found);
        };
        let loses = !solver.holds_after(&mut self.board, cell.into());
        self.losing.insert(cell, loses);
        if loses {
            self.waiting.retain(|cells, _| !cells.contains(&cell));
        }
        Step::Tried(0)
    }

    fn mend(&self, base: &Setting, candidate: &Candidate) -> Mend {
        let name = |cell: usize| self.position.cell_name(cell);
        let number = |&Change { number, value }: &Change| ChangedNumber {
            name: THIRTEEN[number],
            before: base[number],
            after: value,
        };
        Mend {
            ply: self.ply,
            played: name(self.played.into()),
            win: self.win.iter().map(|&cell| name(cell)).collect(),
            plies: self.plies,
            instead: name(candidate.cells[0].into()),
            changes: candidate.changes.iter().map(number).collect(),
        }
    }
}

/// Finds wins by fours and threes.
struct Solver {
    vcf: VcfSolver,
    vct: VctSolver,
}

impl Solver {
    fn new() -> Solver {
        Solver { vcf: VcfSolver::new(VCF_BITS), vct: VctSolver::new(VCT_BITS) }
    }

    /// The opponent's win after a move with its plies, if one is found.
    fn win_after(&mut self, board: &mut Board, cell: usize) -> Option<(WinningLine, u32)> {
        let (verdict, line, plies) = self.after(board, cell);
        (verdict == Verdict::Win).then_some((line, plies))
    }

    /// Whether it is proven that the opponent has no such win after a move.
    fn holds_after(&mut self, board: &mut Board, cell: usize) -> bool {
        self.after(board, cell).0 == Verdict::NoWin
    }

    fn after(&mut self, board: &mut Board, cell: usize) -> (Verdict, WinningLine, u32) {
        if board.fives(board.side_to_move()).contains(cell) {
            return (Verdict::NoWin, WinningLine::new(), 0);
        }
        board.play(cell);
        let (verdict, line) = self.vcf.solve(board, VCF_ATTACKS, &mut Unlimited);
        let result = match verdict {
            Verdict::Win => {
                let plies = plies_to_five(&line, board);
                (verdict, line, plies)
            }
            _ => {
                let mut limit = AtMost { limit: &mut Unlimited, left: VCT_NODES };
                self.vct.solve(board, &mut self.vcf, &mut limit)
            }
        };
        board.undo();
        result
    }
}
