//! `stratege solve gobang`: proven wins by fours and threes, and with `--moves` what each move leads to.

use std::io::{Write, stdin};
use std::time::Instant;

use super::Failure;
use super::arguments::Arguments;
use crate::error::Error;
use crate::game::Game;
use crate::gobang::Position;
use crate::gobang::board::Board;
use crate::gobang::fours::{self, Fours, Line, Verdict};
use crate::gobang::threes::Threes;
use crate::record::Record;

/// Positions that a proof may take.
const NODES: u32 = 2_000_000;
/// The same where it is asked of every move.
const NODES_A_MOVE: u32 = 10_000;
/// Attacks of the look for wins by fours that comes first.
const FOURS: u32 = 1_000_000;
/// Room for 2^20 positions of a proof.
const TREE_BITS: u32 = 20;

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let record = arguments.needed_word("RECORD")?;
    let moves = arguments.flag("moves");
    let most = arguments.number("nodes")?.unwrap_or(if moves { NODES_A_MOVE } else { NODES });
    arguments.finish()?;
    let mut solver = Solver { fours: Fours::new(18), threes: Threes::new(TREE_BITS), most, nodes: 0 };
    if record != "-" {
        return answer(&mut solver, &record, moves, out);
    }
    for (number, line) in (1..).zip(stdin().lines()) {
        answer(&mut solver, &line?, moves, out).map_err(|failure| match failure {
            Failure::Input(sentence) => Failure::Input(format!("line {number}: {sentence}")),
            output => output,
        })?;
        out.flush()?;
    }
    Ok(())
}

/// What can be proven, with the table of fours that both sides share.
struct Solver {
    fours: Fours,
    threes: Threes,
    most: u32,
    nodes: u32,
}

impl Solver {
    /// A win of the side whose turn it is: its line and the plies to the five.
    fn win(&mut self, board: &mut Board) -> (Verdict, Line, u32) {
        let Solver { fours, nodes, .. } = self;
        let (verdict, line) = fours.line(board, FOURS, &mut || {
            *nodes += 1;
            true
        });
        if verdict == Verdict::Won {
            let plies = fours::plies(&line, board);
            return (verdict, line, plies);
        }
        self.win_of(board.turn(), board)
    }

    /// A win of a side by fours and threes.
    fn win_of(&mut self, attacker: usize, board: &mut Board) -> (Verdict, Line, u32) {
        let Solver { fours, threes, nodes, most } = self;
        let end = nodes.saturating_add(*most);
        let mut spend = || {
            *nodes += 1;
            *nodes < end
        };
        threes.line_of(attacker, board, fours, &mut spend)
    }

    /// What a move leads to: positive plies to a win, negative to a loss, nothing where neither is proven.
    fn after(&mut self, board: &mut Board, cell: usize) -> Option<i32> {
        let own = board.turn();
        if board.fives(own).has(cell) {
            return Some(1);
        }
        board.play(cell);
        let lost = self.win(board);
        let won = if lost.0 == Verdict::Won { None } else { Some(self.win_of(own, board)) };
        board.undo();
        match (lost, won) {
            ((Verdict::Won, _, plies), _) => Some(-(plies as i32) - 1),
            (_, Some((Verdict::Won, _, plies))) => Some(plies as i32 + 1),
            _ => None,
        }
    }
}

/// One line: the moves, what is proven, positions searched and milliseconds.
fn answer(solver: &mut Solver, record: &str, moves: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let record: Record<Position> = record.parse()?;
    if record.outcome().is_some() {
        return Err(Error::GameOver.into());
    }
    let position = record.position();
    let mut board = Board::of(position);
    solver.fours.clear();
    solver.nodes = 0;
    let begun = Instant::now();
    let (verdict, line, plies) = solver.win(&mut board);
    let name = |&cell: &usize| position.cell_name(cell);
    let played: String = record.moves()[..record.ply()].iter().map(|one| one.to_string()).collect();
    let value = match verdict {
        Verdict::Won => {
            let line: Vec<String> = line.iter().map(name).collect();
            format!("wins in {plies}: {}", line.join(" "))
        }
        Verdict::None => "no win by fours and threes".into(),
        Verdict::Unknown => "no win found".into(),
    };
    let mut proven = String::new();
    if moves {
        let cells: Vec<usize> = board.empty().collect();
        let values = cells.iter().filter_map(|cell| Some((cell, solver.after(&mut board, *cell)?)));
        let words: Vec<String> = values.map(|(cell, plies)| format!("{}={plies:+}", name(cell))).collect();
        proven = format!(" [{}]", words.join(" "));
    }
    let (nodes, time) = (solver.nodes, begun.elapsed().as_secs_f64() * 1000.0);
    writeln!(out, "{played} {value}{proven} {nodes} nodes {time:.3} ms")?;
    Ok(())
}
