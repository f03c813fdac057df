//! The stages of one move, from the quickest solver to the slowest: VCF, VCT, alpha-beta, verification.
//!
//! The stages share the limits. Verification searches the opponent's VCT after the best move; if there is
//! one, the move is refuted and the search continues without it.

use web_time::Instant;

use crate::core::player::{Limits, Report, Score, SearchObserver};
use crate::core::thought::Thought;
use crate::core::thought_log::report_thought;
use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::board::Board;
use crate::games::gobang::engine::params::{
    FIRST_SEARCH_PERCENT, FIRST_VERIFICATION_PERCENT, LATER_SEARCH_PERCENT, LATER_VERIFICATION_PERCENT,
    MAX_DEPTH, MAX_SEARCHES, MIN_NODES, MIN_TIME, QUIET_VCT_NODES, RESUMED_DEPTH, ROOT_VCF_FACTOR,
    SearchParams, TT_BITS, VARIED_SHARE, VCF_BITS, VCF_PERCENT, VCT_BITS, VCT_PERCENT,
};
use crate::games::gobang::engine::proven_win::ProvenWin;
use crate::games::gobang::engine::search::eval_noise::EvalNoise;
use crate::games::gobang::engine::search::history::History;
use crate::games::gobang::engine::search::value::{WIN, WIN_THRESHOLD, is_decisive, to_score};
use crate::games::gobang::engine::search::{AlphaBeta, SearchContext, SearchResult};
use crate::games::gobang::engine::threat_defence::vcf_defences;
use crate::games::gobang::engine::transposition_table::{TranspositionTable, TtEntry};
use crate::games::gobang::engine::vcf::{VcfSolver, Verdict, WinningLine, plies_to_five};
use crate::games::gobang::engine::vct::VctSolver;
use crate::games::gobang::position::Move;
use crate::search::budget::Budget;
use crate::search::node_limit::{AtMost, Unlimited};
use crate::search::random::Random;

/// State that the engine retains from move to move.
pub struct SearchTables {
    /// The transposition table.
    pub tt: TranspositionTable,
    /// The VCF solver.
    pub vcf: VcfSolver,
    /// The VCT solver.
    pub vct: VctSolver,
    /// History and counter moves of alpha-beta.
    pub history: History,
    /// The last win proven by threats.
    pub proven_win: ProvenWin,
}

impl SearchTables {
    /// Creates empty tables.
    pub fn new() -> SearchTables {
        SearchTables {
            tt: TranspositionTable::new(TT_BITS),
            vcf: VcfSolver::new(VCF_BITS),
            vct: VctSolver::new(VCT_BITS),
            history: History::new(),
            proven_win: ProvenWin::default(),
        }
    }

    /// Clears all tables. The VCT solver has no state between its searches.
    pub fn clear(&mut self) {
        self.tt.clear();
        self.vcf.clear();
        self.history.clear();
        self.proven_win.clear();
    }
}

impl Default for SearchTables {
    fn default() -> SearchTables {
        SearchTables::new()
    }
}

/// The search of one move.
pub struct SearchDriver<'a> {
    /// The position.
    pub board: Board,
    /// State retained from move to move.
    pub tables: &'a mut SearchTables,
    /// Limits, shared by all stages.
    pub limits: Limits,
    /// Margins and limits of alpha-beta.
    pub params: SearchParams,
    /// Attacks of a VCF search.
    pub vcf_attacks: u32,
    /// Nodes of a VCT search.
    pub vct_nodes: u32,
    /// Noise in the static evaluation.
    pub eval_noise: EvalNoise,
    /// Whether to consider a random subset of the candidates.
    pub varied: bool,
    /// Receives reports and may stop the search.
    pub observer: Option<&'a mut dyn SearchObserver<Move>>,
    /// Converts a cell to a move.
    pub move_on: &'a dyn Fn(usize) -> Move,
    /// Nodes so far.
    pub nodes: u32,
    /// Whether the observer has stopped the search.
    pub stopped: bool,
    /// Start time of the search.
    pub started: Instant,
}

