//! Programs that play Gobang over the protocol of Piskvork and Gomocup.
//!
//! Some programs do not hear what comes in the moment of their answer, because the thread that thought still tidies
//! up. So each of them is asked ABOUT until it answers before it is told anything else.

use std::time::{Duration, Instant};

use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::gobang::Position;

use super::child::ChildProcess;
use super::{Failure, MoveLimits, Protocol};
use crate::stratege_protocol::Answer;

/// Time for an answer to ABOUT before it is sent again.
const READY_WITHIN: Duration = Duration::from_millis(20);

pub struct Piskvork {
    /// The side of the board that the program has been told, and its rule.
    board: Option<(usize, bool)>,
}

impl Piskvork {
    pub fn new() -> Piskvork {
        Piskvork { board: None }
    }
}

impl Protocol for Piskvork {
    fn greet(&mut self, _: &mut ChildProcess) -> Result<(), Failure> {
        self.board = None;
        Ok(())
    }

    fn begin(&mut self, _: &mut ChildProcess, _: u64) -> Result<(), Failure> {
        // The first question starts the game: only then the size of the board is known.
        self.board = None;
        Ok(())
    }

    fn choose(
        &mut self,
        process: &mut ChildProcess,
        record: &str,
        limits: &MoveLimits,
    ) -> Result<Answer, Failure> {
        let unable = |why: &str| Failure::Unable(format!("Piskvork's protocol knows {why}"));
        if limits.nodes.or(limits.depth).is_some() {
            return Err(unable("no limit of nodes or depth; give --cpu-ms or --time-ms"));
        }
        let time = limits.clock_ms().ok_or_else(|| unable("no move without a limit of time"))?;
        let record: Record<Position> =
            record.parse().map_err(|error| Failure::Unable(format!("no Gobang: {error}")))?;
        let position = record.position();
        let board = (position.size(), position.exact());
        wait_until_ready(process)?;
        if self.board != Some(board) {
            process.send(&format!("START {}", board.0))?;
            process.receive_until(|line| match line.split(' ').next() {
                Some("OK") => Some(Ok(())),
                Some("ERROR") => Some(Err(Failure::Unable(format!("it says {line}")))),
                _ => None,
            })??;
            let rule = u8::from(board.1);
            process.send(&format!("INFO rule {rule}\nINFO game_type 1\nINFO timeout_match 0"))?;
            self.board = Some(board);
        }
        process
            .send(&format!("INFO timeout_turn {time}\nINFO time_left 2147483647\n{}", question(&record)))?;
        let answer = process.receive_until(|line| {
            // A late answer to ABOUT is of the form name="…", version="…".
            let talk = is_talk(line) || line.starts_with("OK") || line.starts_with("name");
            (!talk && !line.is_empty()).then(|| line.to_string())
        })?;
        match answer.contains(',') {
            true => Ok(Answer::bare(&answer)),
            false => Err(Failure::Nonsense(answer)),
        }
    }
}

/// Whether a line is for people to read.
fn is_talk(line: &str) -> bool {
    ["MESSAGE", "DEBUG", "INFO"].iter().any(|word| line.starts_with(word))
}

/// Asks for the program's name until it answers. Whatever it says shows that it listens.
fn wait_until_ready(process: &mut ChildProcess) -> Result<(), Failure> {
    let (begun, patience) = (Instant::now(), process.patience());
    while begun.elapsed() < patience {
        process.send("ABOUT")?;
        while let Some(line) = process.receive_within(READY_WITHIN)? {
            if !is_talk(&line) && !line.is_empty() {
                return Ok(());
            }
        }
    }
    Err(Failure::Silent(patience))
}

/// The whole board; 1 are the stones of the side to move. An empty board has a question of its own.
fn question(record: &Record<Position>) -> String {
    let position = record.position();
    if position.stone_count() == 0 {
        return "BEGIN".into();
    }
    let own = position.side_to_move();
    // In the order of the game, as some programs look at the last stone; stones that were set before come first.
    let moves = record.moves().iter().zip(record.positions());
    let played: Vec<_> = moves.map(|(chosen, before)| (*chosen, before.side_to_move())).collect();
    let set = [own, own.other()].into_iter().flat_map(|side| {
        position.stones(side).map(move |cell| (position.move_on(cell), side)).collect::<Vec<_>>()
    });
    let earlier: Vec<_> = set.filter(|stone| !played.contains(stone)).collect();
    let lines = earlier.iter().chain(&played).map(|(square, side)| {
        let owner = if *side == own { 1 } else { 2 };
        format!("{},{},{owner}\n", square.column(), square.row())
    });
    format!("BOARD\n{}DONE", lines.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_is_told_from_the_side_to_move() {
        let ask = |record: &str| question(&record.parse().unwrap());
        assert_eq!(ask("gobang:16-first-five-120:"), "BEGIN");
        assert_eq!(ask("gobang:16-first-five-120:h8i9j7"), "BOARD\n7,7,2\n8,8,1\n9,6,2\nDONE");
    }
}
