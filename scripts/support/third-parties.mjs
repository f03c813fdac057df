// Lists the dependencies and their licences from the lock files of cargo and npm, for the release archive.

import { readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { outputOf } from "./run.mjs";

/** @typedef {{ name: string, version: string, license: string }} Dependency */

const BINDGEN = ["--manifest-path", inRoot("scripts/build/bindgen/Cargo.toml")];

/** Returns the list as a Markdown document. @returns {Promise<string>} */
export async function thirdParties() {
  const [site, native] = await Promise.all([siteParts(), nativeParts()]);
  const every = ["--edges", "all", "--target", "all"];
  const all = [...(await crates("--workspace", ...every)), ...(await crates(...BINDGEN, ...every))];
  const shipped = new Set([...site, ...native].map(row));
  const tools = all.filter((dependency) => !shipped.has(row(dependency)));
  return `# Third-party components

Printed by \`npm run docs -- third-party\` from \`Cargo.lock\` and \`package-lock.json\`. \`deny.toml\` lists the licences that
Rust components may have. Font and pictures of the site were made for it; \`tests/data/\` has published positions and
counts, which only the tests use.

## In the site

In addition to these, the standard library of Rust (MIT OR Apache-2.0).

${table(site)}
## In the native program

${table(native)}
## To build and test the Rust part

${table(tools)}
## To build and test the page (npm, not in the site)

${table(npmDependencies(({ dev }) => dev))}`;
}

/** Dependencies that the site or the native program contains, each once. @returns {Promise<Dependency[]>} */
export async function shippedParts() {
  const parts = [...(await siteParts()), ...(await nativeParts())];
  const byRow = new Map(parts.map((part) => [row(part), part]));
  return [...byRow.keys()].sort().flatMap((key) => byRow.get(key) ?? []);
}

const LINKED = ["--edges", "normal,no-proc-macro"];

async function siteParts() {
  const packages = ["--package", "stratege", "--package", "stratege-meter"];
  const wasm = [...packages, "--target", "wasm32-unknown-unknown"];
  return [...(await crates(...LINKED, ...wasm)), ...npmDependencies(({ dev }) => !dev)];
}

const nativeParts = () =>
  crates(...LINKED, "--package", "stratege-cli", "--target", "x86_64-unknown-linux-gnu");

/** @param {string[]} options of `cargo tree` @returns {Promise<Dependency[]>} without the packages of this repository */
async function crates(...options) {
  const args = ["tree", "--locked", "--prefix", "none", "--format", "{p}|{l}", ...options];
  const lines = (await outputOf("cargo", args)).matchAll(
    /^(\S+) v(\S+)(?: \(proc-macro\))?\|(.*?)(?: \(\*\))?$/gm,
  );
  return [...lines].map(([, name, version, license]) => ({ name, version, license }));
}

/** @typedef {{ version: string, license?: string, dev?: boolean }} Locked an entry of package-lock.json */

/** @param {(locked: Locked) => boolean | undefined} isIncluded @returns {Dependency[]} */
function npmDependencies(isIncluded) {
  const lock = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  /** @type {[string, Locked][]} */
  const entries = Object.entries(lock.packages);
  return entries
    .filter(([path, locked]) => path !== "" && isIncluded(locked))
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      license: license ?? "none named",
    }));
}

/** @param {Dependency} dependency */
const row = ({ name, version, license }) => `| ${name} | ${version} | ${license} |`;

/** @param {Dependency[]} dependencies */
const table = (dependencies) =>
  `| component | version | licence |\n|---|---|---|\n${[...new Set(dependencies.map(row))].sort().join("\n")}\n`;
