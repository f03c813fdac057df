//! Import rules of all Rust sources, as ARCHITECTURE.md states them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use stratege::registry::GAMES;

/// The sources of a crate.
struct Sources {
    root: &'static str,
    /// The files and folders in it; each imports only earlier ones. `games` stands for the files and folders
    /// of all games.
    layers: &'static [&'static str],
}

const LIBRARY: Sources =
    Sources { root: "src", layers: &["core", "search", "games", "registry", "lab", "web", "lib"] };

const CRATES: [Sources; 5] = [
    LIBRARY,
    Sources {
        root: "training/src",
        layers: &[
            "error",
            "input",
            "output",
            "result_file",
            "checkpoint",
            "opening_book",
            "puzzles",
            "games",
            "lib",
        ],
    },
    Sources {
        root: "cli/src",
        layers: &[
            "error",
            "statistics",
            "options",
            "former_names",
            "licenses",
            "texts",
            "player_spec",
            "stratege_protocol",
            "programs",
            "protocols",
            "make",
            "commands",
            "command_line",
            "lib",
            "main",
            "uci",
            "pbrain",
        ],
    },
    Sources { root: "benches/kernels", layers: &["positions", "games", "kernels"] },
    Sources { root: "fuzz", layers: &["targets", "src"] },
];

impl Sources {
    fn folder(&self) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join(self.root)
    }

    /// Every file by its path without the extension: `games/chess/rules`, `games/chess` for its `mod.rs`.
    fn files(&self) -> BTreeMap<String, String> {
        let mut found = BTreeMap::new();
        let mut folders = vec![self.folder()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() && !path.ends_with("target") {
                    folders.push(path);
                } else if path.extension().is_some_and(|ending| ending == "rs") {
                    let module = path.strip_prefix(self.folder()).unwrap().with_extension("");
                    let name = module.to_str().unwrap().trim_end_matches("/mod").to_string();
                    found.insert(name, fs::read_to_string(&path).unwrap());
                }
            }
        }
        found
    }

    /// The modules that each module imports.
    fn graph(&self) -> BTreeMap<String, BTreeSet<String>> {
        let files = self.files();
        let modules: BTreeSet<&str> = files.keys().map(String::as_str).collect();
        files.iter().map(|(name, text)| (name.clone(), imports(name, &code(text), &modules))).collect()
    }

    /// The index of a module's layer.
    fn layer(&self, module: &str, games: &[String]) -> Option<usize> {
        let first = module.split('/').next()?;
        let name = if games.iter().any(|game| game == first) { "games" } else { first };
        self.layers.iter().position(|layer| *layer == name)
    }
}

/// The games, by their folders.
fn games() -> Vec<String> {
    let entries = fs::read_dir(LIBRARY.folder().join("games")).unwrap().map(Result::unwrap);
    let folders = entries.filter(|entry| entry.path().is_dir());
    folders.map(|folder| folder.file_name().into_string().unwrap()).collect()
}

/// The code of a file without comments and unit tests.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// All paths in a text that start with `crate`, `super` or `self`, as modules.
fn imports(module: &str, text: &str, modules: &BTreeSet<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in ["crate::", "super::", "self::"].iter().flat_map(|start| text.match_indices(start)) {
        let before = text[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
            continue;
        }
        found.extend(expand(&text[at..]).iter().filter_map(|names| resolve(module, names, modules)));
    }
    found.remove(module);
    found
}

/// Expands the braces of an import: `a::{b, c::d}` to `a::b` and `a::c::d`.
fn expand(text: &str) -> Vec<Vec<String>> {
    let mut paths = Vec::new();
    let mut stack: Vec<Vec<String>> = vec![Vec::new()];
    let mut word = String::new();
    let mut depth = 0;
    let mut chars = text.chars().peekable();
    let mut current: Vec<String> = Vec::new();
    while let Some(c) = chars.next() {
        match c {
            _ if c.is_alphanumeric() || c == '_' => word.push(c),
            ':' if chars.peek() == Some(&':') => {
                chars.next();
                current.push(std::mem::take(&mut word));
            }
            '{' if word.is_empty() && !current.is_empty() => {
                stack.push(current.clone());
                depth += 1;
            }
            ',' | '}' if depth > 0 => {
                if !word.is_empty() {
                    current.push(std::mem::take(&mut word));
                    paths.push(current.clone());
                }
                if c == '}' {
                    depth -= 1;
                    stack.pop();
                }
                current = stack.last().cloned().unwrap_or_default();
                if depth == 0 {
                    return paths;
                }
            }
            ' ' | '\n' | '*' if depth > 0 => {}
            _ => break,
        }
    }
    if !word.is_empty() {
        current.push(word);
    }
    paths.push(current);
    paths
}

/// The longest module that is a prefix of a path.
fn resolve(module: &str, names: &[String], modules: &BTreeSet<&str>) -> Option<String> {
    let from_root = names.first()? == "crate";
    let mut path: Vec<&str> = if from_root { Vec::new() } else { module.split('/').collect() };
    for (at, name) in names.iter().enumerate() {
        match name.as_str() {
            "crate" | "self" => {}
            "super" if at == 0 || names[at - 1] == "super" => {
                path.pop();
            }
            other => path.push(other),
        }
    }
    (1..=path.len()).rev().map(|length| path[..length].join("/")).find(|name| modules.contains(name.as_str()))
}

