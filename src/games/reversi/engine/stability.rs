//! Stable discs, which can never be flipped: those of one side bound the other's score from above.
//!
//! The count is a lower bound: it misses some stable discs and includes no unstable one.

use std::sync::OnceLock;

use super::board::FILE_A;

const EDGES: u64 = 0xff81_8181_8181_81ff;
const COLUMNS_FROM_LEFT: u64 = 0xf0f0_f0f0_f0f0_f0f0;
const COLUMNS_FROM_RIGHT: u64 = 0x0f0f_0f0f_0f0f_0f0f;

/// Stable discs of one side on an edge, indexed by the own discs and, times 256, the opponent's.
pub struct StabilityTable(Box<[u8]>);

impl StabilityTable {
    /// The table, computed on first use.
    pub fn shared() -> &'static StabilityTable {
        static TABLE: OnceLock<StabilityTable> = OnceLock::new();
        TABLE.get_or_init(StabilityTable::new)
    }

    fn new() -> StabilityTable {
        let mut table = vec![0; 1 << 16];
        // Fuller edges first: each edge depends on those with one more disc.
        for occupied in (0..256u32).rev() {
            let mut own = occupied;
            loop {
                let opponent = occupied & !own;
                table[index(own, opponent)] = stable_on_edge(own, opponent, &table);
                if own == 0 {
                    break;
                }
                own = (own - 1) & occupied;
            }
        }
        StabilityTable(table.into())
    }

    #[inline]
    fn edge(&self, own: u64, opponent: u64) -> u64 {
        self.0[index(own as u32 & 255, opponent as u32 & 255)].into()
    }

    /// Stable discs of the owner of `own`.
    #[inline]
    pub fn stable_discs(&self, own: u64, opponent: u64) -> u64 {
        let mut stable = self.edge(own, opponent)
            | self.edge(own >> 56, opponent >> 56) << 56
            | raised(self.edge(lowered(own), lowered(opponent)))
            | raised(self.edge(lowered(own >> 7), lowered(opponent >> 7))) << 7;
        let occupied = own | opponent;
        let (rows, columns) = (full_rows(occupied), full_columns(occupied));
        let (rising, falling) = full_diagonals(occupied);
        let inner = own & !EDGES;
        stable |= inner & rows & columns & rising & falling;
        loop {
            // A disc cannot be flipped along a line that is full or has a stable disc of its side next to it.
            let along = |step: u32, full: u64| stable << step | stable >> step | full;
            let fixed = along(1, rows) & along(8, columns) & along(9, rising) & along(7, falling) & inner;
            if fixed & !stable == 0 {
                return stable;
            }
            stable |= fixed;
        }
    }
}

/// Index of an edge in the table.
#[inline]
fn index(own: u32, opponent: u32) -> usize {
    (opponent << 8 | own) as usize
}

/// Own discs that no sequence of moves along the edge flips; `table` has the fuller edges.
fn stable_on_edge(own: u32, opponent: u32, table: &[u8]) -> u8 {
    let empty_squares = (0..8).filter(|square| (own | opponent) >> square & 1 == 0);
    empty_squares.fold(own as u8, |stable, square| {
        let disc = 1 << square;
        let (ours, theirs) = (flips_on_edge(own, opponent, square), flips_on_edge(opponent, own, square));
        stable
            & table[index(own | ours | disc, opponent & !ours)]
            & table[index(own & !theirs, opponent | theirs | disc)]
    })
}

fn flips_on_edge(own: u32, opponent: u32, square: u32) -> u32 {
    let mut all = 0;
    let (mut run, mut step) = (0, (1 << square) << 1);
    while opponent & step != 0 {
        run |= step;
        step <<= 1;
    }
    if own & step != 0 {
        all |= run;
    }
    (run, step) = (0, (1 << square) >> 1);
    while opponent & step != 0 {
        run |= step;
        step >>= 1;
    }
    if own & step != 0 {
        all |= run;
    }
    all
}

