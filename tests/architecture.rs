//! Who may import whom. ARCHITECTURE.md has the picture; this test keeps it true.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The folders of `src`: each knows only those before it.
const LAYERS: [&str; 8] = ["core", "search", "training", "games", "registry", "lab", "museum", "web"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The games, by their folders.
fn games() -> Vec<String> {
    let entries = fs::read_dir(root().join("games")).unwrap().map(Result::unwrap);
    let folders = entries.filter(|entry| entry.path().is_dir());
    folders.map(|folder| folder.file_name().into_string().unwrap()).collect()
}

/// Every source file, by its path below `src` without the ending: `games/chess/rules`, `games/chess` for its `mod.rs`.
fn sources() -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![root()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let module = path.strip_prefix(root()).unwrap().with_extension("");
                let name = module.to_str().unwrap().trim_end_matches("/mod").to_string();
                found.insert(name, fs::read_to_string(&path).unwrap());
            }
        }
    }
    found
}

/// The code of a file without its comments and its unit tests.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// Every path of a text that begins at the crate's root or above the module, as the module that it names.
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

/// The paths of an import with its braces opened: `a::{b, c::d}` is `a::b` and `a::c::d`.
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

/// The longest module that a path begins with.
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

fn graph() -> BTreeMap<String, BTreeSet<String>> {
    let sources = sources();
    let modules: BTreeSet<&str> = sources.keys().map(String::as_str).collect();
    sources.iter().map(|(name, text)| (name.clone(), imports(name, &code(text), &modules))).collect()
}

#[test]
fn each_folder_imports_only_those_above_it() {
    let layer = |module: &str| LAYERS.iter().position(|layer| module.split('/').next() == Some(*layer));
    let mut wrong = Vec::new();
    for (module, imported) in graph() {
        let Some(own) = layer(&module) else { continue };
        let below = imported.iter().filter(|other| layer(other).is_some_and(|other| other > own));
        wrong.extend(below.map(|other| format!("{module} imports {other}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_game_knows_another() {
    let game = |module: &str| match module.split('/').collect::<Vec<_>>()[..] {
        ["games", game, ..] => Some(game.to_string()),
        _ => None,
    };
    let mut wrong = Vec::new();
    for (module, imported) in graph() {
        let Some(own) = game(&module) else { continue };
        let others = imported.iter().filter(|other| game(other).is_some_and(|other| other != own));
        wrong.extend(others.map(|other| format!("{module} imports {other}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn rules_know_no_player_and_nobody_knows_the_entry() {
    let mut wrong = Vec::new();
    for (module, imported) in graph() {
        for game in games() {
            let part = |name: &str| format!("games/{game}/{name}");
            let is =
                |name: &str, module: &str| module == part(name) || module.starts_with(&(part(name) + "/"));
            let knows = |name: &str| imported.iter().any(|other| is(name, other));
            let of_rules = ["position", "rules", "notation", "formats"].iter().any(|name| is(name, &module));
            if of_rules && (knows("engine") || knows("classic")) {
                wrong.push(format!("{module} knows a player"));
            }
            if is("classic", &module) && knows("engine") || is("engine", &module) && knows("classic") {
                wrong.push(format!("{module}: the two players know each other"));
            }
            if knows("entry") {
                wrong.push(format!("{module} knows the entry"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn files_import_each_other_in_no_circle() {
    let graph = graph();
    let reaches = |from: &str, to: &str| {
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
    };
    let mut wrong = Vec::new();
    for (module, imported) in &graph {
        for other in imported.iter().filter(|other| reaches(other, module)) {
            let is_map = other.starts_with(&format!("{module}/")) || module.starts_with(&format!("{other}/"));
            if !is_map {
                wrong.push(format!("{module} and {other} import each other"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
