//! Games of the engine with itself: those that weights are learnt from, and those that new weights have to win.
//!
//! A game depends on its number, the seed and the nodes a move alone, so half a file of games can be gone on with.

use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::core::player::{Limits, NoObserver, Score};
use crate::core::record::Record;
use crate::core::rules::{Rules, Side};
use crate::games::gobang::engine::evaluation::weights::Weights;
use crate::games::gobang::engine::{levels::strongest, player::Engine};
use crate::games::gobang::position::SIZES;
use crate::games::gobang::{Move, Position, Start};
use crate::search::random::Random;
use crate::training::TrainingError;

/// Between two lines of progress.
const PROGRESS: Duration = Duration::from_secs(15);

/// Stones that chance sets at most before the players begin.
const OPENING: usize = 7;
/// How far such a stone lies from another.
const NEAR: usize = 2;

/// What an engine says of a position that it has won or lost.
pub const DECIDED: i32 = 20_000;

/// What a game depends on besides the weights.
#[derive(Clone, Copy)]
pub struct Terms {
    /// Nodes of a thought.
    pub nodes: u32,
    /// The seed of the openings and of the judgements' wavering.
    pub seed: u64,
}

/// A game with what was thought of its positions.
pub struct Played {
    /// The game, at its end.
    pub record: Record<Position>,
    /// For each move that a player made, the value for that player; none for the stones of the opening.
    pub values: Vec<Option<i32>>,
}

/// Two sets of weights that play each other, or one that plays itself.
pub struct Pairing {
    /// Of both players.
    pub weights: [&'static Weights; 2],
    /// What else counts.
    pub terms: Terms,
}

impl Pairing {
    /// A game in which the player with this index begins.
    fn game(&self, number: u64, begins: usize) -> Result<Played, TrainingError> {
        let seed = self.terms.seed.wrapping_add(number);
        let mut record = opening(&mut Random::for_occasion(seed, 0), number)?;
        let mut values = vec![None; record.ply()];
        let mut players = [0, 1].map(|side| player(self.weights[side ^ begins], seed));
        let limits = Limits { nodes: Some(self.terms.nodes), ..Limits::default() };
        while record.outcome().is_none() {
            let side = record.position().side_to_move().index();
            let choice = players[side].think(record.position(), record.moves(), &limits, &mut NoObserver);
            record.play(choice.chosen)?;
            values.push(match choice.report.score {
                Some(Score::Points(points)) => Some(points),
                Some(Score::Win(_)) => Some(DECIDED),
                Some(Score::Loss(_)) => Some(-DECIDED),
                _ => None,
            });
        }
        Ok(Played { record, values })
    }

    /// So many games, each opening with both colours; the tally of the first player.
    pub fn trial(&self, games: u32) -> WinDrawLoss {
        let mut tally = WinDrawLoss::default();
        for number in 0..u64::from(games) {
            let begins = (number % 2) as usize;
            let Ok(played) = self.game(number / 2, begins) else { continue };
            match played.record.outcome().and_then(|outcome| outcome.winner) {
                None => tally.drawn += 1,
                Some(side) if side.index() == begins => tally.won += 1,
                Some(_) => tally.lost += 1,
            }
        }
        tally
    }
}

/// The strongest player with these weights.
fn player(weights: &'static Weights, seed: u64) -> Engine {
    strongest(seed).with_weights(weights)
}

/// A few stones near the middle and near each other, on a board of one of the sizes.
fn opening(random: &mut Random, number: u64) -> Result<Record<Position>, TrainingError> {
    // The usual board is as frequent as the others together.
    let size = SIZES[[0, 1, 0, 2, 0, 3][number as usize % 6]];
    let mut record = Record::<Position>::new(Start { size, ends_early: false, ..Start::default() });
    for _ in 0..1 + random.below(OPENING) {
        let centre = match record.moves() {
            [] => Move::on(size / 2, size / 2),
            moves => moves[random.below(moves.len())],
        };
        let around = |square: &Move| {
            square.column().abs_diff(centre.column()) <= NEAR && square.row().abs_diff(centre.row()) <= NEAR
        };
        let near: Vec<Move> = record.position().legal_moves().into_iter().filter(around).collect();
        if !near.is_empty() {
            record.play(near[random.below(near.len())])?;
        }
    }
    Ok(record)
}

/// The first games of this folder, played where they are missing.
pub fn played(
    wanted: u32,
    folder: &Path,
    weights: &'static Weights,
    terms: Terms,
    out: &mut dyn Write,
) -> Result<Vec<Played>, TrainingError> {
    let path = folder.join(format!("games-{}-{}.txt", terms.nodes, terms.seed));
    let text = fs::read_to_string(&path).unwrap_or_default();
    // The last line may be half a game.
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    let mut games = Vec::new();
    for (number, line) in (1..).zip(whole.lines().take(wanted as usize)) {
        let broken = || TrainingError::Input(format!("{}, line {number}: this is no game", path.display()));
        games.push(read(line).ok_or_else(broken)?);
    }
    let mut file = OpenOptions::new().create(true).write(true).truncate(true).open(&path)?;
    file.write_all(whole.as_bytes())?;
    let pairing = Pairing { weights: [weights; 2], terms };
    let mut said = Instant::now();
    for number in games.len()..wanted as usize {
        let played = pairing.game(number as u64, 0)?;
        writeln!(file, "{played}")?;
        games.push(played);
        if said.elapsed() >= PROGRESS {
            said = Instant::now();
            writeln!(out, "{} of {wanted} games played", number + 1)?;
            out.flush()?;
        }
    }
    Ok(games)
}

/// A game as it lies in the folder: the record, and a value for every move.
impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.record)?;
        for (number, value) in self.values.iter().enumerate() {
            let comma = if number == 0 { "" } else { "," };
            match value {
                Some(value) => write!(f, "{comma}{value}")?,
                None => write!(f, "{comma}-")?,
            }
        }
        Ok(())
    }
}

fn read(line: &str) -> Option<Played> {
    let (record, values) = line.split_once(' ')?;
    let record: Record<Position> = record.parse().ok()?;
    let value = |text: &str| if text == "-" { Some(None) } else { text.parse().ok().map(Some) };
    let values: Vec<_> = values.split(',').map(value).collect::<Option<_>>()?;
    (values.len() == record.ply()).then_some(Played { record, values })
}

/// Results of one player.
#[derive(Default)]
pub struct WinDrawLoss {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl WinDrawLoss {
    /// Points as a part of all; a draw is half a point.
    pub fn share(&self) -> f64 {
        let [won, drawn, lost] = [self.won, self.drawn, self.lost].map(f64::from);
        (won + drawn / 2.0) / (won + drawn + lost).max(1.0)
    }
}

impl fmt::Display for WinDrawLoss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WinDrawLoss { won, drawn, lost } = self;
        let share = self.share();
        let margin = 1.96 * (share * (1.0 - share) / f64::from((won + drawn + lost).max(1))).sqrt();
        write!(f, "{won} won, {drawn} drawn, {lost} lost: {:.1} % ± {:.1}", 100.0 * share, 100.0 * margin)
    }
}

/// Who has won a game, as points for a side.
pub fn points(record: &Record<Position>, side: Side) -> f64 {
    match record.outcome().and_then(|outcome| outcome.winner) {
        None => 0.5,
        Some(winner) => f64::from(u8::from(winner == side)),
    }
}
