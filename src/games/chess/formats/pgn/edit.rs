//! Lists the comments and variations of a sheet in reading order, each with its place, and edits them.

use crate::core::record::Record;
use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::games::chess::formats::pgn::{GameResult, PgnMove, SUFFIX_ANNOTATIONS, Sheet, Variation};
use crate::games::chess::moves::Move;
use crate::games::chess::rules::Position;
use crate::games::chess::san;

/// Path to a move or variation: a move number in its line, a variation that replaces it, a move in that, and
/// so on. The empty path is the beginning of the game.
pub type Place = Vec<usize>;

/// A move of a sheet with its annotations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotated {
    /// Its path; each level of variations adds two numbers.
    pub place: Place,
    /// `"12."` or `"12..."`.
    pub number: String,
    /// SAN with annotation glyphs.
    pub text: String,
    /// Comment before the move, at the start of a game or variation.
    pub before: String,
    /// Comment after the move.
    pub comment: String,
    /// Record text of the game up to this move.
    pub record: String,
}

/// A change at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit<'a> {
    /// Sets the comment after a move, or at the beginning of the game; an empty text removes it.
    Comment(&'a str),
    /// Swaps a variation with the line that it leaves.
    Promote,
    /// Removes a variation.
    Delete,
}

/// Maximum moves of [`Sheet::annotated`], each of which has the record up to it.
const MAX_LISTED: usize = 3000;

impl Sheet {
    /// The moves in reading order, at most 3,000: a variation follows the move that it replaces.
    pub fn annotated(&self) -> Vec<Annotated> {
        let mut found = Vec::new();
        let line =
            Line { record: Record::new(self.start.clone()), board: self.start.board(), place: Vec::new() };
        line.list(&self.opening_comment, &self.moves, &mut found);
        found
    }

    /// Applies an edit; `None` if the place does not exist.
    pub fn edit(&mut self, place: &[usize], edit: Edit<'_>) -> Option<()> {
        match (edit, place) {
            (Edit::Comment(text), []) => self.opening_comment = one_line(text),
            (Edit::Comment(text), _) => {
                let (&at, line) = place.split_last()?;
                self.line(line)?.get_mut(at)?.comment = one_line(text);
            }
            (Edit::Promote, [line @ .., at, number]) => {
                promote(self.line(line)?, *at, *number)?;
                if line.is_empty() {
                    // The result belongs to the moves that were played.
                    self.result = GameResult::Open;
                }
            }
            (Edit::Delete, [line @ .., at, number]) => {
                let variations = &mut self.line(line)?.get_mut(*at)?.variations;
                variations.get(*number)?;
                variations.remove(*number);
            }
            _ => return None,
        }
        Some(())
    }

    /// Moves of the game or of a variation.
    fn line(&mut self, place: &[usize]) -> Option<&mut Vec<PgnMove>> {
        let mut moves = &mut self.moves;
        for step in place.chunks(2) {
            let &[at, number] = step else { return None };
            moves = &mut moves.get_mut(at)?.variations.get_mut(number)?.moves;
        }
        Some(moves)
    }
}

/// A line being listed, up to a move.
#[derive(Clone)]
struct Line {
    record: Record<Position>,
    board: Board,
    place: Place,
}

impl Line {
    fn list(mut self, before: &str, moves: &[PgnMove], found: &mut Vec<Annotated>) {
        for (at, entry) in moves.iter().enumerate() {
            if found.len() >= MAX_LISTED {
                return;
            }
            // A copy has all earlier positions.
            let here = (!entry.variations.is_empty()).then(|| self.clone());
            let dots = if self.board.side_to_move() == Side::First { "." } else { "..." };
            let number = format!("{}{dots}", self.board.fullmove_number());
            let text = san::write(&self.board, entry.mv) + &glyphs(&entry.nags);
            self.make(entry.mv);
            found.push(Annotated {
                place: [&self.place[..], &[at]].concat(),
                number,
                text,
                before: if at == 0 { before.into() } else { String::new() },
                comment: entry.comment.clone(),
                record: self.record.to_string(),
            });
            for ((number, variation), here) in entry.variations.iter().enumerate().zip(here.iter().cycle()) {
                let place = [&self.place[..], &[at, number]].concat();
                Line { place, ..here.clone() }.list(&variation.opening_comment, &variation.moves, found);
            }
        }
    }

    /// Ignores errors: the reader accepts only legal moves, but a record ends when the match is over.
    fn make(&mut self, mv: Move) {
        let _ = self.record.play(mv);
        self.board.make_move(mv);
    }
}

/// Glyphs as printed: `!?`, or `$14` for those without a suffix.
fn glyphs(nags: &[u8]) -> String {
    let text = |&nag: &u8| match SUFFIX_ANNOTATIONS.get(usize::from(nag).wrapping_sub(1)) {
        Some(suffix) => (*suffix).to_string(),
        None => format!(" ${nag}"),
    };
    nags.iter().map(text).collect()
}

/// Replaces the rest of a line by a variation; the rest becomes a variation instead.
fn promote(line: &mut Vec<PgnMove>, at: usize, number: usize) -> Option<()> {
    line.get(at)?.variations.get(number)?;
    let mut old = line.split_off(at);
    let mut variations = std::mem::take(&mut old[0].variations);
    let Variation { opening_comment, moves } =
        std::mem::replace(&mut variations[number], Variation { opening_comment: String::new(), moves: old });
    line.extend(moves);
    let first = line.get_mut(at)?;
    first.comment = joined(opening_comment, &first.comment);
    variations.append(&mut first.variations);
    first.variations = variations;
    Some(())
}

/// Joins two comments.
pub(super) fn joined(mut one: String, other: &str) -> String {
    if !one.is_empty() && !other.is_empty() {
        one.push(' ');
    }
    one.push_str(other);
    one
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
