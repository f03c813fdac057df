//! State of a Piskvork game: stones in playing order, time control and engine.

use std::time::{Duration, Instant};

use super::super::lag::Lag;
use super::Clock;
use stratege::core::error::excerpt;
use stratege::core::player::{Choice, Limits, NoObserver, Score};
use stratege::core::rules::{Rules, Side};
use stratege::games::gobang::engine::player::{Engine, strongest};
use stratege::games::gobang::position::{MAX_SIZE, Move, Position, Start};

/// The smallest board that `START` accepts.
const MIN_SIZE: usize = 7;

/// Balanced three-stone openings for `SWAP2BOARD`, as offsets from the centre.
const OPENINGS: [[(isize, isize); 3]; 4] = [
    [(-1, -6), (2, -5), (-4, -3)],
    [(5, 4), (6, 6), (1, 6)],
    [(-6, 1), (-5, -3), (-2, 5)],
    [(4, -6), (-2, -6), (6, -2)],
];

/// Milliseconds of the longest search: an hour.
const MAX_TIME: u128 = 3_600_000;

/// Evaluations from this value on are good enough to keep the side.
const MIN_GOOD_POINTS: i32 = 0;

pub struct Table {
    engine: Engine,
    size: Option<usize>,
    exact: bool,
    /// Our stones are the first side's, regardless of who moved first.
    stones: Vec<(Move, Side)>,
    clock: Clock,
    lag: Lag,
    seed: u64,
}

/// A reply, or the text of an `ERROR`.
type Answer = Result<String, String>;

impl Table {
    pub fn new(seed: u64) -> Table {
        Table {
            engine: strongest(seed),
            size: None,
            exact: false,
            stones: Vec::new(),
            clock: Clock::DEFAULT,
            lag: Lag::default(),
            seed,
        }
    }

    /// Fails until `START` has set up a board.
    pub fn ready(&self) -> Result<(), String> {
        self.size().map(|_| ())
    }

    fn size(&self) -> Result<usize, String> {
        self.size.ok_or_else(|| "there is no game yet, START begins one".to_string())
    }

    pub fn start(&mut self, size: usize) -> Answer {
        if !(MIN_SIZE..=MAX_SIZE).contains(&size) {
            return Err(format!("boards of {MIN_SIZE} to {MAX_SIZE} columns are played here, not {size}"));
        }
        self.size = Some(size);
        self.clear();
        Ok("OK".into())
    }

    pub fn restart(&mut self) -> Answer {
        self.ready()?;
        self.clear();
        Ok("OK".into())
    }

    fn clear(&mut self) {
        self.stones.clear();
        self.lag.new_game();
        self.seed = self.seed.wrapping_add(1);
        self.engine = strongest(self.seed);
        self.engine.prepare();
    }

    pub fn begin(&mut self, begun: Instant) -> Answer {
        self.ready()?;
        if !self.stones.is_empty() {
            return Err("BEGIN is for an empty board".into());
        }
        self.answer(begun)
    }

    pub fn turn(&mut self, (x, y): (usize, usize), begun: Instant) -> Answer {
        self.set(x, y, Side::Second)?;
        self.answer(begun).inspect_err(|_| {
            self.stones.pop();
        })
    }

    /// Plays a move for our side.
    pub fn play(&mut self, (x, y): (usize, usize)) -> Answer {
        self.set(x, y, Side::First)?;
        Ok(format!("{x},{y}"))
    }

    pub fn take_back(&mut self, (x, y): (usize, usize)) -> Answer {
        self.ready()?;
        let there = |(square, _): &(Move, Side)| (square.column(), square.row()) == (x, y);
        let place = self.stones.iter().rposition(there);
        self.stones.remove(place.ok_or_else(|| format!("there is no stone on {x},{y}"))?);
        Ok("OK".into())
    }

    /// Handles `BOARD`: a whole position; owner 1 is us, 2 the opponent.
    pub fn board(&mut self, list: &[[usize; 3]], begun: Instant) -> Answer {
        let before = std::mem::take(&mut self.stones);
        let mut place_all = || {
            for &[x, y, owner] in list {
                match owner {
                    1 => self.set(x, y, Side::First)?,
                    2 => self.set(x, y, Side::Second)?,
                    _ => return Err(format!("the owner of {x},{y} should be 1 or 2, not {owner}")),
                }
            }
            self.answer(begun)
        };
        let answer = place_all();
        if answer.is_err() {
            self.stones = before;
        }
        answer
    }

