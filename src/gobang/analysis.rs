//! What the moves worth a thought are worth, each by itself: deeper and deeper, and for each the question whether
//! the other side wins by threats after it. What is proved is certain; everything else is an estimate.

use crate::gobang::cells::Cells;
use crate::gobang::rules::Move;
use crate::gobang::search::{Found, SURE, Search, WIN};
use crate::gobang::thought::{Minds, Thought};
use crate::player::{MoveValue, Report, Score};
use crate::search::budget::Budget;
use crate::search::random::Random;

/// So many moves are weighed, the most promising.
const MOST: usize = 24;

/// The look ahead goes by two plies, so that the same side has the last word in every round.
const STEP: i32 = 2;

/// In this round the other side's wins by threats are looked for.
const THREATS_AT: i32 = 4;

/// Positions of one such look.
const THREATS: u32 = 20_000;

/// A move with what is known of it.
struct Weighed {
    cell: usize,
    /// Nothing was found out yet where this has no moves.
    found: Found,
}

impl Weighed {
    fn is_certain(&self) -> bool {
        self.found.value.abs() > SURE
    }
}

impl Thought<'_> {
    /// Tells what the moves are worth; answers whether all of it is certain.
    pub fn weigh(&mut self) -> bool {
        let mut weighed = self.candidates();
        self.seen_at_once(&mut weighed);
        let deepest = self.limits.depth.unwrap_or(64) as i32;
        let mut depth = STEP;
        while depth <= deepest && weighed.iter().any(|one| !one.is_certain()) {
            if !self.round(&mut weighed, depth) {
                break;
            }
            if depth == THREATS_AT {
                self.answers_by_threats(&mut weighed);
            }
            weighed.sort_by_key(|one| -one.found.value);
            depth += STEP;
        }
        weighed.iter().all(Weighed::is_certain)
    }

    /// The moves that come into question.
    fn candidates(&mut self) -> Vec<Weighed> {
        let (own, other) = (self.board.turn(), 1 - self.board.turn());
        let mut cells = self.moves(&mut Random::new(0));
        // A five that is to be made or to be closed leaves no other thought.
        let urgent: Cells = self.board.fives(own).iter().chain(self.board.fives(other).iter()).collect();
        cells.retain(|&cell| !urgent.has(cell));
        cells.splice(0..0, urgent.iter());
        cells.truncate(MOST);
        cells.into_iter().map(|cell| Weighed { cell, found: Found::default() }).collect()
    }

    /// Fives, and wins by fours and threes.
    fn seen_at_once(&mut self, weighed: &mut [Weighed]) {
        let own = self.board.turn();
        let fives = *self.board.fives(own);
        for one in weighed.iter_mut().filter(|one| fives.has(one.cell)) {
            one.found = Found { value: WIN - 1, depth: 1, line: vec![one.cell] };
            self.tell(one);
        }
        if weighed.iter().any(Weighed::is_certain) {
            return;
        }
        let menaced = !self.board.fives(1 - own).is_empty();
        let fours = self.wins_by_fours();
        let Some(win) = fours.or_else(|| if menaced { None } else { self.wins_by_threats() }) else { return };
        let Some(Score::Win(plies)) = win.score else { return };
        let line: Vec<usize> =
            win.line.iter().map(|square| square.row() * self.board.size() + square.column()).collect();
        if let Some(one) = weighed.iter_mut().find(|one| Some(&one.cell) == line.first()) {
            one.found = Found { value: WIN - plies as i32, depth: plies as i32, line };
            self.tell(one);
        }
    }

    /// Every move that is not certain, so many plies ahead; whether there was enough left for all of them.
    fn round(&mut self, weighed: &mut [Weighed], depth: i32) -> bool {
        let (whim, habits, square, before) = (self.whim, self.habits(), self.square, self.nodes);
        self.stage(100, |thought, budget| {
            let Minds { memory, fours, .. } = &mut *thought.minds;
            memory.grow_older();
            for one in weighed.iter_mut().filter(|one| !one.is_certain()) {
                let mut search = Search::new(&mut thought.board, memory, fours, budget, whim);
                search.habits = habits;
                let Some(found) = search.weigh(one.cell, depth) else { return false };
                one.found = found;
                tell(budget, one, square, before);
            }
            true
        })
    }

    /// Whether the other side wins by threats after each move.
    fn answers_by_threats(&mut self, weighed: &mut [Weighed]) {
        let all = self.threes;
        self.threes = all.min(THREATS);
        for one in weighed.iter_mut().filter(|one| !one.is_certain()) {
            self.board.play(one.cell);
            let answer = self.threats(100);
            self.board.undo();
            let Some((line, plies)) = answer else { continue };
            one.found.value = plies as i32 + 1 - WIN;
            one.found.line = std::iter::once(one.cell).chain(line).collect();
            self.tell(one);
        }
        self.threes = all;
    }

    fn tell(&mut self, one: &Weighed) {
        let (square, before) = (self.square, self.nodes);
        self.stage(100, |_, budget| tell(budget, one, square, before));
    }
}

/// Tells the value of a move, and how much has been looked at.
fn tell(budget: &mut Budget<'_, Move>, one: &Weighed, square: &dyn Fn(usize) -> Move, before: u32) {
    let score = match one.found.value {
        value if value > SURE => Score::Win((WIN - value) as u32),
        value if value < -SURE => Score::Loss((WIN + value) as u32),
        value => Score::Points(value),
    };
    let (depth, exact) = (one.found.depth as u32, one.is_certain());
    let line: Vec<Move> = one.found.line.iter().map(|&cell| square(cell)).collect();
    let nodes = before + budget.nodes();
    budget.report(&Report { score: Some(score), depth, nodes, line: line.clone() });
    budget.value(&MoveValue { chosen: square(one.cell), score, exact, depth, line });
}
