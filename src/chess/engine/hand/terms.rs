//! The terms of the hand-written evaluation: where the weights of each kind begin. Every term has two weights,
//! one for the middle game and one for the end.

/// By piece and square, seen from its own side.
pub const PLACE: usize = 0;
/// By the squares in reach.
pub const KNIGHT_REACH: usize = PLACE + 6 * 64;
/// By the squares in reach.
pub const BISHOP_REACH: usize = KNIGHT_REACH + 9;
/// By the squares in reach.
pub const ROOK_REACH: usize = BISHOP_REACH + 14;
/// By the squares in reach.
pub const QUEEN_REACH: usize = ROOK_REACH + 15;
/// A pawn behind another of its own.
pub const DOUBLED: usize = QUEEN_REACH + 28;
/// A pawn without neighbours, by its distance from the edge.
pub const ISOLATED: usize = DOUBLED + 1;
/// A pawn that no other can protect and that cannot go on safely; on an open file.
pub const BACKWARD: usize = ISOLATED + 4;
/// A pawn beside another, by row.
pub const BESIDE: usize = BACKWARD + 2;
/// A pawn that another protects, by row.
pub const PROTECTED: usize = BESIDE + 8;
/// A pawn that no enemy pawn can stop, by row.
pub const PASSED: usize = PROTECTED + 8;
/// Such a pawn whose next square is free, by row.
pub const PASSED_FREE: usize = PASSED + 8;
/// Such a pawn whose next square is not attacked, by row.
pub const PASSED_SAFE: usize = PASSED_FREE + 8;
/// Its own king's distance, for those past the middle.
pub const PASSED_OWN_KING: usize = PASSED_SAFE + 8;
/// The other king's distance, for those past the middle.
pub const PASSED_OTHER_KING: usize = PASSED_OWN_KING + 8;
/// Two bishops.
pub const BISHOP_PAIR: usize = PASSED_OTHER_KING + 8;
/// Own pawns on the colour of a bishop.
pub const BISHOP_PAWNS: usize = BISHOP_PAIR + 1;
/// A rook on a file without pawns, and on one without own pawns.
pub const ROOK_FILE: usize = BISHOP_PAWNS + 1;
/// A knight, a bishop on a square that a pawn protects and none can attack.
pub const OUTPOST: usize = ROOK_FILE + 2;
/// A pawn attacks a piece, from knight to queen.
pub const PAWN_ATTACKS: usize = OUTPOST + 2;
/// A pawn could attack a piece after a safe step.
pub const PAWN_STEP_ATTACKS: usize = PAWN_ATTACKS + 4;
/// A knight or bishop attacks a pawn without protection, knight, bishop, rook, queen.
pub const MINOR_ATTACKS: usize = PAWN_STEP_ATTACKS + 1;
/// A rook attacks a pawn without protection, knight, bishop, rook, queen.
pub const ROOK_ATTACKS: usize = MINOR_ATTACKS + 5;
/// The king attacks something that nobody protects.
pub const KING_ATTACKS: usize = ROOK_ATTACKS + 5;
/// A piece attacked and not protected.
pub const HANGING: usize = KING_ATTACKS + 1;
/// How many rows before the king, and on the files beside it, an own pawn stands; 7 for none.
pub const SHELTER: usize = HANGING + 1;
/// How many rows before the king, and on the files beside it, an enemy pawn stands; 7 for none.
pub const STORM: usize = SHELTER + 2 * 8;
/// By what attacks the king.
pub const DANGER: usize = STORM + 2 * 8;
/// Steps of danger.
pub const DANGERS: usize = 40;
/// Being to move.
pub const TEMPO: usize = DANGER + DANGERS;
/// How many there are.
pub const TERMS: usize = TEMPO + 1;
