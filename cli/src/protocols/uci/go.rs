//! The parameters of `go`, and time management.

use std::time::Duration;

use super::super::lag::Lag;
use super::notation::read_move;
use stratege::core::error::excerpt;
use stratege::games::chess::board::Board;
use stratege::games::chess::moves::Move;

/// Parameters of `go` that take a number.
const NUMBERS: [&str; 9] =
    ["wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "mate", "movetime"];

/// The parameters of a `go` command.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Clock and increment of the side to move, in milliseconds.
    pub clock: Option<u64>,
    pub increment: u64,
    pub moves_to_go: Option<u64>,
    pub depth: Option<u32>,
    pub nodes: Option<u32>,
    pub mate: Option<u32>,
    pub move_time: Option<u64>,
    pub infinite: bool,
    pub ponder: bool,
    pub search_moves: Vec<Move>,
}

/// Larger numbers are clamped to this: thirty years in milliseconds.
const MAX_NUMBER: i64 = 1_000_000_000_000;

impl Go {
    /// Parses the arguments of `go`.
    pub fn read(words: &[&str], board: &Board) -> Result<Go, String> {
        let mut go = Go::default();
        let white = board.side_to_move().index() == 0;
        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    while let Some(text) = words.next_if(|text| !is_word(text)) {
                        let chosen = read_move(board, text);
                        let chosen = chosen
                            .ok_or_else(|| format!("the move \"{}\" is not possible", excerpt(text)))?;
                        go.search_moves.push(chosen);
                    }
                }
                _ if NUMBERS.contains(&word) => {
                    let text = words.next().unwrap_or_default();
                    let wrong = |_| format!("go {word} needs a number, not \"{}\"", excerpt(text));
                    let number: i64 = text.parse().map_err(wrong)?;
                    // Some GUIs send negative times.
                    let number = number.clamp(0, MAX_NUMBER) as u64;
                    let small = u32::try_from(number).unwrap_or(u32::MAX);
                    match word {
                        "wtime" if white => go.clock = Some(number),
                        "btime" if !white => go.clock = Some(number),
                        "winc" if white => go.increment = number,
                        "binc" if !white => go.increment = number,
                        "movestogo" => go.moves_to_go = Some(number),
                        "depth" => go.depth = Some(small),
                        "nodes" => go.nodes = Some(small),
                        "mate" => go.mate = Some(small),
                        "movetime" => go.move_time = Some(number),
                        _ => {} // the opponent's clock
                    }
                }
                _ => return Err(format!("unknown go parameter \"{}\"", excerpt(word))),
            }
        }
        Ok(go)
    }

    /// Whether the search runs until `stop`: with `infinite`, or without any limit.
    pub fn is_endless(&self) -> bool {
        let limited = self.clock.is_some() || self.depth.is_some() || self.nodes.is_some();
        self.infinite || !(limited || self.mate.is_some() || self.move_time.is_some())
    }

    /// Clock that runs during the search, and its increment.
    pub fn running_clock(&self) -> Option<Duration> {
        let left = self.clock.filter(|_| !self.ponder)?;
        Some(Duration::from_millis(left + self.increment))
    }

    /// Soft and hard time limits of the move. At least `overhead` milliseconds of the clock, usually the
    /// reserve for lags, remain unused.
    pub fn times(&self, overhead: u64, lag: &Lag) -> Option<(Duration, Duration)> {
        let milliseconds = |number: u64| Duration::from_millis(number.max(1));
        let [reserve, per_move] = [lag.reserve(), lag.per_move()].map(|time| time.as_millis() as u64);
        if self.infinite {
            return None;
        }
        if let Some(time) = self.move_time {
            // Use all of `movetime`: there are no later moves to save time for.
            let time = milliseconds(time.saturating_sub(overhead.min(time / 2)));
            return Some((time * 1000, time));
        }
        let clock = self.clock?;
        // Near the reserve, moves get less of the increment, so that the clock recovers.
        let reserve = reserve.max(overhead).max(1);
        let usable = clock.saturating_sub(reserve).max(clock / 16);
        let increment = self.increment * 3 / 4 * usable.min(reserve) / reserve;
        let moves = self.moves_to_go.unwrap_or(24).clamp(1, 24);
        let share = usable / moves + if moves > 1 { increment } else { 0 };
        let share = share.saturating_sub(per_move);
        let cap = if moves == 1 { usable } else { usable * 6 / 10 };
        let soft_limit = share.min(usable * 8 / 10);
        Some((milliseconds(soft_limit), milliseconds((share * 4).min(cap).max(soft_limit / 2))))
    }
}

fn is_word(text: &str) -> bool {
    NUMBERS.contains(&text) || matches!(text, "infinite" | "ponder" | "searchmoves")
}

#[cfg(test)]
mod tests {
    use super::*;
    use stratege::games::chess::Start;

    /// Lags in milliseconds.
    fn lag(reserve: u64, average: u64) -> Lag {
        Lag::with(Duration::from_millis(reserve), Duration::from_millis(average))
    }

    fn read(line: &str) -> Result<Go, String> {
        Go::read(&line.split_whitespace().collect::<Vec<_>>(), &Start::default().board())
    }

    #[test]
    fn unknown_words_are_errors() {
        let go = read("searchmoves e2e4 d2d4 wtime 1000 btime 5 winc 10 movestogo 7 depth 3").unwrap();
        assert_eq!((go.clock, go.increment, go.moves_to_go, go.depth), (Some(1000), 10, Some(7), Some(3)));
        assert_eq!(go.search_moves.len(), 2);
        assert_eq!(read("depth x"), Err("go depth needs a number, not \"x\"".into()));
        assert_eq!(read("searchmoves e2e5"), Err("the move \"e2e5\" is not possible".into()));
        assert_eq!(read("deep"), Err("unknown go parameter \"deep\"".into()));
        assert!(read("").unwrap().is_endless() && !read("mate 3").unwrap().is_endless());
    }

    #[test]
    fn limits_stay_below_the_clock() {
        for left in [1, 20, 31, 100, 1000, 60_000, 10_000_000] {
            for (increment, moves) in [(0, None), (5000, None), (0, Some(1)), (100, Some(2)), (0, Some(40))] {
                let go = Go { clock: Some(left), increment, moves_to_go: moves, ..Go::default() };
                for (reserve, average) in [(0, 0), (30, 5), (180, 40), (3000, 500)] {
                    let (soft_limit, hard_limit) = go.times(30, &lag(reserve, average)).unwrap();
                    assert!(
                        hard_limit.as_millis() as u64 <= left.saturating_sub(30).max(1),
                        "{go:?} {hard_limit:?}"
                    );
                    assert!(soft_limit <= hard_limit * 2, "{go:?}");
                }
            }
        }
    }

    #[test]
    fn larger_reserves_shorten_the_move() {
        let go = Go { clock: Some(240), increment: 10, ..Go::default() };
        let soft_limit =
            [0, 30, 180, 240, 480, 960].map(|reserve| go.times(30, &lag(reserve, 0)).unwrap().0.as_millis());
        assert_eq!(soft_limit, [15, 15, 4, 1, 1, 1]);
        assert_eq!(go.times(30, &lag(30, 4)).unwrap().0, Duration::from_millis(11));
    }

    #[test]
    fn huge_numbers_are_clamped() {
        let go = read(&format!("wtime {0} winc {0} movestogo {0} nodes {0}", i64::MAX)).unwrap();
        assert!(go.times(30, &lag(5000, 0)).unwrap().0 > Duration::from_secs(1));
        assert_eq!(go.nodes, Some(u32::MAX));
    }
}
