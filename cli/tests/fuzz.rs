//! A short run of the fuzz targets in `fuzz/targets/`: all seeds, including past findings, and a fixed set of
//! mutations. `npm run check -- fuzz` runs them for hours.

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use stratege::search::random::Random;

#[path = "../../fuzz/targets/mod.rs"]
mod targets;

use targets::{TARGETS, Target};

/// The seeds of a target, in a fixed order.
fn seeds(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/seeds").join(name);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).unwrap()).collect()
}

/// Mutates a seed in a few places, using pieces of the others.
fn mutate(seed: &[u8], others: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut data = seed.to_vec();
    for _ in 0..=random.below(4) {
        let place = random.below(data.len() + 1);
        let end = place + random.below((data.len() - place).min(12) + 1);
        match random.below(6) {
            0 => data.insert(place, random.bits() as u8),
            1 => drop(data.drain(place..end)),
            2 if place < data.len() => data[place] ^= 1 << random.below(8),
            3 => drop(data.splice(place..place, data[place..end].to_vec())),
            4 => {
                let other = &others[random.below(others.len())];
                let from = random.below(other.len() + 1);
                let to = from + random.below((other.len() - from).min(24) + 1);
                drop(data.splice(place..end, other[from..to].iter().copied()));
            }
            _ => data.truncate(data.len().max(4) - random.below(4)),
        }
    }
    data
}

fn must_not_panic(target: &Target, data: &[u8]) {
    if catch_unwind(|| (target.run)(data)).is_err() {
        panic!("{} does not withstand b\"{}\"", target.name, data.escape_ascii());
    }
}

#[test]
fn targets_survive_seeds_and_mutations() {
    for target in TARGETS {
        let seeds = seeds(target.name);
        assert!(!seeds.is_empty(), "{} has no seeds", target.name);
        seeds.iter().for_each(|seed| must_not_panic(target, seed));
        let mut random = Random::new(1);
        for _ in 0..target.short {
            let seed = &seeds[random.below(seeds.len())];
            must_not_panic(target, &mutate(seed, &seeds, &mut random));
        }
    }
}

#[test]
fn seed_folders_belong_to_targets() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/seeds");
    for entry in fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(TARGETS.iter().any(|target| target.name == name), "{name}");
    }
}
