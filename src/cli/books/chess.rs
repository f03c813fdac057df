//! The opening book of chess, from nothing but this engine: the position that is likeliest to come up, if both
//! sides choose among good moves, is looked at next, until there are enough.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::ledger::Progress;
use crate::chess::Start;
use crate::chess::board::Board;
use crate::chess::engine::book::{Book, MOST_PLIES, Page};
use crate::chess::engine::judging::{OurMind, new_mind};
use crate::chess::engine::thinker::{Question, think};
use crate::chess::squares::Move;
use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::player::{Limits, Unwatched};
use crate::search::budget::Budget;
use crate::search::random::Random;

/// Where the book is kept.
const PATH: &str = "data/chess/book.bin";

/// So many of the best moves are looked at closely.
const LINES: usize = 6;

/// A move is kept when it is not worse than the best by more than so many hundredths of a pawn: at the very
/// beginning, and from the ply after which the least variety is enough.
const MARGIN: [i32; 2] = [36, 14];
const SETTLED: usize = 10;

/// From this disadvantage on only the best move will do.
const WORSE: i32 = -60;

/// Hundredths of a pawn that make a move half as likely.
const HALF: f64 = 20.0;

/// Kilobytes that the engine remembers positions in.
const MEMORY: usize = 64 * 1024;

/// What a verified move may lose by a longer look before it is told of.
const DOUBTFUL: i32 = 60;

/// A position that waits to be looked at.
struct Waiting {
    board: Board,
    ply: usize,
    chance: f64,
}

/// A position that has been looked at, with the moves that are good enough.
struct Seen {
    board: Board,
    ply: usize,
    value: i32,
    moves: Vec<(Move, i32)>,
}

/// What a look at a position found: its value, and the moves with theirs.
type Found = (i32, Vec<(Move, i32)>);

pub fn make(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let path = PathBuf::from(arguments.word().unwrap_or_else(|| PATH.into()));
    let wanted = arguments.number("samples")?.unwrap_or(3000) as usize;
    let nodes = arguments.number("nodes")?.unwrap_or(400_000);
    arguments.finish()?;
    let part = path.with_extension("part");
    let known = fs::read_to_string(&part).unwrap_or_default();
    let mut known = known.lines().map(str::to_owned).collect::<Vec<_>>();
    let mut file = fs::OpenOptions::new().create(true).append(true).open(&part)?;
    writeln!(out, "{} of {wanted} positions known from {}", known.len(), part.display())?;
    let mut progress = Progress::new(known.len());
    let mut mind = new_mind(MEMORY);
    known.reverse();
    let (mut seen, mut waiting): (Vec<Seen>, _) = (Vec::new(), vec![first()]);
    while seen.len() < wanted {
        let likeliest =
            (0..waiting.len()).max_by(|&one, &other| waiting[one].chance.total_cmp(&waiting[other].chance));
        let Some(place) = likeliest else { break };
        let Waiting { board, ply, chance } = waiting.swap_remove(place);
        let found = match known.pop() {
            Some(line) => read(&board, &line)
                .ok_or_else(|| Failure::Input(format!("{} is damaged or of another book", part.display())))?,
            None => {
                mind.clear();
                let found = look(&mut mind, &board, nodes);
                writeln!(file, "{}", tell(&found))?;
                found
            }
        };
        let (value, moves) = kept(found, ply);
        let shares: Vec<f64> =
            moves.iter().map(|&(_, its)| f64::exp2(f64::from(its - value) / HALF)).collect();
        for (&(one, _), share) in moves.iter().zip(&shares) {
            let mut next = board;
            next.make(one);
            let chance = chance * share / shares.iter().sum::<f64>();
            let hash = next.hash();
            if let Some(same) = waiting.iter_mut().find(|other| other.board.hash() == hash) {
                same.chance += chance;
            } else if ply < MOST_PLIES
                && next.count_moves() > 0
                && !seen.iter().any(|other| other.board.hash() == hash)
            {
                waiting.push(Waiting { board: next, ply: ply + 1, chance });
            }
        }
        seen.push(Seen { board, ply, value, moves });
        if progress.is_due() {
            file.flush()?;
            let left = progress.seconds_left(seen.len(), wanted);
            writeln!(out, "{} of {wanted}, ply {ply}, {left:.0} s left", seen.len())?;
            out.flush()?;
        }
    }
    let packed = Book::new(hand_up(seen)).pack();
    write(&path, &packed)?;
    let count = Book::unpack(&packed).map_or(0, |book| book.pages().len());
    writeln!(out, "{}: {count} positions in {} bytes", path.display(), packed.len())?;
    Ok(())
}

/// What later positions say of earlier moves: their values are handed up, and what is no longer good enough is
/// left out.
fn hand_up(mut seen: Vec<Seen>) -> Vec<Page> {
    seen.sort_unstable_by_key(|one| one.board.hash());
    let after = |seen: &[Seen], board: &Board, chosen: Move| {
        let mut next = *board;
        next.make(chosen);
        let place = seen.binary_search_by_key(&next.hash(), |one| one.board.hash()).ok()?;
        Some(-seen[place].value)
    };
    // A value has at most so many steps to go.
    for _ in 0..MOST_PLIES {
        for place in 0..seen.len() {
            let Seen { board, .. } = seen[place];
            for number in 0..seen[place].moves.len() {
                let (chosen, known) = seen[place].moves[number];
                seen[place].moves[number].1 = after(&seen, &board, chosen).unwrap_or(known);
            }
            seen[place].value =
                seen[place].moves.iter().map(|&(_, its)| its).max().unwrap_or(seen[place].value);
        }
    }
    let page = |Seen { board, ply, value, moves }| {
        let (value, good) = kept((value, moves), ply);
        Page { hash: board.hash(), value, moves: good.into_iter().map(|(chosen, _)| chosen).collect() }
    };
    seen.into_iter().map(page).collect()
}

