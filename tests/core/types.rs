//! The `.d.ts` files of `src/web` describe the library's types as serde writes them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

type Fields = BTreeMap<String, BTreeSet<String>>;

fn source(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(path)
}

fn sources() -> Vec<String> {
    let mut texts = Vec::new();
    let mut waiting = ["core", "registry", "games"].map(source).to_vec();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            waiting.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            texts.push(fs::read_to_string(path).unwrap());
        }
    }
    texts
}

/// The first word of a text.
fn word(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

fn camel_case(name: &str) -> String {
    let mut words = name.split('_').map(String::from);
    let first = words.next().unwrap_or_default();
    words.fold(first, |name, word| name + &word[..1].to_uppercase() + &word[1..])
}

/// The fields of each interface, and the values of `kind` in each union.
fn described() -> Fields {
    let mut found = Fields::new();
    let mut name = String::new();
    for file in ["types.d.ts", "games/gobang.d.ts"] {
        for line in fs::read_to_string(source("web").join(file)).unwrap().lines() {
            let start = line.strip_prefix("export interface ").or(line.strip_prefix("export type "));
            if let Some(start) = start {
                name = word(start);
            } else if let Some((_, kind)) = line.split_once("{ kind: \"") {
                found.entry(name.clone()).or_default().insert(word(kind));
            } else if let Some((field, _)) = line.trim().split_once(':') {
                found.entry(name.clone()).or_default().insert(field.into());
            }
        }
    }
    found
}

/// The fields of each struct under their serialised names, and the variants of each enum with a tag `kind`.
fn serialised() -> Fields {
    let mut found = Fields::new();
    for text in sources() {
        let (mut name, mut attributes, mut is_camel) = (String::new(), String::new(), false);
        for line in text.lines() {
            let content = line.trim();
            if content.starts_with("#[") {
                attributes += content;
            } else if let Some(start) = line.strip_prefix("pub struct ").or(line.strip_prefix("pub enum ")) {
                name = if attributes.contains("Serialize") { word(start) } else { String::new() };
                is_camel = attributes.contains("rename_all = \"camelCase\"");
                attributes.clear();
            } else if line == "}" {
                name.clear();
            } else if !name.is_empty() && line.starts_with("    ") && !content.starts_with("//") {
                let fields = found.entry(name.clone()).or_default();
                if let Some(field) = line.strip_prefix("    pub ") {
                    let renamed = attributes.split_once("rename = \"").map(|(_, rest)| word(rest));
                    let own = if is_camel { camel_case(&word(field)) } else { word(field) };
                    if !["flatten", "skip"].iter().any(|word| attributes.contains(word)) {
                        fields.insert(renamed.unwrap_or(own));
                    }
                } else if line[4..].starts_with(char::is_uppercase) {
                    fields.insert(word(content).to_lowercase());
                }
                attributes.clear();
            } else if !content.starts_with("//") {
                attributes.clear();
            }
        }
    }
    found
}

#[test]
fn descriptions_of_types_match_the_sources() {
    let (described, serialised) = (described(), serialised());
    assert!(described.len() > 25, "{described:?}");
    for (name, fields) in &described {
        assert_eq!(serialised.get(name), Some(fields), "{name}");
    }
}
