//! The opening book of a game, from nothing but its engine: the position that is likeliest to come up, if both sides
//! choose among good moves, is looked at next, until there are enough.

use std::fmt::Display;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::TrainingError;
use super::checkpoint::Progress;
use crate::search::opening_book::{Book, Entry, Node};
use crate::search::random::Random;

/// What a game says of the making of its book; values are hundredths.
pub trait Maker {
    /// A position.
    type Node: Node<Move: Display>;

    /// Where the book is kept.
    const PATH: &str;

    /// How many positions are looked at, and how many moves are verified, where nothing else is said; so many
    /// positions of a search for each.
    const SAMPLES: [u32; 2];
    /// Positions searched for each of them, to make and to verify.
    const NODES: [u32; 2];

    /// A move is kept when it is not worse than the best by more than this: at the very beginning, and from the ply
    /// after which the least variety is enough.
    const MARGIN: [i32; 2];
    /// That ply.
    const SETTLED: usize;

    /// So much a first look may err: worse moves by that are looked at, too, in case they turn out better.
    const DOUBT: i32;

    /// From this disadvantage on only the best move will do.
    const WORSE: i32;

    /// What makes a move half as likely.
    const HALF: f64;

    /// What a verified move may lose by a longer look before it is told of.
    const DOUBTFUL: i32;

    /// What values are hundredths of.
    const UNIT: &str;

    /// The best moves with their values, the best first; there is at least one.
    fn look(&mut self, node: &Self::Node, nodes: u32) -> Vec<Valued<Self>>;

    /// What the best move and this one are worth.
    fn compare(&mut self, node: &Self::Node, chosen: MoveOf<Self>, nodes: u32) -> [i32; 2];

    /// The position in the notation of the game.
    fn text(node: &Self::Node) -> String;
}

type MoveOf<M> = <<M as Maker>::Node as Node>::Move;

/// A move with its value.
pub type Valued<M> = (MoveOf<M>, i32);

/// A position that waits to be looked at.
struct Waiting<N> {
    node: N,
    ply: usize,
    chance: f64,
}

/// A position that has been looked at, with the moves that are good enough.
struct Seen<M: Maker + ?Sized> {
    node: M::Node,
    ply: usize,
    value: i32,
    moves: Vec<Valued<M>>,
}

/// What is made or verified; what is not given is up to the game.
pub struct Options {
    /// The book's file.
    pub path: Option<PathBuf>,
    /// Positions of a book that is made, moves of a book that is verified.
    pub samples: Option<u32>,
    /// Positions searched for each of them.
    pub nodes: Option<u32>,
}

/// Makes a book.
pub fn make<M: Maker>(mut maker: M, options: Options, out: &mut dyn Write) -> Result<(), TrainingError> {
    let path = options.path.unwrap_or_else(|| M::PATH.into());
    let wanted = options.samples.unwrap_or(M::SAMPLES[0]) as usize;
    let nodes = options.nodes.unwrap_or(M::NODES[0]);
    let part = path.with_extension("part");
    let known = fs::read_to_string(&part).unwrap_or_default();
    let mut known = known.lines().map(str::to_owned).collect::<Vec<_>>();
    let mut file = fs::OpenOptions::new().create(true).append(true).open(&part)?;
    writeln!(out, "{} of {wanted} positions known from {}", known.len(), part.display())?;
    let mut progress = Progress::new(known.len());
    known.reverse();
    let (mut seen, mut waiting): (Vec<Seen<M>>, _) = (Vec::new(), starts::<M::Node>());
    while seen.len() < wanted {
        let likeliest =
            (0..waiting.len()).max_by(|&one, &other| waiting[one].chance.total_cmp(&waiting[other].chance));
        let Some(place) = likeliest else { break };
        let Waiting { node, ply, chance } = waiting.swap_remove(place);
        let found = match known.pop() {
            Some(line) => read::<M>(&node, &line).ok_or_else(|| {
                TrainingError::Input(format!("{} is damaged or of another book", part.display()))
            })?,
            None => {
                let found = maker.look(&node, nodes);
                writeln!(file, "{}", tell::<M>(&found))?;
                found
            }
        };
        let value = found[0].1;
        let moves = kept::<M>(value, found, ply, M::DOUBT);
        let shares: Vec<f64> =
            moves.iter().map(|&(_, its)| f64::exp2(f64::from(its - value) / M::HALF)).collect();
        for (&(one, _), share) in moves.iter().zip(&shares) {
            let next = node.after(one);
            let chance = chance * share / shares.iter().sum::<f64>();
            let key = next.key();
            if let Some(same) = waiting.iter_mut().find(|other| other.node.key() == key) {
                same.chance += chance;
            } else if ply < M::Node::MAX_PLY
                && !next.moves().is_empty()
                && !seen.iter().any(|other| other.node.key() == key)
            {
                waiting.push(Waiting { node: next, ply: ply + 1, chance });
            }
        }
        seen.push(Seen { node, ply, value, moves });
        if progress.is_due() {
            file.flush()?;
            let left = progress.seconds_left(seen.len(), wanted);
            writeln!(out, "{} of {wanted}, ply {ply}, {left:.0} s left", seen.len())?;
            out.flush()?;
        }
    }
    let packed = Book::new(hand_up(seen)).pack();
    write(&path, &packed)?;
    let count = Book::<M::Node>::unpack(&packed).map_or(0, |book| book.entries().len());
    writeln!(out, "{}: {count} positions in {} bytes", path.display(), packed.len())?;
    Ok(())
}

