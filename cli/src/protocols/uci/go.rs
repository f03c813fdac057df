//! The parameters of `go`, and time management.

use std::time::Duration;

use super::notation::read_move;
use crate::protocols::shown;
use stratege::games::chess::board::Board;
use stratege::games::chess::moves::Move;

/// The subcommands of `go` that take a number.
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

/// Greater numbers count as this one: thirty years in milliseconds.
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
                        let chosen =
                            chosen.ok_or_else(|| format!("the move \"{}\" is not possible", shown(text)))?;
                        go.search_moves.push(chosen);
                    }
                }
                _ if NUMBERS.contains(&word) => {
                    let text = words.next().unwrap_or_default();
                    let wrong = |_| format!("go {word} needs a number, not \"{}\"", shown(text));
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
                _ => return Err(format!("go knows no \"{}\"", shown(word))),
            }
        }
        Ok(go)
    }

    /// Whether the search runs until `stop`: `go infinite`, or no limit at all.
    pub fn is_endless(&self) -> bool {
        let limited = self.clock.is_some() || self.depth.is_some() || self.nodes.is_some();
        self.infinite || !(limited || self.mate.is_some() || self.move_time.is_some())
    }

    /// The soft and the hard time limit of this move. Of the clock `reserve` milliseconds are kept back, at least
    /// `overhead`.
    pub fn times(&self, overhead: u64, reserve: u64) -> Option<(Duration, Duration)> {
        let milliseconds = |number: u64| Duration::from_millis(number.max(1));
        if self.infinite {
            return None;
        }
        if let Some(time) = self.move_time {
            // `movetime`: use all of it, there is nothing to save for later moves.
            let time = milliseconds(time.saturating_sub(overhead.min(time / 2)));
            return Some((time * 1000, time));
        }
        let clock = self.clock?;
        // Where less is left than the reserve, an eighth of it is for the moves, and less of the increment, so that the
        // clock recovers.
        let reserve = reserve.max(overhead).max(1);
        let left = clock.saturating_sub(overhead.max(reserve.min(clock / 8 * 7)));
        let increment = self.increment * 3 / 4 * clock.min(reserve) / reserve;
        let moves = self.moves_to_go.unwrap_or(24).clamp(1, 24);
        let share = left / moves + if moves > 1 { increment } else { 0 };
        let cap = if moves == 1 { left } else { left * 6 / 10 };
        let soft_limit = share.min(left * 8 / 10);
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

    fn read(line: &str) -> Result<Go, String> {
        Go::read(&line.split_whitespace().collect::<Vec<_>>(), &Start::default().board())
    }

    #[test]
    fn every_word_is_understood_or_complained_about() {
        let go = read("searchmoves e2e4 d2d4 wtime 1000 btime 5 winc 10 movestogo 7 depth 3").unwrap();
        assert_eq!((go.clock, go.increment, go.moves_to_go, go.depth), (Some(1000), 10, Some(7), Some(3)));
        assert_eq!(go.search_moves.len(), 2);
        assert_eq!(read("depth x"), Err("go depth needs a number, not \"x\"".into()));
        assert_eq!(read("searchmoves e2e5"), Err("the move \"e2e5\" is not possible".into()));
        assert_eq!(read("deep"), Err("go knows no \"deep\"".into()));
        assert!(read("").unwrap().is_endless() && !read("mate 3").unwrap().is_endless());
    }

    #[test]
    fn no_move_may_take_more_than_is_left() {
        for left in [1, 20, 31, 100, 1000, 60_000, 10_000_000] {
            for (increment, moves) in [(0, None), (5000, None), (0, Some(1)), (100, Some(2)), (0, Some(40))] {
                let go = Go { clock: Some(left), increment, moves_to_go: moves, ..Go::default() };
                for reserve in [0, 30, 180, 3000] {
                    let (soft_limit, hard_limit) = go.times(30, reserve).unwrap();
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
    fn the_more_is_kept_back_the_faster_the_moves() {
        let go = Go { clock: Some(240), increment: 10, ..Go::default() };
        let soft_limit =
            [0, 30, 180, 240, 480, 960].map(|reserve| go.times(30, reserve).unwrap().0.as_millis());
        assert_eq!(soft_limit, [15, 15, 9, 8, 4, 2]);
    }

    #[test]
    fn no_number_is_too_great() {
        let go = read(&format!("wtime {0} winc {0} movestogo {0} nodes {0}", i64::MAX)).unwrap();
        assert!(go.times(30, 5000).unwrap().0 > Duration::from_secs(1));
        assert_eq!(go.nodes, Some(u32::MAX));
    }
}