    /// Handles `SWAP2BOARD` with zero, three or five stones on the board.
    pub fn swap(&mut self, list: &[[usize; 3]], begun: Instant) -> Answer {
        let before = std::mem::take(&mut self.stones);
        let answer = self.swap_or_move(list, begun);
        if answer.is_err() {
            self.stones = before;
        }
        answer
    }

    fn swap_or_move(&mut self, list: &[[usize; 3]], begun: Instant) -> Answer {
        let size = self.size()?;
        match list.len() {
            0 => {
                let middle = size as isize / 2;
                let at = |step: isize| (middle + step.clamp(1 - middle, middle - 2)) as usize;
                let opening = OPENINGS[(self.seed % OPENINGS.len() as u64) as usize];
                let squares = opening.map(|(x, y)| (at(x), at(y)));
                Ok(squares.map(|(x, y)| format!("{x},{y}")).join(" "))
            }
            3 | 5 => {
                // Black moved first and White is to move, which is our side unless we swap.
                for (number, &[x, y, _]) in list.iter().enumerate() {
                    self.set(x, y, if number % 2 == 0 { Side::Second } else { Side::First })?;
                }
                let choice = self.choose(begun)?;
                let good = match choice.report.score {
                    Some(Score::Points(points)) => points >= MIN_GOOD_POINTS,
                    Some(Score::Loss(_)) => false,
                    _ => true,
                };
                if good {
                    return Ok(self.make(choice.chosen));
                }
                self.stones.iter_mut().for_each(|(_, side)| *side = side.other());
                Ok("SWAP".into())
            }
            stones => Err(format!("SWAP2BOARD comes with no stones, three or five, not {stones}")),
        }
    }

    pub fn info(&mut self, text: &str) -> Result<(), String> {
        let (key, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let number = || {
            let wrong = |_| format!("INFO {key} needs a number, not \"{}\"", excerpt(value.trim()));
            value.trim().parse::<u64>().map_err(wrong)
        };
        match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => self.clock.turn = number()?,
            "timeout_match" => self.clock.game = number()?,
            // Some managers send negative times.
            "time_left" => {
                let left = if value.trim().starts_with('-') { 0 } else { number()? };
                self.lag.clock_received(Duration::from_millis(left));
                self.clock.left = Some(left);
            }
            "rule" => match number()? {
                0 | 2 => self.exact = false,
                1 | 3 => self.exact = true,
                rule => return Err(format!("rule {rule} is not played here, only 0 and 1")),
            },
            // `max_memory`: the engine's tables are far below any limit in use.
            "max_memory" | "game_type" => {
                number()?;
            }
            // Unknown keys are ignored, as the protocol requires.
            _ => {}
        }
        Ok(())
    }

    fn set(&mut self, x: usize, y: usize, side: Side) -> Result<(), String> {
        let size = self.size()?;
        if x >= size || y >= size {
            return Err(format!("{x},{y} is off the board, whose squares are 0,0 to {0},{0}", size - 1));
        }
        let square = Move::on(x, y);
        if self.stones.iter().any(|(other, _)| *other == square) {
            return Err(format!("there is a stone on {x},{y} already"));
        }
        self.stones.push((square, side));
        Ok(())
    }

    fn answer(&mut self, begun: Instant) -> Answer {
        let choice = self.choose(begun)?;
        Ok(self.make(choice.chosen))
    }

    fn make(&mut self, chosen: Move) -> String {
        self.stones.push((chosen, Side::First));
        format!("{},{}", chosen.column(), chosen.row())
    }

    fn choose(&mut self, begun: Instant) -> Result<Choice<Move>, String> {
        let start = Start { size: self.size()?, exact: self.exact, ends_early: false, ..Start::default() };
        let stones = self.stones.iter().copied();
        let position =
            Position::with_stones(&start, stones, Side::First).map_err(|error| error.to_string())?;
        if position.outcome().is_some() {
            return Err("the game is over, no move can follow".into());
        }
        let recent: Vec<Move> = self.stones.iter().map(|(square, _)| *square).collect();
        let planned = self.clock.next(&self.lag);
        let time = planned.saturating_sub(begun.elapsed()).as_millis().clamp(1, MAX_TIME);
        let limits = Limits { time: Some(time as u32), ..Limits::default() };
        let choice = self.engine.think(&position, &recent, &limits, &mut NoObserver);
        let clock = self.clock.left.map(Duration::from_millis);
        self.lag.answered(clock, planned, begun.elapsed());
        Ok(choice)
    }
}
