// Everything that is checked, on two tracks that run side by side because browsers wait more than they compute: Rust and its
// modules, and the page. Each is in the order of a quick answer: first what is read, then what is run.

import { existsSync } from "node:fs";
import { basename } from "node:path";
import { wasmEnvironment } from "../build/wasm.mjs";
import { wasmTarget } from "../setup/wasm-target.mjs";
import { inRoot, npmTool } from "../support/paths.mjs";
import { aloneInCargo, aloneInNode } from "./alone.mjs";
import { countCargo, countNode } from "./count.mjs";
import { failuresInCargo, failuresInNode } from "./failures.mjs";
import { concerns, filesIn, longestFirst } from "./files.mjs";

/** @typedef {import("./step.mjs").Step} Step */

/**
 * @param {import("../build/settings.mjs").Settings} settings
 * @param {{ RUSTUP_TOOLCHAIN?: string }} wasmToolchain
 * @returns {Step[][]} the tracks
 */
export const allSteps = (settings, wasmToolchain) => [
  rustSteps(settings, wasmToolchain).map(
    incremental(existsSync(inRoot("target/debug/incremental"))),
  ),
  [
    ...pageChecks,
    ...nodeTests("Scripts: tests", filesIn("tests/scripts", ".test.mjs")),
    ...nodeTests("Browsers: tests", filesIn("tests/browser", ".test.mjs")),
  ],
];

/**
 * @param {import("../build/settings.mjs").Settings} settings
 * @param {{ RUSTUP_TOOLCHAIN?: string }} wasmToolchain
 * @returns {Step[]}
 */
const rustSteps = (settings, wasmToolchain) => [
  rustFormatting,
  {
    title: "Rust: lints",
    command: "cargo",
    args: ["clippy", "--locked", "--workspace", "--all-targets", ...warningsAreErrors],
  },
  {
    title: "Rust: lints of what is compiled for the browser",
    command: "cargo",
    args: [
      "clippy",
      "--locked",
      "-p",
      "stratege",
      "--lib",
      "--target",
      wasmTarget,
      ...warningsAreErrors,
    ],
    env: wasmEnvironment(settings, wasmToolchain),
  },
  {
    title: "Rust: documentation",
    command: "cargo",
    args: ["doc", "--locked", "--workspace", "--no-deps"],
    env: { RUSTDOCFLAGS: "-Dwarnings" },
  },
  cargoTests("Rust: tests", ["--workspace"]),
  // They compare with the binary, which is compiled by now.
  ...nodeTests("WebAssembly module: tests", filesIn("tests/wasm", ".test.mjs")),
];

/**
 * A first compilation that need not be incremental has a fifth less to do. Once `cargo test` alone, or
 * `npm test -- GAME`, has begun with incremental ones, all are. The tests of modules are told too, as they run the binary
 * by cargo.
 * @param {boolean} begun
 * @returns {(step: Step) => Step}
 */
export const incremental = (begun) => (step) =>
  begun ? step : { ...step, env: { ...step.env, CARGO_INCREMENTAL: "0" } };

/**
 * What concerns one game: formatting, types, and the tests that speak of it.
 * @param {string} game
 * @returns {Step[][]} the tracks
 */
export const stepsOfGame = (game) => {
  const concerned = (/** @type {string} */ directory, ending = ".test.mjs") =>
    filesIn(directory, ending).filter((file) => concerns(file, game));
  const programs = concerned("cli/tests", ".rs").flatMap((file) => [
    "--test",
    basename(file, ".rs"),
  ]);
  return [
    [
      rustFormatting,
      cargoTests(`Rust: tests of ${game}`, ["-p", "stratege", "--test", game]),
      cargoTests(`Rust: tests inside ${game}`, ["-p", "stratege", "--lib", `games::${game}`]),
      ...(programs.length > 0
        ? [cargoTests(`Terminal: tests with ${game}`, ["-p", "stratege-cli", ...programs])]
        : []),
      ...nodeTests(`WebAssembly module: tests with ${game}`, concerned("tests/wasm")),
    ],
    [...pageChecks, ...nodeTests(`Browsers: tests with ${game}`, concerned("tests/browser"))],
  ];
};

const warningsAreErrors = ["--", "-D", "warnings"];

/** @type {Step} */
const rustFormatting = {
  title: "Rust: formatting",
  command: "cargo",
  args: ["fmt", "--all", "--check"],
};

/** @type {Step[]} */
const pageChecks = [
  {
    title: "Page and scripts: lints and formatting",
    command: npmTool("biome"),
    args: ["check", "--error-on-warnings", "--colors=off"],
  },
  {
    title: "Page: HTML",
    command: npmTool("html-validate"),
    args: ["index.html", "dist/*.html"],
  },
  ...["page", "worker", "node"].map((part) => ({
    title: `Types: ${part}`,
    command: npmTool("tsc"),
    args: ["--project", `tsconfig.${part}.json`],
  })),
];

/**
 * Both of cargo's outputs as one, because one tells which program runs and the other what fails in it.
 * @param {string} title
 * @param {string[]} which
 * @returns {Step}
 */
const cargoTests = (title, which) => ({
  title,
  command: "sh",
  args: ["-c", `exec cargo test --locked --no-fail-fast ${which.join(" ")} 2>&1`],
  count: countCargo,
  failures: failuresInCargo,
  alone: aloneInCargo,
});

/**
 * @param {string} title
 * @param {string[]} files
 * @returns {Step[]}
 */
function nodeTests(title, files) {
  if (files.length === 0) return [];
  return [
    {
      title,
      command: process.execPath,
      args: ["scripts/test/run-files.mjs", ...longestFirst(files)],
      count: countNode,
      failures: failuresInNode,
      alone: aloneInNode,
    },
  ];
}
