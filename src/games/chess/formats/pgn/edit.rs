//! Comments and variations of a sheet: listed in reading order, each with its place, and changed there.

use crate::core::record::Record;
use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::games::chess::formats::pgn::{GameResult, PgnMove, SUFFIX_ANNOTATIONS, Sheet, Variation};
use crate::games::chess::moves::Move;
use crate::games::chess::rules::Position;
use crate::games::chess::san;

/// Where something stands: the number of a move in its line, then of a variation that replaces it, of a move in that,
/// and so on. It ends with a move or a variation; the empty one is the beginning of the game.
pub type Place = Vec<usize>;

/// A move of a sheet with what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotated {
    /// Where it stands; a line deeper has two numbers more.
    pub place: Place,
    /// `"12."` or `"12..."`.
    pub number: String,
    /// The move, with its annotation glyphs.
    pub text: String,
    /// The comment before it, where a game or a variation begins.
    pub before: String,
    /// The comment after it.
    pub comment: String,
    /// The game up to this move.
    pub record: String,
}

/// What is done at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit<'a> {
    /// A comment after a move, or at the beginning of the game; an empty one is taken away.
    Comment(&'a str),
    /// A variation changes places with the line that it leaves.
    Promote,
    /// A variation goes.
    Delete,
}

impl Sheet {
    /// Every move in reading order: a variation follows the move that it replaces.
    pub fn annotated(&self) -> Vec<Annotated> {
        let mut found = Vec::new();
        let line =
            Line { record: Record::new(self.start.clone()), board: self.start.board(), place: Vec::new() };
        line.list(&self.opening_comment, &self.moves, &mut found);
        found
    }

    /// Changes something at a place; `None`: there is nothing there.
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
                    // How the game ended is known of the moves that were played.
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

    /// The moves of the game or of a variation.
    fn line(&mut self, place: &[usize]) -> Option<&mut Vec<PgnMove>> {
        let mut moves = &mut self.moves;
        for step in place.chunks(2) {
            let &[at, number] = step else { return None };
            moves = &mut moves.get_mut(at)?.variations.get_mut(number)?.moves;
        }
        Some(moves)
    }
}

/// A line that is being listed, up to a move.
#[derive(Clone)]
struct Line {
    record: Record<Position>,
    board: Board,
    place: Place,
}

impl Line {
    fn list(mut self, before: &str, moves: &[PgnMove], found: &mut Vec<Annotated>) {
        for (at, entry) in moves.iter().enumerate() {
            let here = self.clone();
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
            for (number, variation) in entry.variations.iter().enumerate() {
                let place = [&self.place[..], &[at, number]].concat();
                Line { place, ..here.clone() }.list(&variation.opening_comment, &variation.moves, found);
            }
        }
    }

    /// The reader has let only legal moves in; a match that is over has no record of more of them.
    fn make(&mut self, mv: Move) {
        let _ = self.record.play(mv);
        self.board.make_move(mv);
    }
}

/// As they are printed: `!?`, or `$14` for those without a suffix.
fn glyphs(nags: &[u8]) -> String {
    let text = |&nag: &u8| match SUFFIX_ANNOTATIONS.get(usize::from(nag).wrapping_sub(1)) {
        Some(suffix) => (*suffix).to_string(),
        None => format!(" ${nag}"),
    };
    nags.iter().map(text).collect()
}

/// A variation takes the place of the rest of its line, which becomes a variation where it stood.
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

/// Two comments as one.
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
