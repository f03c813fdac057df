// npm run check -- mutants [PART…]: runs cargo-mutants on rules, notation, records, parameters and formats, and lists
// the mutants that no test catches. PART is a game or `core`. Caught mutants are skipped in later runs, so an
// interrupted run resumes. .cargo/mutants.toml excludes equivalent mutants.

import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { readSettings } from "../build/settings.mjs";
import { engineOf } from "../build/wasm-modules.mjs";
import { Problem, requireKnown, runScript } from "../support/errors.mjs";
import { inRoot } from "../support/paths.mjs";
import { print } from "../support/print.mjs";
import { capture, show } from "../support/run.mjs";

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} files globs of the files to mutate
 * @property {string[]} features of the crate
 * @property {string[]} programs test programs that run first, for all mutants
 * @property {string[]} modules their modules
 * @property {string[]} unitTests filters of the unit tests that run for the mutants missed so far
 */

const CORE_FILES = ["board_text", "format", "parameters", "record", "rows", "rules", "termination"];
const CORE_GAMES = ["reversi", "chess", "connect4"];

/** Modules of players, which are tested by matches and positions instead. */
const PLAYERS = ["engine", "classic", "post_mortem"];

/** Players, and lists that the page's tests cover. */
const EXCLUDED = [
  ...PLAYERS.flatMap((player) => [`**/${player}/**`, `**/${player}.rs`]),
  ...["**/levels.rs", "**/entry.rs"],
];

/** Modules of the test programs about texts and rules; the others cannot catch these mutants. */
const TEXTS = [
  ...["fen", "formats", "malformed_input", "notation", "pgn", "piece_letters", "record", "san"],
];
const RULES = ["geometry", "move_effects", "movegen", "rules", "termination"];

/** Favours compile time, since these tests search little. */
const ENVIRONMENT = { CARGO_PROFILE_DEV_OPT_LEVEL: "1", CARGO_PROFILE_DEV_DEBUG: "0" };

/** Exit codes of a complete run: all caught, some missed, some timed out. */
const COMPLETE = [0, 2, 3];

await runScript(async () => {
  if ((await capture("cargo", ["mutants", "--version"])).code !== 0)
    throw new Problem("cargo-mutants is not installed.", "cargo install --locked cargo-mutants");
  for (const part of await selectParts(process.argv.slice(2))) {
    print(`\n${part.name}`);
    const programs = part.programs.map((program) => `--cargo-arg=--test=${program}`);
    await testMutants(part, programs, part.modules);
    if (await testMutants(part, ["--cargo-arg=--lib"], part.unitTests)) process.exitCode = 1;
  }
});

/** @param {string[]} names of parts; empty for all @returns {Promise<Part[]>} */
async function selectParts(names) {
  const { games } = await readSettings();
  /** @type {Part[]} */
  const parts = games.map((game) => ({
    name: game,
    files: [`src/games/${game}/**`],
    features: [engineOf(game)],
    programs: [game],
    modules: [...TEXTS, ...RULES],
    unitTests: [`games::${game}::`, ...PLAYERS.flatMap((player) => ["--skip", `::${player}::`])],
  }));
  parts.push({
    name: "core",
    files: CORE_FILES.map((file) => `src/core/${file}.rs`),
    features: CORE_GAMES.map(engineOf),
    programs: ["core", ...CORE_GAMES],
    modules: ["board_text", "parameters", "rows", "smallest_game", "termination", ...TEXTS],
    unitTests: ["core::", "::notation::", "::formats::"],
  });
  requireKnown(
    "part",
    names,
    parts.map(({ name }) => name),
  );
  return parts.filter(({ name }) => names.length === 0 || names.includes(name));
}

/**
 * Tests the mutants that no earlier run has caught; returns whether one was missed.
 * @param {Part} part
 * @param {string[]} programs
 * @param {string[]} filters of test names
 */
async function testMutants({ name, files, features }, programs, filters) {
  const output = inRoot("target", "mutants", name);
  mkdirSync(output, { recursive: true });
  const jobs = String(Math.min(4, availableParallelism()));
  const code = await show(
    "cargo",
    [
      ...["mutants", "--iterate", "--output", output, "--package=stratege"],
      ...files.flatMap((file) => ["--file", file]),
      ...EXCLUDED.flatMap((file) => ["--exclude", file]),
      ...["--no-default-features", `--features=${features.join(",")}`],
      ...["--jobs", jobs, "--minimum-test-timeout", "8", ...programs, "--", "--", ...filters],
    ],
    { env: ENVIRONMENT },
  );
  if (COMPLETE.includes(code)) return code === 2;
  throw new Problem(
    `cargo-mutants could not finish ${name}.`,
    "see its output above; usually a test fails without any mutant. Then start again.",
  );
}
