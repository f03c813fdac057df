// Checks of the crates: their archives compile with the oldest supported compiler, a build without default features has rules
// only, the documentation has no warnings, and the public interface is the stored one. Each check returns an error, empty if
// there is none.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot } from "../support/paths.mjs";
import { capture } from "../support/run.mjs";
import { PUBLIC_API_FILE, publicApi } from "./public-api.mjs";

/** The published crates; each depends on those before it. */
export const CRATES = ["stratege", "stratege-training", "stratege-cli"];

const packages = CRATES.flatMap((name) => ["--package", name]);

/** A program that plays by the rules, and finds that the modern players have no program. */
const RULES_ONLY = `
use stratege::core::game::Game;
use stratege::core::record::Record;
use stratege::games::connect4::Position;

fn main() {
    let record: Record<Position> = "connect4:first:4453".parse().unwrap();
    assert_eq!(record.ply(), 4);
    assert_eq!(stratege::registry::GAMES.len(), 1);
    let roster = Position::roster();
    let has_program = |id: &str| roster.iter().any(|entry| entry.id == id && entry.new_player.is_some());
    assert!(has_program("experte") && !has_program("solver"));
}
`;

/** @param {string[]} args @param {import("../support/run.mjs").RunOptions} [options] */
async function cargo(args, options) {
  const { code, output } = await capture("cargo", args, options);
  return code === 0 ? "" : output;
}

/** The oldest supported compiler, where rustup chooses it. */
const oldestCompiler = () => {
  const [, version] =
    readFileSync(inRoot("Cargo.toml"), "utf8").match(/rust-version = "(.+)"/) ?? [];
  return { RUSTUP_TOOLCHAIN: `${version}.0` };
};

/** Builds the archives, and each crate from its archive with the others as dependencies. */
const archives = () =>
  cargo(["package", "--locked", "--allow-dirty", "--target-dir", "target", ...packages], {
    env: oldestCompiler(),
  });

/** Runs a program that depends on the unpacked archive of the library. */
async function rulesOnly() {
  const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const folder = mkdtempSync(join(tmpdir(), "stratege-crate-"));
  try {
    mkdirSync(join(folder, "src"));
    writeFileSync(join(folder, "src/main.rs"), RULES_ONLY);
    writeFileSync(
      join(folder, "Cargo.toml"),
      `[package]
name = "rules-only"
edition = "2024"

[dependencies.stratege]
path = "${inRoot("target/package", `stratege-${version}`)}"
default-features = false
features = ["connect4"]
`,
    );
    const env = { ...oldestCompiler(), CARGO_TARGET_DIR: inRoot("target/package/rules-only") };
    return await cargo(["run", "--quiet"], { cwd: folder, env });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The documentation of all features, without warnings. */
const documentation = () =>
  cargo(["doc", "--no-deps", "--all-features", "--package", "stratege"], {
    env: { RUSTDOCFLAGS: "-D warnings" },
  });

async function interfaceIsStored() {
  if ((await publicApi()) === readFileSync(PUBLIC_API_FILE, "utf8")) return "";
  return "docs/public-api.txt differs: `npm run docs -- public-api` writes it, `git diff` shows the change.";
}

/** @type {{ name: string, run: () => Promise<string> }[]} */
export const crateChecks = [
  { name: "crates: archives compile", run: archives },
  { name: "crates: rules only", run: rulesOnly },
  { name: "crates: documentation", run: documentation },
  { name: "crates: public interface", run: interfaceIsStored },
];
