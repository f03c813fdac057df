// Lists the dependencies with their licences, from the lock files of cargo and npm: those in the site, those in the native
// program, and those that only build and test.

import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { outputOf } from "./run.mjs";

/** @typedef {{ name: string, version: string, license: string }} Part */

const BINDGEN = ["--manifest-path", inRoot("scripts/build/bindgen/Cargo.toml")];

/** @returns {Promise<string>} the document */
export async function thirdParties() {
  const linked = ["--edges", "normal,no-proc-macro"];
  const wasm = ["--package", "stratege", "--target", "wasm32-unknown-unknown"];
  const cli = ["--package", "stratege-cli", "--target", "x86_64-unknown-linux-gnu"];
  const site = await crates(...linked, ...wasm);
  const native = await crates(...linked, ...cli);
  const every = ["--edges", "all", "--target", "all"];
  const all = [...(await crates("--workspace", ...every)), ...(await crates(...BINDGEN, ...every))];
  const shipped = new Set([...site, ...native].map(row));
  const tools = all.filter((part) => !shipped.has(row(part)));
  return `# Third-party components

Printed by \`npm run docs -- third-party\` from \`Cargo.lock\` and \`package-lock.json\`. \`deny.toml\` lists the licences that a
Rust component may have. The font and the pictures of the site are its own; \`tests/data/\` has published positions and
counts of others, used by the tests only.

## In the site

In addition to these, the standard library of Rust (MIT OR Apache-2.0).

${table([...site, ...npmParts((part) => !part.dev)])}
## In the native program

${table(native)}
## To build and test the Rust part

${table(tools)}
## To build and test the page (npm, nothing of it is in the site)

${table(npmParts(({ dev }) => dev))}`;
}

/** Crates of others. @param {string[]} which arguments of `cargo tree` @returns {Promise<Part[]>} */
async function crates(...which) {
  const args = ["tree", "--locked", "--prefix", "none", "--format", "{p}|{l}", ...which];
  const lines = (await outputOf("cargo", args)).matchAll(
    /^(\S+) v(\S+)(?: \(proc-macro\))?\|(.*?)(?: \(\*\))?$/gm,
  );
  return [...lines].map(([, name, version, license]) => ({ name, version, license }));
}

/** @typedef {{ version: string, license?: string, dev?: boolean }} Locked a part of package-lock.json */

/** @param {(part: Locked) => boolean | undefined} isWanted @returns {Part[]} */
function npmParts(isWanted) {
  const lock = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  /** @type {[string, Locked][]} */
  const entries = Object.entries(lock.packages);
  return entries
    .filter(([path, part]) => path !== "" && isWanted(part))
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      license: license ?? "none named",
    }));
}

/** @param {Part} part */
const row = ({ name, version, license }) => `| ${name} | ${version} | ${license} |`;

/** @param {Part[]} parts */
const table = (parts) =>
  `| part | version | licence |\n|---|---|---|\n${[...new Set(parts.map(row))].sort().join("\n")}\n`;
