//! A search in a separate thread, with the flags for `stop` and `ponderhit`.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::SeqCst};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use super::event::Event;
use super::go::Go;
use super::options::Options;
use stratege::core::bound::Bound;
use stratege::core::player::{Limits, Report, Score, SearchObserver};
use stratege::games::chess::Move;
use stratege::games::chess::board::Board;
use stratege::games::chess::engine::book::Book;
use stratege::games::chess::engine::default_evaluator::DefaultSearchState;
use stratege::games::chess::engine::iterative_deepening::think;
use stratege::games::chess::engine::request::SearchRequest;
use stratege::games::chess::engine::score::MATE;
use stratege::games::chess::engine::search_info::SearchInfo;
use stratege::games::chess::engine::strength;
use stratege::search::budget::Budget;

/// Interval at which the search polls the flags.
const POLL_INTERVAL: Duration = Duration::from_millis(1);

/// Input of a search.
pub struct Task {
    pub board: Board,
    pub previous_hashes: Vec<u64>,
    pub go: Go,
    pub options: Options,
    /// Soft and hard time limits.
    pub times: Option<(Duration, Duration)>,
    pub seed: u64,
}

/// Flags shared between the main thread and the search.
pub struct Control {
    begun: Instant,
    stopped: AtomicBool,
    /// Milliseconds from the start of the search to `ponderhit`; [`PONDERING`] before it.
    clock_from: AtomicU64,
    soft_limit: Option<Duration>,
    hard_limit: Option<Duration>,
}

const PONDERING: u64 = u64::MAX;

impl Control {
    pub fn stop(&self) {
        self.stopped.store(true, SeqCst);
    }

    /// `ponderhit`: the clock starts to run.
    pub fn ponder_hit(&self) {
        self.clock_from.store(self.begun.elapsed().as_millis() as u64, SeqCst);
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(SeqCst)
    }

    fn is_pondering(&self) -> bool {
        self.clock_from.load(SeqCst) == PONDERING
    }

    /// A time limit of the move, measured from the start of the search.
    fn since_ponder_hit(&self, time: Option<Duration>) -> Option<Duration> {
        let from = self.clock_from.load(SeqCst);
        time.filter(|_| from != PONDERING).map(|time| Duration::from_millis(from) + time)
    }
}

impl SearchObserver<Move> for &Control {
    fn report(&mut self, _: &Report<Move>) {}

    fn should_continue(&mut self) -> bool {
        !self.is_stopped()
            && self.since_ponder_hit(self.hard_limit).is_none_or(|limit| self.begun.elapsed() < limit)
    }
}

/// A running search.
pub struct Thought {
    pub control: Arc<Control>,
    /// Whether it runs until `stop`.
    pub endless: bool,
    clock: Option<Duration>,
}

/// Use of a clock by a search.
pub struct ClockUse {
    /// Clock at the start, and the increment.
    pub clock: Duration,
    /// Hard limit of the search.
    pub planned: Duration,
    pub taken: Duration,
}

impl Thought {
    pub fn begin(task: Task, mut search_state: DefaultSearchState, sender: Sender<Event>) -> Thought {
        let times = task.times;
        let control = Arc::new(Control {
            begun: Instant::now(),
            stopped: AtomicBool::new(false),
            clock_from: AtomicU64::new(if task.go.ponder { PONDERING } else { 0 }),
            soft_limit: times.map(|(soft_limit, _)| soft_limit),
            hard_limit: times.map(|(_, hard_limit)| hard_limit),
        });
        let endless = task.go.ponder || task.go.is_endless();
        let clock = task.go.running_clock();
        let thread_control = Arc::clone(&control);
        thread::spawn(move || {
            let send_info = |line: String| {
                // A send fails only after the session has ended.
                let _ = sender.send(Event::Info(line));
            };
            let last = search_and_report(&task, &mut search_state, &thread_control, &send_info);
            let _ = sender.send(Event::Done(last, Box::new(search_state)));
        });
        Thought { control, endless, clock }
    }

    /// The clock that ran during the search; `None` if there was none.
    pub fn clock_use(self) -> Option<ClockUse> {
        let Control { hard_limit, begun, .. } = *self.control;
        Some(ClockUse { clock: self.clock?, planned: hard_limit?, taken: begun.elapsed() })
    }
}

