//! One thought of a modern player, from what is seen at once to what takes all the time there is.
//!
//! Its stages share the limits: a win by fours, a win by fours and threes, the search; then the question whether
//! the other side wins by threats after the move, which sends the move back if so.

use web_time::Instant;

use crate::gobang::board::Board;
use crate::gobang::cells::Cells;
use crate::gobang::defence::defences;
use crate::gobang::fours::{self, Fours, Line, Verdict};
use crate::gobang::memory::Memory;
use crate::gobang::rules::Move;
use crate::gobang::search::{Found, Habits, SURE, Search, WIN};
use crate::gobang::threes::Threes;
use crate::player::{Limits, Report, Score, Watch};
use crate::search::budget::Budget;
use crate::search::random::Random;

/// Room for 2^17 positions of the search, of wins by fours, and of a tree of threats.
const MEMORY_BITS: u32 = 19;
const FOURS_BITS: u32 = 17;
const TREE_BITS: u32 = 19;

/// Percents of what is left that go into a win by fours and threes, into the first look ahead, and into the question
/// whether the other side then wins by threats: what looks far along few lines finds less than what looks along all.
const WIN_BY_THREATS: u32 = 10;
const FIRST_LOOK: u32 = 75;
const ANSWER_BY_THREATS: u32 = 20;

/// Searches of one thought at most.
const MOST_ROUNDS: usize = 16;

/// What a player keeps from move to move.
pub struct Minds {
    pub(super) memory: Memory,
    pub(super) fours: Fours,
    pub(super) threes: Threes,
}

impl Minds {
    /// Empty.
    pub fn new() -> Minds {
        Minds {
            memory: Memory::new(MEMORY_BITS),
            fours: Fours::new(FOURS_BITS),
            threes: Threes::new(TREE_BITS),
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.memory.clear();
        self.fours.clear();
    }
}

impl Default for Minds {
    fn default() -> Minds {
        Minds::new()
    }
}

/// One thought.
pub struct Thought<'a> {
    /// The position.
    pub board: Board,
    /// What is kept from move to move.
    pub minds: &'a mut Minds,
    /// The limits, which the stages share.
    pub limits: Limits,
    /// How the search goes about it.
    pub habits: Habits,
    /// Attacks of a look for wins by fours.
    pub fours: u32,
    /// Positions of a look for wins by threats.
    pub threes: u32,
    /// The seed of the judgement's wavering, and by how many points it wavers.
    pub whim: (u64, i32),
    /// Whether so few stones lie that chance may choose among the squares.
    pub early: bool,
    /// Who waits.
    pub watch: Option<&'a mut dyn Watch<Move>>,
    /// The move on a cell.
    pub square: &'a dyn Fn(usize) -> Move,
    /// Positions so far.
    pub nodes: u32,
    /// Whether somebody said stop.
    pub stopped: bool,
    /// When it began.
    pub begun: Instant,
}

