//! The 192 symmetries of the cube: permutations of its cells that map rows to rows.

use std::sync::OnceLock;

use crate::search::bits::Bits;

/// Number of symmetries.
pub const SYMMETRIES: usize = 192;

/// Images of each byte of a set: a set is permuted byte by byte.
type ByteTables = [[u64; 256]; 8];

/// The symmetries with their tables.
pub struct Symmetries {
    maps: Vec<[u8; 64]>,
    byte_tables: Vec<ByteTables>,
}

/// The tables, shared by all users.
pub fn symmetries() -> &'static Symmetries {
    static SHARED: OnceLock<Symmetries> = OnceLock::new();
    SHARED.get_or_init(Symmetries::new)
}

impl Default for Symmetries {
    fn default() -> Self {
        Symmetries::new()
    }
}

impl Symmetries {
    /// Six orders of the axes, each axis forwards or backwards, and four permutations of the coordinates,
    /// applied to all axes alike: identity, swap of outer and inner ones, swap of the two inner ones, both.
    pub fn new() -> Self {
        const AXES: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        const PERMUTATIONS: [[usize; 4]; 4] = [[0, 1, 2, 3], [1, 0, 3, 2], [0, 2, 1, 3], [1, 3, 0, 2]];
        let mut maps = Vec::with_capacity(SYMMETRIES);
        for permutation in PERMUTATIONS {
            for axes in AXES {
                for reflections in 0..8 {
                    maps.push(std::array::from_fn(|cell| map_cell(cell, permutation, axes, reflections)));
                }
            }
        }
        let byte_tables = maps.iter().map(byte_tables).collect();
        Symmetries { maps, byte_tables }
    }

    /// Image of each cell under a symmetry.
    pub fn map(&self, symmetry: usize) -> &[u8; 64] {
        &self.maps[symmetry]
    }

    /// The cell whose image under a symmetry is `cell`.
    pub fn preimage(&self, symmetry: usize, cell: u8) -> u8 {
        self.maps[symmetry].iter().position(|&image| image == cell).unwrap_or_default() as u8
    }

    /// Canonical form of two sets, the least of all their images, and the symmetry that leads there.
    pub fn canonical(&self, sets: [u64; 2]) -> ([u64; 2], usize) {
        let mut best = ([u64::MAX; 2], 0);
        for (symmetry, tables) in self.byte_tables.iter().enumerate() {
            let first = image(tables, sets[0]);
            if first <= best.0[0] {
                let both = [first, image(tables, sets[1])];
                if both < best.0 {
                    best = (both, symmetry);
                }
            }
        }
        best
    }
}

/// Bit n of `reflections` reverses axis n.
fn map_cell(cell: usize, permutation: [usize; 4], axes: [usize; 3], reflections: usize) -> u8 {
    let coordinates = [cell / 16, cell / 4 % 4, cell % 4];
    let coordinate = |axis: usize| {
        let permuted = permutation[coordinates[axes[axis]]];
        if reflections >> axis & 1 == 0 { permuted } else { 3 - permuted }
    };
    (16 * coordinate(0) + 4 * coordinate(1) + coordinate(2)) as u8
}

fn byte_tables(map: &[u8; 64]) -> ByteTables {
    let mut tables = [[0; 256]; 8];
    for (byte, images) in tables.iter_mut().enumerate() {
        for (bits, image) in images.iter_mut().enumerate() {
            *image = Bits(bits as u64).fold(0, |all, bit| all | 1 << map[8 * byte + usize::from(bit)]);
        }
    }
    tables
}

fn image(tables: &ByteTables, set: u64) -> u64 {
    set.to_le_bytes().iter().zip(tables).fold(0, |all, (&byte, images)| all | images[usize::from(byte)])
}
