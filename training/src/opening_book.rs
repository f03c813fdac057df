//! Makes the opening book of a game from its engine's searches only. Best-first expansion: the position that
//! is most likely to occur when both sides choose among good moves is searched next. Then values are backed
//! up (minimax), and moves that turn out too weak are dropped.

use std::fmt::Display;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::checkpoint::Progress;
use crate::error::TrainingError;
use crate::input::read_file;
use crate::output::write_file;
use crate::result_file::ResultLog;
use stratege::search::opening_book::{Book, Entry, Node};
use stratege::search::random::Random;

/// A game with an opening book; all values are in hundredths.
pub trait Maker {
    type Node: Node<Move: Display>;

    /// Identifier of the game.
    const GAME: &str;

    /// File of the book.
    const PATH: &str;

    /// Default numbers of positions to search for a book and of moves to verify.
    const SAMPLES: [u32; 2];
    /// Default nodes of each of these searches.
    const NODES: [u32; 2];

    /// Maximum loss of a book move: at the start, and from [`Maker::MARGIN_PLIES`] on.
    const MARGIN: [i32; 2];
    /// Plies over which the margin shrinks.
    const MARGIN_PLIES: usize;

    /// Additional margin during expansion, for search errors.
    const SEARCH_ERROR: i32;

    /// Below this value only the best move of a position is stored.
    const MIN_VALUE: i32;

    /// Loss that halves the probability of a move.
    const HALVING_LOSS: f64;

    /// Minimum loss of a verified move that is reported.
    const REPORTED_LOSS: i32;

    /// Unit whose hundredths the values are.
    const UNIT: &str;

    /// The best moves with their values, best first; at least one.
    fn search(&mut self, node: &Self::Node, nodes: u32) -> Vec<ScoredMove<Self>>;

    /// Values of the best move and of `chosen`.
    fn compare(&mut self, node: &Self::Node, chosen: MoveOf<Self>, nodes: u32) -> [i32; 2];

    /// The position in the game's notation.
    fn text(node: &Self::Node) -> String;
}

type MoveOf<M> = <<M as Maker>::Node as Node>::Move;

/// A move with its value.
pub type ScoredMove<M> = (MoveOf<M>, i32);

/// A position to be searched.
struct OpenNode<N> {
    node: N,
    ply: usize,
    probability: f64,
}

/// A searched position with the moves within the margin.
struct SearchedNode<M: Maker + ?Sized> {
    node: M::Node,
    ply: usize,
    value: i32,
    moves: Vec<ScoredMove<M>>,
}

/// Options of `make` and `verify`; the game has defaults.
pub struct Options {
    /// File of the book.
    pub path: Option<PathBuf>,
    /// Number of positions to search, or of moves to verify.
    pub samples: Option<u32>,
    pub nodes: Option<u32>,
}

/// Searches whose results are saved in a result file.
struct Resumable<M> {
    maker: M,
    nodes: u32,
    log: ResultLog<SearchLine>,
}

/// A line of the file: moves with their values, best first.
#[derive(Serialize, Deserialize)]
struct SearchLine {
    moves: Vec<(String, i32)>,
}

impl<M: Maker> Resumable<M> {
    fn open(maker: M, nodes: u32, path: &Path) -> Result<Self, TrainingError> {
        let options = json!({ "game": M::GAME, "nodes": nodes });
        let log = ResultLog::open(Some(path), &format!("make {}-book", M::GAME), &options)?;
        Ok(Resumable { maker, nodes, log })
    }

    fn search(&mut self, node: &M::Node) -> Result<Vec<ScoredMove<M>>, TrainingError> {
        let known = self.log.next(|line| read::<M>(node, line).is_some())?;
        if let Some(moves) = known.and_then(|line| read::<M>(node, &line)) {
            return Ok(moves);
        }
        let found = self.maker.search(node, self.nodes);
        let moves = found.iter().map(|(chosen, value)| (chosen.to_string(), *value)).collect();
        self.log.append(&SearchLine { moves })?;
        Ok(found)
    }
}

