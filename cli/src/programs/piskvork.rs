//! Piskvork (Gomocup) protocol client for Gobang programs.
//!
//! Some programs miss lines that arrive while their search thread is still finishing. The client therefore
//! sends ABOUT until it gets an answer before it sends anything else.

use std::time::{Duration, Instant};

use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::gobang::Position;

use super::child::ChildProcess;
use super::{Failure, MoveLimits, Protocol};
use crate::stratege_protocol::Answer;

/// Wait for an answer to ABOUT before it is sent again.
const ABOUT_TIMEOUT: Duration = Duration::from_millis(20);

pub struct Piskvork {
    /// Board size and rule that the program has received.
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
        // `choose` sends START, since the board size is only known then.
        self.board = None;
        Ok(())
    }

    fn choose(
        &mut self,
        process: &mut ChildProcess,
        record: &str,
        limits: &MoveLimits,
    ) -> Result<Answer, Failure> {
        let unable = |why: &str| Failure::Unsupported(format!("Piskvork's protocol knows {why}"));
        if limits.nodes.or(limits.depth).is_some() {
            return Err(unable("no limit of nodes or depth; give --cpu-ms or --time-ms"));
        }
        let time = limits.clock_ms().or(limits.clock.map(|_| i32::MAX as u32));
        let time = time.ok_or_else(|| unable("no move without a limit of time"))?;
        let left = limits.clock.map_or(i32::MAX as u128, |clock| clock.own().as_millis());
        let record: Record<Position> =
            record.parse().map_err(|error| Failure::Unsupported(format!("no Gobang: {error}")))?;
        let position = record.position();
        let board = (position.size(), position.exact());
        wait_until_ready(process)?;
        if self.board != Some(board) {
            process.send(&format!("START {}", board.0))?;
            process.receive_until(|line| match line.split(' ').next() {
                Some("OK") => Some(Ok(())),
                Some("ERROR") => Some(Err(Failure::Unsupported(format!("it says {line}")))),
                _ => None,
            })??;
            let rule = u8::from(board.1);
            process.send(&format!("INFO rule {rule}\nINFO game_type 1\nINFO timeout_match 0"))?;
            self.board = Some(board);
        }
        process.send(&format!(
            "INFO timeout_turn {time}\nINFO time_left {left}\n{}",
            position_command(&record)
        ))?;
        let answer = process.receive_until(|line| {
            // A late answer to ABOUT has the form name="…", version="…".
            let is_other = is_message(line) || line.starts_with("OK") || line.starts_with("name");
            (!is_other && !line.is_empty()).then(|| line.to_string())
        })?;
        match answer.contains(',') {
            true => Ok(Answer::bare(&answer)),
            false => Err(Failure::InvalidAnswer(answer)),
        }
    }
}

/// Whether a line is a message for users.
fn is_message(line: &str) -> bool {
    ["MESSAGE", "DEBUG", "INFO"].iter().any(|word| line.starts_with(word))
}

/// Sends ABOUT until any answer arrives.
fn wait_until_ready(process: &mut ChildProcess) -> Result<(), Failure> {
    let (begun, patience) = (Instant::now(), process.patience());
    while begun.elapsed() < patience {
        process.send("ABOUT")?;
        while let Some(line) = process.receive_within(ABOUT_TIMEOUT)? {
            if !is_message(&line) && !line.is_empty() {
                return Ok(());
            }
        }
    }
    Err(Failure::Timeout(patience))
}

/// The command for the whole position, in which 1 is the side to move: BEGIN for an empty board, otherwise
/// BOARD.
fn position_command(record: &Record<Position>) -> String {
    let position = record.position();
    if position.stone_count() == 0 {
        return "BEGIN".into();
    }
    let own = position.side_to_move();
    // In playing order, since some programs use the last stone; stones of the start position come first.
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
    fn board_is_sent_from_the_side_to_move() {
        let command = |record: &str| position_command(&record.parse().unwrap());
        assert_eq!(command("gobang:16-first-five-120:"), "BEGIN");
        assert_eq!(command("gobang:16-first-five-120:h8i9j7"), "BOARD\n7,7,2\n8,8,1\n9,6,2\nDONE");
    }
}
