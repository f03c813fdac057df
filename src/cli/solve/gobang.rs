//! Gobang: proven wins by fours and threes, for a position and for each of its moves.

use std::io::Write;
use std::time::Instant;

use super::Solve;
use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::error::Error;
use crate::game::Game;
use crate::gobang::Position;
use crate::gobang::board::Board;
use crate::gobang::fours::{self, Fours, Line, Verdict};
use crate::gobang::threes::Threes;
use crate::record::Record;

/// Positions that a proof may take.
const NODES: u32 = 2_000_000;
/// Attacks of the look for wins by fours that comes first.
const FOURS: u32 = 1_000_000;
/// Room for 2^20 positions of a proof.
const TREE_BITS: u32 = 20;
/// Room for 2^18 positions of the look for wins by fours.
const FOURS_BITS: u32 = 18;

/// What can be proven, with the table of fours that both sides share.
pub struct Wins {
    fours: Fours,
    threes: Threes,
    most: u32,
    moves: bool,
    nodes: u32,
}

impl Wins {
    pub fn new(arguments: &mut Arguments) -> Result<Wins, Failure> {
        let most = arguments.number("nodes")?.unwrap_or(NODES);
        let (fours, threes) = (Fours::new(FOURS_BITS), Threes::new(TREE_BITS));
        Ok(Wins { fours, threes, most, moves: arguments.flag("moves"), nodes: 0 })
    }

    /// A win of the side whose turn it is: its line and the plies to the five.
    fn win(&mut self, board: &mut Board) -> (Verdict, Line, u32) {
        let Wins { fours, nodes, .. } = self;
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
        let Wins { fours, threes, nodes, most, .. } = self;
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

impl Solve for Wins {
    /// One line: the moves, what is proven, positions searched and milliseconds.
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let record: Record<Position> = line.parse()?;
        if record.outcome().is_some() {
            return Err(Error::GameOver.into());
        }
        let position = record.position();
        let mut board = Board::of(position);
        self.fours.clear();
        self.nodes = 0;
        let begun = Instant::now();
        let (verdict, line, plies) = self.win(&mut board);
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
        if self.moves {
            let cells: Vec<usize> = board.empty().collect();
            let values = cells.iter().filter_map(|cell| Some((cell, self.after(&mut board, *cell)?)));
            let words: Vec<String> =
                values.map(|(cell, plies)| format!("{}={plies:+}", name(cell))).collect();
            proven = format!(" [{}]", words.join(" "));
        }
        let (nodes, time) = (self.nodes, begun.elapsed().as_secs_f64() * 1000.0);
        writeln!(out, "{played} {value}{proven} {nodes} nodes {time:.3} ms")?;
        Ok(())
    }
}