pub fn make<M: Maker>(maker: M, options: Options, out: &mut dyn Write) -> Result<(), TrainingError> {
    let path = options.path.unwrap_or_else(|| M::PATH.into());
    let count = options.samples.unwrap_or(M::SAMPLES[0]) as usize;
    let nodes = options.nodes.unwrap_or(M::NODES[0]);
    let part = path.with_extension("part");
    let mut searches = Resumable::open(maker, nodes, &part)?;
    let known = searches.log.known();
    writeln!(out, "{known} of {count} positions known from {}", part.display())?;
    let mut progress = Progress::new(known);
    let (mut searched, mut open): (Vec<SearchedNode<M>>, _) = (Vec::new(), starts::<M::Node>());
    while searched.len() < count {
        let by_probability =
            |&one: &usize, &other: &usize| open[one].probability.total_cmp(&open[other].probability);
        let Some(likeliest) = (0..open.len()).max_by(by_probability) else { break };
        let next = open.swap_remove(likeliest);
        let found = searches.search(&next.node)?;
        let value = found[0].1;
        let moves = within_margin::<M>(value, found, next.ply, M::SEARCH_ERROR);
        expand::<M>(&next, value, &moves, &mut open, &searched);
        let OpenNode { node, ply, .. } = next;
        searched.push(SearchedNode { node, ply, value, moves });
        if progress.is_due() {
            let left = progress.seconds_left(searched.len(), count);
            writeln!(out, "{} of {count}, ply {ply}, {left:.0} s left", searched.len())?;
            out.flush()?;
        }
    }
    let packed = Book::new(back_up(searched)).pack();
    write_file(&path, &packed)?;
    let count = Book::<M::Node>::unpack(&packed).map_or(0, |book| book.entries().len());
    writeln!(out, "{}: {count} positions in {} bytes", path.display(), packed.len())?;
    Ok(())
}

/// Adds the positions after a position's moves; transpositions add their probabilities.
fn expand<M: Maker>(
    parent: &OpenNode<M::Node>,
    value: i32,
    moves: &[ScoredMove<M>],
    open: &mut Vec<OpenNode<M::Node>>,
    searched: &[SearchedNode<M>],
) {
    let weight = |&(_, its): &ScoredMove<M>| f64::exp2(f64::from(its - value) / M::HALVING_LOSS);
    let weights: Vec<f64> = moves.iter().map(weight).collect();
    for (&(chosen, _), weight) in moves.iter().zip(&weights) {
        let next = parent.node.after(chosen);
        let probability = parent.probability * weight / weights.iter().sum::<f64>();
        let key = next.key();
        if let Some(same) = open.iter_mut().find(|other| other.node.key() == key) {
            same.probability += probability;
        } else if parent.ply < M::Node::MAX_PLY
            && !next.moves().is_empty()
            && !searched.iter().any(|other| other.node.key() == key)
        {
            open.push(OpenNode { node: next, ply: parent.ply + 1, probability });
        }
    }
}

/// Backs up the values of later positions, and drops the moves that are then outside the margin.
fn back_up<M: Maker>(mut searched: Vec<SearchedNode<M>>) -> Vec<Entry<M::Node>> {
    searched.sort_unstable_by_key(|one| one.node.key());
    let after = |searched: &[SearchedNode<M>], node: &M::Node, chosen: MoveOf<M>| {
        let key = node.after(chosen).key();
        let place = searched.binary_search_by_key(&key, |one| one.node.key()).ok()?;
        Some(-searched[place].value)
    };
    // Each round moves values up by one ply.
    for _ in 0..M::Node::MAX_PLY {
        for place in 0..searched.len() {
            let SearchedNode { node, .. } = searched[place];
            for index in 0..searched[place].moves.len() {
                let (chosen, value) = searched[place].moves[index];
                searched[place].moves[index].1 = after(&searched, &node, chosen).unwrap_or(value);
            }
            let best = searched[place].moves.iter().map(|&(_, its)| its).max();
            searched[place].value = best.unwrap_or(searched[place].value);
        }
    }
    let entry = |SearchedNode { node, ply, value, moves }: SearchedNode<M>| {
        let good = within_margin::<M>(value, moves, ply, 0);
        Entry { key: node.key(), value, moves: good.into_iter().map(|(chosen, _)| chosen).collect() }
    };
    searched.into_iter().map(entry).collect()
}