/// Looks at moves of the book for longer, and tells of those that lose by that.
pub fn verify(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let path = PathBuf::from(arguments.word().unwrap_or_else(|| PATH.into()));
    let samples = arguments.number("samples")?.unwrap_or(100);
    let nodes = arguments.number("nodes")?.unwrap_or(2_000_000);
    let mut random = Random::new(arguments.seed()?);
    arguments.finish()?;
    let bytes = fs::read(&path)
        .map_err(|error| Failure::Input(format!("cannot read the book {}: {error}", path.display())))?;
    let book = Book::unpack(&bytes)
        .ok_or_else(|| Failure::Input(format!("the book {} is damaged", path.display())))?;
    let mut mind = new_mind(MEMORY);
    let (mut lost, mut worst, mut doubtful) = (0, 0, 0);
    for _ in 0..samples {
        let mut board = Start::default().board();
        // A walk of chance, up to a ply of chance.
        for _ in 0..random.below(MOST_PLIES) {
            let Some(page) = book.find(&board).filter(|page| !page.moves.is_empty()) else { break };
            let chosen = page.moves[random.below(page.moves.len())];
            let mut next = board;
            next.make(chosen);
            if book.find(&next).is_none_or(|page| page.moves.is_empty()) {
                break;
            }
            board = next;
        }
        let Some(page) = book.find(&board) else { continue };
        let chosen = page.moves[random.below(page.moves.len())];
        let best = value(&mut mind, &board, vec![], nodes);
        let its = value(&mut mind, &board, vec![chosen], nodes);
        lost += (best - its).max(0);
        worst = worst.max(best - its);
        if best - its > DOUBTFUL {
            doubtful += 1;
            writeln!(out, "{chosen} in {} loses {}", board, best - its)?;
        }
    }
    let mean = f64::from(lost) / f64::from(samples.max(1));
    writeln!(
        out,
        "{samples} moves: {mean:.1} hundredths of a pawn worse on average, {worst} at most, {doubtful} beyond {DOUBTFUL}"
    )?;
    Ok(())
}

fn first() -> Waiting {
    Waiting { board: Start::default().board(), ply: 0, chance: 1.0 }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes)
        .map_err(|error| Failure::Input(format!("cannot write the book to {}: {error}", path.display())))
}

/// The value of a board, of all moves or of some.
fn value(mind: &mut OurMind, board: &Board, among: Vec<Move>, nodes: u32) -> i32 {
    mind.clear();
    let question = Question { among, ..Question::default() };
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut unwatched = Unwatched;
    let (found, _) = think(mind, board, &[], &question, Budget::new(&limits, &mut unwatched), &mut |_, _| ());
    found.value
}

/// What the engine finds of a board.
fn look(mind: &mut OurMind, board: &Board, nodes: u32) -> Found {
    let question = Question { lines: LINES, ..Question::default() };
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut unwatched = Unwatched;
    let mut moves: Vec<(Move, i32)> = Vec::new();
    let mut latest: Vec<(Move, i32)> = Vec::new();
    let (found, _) = think(
        mind,
        board,
        &[],
        &question,
        Budget::new(&limits, &mut unwatched),
        // The lines come in order, once for each depth that has been finished.
        &mut |finding, _| {
            if finding.place != latest.len() {
                latest.clear();
            }
            if finding.place == latest.len() {
                latest.push((finding.line[0], finding.value));
            }
            if latest.len() >= moves.len().max(1) {
                moves.clone_from(&latest);
            }
        },
    );
    (moves.first().map_or(found.value, |&(_, value)| value), moves)
}

/// The moves that are good enough for a book.
fn kept((value, moves): Found, ply: usize) -> Found {
    let early = SETTLED.saturating_sub(ply) as i32;
    let margin = MARGIN[1] + (MARGIN[0] - MARGIN[1]) * early / SETTLED as i32;
    let margin = if value < WORSE { 0 } else { margin };
    let good = moves.into_iter().filter(|&(_, its)| its >= value - margin).collect();
    (value, good)
}

/// A line of what is known.
fn tell((_, moves): &Found) -> String {
    moves.iter().map(|(chosen, value)| format!("{chosen}={value}")).collect::<Vec<_>>().join(" ")
}

/// Reads such a line back.
fn read(board: &Board, line: &str) -> Option<Found> {
    let legal = board.legal_moves();
    let one = |word: &str| {
        let (text, value) = word.split_once('=')?;
        let chosen = legal.iter().copied().find(|one| one.to_string() == text)?;
        Some((chosen, value.parse().ok()?))
    };
    let moves: Vec<(Move, i32)> = line.split_whitespace().map(one).collect::<Option<_>>()?;
    Some((moves.first()?.1, moves))
}