impl Thought<'_> {
    /// The move, as the first of the report's line; no line when every square is hidden.
    pub fn think(&mut self, random: &mut Random) -> Report<Move> {
        let (own, other) = (self.board.turn(), 1 - self.board.turn());
        if let Some(five) = self.board.fives(own).first() {
            return self.report(Some(Score::Win(1)), 1, &[five]);
        }
        let menaces = *self.board.fives(other);
        if let Some(close) = menaces.first() {
            let lost = menaces.len() > 1 && self.board.room() > 1;
            let wins = self.wins_by_fours();
            return wins.unwrap_or_else(|| self.report(lost.then_some(Score::Loss(2)), 1, &[close]));
        }
        let moves = self.moves(random);
        if moves.len() < 2 {
            return self.report(None, 0, &moves);
        }
        if let Some(report) = self.wins_by_fours().or_else(|| self.wins_by_threats()) {
            return report;
        }
        self.look_ahead(moves)
    }

    /// A win by fours, looked for with care.
    pub(super) fn wins_by_fours(&mut self) -> Option<Report<Move>> {
        let most = self.fours.saturating_mul(if self.fours < self.habits.inner_fours { 1 } else { 200 });
        let (verdict, line) = self.stage(30, |thought, budget| {
            thought.minds.fours.line(&mut thought.board, most, &mut || budget.spend())
        });
        let won = verdict == Verdict::Won;
        won.then(|| {
            let plies = fours::plies(&line, &mut self.board);
            self.report(Some(Score::Win(plies)), plies, &line)
        })
    }

    /// A win by fours and threes.
    pub(super) fn wins_by_threats(&mut self) -> Option<Report<Move>> {
        if self.board.threes(self.board.turn()).is_empty() && self.threes < 1000 {
            return None;
        }
        let (line, plies) = self.threats(WIN_BY_THREATS)?;
        Some(self.report(Some(Score::Win(plies)), plies, &line))
    }

    /// A win by threats of the side whose turn it is.
    pub(super) fn threats(&mut self, percent: u32) -> Option<(Line, u32)> {
        if self.threes == 0 {
            return None;
        }
        let mut left = self.threes;
        let (verdict, line, plies) = self.stage(percent, |thought, budget| {
            let mut spend = || {
                left = left.saturating_sub(1);
                left > 0 && budget.spend()
            };
            thought.minds.threes.line(&mut thought.board, &mut thought.minds.fours, &mut spend)
        });
        (verdict == Verdict::Won && !line.is_empty()).then_some((line, plies))
    }

    /// The moves that come into question, the most promising first.
    pub(super) fn moves(&mut self, random: &mut Random) -> Vec<usize> {
        let mut cells: Cells = self.board.near().collect::<Cells>();
        if cells.is_empty() {
            return self.opening(random);
        }
        self.board.pass();
        let (verdict, line) = self.minds.fours.line(&mut self.board, self.fours, &mut || true);
        if verdict == Verdict::Won {
            let against: Cells =
                defences(&mut self.board, &line).iter().filter(|&cell| self.board.is_open(cell)).collect();
            if !against.is_empty() {
                cells = against;
            }
        }
        self.board.pass();
        let mut moves: Vec<usize> = cells.iter().collect();
        if self.early && verdict != Verdict::Won {
            let wanted = moves[random.below(moves.len())];
            moves.retain(|&cell| cell == wanted || random.below(3) == 0);
        }
        let outlook = self.board.outlook();
        moves.sort_by_key(|&cell| (-outlook.promise(cell), cell));
        moves
    }

    /// The first stone of a game: near the middle. Where all that is near is full or overlooked: anywhere.
    fn opening(&mut self, random: &mut Random) -> Vec<usize> {
        let size = self.board.size();
        let middle = (size / 2 - 1 + random.below(3)) * size + size / 2 - 1 + random.below(3);
        let open = |&cell: &usize| self.board.is_open(cell);
        Some(middle).filter(open).or_else(|| (0..size * size).find(open)).into_iter().collect()
    }

    /// The search, and after it the question whether the other side then wins by threats; again and again, as
    /// long as there is something left to think with.
    fn look_ahead(&mut self, mut moves: Vec<usize>) -> Report<Move> {
        let mut sent_back: Vec<(usize, Line, u32)> = Vec::new();
        let mut held: Option<usize> = None;
        let mut found = Found::default();
        for round in 0..MOST_ROUNDS {
            found = self.search(&mut moves, found, if round == 0 { FIRST_LOOK } else { 50 });
            let best = found.line[0];
            let deepest = self.limits.depth.is_some_and(|depth| found.depth as u32 >= depth);
            if found.value.abs() > SURE || self.stopped || self.spent() || held == Some(best) && deepest {
                break;
            }
            if held == Some(best) {
                continue;
            }
            self.board.play(best);
            let answer = self.threats(if sent_back.is_empty() { ANSWER_BY_THREATS } else { 30 });
            self.board.undo();
            let Some((line, plies)) = answer else {
                held = Some(best);
                continue;
            };
            sent_back.push((best, line, plies));
            moves.retain(|&cell| cell != best);
            if moves.is_empty() {
                break;
            }
            found = Found::default();
        }
        let lost = found.value < -SURE || moves.is_empty();
        // When everything loses, what takes longest.
        let longest = sent_back.iter().max_by_key(|(_, _, plies)| *plies);
        if let Some((cell, line, plies)) =
            longest.filter(|(_, _, plies)| lost && *plies as i32 > WIN + found.value)
        {
            let whole: Line = std::iter::once(*cell).chain(line.iter().copied()).collect();
            return self.report(Some(Score::Loss(plies + 1)), found.depth as u32, &whole);
        }
        let score = match found.value {
            value if value > SURE => Score::Win((WIN - value) as u32),
            value if value < -SURE => Score::Loss((WIN + value) as u32),
            value => Score::Points(value),
        };
        self.report(Some(score), found.depth as u32, &found.line)
    }

    fn search(&mut self, moves: &mut [usize], found: Found, percent: u32) -> Found {
        let (most, habits) = (self.limits.depth.unwrap_or(64), self.habits());
        let (before, whim, square) = (self.nodes, self.whim, self.square);
        self.stage(percent, |thought, budget| {
            let Minds { memory, fours, .. } = &mut *thought.minds;
            memory.grow_older();
            let mut search = Search::new(&mut thought.board, memory, fours, budget, whim);
            search.habits = habits;
            search.deepen(moves, most as i32, found, &mut |budget, found| {
                let score = Some(Score::Points(found.value)).filter(|_| found.value.abs() < SURE);
                let nodes = before + budget.nodes();
                let line = found.line.iter().map(|&cell| square(cell)).collect();
                budget.report(&Report { score, depth: found.depth as u32, nodes, line });
            })
        })
    }

    pub(super) fn habits(&self) -> Habits {
        Habits {
            leaf_fours: self.habits.leaf_fours.min(self.fours),
            inner_fours: self.habits.inner_fours.min(self.fours),
            ..self.habits
        }
    }

    /// One stage with its part of what is left of the limits.
    pub(super) fn stage<T>(
        &mut self,
        percent: u32,
        work: impl FnOnce(&mut Self, &mut Budget<'_, Move>) -> T,
    ) -> T {
        let part = |left: u32| (u64::from(left) * u64::from(percent) / 100) as u32;
        let limits = Limits {
            time: self.limits.time.map(|time| part(time.saturating_sub(self.elapsed()))),
            nodes: self.limits.nodes.map(|nodes| part(nodes.saturating_sub(self.nodes))),
            depth: None,
        };
        let Some(watch) = self.watch.take() else { unreachable!("one stage follows the other") };
        let mut budget = Budget::new(&limits, &mut *watch);
        let result = work(self, &mut budget);
        self.nodes += budget.nodes();
        self.stopped |= budget.stopped();
        self.watch = Some(watch);
        result
    }

    fn elapsed(&self) -> u32 {
        self.begun.elapsed().as_millis() as u32
    }

    /// Whether too little is left for another stage.
    fn spent(&self) -> bool {
        self.limits.time.is_some_and(|time| self.elapsed() + 2 >= time)
            || self.limits.nodes.is_some_and(|nodes| self.nodes + 100 >= nodes)
    }

    pub(super) fn report(&self, score: Option<Score>, depth: u32, line: &[usize]) -> Report<Move> {
        Report {
            score,
            depth,
            nodes: self.nodes,
            line: line.iter().map(|&cell| (self.square)(cell)).collect(),
        }
    }
}
