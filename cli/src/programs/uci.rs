//! UCI client for chess engines.

use std::time::{Duration, Instant};

use stratege::core::player::Score;
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games::chess::{Position, Start};

use super::child::ChildProcess;
use super::game_clock::GameClock;
use super::{Failure, MoveLimits, Protocol};
use crate::stratege_protocol::Answer;

/// Interval between reads of a search's processor time.
const POLL_INTERVAL: Duration = Duration::from_millis(2);

pub struct Uci {
    /// UCI options by name.
    pub options: Vec<(String, String)>,
}

impl Protocol for Uci {
    fn greet(&mut self, process: &mut ChildProcess) -> Result<(), Failure> {
        process.send("uci")?;
        process.receive_until(|line| (line == "uciok").then_some(()))?;
        for (name, value) in &self.options {
            process.send(&format!("setoption name {name} value {value}"))?;
        }
        Ok(())
    }

    fn begin(&mut self, process: &mut ChildProcess, _: u64) -> Result<(), Failure> {
        process.send("ucinewgame\nisready")?;
        process.receive_until(|line| (line == "readyok").then_some(()))
    }

    fn choose(
        &mut self,
        process: &mut ChildProcess,
        record: &str,
        limits: &MoveLimits,
    ) -> Result<Answer, Failure> {
        let (command, white_moves) = position(record)?;
        process.send(&command)?;
        let MoveLimits { nodes, depth, cpu_ms, time_ms, clock } = limits;
        let words = [("nodes", nodes), ("depth", depth), ("movetime", time_ms)];
        let mut words: String =
            words.iter().filter_map(|(name, limit)| Some(format!(" {name} {}", (**limit)?))).collect();
        if let Some(clock) = clock {
            words += &clock_words(clock, white_moves);
        }
        let before = process.cpu_time();
        let share = cpu_ms.zip(before).map(|(limit, before)| before + Duration::from_millis(limit.into()));
        let endless = if words.is_empty() { " infinite" } else { "" };
        match (cpu_ms, share) {
            (Some(limit), None) => process.send(&format!("go{words} movetime {limit}"))?,
            _ => process.send(&format!("go{words}{endless}"))?,
        }
        let mut answer = Answer::bare("");
        loop {
            let line = next_line(process, share)?;
            match line.split_once(' ').unwrap_or((&line, "")) {
                ("info", rest) => read_info(rest, &mut answer),
                ("bestmove", rest) => {
                    answer.chosen = rest.split(' ').next().map(Into::into);
                    return Ok(answer);
                }
                _ => {}
            }
        }
    }
}

/// Waits for the next line; stops the search when the process's total processor time reaches `share`.
fn next_line(process: &mut ChildProcess, share: Option<Duration>) -> Result<String, Failure> {
    let Some(share) = share else { return process.receive() };
    let begun = Instant::now();
    loop {
        if let Some(line) = process.receive_within(POLL_INTERVAL)? {
            return Ok(line);
        }
        if process.cpu_time().is_none_or(|used| used >= share) {
            process.send("stop")?;
            return process.receive();
        }
        if begun.elapsed() > process.patience() {
            return Err(Failure::Timeout(process.patience()));
        }
    }
}

/// The parameters of `go` with both clocks.
fn clock_words(GameClock { left: [own, other], increment }: &GameClock, white_moves: bool) -> String {
    let [white, black] = if white_moves { [own, other] } else { [other, own] }.map(Duration::as_millis);
    let increment = increment.as_millis();
    format!(" wtime {white} btime {black} winc {increment} binc {increment}")
}

/// The `position` command, and whether White is to move.
fn position(record: &str) -> Result<(String, bool), Failure> {
    let record: Record<Position> =
        record.parse().map_err(|error| Failure::Unsupported(format!("no chess: {error}")))?;
    let start = match record.start() {
        start if *start == Start::default() => "startpos".into(),
        Start::Set(board) => format!("fen {board}"),
        _ => {
            return Err(Failure::Unsupported(
                "UCI programs play chess from the standard start or a FEN".into(),
            ));
        }
    };
    let moves: String = record.moves().iter().map(|chosen| format!(" {chosen}")).collect();
    let white_moves = record.position().side_to_move() == Side::First;
    Ok((format!("position {start}{}{moves}", if moves.is_empty() { "" } else { " moves" }), white_moves))
}

/// Parses the first variation of an `info` line.
fn read_info(line: &str, answer: &mut Answer) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let after = |name: &str| words.iter().position(|word| *word == name).and_then(|at| words.get(at + 1));
    if words.first() == Some(&"string") || after("multipv").is_some_and(|number| *number != "1") {
        return;
    }
    if let Some(nodes) = after("nodes").and_then(|word| word.parse().ok()) {
        answer.nodes = Some(nodes);
    }
    if let Some(depth) = after("depth").and_then(|word| word.parse().ok()) {
        answer.depth = depth;
    }
    let at = words.iter().position(|word| *word == "score");
    if let Some([kind, number]) = at.and_then(|at| words.get(at + 1..at + 3)) {
        answer.score = number.parse::<i32>().ok().and_then(|number| match *kind {
            "cp" => Some(Score::Pawns { hundredths: number }),
            // UCI counts moves of the mating side, which plays the last ply.
            "mate" if number > 0 => Some(Score::Win(2 * number.unsigned_abs() - 1)),
            "mate" => Some(Score::Loss(2 * number.unsigned_abs())),
            _ => None,
        });
    }
    if let Some(at) = words.iter().position(|word| *word == "pv") {
        answer.pv = words[at + 1..].iter().map(|word| word.to_string()).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_written_in_uci() {
        assert_eq!(position("chess:standard:").unwrap(), ("position startpos".into(), true));
        assert_eq!(position("chess:standard:e2e4e7e5").unwrap().0, "position startpos moves e2e4 e7e5");
        let set = "chess:4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1:e2e4";
        let moved = "position fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 moves e2e4";
        assert_eq!(position(set).unwrap(), (moved.into(), false));
        assert!(matches!(position("chess:chess960-1:"), Err(Failure::Unsupported(_))));
    }

    #[test]
    fn clocks_are_named_by_colour() {
        let ms = Duration::from_millis;
        let clock = GameClock { left: [ms(900), ms(800)], increment: ms(10) };
        assert_eq!(clock_words(&clock, true), " wtime 900 btime 800 winc 10 binc 10");
        assert_eq!(clock_words(&clock, false), " wtime 800 btime 900 winc 10 binc 10");
    }

    #[test]
    fn info_lines_give_score_depth_and_nodes() {
        let mut answer = Answer::bare("");
        read_info("depth 9 seldepth 12 multipv 1 score cp -31 nodes 4711 nps 5 pv e2e4 e7e5", &mut answer);
        read_info("depth 9 multipv 2 score cp 5 nodes 5000 pv a2a3", &mut answer);
        read_info("string depth 99", &mut answer);
        assert_eq!((answer.score, answer.depth), (Some(Score::Pawns { hundredths: -31 }), 9));
        assert_eq!((answer.nodes, answer.pv.join(" ")), (Some(4711), "e2e4 e7e5".into()));
        for (words, plies) in [("mate 3", Score::Win(5)), ("mate -2", Score::Loss(4))] {
            read_info(&format!("depth 9 score {words} nodes 1"), &mut answer);
            assert_eq!(answer.score, Some(plies));
        }
    }
}