/// The a-file as eight bits, row 1 lowest.
#[inline(always)]
fn lowered(set: u64) -> u64 {
    (set & FILE_A).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// Eight bits as the a-file.
#[inline(always)]
fn raised(bits: u64) -> u64 {
    ((bits & 0x7f).wrapping_mul(0x0002_0408_1020_4081) & FILE_A) | (bits >> 7) << 56
}

#[inline(always)]
fn full_rows(occupied: u64) -> u64 {
    let mut full = occupied & occupied >> 1;
    full &= full >> 2;
    full &= full >> 4;
    (full & FILE_A).wrapping_mul(255)
}

#[inline(always)]
fn full_columns(occupied: u64) -> u64 {
    let mut full = occupied & occupied.rotate_right(8);
    full &= full.rotate_right(16);
    full & full.rotate_right(32)
}

/// Full diagonals that rise by nine and by seven; squares off the board count as occupied.
#[inline(always)]
fn full_diagonals(occupied: u64) -> (u64, u64) {
    const LOW_ROWS: [u64; 3] = [0xff, 0xffff, 0xffff_ffff];
    const HIGH_ROWS: [u64; 3] = [0xff << 56, 0xffff << 48, 0xffff_ffff << 32];
    const LEFT: [u64; 3] = [FILE_A, FILE_A * 3, COLUMNS_FROM_RIGHT];
    const RIGHT: [u64; 3] = [FILE_A * 128, FILE_A * 192, COLUMNS_FROM_LEFT];
    let (mut up9, mut down9, mut up7, mut down7) = (occupied, occupied, occupied, occupied);
    for reach in 0..3 {
        let step = 1 << reach;
        up9 &= up9 >> (9 * step) | RIGHT[reach] | HIGH_ROWS[reach];
        down9 &= down9 << (9 * step) | LEFT[reach] | LOW_ROWS[reach];
        up7 &= up7 >> (7 * step) | LEFT[reach] | HIGH_ROWS[reach];
        down7 &= down7 << (7 * step) | RIGHT[reach] | LOW_ROWS[reach];
    }
    (up9 & down9, up7 & down7)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::reversi::engine::board::Board;
    use crate::search::bits::Bits;
    use crate::search::random::Random;

    #[test]
    fn full_lines_agree_with_a_walk() {
        let mut random = Random::new(1);
        for _ in 0..2000 {
            let occupied = random.bits() | random.bits() | random.bits();
            let (rising, falling) = full_diagonals(occupied);
            let found = [full_rows(occupied), full_columns(occupied), rising, falling];
            for square in Bits(occupied) {
                let (column, row) = ((square % 8) as i32, (square / 8) as i32);
                for (found, (right, up)) in found.iter().zip([(1, 0), (0, 1), (1, 1), (-1, 1)]) {
                    let full = (-7..8).all(|reach| {
                        let (column, row) = (column + reach * right, row + reach * up);
                        !(0..8).contains(&column)
                            || !(0..8).contains(&row)
                            || occupied >> (8 * row + column) & 1 != 0
                    });
                    assert_eq!(found >> square & 1 != 0, full, "{square} of {occupied:x}");
                }
            }
        }
    }

    #[test]
    fn stable_discs_are_never_flipped_in_random_games() {
        let mut seen = 0;
        for seed in 0..500 {
            let mut random = Random::new(seed);
            let mut board = Board { own: 1 << 28 | 1 << 35, opponent: 1 << 27 | 1 << 36 };
            let mut stable = [0u64; 2];
            for turn in 0.. {
                if board.is_over() {
                    break;
                }
                stable = [stable[1], stable[0]];
                assert_eq!(
                    (stable[0] & !board.own, stable[1] & !board.opponent),
                    (0, 0),
                    "game {seed} turn {turn}"
                );
                stable[0] |= StabilityTable::shared().stable_discs(board.own, board.opponent);
                stable[1] |= StabilityTable::shared().stable_discs(board.opponent, board.own);
                seen += (stable[0] | stable[1]).count_ones();
                let moves: Vec<u8> = Bits(board.moves()).collect();
                board = match moves.len() {
                    0 => board.passed(),
                    count => board.play(moves[random.below(count)]),
                };
            }
        }
        assert!(seen > 100_000, "{seen}");
    }
}
