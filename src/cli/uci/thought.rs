//! One thought in a thread of its own, and the switches by which it is stopped or told that it counts now.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::SeqCst};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use super::go::Go;
use super::options::Options;
use super::{Event, OurMind};
use crate::chess::Move;
use crate::chess::board::Board;
use crate::chess::engine::book::Book;
use crate::chess::engine::line::MATE;
use crate::chess::engine::strength;
use crate::chess::engine::table::Bound;
use crate::chess::engine::thinker::{Finding, Question, think};
use crate::player::{Limits, Report, Score, Watch};
use crate::search::budget::Budget;

/// Time between two looks at the switches.
const A_LOOK: Duration = Duration::from_millis(1);

/// Everything that a thought begins with.
pub struct Task {
    pub board: Board,
    pub earlier: Vec<u64>,
    pub go: Go,
    pub options: Options,
    pub seed: u64,
}

/// The switches between the threads.
pub struct Control {
    begun: Instant,
    stopped: AtomicBool,
    /// Milliseconds since the beginning at which the clock began to run; none while thinking ahead.
    clock_from: AtomicU64,
    should: Option<Duration>,
    most: Option<Duration>,
}

const NOT_YET: u64 = u64::MAX;

impl Control {
    pub fn stop(&self) {
        self.stopped.store(true, SeqCst);
    }

    /// The move that was thought about has been made: the clock runs.
    pub fn hit(&self) {
        self.clock_from.store(self.begun.elapsed().as_millis() as u64, SeqCst);
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(SeqCst)
    }

    fn is_ahead(&self) -> bool {
        self.clock_from.load(SeqCst) == NOT_YET
    }

    /// When so much time is over since the clock began to run, counted from the beginning.
    fn since_hit(&self, time: Option<Duration>) -> Option<Duration> {
        let from = self.clock_from.load(SeqCst);
        time.filter(|_| from != NOT_YET).map(|time| Duration::from_millis(from) + time)
    }
}

impl Watch<Move> for &Control {
    fn report(&mut self, _: &Report<Move>) {}

    fn go_on(&mut self) -> bool {
        !self.is_stopped() && self.since_hit(self.most).is_none_or(|most| self.begun.elapsed() < most)
    }
}

/// A thought that is going on.
pub struct Thought {
    pub control: Arc<Control>,
    /// Whether only a stop ends it.
    pub endless: bool,
}

impl Thought {
    pub fn begin(task: Task, mut mind: OurMind, sender: Sender<Event>) -> Thought {
        let times = task.go.times(task.options.overhead);
        let control = Arc::new(Control {
            begun: Instant::now(),
            stopped: AtomicBool::new(false),
            clock_from: AtomicU64::new(if task.go.ponder { NOT_YET } else { 0 }),
            should: times.map(|(should, _)| should),
            most: times.map(|(_, most)| most),
        });
        let endless = task.go.ponder || task.go.is_endless();
        let switches = Arc::clone(&control);
        thread::spawn(move || {
            let say = |line: String| {
                // Nobody listens any more when the session has ended.
                let _ = sender.send(Event::Say(line));
            };
            let last = think_aloud(&task, &mut mind, &switches, &say);
            let _ = sender.send(Event::Done(last, Box::new(mind)));
        });
        Thought { control, endless }
    }
}

/// Thinks, says what it finds, and comes back with the move.
fn think_aloud(task: &Task, mind: &mut OurMind, control: &Control, say: &dyn Fn(String)) -> String {
    let Task { board, go, options, .. } = task;
    if board.count_moves() == 0 {
        let score = if board.in_check() { "mate 0" } else { "cp 0" };
        say(format!("info depth 0 score {score}"));
        return "bestmove (none)".into();
    }
    if let Some(chosen) = by_heart(task) {
        say(format!("info string {chosen} is in the book"));
        return format!("bestmove {}", write(board, chosen, options));
    }
    let weakness = options.weak.then(|| strength::of(options.elo, task.seed ^ board.hash()));
    let mut nodes = go.nodes;
    if let Some((own, _)) = weakness {
        nodes = Some(nodes.map_or(own, |asked| asked.min(own)));
        mind.clear();
    }
    let enough = || control.since_hit(control.should);
    let endless = go.is_endless();
    let question = Question {
        depth: go.depth,
        among: go.among.clone(),
        lines: options.lines,
        mate: go.mate,
        enough: Some(&enough),
        endless: endless && !options.weak,
        blindness: weakness.map(|(_, blindness)| blindness),
    };
    let mut watch = control;
    let limits = Limits { nodes, ..Limits::default() };
    let budget = Budget::new(&limits, &mut watch).asking_every(A_LOOK);
    let (found, _) = think(mind, board, &task.earlier, &question, budget, &mut |finding, _| {
        say(info(finding, control.begun.elapsed(), task));
    });
    // A thought without end is answered when it is asked for.
    while (control.is_ahead() || endless) && !control.is_stopped() {
        thread::sleep(A_LOOK);
    }
    let mut last = format!("bestmove {}", write(board, found.line[0], options));
    if let Some(&answer) = found.line.get(1) {
        let mut next = *board;
        next.make(found.line[0]);
        last += &format!(" ponder {}", write(&next, answer, options));
    }
    last
}

/// A move from the book, if the manager wants that and asks for no more than a move.
fn by_heart(task: &Task) -> Option<Move> {
    let Task { board, go, options, seed, .. } = task;
    let plain = go.among.is_empty() && go.mate.is_none() && !go.ponder && !go.is_endless();
    if !options.book || options.lines > 1 || !plain {
        return None;
    }
    Book::made().choose(board, seed ^ u64::from(board.number()))
}

/// What is known so far, as an `info` line.
fn info(finding: &Finding, time: Duration, task: &Task) -> String {
    let score = match finding.score() {
        Score::Win(plies) => format!("mate {}", plies.div_ceil(2)),
        Score::Loss(plies) => format!("mate -{}", plies.div_ceil(2)),
        _ => format!("cp {}", finding.value.clamp(-MATE, MATE)),
    };
    let bound = match finding.bound {
        Bound::Exact => "",
        Bound::Lower => " lowerbound",
        Bound::Upper => " upperbound",
    };
    let mut board = task.board;
    let mut line = String::new();
    for &chosen in &finding.line {
        line += " ";
        line += &write(&board, chosen, &task.options);
        board.make(chosen);
    }
    let speed = u128::from(finding.nodes) * 1_000_000 / time.as_micros().max(1);
    format!(
        "info depth {} seldepth {} multipv {} score {score}{bound} nodes {} nps {speed} hashfull {} time {} pv{line}",
        finding.depth,
        finding.furthest,
        finding.place + 1,
        finding.nodes,
        finding.fullness,
        time.as_millis(),
    )
}

/// A move as the manager wants castling to be written.
fn write(board: &Board, chosen: Move, options: &Options) -> String {
    match board.castles(chosen) {
        Some(castling) if options.chess960 => Move::new(castling.king, castling.rook).to_string(),
        _ => chosen.to_string(),
    }
}