/// A best move that the opponent's VCT refutes.
struct RefutedMove {
    cell: usize,
    line: WinningLine,
    plies: u32,
}

impl SearchDriver<'_> {
    /// Chooses a move: the first of the report's pv, which is empty if every cell is hidden.
    pub fn choose(&mut self, random: &mut Random) -> Report<Move> {
        let report = self.choose_by_stages(random);
        self.store_threat(&report);
        report
    }

    /// Runs the stages until one finds a move.
    fn choose_by_stages(&mut self, random: &mut Random) -> Report<Move> {
        let (own, opponent) = (self.board.side_to_move(), 1 - self.board.side_to_move());
        if let Some(five) = self.board.fives(own).first() {
            return self.report(Some(Score::Win(1)), 1, &[five]);
        }
        let blocks = *self.board.fives(opponent);
        if let Some(block) = blocks.first() {
            let lost = blocks.len() > 1 && self.board.moves_left() > 1;
            let score = if lost { Some(Score::Loss(2)) } else { None };
            return self.own_vcf().unwrap_or_else(|| self.report(score, 1, &[block]));
        }
        let moves = self.root_moves(random);
        if moves.len() < 2 {
            return self.report(None, 0, &moves);
        }
        if let Some(report) = self.own_vcf().or_else(|| self.proven_win()).or_else(|| self.own_vct()) {
            return report;
        }
        self.search_and_verify(moves)
    }

    /// VCF of the side to move, with more attacks than inside the tree.
    pub(super) fn own_vcf(&mut self) -> Option<Report<Move>> {
        let factor =
            if (self.vcf_attacks as i32) < self.params.inner_vcf_attacks { 1 } else { ROOT_VCF_FACTOR };
        let max_attacks = self.vcf_attacks.saturating_mul(factor);
        let (verdict, line) = self.stage(VCF_PERCENT, |driver, budget| {
            driver.tables.vcf.solve(&mut driver.board, max_attacks, budget)
        });
        if verdict != Verdict::Win {
            return None;
        }
        let plies = plies_to_five(&line, &mut self.board);
        Some(self.report(Some(Score::Win(plies)), plies, &line))
    }

    /// VCT of the side to move.
    pub(super) fn own_vct(&mut self) -> Option<Report<Move>> {
        if self.board.threes(self.board.side_to_move()).is_empty() && self.vct_nodes < QUIET_VCT_NODES {
            return None;
        }
        let (line, plies) = self.vct(self.vct_nodes, VCT_PERCENT)?;
        self.tables.proven_win.store(self.tables.vct.proof(true));
        Some(self.report(Some(Score::Win(plies)), plies, &line))
    }

    /// A win proven at an earlier move, by threats or by alpha-beta.
    fn proven_win(&mut self) -> Option<Report<Move>> {
        if let Some((line, plies)) = self.tables.proven_win.line(&mut self.board) {
            return Some(self.report(Some(Score::Win(plies)), plies, &line));
        }
        let entry = self.tables.tt.probe(self.board.key()).filter(TtEntry::proves_a_win)?;
        let cell = entry.best_move.filter(|&cell| self.board.is_playable(cell))?;
        Some(self.report(Some(to_score(entry.value)), entry.depth as u32, &[cell]))
    }

    /// Stores the threat of a winning move.
    fn store_threat(&mut self, report: &Report<Move>) {
        let Some(square) = report.pv.first().filter(|_| matches!(report.score, Some(Score::Win(_)))) else {
            return;
        };
        let cell = square.row() * self.board.size() + square.column();
        let SearchTables { vcf, proven_win, .. } = &mut *self.tables;
        proven_win.store_threat(cell, &mut self.board, vcf);
    }

    /// The opponent's VCT after a move.
    pub(super) fn vct_against(
        &mut self,
        cell: usize,
        nodes: u32,
        percent: u32,
    ) -> Option<(WinningLine, u32)> {
        self.board.play(cell);
        let refutation = self.vct(nodes, percent);
        self.board.undo();
        refutation
    }

    /// VCT of the side to move: its line and the plies to the five.
    fn vct(&mut self, nodes: u32, percent: u32) -> Option<(WinningLine, u32)> {
        if nodes == 0 {
            return None;
        }
        let (verdict, line, plies) = self.stage(percent, |driver, budget| {
            let mut limit = AtMost { limit: budget, left: u64::from(nodes) - 1 };
            let SearchTables { vcf, vct, .. } = &mut *driver.tables;
            vct.solve(&mut driver.board, vcf, &mut limit)
        });
        if verdict == Verdict::Win && !line.is_empty() { Some((line, plies)) } else { None }
    }

    /// Root moves, most promising first.
    pub(super) fn root_moves(&mut self, random: &mut Random) -> Vec<usize> {
        let mut cells: Bitboard = self.board.candidates().collect();
        if cells.is_empty() {
            return self.first_stone(random);
        }
        self.board.pass();
        let (verdict, line) = self.tables.vcf.solve(&mut self.board, self.vcf_attacks, &mut Unlimited);
        if verdict == Verdict::Win {
            let board = &mut self.board;
            let defences: Bitboard =
                vcf_defences(board, &line).iter().filter(|&cell| board.is_playable(cell)).collect();
            if !defences.is_empty() {
                cells = defences;
            }
        }
        self.board.pass();
        let mut moves: Vec<usize> = cells.iter().collect();
        if self.varied && verdict != Verdict::Win {
            let always = moves[random.below(moves.len())];
            moves.retain(|&cell| cell == always || random.below(VARIED_SHARE) == 0);
        }
        let policy = self.board.policy();
        moves.sort_by_key(|&cell| (-policy.score(cell), cell));
        moves
    }

    /// The first stone of a game, near the centre. If all candidates are hidden, any playable cell.
    fn first_stone(&mut self, random: &mut Random) -> Vec<usize> {
        let size = self.board.size();
        let centre = (size / 2 - 1 + random.below(3)) * size + size / 2 - 1 + random.below(3);
        let playable = |&cell: &usize| self.board.is_playable(cell);
        Some(centre).filter(playable).or_else(|| (0..size * size).find(playable)).into_iter().collect()
    }

    /// Repeats alpha-beta and verification as long as the limits allow.
    fn search_and_verify(&mut self, mut moves: Vec<usize>) -> Report<Move> {
        let mut refuted: Vec<RefutedMove> = Vec::new();
        let mut verified: Option<usize> = None;
        let mut result = SearchResult::default();
        for search in 0..MAX_SEARCHES {
            let percent = if search == 0 { FIRST_SEARCH_PERCENT } else { LATER_SEARCH_PERCENT };
            result = self.alpha_beta(&mut moves, result, percent);
            let best = result.pv[0];
            let deep_enough = self.limits.depth.is_some_and(|depth| result.depth as u32 >= depth);
            if is_decisive(result.value)
                || self.stopped
                || self.limits_are_spent()
                || verified == Some(best) && deep_enough
            {
                break;
            }
            if verified == Some(best) {
                continue;
            }
            let percent =
                if refuted.is_empty() { FIRST_VERIFICATION_PERCENT } else { LATER_VERIFICATION_PERCENT };
            let Some((line, plies)) = self.vct_against(best, self.vct_nodes, percent) else {
                verified = Some(best);
                continue;
            };
            if let Some(observer) = &mut self.observer {
                report_thought(&mut **observer, || Thought::Refuted { chosen: (self.move_on)(best) });
            }
            refuted.push(RefutedMove { cell: best, line, plies });
            moves.retain(|&cell| cell != best);
            if moves.is_empty() {
                break;
            }
            // The tables cover the other moves well, so the search resumes two plies earlier.
            let depth = (result.depth - RESUMED_DEPTH).max(0);
            result = SearchResult { depth, pv: Vec::new(), ..result };
        }
        let lost = result.value < -WIN_THRESHOLD || moves.is_empty();
        if lost && let Some(report) = self.latest_loss(&refuted, &result) {
            return report;
        }
        self.report(Some(to_score(result.value)), result.depth as u32, &result.pv)
    }

    /// If every move loses: the refuted move that loses last, if it lasts longer than the search's best.
    fn latest_loss(&self, refuted: &[RefutedMove], result: &SearchResult) -> Option<Report<Move>> {
        let latest = refuted.iter().max_by_key(|one| one.plies)?;
        if latest.plies as i32 <= WIN + result.value {
            return None;
        }
        let pv: Vec<usize> = std::iter::once(latest.cell).chain(latest.line.iter().copied()).collect();
        Some(self.report(Some(Score::Loss(latest.plies + 1)), result.depth as u32, &pv))
    }

    fn alpha_beta(&mut self, moves: &mut [usize], result: SearchResult, percent: u32) -> SearchResult {
        let max_depth = self.limits.depth.unwrap_or(MAX_DEPTH) as i32;
        let (nodes_before, move_on) = (self.nodes, self.move_on);
        self.tables.tt.new_search();
        self.stage(percent, |driver, budget| {
            let (board, context) = driver.alpha_beta_context();
            let mut search = AlphaBeta::new(board, context, budget);
            search.deepen(moves, max_depth, result, &mut |budget, result| {
                let score =
                    if result.value.abs() < WIN_THRESHOLD { Some(Score::Points(result.value)) } else { None };
                let nodes = nodes_before.saturating_add(budget.nodes());
                let pv = result.pv.iter().map(|&cell| move_on(cell)).collect();
                budget.report(&Report { score, depth: result.depth as u32, nodes, pv });
            })
        })
    }

    /// The board and the context of an alpha-beta search.
    pub(super) fn alpha_beta_context(&mut self) -> (&mut Board, SearchContext<'_>) {
        let params = SearchParams {
            leaf_vcf_attacks: self.params.leaf_vcf_attacks.min(self.vcf_attacks as i32),
            inner_vcf_attacks: self.params.inner_vcf_attacks.min(self.vcf_attacks as i32),
            ..self.params
        };
        let SearchTables { tt, vcf, history, .. } = &mut *self.tables;
        (&mut self.board, SearchContext { tt, vcf, history, params, eval_noise: self.eval_noise })
    }

    /// Runs one stage with its share of the remaining limits.
    pub(super) fn stage<T>(
        &mut self,
        percent: u32,
        work: impl FnOnce(&mut Self, &mut Budget<'_, Move>) -> T,
    ) -> T {
        let share = |left: u32| (u64::from(left) * u64::from(percent) / 100) as u32;
        let elapsed = self.elapsed();
        let limits = Limits {
            time: self.limits.time.map(|time| share(time.saturating_sub(elapsed))),
            nodes: self.limits.nodes.map(|nodes| share(nodes.saturating_sub(self.nodes))),
            depth: None,
        };
        let Some(observer) = self.observer.take() else { unreachable!("stages do not overlap") };
        let mut budget = Budget::new(&limits, &mut *observer).with_moves(self.move_on);
        let result = work(self, &mut budget);
        self.nodes = self.nodes.saturating_add(budget.nodes());
        self.stopped |= budget.stopped();
        self.observer = Some(observer);
        result
    }

    /// Milliseconds since the search began.
    fn elapsed(&mut self) -> u32 {
        let Some(observer) = self.observer.as_mut() else { unreachable!("stages do not overlap") };
        observer.now().duration_since(self.started).as_millis() as u32
    }

    /// Whether the remaining limits are too small for another search.
    fn limits_are_spent(&mut self) -> bool {
        let elapsed = self.elapsed();
        self.limits.time.is_some_and(|time| elapsed + MIN_TIME >= time)
            || self.limits.nodes.is_some_and(|nodes| self.nodes + MIN_NODES >= nodes)
    }

    fn report(&self, score: Option<Score>, depth: u32, pv: &[usize]) -> Report<Move> {
        let pv = pv.iter().map(|&cell| (self.move_on)(cell)).collect();
        Report { score, depth, nodes: self.nodes, pv }
    }
}
