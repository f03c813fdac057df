//! The terms of the hand-crafted evaluation: where the weights of each kind begin. Every term has a weight for the
//! middlegame and one for the endgame.

/// Piece-square tables, from the side's own perspective.
pub const PIECE_SQUARE: usize = 0;
/// By the number of safe squares attacked.
pub const KNIGHT_MOBILITY: usize = PIECE_SQUARE + 6 * 64;
/// By the number of safe squares attacked.
pub const BISHOP_MOBILITY: usize = KNIGHT_MOBILITY + 9;
/// By the number of safe squares attacked.
pub const ROOK_MOBILITY: usize = BISHOP_MOBILITY + 14;
/// By the number of safe squares attacked.
pub const QUEEN_MOBILITY: usize = ROOK_MOBILITY + 15;
/// Doubled pawn.
pub const DOUBLED: usize = QUEEN_MOBILITY + 28;
/// Isolated pawn, by its distance from the edge.
pub const ISOLATED: usize = DOUBLED + 1;
/// Backward pawn: none can support it and its stop square is not safe; the same on a half-open file.
pub const BACKWARD: usize = ISOLATED + 4;
/// Pawn beside another, by rank.
pub const PHALANX: usize = BACKWARD + 2;
/// Pawn defended by another, by rank.
pub const SUPPORTED: usize = PHALANX + 8;
/// Passed pawn, by rank.
pub const PASSED: usize = SUPPORTED + 8;
/// Passed pawn whose stop square is free, by rank.
pub const PASSED_FREE: usize = PASSED + 8;
/// Passed pawn whose stop square is not attacked, by rank.
pub const PASSED_SAFE: usize = PASSED_FREE + 8;
/// Distance of the own king to the stop square of an advanced passed pawn.
pub const PASSED_OWN_KING: usize = PASSED_SAFE + 8;
/// Distance of the enemy king to the stop square of an advanced passed pawn.
pub const PASSED_THEIR_KING: usize = PASSED_OWN_KING + 8;
/// Bishop pair.
pub const BISHOP_PAIR: usize = PASSED_THEIR_KING + 8;
/// Own pawns on the colour of a bishop.
pub const BISHOP_COLOUR_PAWNS: usize = BISHOP_PAIR + 1;
/// Rook on an open file, and on a half-open one.
pub const ROOK_OPEN_FILE: usize = BISHOP_COLOUR_PAWNS + 1;
/// Outpost of a knight, and of a bishop.
pub const OUTPOST: usize = ROOK_OPEN_FILE + 2;
/// Pawn attacks a piece, from knight to queen.
pub const THREAT_BY_PAWN: usize = OUTPOST + 2;
/// Pawn can attack a piece by a safe push.
pub const THREAT_BY_PAWN_PUSH: usize = THREAT_BY_PAWN + 4;
/// Minor piece attacks a weak pawn, a knight, bishop, rook, queen.
pub const THREAT_BY_MINOR: usize = THREAT_BY_PAWN_PUSH + 1;
/// Rook attacks a weak pawn, knight, bishop, rook, a queen.
pub const THREAT_BY_ROOK: usize = THREAT_BY_MINOR + 5;
/// King attacks something weak.
pub const THREAT_BY_KING: usize = THREAT_BY_ROOK + 5;
/// Hanging piece.
pub const HANGING: usize = THREAT_BY_KING + 1;
/// Pawn shelter: the distance of the own pawn in front of the king, and on the files beside it; 7 for none.
pub const KING_SHELTER: usize = HANGING + 1;
/// Pawn storm: the distance of the enemy pawn in front of the king, and on the files beside it; 7 for none.
pub const PAWN_STORM: usize = KING_SHELTER + 2 * 8;
/// King danger, in steps.
pub const KING_DANGER: usize = PAWN_STORM + 2 * 8;
/// Steps of king danger.
pub const KING_DANGER_STEPS: usize = 40;
/// Tempo: the side to move.
pub const TEMPO: usize = KING_DANGER + KING_DANGER_STEPS;
/// The number of terms.
pub const TERMS: usize = TEMPO + 1;