/// What later positions say of earlier moves: their values are handed up, and what is no longer good enough is
/// left out.
fn hand_up<M: Maker>(mut seen: Vec<Seen<M>>) -> Vec<Entry<M::Node>> {
    seen.sort_unstable_by_key(|one| one.node.key());
    let after = |seen: &[Seen<M>], node: &M::Node, chosen: MoveOf<M>| {
        let place = seen.binary_search_by_key(&node.after(chosen).key(), |one| one.node.key()).ok()?;
        Some(-seen[place].value)
    };
    // A value has at most so many steps to go.
    for _ in 0..M::Node::MAX_PLY {
        for place in 0..seen.len() {
            let Seen { node, .. } = seen[place];
            for number in 0..seen[place].moves.len() {
                let (chosen, known) = seen[place].moves[number];
                seen[place].moves[number].1 = after(&seen, &node, chosen).unwrap_or(known);
            }
            seen[place].value =
                seen[place].moves.iter().map(|&(_, its)| its).max().unwrap_or(seen[place].value);
        }
    }
    let entry = |Seen { node, ply, value, moves }: Seen<M>| {
        let good = kept::<M>(value, moves, ply, 0);
        Entry { key: node.key(), value, moves: good.into_iter().map(|(chosen, _)| chosen).collect() }
    };
    seen.into_iter().map(entry).collect()
}

/// Looks at moves of the book for longer, and tells of those that lose by that.
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
    let bytes = fs::read(&path)
        .map_err(|error| TrainingError::Input(format!("cannot read the book {}: {error}", path.display())))?;
    let book = Book::<M::Node>::unpack(&bytes)
        .ok_or_else(|| TrainingError::Input(format!("the book {} is damaged", path.display())))?;
    let starts = M::Node::starts();
    let (mut lost, mut worst, mut doubtful) = (0, 0, 0);
    for sample in 0..samples {
        let mut node = starts[sample as usize % starts.len()];
        // A walk of chance, up to a ply of chance.
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
        lost += (best - its).max(0);
        worst = worst.max(best - its);
        if best - its > M::DOUBTFUL {
            doubtful += 1;
            writeln!(out, "{chosen} in {} loses {}", M::text(&node), best - its)?;
        }
    }
    let mean = f64::from(lost) / f64::from(samples.max(1));
    let (unit, most) = (M::UNIT, M::DOUBTFUL);
    writeln!(
        out,
        "{samples} moves: {mean:.1} hundredths of a {unit} worse on average, {worst} at most, {doubtful} beyond {most}"
    )?;
    Ok(())
}

/// Each further start is held half as likely as the one before.
fn starts<N: Node>() -> Vec<Waiting<N>> {
    let start = |(place, node)| Waiting { node, ply: 0, chance: f64::exp2(-f64::from(place)) };
    (0..).zip(N::starts()).map(start).collect()
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), TrainingError> {
    fs::write(path, bytes).map_err(|error| {
        TrainingError::Input(format!("cannot write the book to {}: {error}", path.display()))
    })
}

/// The moves that are good enough for a book, or may be.
fn kept<M: Maker>(value: i32, moves: Vec<Valued<M>>, ply: usize, doubt: i32) -> Vec<Valued<M>> {
    let early = M::SETTLED.saturating_sub(ply) as i32;
    let margin = M::MARGIN[1] + (M::MARGIN[0] - M::MARGIN[1]) * early / M::SETTLED as i32;
    let margin = if value < M::WORSE { 0 } else { margin + doubt };
    moves.into_iter().filter(|&(_, its)| its >= value - margin).collect()
}

/// A line of what is known.
fn tell<M: Maker>(moves: &[Valued<M>]) -> String {
    moves.iter().map(|(chosen, value)| format!("{chosen}={value}")).collect::<Vec<_>>().join(" ")
}

/// Reads such a line back.
fn read<M: Maker>(node: &M::Node, line: &str) -> Option<Vec<Valued<M>>> {
    let legal = node.moves();
    let one = |word: &str| {
        let (text, value) = word.split_once('=')?;
        let chosen = legal.iter().copied().find(|one| one.to_string() == text)?;
        Some((chosen, value.parse().ok()?))
    };
    let moves: Vec<Valued<M>> = line.split_whitespace().map(one).collect::<Option<_>>()?;
    (!moves.is_empty()).then_some(moves)
}
