//! After a defeat of CPC-Gobang, its cause: the last move at which another value of one or two of the thirteen numbers
//! would have avoided it, as the article invites its readers to find out.
//!
//! A move is lost if the opponent then has a proven win by continuous fours and threes. From the end of the game
//! backwards, every lost move of the program is looked at: what would it have chosen with other numbers, and is that
//! proven not to lose in the same way? The search ends at a move after which nothing was lost yet. It works in small
//! steps, so that whoever runs it can show how far it is and stop it.

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

/// A setting that leaves the choice among more squares to chance is no answer.
const MOST_TIES: usize = 4;

/// A number that would have made the difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChangedNumber {
    /// Its name.
    pub name: &'static str,
    /// The value with which the game was lost.
    pub before: i32,
    /// The value that mends it.
    pub after: i32,
}

/// A lost move and how other numbers would have avoided it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mend {
    /// Moves of the record before it.
    pub ply: usize,
    /// The move that lost.
    pub played: String,
    /// The win that the opponent had after it.
    pub win: Vec<String>,
    /// The plies of that win up to the five.
    pub plies: u32,
    /// What the program plays with the changed numbers.
    pub instead: String,
    /// The numbers.
    pub changes: Vec<ChangedNumber>,
}

/// How far the search has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PostMortemProgress {
    /// Whether it is over.
    pub over: bool,
    /// Moves of the record before the one that is looked at.
    pub ply: usize,
    /// Moves of the record before the first one that is known to be lost.
    pub lost_from: Option<usize>,
    /// Settings that have been tried.
    pub tried: u32,
    /// What has been found.
    pub mend: Option<Mend>,
}

/// The search for the cause of a defeat.
pub struct PostMortem {
    record: Record<Position>,
    numbers: Numbers,
    base: Setting,
    /// The moves of the loser that have not been looked at, the last one last.
    plies: Vec<usize>,
    solver: Solver,
    study: Option<Study>,
    progress: PostMortemProgress,
}

impl PostMortem {
    /// For the loser of a finished match, who is the CPC player of this name with these changed numbers.
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

    /// How far it is.
    pub fn progress(&self) -> &PostMortemProgress {
        &self.progress
    }

    /// Goes on a little: one move judged, or the settings of one or two numbers tried. True when it is over.
    pub fn advance(&mut self) -> bool {
        if !self.progress.over && !self.step() {
            self.progress.over = true;
        }
        self.progress.over
    }

    /// False where there is nothing left to do.
    fn step(&mut self) -> bool {
        let Some(study) = &mut self.study else { return self.begin_study() };
        match study.step(&self.base, &mut self.solver) {
            Step::On(tried) => {
                self.progress.tried += tried;
                true
            }
            Step::Nothing => {
                self.study = None;
                true
            }
            Step::Found(candidate) => {
                self.progress.mend = Some(study.mend(&self.base, &candidate));
                false
            }
        }
    }

    /// Looks at the move before; false if there is none, or nothing was lost yet.
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

/// One lost move.
struct Study {
    ply: usize,
    position: Position,
    board: Board,
    choices: Choices,
    played: u16,
    /// The opponent's win after it, and its plies.
    win: WinningLine,
    plies: u32,
    /// The numbers that have not been tried yet.
    groups: std::vec::IntoIter<Vec<usize>>,
    /// What the program would choose, with the smallest change that makes it do so.
    waiting: BTreeMap<Vec<u16>, Candidate>,
    /// Which squares lose as well.
    losing: BTreeMap<u16, bool>,
}

/// Numbers that make the program choose otherwise.
#[derive(Clone)]
struct Candidate {
    cost: i32,
    changes: Vec<Change>,
    cells: Vec<u16>,
}

enum Step {
    /// So many settings have been tried.
    On(u32),
    /// No setting helps at this move.
    Nothing,
    Found(Candidate),
}

impl Study {
    /// First every number alone, then every two; what they make the program choose is judged in between.
    fn step(&mut self, base: &Setting, solver: &mut Solver) -> Step {
        let pairs_follow = self.groups.as_slice().first().is_none_or(|group| group.len() == 2);
        if pairs_follow && let Some(cells) = self.nearest() {
            return self.judge(&cells, solver);
        }
        match self.groups.next() {
            Some(group) => Step::On(self.try_group(base, &group)),
            None => Step::Nothing,
        }
    }

    /// Tries every value of the numbers of a group.
    fn try_group(&mut self, base: &Setting, group: &[usize]) -> u32 {
        let all = changes(base, group);
        let tried = all.len() as u32;
        for changes in all {
            let cells = self.choices.best(&changed(base, &changes));
            let is_known_to_lose = |cell: &u16| self.losing.get(cell) == Some(&true);
            if cells.len() > MOST_TIES || cells.contains(&self.played) || cells.iter().any(is_known_to_lose) {
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

    /// Judges one square of a choice that has not been judged yet.
    fn judge(&mut self, cells: &Vec<u16>, solver: &mut Solver) -> Step {
        let Some(&cell) = cells.iter().find(|cell| !self.losing.contains_key(cell)) else {
            let candidate = self.waiting.remove(cells);
            return candidate.map_or(Step::On(0), Step::Found);
        };
        let loses = !solver.holds_after(&mut self.board, cell.into());
        self.losing.insert(cell, loses);
        if loses {
            self.waiting.retain(|cells, _| !cells.contains(&cell));
        }
        Step::On(0)
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

    /// The win that the opponent has after a move, with its plies, if one is found.
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
