//! A second, slow and obvious implementation of Reversi: a list of 64 squares and the source's eight
//! directions.

use stratege::core::rules::Side;

/// The source's variables: `f`, -1 for an empty square, otherwise the player's number; and
/// `dran`, the player to move.
#[derive(Clone)]
pub struct Plain {
    pub f: [i32; 64],
    pub dran: i32,
}

const DIRECTIONS: [(i32, i32); 8] = [(1, 0), (-1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)];

impl Plain {
    pub fn new(parallel: bool, begins: Side) -> Plain {
        let mut f = [-1; 64];
        f[27] = 0;
        f[28] = 1;
        (f[35], f[36]) = if parallel { (0, 1) } else { (1, 0) };
        Plain { f, dran: begins as i32 }
    }

    pub fn at(&self, x: i32, y: i32) -> Option<i32> {
        ((0..8).contains(&x) && (0..8).contains(&y)).then(|| self.f[(x + 8 * y) as usize])
    }

    /// Squares whose discs flip if `player` plays on `square`.
    pub fn turned(&self, player: i32, square: usize) -> Vec<usize> {
        let (x, y) = (square as i32 % 8, square as i32 / 8);
        let mut all = Vec::new();
        if self.f[square] >= 0 {
            return all;
        }
        for (dx, dy) in DIRECTIONS {
            let mut run = Vec::new();
            let mut k = 1;
            while self.at(x + k * dx, y + k * dy) == Some(1 - player) {
                run.push((x + k * dx + 8 * (y + k * dy)) as usize);
                k += 1;
            }
            if self.at(x + k * dx, y + k * dy) == Some(player) {
                all.extend(run);
            }
        }
        all
    }

    /// The source's `listenaufbau`.
    pub fn moves(&self, player: i32) -> Vec<usize> {
        (0..64).filter(|&square| !self.turned(player, square).is_empty()).collect()
    }

    /// The source's `umdrehen`.
    pub fn set(&mut self, player: i32, square: usize) {
        for turned in self.turned(player, square) {
            self.f[turned] = player;
        }
        self.f[square] = player;
    }

    pub fn over(&self) -> bool {
        self.moves(0).is_empty() && self.moves(1).is_empty()
    }

    pub fn cells(&self) -> String {
        self.f.iter().map(|&player| ['.', 'x', 'o'][(player + 1) as usize]).collect()
    }
}