/// Searches moves of the book for longer, and reports those that lose too much.
pub fn verify<M: Maker>(
    mut maker: M,
    options: Options,
    seed: u64,
    out: &mut dyn Write,
) -> Result<(), TrainingError> {
    let path = options.path.unwrap_or_else(|| M::PATH.into());
    let samples = options.samples.unwrap_or(M::SAMPLES[1]);
    let nodes = options.nodes.unwrap_or(M::NODES[1]);
    let mut random = Random::new(seed);
    let book = Book::<M::Node>::unpack(&read_file(&path)?)
        .ok_or_else(|| TrainingError::Input(format!("the book {} is damaged", path.display())))?;
    let starts = M::Node::starts();
    let (mut moves, mut lost, mut worst, mut reported) = (0, 0, 0, 0);
    for sample in 0..samples {
        let mut node = starts[sample as usize % starts.len()];
        // A random walk to a random ply.
        for _ in 0..random.below(M::Node::MAX_PLY) {
            let Some(entry) = book.find(&node).filter(|entry| !entry.moves.is_empty()) else { break };
            let next = node.after(entry.moves[random.below(entry.moves.len())]);
            if book.find(&next).is_none_or(|entry| entry.moves.is_empty()) {
                break;
            }
            node = next;
        }
        let Some(entry) = book.find(&node).filter(|entry| !entry.moves.is_empty()) else { continue };
        let chosen = entry.moves[random.below(entry.moves.len())];
        let [best, its] = maker.compare(&node, chosen, nodes);
        moves += 1;
        lost += (best - its).max(0);
        worst = worst.max(best - its);
        if best - its > M::REPORTED_LOSS {
            reported += 1;
            writeln!(out, "{chosen} in {} loses {}", M::text(&node), best - its)?;
        }
    }
    let mean = f64::from(lost) / f64::from(moves.max(1));
    let (unit, max) = (M::UNIT, M::REPORTED_LOSS);
    writeln!(
        out,
        "{moves} moves: {mean:.1} hundredths of a {unit} worse on average, {worst} at most, {reported} beyond {max}"
    )?;
    Ok(())
}

/// The starts, each half as likely as the one before.
fn starts<N: Node>() -> Vec<OpenNode<N>> {
    let start = |(place, node)| OpenNode { node, ply: 0, probability: f64::exp2(-f64::from(place)) };
    (0..).zip(N::starts()).map(start).collect()
}

/// The moves whose loss is within the margin plus an error.
fn within_margin<M: Maker>(
    value: i32,
    moves: Vec<ScoredMove<M>>,
    ply: usize,
    error: i32,
) -> Vec<ScoredMove<M>> {
    let early = M::MARGIN_PLIES.saturating_sub(ply) as i32;
    let margin = M::MARGIN[1] + (M::MARGIN[0] - M::MARGIN[1]) * early / M::MARGIN_PLIES as i32;
    let margin = if value < M::MIN_VALUE { 0 } else { margin + error };
    moves.into_iter().filter(|&(_, its)| its >= value - margin).collect()
}

/// Parses the moves of a line; `None` if they are not moves of this position.
fn read<M: Maker>(node: &M::Node, line: &SearchLine) -> Option<Vec<ScoredMove<M>>> {
    let legal = node.moves();
    let one = |(text, value): &(String, i32)| {
        let chosen = legal.iter().copied().find(|one| one.to_string() == *text)?;
        Some((chosen, *value))
    };
    let moves: Vec<ScoredMove<M>> = line.moves.iter().map(one).collect::<Option<_>>()?;
    (!moves.is_empty()).then_some(moves)
}
