// Everything that is checked, in the order of a quick answer: first what is read, then what is run.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { wasmEnvironment } from "../build/wasm.mjs";
import { wasmTarget } from "../setup/wasm-target.mjs";
import { inRoot, npmTool } from "../support/paths.mjs";
import { countCargo, countNode } from "./count.mjs";

/**
 * @param {import("../build/settings.mjs").Settings} settings
 * @param {{ RUSTUP_TOOLCHAIN?: string }} wasmToolchain
 * @returns {import("./step.mjs").Step[]}
 */
export const steps = (settings, wasmToolchain) => [
  { title: "Rust: formatting", command: "cargo", args: ["fmt", "--all", "--check"] },
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
    title: "Page and scripts: lints and formatting",
    command: npmTool("biome"),
    args: ["check", "--error-on-warnings", "--colors=off"],
  },
  {
    title: "Page: HTML",
    command: npmTool("html-validate"),
    args: ["index.html", "dist/*.html"],
  },
  types("page"),
  types("worker"),
  types("node"),
  {
    title: "Rust: tests",
    command: "cargo",
    args: ["test", "--locked", "--workspace", "--no-fail-fast"],
    count: countCargo,
  },
  nodeTests("Scripts: tests", "tests/scripts"),
  nodeTests("WebAssembly module: tests", "tests/wasm"),
  nodeTests("Browsers: tests", "tests/browser"),
];

const warningsAreErrors = ["--", "-D", "warnings"];

/** @param {"page" | "worker" | "node"} part */
function types(part) {
  const project = `tsconfig.${part}.json`;
  return { title: `Types: ${part}`, command: npmTool("tsc"), args: ["--project", project] };
}

/**
 * One test file after the other: browsers that share the machine's few cores disturb each other.
 * @param {string} title
 * @param {string} directory
 */
function nodeTests(title, directory) {
  const files = existsSync(inRoot(directory))
    ? readdirSync(inRoot(directory)).filter((name) => name.endsWith(".test.mjs"))
    : [];
  const options = [
    "--test",
    "--test-reporter=spec",
    "--test-concurrency=1",
    "--test-timeout=900000", // of a whole file, on a machine that has much else to do
  ];
  const paths = files.sort().map((name) => join(directory, name));
  return { title, command: process.execPath, args: [...options, ...paths], count: countNode };
}
