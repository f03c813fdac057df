// A copy of the page's sources and tests for fault injection.

import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../../support/errors.mjs";
import { inRoot } from "../../support/paths.mjs";
import { outputOf } from "../../support/run.mjs";

/** @typedef {import("../../../tests/faults/fault.types").Fault} Fault */

const PARTS = [
  ...["index.html", "package.json", "package-lock.json", "wasm-pack.toml", "Cargo.toml"],
  ...["scripts", "styles", "tests", "www", "src/games"],
];

/** @param {string} directory */
export function openCopy(directory) {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const part of PARTS) cpSync(inRoot(part), join(directory, part), { recursive: true });
  for (const part of ["data", "node_modules"]) symlinkSync(inRoot(part), join(directory, part));

  return {
    directory,

    /** Builds the site without a fault. */
    build: () => build(directory),

    /**
     * Runs an action with the fault in the built site.
     * @template T
     * @param {Fault} fault
     * @param {() => Promise<T>} act
     */
    async with(fault, act) {
      const file = join(directory, fault.file);
      const original = readFileSync(file, "utf8");
      try {
        writeFileSync(file, injectFault(original, fault));
        await build(directory);
        return await act();
      } finally {
        writeFileSync(file, original);
      }
    },
  };
}

/** @param {string} text @param {Fault} fault */
export function injectFault(text, { what, file, find, put }) {
  const pieces = text.split(find);
  if (pieces.length !== 2)
    throw new Problem(
      `"${what}" cannot be injected: its code occurs ${pieces.length - 1} times in ${file}.`,
      "adapt the fault in tests/faults/ to the source file",
    );
  return pieces.join(put);
}

const program = `
const { readSettings } = await import("./scripts/build/settings.mjs");
const { buildSite } = await import("./scripts/build/site.mjs");
await buildSite(await readSettings());`;

/** @param {string} directory */
function build(directory) {
  return outputOf(process.execPath, ["--input-type=module", "--eval", program], { cwd: directory });
}
