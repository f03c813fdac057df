//! A position with its labels in 32 bytes: the search's score and the game's result.

use std::path::Path;

use crate::error::TrainingError;
use crate::input;
use crate::result_file::body;
use stratege::core::rules::Side;
use stratege::games::chess::board::Board;
use stratege::games::chess::moves::Piece;
use stratege::search::bits::Bits;

/// Size of a sample in bytes.
pub const SIZE: usize = 32;

/// One game in this many is held out for validation.
const HELD_OUT: u32 = 20;

/// Result of a position off the game.
pub const UNPLAYED: u8 = 3;

/// A quiet position with its labels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Occupied squares.
    pub occupied: u64,
    /// Half a byte for each occupied square: the piece, plus 8 if black.
    pub pieces: [u8; 16],
    /// Score of a search for the side to move, in centipawns.
    pub score: i16,
    /// Half points of the side to move: 0 lost, 1 drawn, 2 won, or [`UNPLAYED`].
    pub result: u8,
    /// Side to move.
    pub side: Side,
    /// Number of the game.
    pub game: u32,
}

impl Sample {
    /// A sample without a result.
    pub fn new(board: &Board, score: i16, game: u32) -> Sample {
        let mut pieces = [0; 16];
        for (place, square) in Bits(board.occupied()).enumerate().take(32) {
            if let Some((piece, side)) = board.piece_and_side_on(square) {
                pieces[place / 2] |= (piece as u8 | (side.index() as u8) << 3) << (place % 2 * 4);
            }
        }
        Sample {
            occupied: board.occupied(),
            pieces,
            score,
            result: UNPLAYED,
            side: board.side_to_move(),
            game,
        }
    }

    /// Result for the side to move, 0 to 1, if the position was played.
    pub fn points(&self) -> Option<f32> {
        (self.result != UNPLAYED).then(|| f32::from(self.result) / 2.0)
    }

    /// Whether the sample is for validation.
    pub fn held_out(&self) -> bool {
        self.game.is_multiple_of(HELD_OUT)
    }

    /// The pieces with their squares.
    pub fn each(&self) -> impl Iterator<Item = (u8, Piece, Side)> {
        Bits(self.occupied).zip(self.nibbles()).map(|(square, nibble)| {
            let side = if nibble & 8 == 0 { Side::First } else { Side::Second };
            (square, Piece::ALL[usize::from(nibble & 7)], side)
        })
    }

    /// The pieces as half bytes, followed by the unused ones.
    fn nibbles(&self) -> impl Iterator<Item = u8> {
        self.pieces.iter().flat_map(|&byte| [byte & 15, byte >> 4])
    }

    /// The board, without castling rights.
    pub fn board(&self) -> Board {
        let mut board = Board::empty();
        self.each().for_each(|(square, piece, side)| board.put(square, piece, side));
        board.complete(self.side, 0, None, 0, 1);
        board
    }

    /// Serialises the sample.
    pub fn write(&self) -> [u8; SIZE] {
        let mut bytes = [0; SIZE];
        bytes[..8].copy_from_slice(&self.occupied.to_le_bytes());
        bytes[8..24].copy_from_slice(&self.pieces);
        bytes[24..26].copy_from_slice(&self.score.to_le_bytes());
        bytes[26] = self.result;
        bytes[27] = self.side.index() as u8;
        bytes[28..].copy_from_slice(&self.game.to_le_bytes());
        bytes
    }

    /// Parses a sample; `None` if the bytes are not one.
    pub fn read(bytes: &[u8; SIZE]) -> Option<Sample> {
        let mut pieces = [0; 16];
        pieces.copy_from_slice(&bytes[8..24]);
        let number = |from: usize, length: usize| {
            bytes[from..from + length].iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
        };
        let sample = Sample {
            occupied: number(0, 8),
            pieces,
            score: number(24, 2) as u16 as i16,
            result: bytes[26],
            side: if bytes[27] == 0 { Side::First } else { Side::Second },
            game: number(28, 4) as u32,
        };
        (bytes[26] <= UNPLAYED && bytes[27] <= 1 && sample.has_board()).then_some(sample)
    }

    /// Whether the number of pieces is possible and each side has one king.
    fn has_board(&self) -> bool {
        let count = self.occupied.count_ones() as usize;
        let king = Piece::King as u8;
        let kings = |black: u8| self.nibbles().take(count).filter(|&nibble| nibble == king | black).count();
        count <= 32
            && self.nibbles().take(count).all(|nibble| nibble & 7 <= king)
            && self.nibbles().skip(count).all(|nibble| nibble == 0)
            && kings(0) == 1
            && kings(8) == 1
    }
}

/// Reads the samples of a file, with or without the header of `stratege make chess-games`.
pub fn read_file(path: &Path) -> Result<Vec<Sample>, TrainingError> {
    let bytes = input::read_file(path)?;
    parse(body(&bytes)).map_err(|problem| TrainingError::Input(format!("{} {problem}", path.display())))
}

/// Parses samples, ignoring an incomplete last one of an interrupted call; the error is the predicate of a
/// sentence about the file.
pub fn parse(bytes: &[u8]) -> Result<Vec<Sample>, String> {
    let (records, rest) = bytes.as_chunks();
    let samples: Vec<Sample> = records.iter().map_while(Sample::read).collect();
    // Fewer bytes than one sample are an error, unless there are none.
    if samples.len() < records.len() || records.is_empty() && !rest.is_empty() {
        return Err(format!(
            "is not a file of games, or is damaged: position {} is invalid",
            samples.len() + 1
        ));
    }
    Ok(samples)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_preserve_the_board() {
        let text = "r3k2r/1pp2pp1/2nb1q1p/p3p3/2BPP1b1/2P2N2/PP1Q1PPP/R4RK1 b - - 0 1";
        let board = stratege::games::chess::fen::read(text).unwrap();
        let sample = Sample { result: 2, ..Sample::new(&board, -123, 70_000) };
        assert_eq!(Sample::read(&sample.write()), Some(sample));
        assert_eq!(sample.board(), board);
    }

    #[test]
    fn invalid_bytes_are_not_samples() {
        let board = stratege::games::chess::fen::read("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").unwrap();
        let bytes = Sample::new(&board, 0, 0).write();
        let with = |at: usize, byte: u8| {
            let mut bytes = bytes;
            bytes[at] = byte;
            Sample::read(&bytes)
        };
        assert!(with(24, 7).is_some(), "another score");
        assert_eq!(with(0, 0), None, "fewer pieces than are written");
        assert_eq!(with(8, 0), None, "a pawn for a king");
        assert_eq!(with(9, 0x1d), None, "more pieces than there are on the board");
        assert_eq!(with(26, 4), None, "an invalid result");
        assert_eq!(with(27, 2), None, "a third side");
        assert_eq!(Sample::read(&[0xff; SIZE]), None);
        assert_eq!(Sample::read(&[0; SIZE]), None);
    }
}