/// Searches, sends `info` lines, and returns the `bestmove` line.
fn search_and_report(
    task: &Task,
    search_state: &mut DefaultSearchState,
    control: &Control,
    send_info: &dyn Fn(String),
) -> String {
    let Task { board, go, options, .. } = task;
    if board.count_legal_moves() == 0 {
        let score = if board.in_check() { "mate 0" } else { "cp 0" };
        send_info(format!("info depth 0 score {score}"));
        return "bestmove (none)".into();
    }
    if let Some(chosen) = book_move(task) {
        send_info(format!("info string {chosen} is in the book"));
        return format!("bestmove {}", write(board, chosen, options));
    }
    let handicap =
        options.limit_strength.then(|| strength::for_elo(options.elo, task.seed ^ board.zobrist()));
    let mut nodes = go.nodes;
    if let Some((own, _)) = handicap {
        nodes = Some(nodes.map_or(own, |limit| limit.min(own)));
        search_state.clear();
    }
    let soft_limit = || control.since_ponder_hit(control.soft_limit);
    let endless = go.is_endless();
    let request = SearchRequest {
        depth: go.depth,
        search_moves: go.search_moves.clone(),
        multi_pv: options.multi_pv,
        mate: go.mate,
        soft_limit: Some(&soft_limit),
        infinite: endless && !options.limit_strength,
        handicap: handicap.map(|(_, handicap)| handicap),
    };
    let mut observer = control;
    let limits = Limits { nodes, ..Limits::default() };
    let budget = Budget::new(&limits, &mut observer).with_stop_check_interval(POLL_INTERVAL);
    let (best, _) = think(search_state, board, &task.previous_hashes, &request, budget, &mut |info, _| {
        send_info(info_line(info, control.begun.elapsed(), task));
    });
    // `go infinite` and `go ponder` must not send `bestmove` before `stop` or `ponderhit`.
    while (control.is_pondering() || endless) && !control.is_stopped() {
        thread::sleep(POLL_INTERVAL);
    }
    let mut last = format!("bestmove {}", write(board, best.pv[0], options));
    if let Some(&answer) = best.pv.get(1) {
        let mut next = *board;
        next.make_move(best.pv[0]);
        last += &format!(" ponder {}", write(&next, answer, options));
    }
    last
}

/// A book move, with `OwnBook` and a plain `go`.
fn book_move(task: &Task) -> Option<Move> {
    let Task { board, go, options, seed, .. } = task;
    let plain = go.search_moves.is_empty() && go.mate.is_none() && !go.ponder && !go.is_endless();
    if !options.own_book || options.multi_pv > 1 || !plain {
        return None;
    }
    Book::embedded().choose(board, seed ^ u64::from(board.fullmove_number()))
}

/// An `info` line.
fn info_line(info: &SearchInfo, time: Duration, task: &Task) -> String {
    let score = match info.score() {
        Score::Win(plies) => format!("mate {}", plies.div_ceil(2)),
        Score::Loss(plies) => format!("mate -{}", plies.div_ceil(2)),
        _ => format!("cp {}", info.value.clamp(-MATE, MATE)),
    };
    let bound = match info.bound {
        Bound::Exact => "",
        Bound::Lower => " lowerbound",
        Bound::Upper => " upperbound",
    };
    let mut board = task.board;
    let mut line = String::new();
    for &chosen in &info.pv {
        line += " ";
        line += &write(&board, chosen, &task.options);
        board.make_move(chosen);
    }
    let speed = u128::from(info.nodes) * 1_000_000 / time.as_micros().max(1);
    format!(
        "info depth {} seldepth {} multipv {} score {score}{bound} nodes {} nps {speed} hashfull {} time {} pv{line}",
        info.depth,
        info.seldepth,
        info.pv_index + 1,
        info.nodes,
        info.hashfull,
        time.as_millis(),
    )
}

/// Writes a move in UCI notation, castling as `UCI_Chess960` requires.
fn write(board: &Board, chosen: Move, options: &Options) -> String {
    match board.as_castling(chosen) {
        Some(castling) if options.chess960 => Move::new(castling.king, castling.rook).to_string(),
        _ => chosen.to_string(),
    }
}
