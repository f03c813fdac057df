// The steps of `npm test` in two concurrent tracks, since browser tests mostly wait: Rust and its modules, and the
// page. In each track the fastest checks come first.

import { basename } from "node:path";
import { wasmEnvironment } from "../build/wasm.mjs";
import { wasmTarget } from "../setup/wasm-target.mjs";
import { npmTool } from "../support/paths.mjs";
import { concerns, filesIn } from "./files.mjs";
import { runBrowserTests, runNodeTests } from "./node-tests.mjs";
import { runCargoTests, runCheck } from "./program.mjs";

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} report output of the failed tests
 * @property {string[]} commands shell commands that run each failed test alone
 */

/** @typedef {{ title: string, run: (onText: (text: string) => void) => Promise<Result> }} Step */

/**
 * @param {import("../build/settings.mjs").Settings} settings
 * @param {{ RUSTUP_TOOLCHAIN?: string }} wasmToolchain
 * @returns {Step[][]} the tracks
 */
export const allSteps = (settings, wasmToolchain) => [
  [
    rustFormatting,
    check("Rust: lints", "cargo", [...CLIPPY, "--workspace", "--all-targets", ...DENY]),
    check(
      "Rust: lints for the browser",
      "cargo",
      [...CLIPPY, "-p", "stratege", "--lib", "--target", wasmTarget, ...DENY],
      wasmEnvironment(settings, wasmToolchain),
    ),
    // The fuzzers are a separate workspace, whose lock file must follow the library's dependencies.
    check("Fuzzers: lock file", "cargo", [
      ...["tree", "--locked", "--depth=0", "--manifest-path=fuzz/Cargo.toml"],
    ]),
    check("Rust: documentation", "cargo", ["doc", "--locked", "--workspace", "--no-deps"], {
      RUSTDOCFLAGS: "-Dwarnings",
    }),
    cargoTests("Rust: tests", ["--workspace"]),
    // These run the native program, which is compiled by now.
    ...nodeTests("WebAssembly: tests", filesIn("tests/wasm")),
  ],
  [
    ...pageChecks,
    ...nodeTests("Scripts: tests", filesIn("tests/scripts")),
    ...nodeTests("Page without a browser: tests", filesIn("tests/page")),
    check("Packages: build", process.execPath, ["scripts/build.mjs", "--packages"]),
    ...nodeTests("Packages: tests", filesIn("tests/packages")),
    ...nodeTests("Browsers: tests", filesIn("tests/browser"), runBrowserTests),
  ],
];

/** Formatting, types, and the tests of one game. @param {string} game @returns {Step[][]} the tracks */
export const stepsOfGame = (game) => {
  const filesOf = (/** @type {string} */ directory, /** @type {string} */ suffix) =>
    filesIn(directory, suffix).filter((file) => concerns(file, game));
  const programs = filesOf("cli/tests", ".rs").map((file) => `--test=${basename(file, ".rs")}`);
  return [
    [
      rustFormatting,
      cargoTests(`Rust: tests of ${game}`, ["-p", "stratege", "--test", game]),
      cargoTests(`Rust: unit tests of ${game}`, ["-p", "stratege", "--lib", `games::${game}`]),
      cargoTests("Training: tests", ["-p", "stratege-training"]),
      ...(programs.length > 0
        ? [cargoTests(`Terminal: tests with ${game}`, ["-p", "stratege-cli", ...programs])]
        : []),
      ...nodeTests(`WebAssembly: tests with ${game}`, filesOf("tests/wasm", ".test.mjs")),
    ],
    [
      ...pageChecks,
      ...nodeTests(
        `Browsers: tests with ${game}`,
        filesOf("tests/browser", ".test.mjs"),
        runBrowserTests,
      ),
    ],
  ];
};

const CLIPPY = ["clippy", "--locked"];
const DENY = ["--", "-D", "warnings"];

/**
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Step}
 */
const check = (title, command, args, env) => ({
  title,
  run: (onText) => runCheck(command, args, onText, env),
});

/** @param {string} title @param {string[]} args @returns {Step} */
const cargoTests = (title, args) => ({ title, run: (onText) => runCargoTests(args, onText) });

/**
 * @param {string} title @param {string[]} files
 * @param {typeof runBrowserTests} [run]
 * @returns {Step[]}
 */
const nodeTests = (title, files, run = runNodeTests) =>
  files.length === 0 ? [] : [{ title, run: (onText) => run(files, onText) }];

const rustFormatting = check("Rust: formatting", "cargo", ["fmt", "--all", "--check"]);

const pageChecks = [
  check("Page and scripts: lints and formatting", npmTool("biome"), [
    ...["check", "--error-on-warnings", "--colors=off"],
  ]),
  check("Wording", process.execPath, ["scripts/test/wording.mjs"]),
  check("Page: HTML", npmTool("html-validate"), ["index.html", "dist/*.html"]),
  ...["page", "worker", "node"].map((part) =>
    check(`Types: ${part}`, npmTool("tsc"), ["--project", `tsconfig.${part}.json`]),
  ),
];
