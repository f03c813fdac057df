//! Gobang: proven wins by fours and threes, for a position and each of its moves.

use std::io::Write;
use std::time::Instant;

use clap::Args;

use super::{CommonOptions, Solver};
use crate::CliError;
use stratege::core::board_view::BoardView;
use stratege::core::error::Error;
use stratege::core::record::Record;
use stratege::games::gobang::Position;
use stratege::games::gobang::engine::board::Board;
use stratege::games::gobang::engine::vcf::{VcfSolver, Verdict, WinningLine, plies_to_five};
use stratege::games::gobang::engine::vct::VctSolver;
use stratege::search::node_limit::NodeLimit;

/// Node limit of a VCT search.
const NODES: u32 = 2_000_000;
/// Node limit of a VCT search for each move.
const NODES_PER_MOVE: u32 = 10_000;
/// Limit of the VCF search that comes first, in attacks.
const VCF_ATTACKS: u32 = 1_000_000;
/// Log2 of the maximum tree size of the VCT solver.
const VCT_BITS: u32 = 20;
/// Log2 of the table size of the VCF solver.
const VCF_BITS: u32 = 18;

/// Counts nodes up to a limit.
struct Counter<'a> {
    nodes: &'a mut u32,
    end: u32,
}

impl NodeLimit for Counter<'_> {
    fn spend_many(&mut self, nodes: u64) -> bool {
        *self.nodes += nodes as u32;
        *self.nodes < self.end
    }
}

/// Gobang: a win by fours and threes
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    pub(super) common: CommonOptions,
    /// Limits the proof search to N positions
    #[arg(long, value_name = "N")]
    nodes: Option<u32>,
}

/// Solvers shared by both sides.
pub struct WinSolver {
    vcf: VcfSolver,
    vct: VctSolver,
    max_nodes: u32,
    moves: bool,
    nodes: u32,
}

impl WinSolver {
    pub fn new(options: &Options) -> WinSolver {
        let moves = options.common.moves;
        let max_nodes = options.nodes.unwrap_or(if moves { NODES_PER_MOVE } else { NODES });
        let (vcf, vct) = (VcfSolver::new(VCF_BITS), VctSolver::new(VCT_BITS));
        WinSolver { vcf, vct, max_nodes, moves, nodes: 0 }
    }

    /// A VCF or VCT of the side to move: its line and the plies to five in a row.
    fn win(&mut self, board: &mut Board) -> (Verdict, WinningLine, u32) {
        let mut counter = Counter { nodes: &mut self.nodes, end: u32::MAX };
        let (verdict, line) = self.vcf.solve(board, VCF_ATTACKS, &mut counter);
        if verdict == Verdict::Win {
            let plies = plies_to_five(&line, board);
            return (verdict, line, plies);
        }
        self.win_of(board.side_to_move(), board)
    }

    /// A VCT of a side.
    fn win_of(&mut self, attacker: usize, board: &mut Board) -> (Verdict, WinningLine, u32) {
        let end = self.nodes.saturating_add(self.max_nodes);
        let mut counter = Counter { nodes: &mut self.nodes, end };
        self.vct.solve_for(attacker, board, &mut self.vcf, &mut counter)
    }

    /// Proven result of a move: plies to a win if positive, to a loss if negative; `None` if unproven.
    fn after(&mut self, board: &mut Board, cell: usize) -> Option<i32> {
        let own = board.side_to_move();
        if board.fives(own).contains(cell) {
            return Some(1);
        }
        board.play(cell);
        let lost = self.win(board);
        let won = if lost.0 == Verdict::Win { None } else { Some(self.win_of(own, board)) };
        board.undo();
        match (lost, won) {
            ((Verdict::Win, _, plies), _) => Some(-(plies as i32) - 1),
            (_, Some((Verdict::Win, _, plies))) => Some(plies as i32 + 1),
            _ => None,
        }
    }
}

impl Solver for WinSolver {
    /// One line: moves, proven result, nodes and milliseconds.
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> Result<(), CliError> {
        let record: Record<Position> = line.parse()?;
        if record.outcome().is_some() {
            return Err(Error::GameOver.into());
        }
        let position = record.position();
        let mut board = Board::of(position);
        self.vcf.clear();
        self.nodes = 0;
        let begun = Instant::now();
        let (verdict, line, plies) = self.win(&mut board);
        let name = |&cell: &usize| position.cell_name(cell);
        let played: String = record.moves()[..record.ply()].iter().map(|one| one.to_string()).collect();
        let value = match verdict {
            Verdict::Win => {
                let line: Vec<String> = line.iter().map(name).collect();
                format!("wins in {plies}: {}", line.join(" "))
            }
            Verdict::NoWin => "no win by fours and threes".into(),
            Verdict::Unknown => "no win found".into(),
        };
        let mut proven = String::new();
        if self.moves {
            let cells: Vec<usize> = board.empty_cells().collect();
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