#[test]
fn modules_import_only_earlier_layers() {
    let games = games();
    let mut wrong = Vec::new();
    for sources in &CRATES {
        let layer = |module: &str| sources.layer(module, &games);
        for (module, imported) in sources.graph() {
            let Some(own) = layer(&module) else {
                wrong.push(format!("{}/{module} is in no layer", sources.root));
                continue;
            };
            let later = imported.iter().filter(|other| layer(other).is_some_and(|other| other > own));
            wrong.extend(later.map(|other| format!("{}: {module} imports {other}", sources.root)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn games_do_not_import_each_other() {
    let games = games();
    let game =
        |module: &str| module.split('/').find(|part| games.iter().any(|game| game == part)).map(String::from);
    let mut wrong = Vec::new();
    for sources in &CRATES {
        for (module, imported) in sources.graph() {
            let Some(own) = game(&module) else { continue };
            let others = imported.iter().filter(|other| game(other).is_some_and(|other| other != own));
            wrong.extend(others.map(|other| format!("{}: {module} imports {other}", sources.root)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn rules_import_no_player_and_entries_are_not_imported() {
    let mut wrong = Vec::new();
    for (module, imported) in LIBRARY.graph() {
        for game in games() {
            let part = |name: &str| format!("games/{game}/{name}");
            let is =
                |name: &str, module: &str| module == part(name) || module.starts_with(&(part(name) + "/"));
            let imports = |name: &str| imported.iter().any(|other| is(name, other));
            let of_rules = ["position", "rules", "notation", "formats"].iter().any(|name| is(name, &module));
            if of_rules && (imports("engine") || imports("classic")) {
                wrong.push(format!("{module} imports a player"));
            }
            if is("classic", &module) && imports("engine") || is("engine", &module) && imports("classic") {
                wrong.push(format!("{module}: the two players import each other"));
            }
            if imports("entry") {
                wrong.push(format!("{module} imports the entry"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Whether a module imports another, directly or indirectly.
fn reaches(graph: &BTreeMap<String, BTreeSet<String>>, from: &str, to: &str) -> bool {
    let (mut seen, mut waiting) = (BTreeSet::new(), vec![from]);
    while let Some(module) = waiting.pop() {
        for next in &graph[module] {
            if next == to {
                return true;
            }
            if seen.insert(next.as_str()) {
                waiting.push(next);
            }
        }
    }
    false
}

#[test]
fn imports_have_no_circles() {
    let mut wrong = Vec::new();
    for sources in &CRATES {
        let graph = sources.graph();
        for (module, imported) in &graph {
            for other in imported.iter().filter(|other| reaches(&graph, other, module)) {
                // A `mod.rs` and the files below it may import each other.
                let is_parent = |one: &str, other: &str| other.starts_with(&format!("{one}/"));
                if !is_parent(module, other) && !is_parent(other, module) {
                    wrong.push(format!("{}: {module} and {other} import each other", sources.root));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The English names of a game's players, one a line.
fn names_file(game: &str) -> String {
    let path = format!("www/games/{game}/i18n/names.json");
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

fn name_in(names: &str, player: &str) -> String {
    let start = format!("  \"name.{player}\": \"");
    let name = names.lines().find_map(|line| line.strip_prefix(&start)).unwrap();
    name.trim_end_matches(',').trim_end_matches('"').into()
}

/// The identifiers of games, and the identifiers and names of their old programs: those with an earlier year
/// than the latest player.
fn names() -> BTreeSet<String> {
    let programs = GAMES.iter().flat_map(|game| {
        let players = game.info().players;
        let latest = players.iter().map(|player| player.year).max();
        let old = players.into_iter().filter(move |player| Some(player.year) < latest);
        let names = names_file(game.id());
        old.flat_map(move |player| [player.id.to_lowercase(), name_in(&names, player.id).to_lowercase()])
    });
    games().into_iter().chain(programs).collect()
}

/// Whether a text contains these words, case-insensitively and not as parts of other words.
fn has_words(text: &str, words: &str) -> bool {
    let is_end = |c: Option<char>| !c.is_some_and(char::is_alphanumeric);
    text.match_indices(words).any(|(at, _)| {
        is_end(text[..at].chars().next_back()) && is_end(text[at + words.len()..].chars().next())
    })
}

/// A file without the examples in its header.
fn without_examples(text: &str) -> String {
    let mut is_example = false;
    let is_other = |line: &&str| {
        let is_fence = line.starts_with("//! ```");
        is_example ^= is_fence;
        !is_example && !is_fence
    };
    text.lines().filter(is_other).collect::<Vec<_>>().join("\n")
}

#[test]
fn shared_folders_name_no_game_and_no_player() {
    let names = names();
    assert!(names.len() > 15, "{names:?}");
    let is_shared = |module: &str| {
        let folder = module.split('/').next().unwrap();
        ["core", "search", "registry", "lab"].contains(&folder) || module == "web"
    };
    let mut wrong = Vec::new();
    for (module, text) in LIBRARY.files().into_iter().filter(|(module, _)| is_shared(module)) {
        let text = without_examples(&text).to_lowercase();
        let named = names.iter().filter(|name| has_words(&text, name));
        wrong.extend(named.map(|name| format!("{module} names {name}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
